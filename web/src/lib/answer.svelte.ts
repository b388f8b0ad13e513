import { SvelteMap } from "svelte/reactivity";
import type {
  Considered,
  Lang,
  MoveShown,
  QuestionShown,
  RefusedShown,
  TargetShown,
} from "../protocol";
import { isAmong } from "./targets";

/** The moves of an answer, from the first one to the one that is pointed at. */
export type Choice = MoveShown[];

/** One and the same, so that nobody hears of another choice where there still is none. */
export const NOTHING: Choice = [];
const NOWHERE: Choice[] = [];
const UNREFUSED: RefusedShown[] = [];

export const lastOf = (choice: Choice): MoveShown | undefined => choice.at(-1);
/** Does it complete the answer, by itself or by the default of the game? */
export const isWhole = (choice: Choice): boolean => {
  const last = lastOf(choice);
  return Boolean(last && (last.ends || last.then.length));
};
export const nameOf = (choice: Choice): string => choice.map(({ move }) => move).join(" ");

/** What a choice adds to a path, in words. */
export const textOf = (choice: Choice, path: Choice): string =>
  choice
    .slice(Math.min(path.length, choice.length - 1))
    .map(({ text }) => text)
    .join(" · ");

/** Asks the server what would be asked after these moves. */
type Ask = (question: QuestionShown, path: string[]) => void;
/** Which of the moves of a step comes next; undefined: none, the rest is left to the player. */
export type Pick = (moves: MoveShown[], path: Choice) => MoveShown | undefined;

/**
 * The answer that is being made. A question may take several small decisions: they are made here,
 * one after the other, and can be changed until the last one; then they are sent together.
 */
export class Answer {
  path: Choice = $state.raw(NOTHING); // made, and not sent
  isPeek = $state(false); // only because the mouse rests there: nothing is decided yet
  #asked: QuestionShown | null = $state.raw(null); // by the table
  #known = new SvelteMap<string, Considered>(); // what would be asked after a path
  #wanted = new Map<string, string[]>(); // paths that the server was asked about
  #lang: Lang | null = null; // what is known is said in it
  #pick: Pick | null = $state.raw(null); // what makes the rest of the answer

  constructor(
    readonly ask: Ask,
    readonly finish: (answer: Choice) => void,
  ) {}

