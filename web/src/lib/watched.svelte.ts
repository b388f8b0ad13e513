/** A value that tells those who have read it when it becomes another one. */
class Field {
  value: unknown = $state.raw();

  constructor(value: unknown) {
    this.value = value;
  }
}

type Plain = Record<string, unknown>;
const fieldsOf = new WeakMap<object, Record<string, Field>>();

/**
 * The same data with every field watched by itself: whoever reads one hears of its changes alone.
 * `known` was made of `before` and is brought up to date, as far as both have the same fields;
 * those of `whole` are not taken apart.
 */
export function watched<T>(known: unknown, before: unknown, now: T, whole: string[] = []): T {
  if (Object.is(before, now)) return known as T;
  if (Array.isArray(now)) return watchedList(asList(known), asList(before), now) as T;
  if (isPlain(now)) return watchedRecord(known, before, now, whole) as T;
  return now;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function watchedList(known: unknown[], before: unknown[], now: unknown[]): unknown[] {
  const items = now.map((each, place) => watched(known[place], before[place], each));
  const isSame = now.length === known.length && items.every((each, place) => each === known[place]);
  return isSame ? known : items;
}

function watchedRecord(known: unknown, before: unknown, now: Plain, whole: string[]): Plain {
  const old = isPlain(before) && hasSameKeys(before, now) ? before : {};
  const fields = isPlain(known) && old === before ? fieldsOf.get(known) : undefined;
  const next = (key: string) =>
    whole.includes(key) ? now[key] : watched(fields?.[key]?.value, old[key], now[key]);
  if (!fields) return newRecord(Object.keys(now).map((key) => [key, new Field(next(key))]));
  for (const [key, field] of Object.entries(fields)) field.value = next(key);
  return known as Plain;
}

function newRecord(entries: [string, Field][]): Plain {
  const record = {};
  for (const [key, field] of entries)
    Object.defineProperty(record, key, { enumerable: true, get: () => field.value });
  fieldsOf.set(record, Object.fromEntries(entries));
  return record;
}

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;
const hasSameKeys = (one: Plain, other: Plain): boolean => {
  const keys = Object.keys(other);
  return keys.length === Object.keys(one).length && keys.every((key) => key in one);
};
