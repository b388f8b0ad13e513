/** Reading a view without knowing the game: what is whose, and how it is best shown. */

export type View = Record<string, unknown>;
export type Entry = [key: string, value: unknown];

// Said elsewhere on the page, or for machines.
const SILENT = new Set([
  "game",
  "players",
  "seat",
  "turn",
  "moves",
  "answer",
  "step",
  "components",
  "open",
]);
const AREAS = ["seats", "sides"];

export const isRecord = (value: unknown): value is View =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";

/** Nothing that a person would miss. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every((each) => each === "" || each === false);
  if (isRecord(value)) return Object.values(value).every((each) => isEmpty(each) || each === 0);
  return false;
}

/** The players' areas, in the order of the seats. */
export function areasOf(view: View): View[] {
  const areas = AREAS.map((key) => view[key]).find(Array.isArray);
  return areas?.filter(isRecord) ?? [];
}

/** What lies on the table for all, without areas, hand and clock. */
export function sharedOf(view: View, elsewhere: string[]): Entry[] {
  return Object.entries(view).filter(
    ([key, value]) =>
      !SILENT.has(key) && !AREAS.includes(key) && !elsewhere.includes(key) && !isEmpty(value),
  );
}

/** The plain numbers of an area, such as money and points. */
export function numbersOf(area: View): Entry[] {
  return Object.entries(area).filter(([, value]) => typeof value === "number");
}

export function othersOf(area: View): Entry[] {
  return Object.entries(area).filter(([, value]) => typeof value !== "number" && !isEmpty(value));
}

/** A square with gaps is a map. */
export function gridSize(value: unknown): number {
  if (!Array.isArray(value) || value.length < 9 || !value.every(isText)) return 0;
  const side = Math.sqrt(value.length);
  return Number.isInteger(side) && value.includes("") ? side : 0;
}

/** Something at a place of a map. */
export interface Site extends View {
  x: number;
  y: number;
}

export function isPlan(value: unknown): value is Site[] {
  const isSite = (each: unknown) =>
    isRecord(each) && typeof each.x === "number" && typeof each.y === "number";
  return Array.isArray(value) && value.length > 0 && value.every(isSite);
}

const COMPASS = /^([ew])(\d+):([ns])(\d+)$/;

/** `w1:s2` -> one to the west, two to the south. */
export function placeOnPlan(target: string): Site | undefined {
  const found = COMPASS.exec(target);
  if (!found) return undefined;
  const [, across, x, along, y] = found;
  return { x: across === "w" ? -Number(x) : Number(x), y: along === "n" ? -Number(y) : Number(y) };
}

/** Equal entries once, with their number. */
export function counted<T>(values: T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found];
}

/** Equal pieces told apart, so that each can be followed on its way. */
export function numbered(pieces: string[]): { piece: string; id: string }[] {
  return pieces.map((piece, place) => {
    const equal = pieces.slice(0, place).filter((other) => other === piece).length;
    return { piece, id: `${piece} ${equal}` };
  });
}

/** The range of a move's name, and what it points at: `pick:slums` -> `pick`, `slums`. */
export function rangeOf(move: string): string {
  return move.split(":", 1)[0] ?? move;
}

export function targetOf(move: string): string {
  return move.slice(rangeOf(move).length + 1);
}

/** Does the move name this piece? */
export function pointsAt(move: string, piece: string): boolean {
  return targetOf(move).split(":").includes(piece);
}

const spoken = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Does the text say what the line says, apart from the line's label? */
export function isSaidIn(line: string, text: string): boolean {
  return spoken(text).includes(spoken(line.replace(/^[^:]+: /, "")));
}
