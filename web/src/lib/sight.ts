import { time } from "./motion";

const ASKED = "[data-choices]:not(.button)"; // things and places, not moves in words

/** Where a board is larger than its window: what is asked about comes into sight, if none of it is. */
export function bringIntoSight(board: HTMLElement): void {
  const hand = document.querySelectorAll(`.dock ${ASKED}`);
  const [first, ...more] = board.querySelectorAll(ASKED);
  if (!first || [...hand, first, ...more].some(isInSight)) return;
  first.scrollIntoView({ block: "center", behavior: time("travel") ? "smooth" : "instant" });
}

function isInSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
