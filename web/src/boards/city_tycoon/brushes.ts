import { disc, roofs, trees, type Box, type Disc } from "./paths";

/** One stroke of a drawing: the paint (a class of `Art.svelte`) and its path. */
export type Stroke = readonly [paint: string, path: string];
export type Drawing = (variant: number) => Stroke[];

export const wood = (all: readonly Disc[]): Stroke[] => {
  const { shade, leaves, light } = trees(all);
  return [
    ["shade", shade],
    ["leaves", leaves],
    ["sunlit", light],
  ];
};

export const houses = (boxes: readonly Box[], paint: string): Stroke[] => {
  const { shade, light, dark } = roofs(boxes);
  return [
    ["shade", shade],
    [`${paint}-light`, light],
    [`${paint}-dark`, dark],
  ];
};

export const pick = <T>(all: readonly T[], variant: number): T => all[variant % all.length] as T;

export const shifted = ([x, y, width, height]: Box): Box => [x + 3, y + 3, width, height];
export const moved = ([x, y, radius]: Disc): Disc => [x + 3, y + 3, radius];
export const oval = (x: number, y: number, a: number, b: number): string =>
  `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  disc([x, y, outer]) + disc([x, y, inner]);
