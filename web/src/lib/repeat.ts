import type { MoveShown, QuestionShown } from "../protocol";
import { idOf, lastOf, type Choice } from "./answer.svelte";

/**
 * The same move again and again, as long as the same is asked: filling a hand from one pile is one
 * click. Another question, a failure, or anything the player does ends it.
 */
export class Repeat {
  #move: string | null = null;
  #asked = ""; // the kinds of moves there were
  #answered = ""; // the question that was answered last

  constructor(readonly play: (choice: Choice) => void) {}

  start(question: QuestionShown | null, choice: Choice): void {
    const last = lastOf(choice);
    if (!question || !last?.ends || choice.length > 1) return;
    this.#move = last.move;
    this.#asked = kindsOf(question.moves);
    this.#send(question, last);
    addEventListener("pointerdown", this.stop, true);
    addEventListener("keydown", this.stop, true);
  }

  /** What is asked now: go on, or stop. */
  go(question: QuestionShown | null): void {
    if (this.#move === null || !question || idOf(question) === this.#answered) return;
    const next = question.moves.find(({ move }) => move === this.#move);
    if (next && kindsOf(question.moves) === this.#asked) this.#send(question, next);
    else this.stop();
  }

  stop = (): void => {
    this.#move = null;
    removeEventListener("pointerdown", this.stop, true);
    removeEventListener("keydown", this.stop, true);
  };

  #send(question: QuestionShown, move: MoveShown): void {
    this.#answered = idOf(question);
    this.play([move]);
  }
}

function kindsOf(moves: MoveShown[]): string {
  return [...new Set(moves.map(({ kind }) => kind))].sort().join(" ");
}
