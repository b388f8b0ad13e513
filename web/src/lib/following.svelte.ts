import type { Action } from "svelte/action";

const NEAR = 24; // pixels from the end

/** A list that grows stays at its end, unless its reader has scrolled up. */
export class Following {
  isReading = $state(false);
  #box: HTMLElement | null = null;
  #before = { top: 0, tall: 0, high: 0 };

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
    else if (isSame && box.scrollTop < top) this.isReading = true;
    this.#remember(box);
  };

  #remember({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    this.#before = { top: scrollTop, tall: scrollHeight, high: clientHeight };
  }
}
