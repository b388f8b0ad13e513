import type { TableListed } from "../protocol";
import type { OwnTable } from "./seats";

/** How it stands at a table: the most urgent first. */
const STANDINGS = ["yours", "theirs", "open", "unknown", "over", "gone"] as const;
export type Standing = (typeof STANDINGS)[number];

/** A table this browser remembers, and what the server tells of it. */
export interface Own {
  remembered: OwnTable;
  listed: TableListed | undefined;
  standing: Standing;
}

/** The remembered tables, the most urgent first; `listed` is null until the server has answered. */
export function ownOnes(remembered: OwnTable[], listed: TableListed[] | null): Own[] {
  const known = new Map(listed?.map((table) => [table.id, table]));
  const all = remembered.map((table) => {
    const found = known.get(table.id);
    return {
      remembered: table,
      listed: found,
      standing: standingOf(table, found, listed !== null),
    };
  });
  return all.sort((a, b) => urgency(a) - urgency(b) || changedAt(b) - changedAt(a));
}

/** When something happened there, in milliseconds. */
export function changedAt({ listed, remembered }: Own): number {
  return listed ? listed.updated * 1000 : remembered.at;
}

export const freeSeats = ({ seats }: TableListed) => seats.filter((name) => !name).length;

function standingOf(own: OwnTable, listed: TableListed | undefined, isAnswered: boolean): Standing {
  if (!listed) return isAnswered ? "gone" : "unknown";
  if (listed.status === "over" || listed.status === "open") return listed.status;
  return listed.turn.some((seat) => own.seats?.includes(seat)) ? "yours" : "theirs";
}

const urgency = ({ standing }: Own) => STANDINGS.indexOf(standing);
