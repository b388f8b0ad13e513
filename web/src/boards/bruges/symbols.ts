/** The symbols that the catalogue writes cards with, and how each is drawn in a square of 16. */

interface Symbol {
  kind: "money" | "points" | "worker" | "drawn" | "text";
  text: string;
  colour: string; // of the thing; empty: none, or any
  d: string;
}

const COLOURS: Record<string, string> = {
  "≈": "blue",
  "✚": "brown",
  "⚔": "yellow",
  "♨": "red",
  "◉": "violet",
};

const DRAWN: Record<string, string> = {
  "▯": "M3 1h10v14H3zM4.500 13.500h7V8h-1V6.500H9.300V5H6.700v1.500H5.500V8h-1z", // card: a house on its back
  "☺": "M8 1.500a3 3 0 1 1 0 6.500 3 3 0 0 1 0-6.500zM2 15c0-4 2.500-6 6-6s6 2 6 6z",
  "⌂": "M2 15V7h2V5h2V3h1V1h2v2h1v2h2v2h2v8zM6.500 15h3v-4h-3z",
  "▬": "M1 4c2.500-2 3.500 2 7 0s4.500 2 7 0v3c-2.500 2-3.500-2-7 0s-4.500-2-7 0zM1 10c2.500-2 3.500 2 7 0s4.500 2 7 0v3c-2.500 2-3.500-2-7 0s-4.500-2-7 0z",
  "♙": "M8 1a2 2 0 0 1 1.500 3.500L12 6v4h-1.500v2h-5v-2H4V6l2.500-1.500A2 2 0 0 1 8 1zM3.500 13h9v2h-9z",
  "♔": "M8 1l2 1.500 2.500 0 .5 2.500L15 7l-1 2 .500 2.500-2.500 1L10.500 15 8 14l-2.500 1-1.500-2.500-2.500-1L2 9 1 7l2-2 .500-2.500L6 2.500z",
  "⚠": "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM7 4v5h2V4zm0 6.500v2h2v-2z",
  "⚄": "M3.500 1h9A2.500 2.500 0 0 1 15 3.500v9a2.500 2.500 0 0 1-2.500 2.500h-9A2.500 2.500 0 0 1 1 12.500v-9A2.500 2.500 0 0 1 3.500 1zM4 4v2h2V4zm6 0v2h2V4zM7 7v2h2V7zm-3 3v2h2v-2zm6 0v2h2v-2z",
  Π: "M1 15v-3h3V9h3V6h3V3h5v12z",
  "▽": "M2 4l9-3 3.500 10-9 3.500zM1 7l1.500 5L1.500 13z",
  "⚇": "M5 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zm6 0a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM0 14c0-4 2-5.500 5-5.500 1.300 0 2.300.300 3 .900.700-.600 1.700-.900 3-.900 3 0 5 1.500 5 5.500z",
  "▷": "M1 1h8v4h2V3l4 4-4 4V9H9v6H1z",
  "↯": "M10 0 3 9h4l-1 7 7-9.500H9z",
  "♕": "M1 13 0 4l4.500 4L8 2l3.500 6L16 4l-1 9z",
  "§": "M2 5c0-3 12-3 12 0l1 3H1zM5 9h6l1 6H4z",
  "♫": "M5 2h9v9a2.500 2.500 0 1 1-2-2.500V5H7v7.500A2.500 2.500 0 1 1 5 10z",
  "⚖": "M7.200 1h1.600v2H14l2 6a3 3 0 0 1-5 0l1.500-4H8.800v8H12v2H4v-2h3.200V5H3.500L5 9a3 3 0 0 1-5 0l2-6h5.200z",
  "⚒": "M2 2h8v4H7.500v9h-3V6H2zM12 2h2v13h-2z",
  "♖": "M3 1h2.500v2h1.500V1h2v2h1.500V1H13v5l-1.500 1v6H14v2H2v-2h2.500V7L3 6z",
  "†": "M6.500 1h3v3.500H13v3H9.500V15h-3V7.500H3v-3h3.500z",
  "✎": "M12 1l3 3-8.500 8.500L2 15l1.500-5.500z",
  "⚑": "M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z",
  "☠": "M8 1a6 6 0 0 1 3.500 10.800V15h-7v-3.200A6 6 0 0 1 8 1zM5.500 6a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm5 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",
  φ: "M1 3c3-1.500 5-1 7 .500C10 2 12 1.500 15 3v10c-3-1.500-5-1-7 .500C6 12 4 11.500 1 13z",
};

const TEXT: Record<string, string> = { "∗": "?", "∀": "5×", "≙": "=", "≠": "≠" };

/** A word of symbols as drawings; a colour belongs to the thing before it. */
export function symbolsIn(word: string): Symbol[] {
  const found: Symbol[] = [];
  for (const text of word) {
    const colour = COLOURS[text] ?? "";
    const last = found.at(-1);
    if (colour && last && last.kind !== "text" && !last.colour) last.colour = colour;
    else if (!colour && last?.kind === "text" && kindOf(text) === "text")
      last.text += TEXT[text] ?? text;
    else found.push({ kind: kindOf(text), text: TEXT[text] ?? text, colour, d: DRAWN[text] ?? "" });
  }
  return found;
}

function kindOf(text: string): Symbol["kind"] {
  if (text === "ƒ") return "money";
  if (text === "★") return "points";
  if (text === "♟") return "worker";
  return DRAWN[text] ? "drawn" : "text";
}
