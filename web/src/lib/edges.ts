import type { Action } from "svelte/action";

/**
 * Says on a box that scrolls where more of it lies; the style fades those edges. Whoever asks is
 * told how many entries of its list lie below.
 */
export const edges: Action<HTMLElement, ((below: number) => void) | undefined> = (node, tell) => {
  const mark = () => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = node;
    const more = {
      above: scrollTop > 1,
      below: scrollTop + clientHeight < scrollHeight - 1,
      before: scrollLeft > 1,
      after: scrollLeft + clientWidth < scrollWidth - 1,
    };
    const sides = Object.entries(more).flatMap(([side, isMore]) => (isMore ? [side] : []));
    const told = sides.join(" ");
    if (node.dataset.more !== told) node.dataset.more = told;
    tell?.(more.below ? entriesBelow(node) : 0);
    frame = 0;
  };
  /** Once for all that changes until the next frame, when the sizes are known anyway. */
  const soon = () => (frame ||= requestAnimationFrame(mark));
  let frame = 0;
  const sizes = new ResizeObserver(mark);
  const contents = new MutationObserver(soon);
  node.classList.add("edges");
  node.addEventListener("scroll", mark, { passive: true });
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  return {
    destroy: () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      contents.disconnect();
    },
  };
};

function entriesBelow(node: HTMLElement): number {
  const end = node.offsetTop + node.scrollTop + node.clientHeight;
  const isHidden = (each: HTMLElement) => each.offsetTop + each.offsetHeight / 2 > end;
  return [...node.querySelectorAll<HTMLElement>(":scope > ul > li")].filter(isHidden).length;
}
