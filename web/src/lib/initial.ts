/** One sign for a player: the number that a name ends with, or its first letter. */
export function initialOf(seat: number, name: string): string {
  const letters = [...name.trim()];
  const last = letters.at(-1) ?? "";
  const isNumber = last >= "0" && last <= "9";
  return ((isNumber ? last : letters[0]) ?? `${seat + 1}`).toUpperCase();
}
