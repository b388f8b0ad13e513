/** The pictures of the seventeen goods, in a square of 24: the body, its shade, its light. */
type Drawing = readonly [body: string, shade: string, light: string];

export const GOODS: Record<string, Drawing> = {
  ore: ["M3 16 6 8l7-4 7 6 1 7-6 4H7z", "M12 12l9 5-6 4-5-1z", "M6 8l7-4-2 6zM8 13l2 2-3 1z"],
  natural_gas: [
    "M12 2c1 4 7 6 7 12a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 1 3 2 3 2-2 1-5 2-8z",
    "M12 21a7 7 0 0 0 7-7c0-2-1-4-2-5 0 4-1 8-5 12z",
    "M12 13c1 2 3 2.500 3 5a3 3 0 0 1-6 0c0-2.500 2-3 3-5z",
  ],
  wood: [
    "M6 7h11a4 5 0 0 1 0 10H6A4 5 0 0 1 6 7z",
    "M5 13h9v2H5zM6 9h7v1.500H6z",
    "M17 8.500a2.500 3.500 0 1 1 0 7 2.500 3.500 0 1 1 0-7zm0 2a1 1.500 0 1 0 0 3 1 1.500 0 1 0 0-3z",
  ],
  oil: [
    "M6 3h12v18H6z",
    "M6 7h12v1.500H6zM6 15.500h12V17H6z",
    "M12 8.800c1.500 1.800 2.400 2.500 2.400 4a2.400 2.400 0 0 1-4.800 0c0-1.500.9-2.200 2.400-4z",
  ],
  coal: [
    "M2 16l4-7 5 1 3 6-5 5-6-1zM12 9l4-5 6 4-1 8-6 1z",
    "M9 21l5-5-5-2zM15 17l6-1-4-4z",
    "M6 9l5 1-4 3zM16 4l6 4-6 1z",
  ],
  stone: [
    "M2 13h9v7H2zM13 13h9v7h-9zM7 5h10v7H7z",
    "M2 18h9v2H2zM13 18h9v2h-9zM7 10h10v2H7z",
    "M2 13h9v1.500H2zM13 13h9v1.500h-9zM7 5h10v1.500H7z",
  ],
  steel: [
    "M4 4h16v4h-5v8h5v4H4v-4h5V8H4z",
    "M12.500 8H15v8h-2.500zM4 18h16v2H4z",
    "M4 4h16v1.500H4z",
  ],
  lumber: [
    "M2 6h20v3.500H2zM2 10.500h20V14H2zM2 15h20v3.500H2z",
    "M14 6h8v3.500h-8zM2 10.500h7V14H2zM16 15h6v3.500h-6z",
    "M2 6h20v1H2zM2 10.500h20v1H2zM2 15h20v1H2z",
  ],
  glass: [
    "M4 3h16v18H4z",
    "M4 19h16v2H4zM18 3h2v18h-2z",
    "M6 14 14 5h3L6 17.500zM10 17l7-8v2.500L12 17z",
  ],
  copper: [
    "M3 5h10a7 7 0 0 1 7 7v9h-6v-8a2 2 0 0 0-2-2H3z",
    "M3 9h10a3 3 0 0 1 3 3v9h-2v-8a2 2 0 0 0-2-2H3z",
    "M3 5h10a7 7 0 0 1 4 1.500H3zM13 17h8v4h-8zM2 4h3v8H2z",
  ],
  concrete: ["M12 3l9 5v9l-9 5-9-5V8z", "M12 12.500 21 8v9l-9 5z", "M12 3l9 5-9 4.500L3 8z"],
  diamonds: ["M7 4h10l5 6-10 11L2 10z", "M22 10 12 21l4-11z", "M7 4h5l-4 6H2zM8 10h8l-4 11z"],
  plastic: [
    "M10 2h4v3.500l3 3.500v13H7V9l3-3.500z",
    "M14 8l3 2v12h-3zM9 13h6v4H9z",
    "M10 2h4v1.500h-4zM8.500 10H10v10H8.500z",
  ],
  gold: [
    "M7.500 5h9l2 6h-13zM3 13h8.500l1.500 6H1zM14.500 13H21l2 6h-9z",
    "M5.500 10h13l.3 1h-13.600zM1.300 18H12.700l.3 1H1zM14.300 18h8.400l.3 1h-9z",
    "M7.500 5h9l.5 1.500H7zM3 13h8.500l.4 1.500H2.500zM14.500 13H21l.5 1.500h-7z",
  ],
  sports_cars: [
    "M1 15c0-3 2-3.500 5-4l4-4h6l4 4c2.500.5 3 1.500 3 5l-2 1H2z",
    "M6.500 13.500a3 3 0 1 1 0 6 3 3 0 1 1 0-6zm11 0a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
    "M10.500 8.500H13V11H8zM14 8.500h1.500L18 11h-4z",
  ],
  jewelry: [
    "M12 8.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 1 1 0-13zm0 2.500a4 4 0 1 0 0 8 4 4 0 1 0 0-8z",
    "M12 21.500a6.500 6.500 0 0 0 6-4l-2.300-1A4 4 0 0 1 12 19z",
    "M8.500 2h7L18 5l-6 5-6-5z",
  ],
  electronics: [
    "M6 6h12v12H6z",
    "M8 2h1.500v3H8zM11.300 2h1.500v3h-1.500zM14.500 2H16v3h-1.500zM8 19h1.500v3H8zM11.300 19h1.500v3h-1.500zM14.500 19H16v3h-1.500zM2 8h3v1.500H2zM2 11.300h3v1.500H2zM2 14.500h3V16H2zM19 8h3v1.500h-3zM19 11.300h3v1.500h-3zM19 14.500h3V16h-3z",
    "M9 9h6v6H9z",
  ],
};

