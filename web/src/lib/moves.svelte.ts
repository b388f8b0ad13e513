import { tick } from "svelte";
import type { MoveShown } from "../protocol";
import { nameOf, type Choice } from "./answer.svelte";
import { settings } from "./settings.svelte";
import { isFree, placeOf } from "./shortcuts";
import type { TableManager } from "./table.svelte";
import { NO_THINGS } from "./targets";

/** The list of legal moves: filtered, walked through and chosen from by keys. */
export class MoveList {
  wanted = $state("");
  list: HTMLElement | undefined = $state();
  filter: HTMLInputElement | undefined = $state();
  #asked = "";
  #playsByKey = false; // whoever plays with the keyboard goes on with it

  constructor(readonly table: TableManager) {}

  get all() {
    return this.table.question?.moves ?? [];
  }

  get found() {
    const wanted = this.wanted.trim().toLowerCase();
    return this.all.filter(({ text, note }) => `${text} ${note}`.toLowerCase().includes(wanted));
  }

  /** A move of the list, behind those that are made already. */
  choiceOf(move: MoveShown): Choice {
    return [...this.table.answer.path, move];
  }

  isSelected(move: MoveShown): boolean {
    return this.table.selected === nameOf(this.choiceOf(move));
  }

  point(move: MoveShown): void {
    this.table.selected = nameOf(this.choiceOf(move));
    this.table.pointed = move.targets;
  }

  play(move: MoveShown, isKey = true): void {
    this.#playsByKey = isKey;
    this.table.begin(this.choiceOf(move));
  }

  /** A new question: nothing is selected, the filter is empty, the keyboard stays where it was. */
  startAnew(asked: string): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.wanted = "";
    this.#unscroll();
    this.table.selected = null;
    this.table.unsure = null;
    this.table.pointed = NO_THINGS;
    if (!asked || !this.#playsByKey) return;
    this.#playsByKey = false;
    void tick().then(() => this.#focus(0));
  }

  /** A new question is read from its beginning. */
  #unscroll(): void {
    for (const box of [this.list?.closest(".moves"), this.list?.closest(".side")])
      if (box) box.scrollTop = 0;
  }

  /** What is clicked on the board is focused here, ready for Enter. */
  follow(selected: string | null): void {
    const place = this.found.findIndex((move) => nameOf(this.choiceOf(move)) === selected);
    if (place < 0 || this.#buttons()[place] === document.activeElement) return;
    void tick().then(() => this.#focus(place));
  }

  onkeydown = (event: KeyboardEvent): void => {
    const isFilter = event.target === this.filter;
    if ((isFree(event) || isFilter) && this.#use(event.key, isFilter)) event.preventDefault();
  };

  /** Does the key mean something here? */
  #use(key: string, isFilter: boolean): boolean {
    if (key === "ArrowDown") this.#step(1);
    else if (key === "ArrowUp") this.#step(-1);
    else if (isFilter) return false;
    else if (key === "/" && this.filter) this.filter.focus();
    else if (key === "Home") this.#focus(0);
    else if (key === "End") this.#focus(this.found.length);
    else if (settings.shortcuts && placeOf(key) >= 0) this.#press(placeOf(key));
    else return false;
    return true;
  }

  #press(place: number): void {
    const move = this.found[place];
    if (!move) return;
    if (this.isSelected(move)) this.play(move);
    else this.#focus(place);
  }

  #step(by: number): void {
    const place = this.#buttons().indexOf(document.activeElement as HTMLButtonElement);
    this.#focus(place < 0 ? 0 : place + by);
  }

  #focus(place: number): void {
    const buttons = this.#buttons();
    buttons[Math.max(0, Math.min(place, buttons.length - 1))]?.focus();
  }

  #buttons(): HTMLButtonElement[] {
    return [...(this.list?.querySelectorAll<HTMLButtonElement>("button.move") ?? [])];
  }
}
