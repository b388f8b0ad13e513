import { tick } from "svelte";
import type { Action } from "svelte/action";

const NEAR = 24; // pixels from the end
const LINE = 24; // pixels: no entry is lower, but for a few
const AT_ONCE = 20; // entries that go when there are too many

/**
 * A list that grows stays at its end, unless its reader has scrolled up. Of a long list only the
 * end is drawn until then, a window full: each entry costs time whenever the page changes, and
 * where one goes at the beginning, all others move and are painted anew.
 */
export class Following {
  isReading = $state(false);
  #box: HTMLElement | null = null;
  #before = { top: 0, tall: 0, high: 0 };

  constructor(readonly count: () => number) {}

  /** The first entry that is drawn. */
  get start(): number {
    const recent = Math.ceil(innerHeight / LINE);
    const surplus = Math.max(0, this.count() - recent);
    return this.isReading ? 0 : surplus - (surplus % AT_ONCE);
  }

  /** Draw it all; the reader's eyes stay where they are, or go to the real beginning. */
  read = async (): Promise<void> => {
    const box = this.#box;
    if (!box) return;
    const { scrollTop, scrollHeight } = box;
    this.isReading = true;
    await tick();
    if (scrollTop) box.scrollTop = scrollTop + box.scrollHeight - scrollHeight;
    this.#remember(box);
  };

  /** For the box that scrolls; what it holds is its only child. */
  attach: Action<HTMLElement> = (box) => {
    this.#box = box;
    const watcher = new ResizeObserver(() => this.isReading || this.toEnd());
    watcher.observe(box);
    if (box.firstElementChild) watcher.observe(box.firstElementChild);
    box.addEventListener("scroll", this.#scrolled, { passive: true });
    this.toEnd();
    return {
      destroy: () => {
        watcher.disconnect();
        box.removeEventListener("scroll", this.#scrolled);
      },
    };
  };

  toEnd = (): void => {
    const box = this.#box;
    if (!box?.clientHeight) return;
    this.isReading = false;
    box.scrollTop = box.scrollHeight;
    this.#remember(box);
  };

  /** Only whoever goes up reads; a box that has grown or shrunk moves by itself. */
  #scrolled = (): void => {
    const box = this.#box;
    if (!box?.clientHeight) return;
    const { top, tall, high } = this.#before;
    const isSame = tall === box.scrollHeight && high === box.clientHeight;
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR;
    if (isAtEnd) this.isReading = false;
    else if (isSame && box.scrollTop < top && !this.isReading) void this.read();
    this.#remember(box);
  };

  #remember({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    this.#before = { top: scrollTop, tall: scrollHeight, high: clientHeight };
  }
}
