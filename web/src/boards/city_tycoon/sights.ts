import { houses, oval, ring, wood, type Drawing, type Stroke } from "./brushes";
import { disc, discs, rect, rects, type Box } from "./paths";

/** What people come to see: entertainment and landmarks, each drawn as what it is. */

const wedges = (cx: number, cy: number, radius: number, odd: number): string =>
  Array.from({ length: 6 }, (_, n) => {
    const from = ((2 * n + odd) * Math.PI) / 6;
    const to = from + Math.PI / 6;
    const [a, b] = [cx + radius * Math.cos(from), cy + radius * Math.sin(from)];
    const [c, d] = [cx + radius * Math.cos(to), cy + radius * Math.sin(to)];
    return `M${cx} ${cy}L${a.toFixed(1)} ${b.toFixed(1)}L${c.toFixed(1)} ${d.toFixed(1)}z`;
  }).join("");

// -- entertainment ----------------------------------------------------------------------------

/** Tents among trees or stalls. */
export const bigTop: Drawing = (variant) => [
  ["street", "M44 70h12v30H44z"],
  ["shade", disc([54, 48, 32])],
  ["big-top", disc([50, 44, 32])],
  ["canvas", wedges(50, 44, 32, variant % 2)],
  ["mast", disc([50, 44, 4])],
  ...(variant % 2
    ? houses([[8, 78, 22, 12], [70, 78, 22, 12]], "tile")
    : wood([[14, 84, 7], [28, 90, 4], [84, 86, 6], [72, 92, 4], [10, 12, 5]])),
]; // prettier-ignore

const arena: Drawing = () => [
  ["shade", oval(53, 50, 40, 30)],
  ["steel-light", oval(50, 46, 40, 30)],
  ["steel-dark", oval(50, 46, 33, 23)],
  ["grass", oval(50, 46, 27, 17)],
  ["chalk", "M49 29h2v34h-2z" + ring(50, 46, 6, 4.5)],
  ...wood([[10, 88, 6], [24, 92, 4], [88, 90, 6], [90, 10, 5]]),
]; // prettier-ignore

const GREEN: Box = [6, 6, 88, 88];
const PATHS = "M6 46h88v7H6zM47 6h7v88h-7z";

const park: Drawing = (variant) => [
  ["grass", rect(GREEN)],
  ["street", PATHS + disc([50, 50, 18])],
  [variant % 2 ? "pool" : "plaza", disc([50, 50, 13])],
  ["stone-dark", disc([50, 50, 4])],
  ...wood([
    [20, 22, 9], [34, 16, 6], [18, 36, 6], [80, 20, 8], [70, 32, 6], [84, 36, 5], [20, 78, 8],
    [34, 84, 6], [78, 80, 9], [66, 72, 5], [86, 64, 5],
  ]),
]; // prettier-ignore

const zoo: Drawing = () => [
  ["grass", rect(GREEN)],
  ["street", PATHS],
  ["pool", oval(26, 26, 15, 11)],
  ["field", oval(76, 26, 16, 13)],
  ["field", oval(26, 76, 15, 14)],
  ["stone-dark", discs([[76, 26, 4], [68, 22, 3], [28, 78, 4], [20, 72, 3]])],
  ["foam", oval(22, 24, 5, 3)],
  ...houses([[66, 66, 22, 20]], "tile"),
  ...wood([[10, 44, 4], [92, 42, 5], [42, 10, 4], [58, 90, 5], [92, 92, 4]]),
]; // prettier-ignore

const meadow: Drawing = () => [
  ["grass", rect(GREEN)],
  ["shade", rect([33, 15, 44, 22])],
  ["steel-dark", rect([30, 12, 44, 22])],
  ["big-top", rect([30, 12, 44, 7])],
  ["field", oval(52, 62, 34, 22)],
  ["car-a", discs([[36, 56, 2.500], [48, 50, 2.500], [60, 58, 2.500], [44, 68, 2.500], [70, 66, 2.500]])],
  ["car-b", discs([[42, 60, 2.500], [54, 64, 2.500], [66, 52, 2.500], [34, 70, 2.500], [58, 74, 2.500]])],
  ...wood([[14, 16, 7], [88, 18, 7], [12, 86, 6], [90, 86, 6], [12, 50, 5]]),
]; // prettier-ignore

