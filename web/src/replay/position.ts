import type { PositionShown, ReplayShown, SeatShown, TableShown } from "../protocol";

/** A position of a replay as a table that asks nobody anything. */
export function asTable(replay: ReplayShown, position: PositionShown): TableShown {
  const { game, title, options, seed_hash } = replay;
  const { seat, prompt, view, log, turn, standing } = position;
  return {
    type: "table",
    id: replay.id,
    version: position.number,
    status: "playing",
    ...{ game, title, options, seed_hash },
    ...{ seat, prompt, view, log, standing },
    seats: replay.seats.map((each, number) => seatOf(each, turn.includes(number))),
    pace: "live",
    log_restarts: true,
    question: null,
    can_undo: false,
    chat: [],
    ...{ has_chat: true, is_prepared: false },
    vote: null,
    result: null,
    rematch: "",
    rematch_by: null,
  };
}

/** A person who sat there is neither here nor away any more. */
function seatOf(seat: SeatShown, in_turn: boolean): SeatShown {
  return { ...seat, kind: seat.kind === "bot" ? "bot" : "open", in_turn };
}
