import type { TableShown } from "../protocol";
import { load, save } from "./storage";

/** A finished game of this browser's seats, kept here even when the server forgets the table. */
export interface Finished {
  id: string;
  game: string;
  title: string;
  at: number; // milliseconds
  options: TableShown["options"];
  own: number[]; // seats
  names: string[];
  levels: string[]; // of computers; empty: a person
  scores: number[];
  ranks: number[];
  sheets: Record<string, unknown>[];
  conceded?: boolean; // by an own seat
}

const MOST = 300;

/** The newest first. */
export const finishedGames = (): Finished[] => load<Finished[]>("results", []);

/** A table that is over is remembered with its result. */
export function keepResult(table: TableShown, at = Date.now()): void {
  const own = table.seats.flatMap(({ is_yours }, seat) => (is_yours ? [seat] : []));
  const known = finishedGames();
  if (!table.result || !own.length || known.some(({ id }) => id === table.id)) return;
  const { scores, ranks, sheets } = table.result;
  const finished: Finished = {
    ...{ id: table.id, game: table.game, title: table.title, at, options: table.options },
    ...{ own, scores, ranks, sheets },
    names: table.seats.map(({ name }) => name),
    conceded: own.some((seat) => table.seats[seat]?.has_conceded),
    levels: table.seats.map(({ kind, level }) => (kind === "bot" ? level : "")),
  };
  const all = [finished, ...known].sort((one, other) => other.at - one.at);
  save("results", all.slice(0, MOST));
}

export function forgetResults(): void {
  save("results", []);
}
