import type { TableShown } from "../protocol";
import { DRAWS, WEIGHTY } from "./kinds";
import { settings, type Tempo } from "./settings.svelte";

const PAUSES: Record<Tempo, number> = { slow: 1400, normal: 600, fast: 0, step: 0 }; // milliseconds
const QUICK = 0.3; // of the pause, for draws
const LONG = 1.7; // of the pause, for dice, disasters and scorings
const MANY = 8; // tables that wait: whoever is far behind catches up

/** What the computer does is shown one decision after the other, at the pace of the settings. */
export class Pace {
  waiting = $state(0); // tables that have come and are not shown yet
  #queue: TableShown[] = [];
  #now: TableShown | null = null;
  #shownAt = 0;
  #timer = 0;

  constructor(readonly show: (table: TableShown) => void) {
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  /** Stops before each decision of the computer. */
  get isStopped(): boolean {
    return settings.tempo === "step" && this.waiting > 0;
  }

  take(table: TableShown): void {
    if (table.log_restarts) this.#queue = [];
    const isAtOnce = table.log_restarts || !this.#isSlow || !this.#isOfComputer(table);
    if (isAtOnce && !this.#queue.length) return this.#show(table);
    this.#queue.push(table);
    this.#tellNews(table);
    this.#wait();
  }

  /** The next decision of the computer; several draws are one. */
  step = (): void => {
    do this.#showNext();
    while (this.#queue[0] && this.#factorOf(this.#queue[0]) < 1);
  };

  /** All that has come, at once. */
  catchUp = (): void => {
    while (this.#queue.length) this.#showNext();
  };

  get #isSlow(): boolean {
    return settings.tempo !== "fast" && !settings.lessMotion && !document.hidden;
  }

  #hurry = (): void => {
    if (document.hidden) this.catchUp();
  };

  #isOfComputer({ log, seats }: TableShown): boolean {
    return log.some(({ seat }) => seat !== null && seats[seat]?.kind === "bot");
  }

  /** What people say and propose is not held back. */
  #tellNews({ chat, vote, seats }: TableShown): void {
    if (!this.#now) return;
    const isNews = chat.length !== this.#now.chat.length || vote || this.#now.vote;
    const present = this.#now.seats.map((seat, number) => ({
      ...seat,
      is_here: seats[number]?.is_here ?? seat.is_here,
    }));
    if (isNews) this.#show({ ...this.#now, chat, vote, seats: present, log: [] }, this.#shownAt);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.waiting = this.#queue.length;
    if (!this.#queue.length || this.isStopped) return;
    if (!this.#isSlow) return this.catchUp();
    const left = this.#shownAt + this.#pause() - performance.now();
    this.#timer = setTimeout(this.#showNext, Math.max(0, left));
  }

  /** So long the table stays as it is, before the next decision is shown. */
  #pause(): number {
    const behind = Math.min(1, MANY / this.#queue.length);
    return PAUSES[settings.tempo] * this.#factorOf(this.#now) * behind;
  }

  #factorOf(table: TableShown | null): number {
    const kinds = table?.log.map(({ kind }) => kind) ?? [];
    if (kinds.some((kind) => WEIGHTY.includes(kind))) return LONG;
    return kinds.length && kinds.every((kind) => DRAWS.includes(kind)) ? QUICK : 1;
  }

  #showNext = (): void => {
    const next = this.#queue.shift();
    if (next) this.#show(next);
    this.#wait();
  };

  #show(table: TableShown, at = performance.now()): void {
    this.#now = table;
    this.#shownAt = at;
    this.show(table);
  }
}
