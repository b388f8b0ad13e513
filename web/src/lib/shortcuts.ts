// u takes back, / finds a move, l and c open log and chat, o the area of the next opponent, n the
// scoring if the game ended now: these letters stay free.
const KEYS = [..."123456789", ..."abdefghijkmpqrstvwxyz"];

/** The key that selects a move, by its place in the list; few lists are longer. */
export const keyOf = (place: number): string => KEYS[place] ?? "";
export const placeOf = (key: string): number => KEYS.indexOf(key);

/** Keys belong to a field that is being typed in, and to the browser with a modifier. */
export function isFree(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const isTyping = target.closest("input, textarea, select, dialog");
  return !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}
