import type { Lang } from "../protocol";

const STEPS = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
] as const;

/** How long ago that was, in the largest unit that fits: "5 minutes ago". */
export function ago(at: number, lang: Lang, now = Date.now()): string {
  let amount = Math.max(0, now - at) / 1000;
  let unit: Intl.RelativeTimeFormatUnit = "second";
  for (const [next, size] of STEPS) {
    if (amount < size) break;
    amount /= size;
    unit = next;
  }
  if (unit === "second") amount = 0; // seconds would tick
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  return format.format(-Math.floor(amount), unit);
}
