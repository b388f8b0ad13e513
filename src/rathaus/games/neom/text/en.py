"""NEOM in English."""

from rathaus.games.neom.components import vocabulary as v
from rathaus.games.neom.text.names_en import TILES
from rathaus.games.neom.text.words import Noun, Words

WORDS = Words(
    title="NEOM",
    options={
        "beginner": (
            "First game: everyone gets one random cornerstone, there is no preliminary phase."
        ),
        "tiles": "The tiles in play: more tiles tend to give higher scores.",
    },
    and_=" and ",
    or_=" or ",
    tiles=TILES,
    center="City center",
    boards={
        "board_ore": "Ore board",
        "board_natural_gas": "Natural Gas board",
        "board_wood": "Wood board",
        "board_oil": "Oil board",
        "board_coal": "Coal board",
        "board_stone": "Stone board",
    },
    goods={
        "ore": "ore",
        "natural_gas": "natural gas",
        "wood": "wood",
        "oil": "oil",
        "coal": "coal",
        "stone": "stone",
        "steel": "steel",
        "lumber": "lumber",
        "glass": "glass",
        "copper": "copper",
        "concrete": "concrete",
        "diamonds": "diamonds",
        "plastic": "plastic",
        "gold": "gold",
        "sports_cars": "sports cars",
        "jewelry": "jewelry",
        "electronics": "electronics",
    },
    tiers={
        "raw": Noun("raw good", "raw goods", "raw"),
        "processed": Noun("processed good", "processed goods", "processed"),
        "luxury": Noun("luxury good", "luxury goods", "luxury"),
    },
    tokens={
        "all": "goods token",
        "raw": "raw goods token",
        "processed": "processed goods token",
        "luxury": "luxury goods token",
    },
    kinds={
        "residential": Noun("residential tile", "residential tiles", "residential", "neighborhood"),
        "commercial": Noun(
            "commercial tile", "commercial tiles", "commercial", "commercial region"
        ),
        "industrial": Noun(
            "industrial tile", "industrial tiles", "industrial", "industrial region"
        ),
        "public": Noun("public tile", "public tiles", "public", "public region"),
        "resource": Noun("resource tile", "resource tiles", "resource", "resource region"),
        "polluting": Noun("polluting tile", "polluting tiles", "polluting"),
        "power": Noun("power tile", "power tiles", "power"),
    },
    any_tile=Noun("tile of any type", "tiles of any type"),
    compass={"N": "N", "E": "E", "S": "S", "W": "W"},
    sides=("left", "right"),
    player="Player {number}",
    player_within="player {number}",
    lines={
        "generation": "Generation {numeral}",
        "cornerstone": "Cornerstone",
        "disaster": "Disaster",
        "needs": "Needs {what}",
        "needs_nothing": "Needs nothing",
        "roads": "Roads: {exits}",
    },
    facts={
        "coins": "{coins:# coin|# coins}",
        "either": "either {goods}",
        "at_least": "at least {count:# {type.one}|# {type.many}} in your city",
        "vp": "{vp} VP",
        "variable": "? VP",
        "produces": "Produces {goods}",
        "produces_one": "Produces one {tier.one}, chosen when built",
        "once": "{coins:# coin|# coins} when built",
        "income": "Income: {coins:# coin|# coins}",
        "income_by_generation": (
            "Income: {coins[0]}, {coins[1]} and {coins[2]:# coin|# coins} "
            "in generations I, II and III"
        ),
        "income_per_tile": "Income: 1 coin per {type.one} in your city",
        "protects": "Protects itself and the surrounding tiles against {disasters}",
        "polluting": "Pollutes surrounding residential tiles",
        "power": "Generates power",
        "demand": "{count:# {types.any}|# {types.any_many}}",
    },
    effects={
        v.Base: "{vp} VP as a base",
        v.PerMoney: (
            "{vp} VP per {coins:coin|full # coins} you own before the final income is paid"
        ),
        v.PerFinalIncome: "{vp} VP per {coins:coin|full # coins} of your final income",
        v.PerToken: "{vp} VP per {tier} of your city",
        v.PerTile: "{vp} VP per {kind.one} in your city",
        v.PerTilePrinted: "{vp} VP per {type.one} with a printed value of {low} to {high} VP",
        v.PerSurrounding: "{vp} VP per surrounding {kinds.any}",
        v.SurroundingElse: (
            "{near} VP per surrounding {type.one}, {far} VP per other {type.one} in your city"
        ),
        v.PerTileWithSurrounding: (
            "{vp} VP per {type.one} with at least "
            "{count:# surrounding {other.one}|# surrounding {other.many}}"
        ),
        v.PerTileWithin: (
            "{vp} VP per {type.one} at most {distance:# step|# steps} "
            "(not diagonal) away from any {other.one}"
        ),
        v.PerRegion: "{vp} VP per {type.region} of any size",
        v.PerRegionBySize: (
            "{vps[0]}, {vps[1]} or {vps[2]} VP per {type.region} of 1, 2 or at least 3 tiles"
        ),
        v.PerTileInLargestRegion: "{vp} VP per tile of your largest {type.region}",
        v.PerSet: "{vp} VP per set of {types.every_many}, one of each",
        v.PerRoadSquare: "{vp} VP per road square: 2 × 2 tiles linked in a ring",
        v.PerCorner: "{vp} VP per {types.any} on a corner of the city",
        v.PerBorderTile: "{vp} VP per {type.one} on the border of the city",
        v.HalfPerTileBesideSameType: (
            "½ VP per tile directly beside another tile of its type, rounded down in total"
        ),
        v.Waive: "With each build one required {tiers} is waived",
        v.ExchangeCornerstones: (
            "When built: you may swap unbuilt cornerstones for discarded ones "
            "of the preliminary phase"
        ),
        v.CoinsOnBuild: "{coins:# coin|# coins} for each {type.one} you build later",
        v.CoinsOnConnect: (
            "When you build later: {coins:# coin|# coins} per {type.one} "
            "that the new tile is directly linked to by road"
        ),
        v.CoinsPerPair: (
            "When built: {coins:# coin|# coins} per pair of adjacent {types.every_many}"
        ),
        v.CoinsOnChoose: "{coins:# coin|# coins} for each tile you choose later",
        v.HalveFine: "Fines of disasters are halved, rounded down",
        v.Strikes: (
            "Everyone who did not choose it pays {fine:# coin|# coins} "
            "per {has_protection:unprotected |}{per.any}, or removes {demands}"
        ),
    },
    prompts={
        "over": "The game is over.",
        "waiting": "Waiting for {players}.",
        "board": "A city board is dealt to {player}.",
        "starter": "The starting player is drawn.",
        "deal": "Tiles are dealt to {player}.",
        "show": "The next stack is revealed.",
        "draw_cornerstone": "A cornerstone is drawn for {player}.",
        "draft": "Keep one of these {count} cornerstones; the others go to {left}.",
        "draft_last": "Keep one of these {count} cornerstones; the other one is discarded.",
        "draft_open": "Keep one of the {count} open cornerstones.",
        "choose": "Choose one of these {count} tiles; the others go to {left}.",
        "choose_last": "Choose one of these {count} tiles; the other one goes to the box.",
        "choose_open": "Choose one of the {count} open tiles.",
        "choose_or_suffer": (
            "Choose one of the {count} open tiles; "
            "{tile} strikes at the end of this round unless you choose it."
        ),
        "choose_and_suffer": (
            "Choose one of these {count} tiles; {tile} strikes at the end of this round."
        ),
        "act": "You chose {tile}: what will you do with it?",
        "on": "Where do you build {tile}?",
        "need": "You need {goods} for {tile}: what do you do?",
        "make": "Which good shall {tile} make?",
        "disaster": "{tile}: do you pay the fine of {coins:# coin|# coins} or remove tiles?",
        "lose": "{tile}: {demand} still to be removed. Which one goes now?",
        "exchange": "You may swap cornerstones: discard one, or stop.",
        "take": "Take a cornerstone from the discard pile ({count} to take).",
    },
    moves={
        "keep": "Keep {tile}",
        "choose": "Choose {tile}",
        "build": "Build {tile}",
        "cornerstone": "Build the cornerstone {tile}",
        "sell": "Sell {tile} for {coins:# coin|# coins}",
        "on": "On {cell}",
        "own": "Use your own {good}",
        "waive": "Use {tile} to waive {good}",
        "buy": "Buy {good} from {player} for {coins:# coin|# coins}",
        "bank": "Buy {good} from the bank for {coins:# coin|# coins}",
        "bank_route": (
            "Buy {good} from the bank for {coins:# coin|# coins}, using the {side} trade route"
        ),
        "bank_both": (
            "Buy {good} from the bank for {coins:# coin|# coins}, using both trade routes"
        ),
        "coins": "Pay {coins:# coin|# coins} to the bank",
        "make": "Make {good}",
        "fine": "Pay the fine of {coins:# coin|# coins}",
        "demolish": "Remove {demands}",
        "lose": "Remove {tile} on {cell}",
        "keep_all": "Keep all cornerstones",
        "done": "Discard no more",
        "discard": "Discard {tile}",
        "discard_and_draw": "Discard {tile} and draw another one",
        "take": "Take {tile}",
        "board": "Deal the {board} to {player}",
        "first": "{player} starts",
        "deal": "Deal {tile} to {player}",
        "show": "Reveal {tile}",
        "draw_cornerstone": "Draw {tile} for {player}",
    },
    notes={
        "free": "free",
        "needs": "needs {what}",
        "still_needed": "still needed: {goods}",
        "strikes_others": "strikes all other players; no action for you this round",
        "prevents": "prevents it; no action for you this round",
        "gives_up": "instead of {tile}",
        "replaces": "replacing {tile}",
        "covers_center": "covering the city center",
        "opens_route": "opening the {side} trade route",
        "closes_route": "closing the {side} trade route",
        "already_made": "you produce it already",
        "roads": "roads {exits}",
        "gain": "+{coins:# coin|# coins}",
    },
    events={
        "board_dealt": "{who} gets the {board}.",
        "starter_drawn": "{who} starts.",
        "tile_dealt": "{who} is dealt {tile}.",
        "stack_revealed": "On the table: {tiles}.",
        "cornerstone_drawn": "{who} draws the cornerstone {tile}.",
        "cornerstone_kept": "{who} keeps the cornerstone {tile}.",
        "cornerstone_discarded": "{who} discards the cornerstone {tile}.",
        "cornerstone_taken": "{who} takes the cornerstone {tile} from the discard pile.",
        "generation_began": "Generation {generation} begins.",
        "round_began": "Round {round} begins.",
        "tile_chosen": "{who} chooses {tile}.",
        "choice_paid": "{who} gets {coins:# coin|# coins} for choosing a tile.",
        "tile_sold": "{who} sells {tile} for {coins:# coin|# coins}.",
        "tile_discarded": "{who} gives up {tile} to build a cornerstone.",
        "good_bought": "{who} buys {good} from {seller} for {coins:# coin|# coins}.",
        "good_bought_from_bank": "{who} buys {good} from the bank for {coins:# coin|# coins}.",
        "coins_paid": "{who} pays {coins:# coin|# coins} to the bank for {tile}.",
        "tile_built": "{who} builds {tile} on {cell}{notes}.",
        "disaster_struck": "Disaster: {tile}.",
        "fine_paid": "{who} pays a fine of {coins:# coin|# coins}.",
        "tiles_lost": "{who} removes {tiles}.",
        "no_tile_lost": "{who} has no tile to remove.",
        "income_paid": "{who} gets an income of {coins:# coin|# coins}.",
        "no_income_paid": "{who} gets no income.",
        "game_ended": "The game is over.",
    },
    reasons={
        "not_yours": "{tile} is not one of your cornerstones",
        "needs_types": "needs {count:# {type.one}|# {type.many}}, you have {have}",
        "no_seller": "nobody sells {good}",
        "not_sold_yet": "the bank does not sell {good} yet",
        "too_dear": "costs {coins:# coin|# coins}, you have {money}",
        "cornerstone_limit": "your city may hold {limit:# cornerstone|# cornerstones} for now",
        "no_cell": "no cell has a road to link it to",
        "other_type": "{tile} stands there, which is of another type",
        "not_connected": "it would not be linked to the center by road",
        "disaster_too_late": "a disaster cannot be chosen after round 3",
    },
    categories={
        "printed": "Printed VP",
        "variable": "Variable VP",
        "neighborhoods": "Neighborhoods",
        "goods": "Goods",
        "money": "Money",
        "pollution": "Pollution",
        "ghost_town": "Ghost town",
        "power": "Power",
        "total": "Total",
    },
    ratings={
        "trainee": "Trainee",
        "worker": "Worker",
        "foreman": "Foreman",
        "engineer": "Engineer",
        "master_builder": "Master Builder",
        "star_architect": "Star Architect",
    },
    labels={
        "phase": "Phase",
        "choosing": "choose a tile",
        "acting": "act",
        "city": "City",
        "board": "City board",
        "hand": "Hand",
        "table": "On the table",
        "chosen": "Chosen",
        "cornerstones": "Cornerstones",
        "unbuilt": "Unbuilt cornerstones",
        "discard_pile": "Discard pile",
        "goods": "Goods",
        "money": "Money",
        "kept_apart": "kept apart",
        "income": "Income",
        "vp": "VP",
        "routes": "Trade routes",
        "left": "left",
        "right": "right",
        "generation": "Generation",
        "preliminary": "Preliminary phase",
        "round": "Round",
        "first": "Starting player",
        "passed": "Hands passed on",
        "holder": "Now with",
        "taken": "Taken since",
        "links": "road links",
        "polluted": "polluted homes",
        "rings": "road squares",
        "tiles": "Tiles",
        "picks": "Chosen in this generation",
        "stack": "Tiles to come",
        "modular": "Modular Factory makes",
        "routes_used": "Routes used",
        "hand_size": "Tiles in hand",
        "next_round": "For next round",
        "box": "Out of the game",
        "coin": "coin",
        "disaster": "disaster",
        "protection": "protects against",
        "surrounding": "surrounding",
        "region": "linked tiles",
        "corner": "corner of the city",
        "border": "border of the city",
        "road_square": "road square",
        "any_tile": "any tile",
        "swap": "swap cornerstones",
        "choice": "choosing a tile",
    },
)
