import type { RefusedShown } from "../protocol";

const CLAUSE = /^(.*) \(([A-Z]+-[\d.]+)\)$/;

/** Why something is not possible, and the clause of the rules that says so. */
export function reasonOf({ reason }: RefusedShown): { text: string; clause: string } {
  const [, text = reason, clause = ""] = CLAUSE.exec(reason) ?? [];
  return { text, clause };
}
