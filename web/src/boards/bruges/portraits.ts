/** What a person of each group wears and holds, in a square of 60; colours are names of tokens. */
export interface Shape {
  d: string;
  fill: string;
  isBehind?: boolean;
}

const gold = "bruges-gold";
const linen = "bruges-linen";
const dark = "bruges-dark";
const brick = "bruges-brick";
const bronze = "bruges-bronze";
const stone = "bruges-stone";

export const HATS: Record<string, Shape[]> = {
  nobility: [
    { d: "M19 30c-3 8-2 14 0 16h22c2-2 3-8 0-16-2-12-20-12-22 0z", fill: brick, isBehind: true },
    { d: "M19 20 17 8l6.500 5L30 5l6.500 8L43 8l-2 12z", fill: gold },
    { d: "M22 46c3 4 13 4 16 0l2 3c-4 5-16 5-20 0z", fill: linen },
  ],
  offices: [
    { d: "M14 19c2-3 6-3 7-9 6-3 12-3 18 0 1 6 5 6 7 9-8 4-24 4-32 0z", fill: dark },
    { d: "M20 43c2 9 18 9 20 0l2 1c-1 13-23 13-24 0z", fill: gold },
    { d: "M30 49.500l3 4-3 4-3-4z", fill: gold },
  ],
  amusement: [
    { d: "M20 22C10 20 6 12 9 6c4 6 9 6 13 5l8-3 8 3c4 1 9 1 13-5 3 6-1 14-11 16z", fill: brick },
    { d: "M30 8l8 3c2 4 2 7 2 11H30z", fill: gold },
    {
      d: "M9 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM51 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
      fill: gold,
    },
    { d: "M18 44l6 6 6-5 6 5 6-6-3-3H21z", fill: gold },
  ],
  trade: [
    { d: "M17 20c-3-6 3-11 13-11s18 4 15 9c-6-2-20-2-28 2z", fill: bronze },
    { d: "M17 20c8-4 20-4 27-1l-1 3c-7-2-18-2-25 1z", fill: dark },
    { d: "M40 46h9l2 3c2 7-3 10-6.500 10S36 56 38 49z", fill: gold },
    { d: "M40 46h9v2h-9z", fill: dark },
  ],
  craft: [
    { d: "M20 22c-2-9 4-13 10-13s12 4 10 13c-6-3-14-3-20 0z", fill: linen },
    { d: "M22 60V48l4-4h8l4 4v12z", fill: "bruges-wall" },
    { d: "M46 36h2.500v22H46z", fill: "bruges-wall" },
    { d: "M41 32h13v6H41z", fill: stone },
  ],
  court: [
    { d: "M34 14 46 1c4 12 6 26 5 40-3-6-7-10-9-14z", fill: linen, isBehind: true },
    { d: "M20 24c0-9 5-13 11-13 4 0 7 1 9 3L46 1 37 8 26 10c-6 3-8 8-6 14z", fill: brick },
    { d: "M19 25c1-8 6-11 11-11s10 3 11 11l-2-1c-2-5-5-7-9-7s-7 2-9 7z", fill: gold },
    { d: "M23 43l7 8 7-8 2 1-9 12-9-12z", fill: linen },
  ],
  church: [
    { d: "M20 21c-1-8 4-16 10-20 6 4 11 12 10 20-6-2-14-2-20 0z", fill: linen },
    { d: "M28.700 5h2.600v4h4v2.600h-4V19h-2.600v-7.400h-4V9h4z", fill: gold },
    { d: "M25 43h10l2 17H23z", fill: linen },
    { d: "M28.800 46h2.400v3h3v2.400h-3V57h-2.400v-5.600h-3V49h3z", fill: gold },
  ],
  art: [
    { d: "M18 21c-6-4-2-12 10-13 12 0 18 4 16 9-1 3-3 4-5 5-6-3-14-3-21-1z", fill: dark },
    { d: "M26 36c1 5 7 5 8 0l-1 7h-6z", fill: brick },
    { d: "M44 38l3 1-6 20h-3z", fill: "bruges-wall" },
    { d: "M45 28c3 3 4 7 2.500 12l-4-1.300C43 34 43.500 31 45 28z", fill: gold },
  ],
  protection: [
    { d: "M18 30c-2-14 4-22 12-22s14 8 12 22l-3 6-1-11H22l-1 11z", fill: stone },
    { d: "M28.500 8h3v20l-1.500 3-1.500-3z", fill: gold },
    { d: "M12 52c6 4 30 4 36 0l2 8H10z", fill: stone },
  ],
  underworld: [
    {
      d: "M15 44c-2-22 3-36 15-39 12 3 17 17 15 39-4-4-4-10-5-18-2-8-18-8-20 0-1 8-1 14-5 18z",
      fill: dark,
    },
    {
      d: "M20.500 24h19c0 5-2.500 7.500-5 7.500-2 0-3-2.500-4.500-2.500s-2.500 2.500-4.500 2.500c-2.500 0-5-2.500-5-7.500z",
      fill: dark,
    },
    { d: "M24 26.500h3.500v1.600H24zM32.500 26.500H36v1.600h-3.500z", fill: linen },
  ],
  learning: [
    { d: "M22 31c0 12 4 17 8 18 4-1 8-6 8-18-3 4-5 3-8 3s-5 1-8-3z", fill: linen },
    { d: "M21 20v-5h18v5c-6-2-12-2-18 0z", fill: dark },
    { d: "M30 4 48 12 30 17 12 12z", fill: dark },
    { d: "M45 12l1 9-2 2-1-10z", fill: gold },
    { d: "M18 50l12 3 12-3v10H18z", fill: brick },
  ],
};

