/** Kinds of events of the log, as games call them, by how they are shown. */
export const DRAWS = ["pile_drawn", "card_drawn", "tile_dealt", "stack_revealed"];
export const DICE = ["dice_rolled"];
/** They hit somebody, or everybody. */
export const STRIKES = ["disaster_struck", "damage_struck", "tiles_lost"];
/** Worth a moment to look. */
export const WEIGHTY = [...DICE, ...STRIKES, "marker_turned", "income_paid", "game_ended"];
