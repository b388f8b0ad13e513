import { onDestroy } from "svelte";

const TICK = 1000; // milliseconds

/** Seconds that the server named at some time, counted down here. Its clock may differ. */
export class Countdown {
  #now = $state(performance.now());
  #since = performance.now();

  constructor() {
    const timer = setInterval(() => (this.#now = performance.now()), TICK);
    onDestroy(() => clearInterval(timer));
  }

  /** The server has named them anew. */
  restart(): void {
    this.#since = this.#now = performance.now();
  }

  /** What is left of so many seconds. */
  left(seconds: number): number {
    return Math.max(0, Math.ceil(seconds - (this.#now - this.#since) / 1000));
  }
}

/** 2:05, or 23:59:59 */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
