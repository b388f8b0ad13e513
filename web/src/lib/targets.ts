import type { TargetShown } from "../protocol";
import type { Spot } from "./view";

/** Nothing, and always the same nothing: whoever is told so twice need not look again. */
export const NO_THINGS: TargetShown[] = [];

/** Something on the page that a move may be about has the form of a target itself. */
export const pieceAt = (key: string, at: Spot): TargetShown => thing("piece", key, at);
export const placesAt = (key: string, at: Spot): TargetShown[] =>
  at.isInner ? [] : [thing("place", key, at)];
export const seatThing = (seat: number): TargetShown => ({
  kind: "seat",
  key: `${seat}`,
  field: "",
  seat: null,
});
/** A piece, wherever it lies. */
export const anyPiece = (key: string): TargetShown => ({
  kind: "piece",
  key,
  field: "",
  seat: null,
});

function thing(kind: TargetShown["kind"], key: string, at: Spot): TargetShown {
  return { kind, key, field: at.name, seat: at.seat };
}

/** Is it what the target names? A target may leave open where and whose. */
export function isMeant(target: TargetShown, thing: TargetShown): boolean {
  const isThere = !target.field || !thing.field || target.field === thing.field;
  const isTheirs = target.seat === null || thing.seat === null || target.seat === thing.seat;
  return target.kind === thing.kind && target.key === thing.key && isThere && isTheirs;
}

export function isAmong(targets: TargetShown[], things: TargetShown[]): boolean {
  return targets.some((target) => things.some((each) => isMeant(target, each)));
}
