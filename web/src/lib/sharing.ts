/**
 * The new value with every part of the old one that is still the same: what has not changed stays
 * the same object, so that only what shows something else is drawn anew.
 */
export function shared<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (Array.isArray(old) && Array.isArray(now)) return sharedList(old, now) as T;
  if (isPlain(old) && isPlain(now)) return sharedRecord(old, now) as T;
  return now;
}

function sharedList(old: unknown[], now: unknown[]): unknown[] {
  let isSame = old.length === now.length;
  const mixed = now.map((each, place) => {
    const kept = shared(old[place], each);
    isSame &&= Object.is(kept, old[place]);
    return kept;
  });
  return isSame ? old : mixed;
}

function sharedRecord(old: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(old).length;
  const mixed: Plain = {};
  for (const key of keys) {
    mixed[key] = shared(old[key], now[key]);
    isSame &&= key in old && Object.is(mixed[key], old[key]);
  }
  return isSame ? old : mixed;
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;
