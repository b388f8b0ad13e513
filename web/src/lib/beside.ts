const GAP = 8;

interface Size {
  width: number;
  height: number;
}

/** Where a card stands beside something: near, inside the window, and off what is kept clear. */
export function beside(place: DOMRect, size: Size, kept: DOMRect[]): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(place.left, innerWidth - size.width - GAP));
  const lowest = innerHeight - size.height - GAP;
  const hides = (top: number, { left: from, right, top: upper, bottom }: DOMRect) =>
    left < right && from < left + size.width && top < bottom && upper < top + size.height;
  const fits = (top: number) =>
    top >= GAP && top <= lowest && !kept.some((each) => hides(top, each));
  const above = place.top - size.height - GAP;
  const away = (top: number) => Math.min(Math.abs(top - above), Math.abs(top - place.bottom - GAP));
  const tops = [place, ...kept]
    .flatMap((each) => [each.top - size.height - GAP, each.bottom + GAP])
    .filter(fits)
    .sort((one, other) => away(one) - away(other));
  return { left, top: tops[0] ?? Math.max(GAP, Math.min(place.bottom + GAP, lowest)) };
}
