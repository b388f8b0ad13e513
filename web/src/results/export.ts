import type { Finished } from "../lib/results";

const quoted = (value: string | number): string => `"${`${value}`.replaceAll('"', '""')}"`;

/** One line for each seat of each game. */
export function asCsv(games: Finished[]): string {
  const head = ["date", "game", "table", "players", "seat", "name", "computer", "own"];
  const lines = games.flatMap((game) => game.scores.map((_, seat) => lineOf(game, seat)));
  const all = [[...head, "points", "place"], ...lines];
  return all.map((line) => line.map(quoted).join(",")).join("\r\n") + "\r\n";
}

function lineOf(game: Finished, seat: number): (string | number)[] {
  const { id, names, levels, scores, ranks, own } = game;
  return [
    ...[new Date(game.at).toISOString(), game.game, id, scores.length, seat + 1],
    ...[names[seat] ?? "", levels[seat] ?? "", own.includes(seat) ? "yes" : "no"],
    ...[scores[seat] ?? 0, ranks[seat] ?? 0],
  ];
}

export const asJson = (games: Finished[]): string => JSON.stringify(games, null, 2);

/** Hands the text to the browser as a file. */
export function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
