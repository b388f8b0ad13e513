/** Values of a view; what they mean and how they are shown is in the catalogue. */

export type View = Record<string, unknown>;

/** A field of a view: its name there, its key in the catalogue, its value. */
export interface Entry {
  name: string;
  key: string;
  value: unknown;
}

/** Where something lies: in which field, in front of whom. */
export interface Spot {
  name: string; // of the field of the view, also deep inside it
  key: string; // in the catalogue
  seat: number | null; // null: in the middle
  isLive: boolean; // moves may point at it
  isInner?: boolean; // inside an entry of the field: its places are not those of the field
}

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

/** Something at a place of a map; `cell` is what moves call the place. */
export interface Site extends View {
  x: number;
  y: number;
  cell: string;
}

export function sitesIn(value: unknown): Site[] {
  return Array.isArray(value) ? value.filter(isSite) : [];
}

function isSite(value: unknown): value is Site {
  return isRecord(value) && typeof value.x === "number" && typeof value.y === "number";
}

/** Equal entries once, with their number and the place of the first. */
export function counted<T>(values: T[]): { value: T; times: number; place: number }[] {
  const found = new Map<T, { value: T; times: number; place: number }>();
  values.forEach((value, place) => {
    const known = found.get(value);
    if (known) known.times += 1;
    else found.set(value, { value, times: 1, place });
  });
  return [...found.values()];
}

/** Equal pieces told apart, so that each can be followed on its way. */
export function numbered(pieces: string[]): { piece: string; id: string }[] {
  return pieces.map((piece, place) => {
    const equal = pieces.slice(0, place).filter((other) => other === piece).length;
    return { piece, id: `${piece} ${equal}` };
  });
}
