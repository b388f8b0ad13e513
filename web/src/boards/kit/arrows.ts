import type { Action } from "svelte/action";

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go from cell to cell of a grid with so many columns, over those that are no buttons. */
export const arrows: Action<HTMLElement, number> = (node, columns) => {
  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const cells = [...node.children].slice(0, columns * columns);
    const from = cells.indexOf(document.activeElement as Element);
    if (!step || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    let [x, y] = [from % columns, Math.floor(from / columns)];
    for (;;) {
      x += step[0];
      y += step[1];
      const cell = x < 0 || x >= columns ? undefined : cells[y * columns + x];
      if (cell instanceof HTMLButtonElement) cell.focus();
      if (!cell || cell instanceof HTMLButtonElement) return;
    }
  };
  node.addEventListener("keydown", go);
  return { destroy: () => node.removeEventListener("keydown", go) };
};
