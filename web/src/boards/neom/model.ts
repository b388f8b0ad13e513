import type { TableManager } from "../../lib/table.svelte";

/** What the view of NEOM holds; see `games/neom/view.py`. */
export interface CityFacts {
  linked: number[];
  rings: number[];
  polluted: Record<string, number>;
  worth: Record<string, number>;
  income: number;
  score: number;
  ghost_town: number;
  power: number;
  cornerstones: number;
  fined: number[];
  protected: number[];
  fine: number;
}

export interface SeatView {
  board: string;
  money: number;
  received: number;
  city: string[];
  goods: string[];
  routes: string[];
  unbuilt: (string | null)[];
  modular: string;
  chosen: string;
  hand_size: number;
  drawn: CityFacts;
}

export interface PassedHand {
  holder: number;
  tiles: string[];
  taken: string[];
}

export interface Prospect {
  tile: string;
  cost: number;
  buys: { good: string; seller: number; coins: number }[];
  lacks: string;
  obstacle: string;
  worth: number | null;
}

export interface NeomView {
  players: number;
  generation: number;
  round: number;
  step: string;
  beginner: boolean;
  first: number | null;
  seats: SeatView[];
  hand: string[];
  to_build: string;
  passed: PassedHand[];
  display: string[];
  stack: number;
  pile: (string | null)[];
  box: string[];
  disaster: string;
  routes_used: string[];
  prospects: Prospect[];
}

/** What is printed on a tile; what it does not have is left out. */
export interface TileFacts {
  set?: number | "cornerstone";
  types?: string[];
  roads?: string;
  vp?: number | null;
  price?: number;
  goods?: (string | { alternatives: (string | { amount: number })[] })[];
  needs?: { type: string; count: number };
  produces?: string[] | { tier: string };
  once?: number;
  income?: number | { coins: number[] } | { type: string };
  protects?: string[];
  polluting?: boolean;
  power?: boolean;
  effects?: string[];
  good?: string;
}

export const CENTER = "center";
export const CENTER_CELL = 12;
export const LEFT_GATE = 10;
export const RIGHT_GATE = 14;
export const BANK = -1;

/** Null: there is none yet, or nobody knows yet what its words mean. */
export function viewOf(table: TableManager): NeomView | null {
  const view = table.shown?.view as NeomView | null | undefined;
  return view?.seats && table.catalogue.field("city") ? view : null;
}

/** The city center is the board that it is printed on. */
export function factsOf(table: TableManager, piece: string): TileFacts {
  return (table.catalogue.piece(piece)?.face ?? {}) as TileFacts;
}

export function prospectOf(table: TableManager, tile: string): Prospect | undefined {
  return viewOf(table)?.prospects.find((each) => each.tile === tile);
}

/** Every seat once round the table, from this one on, to the left. */
export function roundFrom(seat: number, players: number): number[] {
  return Array.from({ length: players }, (_, place) => (seat + place) % players);
}
