import { tick } from "svelte";
import { MediaQuery, SvelteSet } from "svelte/reactivity";
import type { MoveShown, QuestionShown, TargetShown } from "../protocol";
import type { Aim } from "./aim.svelte";
import { Answer, idOf, isWhole, lastOf, nameOf, NOTHING, type Choice } from "./answer.svelte";
import { inspector } from "./inspector.svelte";
import { Repeat } from "./repeat";
import { settings } from "./settings.svelte";
import { ShownTable } from "./shown.svelte";
import { isAmong, NO_THINGS } from "./targets";

const wide = new MediaQuery("min-width: 641px");

/** What the pointer or the focus is on, and where it is on the screen. */
interface Aimed {
  aim: Aim;
  things: TargetShown[];
  place: DOMRect;
}

/** A table at which an answer is being made: by pointing, by pressing, step by step. */
export abstract class ChoosingTable extends ShownTable {
  selected: string | null = $state(null); // the choice that Enter would make, by its name
  pressed: Choice = $state.raw(NOTHING); // the choice that was last pressed on the board
  unsure: string | null = $state(null); // the answer that is sent when it is pressed again
  pointed: TargetShown[] = $state.raw(NO_THINGS); // what the pointer or the focus in a list is about
  aimed: Aimed | null = $state.raw(null); // what the pointer or the focus on the board is on
  offered: { choices: Choice[]; place: DOMRect } | null = $state.raw(null); // to pick one of
  readonly answer = new Answer(
    (question, path) => this.consider(question, path),
    (answer) => this.take(answer),
  );
  protected readonly repeated = new Repeat((choice) => this.take(choice));
  protected sent: string | null = $state(null); // the question that was answered
  readonly #aims = new SvelteSet<Aim>();
  #burst = ""; // what was asked when the first of several quick clicks came

  /** Ask the server what would come after these moves. */
  protected abstract consider(question: QuestionShown, path: string[]): void;
  /** Send a whole answer. */
  protected abstract play(answer: Choice): void;

  // -- what is asked -------------------------------------------------------------------------

  /** An answer is on its way: the question that is shown has been answered. */
  get isSending(): boolean {
    const question = this.shown?.question;
    return question != null && this.sent === idOf(question);
  }

  /** What is asked now: by the table, or after the first moves of the answer. */
  get question(): QuestionShown | null {
    return this.answer.question;
  }

  /** Which step of which question is open; empty: nothing is asked, or nobody knows yet. */
  get step(): string {
    const { question, answer } = this;
    return question && !this.isSending && !answer.isFilling
      ? `${idOf(question)} ${nameOf(answer.path)}`
      : "";
  }

  get prompt(): string {
    return this.answer.prompt || (this.shown?.prompt ?? "");
  }

  /** Point out a move of what is asked now; it is not made: Enter does that, or a click on it. */
  async show(move: MoveShown): Promise<void> {
    this.selected = null; // so that the list goes there, even if it was selected before
    await tick();
    this.pointed = move.targets;
    this.selected = nameOf([...this.answer.path, move]);
  }

  // -- what moves are about ------------------------------------------------------------------

  /** What can be chosen by pointing at one of these things. */
  choicesAt(things: TargetShown[]): Choice[] {
    return this.answer.choicesAt(things, this.#ahead);
  }

  refusedAt(things: TargetShown[]) {
    return this.answer.refusedAt(things, this.#ahead);
  }

  isPointedAt(things: TargetShown[]): boolean {
    return isAmong(this.pointed, things);
  }

  /** Is it part of the answer that is being made, and not of what is asked next? */
  isChosen(things: TargetShown[]): boolean {
    if (!this.answer.path.some(({ targets }) => isAmong(targets, things))) return false;
    return !this.question?.moves.some(({ targets }) => isAmong(targets, things));
  }

  /** An aim is on the screen, until the function that is returned is called. */
  mount(aim: Aim): () => void {
    this.#aims.add(aim);
    return () => this.#aims.delete(aim);
  }

  /** The moves that nothing on the screen stands for: they need a button of their own. */
  get plain(): MoveShown[] {
    if (!this.catalogue.isThere) return [];
    const things = [...this.#aims].flatMap((aim) => (aim.isLive() ? aim.things() : []));
    const moves = this.question?.moves ?? [];
    return moves.filter(({ targets }) => !isAmong(targets, things));
  }

  /** A second click that comes so quickly was meant for the step before. */
  isRepeated(event: MouseEvent): boolean {
    const isLate = event.detail > 1 && this.#burst !== this.step;
    this.#burst = this.step;
    return isLate;
  }

  /** Several choices are about one thing: pick one. */
  offer(choices: Choice[], place: DOMRect): void {
    this.offered = { choices, place };
  }

  /** Once shows what a choice would do, again makes it; `isSure`: that was seen already. */
  press(choice: Choice, isSure: boolean): void {
    const isAgain = this.selected === nameOf(choice);
    this.selected = nameOf(choice);
    this.pressed = choice;
    if (isAgain || (isSure && !settings.twoClicks) || !isWhole(choice)) this.take(choice);
  }

  /** Make a choice: the answer is complete, if need be by its default, and sent; or it goes on. */
  take(choice: Choice): void {
    this.offered = null;
    if (isWhole(choice)) this.play(choice);
    else this.#goFurther(choice);
  }

  /** Make a choice, and every further one by hand. */
  begin(choice: Choice): void {
    if (lastOf(choice)?.ends) this.take(choice);
    else this.#goFurther(choice);
  }

  #goFurther(choice: Choice): void {
    this.selected = null;
    this.answer.go(choice);
  }

  /** Another question: what was pointed at belongs to the one before. */
  protected forget(): void {
    inspector.release();
    this.aimed = this.offered = null;
    this.selected = this.unsure = null;
    this.pressed = NOTHING;
  }

  /** Make a choice of one step, and make it again as long as the same is asked. */
  repeat(choice: Choice): void {
    this.repeated.start(this.shown?.question ?? null, choice);
  }

  /** What the board lets one point at before it is asked. */
  lookAhead(): void {
    this.answer.lookAhead(this.#ahead);
  }

  /** Does the mouse look into what follows this choice by resting on it? */
  canPeek(choice: Choice): boolean {
    const [first, ...more] = choice;
    const kinds = wide.current ? (this.board?.peeks ?? []) : []; // no mouse rests on a phone
    return Boolean(first && !more.length && kinds.includes(first.kind) && !isWhole(choice));
  }

  get #ahead(): readonly string[] {
    return this.board?.ahead ?? [];
  }
}
