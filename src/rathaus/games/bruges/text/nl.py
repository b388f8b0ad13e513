"""Bruges in Dutch."""

from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.text.names_nl import PERSONS
from rathaus.games.bruges.text.words import Hue, Noun, Words


def _hue(word: str, inflected: str) -> Hue:
    return Hue(word, inflected, inflected, word, f"een {word}")


_ACTIONS: dict[str, str] = {
    "workers": "Arbeiders",
    "money": "Geld",
    "threat": "Dreiging",
    "canal": "Kanaal",
    "house": "Huis",
    "person": "Persoon",
}

WORDS = Words(
    title="Brugge",
    and_=" en ",
    or_=" of ",
    persons=PERSONS,
    categories={
        "nobility": "adel",
        "offices": "ambten",
        "amusement": "vermaak",
        "trade": "handel",
        "craft": "ambacht",
        "court": "hofhouding",
        "church": "kerk",
        "art": "kunst",
        "protection": "bescherming",
        "underworld": "onderwereld",
        "learning": "wetenschap",
    },
    hues={
        "blue": _hue("blauw", "blauwe"),
        "brown": _hue("bruin", "bruine"),
        "yellow": _hue("geel", "gele"),
        "red": _hue("rood", "rode"),
        "violet": _hue("paars", "paarse"),
    },
    of_colour={
        "any": "in willekeurige kleur",
        "all": "in elke kleur",
        "card": "in de kleur van die kaart",
        "space": "in de kleur van dat kanaalveld",
        "distinct": "in telkens een andere kleur",
    },
    units={
        "guilder": Noun("gulden", "gulden"),
        "point": Noun("punt", "punten"),
        "card": Noun("kaart", "kaarten"),
        "worker": Noun("{colour.inflected} arbeider", "{colour.inflected} arbeiders"),
        "worker_of": Noun("arbeider {of}", "arbeiders {of}"),
        "marker": Noun("{colour.bare} dreigingsfiche", "{colour.inflected} dreigingsfiches"),
        "marker_of": Noun("dreigingsfiche {of}", "dreigingsfiches {of}"),
    },
    counts={
        "persons": Noun("persoon in je uitstalling", "personen in je uitstalling"),
        "persons_of": Noun("eigen persoon van de groep {of}", "eigen personen van de groep {of}"),
        "houses": Noun("huis in je uitstalling", "huizen in je uitstalling"),
        "houses_of": Noun("eigen {of.bare} huis", "eigen {of.inflected} huizen"),
        "house_colours": Noun(
            "verschillende kleur onder je huizen", "verschillende kleuren onder je huizen"
        ),
        "workers": Noun("arbeider in je uitstalling", "arbeiders in je uitstalling"),
        "worker_colours": Noun(
            "verschillende kleur onder je arbeiders", "verschillende kleuren onder je arbeiders"
        ),
        "worker_sets": Noun(
            "volledige set arbeiders in alle vijf kleuren",
            "volledige sets arbeiders in alle vijf kleuren",
        ),
        "canals": Noun("eigen kanaaltegel", "eigen kanaaltegels"),
        "landmarks": Noun(
            "eigen kanaaltegel op een veld 3 en per eigen standbeeld",
            "eigen kanaaltegels op velden 3 en eigen standbeelden",
        ),
        "majorities": Noun(
            "eigen meerderheidsfiche op zijn gekleurde kant",
            "eigen meerderheidsfiches op hun gekleurde kant",
        ),
        "groups": Noun(
            "verschillende groep onder je personen", "verschillende groepen onder je personen"
        ),
        "threats": Noun("dreigingsfiche in je uitstalling", "dreigingsfiches in je uitstalling"),
        "threat_colours": Noun(
            "verschillende kleur onder je dreigingsfiches",
            "verschillende kleuren onder je dreigingsfiches",
        ),
        "dice": Noun("dobbelsteen met {of}", "dobbelstenen met {of}"),
        "guilders": Noun("eigen gulden", "eigen gulden"),
        "hand_cards": Noun("kaart in je hand", "kaarten in je hand"),
        "lightnings": Noun("eigen persoon met bliksem", "eigen personen met bliksem"),
        "prices": Noun(
            "eigen persoon met gedrukte prijs {of}", "eigen personen met gedrukte prijs {of}"
        ),
        "track_points": Noun(
            "punt van je veld op het reputatiespoor", "punten van je veld op het reputatiespoor"
        ),
    },
    measures={
        "plain": ("{n} {things}", ""),
        "per": ("{n} {things}", " per {count}"),
        "per_every": ("{n} {things}", " per {every} {count}"),
        "die": ("evenveel {things}", " als de {colour.inflected} dobbelsteen aangeeft"),
        "dice_sum": ("evenveel {things}", " als alle vijf dobbelstenen samen aangeven"),
        "mode_die": (
            "evenveel {things}",
            " als het getal dat op meer dobbelstenen staat dan elk ander",
        ),
        "max_die": ("evenveel {things}", " als de hoogste dobbelsteen aangeeft"),
        "paid_die": ("evenveel {things}", " als de dobbelsteen in die kleur aangeeft"),
        "track_points": ("evenveel {things}", " als je veld op het reputatiespoor waard is"),
        "best_statue": ("evenveel {things}", " als je waardevolste standbeeld waard is"),
    },
    facts={
        "give": "{things} inleveren",
        "pay": "{things} betalen",
        "of": "in de kleur {colour.bare}",
        "with_die": " met de {colours} dobbelsteen",
        "with_card": " met een {colours} kaart",
        "whenever": "wanneer {event}",
        "if": "als {state}",
    },
    states={
        "die": "de {colour.inflected} dobbelsteen {bound} aangeeft",
        "dice_sum": "alle vijf dobbelstenen samen {bound} aangeven",
        "dice": "{bound} dobbelstenen {of} aangeven",
        "no_dice": "geen dobbelsteen {of} aangeeft",
        "count": "je {bound} {things} hebt",
        "no_count": "je geen {things} hebt",
    },
    bounds={"=": "precies {n}", ">=": "minstens {n}", "<=": "hoogstens {n}"},
    frames={
        "plain": "{effects}.",
        "cost": "{cost}: {effects}.",
        "lead": "{lead}: {effects}.",
        "lead_may": "{lead}, mag je {effects}.",
    },
    triggers={
        "lightning": "Bliksem: één keer, meteen na het plaatsen",
        "worker": "Eén keer per ronde, voor een arbeider",
        "once_per_round": "Eén keer per ronde, gratis",
        "on_action": "Verbetert telkens een actie",
        "passive": "Geldt altijd",
        "laurel": "Lauwerkrans: bij de eindtelling",
    },
    threats={
        "blue": "overstroming",
        "brown": "pest",
        "yellow": "overval",
        "red": "brand",
        "violet": "intrige",
    },
    events={
        v.OnBase: {
            action: f"je een kaart voor de actie {name}{{colours}} gebruikt"
            for action, name in _ACTIONS.items()
        },
        v.OnOwn: {
            "advance": "je op het reputatiespoor een veld vooruitgaat",
            "majority": "je een meerderheidsfiche op zijn gekleurde kant draait",
        },
        v.OnOther: {
            "canal": "een andere speler een kanaaltegel bouwt",
            "person": "een andere speler een persoon plaatst",
        },
    },
    effects={
        v.Money: "{amount}{extra: meer|} nemen{amount.tail}",
        v.Points: "{amount} scoren{amount.tail}",
        v.Workers: "{amount}{extra: extra|} nemen{amount.tail}",
        v.WorkersByDice: (
            "1 arbeider nemen in de kleur van elke dobbelsteen die {numbers} aangeeft"
        ),
        v.SwapWorkers: "een willekeurig aantal eigen arbeiders ruilen tegen andere kleuren",
        v.Exchange: "{most:|hoogstens # keer }{cost} en daarvoor {gain}",
        v.Draw: "{amount} trekken{amount.tail}",
        v.Discard: "daarna {amount} uit je hand afleggen{amount.tail}",
        v.ExtraAction: {
            "any": "1 kaart trekken en meteen voor een actie gebruiken",
            "hand": "meteen nog 1 handkaart voor een actie gebruiken",
            "discard": "de bovenste kaart van de aflegstapel meteen voor een actie gebruiken",
        },
        v.LayHouse: (
            "{amount:de bovenste kaart van een trekstapel als huis"
            "|hoogstens # kaarten van de trekstapels als huizen} "
            "{pay_worker:neerleggen en daarvoor {amount:|telkens }1 arbeider in die kleur inleveren"
            "|gratis neerleggen}"
        ),
        v.PlaceDiscarded: (
            "1 persoon van de groep {category} naar keuze uit de aflegstapel gratis "
            "op een eigen leeg huis plaatsen"
        ),
        v.TakeBackPersons: (
            "een willekeurig aantal andere eigen personen terug in je hand nemen; "
            "hun huizen blijven"
        ),
        v.BuildCanal: {
            "double": "1 kanaaltegel zonder kaart bouwen, voor het dubbele van de kosten",
            "free": "1 kanaaltegel zonder kaart en zonder betaling bouwen",
        },
        v.Advance: "op het reputatiespoor {amount:# veld|# velden} vooruitgaan",
        v.ReturnThreat: (
            "{several:hoogstens |}{amount}{extra: extra|} teruggeven{amount.tail}"
            "{scores: ({several:elk |}1 punt)| (zonder punten)}"
        ),
        v.GiveThreat: "alle anderen krijgen elk 1 {colour.bare} dreigingsfiche",
        v.PassThreat: (
            "{most:# eigen dreigingsfiche|hoogstens # eigen dreigingsfiches} "
            "aan een andere speler geven"
        ),
        v.OthersDiscard: (
            "alle anderen leggen elk {amount:# handkaart|# handkaarten} naar eigen keuze af"
        ),
        v.OthersLose: {
            "canal": "alle anderen verwijderen elk 1 kanaaltegel",
            "person": "alle anderen leggen elk 1 persoon naar eigen keuze af; het huis blijft",
            "house": (
                "alle anderen leggen elk 1 huis naar eigen keuze af; "
                "een persoon daarop gaat terug naar hun hand"
            ),
            "field": "alle anderen gaan op het reputatiespoor 1 veld terug",
        },
        v.Steal: {
            "card": (
                "van {one:een andere speler|elke andere speler} "
                "{amount:# willekeurige handkaart|# willekeurige handkaarten} nemen"
            ),
            "money": (
                "van {one:een andere speler naar keuze|elke andere speler} "
                "hoogstens {amount} gulden nemen"
            ),
            "workers": (
                "van {one:een andere speler|elke andere speler} "
                "hoogstens {amount:# arbeider|# arbeiders} naar keuze van de gever nemen"
            ),
            "points": (
                "van {one:een andere speler|elke andere speler} "
                "{amount:# punt|hoogstens # punten} afnemen"
            ),
        },
        v.Ready: (
            "{all:alle andere eigen gedraaide personen"
            "|{amount} andere eigen gedraaide {one:persoon|personen}} rechtop zetten, "
            "klaar om weer geactiveerd te worden"
        ),
        v.ActivateAll: (
            "elke eigen persoon met een arbeiderssymbool één keer activeren "
            "zonder een arbeider in te leveren"
        ),
        v.CopyLightning: (
            "het effect van een persoon met bliksem van een andere speler uitvoeren, "
            "alsof je die zojuist hebt geplaatst"
        ),
        v.Recolour: (
            "de volgende kaart die je in deze beurt voor een actie gebruikt, "
            "telt als een kleur naar keuze"
        ),
        v.Rule: {
            "hand_limit": "in fase 1 mag je je hand tot {number} kaarten aanvullen",
            "advance_discount": ("de stap in fase 2 kost je {number} gulden minder (niet onder 0)"),
            "damage_at": (
                "een dreiging schaadt je pas wanneer je {number} fiches van die kleur hebt, "
                "die je dan inlevert"
            ),
            "avert": (
                "in plaats van een dreigingsfiche te krijgen "
                "mag je 1 arbeider in die kleur inleveren"
            ),
            "immune": (
                "personen van anderen kunnen je geen dreigingsfiches geven, je niet terugzetten "
                "en je niets laten afgeven of verliezen"
            ),
            "shield": (
                "de schade van de kleur {words} ({threats}) treft je niet; "
                "je levert alleen de fiches in"
            ),
            "majority_tie": (
                "je draait een meerderheidsfiche ook om wanneer je de leiding deelt, behalve bij 0"
            ),
            "double_lightning": (
                "wanneer je een persoon met bliksem plaatst, mag je het effect twee keer uitvoeren"
            ),
            "persons_per_house": (
                "elk van je huizen heeft plaats voor {number:# persoon|# personen}"
            ),
            "counts_as": "deze persoon telt ook als {words}",
            "half_price": (
                "bij de actie Persoon kosten {words} personen je de halve prijs, "
                "naar boven afgerond"
            ),
            "discount": ("bij de actie Persoon betaal je {number} gulden minder (niet onder 0)"),
            "house_free": "bij de actie Huis lever je geen arbeider in",
            "canal_free": "bij de actie Kanaal betaal je niets",
        },
    },
    lines={"value": "Prijs {price} gulden · {points:# punt|# punten}"},
    damages={
        "blue": "Je levert al je arbeiders in.",
        "brown": "Je legt een van je personen af; het huis blijft.",
        "yellow": "Je verliest al je gulden.",
        "red": (
            "Je verliest een huis of een kanaaltegel; "
            "personen van dat huis neem je terug op de hand."
        ),
        "violet": "Je verliest {points} punten.",
    },
    majorities={"reputation": "reputatie", "persons": "personen", "canal": "kanaal"},
    player="Speler {number}",
    player_within="speler {number}",
    sections=("linker kanaaldeel", "rechter kanaaldeel"),
    pile="Stapel {number}",
    phases=("kaarten trekken", "dobbelstenen", "acties", "meerderheden"),
    actions=_ACTIONS,
    prompts={
        "over": "Het spel is afgelopen.",
        "waiting": "Wachten op {players}.",
        "start": "De startspeler wordt geloot.",
        "uncover": "De volgende kaart van trekstapel {pile} toont haar kleur.",
        "uncover_extra": "De bovenste kaart van de extra stapel toont haar kleur.",
        "roll": "De {colour.inflected} dobbelsteen wordt gegooid.",
        "front": "{player} bekijkt een {colour.inflected} kaart.",
        "front_to_act": "{player} trekt een {colour.inflected} kaart voor een actie.",
        "front_of_house": "{player} legt een {colour.inflected} kaart als huis neer.",
        "steal": "{player} neemt een willekeurige handkaart van {victim}.",
        "draw": "Van welke stapel trek je (nog {count:# kaart|# kaarten})?",
        "draw_more": "Trek je nog een kaart voordat je de nieuwe bekijkt?",
        "step_up": "Betaal je {price} gulden om 1 veld vooruit te gaan?",
        "turn": "Jouw beurt: gebruik een kaart of activeer een persoon.",
        "turn_without_card": (
            "Jouw beurt, zonder kaart: activeer een persoon of beëindig je beurt."
        ),
        "turn_acted": "Activeer een persoon of beëindig je beurt.",
        "one_more": "Welke kaart gebruik je nog?",
        "action": "{card}: voor welke actie?",
        "canal": "Waar bouw je de kanaaltegel?",
        "house": "Op welk huis plaats je {card}?",
        "threat": (
            "Je krijgt een {colour.bare} dreigingsfiche. Lever je in plaats daarvan {worker} in?"
        ),
        "damages": "Welke schade handel je het eerst af?",
        "fire": "Brand: je verliest een huis of een kanaaltegel; personen komen terug in je hand.",
        "lose_person": "Je verliest een persoon; het huis blijft. Welke?",
        "lose_house": "Je verliest een huis; de personen komen terug in je hand. Welk huis?",
        "lose_canal": "Uit welk kanaaldeel verlies je een tegel?",
        "struck_lose_person": "Pest: je verliest een persoon; het huis blijft. Welke?",
        "caused_lose_person": (
            "{player} gebruikt {card}: je verliest een persoon; het huis blijft. Welke?"
        ),
        "caused_lose_house": (
            "{player} gebruikt {card}: je verliest een huis; de personen komen terug in je hand. "
            "Welk huis?"
        ),
        "caused_lose_canal": (
            "{player} gebruikt {card}: uit welk kanaaldeel verlies je een tegel?"
        ),
        "strike_again": "{card}: voer je het effect een tweede keer uit?",
        "worker": "{card}: welke arbeider lever je in?",
        "worker_free": "{card}: welke kleur noem je?",
        "gain": "Welke arbeider neem je (nog {count})?",
        "hand_over": "Welke arbeider geef je aan {player} (nog {count})?",
        "swap": "Welke arbeider ruil je?",
        "swap_for": "Welke arbeider neem je daarvoor?",
        "exchange": "{card}: ruil je (nog hoogstens {count} keer)?",
        "discard": "Welke kaart leg je af (nog {count})?",
        "own_discard": "{card}: welke kaart leg je af (nog {count})?",
        "caused_discard": "{player} gebruikt {card}: welke kaart leg je af (nog {count})?",
        "pile_to_act": "Van welke stapel trek je een kaart voor een actie?",
        "house_pile": (
            "Van welke stapel leg je een huis neer (nog hoogstens {count:# huis|# huizen})?"
        ),
        "search": "Welke persoon van de groep {category} plaats je gratis?",
        "take_back": "Welke persoon neem je terug in je hand?",
        "extra_canal": "Waar bouw je een kanaaltegel?",
        "return_threats": "Welk dreigingsfiche geef je terug (nog hoogstens {count})?",
        "pass_threats": "Welk dreigingsfiche geef je door (nog hoogstens {count})?",
        "pass_to": "Aan wie geef je de dreigingsfiches?",
        "rob": "Van wie neem je hoogstens {count} gulden?",
        "ready": "Welke persoon zet je rechtop?",
        "activate_all": "Welke persoon activeer je zonder een arbeider in te leveren?",
        "copy": "Welke persoon met bliksem van de anderen gebruik je?",
    },
    moves={
        "end_turn": "Beurt beëindigen",
        "stay": "Blijven staan",
        "enough_cards": "Geen kaart meer trekken",
        "place_none": "Geen daarvan plaatsen",
        "build_none": "Niets bouwen",
        "keep_markers": "De rest houden",
        "no_more": "Niets meer",
        "use": "{card} activeren ({ability})",
        "play": "{card} gebruiken",
        "recolour": "De kaart telt als {colour.bare}",
        "as_workers": "Arbeiders: {workers} nemen",
        "as_money": "Geld: {money} gulden nemen",
        "as_threat": "Dreiging: {marker} teruggeven voor 1 punt",
        "as_canal": "Kanaal: een tegel bouwen",
        "as_house": "Huis: neerleggen voor {worker}",
        "as_house_free": "Huis: neerleggen",
        "as_person": "Persoon: plaatsen",
        "canal_left": "In het linker deel, veld {space}, {colour.bare}",
        "canal_right": "In het rechter deel, veld {space}, {colour.bare}",
        "house": "Op huis {number}, {colour.bare}",
        "draw": "Van stapel {pile}, {colour.bare}",
        "discard": "{card} afleggen",
        "find": "{card} plaatsen",
        "take_back": "{card} terugnemen",
        "ready": "{card} rechtop zetten",
        "give": "{worker} inleveren",
        "hand_over": "{worker} afgeven",
        "name_colour": "{colour.bare} noemen",
        "exchange_worker": "{worker} inleveren ({gain})",
        "exchange_money": "{price} gulden betalen ({gain})",
        "gain": "{worker} nemen",
        "return_marker": "{marker} teruggeven",
        "pass_marker": "{marker} doorgeven",
        "suffer": "{damage} ({colour.bare})",
        "avert": "{worker} inleveren",
        "no_avert": "Het dreigingsfiche nemen",
        "again": "{card} een tweede keer gebruiken",
        "not_again": "Eén keer is genoeg",
        "advance": "Voor {price} gulden 1 veld vooruitgaan",
        "lose_canal_left": "Tegel in het linker deel, veld {space}, {colour.bare}",
        "lose_canal_right": "Tegel in het rechter deel, veld {space}, {colour.bare}",
        "lose_house": "Huis {number}, {colour.bare}",
        "lose": "{card} afleggen",
        "to": "{player}",
        "card": "Het is {card}",
        "top": "Het is {colour.bare}",
        "die": "De {colour.inflected} dobbelsteen geeft {number} aan",
        "start": "{player} begint",
    },
    notes={
        "price": "{price} gulden",
        "free": "gratis",
        "person": "persoon voor {price} gulden",
        "markers": "je hebt er {count}",
        "left": "nog {count:# kaart|# kaarten}",
        "with": "met {card}",
    },
    reasons={
        "acted": "je kaart voor deze beurt is gebruikt",
        "not_in_hand": "de kaart is niet in je hand",
        "must_play": "je moet eerst een kaart gebruiken",
        "no_marker": "je hebt geen {colour.bare} dreigingsfiche",
        "other_threat": "alleen dreigingsfiches in de kleur {colours} kunnen worden teruggegeven",
        "in_order": "fiches worden in de volgorde van de kleuren genoemd",
        "canal_finished": "je beide kanaaldelen zijn af",
        "section_finished": "dit kanaaldeel is af",
        "other_space": "de kaart telt als {colour.bare}, het volgende veld is {colours}",
        "too_dear": "kost {price} gulden, je hebt er {money}",
        "no_worker": "vraagt {worker}, je hebt er geen",
        "no_workers": "je hebt geen arbeider om in te leveren",
        "recoloured": "bij het plaatsen van een persoon helpt een genoemde kleur niet",
        "same_colour": "de kaart heeft deze kleur al",
        "no_house": "je hebt geen leeg huis",
        "house_taken": "op dit huis is geen plaats",
        "not_placed": "de persoon is nog niet in je uitstalling",
        "not_yours": "de persoon is niet in je uitstalling",
        "lightning": "de persoon werkt één keer, wanneer hij wordt geplaatst",
        "automatic": "de persoon werkt vanzelf wanneer het van toepassing is",
        "laurel": "de persoon telt bij de eindtelling",
        "rotated": "de persoon is in deze ronde al gebruikt",
        "condition": "werkt alleen {lead}; nu: {value}",
        "nothing": "het zou niets veranderen",
        "pile_empty": "de stapel is leeg",
        "no_low_die": "geen dobbelsteen geeft 1 of 2 aan",
        "last_field": "je staat op het laatste veld, {field}",
        "after_threats": "daarover beslis je na de dreigingen",
        "not_now": "je gaat vooruit in fase 2",
    },
    refused={
        "use": "{card} activeren",
        "advance": "1 veld vooruitgaan",
        "canal": "In het {section}",
        "draw": "Van stapel {pile}",
    },
    stories={
        "starter_drawn": "{who} begint.",
        "round_began": "Ronde {round} begint.",
        "pile_drawn": "{who} trekt een {colour.inflected} kaart van stapel {pile}.",
        "card_drawn": "{who} bekijkt een kaart: {card}.",
        "extra_pile_laid": (
            "De extra stapel wordt stapel {pile}: ronde {last_round} is de laatste."
        ),
        "pile_split": "Stapel {pile} is leeg en krijgt {cards:# kaart|# kaarten} van de andere.",
        "dice_rolled": "De dobbelstenen geven aan: {dice}.",
        "threat_received": "{who} krijgt {marker} en heeft er nu {markers}.",
        "threat_averted": "{who} weert {marker} af.",
        "threat_returned": "{who} geeft {marker} terug.",
        "threat_passed": "{who} geeft {marker} door aan {other}.",
        "damage_struck": "{who} lijdt schade: {damage}.",
        "damage_shielded": "{who} is beschermd tegen schade: {damage}.",
        "person_lost": "{who} verliest {card}.",
        "house_lost": "{who} verliest {colour.with_article} huis: {card}.",
        "canal_lost": "{who} verliest een kanaaltegel in het {section}.",
        "person_returned": "{who} neemt {card} terug.",
        "advanced": "{who} gaat vooruit naar veld {field} van het reputatiespoor.",
        "moved_back": "{who} gaat terug naar veld {field} van het reputatiespoor.",
        "moved_to_town_hall": "{who} gaat terug naar het stadhuis.",
        "action_taken": "{who} kiest een actie: {action} ({colour.bare}).",
        "card_discarded": "{who} legt {card} af.",
        "canal_built": (
            "{who} bouwt een kanaaltegel in het {section}, op {colour.with_article} veld."
        ),
        "statue_taken": "{who} neemt een standbeeld van {points:# punt|# punten}.",
        "house_built": "{who} legt {colour.with_article} huis neer.",
        "person_placed": "{who} plaatst {card}.",
        "person_activated": "{who} activeert {card}.",
        "person_reacted": "{who} heeft voordeel van {card}.",
        "person_ready": "{who} zet {card} rechtop.",
        "card_stolen": "{who} krijgt {card} van {victim}.",
        "hand_robbed": "{who} neemt een {colour.inflected} handkaart van {victim}.",
        "points_scored": "{who} scoort {points:# punt|# punten}.",
        "points_lost": "{who} verliest {points:# punt|# punten}.",
        "money_taken": "{who} neemt {money} gulden.",
        "money_paid": "{who} betaalt {money} gulden.",
        "workers_taken": "{who} neemt {workers}.",
        "workers_given": "{who} levert {workers} in.",
        "marker_turned": "{who} draait een meerderheidsfiche om: {majority}.",
        "game_ended": "Het spel is afgelopen.",
    },
    sheet={
        "scored": "Tijdens het spel gescoord",
        "persons": "Personen",
        "houses": "Huizen",
        "laurel": "Lauwerpersonen",
        "majorities": "Meerderheidsfiches",
        "canal": "Kanaal en standbeelden",
        "reputation": "Reputatiespoor",
        "total": "Totaal",
    },
    labels={
        "money": "gulden",
        "points": "punten",
        "workers": "arbeiders",
        "hand": "hand",
        "houses": "huizen",
        "house": "huis",
        "free_house": "leeg huis",
        "persons": "personen",
        "person": "persoon",
        "canal": "kanaal",
        "section_left": "linker kanaaldeel",
        "section_right": "rechter kanaaldeel",
        "gatehouse": "poorthuis",
        "statues": "standbeelden",
        "threats": "dreigingsfiches",
        "damages": "schade",
        "majorities": "meerderheden",
        "leads": "aan de leiding",
        "marker": "meerderheidsfiche",
        "reputation": "reputatiespoor",
        "town_hall": "stadhuis",
        "dice": "dobbelstenen",
        "die": "dobbelsteen",
        "draw_piles": "trekstapels",
        "extra_pile": "extra stapel",
        "discard_pile": "aflegstapel",
        "top": "bovenop",
        "blind": "dicht getrokken",
        "drawn": "getrokken kaart",
        "seen": "kaarten die je kent",
        "traced": "wie hem kan hebben",
        "due": "schade af te handelen",
        "cards": "kaarten",
        "card": "kaart",
        "colour": "kleur",
        "start_player": "startspeler",
        "rotated": "gedraaid",
        "round": "ronde",
        "last_round": "laatste ronde",
        "phase": "fase",
        "turn": "beurt",
        "any_colour": "willekeurige kleur",
        "every_colour": "elke kleur",
        "same_colour": "dezelfde kleur",
        "different": "verschillende",
        "lightning": "één keer, meteen na het plaatsen",
        "once_per_round": "één keer per ronde",
        "always": "geldt altijd",
        "final_scoring": "bij de eindtelling",
        "others": "alle anderen",
        "action": "actie met een kaart",
    },
)
