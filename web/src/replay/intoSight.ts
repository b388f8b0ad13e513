/** Scroll a list, and nothing around it, to the child that carries this place. */
export function intoSight(list: HTMLElement | undefined, place: number | undefined): void {
  const child = list?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!list || !child) return;
  const top = child.offsetTop;
  const isAbove = top < list.scrollTop;
  const isBelow = top + child.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = top - list.clientHeight / 2;
}
