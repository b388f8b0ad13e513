import type { Component } from "svelte";

/**
 * How one game is drawn. Everything comes from the view and the catalogue; no rule is known here.
 * A game without a drawing is shown by the parts that fit all games.
 */
export interface GameBoard {
  /** The middle of the table: what all share, and the own area. A spectator sees everybody's. */
  Board: Component;
  /** All that lies in front of one seat, large. */
  Area: Component<{ seat: number }>;
  /** The same at a glance, for the panel of a seat: about 200 by 80 pixels. */
  Mini: Component<{ seat: number }>;
  /** A card or tile as it lies in the hand or on the table; it fills the box it is put into. */
  Face: Component<{ piece: string }>;
  /** The shape of a face: width by height. */
  ratio: number;
  /** Kinds of moves whose next step can be pointed at without choosing them first. */
  ahead: readonly string[];
  /** Kinds of first moves that the mouse looks into by resting on them: a card shows its actions. */
  peeks?: readonly string[];
}

const BOARDS: Record<string, () => Promise<{ default: GameBoard }>> = {
  bruges: () => import("./bruges"),
  city_tycoon: () => import("./city_tycoon"),
  hamburg: () => import("./hamburg"),
  neom: () => import("./neom"),
};

/** The drawing of a game, loaded when it is needed; null: nobody has drawn it. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await BOARDS[game]?.())?.default ?? null;
}
