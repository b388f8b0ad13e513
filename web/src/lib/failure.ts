import { t } from "../words/index.svelte";
import { Refusal } from "./api";

/** What went wrong, in words: the server refused, or did not answer. */
export function wordsFor(error: unknown): string {
  return error instanceof Refusal ? t("failed", { message: error.message }) : t("no_server");
}
