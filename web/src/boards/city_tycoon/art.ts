import { houses, moved, pick, shifted, wood, type Drawing, type Stroke } from "./brushes";
import { disc, discs, rect, rects, type Box, type Disc } from "./paths";
import { bigTop, SIGHTS, square } from "./sights";

// -- districts --------------------------------------------------------------------------------

const STREETS = [
  "M0 47h100v8H0zM46 0h8v100h-8z",
  "M0 50h60v8H0zM52 0h8v100h-8zM60 24h40v6H60z",
  "M0 34h100v8H0zM30 42h8v58h-8zM66 42h7v58h-7z",
];
const HOMES: readonly (readonly Box[])[] = [
  [
    [12, 12, 26, 15], [12, 31, 15, 12], [62, 10, 14, 28], [80, 12, 12, 16],
    [10, 62, 14, 26], [28, 62, 13, 13], [62, 63, 28, 13], [62, 81, 16, 11],
  ],
  [
    [10, 10, 15, 28], [30, 10, 15, 16], [67, 6, 24, 13], [67, 36, 26, 14],
    [10, 66, 34, 14], [67, 60, 13, 28], [84, 60, 10, 16], [10, 84, 18, 10],
  ],
  [
    [8, 8, 18, 20], [32, 8, 30, 14], [70, 8, 22, 18], [8, 50, 15, 26],
    [44, 50, 16, 16], [44, 72, 16, 20], [80, 50, 13, 14], [80, 70, 13, 22],
  ],
]; // prettier-ignore
const GARDENS: readonly (readonly Disc[])[] = [
  [[36, 38, 5], [86, 40, 6], [34, 86, 6], [90, 88, 5], [82, 88, 4]],
  [[36, 36, 6], [90, 26, 4], [40, 90, 5], [90, 88, 5], [32, 32, 4]],
  [[64, 27, 4], [14, 88, 6], [24, 90, 4], [58, 27, 3]],
]; // prettier-ignore

const residential: Drawing = (variant) => [
  ["street", pick(STREETS, variant)],
  ...houses(pick(HOMES, variant), "tile"),
  ...wood(pick(GARDENS, variant)),
];

/** Halls with saw-tooth roofs, a tank, and a chimney that smokes. */
const industrial: Drawing = (variant) => {
  const flip = variant % 2 ? 1 : 0;
  const x = flip ? 38 : 10;
  const hall: Box = [x, 12, 52, 40];
  const teeth = [0, 1, 2, 3].map((n): Box => [x, 12 + 10 * n, 52, 4]);
  const side: Box = [flip ? 10 : 56, 62, 34, 26];
  const chimney: readonly [number, number] = [flip ? 22 : 78, 28];
  const tanks: Disc[] = [
    [flip ? 62 : 22, 74, 11],
    [flip ? 84 : 42, 78, 8],
  ];
  return [
    ["street", "M0 54h100v6H0z"],
    ["shade", rects([shifted(hall), shifted(side)]) + discs(tanks.map(moved))],
    ["steel-dark", rects([hall, side])],
    ["glass", rects(teeth)],
    ["steel-light", rect([side[0], side[1], side[2], 13])],
    ["steel-light", discs(tanks)],
    ["steel-dark", discs(tanks.map(([a, b, r]) => [a, b, r * 0.45]))],
    ["shade", disc([chimney[0] + 5, chimney[1] + 5, 9])],
    ["brick", disc([...chimney, 9])],
    ["hole", disc([...chimney, 5])],
    ["smoke", discs([[chimney[0] - 3, chimney[1] - 6, 6], [chimney[0] - 9, chimney[1] - 14, 8]])],
  ];
}; // prettier-ignore

