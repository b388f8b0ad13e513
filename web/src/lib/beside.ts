const GAP = 8;

interface Size {
  width: number;
  height: number;
}

/** Where a card of this size stands beside something: inside the window, and off what is kept. */
export function beside(place: DOMRect, size: Size, kept: DOMRect[]): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(place.left, innerWidth - size.width - GAP));
  const lowest = innerHeight - size.height - GAP;
  const hides =
    (top: number) =>
    ({ left: from, right, top: upper, bottom }: DOMRect) =>
      left < right && from < left + size.width && top < bottom && upper < top + size.height;
  const tops = [place, ...kept].flatMap((each) => [
    each.top - size.height - GAP,
    each.bottom + GAP,
  ]);
  const fits = (top: number) => top >= GAP && top <= lowest && !kept.some(hides(top));
  return { left, top: tops.find(fits) ?? Math.max(GAP, Math.min(place.bottom + GAP, lowest)) };
}
