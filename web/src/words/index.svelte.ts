import { settings } from "../lib/settings.svelte";
import { LANGUAGES, type Lang } from "../protocol";
import { de } from "./de";
import { en, type Words } from "./en";
import { nl } from "./nl";

export type Word = keyof Words;

const all: Record<Lang, Words> = { en, de, nl };

/** The languages, each by its own name. */
export const languages = LANGUAGES.map((lang): [Lang, string] => [lang, all[lang].own_name]);

/** The table's own words in the language of the settings: `t("players_count", { count: 3 })`. */
export function t(word: Word, values: Record<string, string | number> = {}): string {
  return all[settings.lang][word].replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
}

/** The name of a computer's level; one we have no word for keeps its own. */
export function level(name: string): string {
  return name in en ? t(name as Word) : name;
}

/** A count of players or free seats. */
export function count(one: Word, many: Word, number: number): string {
  return number === 1 ? t(one) : t(many, { count: number });
}

const lists = new Map<string, Intl.ListFormat>(); // making one takes long

export function list(names: string[]): string {
  const { lang } = settings;
  const [only = "", ...more] = names;
  if (!more.length) return only;
  const known = lists.get(lang) ?? new Intl.ListFormat(lang, { type: "conjunction" });
  lists.set(lang, known);
  return known.format(names);
}