/** The shape of a token tells its tier: five, six or eight sides. */
export const TOKENS: Record<string, string> = {
  raw: "M16 1 31 12 25.500 30h-19L1 12z",
  processed: "M16 1l13 7.500v15L16 31 3 23.500v-15z",
  luxury: "M10 1h12l9 9v12l-9 9H10l-9-9V10z",
};

/** Small signs, in a square of 16. */
export const SIGNS = {
  coin: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z",
  star: "M8 1l2.100 4.600 5 .6-3.700 3.400 1 4.900L8 12.100l-4.400 2.400 1-4.900L.9 6.200l5-.6z",
  income:
    "M8 1.500a6.500 6.500 0 0 1 6 4l1.500-1V9h-4.300l1.300-1.600A4.500 4.500 0 1 0 12.300 10h2.100A6.500 6.500 0 1 1 8 1.500z",
  smoke:
    "M4.500 14a3.500 3.500 0 0 1-.4-7A4 4 0 0 1 11.700 5.200 3.400 3.400 0 0 1 15.500 9a3 3 0 0 1-3 5z",
  bolt: "M9.500.5 2.500 9h4.300L5.500 15.500 13.500 6.500H9z",
  shield: "M8 .8l6 2v5c0 4-3 6.500-6 7.500-3-1-6-3.500-6-7.500v-5z",
  flood:
    "M1 6c2-3 4-3 5 0s3 3 4.500 0 3-3 4.500 0v3c-2-3-3-3-4.500 0s-3.500 3-4.500 0-3-3-5 0zM1 11c2-3 4-3 5 0s3 3 4.500 0 3-3 4.500 0v2.500c-2-3-3-3-4.500 0s-3.500 3-4.500 0-3-3-5 0z",
  fire: "M8 1c1 3 5 4.500 5 9a5 5 0 0 1-10 0c0-2 1-3.500 2-4.500 0 1.500.5 2.500 1.500 2.500C8 7 7 4 8 1z",
  crime_wave:
    "M1 5c3-1.500 5-1 7 0 2-1 4-1.500 7 0 .3 4-1.500 6-3.800 6C9.500 11 9 9.500 8 9.500S6.500 11 4.800 11C2.500 11 .7 9 1 5zm2.500 1.500c.5 1.800 2.300 2 3.300 1zm9 0c-.5 1.800-2.300 2-3.300 1z",
  hazard: "M8 1l7.500 13.500H.5zM7.100 6v4.500h1.800V6zm0 5.500v1.600h1.800v-1.600z",
  around:
    "M1 1h4v4H1zM6 1h4v4H6zM11 1h4v4h-4zM1 6h4v4H1zM11 6h4v4h-4zM1 11h4v4H1zM6 11h4v4H6zM11 11h4v4h-4z",
  corner: "M1 1h5v3H4v2H1zM10 1h5v5h-3V4h-2zM1 10h3v2h2v3H1zM12 10h3v5h-5v-3h2z",
  border: "M1 1h14v14H1zM4 4v8h8V4z",
  ring: "M2 2h12v12H2zM5.500 5.500v5h5v-5z",
  tile: "M2 2h12v12H2zM3.500 3.500v9h9v-9z",
  swap: "M4 2v3h8V2l4 4.500-4 4.500V8H4v3L0 6.500z",
  check: "M1.500 8.500 4 6l2.500 2.500L12.500 2 15 4.500 6.500 14z",
  no: "M3 1l5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5z",
  house: "M8 1.500 1 8h2v6.500h4V10h2v4.500h4V8h2z",
  hand: "M2 3l5-1.500 1 10L3 13zM8 1.500h6v11H9z",
  arrow: "M1 6h8V2l6 6-6 6v-4H1z",
  raw: "M8 1l7 5-2.700 9H3.700L1 6z",
  processed: "M8 1l6 3.500v7L8 15l-6-3.500v-7z",
  luxury: "M5 1h6l4 4v6l-4 4H5l-4-4V5z",
} as const;
export type SignName = keyof typeof SIGNS;
