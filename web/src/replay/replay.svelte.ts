import { getContext, setContext } from "svelte";
import * as api from "../lib/api";
import { wordsFor } from "../lib/failure";
import type { Listener } from "../lib/live.svelte";
import { sitAgain } from "../lib/rematch";
import { router } from "../lib/router.svelte";
import { rememberTable } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/storage";
import { TableManager } from "../lib/table.svelte";
import type { Lang, PositionShown, ReplayShown, SeatShown } from "../protocol";
import { t } from "../words/index.svelte";
import { rowsOf, stopsOf } from "./course";
import { Player } from "./player.svelte";
import { asTable } from "./position";

const KEPT = 80; // positions, so that going back is quick
const ADDRESS_FOLLOWS = 250; // milliseconds; browsers refuse many changes at once
const OPPONENT = "easy"; // in the place of a person
const BREATHER = 1000; // milliseconds, when the server has had enough

/** A finished game: where in it we are, and the table as it stood then. */
export class Replay {
  shown: ReplayShown | null = $state.raw(null);
  number = $state(0); // so many decisions have been made
  eyes: number | null = $state(null);
  skipsDraws = $state(load("replay.skips", true));
  failure = $state("");
  refusal = $state(""); // the code with which the server refuses the whole replay
  readonly table: TableManager;
  readonly decisions = $derived(this.shown?.decisions ?? []);
  readonly stops = $derived(stopsOf(this.decisions, this.skipsDraws));
  readonly rows = $derived(rowsOf(this.decisions, this.skipsDraws));
  /** The stop before: what was decided since is news. */
  readonly since = $derived(this.stops.filter((stop) => stop < this.number).at(-1) ?? 0);
  /** The decisions of whose eyes we have, before and after now. */
  readonly #turns = $derived(this.stops.filter((stop) => this.#isOwn(stop)));
  readonly turnBefore = $derived(this.#turns.filter((stop) => stop < this.number).at(-1));
  readonly turnAfter = $derived(this.#turns.find((stop) => stop > this.number));
  readonly player = new Player(
    () => this.#playOn(),
    () => this.#seen === this.#wanted,
  );
  #listener: Listener | null = null;
  #kept = new Map<string, PositionShown>();
  #seen = ""; // the position on the table
  #isAsking = false;
  #isClosed = false;
  #timer = 0;

  constructor(
    readonly name: string,
    wanted: number | null,
    eyes: number | null,
  ) {
    this.table = new TableManager(name, (listener) => {
      this.#listener = listener;
      const lookAgain = () => void this.#follow();
      return { link: "live", send: () => {}, consider: () => {}, lookAgain, close: () => {} };
    });
    this.number = wanted ?? -1; // the first stop, once it is known
    this.eyes = eyes;
  }

  close(): void {
    this.#isClosed = true;
    this.player.stop();
    clearTimeout(this.#timer);
  }

  // -- where we are -------------------------------------------------------------------------

  get last(): number {
    return this.decisions.length;
  }

  get address(): string {
    const eyes = this.eyes === null ? "" : `?seat=${this.eyes}`;
    return `/replay/${this.name}/${this.number}${eyes}`;
  }

  /** What led here, in words: a player's decision, or draws alone. */
  get news(): string {
    const made = this.decisions.slice(this.since, this.number);
    const last = made.filter(({ seat }) => seat >= 0).at(-1);
    if (last) return t("said_by", { name: this.who(last.seat), text: last.text });
    const draws = made.length > 1 ? t("draws", { count: made.length }) : made[0]?.text;
    return draws ? t("said_by", { name: t("chance"), text: draws }) : t("replay_start");
  }

  who(seat: number): string {
    return seat < 0 ? t("chance") : this.table.name(seat);
  }

  // -- going elsewhere ----------------------------------------------------------------------

  go(number: number): void {
    this.number = Math.max(0, Math.min(number, this.last));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#writeAddress(), ADDRESS_FOLLOWS);
    void this.#follow();
  }

  goFirst = (): void => this.go(this.stops[0] ?? 0);
  goLast = (): void => this.go(this.last);
  goBack = (): void => this.go(this.since);
  goOn = (): void => this.go(this.stops.find((stop) => stop > this.number) ?? this.last);

  /** By so many rounds, back or on. */
  goRound(by: 1 | -1): void {
    const starts = (this.shown?.rounds ?? []).map(({ number }) => number);
    const others = starts.filter((start) => (by > 0 ? start > this.number : start < this.number));
    this.go((by > 0 ? others[0] : others.at(-1)) ?? (by > 0 ? this.last : 0));
  }

  #isOwn(stop: number): boolean {
    return this.eyes !== null && this.decisions[stop]?.seat === this.eyes;
  }

  #playOn(): boolean {
    this.goOn();
    return this.number < this.last;
  }

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.#writeAddress();
    this.table.look(eyes);
  }

