/** A house for every kind of card, in a square of 120 by 56 whose lower edge is the ground. */
export interface Scene {
  brick?: string;
  stone?: string;
  roof?: string;
  leaf?: string;
  lights: readonly (readonly [number, number])[]; // windows, by their upper left corner
}

const TOWNHOUSES: Scene = {
  brick: "M14 56V34h20v22zM62 56V30h24v26zM88 56V38h18v18z",
  stone: "M36 56V32h3v-5h3v-5h3v-5h6v5h3v5h3v5h3v24z",
  roof: "M12 35 24 21l12 14zM60 31 74 14l14 17zM86 39l11-12 11 12z",
  lights: [[18, 40], [26, 40], [41, 35], [51, 35], [41, 46], [51, 46], [67, 36], [77, 36], [67, 46], [77, 46], [95, 44]], // prettier-ignore
};
const CHURCH: Scene = {
  brick: "M40 56V31h46v25zM26 56V17h16v39z",
  stone: "M25 17h18v2.500H25zM40 31h48v2H40zM30 56v-9a4 4 0 0 1 8 0v9z",
  roof: "M25 18 34 0l9 18zM40 32l8-12h34l8 12z",
  lights: [[32, 26], [49, 39], [59, 39], [69, 39], [79, 39]], // prettier-ignore
};
const FACTORY: Scene = {
  brick: "M20 56V36l14 8v-8l14 8v-8l14 8v12zM62 56V30h38v26zM72 30l1-26h6l1 26zM88 30l1-20h5l1 20z",
  stone: "M71.500 3h9v3h-9zM87.500 9h8v3h-8zM61 29h40v2.500H61z",
  roof: "m20 36 14 8H20zM34 36l14 8H34zM48 36l14 8H48z",
  lights: [[25, 47], [34, 47], [43, 47], [52, 47], [68, 36], [79, 36], [90, 36], [68, 46], [79, 46], [90, 46]], // prettier-ignore
};
const PORTICO: Scene = {
  brick: "M28 56V30h64v26z",
  stone:
    "M24 27h72v4H24zM22 52h76v4H22zM30 31h6v21h-6zM43 31h6v21h-6zM71 31h6v21h-6zM84 31h6v21h-6z",
  roof: "m22 28 38-19 38 19z",
  lights: [[54, 36], [62, 36], [54, 45], [62, 45]], // prettier-ignore
};
const WAREHOUSE: Scene = {
  brick: "M16 56V26h24v30zM44 56V16h32v40zM80 56V28h24v28z",
  stone: "M16 40h24v1.500H16zM44 30h32v1.500H44zM44 43h32v1.500H44zM80 42h24v1.500H80z",
  roof: "m14 27 14-14 14 14zM42 17 60 1l18 16zM78 29l14-13 14 13z",
  lights: [[21, 31], [31, 31], [21, 46], [31, 46], [49, 21], [58, 21], [67, 21], [49, 34], [58, 34], [67, 34], [49, 47], [67, 47], [85, 33], [95, 33], [85, 47], [95, 47]], // prettier-ignore
};
const HALL: Scene = {
  brick: "M20 56V31h80v25z",
  stone: "M18 28h84v3H18zM18 53h84v3H18zM50 54V43a10 9 0 0 1 20 0v11z",
  roof: "M36 28a24 20 0 0 1 48 0zM59 9V0l10 3-8 3v3z",
  lights: [[26, 38], [35, 38], [44, 38], [55, 44], [61, 44], [72, 38], [81, 38], [90, 38]], // prettier-ignore
};
const TENT: Scene = {
  brick: "M60 7 16 34v22h13V34zM60 7 42 34v22h12V34zM60 7l6 27v22h12V34zM60 7l31 27v22h13V34z",
  stone: "M60 7 29 34v22h13V34zM60 7l-6 27v22h12V34zM60 7l18 27v22h13V34z",
  roof: "M59 9V0l11 3-9 3v3zM14 33h92v3H14z",
  lights: [],
};
const FORT: Scene = {
  brick:
    "M34 56V28h52v28zM20 56V16h16v40zM84 56V16h16v40zM20 17V9h4v3h4V9h4v3h4v5zM84 17V9h4v3h4V9h4v3h4v5zM36 29v-5h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v2z",
  stone: "M20 24h16v2H20zM84 24h16v2H84zM52 56V45a8 8 0 0 1 16 0v11z",
  roof: "M27 10V1l10 3-8 3v3z",
  lights: [[26, 31], [90, 31], [26, 43], [90, 43], [41, 36], [48, 36], [69, 36], [76, 36]], // prettier-ignore
};
const HOSPITAL: Scene = {
  brick: "M16 56V35h88v21zM44 56V22h32v34z",
  stone: "M58 24h4v4h4v4h-4v4h-4v-4h-4v-4h4zM55 56V45h10v11zM16 34h28v2H16zM76 34h28v2H76z",
  roof: "m14 35 6-9h24v9zM76 26h24l6 9H76zM42 23l18-14 18 14z",
  lights: [[22, 42], [32, 42], [48, 40], [68, 40], [84, 42], [94, 42]], // prettier-ignore
};
const BY_NIGHT: Scene = {
  brick: "M30 56V28h28v28zM58 56V37h26v19zM84 56V24h16v32z",
  stone: "M18 3a9 9 0 1 0 8 12A8 8 0 0 1 18 3z",
  roof: "m28 29 16-18 16 18zM56 38l6-9h18l6 9zM82 25 92 8l10 17z",
  lights: [[42, 33], [90, 31], [66, 44]], // prettier-ignore
};
const PARK: Scene = {
  leaf: "M16 36a12 12 0 1 1 24 0 12 12 0 0 1-24 0zM42 28a15 15 0 1 1 30 0 15 15 0 0 1-30 0zM80 38a11 11 0 1 1 22 0 11 11 0 0 1-22 0z",
  brick: "M26 46h4v10h-4zM55 41h4v15h-4zM89 47h4v9h-4z",
  stone: "M64 49h14v2H64zM66 51h1.500v5H66zM74.500 51H76v5h-1.500z",
  lights: [],
};
const ZOO: Scene = {
  leaf: "M6 44a9 9 0 1 1 18 0 9 9 0 0 1-18 0zM96 44a9 9 0 1 1 18 0 9 9 0 0 1-18 0zM46 46a14 12 0 1 1 28 0 14 12 0 0 1-28 0z",
  brick: "M22 56V22h13v34zM85 56V22h13v34z",
  stone: "M20 18h17v4H20zM83 18h17v4H83z",
  roof: "M35 30a25 20 0 0 1 50 0h-3a22 17 0 0 0-44 0zM40 31h2v25h-2zM48 27h2v29h-2zM59 27h2v29h-2zM70 27h2v29h-2zM78 31h2v25h-2z",
  lights: [],
};

export const SCENES: Record<string, Scene> = {
  citizens: TOWNHOUSES,
  church: CHURCH,
  industry: FACTORY,
  craft: FACTORY,
  bank: PORTICO,
  university: PORTICO,
  offices: PORTICO,
  harbour: WAREHOUSE,
  trade: WAREHOUSE,
  emigrants: WAREHOUSE,
  theatre: HALL,
  amusement: HALL,
  art: HALL,
  circus: TENT,
  military: FORT,
  police: FORT,
  health: HOSPITAL,
  underworld: BY_NIGHT,
  secret: BY_NIGHT,
  mystic: BY_NIGHT,
  park: PARK,
  zoo: ZOO,
};
