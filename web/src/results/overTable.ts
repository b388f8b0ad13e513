import type { Finished } from "../lib/results";
import type { SeatShown, TableShown } from "../protocol";

/** A game of the past as a table that is over: for parts that show tables. */
export function overTable(game: Finished): TableShown {
  const { id, title, options, scores, ranks, sheets } = game;
  return {
    type: "table",
    ...{ id, game: game.game, title, options },
    version: 0,
    status: "over",
    pace: "live",
    seats: game.names.map((_, seat) => seatOf(game, seat)),
    seat: game.own[0] ?? null,
    prompt: "",
    view: {},
    question: null,
    can_undo: false,
    log: [],
    log_restarts: true,
    chat: [],
    ...{ has_chat: false, is_prepared: false },
    vote: null,
    seed_hash: "",
    result: { scores, ranks, sheets, seed: "" },
    standing: null,
    rematch: "",
    rematch_by: null,
  };
}

function seatOf({ names, levels, own }: Finished, seat: number): SeatShown {
  const level = levels[seat] ?? "";
  return {
    name: names[seat] ?? "",
    kind: level ? "bot" : "person",
    level,
    is_yours: own.includes(seat),
    is_here: false,
    replace_in: null,
    in_turn: false,
    ...{ is_substitute: false, is_offered: false, has_conceded: false },
  };
}
