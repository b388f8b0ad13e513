import type { DecisionShown } from "../protocol";

/** A line in the list of moves: a decision, or a run of draws that is passed over. */
export interface Row {
  from: number;
  to: number; // so many decisions have been made after it
  seat: number; // -1: chance
  text: string; // empty: several draws
}

/** Where next and previous stop: before a player's decision; without skipping, everywhere. */
export function stopsOf(decisions: DecisionShown[], skipsDraws: boolean): number[] {
  const places = [...decisions.keys(), decisions.length];
  return skipsDraws ? places.filter((place) => (decisions[place]?.seat ?? 0) >= 0) : places;
}

export function rowsOf(decisions: DecisionShown[], skipsDraws: boolean): Row[] {
  const rows: Row[] = [];
  for (const [from, { seat, text }] of decisions.entries()) {
    const before = rows.at(-1);
    if (skipsDraws && seat < 0 && before && before.seat < 0) {
      before.to = from + 1;
      before.text = "";
    } else {
      rows.push({ from, to: from + 1, seat, text });
    }
  }
  return rows;
}
