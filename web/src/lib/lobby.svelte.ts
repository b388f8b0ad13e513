import type { GamesShown, Lang, NewTable, TableListed } from "../protocol";
import * as api from "./api";
import { wordsFor } from "./failure";
import { ownOnes } from "./own";
import { router } from "./router.svelte";
import { forgetTable, ownTables, rememberTable, secretsOf } from "./seats";
import { settings } from "./settings.svelte";

const REFRESH = 5000; // milliseconds

/** The lobby: which games there are, which tables wait for players, and how one's own stand. */
export class LobbyManager {
  offer: GamesShown | null = $state.raw(null);
  tables: TableListed[] = $state.raw([]);
  failure = $state("");
  #remembered = $state.raw(ownTables());
  #listed: TableListed[] | null = $state.raw(null); // of those, the ones that the server knows
  readonly own = $derived(ownOnes(this.#remembered, this.#listed));
  readonly turns = $derived(this.own.filter(({ standing }) => standing === "yours").length);

  load(lang: Lang): void {
    void this.#try(() => this.#refresh(lang));
    void this.#try(async () => {
      this.offer = await api.games(lang);
    });
  }

  /** Look for news now and then while somebody looks at the lists, and when they come back. */
  watch(): () => void {
    const refresh = () => {
      if (!document.hidden) void this.#try(() => this.#refresh(settings.lang));
    };
    const timer = setInterval(refresh, REFRESH);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }

  async create(table: NewTable): Promise<void> {
    await this.#try(async () => {
      const { id } = await api.create(table);
      const game = this.offer?.games.find(({ name }) => name === table.game);
      rememberTable(id, game?.title ?? table.game);
      router.go(`/table/${id}`);
    });
  }

  forget(id: string): void {
    forgetTable(id);
    this.#remembered = ownTables();
  }

  async #refresh(lang: Lang): Promise<void> {
    const names = ownTables().map(({ id }) => id);
    const [open, own] = await Promise.all([
      api.tables(lang),
      names.length ? api.tablesNamed(names, names.flatMap(secretsOf), lang) : { tables: [] },
    ]);
    this.tables = open.tables;
    this.#remembered = ownTables().filter(({ id }) => names.includes(id)); // not forgotten since
    this.#listed = own.tables;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failure = "";
    } catch (error) {
      this.failure = wordsFor(error);
    }
  }
}
