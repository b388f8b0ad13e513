import type { CatalogueShown, FieldShown, Lang, PieceShown } from "../protocol";
import * as api from "./api";
import { isEmpty, isRecord, type Entry, type View } from "./view";

const EMPTY: CatalogueShown = {
  pieces: {},
  fields: {},
  names: {},
  signs: {},
  sheet: {},
  ratings: [],
  ladders: {},
  areas: "seats",
};
const RETRY = 2000; // milliseconds
const loaded = new Map<string, Promise<CatalogueShown>>();

function fetched(game: string, lang: Lang): Promise<CatalogueShown> {
  const key = `${game}/${lang}`;
  const known = loaded.get(key);
  if (known) return known;
  const coming = api.words(game, lang);
  loaded.set(key, coming);
  coming.catch(() => loaded.delete(key));
  return coming;
}

/** What a game is made of, and how the fields of its views are shown; it comes from the server. */
export class Catalogue {
  #shown: CatalogueShown = $state.raw(EMPTY);
  #wanted = "";

  async load(game: string, lang: Lang): Promise<void> {
    const wanted = `${game}/${lang}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const shown = await fetched(game, lang);
      if (this.#wanted === wanted) this.#shown = shown;
    } catch {
      this.#wanted = ""; // the next view tries again, or the clock
      setTimeout(() => this.#wanted || void this.load(game, lang), RETRY);
    }
  }

  /** Before it has come, nothing has a name or a place. */
  get isThere(): boolean {
    return this.#shown !== EMPTY;
  }

  // -- pieces and names ---------------------------------------------------------------------

  piece(key: string): PieceShown | undefined {
    return this.#shown.pieces[key];
  }

  get pieces(): PieceShown[] {
    return Object.values(this.#shown.pieces);
  }

  /** The name of the drawing beside a colour. */
  sign(colour: string): string | undefined {
    return this.#shown.signs[colour];
  }

  /** What a lone player can become, from the lowest on. */
  /** What a lone player can become with these options, each with its least score. */
  ladder(options: Record<string, unknown>): { rating: string; least: number | null }[] {
    const value = Object.values(options).find((each) => `${each}` in this.#shown.ladders);
    const steps = this.#shown.ladders[`${value}`] ?? [];
    return this.ratings.map((rating, place) => ({ rating, least: steps[place - 1] ?? null }));
  }

  get ratings(): string[] {
    return this.#shown.ratings;
  }

  category(key: string): string {
    return this.#shown.sheet[key] ?? this.name(key);
  }

  /** The categories of a score sheet in the order of the game; others come last. */
  inOrder(keys: string[]): string[] {
    const listed = Object.keys(this.#shown.sheet).filter((key) => keys.includes(key));
    return [...listed, ...keys.filter((key) => !listed.includes(key))];
  }

  name(key: string): string {
    const { pieces, names, fields } = this.#shown;
    return pieces[key]?.name ?? names[key] ?? capital(fields[key]?.label ?? pretty(key));
  }

  /** The name of a piece for a narrow face: long words may be broken. */
  breakable(key: string): string {
    return this.piece(key)?.breakable ?? this.name(key);
  }

  // -- fields -------------------------------------------------------------------------------

  field(key: string): FieldShown | undefined {
    return this.#shown.fields[key];
  }

  label(key: string): string {
    return capital(this.field(key)?.label ?? this.name(key));
  }

  /** What lies in front of each side, in the order of the seats. */
  areasOf(view: View): View[] {
    const areas = view[this.#shown.areas];
    return Array.isArray(areas) ? areas.filter(isRecord) : [];
  }

  /** What lies in the middle for all: neither areas nor hand nor clock. */
  sharedIn(view: View): Entry[] {
    return this.#entries(view, "").filter(({ key }) => this.#lies(key) && !this.#isArea(key));
  }

  /** What lies in front of one side; the plain numbers are told apart. */
  numbersIn(area: View): Entry[] {
    return this.#inArea(area).filter(({ value }) => typeof value === "number");
  }

  thingsIn(area: View): Entry[] {
    return this.#inArea(area).filter(({ value }) => typeof value !== "number" && !isEmpty(value));
  }

  /** What an object inside a field holds: declared fields, or things that have a name. */
  partsOf(value: View, parent: string): Entry[] {
    return this.#entries(value, parent).filter((entry) => !isEmpty(entry.value));
  }

  /** The fields of the header or of the own hand, in the order of the catalogue. */
  placed(view: View, place: FieldShown["place"]): Entry[] {
    const keys = Object.keys(this.#shown.fields);
    return keys.flatMap((key) =>
      key in view && this.field(key)?.place === place ? [{ name: key, key, value: view[key] }] : [],
    );
  }

  #inArea(area: View): Entry[] {
    return this.#entries(area, this.#shown.areas).filter(({ key }) => this.#lies(key));
  }

  /** A field that is not declared is for machines. */
  #entries(view: View, parent: string): Entry[] {
    const all = Object.entries(view).map(([name, value]) => ({
      name,
      key: this.#keyOf(name, parent),
      value,
    }));
    return all.filter(({ key }) => this.field(key) ?? this.#isNamed(key));
  }

  #keyOf(name: string, parent: string): string {
    const key = `${parent}.${name}`;
    return key in this.#shown.fields ? key : name;
  }

  #isNamed(key: string): boolean {
    return key in this.#shown.pieces || key in this.#shown.names;
  }

  #isArea(key: string): boolean {
    return key === this.#shown.areas;
  }

  #lies(key: string): boolean {
    const place = this.field(key)?.place;
    return place === "table" || place === "details";
  }
}

/** `tiny_houses` -> `Tiny houses`: for keys that nobody has a word for. */
function pretty(key: string): string {
  return key.replaceAll("_", " ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