  skipDraws(skips: boolean): void {
    this.skipsDraws = skips;
    save("replay.skips", skips);
  }

  /** A new table that goes on from here. */
  async playFromHere(): Promise<void> {
    this.#writeAddress(); // the way back leads here
    try {
      const { id } = await api.playFrom(this.name, this.number);
      rememberTable(id, this.shown?.title ?? "");
      router.go(`/table/${id}`);
    } catch (error) {
      this.failure = wordsFor(error);
    }
  }

  /** The same against computers alone, in one go: the seat is one's own, computers take the rest. */
  async playOn(number: number, seat: number): Promise<void> {
    const seats = (this.shown?.seats ?? []).map((each, other): SeatShown =>
      other === seat
        ? { ...each, name: settings.name || each.name, kind: "person", is_yours: true }
        : { ...each, kind: "bot", level: each.level || OPPONENT, is_yours: false },
    );
    try {
      const { id } = await api.playFrom(this.name, number);
      await sitAgain(id, seats, settings.lang);
      rememberTable(id, this.shown?.title ?? "");
      router.go(`/table/${id}`);
    } catch (error) {
      this.failure = wordsFor(error);
    }
  }

  async load(lang: Lang): Promise<void> {
    try {
      this.shown = await api.replay(this.name, lang);
      void this.table.catalogue.load(this.shown.game, lang);
      if (this.eyes !== null && this.eyes >= this.shown.players) this.eyes = null;
      this.go(this.number < 0 ? (this.stops[0] ?? 0) : this.number);
      this.table.look(this.eyes);
    } catch (error) {
      this.failure = wordsFor(error);
      if (error instanceof api.Refusal) this.refusal = error.code;
    }
  }

  // -- inside -------------------------------------------------------------------------------

  get #wanted(): string {
    return `${this.number}/${this.eyes}/${settings.lang}`;
  }

  #writeAddress(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) history.replaceState(null, "", this.address);
  }

  /** One question at a time: whoever drags the slider sees as much as the server can show. */
  async #follow(): Promise<void> {
    if (this.#isAsking || this.number < 0) return;
    this.#isAsking = true;
    while (!this.#isClosed && this.#seen !== this.#wanted) {
      if (!(await this.#step())) break;
    }
    this.#isAsking = false;
  }

  async #step(): Promise<boolean> {
    const wanted = this.#wanted;
    try {
      this.#show(this.#kept.get(wanted) ?? (await this.#fetch(wanted)));
      this.#seen = wanted;
      this.failure = "";
      return true;
    } catch (error) {
      if (error instanceof api.Refusal && error.code === "too_much") {
        await new Promise((done) => setTimeout(done, BREATHER));
        return true;
      }
      this.failure = wordsFor(error);
      return false;
    }
  }

  async #fetch(key: string): Promise<PositionShown> {
    const position = await api.position(this.name, this.number, this.eyes, settings.lang);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size >= KEPT && oldest) this.#kept.delete(oldest);
    this.#kept.set(key, position);
    return position;
  }

  #show(position: PositionShown): void {
    if (!this.shown || this.#isClosed) return;
    this.#listener?.show(asTable(this.shown, position));
    document.title = `${t("replay_of", { title: this.shown.title })} · Rathaus`;
  }
}

const KEY = Symbol("replay");
export const provideReplay = (replay: Replay) => setContext(KEY, replay);
export const useReplay = () => getContext<Replay>(KEY);
