import * as api from "../lib/api";
import { idOf } from "../lib/answer.svelte";
import { keepNewSecret, newKey, rememberTable, secretsOf } from "../lib/seats";
import { load, save } from "../lib/storage";
import type { TableManager } from "../lib/table.svelte";
import type { Lang, LessonShown, MoveShown } from "../protocol";

/** How far a guided game is; kept by this browser, so that it can be left and resumed. */
interface Progress {
  at: number; // the suggestion that comes next
  followed: boolean; // the one before was taken
  isLeft: boolean;
}

const AHEAD = 3; // so many suggestions may be passed over by whoever goes another way
const keyOf = (table: string) => `lesson.${table}`;
export const isGuided = (table: string) => load<Progress | null>(keyOf(table), null) !== null;

/** A table with the prepared deal, where computers have the other seats; its name. */
export async function startLesson(game: string, title: string, name: string) {
  const { id } = await api.createLesson(game);
  save(keyOf(id), { at: 0, followed: true, isLeft: false } satisfies Progress);
  rememberTable(id, title);
  const secret = keepNewSecret(id, 0);
  await api.change(id, { type: "sit", key: newKey(), seat: 0, name, secret }, secretsOf(id));
  return id;
}

/** Says a word at every decision of a guided first game; it never plays. */
export class Guide {
  lesson: LessonShown | null = $state.raw(null);
  #progress: Progress = $state.raw({ at: 0, followed: true, isLeft: false });
  #question = ""; // the one that is open

  constructor(readonly table: TableManager) {
    this.#progress = load(keyOf(table.id), this.#progress);
  }

  async load(lang: Lang): Promise<void> {
    if (this.table.shown) this.lesson = await api.lesson(this.table.shown.game, lang);
  }

  get isLeft(): boolean {
    return this.#progress.isLeft;
  }

  leave(isLeft: boolean): void {
    this.#keep({ ...this.#progress, isLeft });
  }

  get at(): number {
    return this.#progress.at;
  }

  get isDone(): boolean {
    return this.lesson !== null && this.at >= this.lesson.answers.length;
  }

  /** The decision of the suggested answer that is open now; null: we are somewhere else. */
  readonly #place = $derived.by(() => {
    const answer = this.lesson?.answers[this.at];
    const path = this.table.answer.path.map(({ move }) => move);
    if (!answer || (answer.follows && !this.#progress.followed)) return null;
    return path.every((move, place) => answer.moves[place] === move) ? path.length : null;
  });

  /** The suggested move, if it can be made. */
  readonly suggested: MoveShown | undefined = $derived.by(() => {
    if (this.#place === null) return undefined;
    const wanted = this.lesson?.answers[this.at]?.moves[this.#place];
    return this.table.question?.moves.find(({ move }) => move === wanted);
  });

  readonly text: string = $derived.by(() => {
    if (!this.lesson) return "";
    if (this.isDone) return this.lesson.ending;
    const text = this.suggested && this.lesson.answers[this.at]?.texts[this.#place ?? 0];
    return text ?? this.#general;
  });

  get #general(): string {
    const kinds = this.table.question?.moves.map(({ kind }) => kind) ?? [];
    const known = kinds.find((kind) => this.lesson?.general[kind]);
    return known ? (this.lesson?.general[known] ?? "") : "";
  }

  /** Another question: what was answered since? */
  follow(): void {
    const question = this.table.shown?.question;
    if (!question || !this.lesson || this.isDone) return;
    const id = idOf(question);
    if (id === this.#question) return;
    const isFirst = this.#question === "";
    this.#question = id;
    const sent = this.table.answered;
    if (isFirst || !sent.length) return this.#skip(this.at, this.#progress.followed);
    const moves = this.lesson.answers[this.at]?.moves ?? [];
    const followed = moves.length === sent.length && moves.every((move, n) => move === sent[n]);
    this.table.answered = [];
    this.#skip(this.at + 1, followed);
  }

  /** The next suggestion that can be made here; if there is none, the next one waits. */
  #skip(at: number, followed: boolean): void {
    const legal = new Set(this.table.shown?.question?.moves.map(({ move }) => move));
    const rest = this.lesson?.answers.slice(at, at + AHEAD) ?? [];
    const fits = rest.findIndex(
      ({ moves, follows }, place) =>
        legal.has(moves[0] ?? "") && (!follows || (followed && place === 0)),
    );
    this.#keep({ ...this.#progress, at: at + Math.max(0, fits), followed });
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    save(keyOf(this.table.id), progress);
  }
}
