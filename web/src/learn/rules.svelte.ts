import * as api from "../lib/api";
import type { Catalogue } from "../lib/catalogue.svelte";
import type { Lang, RowShown, RulesShown, SectionShown } from "../protocol";

const loaded = new Map<string, Promise<RulesShown>>();

function fetched(game: string, lang: Lang): Promise<RulesShown> {
  const key = `${game}/${lang}`;
  const known = loaded.get(key);
  if (known) return known;
  const coming = api.rules(game, lang);
  loaded.set(key, coming);
  coming.catch(() => loaded.delete(key));
  return coming;
}

/** The rules of a game as they come from the server. */
export class Rules {
  shown: RulesShown | null = $state.raw(null);
  hasFailed = $state(false);

  async load(game: string, lang: Lang): Promise<void> {
    try {
      this.shown = await fetched(game, lang);
      this.hasFailed = false;
    } catch {
      this.hasFailed = true;
    }
  }

  chapter(name: string): SectionShown[] {
    return this.shown?.chapters[name] ?? [];
  }
}

/** The words of a row, with its pieces by name, and its clauses: what a search looks at. */
export function wordsOf(row: RowShown, catalogue: Catalogue): string {
  const spans = row.cells.flat();
  const words = spans.map(({ kind, text }) => (kind === "piece" ? catalogue.name(text) : text));
  return [...words, ...row.clauses].join(" ").toLowerCase();
}

/** The sections with the rows that have these words; a heading that has them keeps all of its own. */
export function matching(
  sections: SectionShown[],
  wanted: string,
  catalogue: Catalogue,
): SectionShown[] {
  const words = wanted.toLowerCase().split(" ").filter(Boolean);
  if (!words.length) return sections;
  const fits = (text: string) => words.every((word) => text.includes(word));
  const found = sections.map((section) =>
    fits(section.heading.toLowerCase())
      ? section
      : { ...section, blocks: section.blocks.flatMap((block) => kept(block)) },
  );
  return found.filter(({ blocks }) => blocks.length);

  function kept(block: SectionShown["blocks"][number]) {
    const rows = block.rows.filter((row) => fits(wordsOf(row, catalogue)));
    return rows.length ? [{ ...block, rows }] : [];
  }
}

export const countRows = (sections: SectionShown[]): number =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows)).length;