/** A mall with skylights and awnings, and its cars. */
const shopping: Drawing = (variant) => {
  const down = variant % 2 ? 44 : 8;
  const park = variant % 2 ? 8 : 62;
  const bays = [0, 1, 2, 3, 4, 5].map((n): Box => [12 + 13 * n, park, 9, 14]);
  return [
    ["street", rect([6, park - 3, 88, 36])],
    ["chalk", rects(bays.map(([x]) => [x + 10, park, 1.5, 14]))],
    ["car-a", rects([bays[0], bays[3], bays[4]].filter((bay) => bay !== undefined).map(car))],
    ["car-b", rects([bays[1], bays[5]].filter((bay) => bay !== undefined).map(car))],
    ["shade", rect([13, down + 4, 80, 44])],
    ["mall-dark", rect([9, down, 80, 44])],
    ["mall-light", rect([9, down, 80, 22])],
    ["glass", rects([[20, down + 8, 14, 28], [42, down + 8, 14, 28], [64, down + 8, 14, 28]])],
    ["canvas", rects([0, 1, 2, 3, 4, 5, 6, 7].map((n): Box => [9 + 10 * n, down + 40, 5, 6]))],
  ];
}; // prettier-ignore

const car = ([x, y]: Box): Box => [x + 1, y + 2, 6, 10];

// -- plants -----------------------------------------------------------------------------------

const solar: Drawing = () => {
  const panels = [14, 38, 62].flatMap((y) => [10, 38, 66].map((x): Box => [x, y, 24, 17]));
  return [
    ["shade", rects(panels.map(shifted))],
    ["panel", rects(panels)],
    ["cells", panels.map(([x, y]) => `M${x + 8} ${y}v17M${x + 16} ${y}v17M${x} ${y + 8.5}h24`).join("")],
    ["shine", panels.map(([x, y]) => `M${x} ${y}h9l-9 12z`).join("")],
  ];
}; // prettier-ignore

const steam: Drawing = () => [
  ["street", "M0 66h100v8H0z"],
  ["shade", discs([[36, 40, 22], [76, 34, 14]])],
  ["steel-light", discs([[32, 36, 22]])],
  ["steel-dark", disc([32, 36, 15])],
  ["hole", disc([32, 36, 11])],
  ["smoke", discs([[30, 34, 9], [22, 22, 11], [36, 20, 8], [14, 12, 8]])],
  ["brick", disc([72, 30, 13])],
  ["hole", disc([72, 30, 8])],
  ["smoke", discs([[70, 28, 7], [64, 18, 9]])],
  ...houses([[54, 50, 38, 14]], "tile"),
]; // prettier-ignore

const blade = (x: number, y: number, turn: number): string =>
  [0, 1, 2]
    .map((n) => {
      const way = turn + (n * 2 * Math.PI) / 3;
      const [c, s] = [Math.cos(way), Math.sin(way)];
      const at = (far: number, aside: number) =>
        `${(x + far * c - aside * s).toFixed(1)} ${(y + far * s + aside * c).toFixed(1)}`;
      return `M${at(2, 0)}L${at(7, 3)}L${at(24, 0)}L${at(2, -1)}z`;
    })
    .join("");

const wind: Drawing = () => [
  ["shade", "M33 34l26 30-2 2zM70 62l22 26-2 2z"],
  ["mast", "M30 30l3-1 1 34h-5zM68 58l3-1 1 34h-5z"],
  ["vane", blade(31, 30, 0.3) + blade(69, 58, 1.1)],
  ["mast", discs([[31, 30, 3], [69, 58, 3]])],
  ...wood([[12, 86, 6], [88, 20, 6], [78, 14, 4], [40, 88, 4]]),
]; // prettier-ignore

const hydro: Drawing = () => [
  ["pool", "M0 0h100v44Q50 62 0 44z"],
  ["foam", "M6 14q6-5 12 0t12 0v3q-6 5-12 0t-12 0zM60 24q6-5 12 0t12 0v3q-6 5-12 0t-12 0z"],
  ["shade", "M0 48Q50 68 100 48v16Q50 84 0 64z"],
  ["stone-light", "M0 40Q50 60 100 40v9Q50 69 0 49z"],
  ["stone-dark", "M0 49Q50 69 100 49v8Q50 77 0 57z"],
  ["pool", "M40 66h20v34H40z"],
  ["foam", "M42 66h4v20h-4zM50 66h3v26h-3zM56 66h2v16h-2z"],
  ...houses([[68, 70, 20, 16]], "tile"),
  ...wood([[14, 80, 7], [26, 88, 5]]),
]; // prettier-ignore

