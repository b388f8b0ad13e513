import type { Action } from "svelte/action";

/** Says on a box that scrolls where more of it lies; the style fades those edges. */
export const edges: Action<HTMLElement> = (node) => {
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
