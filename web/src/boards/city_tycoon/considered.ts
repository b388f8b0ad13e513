import { nameOf, type Choice } from "../../lib/answer.svelte";
import type { TableManager } from "../../lib/table.svelte";
import type { EffectShown, TrailShown } from "../../protocol";

/** What is made of the answer, with the choice that is pointed at on the board or in the list. */
export function considered(table: TableManager): Choice {
  const { aimed, answer, pointed, question, selected } = table;
  const choices = aimed ? table.choicesAt(aimed.things) : [];
  if (choices.length === 1 && choices[0]) return choices[0];
  const moves = question?.moves ?? [];
  const move =
    moves.find(({ targets }) => pointed.length > 0 && targets === pointed) ??
    moves.find((each) => nameOf([...answer.path, each]) === selected);
  return move ? [...answer.path, move] : answer.path;
}

/** The ways to be drawn: the last move of a whole answer tells them all. */
export function trailsOf(choice: Choice): TrailShown[] {
  const last = choice.at(-1);
  if (last && (last.ends || last.then.length) && last.trails.length) return last.trails;
  return choice.flatMap(({ trails }) => trails);
}

/** What a choice would put where: the pieces by their cells. */
export function ghostsOf(choice: Choice): Map<string, string> {
  const found = new Map<string, string>();
  for (const { effects, targets } of choice) {
    const placed = effects.find(({ kind }) => kind === "place");
    const cell = targets.find(({ kind, field }) => kind === "place" && field === "city");
    if (placed && cell) found.set(cell.key, placed.what);
  }
  return found;
}

const SIGNS: Record<string, number> = { gain: 1, pay: -1, lose: -1 };

/** What remains of all that is gained and given. */
export function netOf(effects: EffectShown[], what: string): number {
  const about = effects.filter((each) => each.what === what);
  return about.reduce((sum, { kind, amount }) => sum + (SIGNS[kind] ?? 0) * amount, 0);
}
