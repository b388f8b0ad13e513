import type { Choice } from "../../lib/answer.svelte";
import type { TableManager } from "../../lib/table.svelte";
import { isAmong } from "../../lib/targets";
import type { TargetShown } from "../../protocol";

/** The tile that would be built on a place that is pointed at, or that is chosen already. */
export function ghostAt(table: TableManager, place: TargetShown[]): string {
  const built = builtOn(table.answer.path, place);
  if (built) return built;
  const isMeant = isAmong(table.aimed?.things ?? [], place) || table.isPointedAt(place);
  const [choice] = isMeant ? table.choicesAt(place) : [];
  return choice ? builtOn(choice, place) : "";
}

/** The move that names the place tells what it would put there. */
function builtOn(choice: Choice, place: TargetShown[]): string {
  const move = choice.find(({ kind, targets }) => kind === "on" && isAmong(targets, place));
  return move?.effects.find(({ kind }) => kind === "place")?.what ?? "";
}
