import * as api from "../lib/api";
import { TableManager } from "../lib/table.svelte";
import type { Lang } from "../protocol";

/** A table that nobody sits at: it lends its words and drawings to pages about a game. */
export function showcase(game: string): TableManager {
  const nothing = () => {};
  return new TableManager(`learn-${game}`, () => ({
    link: "live",
    send: nothing,
    consider: nothing,
    lookAgain: nothing,
    close: nothing,
  }));
}

export async function titleOf(game: string, lang: Lang): Promise<string> {
  const { games } = await api.games(lang);
  return games.find(({ name }) => name === game)?.title ?? game;
}