  /**
   * Is it another question, and not the same one in other words? What was asked over a line that
   * has broken since is asked once more.
   */
  start(question: QuestionShown | null, lang: Lang, isNewLine = false): boolean {
    const isSame = Boolean(question && this.#asked && idOf(question) === idOf(this.#asked));
    this.#asked = question;
    if (isSame && lang === this.#lang) {
      if (isNewLine) this.#askAgain();
      return false;
    }
    this.#lang = lang;
    this.#known.clear();
    this.#wanted.clear();
    this.#pick = null;
    this.path = isSame ? this.path : NOTHING;
    if (this.path.length) this.look(this.path);
    return !isSame;
  }

  /** What is asked after a path; unknown until the server has answered. */
  after(path: Choice): QuestionShown | null {
    return path.length ? (this.#known.get(nameOf(path))?.question ?? null) : this.#asked;
  }

  /** What is asked now; null: nothing, or nobody knows yet. */
  get question(): QuestionShown | null {
    return this.after(this.path);
  }

  /** The sentence of the present step; empty: that of the table. */
  get prompt(): string {
    return this.#known.get(nameOf(this.path))?.prompt ?? "";
  }

  /** Find out what would be asked after a path. */
  look(path: Choice): void {
    const name = nameOf(path);
    if (!this.#asked || this.#wanted.has(name)) return;
    const moves = path.map(({ move }) => move);
    this.#wanted.set(name, moves);
    this.ask(this.#asked, moves);
  }

  #askAgain(): void {
    for (const [name, moves] of this.#wanted)
      if (this.#asked && !this.#known.has(name)) this.ask(this.#asked, moves);
  }

  learn(considered: Considered): void {
    const isNow = this.#asked && idOf(considered.question) === idOf(this.#asked);
    if (isNow) this.#known.set(considered.path.join(" "), considered);
    this.#goOn();
  }

  /** One decision more; what follows it is asked for. */
  go(path: Choice): void {
    this.path = path;
    this.isPeek = false;
    this.look(path);
  }

  /** See what a first decision would lead to; a decision that was made stays. */
  peek(path: Choice): void {
    if (this.path.length && !this.isPeek) return;
    this.go(path);
    this.isPeek = true;
  }

  /** So many decisions are made, and not only looked at. */
  get made(): number {
    return this.isPeek ? 0 : this.path.length;
  }

  /** Change one's mind: only so many decisions stand. */
  keep(count: number): void {
    this.#pick = null;
    this.isPeek = false;
    this.path = count ? this.path.slice(0, count) : NOTHING;
  }

  /** Is the rest of the answer being made? */
  get isFilling(): boolean {
    return this.#pick !== null;
  }

  /** Let the rest of the answer be made: the same pile again and again, one of each, and so on. */
  fill(pick: Pick): void {
    this.#pick = pick;
    this.#goOn();
  }

  #goOn(): void {
    const { question, path } = this;
    if (!this.#pick || !question) return; // until the server has answered
    const move = this.#pick(question.moves, path);
    if (!move || move.ends) this.#pick = null;
    if (!move) return;
    if (move.ends) this.finish([...path, move]);
    else this.go([...path, move]);
    this.#goOn();
  }

  /**
   * The choices that are about one of these things: of the present step, of what follows the moves
   * of the kinds `ahead`, and last of earlier steps, which changes one's mind.
   */
  choicesAt(things: TargetShown[], ahead: readonly string[]): Choice[] {
    const now = this.#choicesAfter(this.path, things);
    if (now.length) return now.flatMap((choice) => this.#further(choice, things, ahead));
    const next = this.#openings(ahead).flatMap((path) => this.#choicesAfter(path, things));
    if (next.length) return next;
    for (let count = this.path.length - 1; count >= 0; count -= 1) {
      const before = this.#choicesAfter(this.path.slice(0, count), things);
      const other = before.filter((choice) => lastOf(choice)?.move !== this.path[count]?.move);
      if (before.length) return other;
    }
    return NOWHERE;
  }

  /** Where the next step is about the same things, too, it takes no extra click. */
  #further(choice: Choice, things: TargetShown[], ahead: readonly string[]): Choice[] {
    if (isWhole(choice) || !ahead.includes(lastOf(choice)?.kind ?? "")) return [choice];
    const next = this.#choicesAfter(choice, things);
    return next.length ? next : [choice];
  }

  refusedAt(things: TargetShown[], ahead: readonly string[]): RefusedShown[] {
    const paths = [this.path, ...this.#openings(ahead)];
    const all = paths.flatMap((path) => this.after(path)?.refused ?? []);
    const found = all.filter(({ targets }) => isAmong(targets, things));
    if (!found.length) return UNREFUSED;
    return [...new Map(found.map((each) => [each.move + each.text, each])).values()];
  }

  /** Look up what follows the moves of these kinds, so that it can be pointed at as well. */
  lookAhead(ahead: readonly string[]): void {
    for (const path of this.#openings(ahead)) this.look(path);
  }

  #openings(ahead: readonly string[]): Choice[] {
    const moves = this.question?.moves ?? [];
    const paths = moves.map((move) => [...this.path, move]);
    return paths.filter((path) => !isWhole(path) && ahead.includes(lastOf(path)?.kind ?? ""));
  }

  #choicesAfter(path: Choice, things: TargetShown[]): Choice[] {
    const moves = this.after(path)?.moves ?? [];
    const found = moves.filter(({ targets }) => isAmong(targets, things));
    return found.map((move) => [...path, move]);
  }
}

/** Several seats of one device may be asked at the same version. */
export const idOf = ({ seat, version }: QuestionShown) => `${seat} ${version}`;