/** A veil instead of the mitre of the church. */
export const VEIL: Shape[] = [
  { d: "M18 46c-4-8-3-20 0-27 5-10 19-10 24 0 3 7 4 19 0 27z", fill: dark, isBehind: true },
  {
    d: "M20.500 28c-1-10 3-16 9.500-16s10.500 6 9.500 16c-1-5-4-8-9.500-8s-8.500 3-9.500 8z",
    fill: dark,
  },
  { d: "M21 26c1-5 4-7.500 9-7.500s8 2.500 9 7.500c-1-3-4-5-9-5s-8 2-9 5z", fill: linen },
  { d: "M21 37c4 6 14 6 18 0l4 8c-6 7-20 7-26 0z", fill: linen },
];

export const WOMEN = new Set([
  "aebtissin", "baronin", "begine", "erbin", "freifrau", "giftmischerin", "graefin", "harfenspielerin",
  "hexe", "kammerzofe", "koenigin", "magd", "nonne", "novizin", "prinzessin", "spitzenkloepplerin",
  "taenzerin", "wahrsagerin",
]); // prettier-ignore

export const HAIR = ["bruges-roof", "bruges-dark", "bruges-gold", "bruges-stone"];

export interface Looks {
  mane: string;
  beard: string;
}
const LONG = "M20 27c-3 8-2 14-1 17h22c1-3 2-9-1-17-1-14-19-14-20 0z";
const SHORT = "M20 30c-1-4-1-8 1-11 5-5 13-5 18 0 2 3 2 7 1 11z";
const PAGEBOY = "M20 34c-2-6-1-12 1-15 5-5 13-5 18 0 2 3 3 9 1 15z";
const PLAITS =
  "M20 27c-1 7-4 8-3 13 1 4-1 6 0 11l4 1c1-5-1-7 0-11V27zM40 27c1 7 4 8 3 13-1 4 1 6 0 11l-4 1c-1-5 1-7 0-11V27zM20 30c-1-4-1-8 1-11 5-5 13-5 18 0 2 3 2 7 1 11z";
const BEARD = "M21 29c0 9 4 13 9 14 5-1 9-5 9-14-2 3-3 3-5 3-2-1-6-1-8 0-2 0-3 0-5-3z";
const MOUSTACHE =
  "M25 32c2-2 4-1.500 5-.500 1-1 3-1.500 5 .500-2 1.500-4 1.200-5 .300-1 .900-3 1.200-5-.300z";
export const OF_MEN: Looks[] = [
  { mane: PAGEBOY, beard: "" },
  { mane: "", beard: "" },
  { mane: SHORT, beard: BEARD },
  { mane: PAGEBOY, beard: MOUSTACHE },
];
export const OF_WOMEN: Looks[] = [
  { mane: LONG, beard: "" },
  { mane: PLAITS, beard: "" },
];
