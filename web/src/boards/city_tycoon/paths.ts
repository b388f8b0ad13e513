/** Shapes as path data, so that many of a kind are one element. A tile is a square of 100. */

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Disc = readonly [x: number, y: number, radius: number];

export const rect = ([x, y, width, height]: Box): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const disc = ([x, y, radius]: Disc): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
export const rects = (boxes: readonly Box[]): string => boxes.map(rect).join("");
export const discs = (all: readonly Disc[]): string => all.map(disc).join("");

/** The halves of saddle roofs seen from above, the light from the north-west; and their shadows. */
export function roofs(boxes: readonly Box[]): { shade: string; light: string; dark: string } {
  const halves = boxes.map(halved);
  return {
    shade: rects(boxes.map(([x, y, width, height]) => [x + 3, y + 3, width, height])),
    light: halves.map(([light]) => rect(light)).join(""),
    dark: halves.map(([, dark]) => rect(dark)).join(""),
  };
}

/** The ridge runs along the longer side. */
function halved([x, y, width, height]: Box): [Box, Box] {
  if (width >= height) {
    const half = height / 2;
    return [
      [x, y, width, half],
      [x, y + half, width, half],
    ];
  }
  const half = width / 2;
  return [
    [x, y, half, height],
    [x + half, y, half, height],
  ];
}

/** Crowns of trees: a shadow, the leaves, and the light on them. */
export function trees(all: readonly Disc[]): { shade: string; leaves: string; light: string } {
  return {
    shade: discs(all.map(([x, y, radius]) => [x + 2, y + 2, radius])),
    leaves: discs(all),
    light: discs(all.map(([x, y, radius]) => [x - radius * 0.3, y - radius * 0.3, radius * 0.5])),
  };
}
