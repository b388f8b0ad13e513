import type { TableManager } from "../../lib/table.svelte";
import type { Spot } from "../../lib/view";

/** What a seat sees of Hamburg; the game's own `view.py` says what each field means. */
export interface Plot {
  colour: string;
  card: string | null;
  buildings: string[];
}

export interface Side {
  board: string;
  money: number;
  points: number;
  field: number;
  workers: Record<string, number>;
  dangers: Record<string, number>;
  wall: number[];
  statues: number[];
  jettes: number[];
  markers: string[];
  hand: string[];
  seen: string[];
  sites: Plot[];
  zoo: { card: string; under: string }[];
  parks: string[];
  mayor: string;
  token: string;
  used: string[];
  advance: number | null;
  standing: Record<string, number>;
  for_windows: Record<string, number>;
}

export interface City {
  cycle: number;
  phase: number;
  round: number;
  rounds: number;
  step: string;
  crest: number;
  dice: Record<string, number>;
  piles: Record<string, number>;
  discard: string[];
  shuffled: string[];
  sides: Side[];
  hummels: number[];
  jettes: number[];
  tokens: number;
  tokens_used: string[];
  window: string;
  clergymen: Record<string, number>;
  chapel: Record<string, number>;
  chapel_front: Record<string, number>;
  ships: string[];
  expansions: number[];
  exchange: string;
  exchange_left: number;
  rate: number;
  clergy: string[];
}

export const HALVES = ["left", "right"] as const;
export const EXPANSION = { statues: 2, ships: 4, exchange: 5 } as const;

export const cityOf = (table: TableManager): City | null =>
  (table.shown?.view as unknown as City | null | undefined) ?? null;

/** A number of the rules that is printed on the boards. */
export const numberOf = (table: TableManager, name: string): number =>
  Number(table.catalogue.piece("rules")?.face[name] ?? 0);

export const factOf = <T>(table: TableManager, piece: string, name: string): T | undefined =>
  table.catalogue.piece(piece)?.face[name] as T | undefined;

export const spot = (name: string, seat: number | null = null): Spot => ({
  name,
  key: name,
  seat,
  isLive: true,
});