const bath: Drawing = () => [
  ["shade", rect([13, 15, 80, 60])],
  ["stone-light", rect([10, 12, 80, 60])],
  ["pool", rect([17, 19, 66, 46])],
  ["foam", rects([[17, 29, 66, 1.500], [17, 40, 66, 1.500], [17, 51, 66, 1.500]])],
  ...houses([[12, 78, 30, 14]], "tile"),
  ["car-a", rects([[52, 80, 10, 4], [78, 80, 10, 4]])],
  ["car-b", rects([[65, 80, 10, 4], [58, 88, 10, 4]])],
]; // prettier-ignore

const rink: Drawing = () => [
  ["shade", oval(53, 51, 40, 30)],
  ["stone-dark", oval(50, 48, 40, 30)],
  ["foam", oval(50, 48, 35, 25)],
  ["pool", ring(50, 48, 9, 7.500) + "M49 23h2v50h-2z"],
  ["car-a", discs([[32, 40, 3], [66, 58, 3]])],
  ["car-b", discs([[40, 60, 3], [70, 40, 3]])],
  ...wood([[10, 10, 6], [90, 12, 6], [12, 90, 6], [90, 90, 6]]),
]; // prettier-ignore

/** A house with a stage: a roof, its tower, and a forecourt with flags. */
const theatre: Drawing = (variant) => [
  ["plaza", rect([8, 66, 84, 28])],
  ...houses([[12, 14, 76, 46]], variant % 2 ? "stone" : "tile"),
  ["shade", rect([34, 24, 40, 26])],
  ["dome-dark", rect([30, 20, 40, 26])],
  ["dome-light", rect([30, 20, 40, 13])],
  ["canvas", rects([[30, 60, 40, 6]])],
  ["big-top", rects([[30, 60, 5, 6], [40, 60, 5, 6], [50, 60, 5, 6], [60, 60, 5, 6]])],
  ["car-a", discs([[22, 80, 3], [50, 84, 3]])],
  ["car-b", discs([[36, 78, 3], [70, 82, 3]])],
]; // prettier-ignore

// -- landmarks --------------------------------------------------------------------------------

/** What stands in the middle of a square, among trees. */
const around = (...middle: Stroke[]): Stroke[] => [
  ["plaza", disc([50, 48, 38])],
  ["street", ring(50, 48, 38, 34) + ring(50, 48, 26, 23)],
  ...middle,
  ...wood([[12, 12, 7], [88, 12, 7], [12, 86, 7], [88, 86, 7], [26, 8, 4], [92, 28, 4]]),
]; // prettier-ignore

/** A star of stone, laid into the square. */
export const square: Drawing = () =>
  around(
    ["stone-dark", disc([50, 48, 20])],
    ["stone-light", disc([49, 47, 16])],
    ["dome-dark", "M50 24 56 48 50 72 44 48z"],
    ["dome-light", "M26 48 50 42 74 48 50 54z"],
  );

const fountain: Drawing = () =>
  around(
    ["shade", disc([53, 51, 20])],
    ["stone-dark", disc([50, 48, 20])],
    ["pool", disc([50, 48, 16])],
    ["stone-light", disc([50, 48, 6])],
    ["foam", ring(50, 48, 11, 9)],
  );

const tower: Drawing = () =>
  around(
    ["shade", "M42 42 88 78 78 90 36 54z"],
    ["stone-dark", disc([50, 48, 14])],
    ["stone-light", disc([48, 46, 10])],
    ["big-top", disc([49, 47, 6])],
    ["canvas", disc([48, 46, 2.5])],
  );

const statue: Drawing = () =>
  around(
    ["shade", "M44 44h20l14 16-8 8z"],
    ["stone-dark", rect([40, 36, 20, 26])],
    ["stone-light", rect([40, 36, 20, 20])],
    ["dome-dark", oval(50, 46, 7, 4) + disc([56, 44, 3])],
    ["dome-light", disc([49, 44, 3])],
  );

/** Wings around a court, a dome above the middle. */
const palace: Drawing = () => {
  const wings: Box[] = [[14, 16, 18, 56], [68, 16, 18, 56]]; // prettier-ignore
  return [
    ["plaza", rect([6, 10, 88, 84])],
    ...houses([...wings, [14, 14, 72, 22]], "stone"),
    ["shade", disc([54, 30, 13])],
    ["dome-dark", disc([50, 26, 13])],
    ["dome-light", disc([47, 23, 8])],
    ["grass", rects([[38, 44, 24, 18]])],
    ...wood([[42, 82, 5], [58, 82, 5], [24, 84, 5], [76, 84, 5], [50, 53, 4]]),
  ]; // prettier-ignore
};

