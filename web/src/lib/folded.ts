import type { LogLine } from "../protocol";
import type { Word } from "../words/index.svelte";

/** An event, or several of a kind in a row. */
interface Run {
  line: LogLine; // the last of them
  first: number; // the number of the first of them
  count: number;
  word?: Word; // says all of them at once
  signs: string[]; // colours, one for each
  pieces: string[];
}

/** One line of the story as it is read. */
export interface Told extends Run {
  isNew: boolean;
  isFurther: boolean; // by the same player as the one before
}

/** Events that are told together. What is drawn and what it was belong together. */
const TOGETHER: Record<string, Word> = {
  pile_drawn: "told_drawn",
  card_drawn: "told_drawn",
  tile_dealt: "told_dealt",
  card_discarded: "told_discarded",
  tile_kept: "told_kept",
  cornerstone_kept: "told_kept",
  danger_raised: "told_dangers",
  threat_received: "told_threats",
};

/** As they were told before, if they are: what is drawn stays. */
export function unchanged(before: Told[], now: Told[]): Told[] {
  return now.map((each, place) => {
    const old = before[place];
    const isSame =
      old?.line === each.line &&
      old.first === each.first &&
      old.count === each.count &&
      old.isNew === each.isNew &&
      old.isFurther === each.isFurther;
    return isSame ? old : each;
  });
}

/** Equal events of one player in a row become one; `isNew` parts what was read from what was not. */
export function folded(lines: LogLine[], isNew: (number: number) => boolean): Told[] {
  const told: Run[] = [];
  let run: LogLine[] = [];
  for (const line of lines) {
    const [before] = run;
    if (before && !(isOne(before, line) && isNew(before.number) === isNew(line.number))) {
      told.push(...tell(run));
      run = [];
    }
    run.push(line);
  }
  return inContext([...told, ...tell(run)], isNew);
}

function inContext(runs: Run[], isNew: (number: number) => boolean): Told[] {
  return runs.map((each, place) => {
    const before = runs[place - 1];
    const isNewLine = isNew(each.first);
    const isFurther = before?.line.seat === each.line.seat && isNew(before.first) === isNewLine;
    return { ...each, isNew: isNewLine, isFurther };
  });
}

function isOne(one: LogLine, other: LogLine): boolean {
  const word = TOGETHER[one.kind];
  const isAlike = word ? word === TOGETHER[other.kind] : one.text === other.text;
  return isAlike && one.seat !== null && one.seat === other.seat;
}

function tell(run: LogLine[]): Run[] {
  const [first] = run;
  const line = run.at(-1);
  if (!first || !line) return [];
  const word = TOGETHER[first.kind];
  const alone = { signs: [], pieces: [], count: 1 };
  if (!word) return [{ ...alone, line, first: first.number, count: run.length }];
  const drawn = run.filter(({ kind }) => kind === first.kind); // not what it was as well
  if (drawn.length < 2) return run.map((each) => ({ ...alone, line: each, first: each.number }));
  const pieces = run.flatMap(({ marks }) => marks.filter(({ kind }) => kind === "piece"));
  const colours = drawn.flatMap(({ data }) => (typeof data.colour === "string" ? data.colour : []));
  return [
    {
      line,
      first: first.number,
      count: drawn.length,
      word,
      signs: pieces.length < drawn.length ? colours : [],
      pieces: pieces.map(({ key }) => key),
    },
  ];
}
