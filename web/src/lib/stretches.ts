import type { LogLine } from "../protocol";

/** A stretch of a log line; one with a piece leads to it. */
export interface Stretch {
  text: string;
  piece?: string;
  tail?: string; // what may not begin a line
}

const CLOSING = ".,:;!?)";

/** The closing signs that a text begins with. */
function tailOf(text: string): string {
  const end = [...text].findIndex((sign) => !CLOSING.includes(sign));
  return end < 0 ? text : text.slice(0, end);
}

/** Cut a line at its marks, which are counted in code points. */
export function stretchesOf({ text, marks }: LogLine): Stretch[] {
  const signs = [...text];
  const cut = (from: number, to?: number) => signs.slice(from, to).join("");
  const stretches: Stretch[] = [];
  let end = 0;
  for (const mark of marks.filter(({ kind }) => kind === "piece")) {
    if (mark.start > end) stretches.push({ text: cut(end, mark.start) });
    stretches.push({ text: cut(mark.start, mark.end), piece: mark.key });
    end = mark.end;
  }
  if (end < signs.length) stretches.push({ text: cut(end) });
  return stretches.flatMap((each, place) => {
    if (each.piece) return { ...each, tail: tailOf(stretches[place + 1]?.text ?? "") };
    const taken = stretches[place - 1]?.piece ? tailOf(each.text).length : 0;
    return each.text.length > taken ? { text: each.text.slice(taken) } : [];
  });
}
