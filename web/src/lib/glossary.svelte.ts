import type { Glossary, PieceShown } from "../protocol";
import type { Lang } from "../words/index.svelte";
import * as api from "./api";

const EMPTY: Glossary = {
  fields: {},
  names: {},
  pieces: {},
  sheet: {},
  seats: [],
  clock: [],
  hand: [],
  details: [],
  cells: [],
};
const loaded = new Map<string, Promise<Glossary>>();

function fetched(game: string, lang: Lang): Promise<Glossary> {
  const key = `${game}/${lang}`;
  const known = loaded.get(key);
  if (known) return known;
  const coming = api.words(game, lang);
  loaded.set(key, coming);
  coming.catch(() => loaded.delete(key));
  return coming;
}

/** `tiny_houses` -> `Tiny houses`: for keys that nobody has a word for. */
export function pretty(key: string): string {
  const text = key.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of one game for the keys of its views. */
export class Dictionary {
  #words: Glossary = $state.raw(EMPTY);
  #isMissing = $state(false); // keys can be read without it
  #wanted = "";

  async load(game: string, lang: Lang): Promise<void> {
    const wanted = `${game}/${lang}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const words = await fetched(game, lang);
      if (this.#wanted === wanted) this.#words = words;
      this.#isMissing = false;
    } catch {
      this.#isMissing = true;
      this.#wanted = ""; // the next view tries again
    }
  }

  get clock() {
    return this.#words.clock;
  }
  get hand() {
    return this.#words.hand;
  }
  get cells() {
    return this.#words.cells;
  }

  isLabelled(field: string): boolean {
    return this.#isMissing || field in this.#words.fields;
  }

  isDetail(field: string): boolean {
    return !this.isLabelled(field) || this.#words.details.includes(field);
  }

  isSeat(field: string): boolean {
    return this.#words.seats.includes(field);
  }

  field(key: string): string {
    return capital(this.#words.fields[key] ?? this.name(key));
  }

  /** What one number of a field stands for: a half of a wall, the third phase. */
  part(field: string, place: number): string | undefined {
    return this.#words.fields[`${field}.${place}`];
  }

  category(key: string): string {
    return this.#words.sheet[key] ?? this.name(key);
  }

  piece(key: string): PieceShown | undefined {
    return this.#words.pieces[key];
  }

  name(key: string): string {
    const { pieces, names, fields } = this.#words;
    return pieces[key]?.name ?? names[key] ?? fields[key] ?? pretty(key);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