// -- terrain ----------------------------------------------------------------------------------

const land: Drawing = (variant) => [
  ["field", pick(["M54 56h40v38H54z", "M6 8h42v34H6z", "M50 6h44v36H50z"], variant)],
  ["furrow", pick(["M54 64h40M54 72h40M54 80h40M54 88h40", "M6 16h42M6 24h42M6 32h42", "M50 14h44M50 22h44M50 30h44"], variant)],
  ...wood(pick<readonly Disc[]>(
    [
      [[20, 22, 9], [36, 16, 6], [30, 34, 7], [70, 24, 8], [84, 34, 5], [20, 74, 8], [34, 86, 6]],
      [[70, 20, 9], [84, 32, 6], [60, 36, 5], [22, 66, 8], [38, 78, 6], [72, 74, 9], [86, 86, 5]],
      [[18, 18, 8], [30, 32, 6], [16, 58, 7], [34, 74, 9], [56, 66, 6], [78, 78, 8], [90, 60, 5]],
    ], variant)),
]; // prettier-ignore

const water: Drawing = (variant) => [
  [
    "foam",
    pick(
      [
        "M12 26q7-6 14 0t14 0v3q-7 6-14 0t-14 0zM56 62q7-6 14 0t14 0v3q-7 6-14 0t-14 0z",
        "M50 22q7-6 14 0t14 0v3q-7 6-14 0t-14 0zM16 70q7-6 14 0t14 0v3q-7 6-14 0t-14 0z",
      ],
      variant,
    ),
  ],
  ["deep", pick(["M62 20q6-5 12 0t12 0v2q-6 5-12 0t-12 0zM14 74q6-5 12 0t12 0v2q-6 5-12 0t-12 0z", "M14 40q6-5 12 0t12 0v2q-6 5-12 0t-12 0zM60 84q6-5 12 0t12 0v2q-6 5-12 0t-12 0z"], variant)],
  ...(variant % 4 === 1
    ? ([["shade", "M46 46l20 6-4 6H50z"], ["chalk", "M42 46h22l-5 8H47z"], ["canvas", "M52 28v16H42z"]] as Stroke[])
    : []),
]; // prettier-ignore

/** A quarter of the old town: what the two landmarks of the start tile look like. */
const start: Drawing = (variant) => [
  ["plaza", "M10 10h80v80H10z"],
  ...houses(
    variant % 2
      ? [[14, 14, 22, 14], [64, 14, 22, 14], [14, 68, 14, 20], [72, 68, 14, 20]]
      : [[14, 14, 14, 24], [70, 14, 16, 24], [14, 72, 26, 14], [60, 72, 26, 14]],
    "tile",
  ),
  ["shade", "M42 36h26l8 32H50z"],
  ["stone-light", "M36 32h28v18H36z"],
  ["stone-dark", "M36 50h28v18H36z"],
  ["dome-dark", "M50 34 58 50 50 66 42 50z"],
  ["dome-light", "M50 34 50 66 42 50z"],
  ...wood([[50, 14, 5], [50, 86, 5], [14, 50, 5], [86, 50, 5]]),
]; // prettier-ignore

const DRAWINGS: Record<string, Drawing> = {
  residential,
  industrial,
  entertainment: bigTop,
  shopping,
  landmark: square,
  solar,
  steam,
  wind,
  hydro,
  land,
  water,
  start,
};

/** What lies there, seen from above; sights look like what they are, and variants keep others
 *  from looking alike. */
export const drawing = (kind: string, variant: number, tile: string): Stroke[] =>
  (SIGHTS[tile] ?? DRAWINGS[kind])?.(variant) ?? [];
