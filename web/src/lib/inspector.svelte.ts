import type { Action } from "svelte/action";
import { on } from "svelte/events"; // a focused card may be taken away while the page is drawn

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
    const hover = (event: PointerEvent) => event.pointerType === "mouse" && show();
    const offs = [
      on(node, "pointerenter", hover),
      on(node, "pointerleave", this.hide),
      on(node, "focus", show),
      on(node, "click", show),
      on(node, "blur", this.hide),
    ];
    return {
      update: (next: string) => (shown = next),
      destroy: () => {
        for (const off of offs) off();
        if (this.piece === shown) this.hide();
      },
    };
  };
}

export const inspector = new Inspector();
