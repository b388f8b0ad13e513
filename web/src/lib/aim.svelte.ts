import type { TargetShown } from "../protocol";
import { inspector } from "./inspector.svelte";
import { isResting } from "./pointer";
import type { TableManager } from "./table.svelte";

const REST = 120; // milliseconds; whoever crosses it on the way does not mean it

/**
 * Something on the board that moves may be about: lit where one is, grey where a rule forbids it.
 * With a mouse the pointer shows what would happen and a click does it; a finger or a key shows it
 * first and does it the second time. A choice that can still be changed needs no second time.
 */
export class Aim {
  readonly choices = $derived.by(() => (this.isLive() ? this.table.choicesAt(this.things()) : []));
  readonly refused = $derived.by(() => (this.isLive() ? this.table.refusedAt(this.things()) : []));
  readonly isOpen = $derived.by(() => this.choices.length > 0);
  /** Of the present step, not of an earlier one that may still be changed. */
  readonly isAsked = $derived.by(() => {
    const { made } = this.table.answer;
    return this.choices.some((choice) => choice.length > made);
  });
  /** The names of its choices, for those who look for them from outside. */
  readonly names = $derived.by(() =>
    this.isAsked ? this.choices.map((choice) => choice.at(-1)?.move).join(" ") : undefined,
  );
  readonly isBarred = $derived.by(() => !this.isOpen && this.refused.length > 0);
  readonly isLit = $derived.by(() => this.table.isPointedAt(this.things()));
  readonly isChosen = $derived.by(() => this.table.isChosen(this.things()));
  /** The choice that resting here looks into, if the board wants that. */
  readonly peeked = $derived.by(() => {
    const [only, ...more] = this.choices;
    return only && !more.length && this.table.canPeek(only) ? only : null;
  });
  #resting = 0;
  #isTouched = false; // by a finger or a pen, not by a mouse

  constructor(
    readonly table: TableManager,
    readonly things: () => TargetShown[],
    readonly isLive: () => boolean = () => true,
  ) {
    $effect(() => {
      const unmount = table.mount(this);
      return () => {
        clearTimeout(this.#resting);
        queueMicrotask(() => this.#leave()); // not while the page is being drawn
        unmount();
      };
    });
  }

  /** For the element: `{...aim.handlers}`. */
  readonly handlers = {
    onpointerdown: (event: PointerEvent) => (this.#isTouched = event.pointerType !== "mouse"),
    onpointerenter: (event: PointerEvent) =>
      event.pointerType === "mouse" && !isResting(event) && this.#enter(event),
    onpointermove: (event: PointerEvent) =>
      event.pointerType === "mouse" && this.table.aimed?.aim !== this && this.#show(event),
    onpointerleave: () => (clearTimeout(this.#resting), this.#leave()),
    onfocus: (event: FocusEvent) => this.#show(event),
    onblur: () => queueMicrotask(() => this.#leave()), // it may go away while the page is drawn
    onclick: (event: MouseEvent) => this.#click(event),
  };

  #click(event: MouseEvent): void {
    const { table, choices } = this;
    if (table.isRepeated(event) && !this.#isTouched) return; // a touch only shows
    if (this.isChosen) table.answer.isPeek = false; // what was looked at is meant
    if (!choices.length && !this.isBarred) return;
    this.#show(event);
    const [only] = choices;
    if (choices.length > 1) table.offer(choices, rectOf(event));
    else if (only) table.press(only, event.detail > 0 && !this.#isTouched);
    else if (this.refused.some(({ clause }) => clause))
      inspector.hold(event.detail === 0, () => this.#leave());
  }

  /** Whoever rests here with the mouse sees what it would lead to. */
  #enter(event: Event): void {
    this.#show(event);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.peeked && this.table.answer.peek(this.peeked), REST);
  }

  #leave(): void {
    if (inspector.isHeld) return;
    if (this.table.aimed?.aim === this) this.table.aimed = null;
  }

  #show(event: Event): void {
    if (inspector.isHeld) return;
    if (this.isOpen || this.isBarred)
      this.table.aimed = { aim: this, things: this.things(), place: rectOf(event) };
  }
}

function rectOf(event: Event): DOMRect {
  return (event.currentTarget as Element).getBoundingClientRect();
}
