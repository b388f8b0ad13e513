import type { TableManager } from "../../lib/table.svelte";
import type { Spot } from "../../lib/view";

/** The view of Bruges as its board reads it. */

export interface House {
  colour: string;
  card: string | null; // its front, where it is known
  persons: string[];
}

export interface Side {
  gatehouse: string;
  money: number;
  points: number;
  field: number;
  workers: Record<string, number>;
  threats: Record<string, number>;
  due: string[];
  canal: number[];
  statues: number[];
  markers: string[];
  leads: string[];
  hand: string[];
  seen: string[];
  houses: House[];
  rotated: string[];
}

export interface Pile {
  cards: number;
  top: string; // the colour; empty: no card
}

export interface BrugesView {
  round: number;
  phase: number;
  last_round: number;
  crest: number;
  dice: Record<string, number>;
  piles: Pile[];
  blind: string[];
  backs: string[]; // the same, if they are one's own: they lie in the hand
  discard: string[];
  hand: string[];
  drawn: string;
  statues: number[];
  seats: Side[];
}

export const MAJORITIES = ["reputation", "persons", "canal"] as const;
export const GATEHOUSES = ["A", "B", "C", "D"];
export const HALVES = ["left", "right"] as const;

/** What the table shows; null for a moment while it comes. */
export function viewOf(table: TableManager): BrugesView | null {
  const view = table.shown?.view;
  return view && "dice" in view ? (view as unknown as BrugesView) : null;
}

export function sideOf(table: TableManager, seat: number): Side | null {
  return viewOf(table)?.seats[seat] ?? null;
}

/** A field in front of a seat, or with null in the middle. */
export const spot = (name: string, seat: number | null = null): Spot => ({
  name,
  key: name,
  seat,
  isLive: true,
});

/** A list of numbers that is printed on the board. */
export function printed(table: TableManager, piece: string, fact: string): number[] {
  const value = table.catalogue.piece(piece)?.face[fact];
  return Array.isArray(value) ? (value as number[]) : [];
}

export function coloursOf(table: TableManager, piece: string): string[] {
  const value = table.catalogue.piece(piece)?.face.canal;
  return Array.isArray(value) ? (value as string[]) : [];
}

/** How far a side has come in each majority. */
export function standing(side: Side, majority: string): number {
  if (majority === "reputation") return side.field;
  if (majority === "canal") return side.canal.reduce((sum, each) => sum + each, 0);
  return side.houses.reduce((sum, { persons }) => sum + persons.length, 0);
}
