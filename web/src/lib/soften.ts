const VOWEL = "[aeiouyäöüéèëï]";
const CONSONANT = "[bcdfghjklmnpqrstvwxzß]";
const ONSET = `(?:sch[lmnrw]?|ch|ck|ph|th|qu|[bfgk][lr]|[dtv]r|kn|${CONSONANT})`; // it stays together
const SYLLABLE = new RegExp(`(${VOWEL})(${CONSONANT}*?)(${ONSET}${VOWEL})`, "giu");
const LONG = 9; // letters; shorter words stay whole

/**
 * Long words with places where a line may break: not every browser has the dictionaries for it.
 * Breaks stand before the consonants that begin a syllable, three letters from either end.
 */
export function soften(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  let found = word;
  let from = 0;
  for (;;) {
    SYLLABLE.lastIndex = from;
    const match = SYLLABLE.exec(found);
    if (!match) return found;
    const [, vowel = "", before = "", after = ""] = match;
    const at = match.index + vowel.length + before.length;
    const isInside = at >= 3 && found.length - at >= 3;
    if (isInside) found = `${found.slice(0, at)}\u00ad${found.slice(at)}`;
    from = at + (isInside ? 1 : 0) + after.length - 1;
  }
}
