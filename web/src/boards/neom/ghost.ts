import type { Choice } from "../../lib/answer.svelte";
import type { TableManager } from "../../lib/table.svelte";
import { isAmong } from "../../lib/targets";
import type { TargetShown } from "../../protocol";

/** The tile that would be built on a place that is pointed at, or that is chosen already. */
export function ghostAt(table: TableManager, place: TargetShown[]): string {
  if (isBuiltOn(table.answer.path, place)) return builtBy(table.answer.path);
  const isMeant = isAmong(table.aimed?.things ?? [], place) || table.isPointedAt(place);
  const [choice] = isMeant ? table.choicesAt(place) : [];
  return choice && isBuiltOn(choice, place) ? builtBy(choice) : "";
}

const isBuiltOn = (choice: Choice, place: TargetShown[]) =>
  choice.some(({ kind, targets }) => kind === "on" && isAmong(targets, place));

/** The first move names the tile. */
const builtBy = ([first]: Choice) => first?.targets.find(({ kind }) => kind === "piece")?.key ?? "";
