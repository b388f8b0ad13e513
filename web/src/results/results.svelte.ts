import * as api from "../lib/api";
import { finishedGames, keepResult, type Finished } from "../lib/results";
import { ownTables, secretsOf } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { statisticsOf } from "./statistics";

/** The finished games of this browser; those that ended while it was closed are fetched. */
export class Results {
  games: Finished[] = $state.raw(finishedGames());
  readonly statistics = $derived(statisticsOf(this.games));

  async load(): Promise<void> {
    const known = new Set(this.games.map(({ id }) => id));
    const unknown = ownTables().filter(({ id, seats }) => seats?.length && !known.has(id));
    if (!unknown.length) return;
    const ids = unknown.map(({ id }) => id);
    const { tables } = await api.tablesNamed(ids, ids.flatMap(secretsOf), settings.lang);
    for (const { id, status, updated } of tables) {
      if (status === "over") await this.#fetch(id, updated * 1000);
    }
  }

  async #fetch(id: string, at: number): Promise<void> {
    const how = { lang: settings.lang, secrets: secretsOf(id), seat: null };
    keepResult(await api.look(id, how), at);
    this.games = finishedGames();
  }
}
