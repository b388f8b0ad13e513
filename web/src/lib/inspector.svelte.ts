import { tick } from "svelte";
import type { Action } from "svelte/action";
import { isResting } from "./pointer";

const nothing = (): void => undefined;

/**
 * The card that is shown in full: one at a time, beside what was pointed at. Whoever clicks on what
 * is closed holds it there, so that the link to the rule can be reached.
 */
class Inspector {
  piece: string | null = $state(null);
  place: DOMRect | null = $state.raw(null);
  isHeld = $state(false);
  #node: HTMLElement | null = null;
  #letGo = nothing;

  /** Keep what is shown until something else is pressed; a key goes on to the link. */
  hold(isByKey: boolean, letGo: () => void): void {
    this.isHeld = true;
    this.#letGo = letGo;
    if (isByKey) void tick().then(() => linkHeld()?.focus());
  }

  release(): void {
    if (!this.isHeld) return;
    const hasFocus = linkHeld() === document.activeElement;
    this.isHeld = false;
    this.#letGo();
    if (hasFocus) this.#node?.focus();
    else this.hide();
  }

  /** For the card itself: Escape and whatever happens outside let it go. */
  card: Action<HTMLElement> = (node) => {
    const isOutside = (target: EventTarget | null) =>
      !(target instanceof Node && node.contains(target));
    const press = ({ target }: Event) => isOutside(target) && this.release();
    const key = (event: KeyboardEvent) => {
      if (!this.isHeld || event.key !== "Escape") return;
      event.stopPropagation();
      this.release();
    };
    const leave = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && this.release();
    addEventListener("pointerdown", press, true);
    addEventListener("keydown", key, true);
    node.addEventListener("focusout", leave);
    return {
      destroy: () => {
        removeEventListener("pointerdown", press, true);
        removeEventListener("keydown", key, true);
      },
    };
  };

  show(piece: string, node: HTMLElement): void {
    if (this.isHeld) return;
    this.piece = piece;
    this.#node = node;
    this.follow();
  }

  /** What was scrolled, often by the focus itself, takes the card along. */
  follow = (): void => {
    this.place = this.#node?.getBoundingClientRect() ?? null;
  };

  hide = (): void => {
    if (!this.isHeld) this.piece = null;
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

const linkHeld = () => document.querySelector<HTMLElement>("[data-held] button");

export const inspector = new Inspector();