/** A church: nave and transept cross, two towers in the west. */
const church: Drawing = () => [
  ["plaza", rect([6, 6, 88, 88])],
  ...houses([[26, 26, 62, 24]], "dome"),
  ...houses([[58, 10, 20, 56]], "dome"),
  ...houses([[14, 18, 18, 16], [14, 42, 18, 16]], "stone"),
  ["dome-dark", discs([[23, 26, 6], [23, 50, 6]])],
  ["dome-light", discs([[22, 25, 3], [22, 49, 3]])],
  ...wood([[14, 84, 6], [32, 86, 5], [50, 84, 6], [88, 84, 6], [92, 14, 4]]),
]; // prettier-ignore

/** A street leads through it. */
const gate: Drawing = () => [
  ["plaza", rect([0, 40, 100, 22])],
  ["street", rect([0, 44, 100, 14])],
  ["shade", rect([38, 21, 34, 66])],
  ["stone-dark", rects([[34, 16, 34, 68]])],
  ["stone-light", rects([[34, 16, 17, 68]])],
  ["dome-dark", discs([[51, 24, 9], [51, 76, 9]])],
  ["dome-light", discs([[49, 22, 5], [49, 74, 5]])],
  ...wood([[12, 16, 7], [88, 16, 6], [14, 84, 6], [86, 86, 7], [24, 26, 4]]),
]; // prettier-ignore

const bridge: Drawing = () => [
  ["pool", "M28 0h44q-8 50 0 100H28q8-50 0-100z"],
  ["foam", "M40 14h12v2H40zM48 26h12v2H48zM40 76h12v2H40zM48 88h12v2H48z"],
  ["shade", rect([0, 44, 100, 20])],
  ["stone-dark", rect([0, 38, 100, 22])],
  ["street", rect([0, 42, 100, 14])],
  ["stone-light", rects([[24, 36, 8, 26], [68, 36, 8, 26]])],
  ...wood([[12, 16, 7], [88, 18, 6], [12, 84, 6], [88, 84, 7]]),
]; // prettier-ignore

const garden: Drawing = () => [
  ["grass", rect(GREEN)],
  ["street", PATHS],
  ["shade", oval(53, 53, 28, 18)],
  ["glass", oval(50, 50, 28, 18)],
  ["dome-light", "M49 32h2v36h-2zM22 49h56v2H22z" + ring(50, 50, 14, 12.500)],
  ["big-top", discs([[16, 20, 4], [84, 80, 4], [22, 84, 4]])],
  ["field", discs([[28, 14, 4], [76, 88, 4], [84, 16, 4]])],
  ...wood([[14, 34, 5], [88, 32, 6], [12, 72, 5], [64, 14, 5], [38, 88, 5], [90, 66, 4]]),
]; // prettier-ignore

/** Which drawing a tile has; what is not named is a big top, or a square. */
const named = (drawn: Drawing, tiles: string) =>
  tiles.split(" ").map((tile): [string, Drawing] => [tile, drawn]);

export const SIGHTS: Record<string, Drawing> = Object.fromEntries([
  ...named(arena, "sports_arena football_stadium"),
  ...named(park, "city_park beer_garden bandstand riverside_promenade"),
  ...named(zoo, "zoo"),
  ...named(meadow, "street_stage festival_meadow"),
  ...named(bath, "indoor_pool aquarium"),
  ...named(rink, "roller_rink ice_rink"),
  ...named(
    theatre,
    "picture_house bowling_alley variety_theatre concert_hall multiplex opera_house casino",
  ),
  ...named(fountain, "town_fountain"),
  ...named(tower, "water_tower harbour_lighthouse television_tower"),
  ...named(statue, "equestrian_statue industrial_monument"),
  ...named(
    palace,
    "city_palace art_museum new_city_hall citizens_foundation merchants_exchange solar_forum",
  ),
  ...named(church, "minster cathedral"),
  ...named(gate, "city_gate triumphal_arch"),
  ...named(bridge, "old_bridge"),
  ...named(garden, "botanical_garden"),
]);
