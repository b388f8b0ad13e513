/** The sign that stands beside each printed colour, drawn in a square of 16. */
const SHAPES = {
  wave: "M1 6c2-3 4-3 5 0s3 3 4.5 0 3-3 4.5 0v3c-2-3-3-3-4.5 0s-3.5 3-4.5 0-3-3-5 0z M1 11c2-3 4-3 5 0s3 3 4.5 0 3-3 4.5 0v2.5c-2-3-3-3-4.5 0s-3.5 3-4.5 0-3-3-5 0z",
  flame: "M8 1c1 3 5 4.5 5 9a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5 0 1.5.5 2.5 1.5 2.5C8 7 7 4 8 1z",
  brick: "M1 3h6v3H1zM9 3h6v3H9zM1 10h6v3H1zM9 10h6v3H9zM4 6.5h8v3H4z",
  coin: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm0 3A3.5 3.5 0 1 0 8 11.5 3.5 3.5 0 0 0 8 4.5z",
  cross: "M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z",
  crescent: "M11 14A6.5 6.5 0 1 1 11 2a5 5 0 1 0 0 12z",
  drop: "M8 1.5c2 3 4.5 5 4.5 8a4.5 4.5 0 0 1-9 0c0-3 2.5-5 4.5-8z",
  skull:
    "M8 1.5A5.5 5.5 0 0 1 11 11.5V14H5v-2.5A5.5 5.5 0 0 1 8 1.5zM5.800 6a1.3 1.3 0 1 0 0 2.600 1.3 1.3 0 0 0 0-2.600zm4.400 0a1.3 1.3 0 1 0 0 2.600 1.3 1.3 0 0 0 0-2.600z",
  mask: "M1.5 4.5C5 3 6 4.5 8 4.5S11 3 14.5 4.5c.5 5-1.5 7-4 7-1.5 0-1.700-1.5-2.5-1.5s-1 1.5-2.5 1.5c-2.5 0-4.5-2-4-7zM5 6.5a1.5 1 0 1 0 0 2 1.5 1 0 0 0 0-2zm6 0a1.5 1 0 1 0 0 2 1.5 1 0 0 0 0-2z",
  dagger: "M8 1l1.5 2v6H12v1.5H9V14l-1 1-1-1v-3.5H4V9h2.5V3z",
  roof: "M8 1.5 1 8h2v6.5h4V10h2v4.5h4V8h2z",
  awning:
    "M3 2h10l2 4.5c0 2-2.5 2-2.5 0 0 2-3 2-3 0 0 2-3 2-3 0 0 2-3 2-3 0 0 2-2.5 2-2.5 0zM3 9h10v5.5H3z",
  cog: "M6.8 3.1L6.9 1.1L9.1 1.1L9.2 3.1L10.6 3.7L12.1 2.3L13.7 3.9L12.3 5.4L12.9 6.8L14.9 6.9L14.9 9.1L12.9 9.2L12.3 10.6L13.7 12.1L12.1 13.7L10.6 12.3L9.2 12.9L9.1 14.9L6.9 14.9L6.8 12.9L5.4 12.3L3.9 13.7L2.3 12.1L3.7 10.6L3.1 9.2L1.1 9.1L1.1 6.9L3.1 6.8L3.7 5.4L2.3 3.9L3.9 2.3L5.4 3.7zM8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z",
  column: "M8 1l6.5 3v1.5h-13V4zM3 6.5h2v5H3zM7 6.5h2v5H7zM11 6.5h2v5h-2zM1.5 12.5h13v2h-13z",
  pick: "M1.5 6.5C4 1 12 1 14.5 6.5 12.5 4.5 10.5 4 9.200 4V15H6.800V4C5.5 4 3.5 4.5 1.5 6.5z",
  bag: "M4.5 5.5V4.5a3.5 3.5 0 0 1 7 0v1H14L13 15H3L2 5.5zM6 5.5h4v-1a2 2 0 0 0-4 0z",
  star: "M8.0 1.4L9.8 6.0L14.7 6.2L10.9 9.3L12.1 14.1L8.0 11.4L3.9 14.1L5.1 9.3L1.3 6.2L6.2 6.0z",
  sun: "M8.0 1.0L9.1 3.9L10.1 4.4L12.9 3.1L11.6 5.9L12.1 6.9L15.0 8.0L12.1 9.1L11.6 10.1L12.9 12.9L10.1 11.6L9.1 12.1L8.0 15.0L6.9 12.1L5.9 11.6L3.1 12.9L4.4 10.1L3.9 9.1L1.0 8.0L3.9 6.9L4.4 5.9L3.1 3.1L5.9 4.4L6.9 3.9z",
  crate: "M1.5 3h13v10h-13zM3.5 5v6h9V5zM4 5.5l8 5v-1l-7-4.5z",
  bolt: "M9.5 1 3 9h4l-1 6 7-8.5H9z",
} as const;

type Shape = keyof typeof SHAPES;

const SIGNS: Record<string, Record<string, Shape>> = {
  hamburg: {
    violet: "wave",
    orange: "flame",
    grey: "brick",
    pink: "coin",
    brown: "cross",
    black: "crescent",
  },
  bruges: { blue: "drop", brown: "skull", yellow: "mask", red: "flame", violet: "dagger" },
  neom: {
    residential: "roof",
    commercial: "awning",
    industrial: "cog",
    public: "column",
    resource: "pick",
    disaster: "bolt",
  },
  city_tycoon: {
    residential: "roof",
    industrial: "cog",
    entertainment: "mask",
    shopping: "bag",
    landmark: "star",
    red: "sun",
    blue: "drop",
    yellow: "crate",
  },
};

/** The drawing for a colour of a game; undefined: it is no colour there. */
export function signOf(game: string, colour: string): string | undefined {
  const shape = SIGNS[game]?.[colour];
  return shape && SHAPES[shape];
}
