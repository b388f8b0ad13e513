"""NEOM in German."""

from rathaus.games.neom.components import vocabulary as v
from rathaus.games.neom.text.names_de import TILES
from rathaus.games.neom.text.words import Noun, Words

WORDS = Words(
    title="NEOM",
    options={
        "beginner": "Erste Partie: Alle bekommen ein zufälliges Ankergebäude, ohne Vorphase.",
        "tiles": "Die Plättchen im Spiel: Mehr Plättchen bringen meist mehr Punkte.",
    },
    and_=" und ",
    or_=" oder ",
    tiles=TILES,
    center="Ursprung",
    boards={
        "board_ore": "Stadtplan Erz",
        "board_natural_gas": "Stadtplan Erdgas",
        "board_wood": "Stadtplan Holz",
        "board_oil": "Stadtplan Öl",
        "board_coal": "Stadtplan Kohle",
        "board_stone": "Stadtplan Stein",
    },
    goods={
        "ore": "Erz",
        "natural_gas": "Erdgas",
        "wood": "Holz",
        "oil": "Öl",
        "coal": "Kohle",
        "stone": "Stein",
        "steel": "Stahl",
        "lumber": "Bauholz",
        "glass": "Glas",
        "copper": "Kupfer",
        "concrete": "Beton",
        "diamonds": "Diamanten",
        "plastic": "Plastik",
        "gold": "Gold",
        "sports_cars": "Sportwagen",
        "jewelry": "Schmuck",
        "electronics": "Elektronik",
    },
    tiers={
        "raw": Noun("Rohstoff", "Rohstoffe", "Rohstoff"),
        "processed": Noun("Handelsgut", "Handelsgüter", "Handelsgut"),
        "luxury": Noun("Luxusgut", "Luxusgüter", "Luxusgut"),
    },
    tokens={
        "all": "Warenmarker",
        "raw": "Rohstoffmarker",
        "processed": "Handelsgutmarker",
        "luxury": "Luxusgutmarker",
    },
    # All of them are neuter, and the phrases below rely on it.
    kinds={
        "residential": Noun("Wohngebäude", "Wohngebäude", "Wohn-", "Wohngebiet"),
        "commercial": Noun(
            "Wirtschaftsgebäude", "Wirtschaftsgebäude", "Wirtschafts-", "Wirtschaftsgebiet"
        ),
        "industrial": Noun("Industriegebäude", "Industriegebäude", "Industrie-", "Industriegebiet"),
        "public": Noun(
            "öffentliches Gebäude",
            "öffentliche Gebäude",
            "öffentliches Gebäude",
            "Gebiet öffentlicher Gebäude",
        ),
        "resource": Noun(
            "Abbaugebiet", "Abbaugebiete", "Abbaugebiet", "Gebiet verbundener Abbaugebiete"
        ),
        "polluting": Noun("belastendes Plättchen", "belastende Plättchen", "belastendes"),
        "power": Noun("Plättchen mit Strom", "Plättchen mit Strom", "Plättchen mit Strom"),
    },
    any_tile=Noun("beliebiges Plättchen", "beliebige Plättchen"),
    compass={"N": "N", "E": "O", "S": "S", "W": "W"},
    sides=("linke", "rechte"),
    player="Spieler {number}",
    player_within="Spieler {number}",
    lines={
        "generation": "Generation {numeral}",
        "cornerstone": "Ankergebäude",
        "disaster": "Katastrophe",
        "needs": "Braucht {what}",
        "needs_nothing": "Braucht nichts",
        "roads": "Straßen: {exits}",
    },
    facts={
        "coins": "{coins:# Münze|# Münzen}",
        "either": "entweder {goods}",
        "at_least": "mindestens {count:# {type.one}|# {type.many}} in deiner Stadt",
        "vp": "{vp} SP",
        "variable": "? SP",
        "produces": "Produziert {goods}",
        "produces_one": "Produziert 1 {tier.one} nach Wahl beim Bau",
        "once": "{coins:# Münze|# Münzen} beim Bau",
        "income": "Einkommen: {coins:# Münze|# Münzen}",
        "income_by_generation": (
            "Einkommen: {coins[0]}, {coins[1]} und {coins[2]:# Münze|# Münzen} "
            "in Generation I, II und III"
        ),
        "income_per_tile": "Einkommen: 1 Münze je {type.one} in deiner Stadt",
        "protects": "Schützt sich und alle umliegenden Plättchen vor {disasters}",
        "polluting": "Belastet umliegende Wohngebäude",
        "power": "Erzeugt Strom",
        "demand": "{count:# {types.any}|# {types.any_many}}",
    },
    effects={
        v.Base: "{vp} SP Grundwert",
        v.PerMoney: "{vp} SP je {coins:Münze|volle # Münzen} vor dem letzten Einkommen",
        v.PerFinalIncome: "{vp} SP je {coins:Münze|volle # Münzen} des letzten Einkommens",
        v.PerToken: "{vp} SP je {tier} deiner Stadt",
        v.PerTile: "{vp} SP je {kind.one} in deiner Stadt",
        v.PerTilePrinted: "{vp} SP je {type.one} mit aufgedruckten {low} bis {high} SP",
        v.PerSurrounding: "{vp} SP je umliegendes {kinds.any}",
        v.SurroundingElse: (
            "{near} SP je umliegendes {type.one}, {far} SP je anderes {type.one} in deiner Stadt"
        ),
        v.PerTileWithSurrounding: (
            "{vp} SP je {type.one}, um das herum mindestens "
            "{count:# {other.one} liegt|# {other.many} liegen}"
        ),
        v.PerTileWithin: (
            "{vp} SP je {type.one}, dessen nächstes {other.one} "
            "höchstens {distance:# Schritt|# Schritte} (nicht diagonal) entfernt ist"
        ),
        v.PerRegion: "{vp} SP je {type.region} beliebiger Größe",
        v.PerRegionBySize: (
            "{vps[0]}, {vps[1]} oder {vps[2]} SP "
            "je {type.region} aus 1, 2 oder mindestens 3 Plättchen"
        ),
        v.PerTileInLargestRegion: "{vp} SP je Plättchen im größten {type.region}",
        v.PerSet: "{vp} SP je Satz aus {types.every} (je eins)",
        v.PerRoadSquare: "{vp} SP je Straßenquadrat: 2 × 2 Plättchen, im Ring verbunden",
        v.PerCorner: "{vp} SP je {types.any} in einer Ecke der Stadt",
        v.PerBorderTile: "{vp} SP je {type.one} am Rand der Stadt",
        v.HalfPerTileBesideSameType: (
            "½ SP je Plättchen, das an ein Plättchen seiner Art grenzt; Summe abgerundet"
        ),
        v.Waive: "Bei jedem Bau entfällt eine benötigte Ware ({tiers})",
        v.ExchangeCornerstones: (
            "Beim Bau: Du darfst noch nicht gebaute Ankergebäude "
            "gegen abgeworfene aus der Vorphase tauschen"
        ),
        v.CoinsOnBuild: "{coins:# Münze|# Münzen} für jedes {type.one}, das du später baust",
        v.CoinsOnConnect: (
            "Wenn du später baust: {coins:# Münze|# Münzen} je {type.one}, "
            "an das die Straße des neuen Plättchens direkt anschließt"
        ),
        v.CoinsPerPair: (
            "Beim Bau: {coins:# Münze|# Münzen} je Paar aneinandergrenzender {types.every_many}"
        ),
        v.CoinsOnChoose: ("{coins:# Münze|# Münzen} für jedes Plättchen, das du später auswählst"),
        v.HalveFine: "Strafen bei Katastrophen werden halbiert (abgerundet)",
        v.Strikes: (
            "Wer sie nicht gewählt hat, zahlt {fine:# Münze|# Münzen} "
            "je {has_protection:ungeschütztes |}{per.any} oder entfernt {demands}"
        ),
    },
    prompts={
        "over": "Die Partie ist zu Ende.",
        "waiting": "Warten auf {players}.",
        "board": "Ein Stadtplan geht an {player}.",
        "starter": "Wer anfängt, wird ausgelost.",
        "deal": "Plättchen gehen an {player}.",
        "show": "Der nächste Stapel wird aufgedeckt.",
        "draw_cornerstone": "Ein Ankergebäude wird für {player} gezogen.",
        "draft": "Behalte eins dieser {count} Ankergebäude; die anderen gehen an {left}.",
        "draft_last": "Behalte eins dieser {count} Ankergebäude; das andere wird abgeworfen.",
        "draft_open": "Behalte eins der {count} offenen Ankergebäude.",
        "choose": "Wähle eins dieser {count} Plättchen; die anderen gehen an {left}.",
        "choose_last": ("Wähle eins dieser {count} Plättchen; das andere kommt in die Schachtel."),
        "choose_open": "Wähle eins der {count} offenen Plättchen.",
        "choose_or_suffer": (
            "Wähle eins der {count} offenen Plättchen; wenn du sie nicht wählst, "
            "trifft dich am Rundenende die Katastrophe: {tile}."
        ),
        "choose_and_suffer": (
            "Wähle eins dieser {count} Plättchen; "
            "am Rundenende trifft dich die Katastrophe: {tile}."
        ),
        "act": "Du hast gewählt: {tile}. Was machst du damit?",
        "on": "{tile}: Auf welches Feld?",
        "need": "Für {tile} brauchst du {goods}: Was tust du?",
        "make": "{tile}: Welche Ware soll produziert werden?",
        "disaster": (
            "{tile}: Zahlst du die Strafe von {coins:# Münze|# Münzen} oder entfernst du Plättchen?"
        ),
        "lose": "{tile}: Noch {demand} zu entfernen. Welches jetzt?",
        "exchange": "Du darfst Ankergebäude tauschen: Wirf eins ab oder höre auf.",
        "take": "Nimm ein Ankergebäude vom Ablagestapel (noch {count}).",
    },
    moves={
        "keep": "{tile} behalten",
        "choose": "{tile} wählen",
        "build": "{tile} bauen",
        "cornerstone": "Ankergebäude {tile} bauen",
        "sell": "{tile} für {coins:# Münze|# Münzen} verkaufen",
        "on": "Auf {cell}",
        "own": "Eigene Ware verwenden: {good}",
        "waive": "{tile} nutzen: {good} entfällt",
        "buy": "{good} von {player} für {coins:# Münze|# Münzen} kaufen",
        "bank": "{good} von der Bank für {coins:# Münze|# Münzen} kaufen",
        "bank_route": (
            "{good} von der Bank für {coins:# Münze|# Münzen} kaufen, über die {side} Handelsroute"
        ),
        "bank_both": (
            "{good} von der Bank für {coins:# Münze|# Münzen} kaufen, über beide Handelsrouten"
        ),
        "coins": "{coins:# Münze|# Münzen} an die Bank zahlen",
        "make": "{good} produzieren",
        "fine": "Strafe von {coins:# Münze|# Münzen} zahlen",
        "demolish": "{demands} entfernen",
        "lose": "{tile} auf {cell} entfernen",
        "keep_all": "Alle Ankergebäude behalten",
        "done": "Nichts mehr abwerfen",
        "discard": "{tile} abwerfen",
        "discard_and_draw": "{tile} abwerfen und ein anderes ziehen",
        "take": "{tile} nehmen",
        "board": "{board} an {player} geben",
        "first": "{player} fängt an",
        "deal": "{tile} an {player} geben",
        "show": "{tile} aufdecken",
        "draw_cornerstone": "{tile} für {player} ziehen",
    },
    notes={
        "free": "kostenlos",
        "needs": "braucht {what}",
        "still_needed": "noch nötig: {goods}",
        "strikes_others": "trifft alle anderen; für dich keine Aktion in dieser Runde",
        "prevents": "verhindert sie; keine Aktion in dieser Runde",
        "gives_up": "statt {tile}",
        "replaces": "ersetzt {tile}",
        "covers_center": "überdeckt den Ursprung",
        "opens_route": "öffnet die {side} Handelsroute",
        "closes_route": "schließt die {side} Handelsroute",
        "already_made": "produzierst du schon",
        "roads": "Straßen {exits}",
        "gain": "+{coins:# Münze|# Münzen}",
    },
    events={
        "board_dealt": "{who} bekommt den {board}.",
        "starter_drawn": "{who} fängt an.",
        "tile_dealt": "{who} bekommt {tile}.",
        "stack_revealed": "Offen liegen: {tiles}.",
        "cornerstone_drawn": "{who} zieht das Ankergebäude {tile}.",
        "cornerstone_kept": "{who} behält das Ankergebäude {tile}.",
        "cornerstone_discarded": "{who} wirft das Ankergebäude {tile} ab.",
        "cornerstone_taken": "{who} nimmt das Ankergebäude {tile} vom Ablagestapel.",
        "generation_began": "Generation {generation} beginnt.",
        "round_began": "Runde {round} beginnt.",
        "tile_chosen": "{who} wählt {tile}.",
        "choice_paid": "{who} bekommt {coins:# Münze|# Münzen} für die Wahl.",
        "tile_sold": "{who} verkauft {tile} für {coins:# Münze|# Münzen}.",
        "tile_discarded": "{who} verzichtet auf {tile} und baut ein Ankergebäude.",
        "good_bought": "{who} kauft {good} von {seller} für {coins:# Münze|# Münzen}.",
        "good_bought_from_bank": "{who} kauft {good} von der Bank für {coins:# Münze|# Münzen}.",
        "coins_paid": "{who} zahlt {coins:# Münze|# Münzen} an die Bank für {tile}.",
        "tile_built": "{who} baut {tile} auf {cell}{notes}.",
        "disaster_struck": "Katastrophe: {tile}.",
        "fine_paid": "{who} zahlt {coins:# Münze|# Münzen} Strafe.",
        "tiles_lost": "{who} entfernt {tiles}.",
        "no_tile_lost": "{who} hat kein Plättchen zu entfernen.",
        "income_paid": "{who} bekommt {coins:# Münze|# Münzen} Einkommen.",
        "no_income_paid": "{who} bekommt kein Einkommen.",
        "game_ended": "Die Partie ist zu Ende.",
    },
    reasons={
        "not_yours": "{tile} ist keines deiner Ankergebäude",
        "needs_types": "braucht {count:# {type.one}|# {type.many}}, du hast {have}",
        "no_seller": "niemand verkauft {good}",
        "not_sold_yet": "die Bank verkauft noch kein {good}",
        "too_dear": "kostet {coins:# Münze|# Münzen}, du hast {money}",
        "cornerstone_limit": (
            "deine Stadt darf vorerst {limit:# Ankergebäude|# Ankergebäude} enthalten"
        ),
        "no_cell": "kein Feld hat eine Straße, an die es anschließen kann",
        "other_type": "dort steht {tile}, das ist eine andere Art",
        "not_connected": "es wäre nicht durch Straßen mit dem Ursprung verbunden",
        "disaster_too_late": "nach Runde 3 kann eine Katastrophe nicht mehr gewählt werden",
    },
    categories={
        "printed": "Aufgedruckte SP",
        "variable": "Variable SP",
        "neighborhoods": "Wohngebiete",
        "goods": "Waren",
        "money": "Geld",
        "pollution": "Umweltbelastung",
        "ghost_town": "Geisterstadt",
        "power": "Strom",
        "total": "Summe",
    },
    ratings={
        "trainee": "Praktikant",
        "worker": "Arbeiter",
        "foreman": "Polier",
        "engineer": "Ingenieur",
        "master_builder": "Baumeister",
        "star_architect": "Star-Architekt",
    },
    labels={
        "phase": "Phase",
        "choosing": "Plättchen wählen",
        "acting": "handeln",
        "city": "Stadt",
        "board": "Stadtplan",
        "hand": "Hand",
        "table": "Offen",
        "chosen": "Gewählt",
        "cornerstones": "Ankergebäude",
        "unbuilt": "Noch nicht gebaute Ankergebäude",
        "discard_pile": "Ablagestapel",
        "goods": "Waren",
        "money": "Geld",
        "kept_apart": "beiseitegelegt",
        "income": "Einkommen",
        "vp": "SP",
        "routes": "Handelsrouten",
        "left": "links",
        "right": "rechts",
        "generation": "Generation",
        "preliminary": "Vorphase",
        "round": "Runde",
        "first": "Startspieler",
        "passed": "Weitergegebene Plättchen",
        "holder": "Jetzt bei",
        "taken": "Seither genommen",
        "link": "Straßenanschluss",
        "links": "Straßenanschlüsse",
        "polluted_home": "belastetes Wohngebäude",
        "polluted_homes": "belastete Wohngebäude",
        "ring": "Straßenquadrat",
        "rings": "Straßenquadrate",
        "saved": "Münze gespart durch eine Handelsroute",
        "saved_many": "Münzen gespart durch Handelsrouten",
        "tiles": "Plättchen",
        "picks": "In dieser Generation gewählt",
        "stack": "Plättchen im Stapel",
        "modular": "Modulare Fabrik stellt her",
        "routes_used": "Genutzte Handelsrouten",
        "hand_size": "Plättchen auf der Hand",
        "next_round": "Für nächste Runde",
        "box": "Aus dem Spiel",
        "coin": "Münze",
        "disaster": "Katastrophe",
        "protection": "schützt vor",
        "surrounding": "umliegend",
        "region": "verbundene Plättchen",
        "corner": "Ecke der Stadt",
        "border": "Rand der Stadt",
        "road_square": "Straßenquadrat",
        "any_tile": "beliebiges Plättchen",
        "swap": "Ankergebäude tauschen",
        "choice": "Wahl eines Plättchens",
    },
)
