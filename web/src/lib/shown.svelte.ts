import { boardOf, type GameBoard } from "../boards/board";
import type { LogLine, TableShown } from "../protocol";
import { t } from "../words/index.svelte";
import { Catalogue } from "./catalogue.svelte";
import { settings } from "./settings.svelte";
import { shared } from "./sharing";
import { watched } from "./watched.svelte";

const WHOLE = ["question", "log", "chat"]; // lists of what comes and goes

/** A table as the server shows it, and what is needed to draw it. */
export class ShownTable {
  shown: TableShown | null = $state.raw(null); // what may change is watched field by field
  log: LogLine[] = $state.raw([]);
  board: GameBoard | null = $state.raw(null);
  isDrawable = $state(false); // it is known whether there is a board, and it is here
  isScoring = $state(false); // the scoring if the game ended now is shown
  opened: number | null = $state(null); // whose area is shown large
  readonly catalogue = new Catalogue();

  heard = $state(0); // so often the server has shown it
  #told: TableShown | null = null; // the same as it came

  /** Takes what the server shows; says what it showed before. */
  protected tell(told: TableShown): { before: TableShown | null; table: TableShown } {
    const before = this.#told;
    const table = shared(before, told);
    this.#told = table;
    this.heard += 1;
    this.shown = watched(this.shown, before, table, WHOLE);
    return { before, table };
  }

  /** Without a table: the words and the drawings of a game. */
  prepare(game: string): void {
    void this.catalogue.load(game, settings.lang);
    if (!this.isDrawable) void this.draw(game);
  }

  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  get ownSeats(): number[] {
    const seats = this.shown?.seats ?? [];
    return seats.flatMap((seat, number) => (seat.is_yours ? [number] : []));
  }

  /** Everything that the table is shown with has come. */
  get isReady(): boolean {
    return this.shown !== null && this.isDrawable && this.catalogue.isThere;
  }

  get isMyTurn(): boolean {
    return Boolean(this.shown?.question);
  }

  /** The seats that have to decide; in a question to several nobody knows who has done so, but
   *  for oneself. */
  get inTurn(): number[] {
    const { seats = [], seat: own, question } = this.shown ?? {};
    return seats.flatMap(({ in_turn }, seat) =>
      in_turn && (seat !== own || question) ? [seat] : [],
    );
  }

  /** Their names. */
  get deciding(): string[] {
    return this.inTurn.map((seat) => this.name(seat));
  }

  name(seat: number): string {
    const shown = this.shown?.seats[seat];
    if (!shown && this.shown) return this.catalogue.name("automa"); // plays by itself
    return shown?.name || t("player", { number: seat + 1 });
  }

  /** The area of the next opponent, large; once round, it closes. */
  openNext(): void {
    const others = (this.shown?.seats ?? []).flatMap((_, seat) => (seat === this.seat ? [] : seat));
    this.opened = others[this.opened === null ? 0 : others.indexOf(this.opened) + 1] ?? null;
  }

  protected async draw(game: string): Promise<void> {
    try {
      this.board = await boardOf(game);
    } catch {
      this.board = null; // the parts that fit all games will do
    } finally {
      this.isDrawable = true;
      document.documentElement.dataset.game = game; // for what has its colours
    }
  }
}
