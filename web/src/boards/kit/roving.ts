import type { Action } from "svelte/action";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FOCUSABLE = "button:not(:disabled), a[href], [tabindex='0']";
const LIT = "[data-choices]";
const NEAR = 4; // pixels that are no way at all
const ASIDE = 2; // a step to the side counts so many times

/** The arrow keys move the focus over the board: to what a move is about, else to any piece. */
export const roving: Action<HTMLElement> = (node) => {
  const onkeydown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = event.target as HTMLElement;
    const isTyping = from.closest("input, textarea, select");
    if (!way || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nearest(node, from, way, LIT) ?? nearest(node, from, way, FOCUSABLE);
    event.stopPropagation(); // else the list of moves would go on
    event.preventDefault();
    next?.focus();
  };
  node.addEventListener("keydown", onkeydown);
  return { destroy: () => node.removeEventListener("keydown", onkeydown) };
};

function nearest(node: HTMLElement, from: Element, [x, y]: [number, number], which: string) {
  const [startX, startY] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const each of node.querySelectorAll<HTMLElement | SVGElement>(which)) {
    if (each === from || !each.getClientRects().length || !each.matches(FOCUSABLE)) continue;
    const [endX, endY] = middle(each);
    const along = (endX - startX) * x + (endY - startY) * y;
    const aside = Math.abs((endX - startX) * y) + Math.abs((endY - startY) * x);
    const far = along + ASIDE * aside;
    if (along > NEAR && far < least) [best, least] = [each, far];
  }
  return best;
}

function middle(node: Element): [number, number] {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
