import type { Action } from "svelte/action";
import { isResting } from "./pointer";

/** The card that is shown in full: one at a time, beside what was pointed at. */
class Inspector {
  piece: string | null = $state(null);
  place: DOMRect | null = $state.raw(null);
  #node: HTMLElement | null = null;

  show(piece: string, node: HTMLElement): void {
    this.piece = piece;
    this.#node = node;
    this.follow();
  }

  /** What was scrolled, often by the focus itself, takes the card along. */
  follow = (): void => {
    this.place = this.#node?.getBoundingClientRect() ?? null;
  };

  hide = (): void => {
    this.piece = null;
  };

  /** Hover, focus and tap show a piece; leaving and Escape hide it. */
  attach: Action<HTMLElement, string> = (node, piece) => {
    let shown = piece;
    const show = () => this.show(shown, node);
    // What is focused and goes away loses the focus while the page is being drawn.
    const leave = () => queueMicrotask(() => this.#node === node && this.hide());
    const isShown = () => this.piece === shown && this.#node === node;
    const hover = (event: PointerEvent) =>
      event.pointerType === "mouse" && !isResting(event) && show();
    const move = (event: PointerEvent) => event.pointerType === "mouse" && !isShown() && show();
    node.addEventListener("pointerenter", hover);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerleave", this.hide);
    node.addEventListener("focus", show);
    node.addEventListener("click", show);
    node.addEventListener("blur", leave);
    return {
      update: (next: string) => (shown = next),
      destroy: () => {
        node.removeEventListener("pointerenter", hover);
        leave();
      },
    };
  };
}

export const inspector = new Inspector();
