import type { Catalogue } from "./catalogue.svelte";
import type { TableManager } from "./table.svelte";
import type { View } from "./view";

/** The numbers in front of each side: money, points and the like. */
export type Tallies = Record<string, number>[];

/** What one of the others did since the own last turn. */
export interface Done {
  seat: number;
  pieces: string[]; // that the log names
  changes: { key: string; by: number }[];
}

export function talliesOf(catalogue: Catalogue, view: View): Tallies {
  const areas = catalogue.areasOf(view).map((area) => catalogue.numbersIn(area));
  return areas.map((entries) =>
    Object.fromEntries(entries.map(({ key, value }) => [key, Number(value)])),
  );
}

export function recapOf({ seat: own, log, lastTurn, tallies, shown, catalogue }: TableManager) {
  if (own === null || lastTurn < 0) return [];
  const now = talliesOf(catalogue, shown?.view ?? {});
  const news = log.filter(({ number }) => number > lastTurn);
  return now.flatMap((tally, seat): Done[] => {
    const lines = news.filter((line) => line.seat === seat);
    const marks = lines.flatMap((line) => line.marks.filter(({ kind }) => kind === "piece"));
    const pieces = [...new Set(marks.map(({ key }) => key))];
    const before = tallies[seat] ?? tally;
    const changes = Object.keys(tally)
      .filter((key) => catalogue.field(key)?.place === "table" && !catalogue.field(key)?.holds)
      .map((key) => ({ key, by: (tally[key] ?? 0) - (before[key] ?? tally[key] ?? 0) }))
      .filter(({ by }) => by !== 0);
    return seat !== own && lines.length && pieces.length + changes.length
      ? [{ seat, pieces, changes }]
      : [];
  });
}
