"""NEOM in Dutch."""

from rathaus.games.neom.components import vocabulary as v
from rathaus.games.neom.text.names_nl import TILES
from rathaus.games.neom.text.words import Noun, Words

WORDS = Words(
    title="NEOM",
    options={
        "beginner": "Eerste spel: iedereen krijgt één willekeurig ankergebouw, zonder voorfase.",
        "tiles": "De tegels in het spel: meer tegels geven meestal meer punten.",
    },
    and_=" en ",
    or_=" of ",
    tiles=TILES,
    center="Stadscentrum",
    boards={
        "board_ore": "Stadsbord Erts",
        "board_natural_gas": "Stadsbord Aardgas",
        "board_wood": "Stadsbord Hout",
        "board_oil": "Stadsbord Olie",
        "board_coal": "Stadsbord Steenkool",
        "board_stone": "Stadsbord Steen",
    },
    goods={
        "ore": "erts",
        "natural_gas": "aardgas",
        "wood": "hout",
        "oil": "olie",
        "coal": "steenkool",
        "stone": "steen",
        "steel": "staal",
        "lumber": "timmerhout",
        "glass": "glas",
        "copper": "koper",
        "concrete": "beton",
        "diamonds": "diamanten",
        "plastic": "plastic",
        "gold": "goud",
        "sports_cars": "sportwagens",
        "jewelry": "sieraden",
        "electronics": "elektronica",
    },
    tiers={
        "raw": Noun("grondstof", "grondstoffen", "grondstof"),
        "processed": Noun("handelsgoed", "handelsgoederen", "handelsgoed"),
        "luxury": Noun("luxegoed", "luxegoederen", "luxegoed"),
    },
    tokens={
        "all": "goederenfiche",
        "raw": "grondstoffiche",
        "processed": "handelsgoedfiche",
        "luxury": "luxegoedfiche",
    },
    kinds={
        "residential": Noun("woongebouw", "woongebouwen", "woon-", "woonwijk"),
        "commercial": Noun("handelsgebouw", "handelsgebouwen", "handels-", "handelswijk"),
        "industrial": Noun("industriegebouw", "industriegebouwen", "industrie-", "industriewijk"),
        "public": Noun(
            "openbaar gebouw", "openbare gebouwen", "openbaar gebouw", "wijk met openbare gebouwen"
        ),
        "resource": Noun(
            "grondstofgebied", "grondstofgebieden", "grondstofgebied", "groep grondstofgebieden"
        ),
        "polluting": Noun("vervuilende tegel", "vervuilende tegels", "vervuilende"),
        "power": Noun("tegel met stroom", "tegels met stroom", "tegel met stroom"),
    },
    any_tile=Noun("willekeurige tegel", "willekeurige tegels"),
    compass={"N": "N", "E": "O", "S": "Z", "W": "W"},
    sides=("linker", "rechter"),
    player="Speler {number}",
    player_within="speler {number}",
    lines={
        "generation": "Generatie {numeral}",
        "cornerstone": "Ankergebouw",
        "disaster": "Ramp",
        "needs": "Vereist {what}",
        "needs_nothing": "Vereist niets",
        "roads": "Wegen: {exits}",
    },
    facts={
        "coins": "{coins:# munt|# munten}",
        "either": "naar keuze {goods}",
        "at_least": "minstens {count:# {type.one}|# {type.many}} in je stad",
        "vp": "{vp:# punt|# punten}",
        "variable": "? punten",
        "produces": "Produceert {goods}",
        "produces_one": "Produceert 1 {tier.one} naar keuze bij de bouw",
        "once": "{coins:# munt|# munten} bij de bouw",
        "income": "Inkomen: {coins:# munt|# munten}",
        "income_by_generation": (
            "Inkomen: {coins[0]}, {coins[1]} en {coins[2]:# munt|# munten} "
            "in generatie I, II en III"
        ),
        "income_per_tile": "Inkomen: 1 munt per {type.one} in je stad",
        "protects": "Beschermt zichzelf en alle omliggende tegels tegen {disasters}",
        "polluting": "Vervuilt omliggende woongebouwen",
        "power": "Levert stroom",
        "demand": "{count:# {types.any}|# {types.any_many}}",
    },
    effects={
        v.Base: "{vp:# punt|# punten} als basis",
        v.PerMoney: (
            "{vp:# punt|# punten} per {coins:munt|volle # munten} vóór het laatste inkomen"
        ),
        v.PerFinalIncome: (
            "{vp:# punt|# punten} per {coins:munt|volle # munten} van het laatste inkomen"
        ),
        v.PerToken: "{vp:# punt|# punten} per {tier} van je stad",
        v.PerTile: "{vp:# punt|# punten} per {kind.one} in je stad",
        v.PerTilePrinted: (
            "{vp:# punt|# punten} per {type.one} met een gedrukte waarde van {low} t/m {high}"
        ),
        v.PerSurrounding: "{vp:# punt|# punten} per {kinds.any} eromheen",
        v.SurroundingElse: (
            "{near:# punt|# punten} per {type.one} eromheen, "
            "{far:# punt|# punten} per ander {type.one} in je stad"
        ),
        v.PerTileWithSurrounding: (
            "{vp:# punt|# punten} per {type.one} met minstens "
            "{count:# {other.one}|# {other.many}} eromheen"
        ),
        v.PerTileWithin: (
            "{vp:# punt|# punten} per {type.one} op hoogstens {distance:# stap|# stappen} "
            "(niet diagonaal) van een {other.one}"
        ),
        v.PerRegion: "{vp:# punt|# punten} per {type.region}, hoe groot ook",
        v.PerRegionBySize: (
            "{vps[0]}, {vps[1]} of {vps[2]:# punt|# punten} "
            "per {type.region} van 1, 2 of minstens 3 tegels"
        ),
        v.PerTileInLargestRegion: "{vp:# punt|# punten} per tegel van je grootste {type.region}",
        v.PerSet: "{vp:# punt|# punten} per set van {types.every} (van elk één)",
        v.PerRoadSquare: (
            "{vp:# punt|# punten} per wegenvierkant: 2 × 2 tegels, in een ring verbonden"
        ),
        v.PerCorner: "{vp:# punt|# punten} per {types.any} in een hoek van de stad",
        v.PerBorderTile: "{vp:# punt|# punten} per {type.one} aan de rand van de stad",
        v.HalfPerTileBesideSameType: (
            "½ punt per tegel die aan een tegel van dezelfde soort grenst; "
            "het totaal wordt naar beneden afgerond"
        ),
        v.Waive: "Bij elke bouw vervalt één benodigd goed ({tiers})",
        v.ExchangeCornerstones: (
            "Bij de bouw: je mag nog niet gebouwde ankergebouwen "
            "ruilen tegen afgelegde uit de voorfase"
        ),
        v.CoinsOnBuild: "{coins:# munt|# munten} voor elk {type.one} dat je later bouwt",
        v.CoinsOnConnect: (
            "Als je later bouwt: {coins:# munt|# munten} per {type.one} "
            "waarop de nieuwe tegel direct per weg aansluit"
        ),
        v.CoinsPerPair: (
            "Bij de bouw: {coins:# munt|# munten} per paar aangrenzende {types.every_many}"
        ),
        v.CoinsOnChoose: "{coins:# munt|# munten} voor elke tegel die je later kiest",
        v.HalveFine: "Boetes bij rampen worden gehalveerd (naar beneden afgerond)",
        v.Strikes: (
            "Wie de ramp niet koos, betaalt {fine:# munt|# munten} "
            "per {has_protection:onbeschermd |}{per.any} of verwijdert {demands}"
        ),
    },
    prompts={
        "over": "Het spel is afgelopen.",
        "waiting": "Wachten op {players}.",
        "board": "Een stadsbord gaat naar {player}.",
        "starter": "De startspeler wordt geloot.",
        "deal": "Tegels gaan naar {player}.",
        "show": "De volgende stapel wordt omgedraaid.",
        "draw_cornerstone": "Een ankergebouw wordt getrokken voor {player}.",
        "draft": "Houd een van deze {count} ankergebouwen; de andere gaan naar {left}.",
        "draft_last": "Houd een van deze {count} ankergebouwen; het andere wordt afgelegd.",
        "draft_open": "Houd een van de {count} open ankergebouwen.",
        "choose": "Kies een van deze {count} tegels; de andere gaan naar {left}.",
        "choose_last": "Kies een van deze {count} tegels; de andere gaat in de doos.",
        "choose_open": "Kies een van de {count} open tegels.",
        "choose_or_suffer": (
            "Kies een van de {count} open tegels; kies je de ramp niet, "
            "dan treft die je aan het einde van de ronde: {tile}."
        ),
        "choose_and_suffer": (
            "Kies een van deze {count} tegels; "
            "aan het einde van de ronde treft je een ramp: {tile}."
        ),
        "act": "Je hebt gekozen: {tile}. Wat doe je ermee?",
        "on": "{tile}: op welk vak?",
        "need": "Voor {tile} heb je {goods} nodig: hoe regel je dat?",
        "make": "{tile}: welk goed ga je produceren?",
        "disaster": (
            "{tile}: betaal je de boete van {coins:# munt|# munten} of verwijder je tegels?"
        ),
        "lose": "{tile}: nog {demand} te verwijderen. Kies er nu een.",
        "exchange": "Je mag ankergebouwen ruilen: leg er een af of stop.",
        "take": "Neem een ankergebouw van de aflegstapel (nog {count}).",
    },
    moves={
        "keep": "{tile} houden",
        "choose": "{tile} kiezen",
        "build": "{tile} bouwen",
        "cornerstone": "Ankergebouw {tile} bouwen",
        "sell": "{tile} verkopen voor {coins:# munt|# munten}",
        "on": "Op {cell}",
        "own": "Eigen {good} gebruiken",
        "waive": "{tile} gebruiken: {good} vervalt",
        "buy": "{good} kopen van {player} voor {coins:# munt|# munten}",
        "bank": "{good} kopen van de bank voor {coins:# munt|# munten}",
        "bank_route": (
            "{good} kopen van de bank voor {coins:# munt|# munten}, via de {side} handelsroute"
        ),
        "bank_both": (
            "{good} kopen van de bank voor {coins:# munt|# munten}, via beide handelsroutes"
        ),
        "coins": "{coins:# munt|# munten} aan de bank betalen",
        "make": "{good} produceren",
        "fine": "Boete van {coins:# munt|# munten} betalen",
        "demolish": "{demands} verwijderen",
        "lose": "{tile} op {cell} verwijderen",
        "keep_all": "Alle ankergebouwen houden",
        "done": "Niets meer afleggen",
        "discard": "{tile} afleggen",
        "discard_and_draw": "{tile} afleggen en een ander trekken",
        "take": "{tile} nemen",
        "board": "{board} aan {player} geven",
        "first": "{player} begint",
        "deal": "{tile} aan {player} geven",
        "show": "{tile} omdraaien",
        "draw_cornerstone": "{tile} trekken voor {player}",
    },
    notes={
        "free": "gratis",
        "needs": "vereist {what}",
        "still_needed": "nog nodig: {goods}",
        "strikes_others": "treft alle anderen; voor jou geen actie deze ronde",
        "prevents": "voorkomt de ramp; geen actie deze ronde",
        "gives_up": "in plaats van {tile}",
        "replaces": "vervangt {tile}",
        "covers_center": "bedekt het stadscentrum",
        "opens_route": "opent de {side} handelsroute",
        "closes_route": "sluit de {side} handelsroute",
        "already_made": "produceer je al",
        "roads": "wegen {exits}",
        "gain": "+{coins:# munt|# munten}",
    },
    events={
        "board_dealt": "{who} krijgt {board}.",
        "starter_drawn": "{who} begint.",
        "tile_dealt": "{who} krijgt {tile}.",
        "stack_revealed": "Open op tafel: {tiles}.",
        "cornerstone_drawn": "{who} trekt het ankergebouw {tile}.",
        "cornerstone_kept": "{who} houdt het ankergebouw {tile}.",
        "cornerstone_discarded": "{who} legt het ankergebouw {tile} af.",
        "cornerstone_taken": "{who} neemt het ankergebouw {tile} van de aflegstapel.",
        "generation_began": "Generatie {generation} begint.",
        "round_began": "Ronde {round} begint.",
        "tile_chosen": "{who} kiest {tile}.",
        "choice_paid": "{who} krijgt {coins:# munt|# munten} voor de keuze.",
        "tile_sold": "{who} verkoopt {tile} voor {coins:# munt|# munten}.",
        "tile_discarded": "{who} ziet af van {tile} en bouwt een ankergebouw.",
        "good_bought": "{who} koopt {good} van {seller} voor {coins:# munt|# munten}.",
        "good_bought_from_bank": "{who} koopt {good} van de bank voor {coins:# munt|# munten}.",
        "coins_paid": "{who} betaalt {coins:# munt|# munten} aan de bank voor {tile}.",
        "tile_built": "{who} bouwt {tile} op {cell}{notes}.",
        "disaster_struck": "Ramp: {tile}.",
        "fine_paid": "{who} betaalt {coins:# munt|# munten} boete.",
        "tiles_lost": "{who} verwijdert {tiles}.",
        "no_tile_lost": "{who} heeft geen tegel om te verwijderen.",
        "income_paid": "{who} krijgt {coins:# munt|# munten} inkomen.",
        "no_income_paid": "{who} krijgt geen inkomen.",
        "game_ended": "Het spel is afgelopen.",
    },
    reasons={
        "not_yours": "{tile} hoort niet bij je ankergebouwen",
        "needs_types": "vraagt {count:# {type.one}|# {type.many}}, je hebt er {have}",
        "no_seller": "niemand verkoopt {good}",
        "not_sold_yet": "de bank verkoopt nog geen {good}",
        "too_dear": "kost {coins:# munt|# munten}, je hebt er {money}",
        "cornerstone_limit": (
            "je stad mag voorlopig {limit:# ankergebouw|# ankergebouwen} bevatten"
        ),
        "no_cell": "geen vak heeft een weg waarop het kan aansluiten",
        "other_type": "daar staat {tile}, dat is een ander type",
        "not_connected": "het zou niet door wegen met het centrum verbonden zijn",
        "disaster_too_late": "na ronde 3 kan een ramp niet meer gekozen worden",
    },
    categories={
        "printed": "Gedrukte punten",
        "variable": "Variabele punten",
        "neighborhoods": "Woonwijken",
        "goods": "Goederen",
        "money": "Geld",
        "pollution": "Vervuiling",
        "ghost_town": "Spookstad",
        "power": "Stroom",
        "total": "Totaal",
    },
    ratings={
        "trainee": "Stagiair",
        "worker": "Arbeider",
        "foreman": "Voorman",
        "engineer": "Ingenieur",
        "master_builder": "Bouwmeester",
        "star_architect": "Sterarchitect",
    },
    labels={
        "phase": "Fase",
        "choosing": "tegel kiezen",
        "acting": "actie",
        "city": "Stad",
        "board": "Stadsbord",
        "hand": "Hand",
        "table": "Open op tafel",
        "chosen": "Gekozen",
        "cornerstones": "Ankergebouwen",
        "unbuilt": "Nog niet gebouwde ankergebouwen",
        "discard_pile": "Aflegstapel",
        "goods": "Goederen",
        "money": "Geld",
        "kept_apart": "apart gelegd",
        "income": "Inkomen",
        "vp": "Punten",
        "routes": "Handelsroutes",
        "left": "links",
        "right": "rechts",
        "generation": "Generatie",
        "preliminary": "Voorfase",
        "round": "Ronde",
        "first": "Startspeler",
        "passed": "Doorgegeven tegels",
        "holder": "Nu bij",
        "taken": "Sindsdien gepakt",
        "link": "wegverbinding",
        "links": "wegverbindingen",
        "polluted_home": "vervuild woongebouw",
        "polluted_homes": "vervuilde woongebouwen",
        "ring": "wegenvierkant",
        "rings": "wegenvierkanten",
        "saved": "munt bespaard door een handelsroute",
        "saved_many": "munten bespaard door handelsroutes",
        "tiles": "Tegels",
        "picks": "Deze generatie",
        "stack": "Tegels op de stapel",
        "modular": "Modulaire fabriek maakt",
        "routes_used": "Gebruikte handelsroutes",
        "hand_size": "Tegels in de hand",
        "next_round": "Voor volgende ronde",
        "box": "Uit het spel",
        "coin": "munt",
        "disaster": "ramp",
        "protection": "beschermt tegen",
        "surrounding": "eromheen",
        "region": "verbonden tegels",
        "corner": "hoek van de stad",
        "border": "rand van de stad",
        "road_square": "wegenvierkant",
        "any_tile": "willekeurige tegel",
        "swap": "ankergebouwen ruilen",
        "choice": "keuze van een tegel",
    },
)
