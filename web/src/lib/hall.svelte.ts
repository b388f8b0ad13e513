import type { GamesShown, NewTable, TableListed } from "../protocol";
import type { Lang } from "../words/index.svelte";
import { t } from "../words/index.svelte";
import * as api from "./api";
import { router } from "./router.svelte";
import { rememberTable } from "./seats";
import { settings } from "./settings.svelte";

const REFRESH = 5000; // milliseconds

/** The lobby: which games there are, and which tables wait for players. */
export class Hall {
  offer: GamesShown | null = $state.raw(null);
  tables: TableListed[] = $state.raw([]);
  failure = $state("");

  load(lang: Lang): void {
    void this.#try(async () => {
      this.offer = await api.games(lang);
      this.tables = (await api.tables(lang)).tables;
    });
  }

  /** Look for new tables now and then, while somebody looks at the list. */
  watch(): () => void {
    const refresh = () => {
      if (!document.hidden) void this.#try(() => this.#refresh());
    };
    const timer = setInterval(refresh, REFRESH);
    return () => clearInterval(timer);
  }

  async create(table: NewTable): Promise<void> {
    await this.#try(async () => {
      const { id } = await api.create(table);
      const game = this.offer?.games.find(({ name }) => name === table.game);
      rememberTable(id, game?.title ?? table.game);
      router.go(`/table/${id}`);
    });
  }

  async #refresh(): Promise<void> {
    this.tables = (await api.tables(settings.lang)).tables;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failure = "";
    } catch (error) {
      const isRefused = error instanceof api.Refusal;
      this.failure = isRefused ? t("failed", { message: error.message }) : t("no_server");
    }
  }
}
