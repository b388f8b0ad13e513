import type { Catalogue } from "../lib/catalogue.svelte";
import type { PieceShown } from "../protocol";

export const FACETS = ["category", "set", "acts"] as const;
export type Facet = (typeof FACETS)[number];

/** What is looked for; empty: everything. */
export interface Wanted {
  words: string;
  colour: string;
  groups: Record<Facet, string>;
}

export const anything = (): Wanted => ({
  words: "",
  colour: "",
  groups: { category: "", set: "", acts: "" },
});

/** A card or tile has a face of its own; a place of the board, say, has not. */
export const hasFace = (piece: PieceShown): boolean => Number(piece.number) > 0;

/** What a player may hold or meet; where a game sorts nothing, all of its pieces. */
export function cardsOf(catalogue: Catalogue): PieceShown[] {
  const sorted = catalogue.pieces.filter(({ groups }) => groups.length);
  return sorted.length ? sorted : catalogue.pieces;
}

export function matches(piece: PieceShown, wanted: Wanted): boolean {
  const text = [piece.name, piece.number, ...piece.lines].join(" ").toLowerCase();
  const words = wanted.words.toLowerCase().split(" ");
  return (
    words.every((word) => text.includes(word)) &&
    (!wanted.colour || piece.colour === wanted.colour) &&
    FACETS.every((facet) => !wanted.groups[facet] || isIn(piece, facet, wanted.groups[facet]))
  );
}

function isIn({ groups }: PieceShown, facet: Facet, wanted: string): boolean {
  return groups.some(({ facet: each, name }) => each === facet && name === wanted);
}

export const coloursOf = (pieces: PieceShown[]): string[] =>
  unique(pieces.map(({ colour }) => colour).filter(Boolean));

export const groupsOf = (pieces: PieceShown[], facet: Facet): string[] =>
  unique(
    pieces.flatMap(({ groups }) =>
      groups.flatMap((each) => (each.facet === facet ? each.name : [])),
    ),
  );

const unique = (names: string[]): string[] => [...new Set(names)];
