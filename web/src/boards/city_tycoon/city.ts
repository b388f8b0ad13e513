import type { Catalogue } from "../../lib/catalogue.svelte";
import { useTable } from "../../lib/table.svelte";
import { placesAt } from "../../lib/targets";
import type { PieceShown, TargetShown } from "../../protocol";

/** What a view of City Tycoon has, as far as it is drawn. */
export interface Site extends Cell {
  tile: string; // start, land, water, or a piece
  owner: number | null;
  cubes: number;
  source: string; // the colour of these cubes
  capacity: number;
  supplied: number; // by which demand; 0: not in this round
}
export interface Cell {
  x: number;
  y: number;
  cell: string;
}
export interface Seat {
  money: number;
  yellow: number;
  points: number;
  passed: boolean;
  tiles_left: number;
  set_size: number;
}
export type Amounts = Partial<Record<"red" | "blue" | "yellow" | "money" | "vp", number>>;
export interface Demand {
  need: Amounts;
  income: Amounts;
}

interface View {
  round: number;
  step: string;
  order: number[];
  seats: Seat[];
  city: Site[];
  open: Cell[];
  edge: Cell[];
  supply: Record<string, number>;
  terrain: number;
  sale: number;
  plants: Record<string, number | null>;
}

const NOTHING: View = {
  round: 0,
  step: "",
  order: [],
  seats: [],
  city: [],
  open: [],
  edge: [],
  supply: {},
  terrain: 0,
  sale: 0,
  plants: {},
};

/** The view of the table one sits at; a moment before it comes, an empty one. */
export function useCity() {
  const table = useTable();
  return {
    table,
    get view(): View {
      return (table.shown?.view as View | null | undefined) ?? NOTHING;
    },
  };
}

export const cellThings = (cell: string): TargetShown[] =>
  placesAt(cell, { name: "city", key: "city", seat: null, isLive: true });

/** A value printed on a piece. */
export function fact<T>(piece: PieceShown | undefined, name: string): T | undefined {
  return (piece?.face[name] ?? undefined) as T | undefined;
}

export const demandsOf = (piece: PieceShown | undefined): Demand[] =>
  fact<Demand[]>(piece, "demand_parts") ?? [];

/** How many cubes, coins and laurels stand in the longest row of a tile: long ones are drawn small. */
export function longestRow(piece: PieceShown | undefined): number {
  return Math.max(0, ...demandsOf(piece).map(({ need, income }) => sum(need) + sum(income)));
}

const sum = ({ red = 0, blue = 0, yellow = 0, money, vp }: Amounts): number =>
  red + blue + yellow + Number(Boolean(money)) + Number(Boolean(vp));

/** What is drawn: the type of a district, the kind of a plant, or the terrain. */
export function kindOf(tile: string, piece: PieceShown | undefined, source = ""): string {
  if (piece) return fact<string>(piece, "plant_kind") ?? piece.colour;
  return tile === "start" && source ? { red: "solar", blue: "wind" }[source]! : tile;
}

/** A number that stays the same for a tile, so that its drawing does. */
export function variantOf(key: string): number {
  let sum = 0;
  for (const sign of key) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return sum;
}

const TYPES = ["residential", "industrial", "entertainment", "shopping", "landmark", "red", "blue"];

/** How many tiles of each type a player has in the city. */
export function builtBy(seat: number, sites: Site[], catalogue: Catalogue) {
  const own = sites.filter(({ owner }) => owner === seat);
  const colours = own.map(({ tile }) => catalogue.piece(tile)?.colour);
  return TYPES.flatMap((colour) => {
    const count = colours.filter((each) => each === colour).length;
    return count ? [{ colour, count }] : [];
  });
}

/** What has not changed stays the same object, so that nothing is drawn anew for it. */
export function stableSites(): (sites: Site[]) => Site[] {
  let known = new Map<string, Site>();
  return (sites) => {
    const found = sites.map((site) => {
      const before = known.get(site.cell);
      return before && isSame(before, site) ? before : site;
    });
    known = new Map(found.map((site) => [site.cell, site]));
    return found;
  };
}

function isSame(one: Site, other: Site): boolean {
  return (Object.keys(other) as (keyof Site)[]).every((key) => one[key] === other[key]);
}
