"""Hamburg in Dutch."""

from rathaus.games.hamburg.components import vocabulary as v
from rathaus.games.hamburg.text.names_nl import CARDS
from rathaus.games.hamburg.text.words import Hue, Noun, Words


def _hue(word: str, inflected: str) -> Hue:
    return Hue(word, inflected, inflected, word, f"een {word}")


WORDS = Words(
    title="Hamburg",
    and_=" en ",
    or_=" of ",
    cards=CARDS,
    categories={
        "citizens": "burgerij",
        "offices": "bestuur",
        "university": "universiteit",
        "health": "gezondheid",
        "amusement": "amusement",
        "art": "kunst",
        "theatre": "theater",
        "circus": "circus",
        "trade": "handel",
        "industry": "industrie",
        "bank": "banken",
        "craft": "handwerk",
        "military": "leger",
        "police": "politie",
        "underworld": "onderwereld",
        "secret": "geheim genootschap",
        "harbour": "haven",
        "church": "kerk",
        "emigrants": "emigranten",
        "mystic": "mystiek",
        "zoo": "dierentuin",
        "park": "park",
    },
    hues={
        "violet": _hue("paars", "paarse"),
        "orange": _hue("oranje", "oranje"),
        "grey": _hue("grijs", "grijze"),
        "pink": _hue("roze", "roze"),
        "brown": _hue("bruin", "bruine"),
        "black": _hue("zwart", "zwarte"),
    },
    of_colour={
        "any": "in willekeurige kleur",
        "any_same": "in één kleur naar keuze",
        "all": "in elke kleur",
        "paid": "in die kleur",
        "same": "in die kleur",
        "lowered": "in die kleur",
        "value": "in een kleur van de koers",
        "card": "in de kleur van de gespeelde kaart",
    },
    units={
        "mark": Noun("mark", "mark"),
        "point": Noun("punt", "punten"),
        "worker": Noun("{colour.inflected} arbeider", "{colour.inflected} arbeiders"),
        "worker_of": Noun("arbeider {of}", "arbeiders {of}"),
        "card": Noun("kaart", "kaarten"),
        "level": Noun("niveau", "niveaus"),
    },
    counts={
        "buildings": Noun("eigen gebouw", "eigen gebouwen"),
        "buildings_of": Noun(
            "eigen gebouw van de categorie {of}", "eigen gebouwen van de categorie {of}"
        ),
        "categories": Noun(
            "verschillende categorie onder je gebouwen",
            "verschillende categorieën onder je gebouwen",
        ),
        "sites": Noun("eigen {of.inflected} bouwplaats", "eigen {of.inflected} bouwplaatsen"),
        "site_colours": Noun(
            "verschillende kleur onder je bouwplaatsen",
            "verschillende kleuren onder je bouwplaatsen",
        ),
        "workers": Noun("eigen arbeider", "eigen arbeiders"),
        "worker_colours": Noun(
            "verschillende kleur onder je arbeiders", "verschillende kleuren onder je arbeiders"
        ),
        "worker_sets": Noun(
            "volledige set arbeiders in alle vijf kleuren",
            "volledige sets arbeiders in alle vijf kleuren",
        ),
        "wall_stones": Noun("eigen muursteen", "eigen muurstenen"),
        "third_segments": Noun("gebouwd derde muurdeel", "gebouwde derde muurdelen"),
        "statues": Noun("eigen standbeeld", "eigen standbeelden"),
        "majorities": Noun("eigen actief meerderheidsfiche", "eigen actieve meerderheidsfiches"),
        "danger_levels": Noun("niveau van je gevaren", "niveaus van je gevaren"),
        "danger_colours": Noun("eigen gevaar vanaf niveau 1", "eigen gevaren vanaf niveau 1"),
        "dice": Noun("dobbelsteen met {of}", "dobbelstenen met {of}"),
    },
    measures={
        "plain": ("{n} {things}", ""),
        "per": ("{n} {things}", " per {count}"),
        "per_every": ("{n} {things}", " per {every} {count}"),
        "die": ("evenveel {things}", " als de {colour.inflected} dobbelsteen aangeeft"),
        "die_paid": ("evenveel {things}", " als de dobbelsteen in die kleur aangeeft"),
        "mode_die": ("evenveel {things}", " als dat getal"),
        "dice_sum": ("evenveel {things}", " als alle zes dobbelstenen samen aangeven"),
        "square_points": ("evenveel {things}", " als je veld op het stadhuisplein waard is"),
        "paid_n": ("1 {thing}", " per ingeleverde arbeider"),
        "drawn": ("evenveel {things}", ""),
        "value": ("evenveel {things}", " als de koers aangeeft"),
    },
    dangers_of={
        "any": "{many:gevaren naar keuze|een gevaar naar keuze}",
        "other": "{many:andere gevaren|een ander gevaar} dan het {but.inflected}",
        "colour": "het {colour.inflected} gevaar",
        "of": "het gevaar {of}",
    },
    piles={
        "any": "{many:van stapels naar keuze|van een stapel naar keuze}",
        "discard": "van de aflegstapel",
        "discard_top": "boven van de aflegstapel",
        "colour": "van de {colour.inflected} stapel",
        "of": "van de stapel {of}",
        "segment": "van de stapel in de kleur van het zojuist gebouwde muurdeel",
    },
    facts={
        "give": "{things} inleveren",
        "pay": "{things} betalen",
        "give_distinct": (
            "hoogstens {most:# arbeider|# arbeiders} in verschillende kleuren inleveren"
        ),
        "of": "in de kleur {colour.bare}",
        "face": "het getal van de {colour.inflected} dobbelsteen",
        "with_die": "met de {colours} dobbelsteen ",
        "with_card": "met een {colours} kaart ",
        "whenever": "wanneer {event}",
        "if": "als {state}",
    },
    states={
        "die": "de {colour.inflected} dobbelsteen {bound} aangeeft",
        "dice_sum": "alle zes dobbelstenen samen {bound} aangeven",
        "mode_die": "het getal dat op meer dobbelstenen ligt dan elk ander {bound} is",
        "mode_at_all": "één getal op meer dobbelstenen ligt dan elk ander",
        "dice": "{bound} dobbelstenen {of} aangeven",
        "no_dice": "geen dobbelsteen {of} aangeeft",
        "count": "je {bound} {things} hebt",
    },
    bounds={"=": "precies {n}", ">=": "minstens {n}", "<=": "hoogstens {n}"},
    frames={
        "plain": "{effects}.",
        "cost": "{cost}: {effects}.",
        "lead": "{lead}: {effects}.",
        "lead_may": "{lead}, mag je {effects}.",
        "lead_cost": "{lead}, {cost}: {effects}.",
        "lead_cost_may": "{lead}, mag je {cost}: {effects}.",
    },
    triggers={
        "lightning": "Bliksem: één keer, meteen bij de bouw",
        "phase": "Eén keer per cyclus in fase {phase}",
        "permanent": "Altijd actief, vooral in fase {phase}",
        "laurel": "Lauwerkrans: bij de eindtelling",
        "none": "Geen effect",
    },
    events={
        v.OnBase: {
            "workers": "je als basisactie {colours}arbeiders neemt",
            "money": "je als basisactie {colours}geld neemt",
            "lower": "je als basisactie {colours}een gevaar verlaagt",
            "wall": "je als basisactie {colours}een muursteen bouwt",
            "site": "je als basisactie {colours}een bouwplaats neerlegt",
            "building": "je als basisactie {colours}een gebouw bouwt",
            "any": "je {colours}een basisactie kiest",
        },
        v.OnOwn: {
            "advance": "je op het stadhuisplein vooruitgaat",
            "raise": "een van je gevaren wordt verhoogd",
            "token": "je een zwart gevarenfiche trekt",
            "majority": "je een meerderheidsfiche naar de actieve kant draait",
            "lightning": "je een zojuist gebouwd bliksemgebouw hebt geactiveerd",
            "park_money": "een parkkaart je geld oplevert",
            "site": "je een bouwplaats neerlegt",
            "free_building": "je een gebouw met gedrukte prijs 0 bouwt",
        },
        v.OnOther: {
            "wall": "een andere speler een muursteen bouwt",
            "building": "een andere speler een gebouw bouwt",
        },
        v.OnPrice: {
            "wall/base": "je als basisactie een muursteen bouwt",
            "wall/any": "je een muursteen bouwt",
            "wall/colour": "je een muursteen op {colour.with_article} muurdeel bouwt",
            "building/base": "je als basisactie een gebouw bouwt",
            "building/any": "je een gebouw bouwt",
            "building/colour": "je {colour.with_article} gebouw bouwt",
            "advance/any": "je in fase II vooruitgaat",
            "advance/dice": "je in fase II voor de dobbelsteenprijs vooruitgaat",
            "advance/others": "een andere speler in fase II vooruitgaat",
        },
    },
    effects={
        v.Money: "{amount}{extra: meer|} nemen{amount.tail}",
        v.MoneyLess: "{amount} minder nemen{amount.tail}",
        v.Points: "{amount} scoren{amount.tail}",
        v.LosePoints: "{amount} verliezen{amount.tail}",
        v.Workers: "{extra:extra |}{amount} nemen{amount.tail}",
        v.LoseWorkers: "{amount} teruggeven{amount.tail}",
        v.WorkersByDice: {
            "any": (
                "1 arbeider nemen in de kleur van elke gekleurde dobbelsteen "
                "die {number} aangeeft, en 1 arbeider in willekeurige kleur "
                "als de zwarte dobbelsteen dat aangeeft"
            ),
            "none": (
                "1 arbeider nemen in de kleur van elke gekleurde dobbelsteen die {number} aangeeft"
            ),
        },
        v.SwapWorkers: "een willekeurig aantal eigen arbeiders ruilen voor andere kleuren",
        v.BuyWorkers: (
            "hoogstens {most:# arbeider|# arbeiders} in kleuren naar keuze kopen "
            "voor {price} mark per stuk"
        ),
        v.PayMoney: "extra {amount} betalen{amount.tail}",
        v.PayWorker: "extra {amount} inleveren{amount.tail}",
        v.Draw: "{amount} {pile} trekken{amount.tail}",
        v.Discard: "daarna {amount} afleggen{amount.tail}",
        v.DrawAct: "de bovenste kaart {pile} nemen en daarmee een basisactie uitvoeren",
        v.SearchBuild: (
            "in de aflegstapel een kaart van de categorie {category} zoeken; "
            "die mag gratis op een vrije bouwplaats worden gebouwd; "
            "daarna de aflegstapel schudden"
        ),
        v.SearchPile: (
            "een {kind}kaart naar keuze {pile} op hand nemen; daarna die stapel schudden"
        ),
        v.LaySite: (
            "{amount:# kaart van een stapel naar keuze trekken en als bouwplaats neerleggen"
            "|# kaarten van stapels naar keuze trekken en als bouwplaatsen neerleggen}, "
            "{pay_worker:daarvoor nog 1 arbeider in die kleur inleveren{amount:| per kaart}"
            "|zonder arbeiders in te leveren}"
        ),
        v.TakeBack: (
            "een willekeurig aantal eigen gebouwen terug op hand nemen; "
            "hun bouwplaatsen blijven liggen"
        ),
        v.BuildWall: {
            "double": "1 muursteen bouwen voor de dubbele prijs, zonder een kaart te spelen",
            "free": "1 muursteen bouwen zonder kaart en zonder te betalen",
        },
        v.BuildUnderZoo: (
            "een gebouw {of} uit je hand gratis bouwen onder een dierentuinkaart in dezelfde kleur"
        ),
        v.Advance: "op het stadhuisplein {amount:# veld|# velden} vooruitgaan",
        v.Lower: (
            "{danger} met {spread:in totaal |}{several:hoogstens |}{amount}{extra: extra|} "
            "verlagen{amount.tail}{scores:|, zonder punt}"
        ),
        v.Prevent: "de verhoging voorkomen",
        v.OthersRaise: "alle anderen verhogen hetzelfde gevaar met 1 niveau",
        v.TokenOthers: (
            "een zwart gevarenfiche trekken; "
            "alle anderen verhogen het afgebeelde gevaar met 1 niveau"
        ),
        v.OthersDiscard: (
            "alle anderen leggen elk {amount:# handkaart|# handkaarten} naar keuze af"
        ),
        v.OthersLose: {
            "wall": "alle anderen verwijderen elk 1 muursteen",
            "building": "alle anderen leggen elk 1 gebouw naar keuze af",
            "site": (
                "alle anderen leggen elk 1 bouwplaats naar keuze af; "
                "gebouwen daarop gaan terug naar hun hand"
            ),
            "field": "alle anderen gaan 1 veld terug op het stadhuisplein",
            "marker": "alle anderen draaien elk een actief meerderheidsfiche terug",
        },
        v.Steal: {
            "card": (
                "van elke andere speler "
                "{amount:# willekeurige handkaart|# willekeurige handkaarten} trekken"
            ),
            "money": "van elke andere speler hoogstens {amount} mark nemen",
            "workers": (
                "van elke andere speler hoogstens {amount:# arbeider|# arbeiders} nemen, "
                "die de gever kiest"
            ),
        },
        v.TradePoints: (
            "elke andere speler {money} mark geven, zover je geld reikt; "
            "ieder van hen verliest {points:# punt|# punten} aan jou"
        ),
        v.Reactivate: (
            "een van je gebruikte gebouwen van fase III nog een keer activeren "
            "en de kosten opnieuw betalen"
        ),
        v.RepeatLightning: "dat gebouw gratis een tweede keer activeren",
        v.ActivateAll: "elk eigen gebouw dat precies 1 arbeider kost één keer gratis activeren",
        v.CopyLightning: (
            "een bliksemgebouw van een andere speler activeren alsof je het net hebt gebouwd"
        ),
        v.UseLightning: "een van je bliksemgebouwen opnieuw activeren",
        v.ClergyWorker: ("een eigen arbeider als geestelijke op het raam in zijn kleur plaatsen"),
        v.MoveClergy: ("de geestelijke van deze cyclus 1 raam naar links of rechts verplaatsen"),
        v.DoubleStatue: "je waardevolste Hans-Hummelstandbeeld telt dubbel",
        v.Recolour: "de gespeelde kaart als een kaart in een kleur naar keuze behandelen",
        v.PriceSet: (
            "{fixed:|hoogstens }{amount} betalen{amount.tail}"
            "{only_value_colours: (alleen op muurdelen in een kleur van de koers)|}"
        ),
        v.PriceLess: "{amount} minder betalen{amount.tail} (niet onder 0)",
        v.PriceMore: (
            "de prijs met {amount} verhogen{amount.tail}"
            "{only_value_colours: (alleen op muurdelen in een kleur van de koers)|}"
        ),
        v.PriceHalf: "slechts de halve prijs betalen, naar boven afgerond",
        v.NewHand: {
            "one_each": "alle spelers leggen hun handkaarten af en trekken 1 kaart van elke kleur",
            "two_piles": (
                "alle spelers leggen hun handkaarten af en trekken 5 kaarten "
                "van precies twee stapels, verdeeld in 2 en 3"
            ),
        },
        v.Rule: {
            "majority_tie": (
                "je draait een meerderheidsfiche ook om wanneer je de leiding slechts deelt, "
                "behalve bij 0"
            ),
            "counts_as": "dit gebouw telt tegelijk als {words}",
            "disaster_at": "een ramp treft je pas wanneer een gevaar niveau {number} bereikt",
            "buildings_per_site": (
                "op elk van je bouwplaatsen {number:mag # gebouw|mogen # gebouwen} staan"
            ),
            "choose_token_danger": (
                "wanneer je een zwart gevarenfiche trekt, "
                "verhoog je gevaren naar keuze in plaats van de afgebeelde"
            ),
            "hand_limit": "je handlimiet is {number}",
            "lower_points": (
                "elk niveau waarmee je een gevaar verlaagt, levert {number:# punt|# punten} op"
            ),
            "double_phase_iii": (
                "{number:een|#} keer per cyclus mag je een gebouw van fase III "
                "een tweede keer activeren; je betaalt de kosten opnieuw"
            ),
            "ignore_black": (
                "je mag het trekken van zwarte gevarenfiches overslaan "
                "en hoeft de zwarte dobbelsteen niet mee te tellen "
                "wanneer je betaalt om op het stadhuisplein vooruit te gaan"
            ),
            "ships_all": "alle schepen zijn in deze cyclus actief",
            "ships_none": "geen enkel schip is in deze cyclus actief",
            "rounds": "fase III heeft in deze cyclus {number:# ronde|# rondes}",
            "no_danger": (
                "de {words} gevaren worden in deze cyclus niet verhoogd"
                "{tokens:, en er worden geen zwarte gevarenfiches getrokken|}"
            ),
        },
    },
    lines={
        "value": "Prijs {price} mark · {vp:# punt|# punten}",
        "mayor": "{name}, kant {side}",
        "mayor_side": "Start: {money} mark, {workers:# arbeider|# arbeiders} in elke kleur",
        "ship": "{colour.bare} schip",
        "ship_active": "Actief als de {colour.inflected} dobbelsteen 3 of 4 aangeeft",
        "exchange_green": "beurstegel {tile}, groene kant",
        "exchange_red": "beurstegel {tile}, rode kant",
        "exchange_values": "Koersen: {values}",
        "clergy_plus": "geestelijkentegel {tile}, pluskant",
        "clergy_minus": "geestelijkentegel {tile}, minkant",
        "token": "gevarenfiche {colours}{gift: met geschenk|}",
        "token_raises": "Verhoogt {dangers} met 1 niveau",
        "token_gift": "Daarna mag je {gift}.",
    },
    dangers={
        "violet": "overstroming",
        "orange": "brand",
        "grey": "instortende muur",
        "pink": "plundering",
        "brown": "ziekte",
    },
    majorities={
        "square": "stadhuisplein",
        "buildings": "gebouwen",
        "wall": "stadsmuur",
        "points": "punten",
        "zoo": "dierentuin",
    },
    boards={
        "red": "het rode bord",
        "green": "het groene bord",
        "yellow": "het gele bord",
        "blue": "het blauwe bord",
        "white": "het witte bord",
    },
    player="Speler {number}",
    player_within="speler {number}",
    halves=("linkerhelft", "rechterhelft"),
    actions={
        "workers": "arbeiders nemen",
        "money": "geld nemen",
        "lower": "gevaar verlagen",
        "wall": "muursteen bouwen",
        "site": "bouwplaats neerleggen",
        "building": "bouwen",
    },
    prompts={
        "over": "Het spel is afgelopen.",
        "waiting": "Wachten op {players}.",
        "board": "Een bord gaat naar {player}.",
        "start": "De startspeler wordt geloot.",
        "mayor_tile": "Een burgemeester gaat naar {player}.",
        "first_discard": "De eerste {colour.inflected} kaart gaat op de aflegstapel.",
        "clergy_tile": "Een geestelijkentegel komt op een raam.",
        "exchange": "De volgende beurstegel wordt omgedraaid.",
        "roll": "De {colour.inflected} dobbelsteen wordt gegooid.",
        "token": "{player} trekt een gevarenfiche.",
        "token_others": "{player} trekt een gevarenfiche voor de anderen.",
        "draw": "{player} trekt een kaart {pile}.",
        "draw_site": "{player} trekt een bouwplaats {pile}.",
        "draw_act": "{player} trekt een kaart {pile} voor een basisactie.",
        "turn_up": "De bovenste kaart van de aflegstapel wordt omgedraaid.",
        "steal": "{player} trekt een handkaart van {victim}.",
        "tom_draw": "{player} trekt een kaart {pile}.",
        "mayor": "Welke kant van je burgemeester kies je?",
        "cards": "Fase {phase}: activeer een kaart of ga verder.",
        "two_piles": "Van welke stapel trek je {count:# kaart|# kaarten}?",
        "draw_token": "Trek je een zwart gevarenfiche?",
        "choose_raises": "Welk gevaar verhoog je (nog {count})?",
        "gift": "Het geschenk van je fiche: je mag {gift}.",
        "curse": "Verhoog je {dangers} met 1 niveau?",
        "walk": "Ga je op het stadhuisplein vooruit voor {price} mark?",
        "turn": "Jouw beurt: speel een kaart of activeer een gebouw.",
        "turn_without_card": (
            "Jouw beurt, zonder speelbare kaart: activeer een gebouw of beëindig je beurt."
        ),
        "turn_acted": "Activeer een gebouw of beëindig je beurt.",
        "action": "{card}: voor welke basisactie?",
        "wall": "Waar bouw je de muursteen?",
        "site": "Op welke bouwplaats bouw je {card}?",
        "give_more": "Welke arbeider lever je extra in?",
        "ship": "Gebruik je voor {worker} een schip?",
        "statue": "Welk standbeeld neem je?",
        "raise": (
            "Het {colour.inflected} gevaar wordt verhoogd. "
            "Lever je {worker} in om dat te voorkomen?"
        ),
        "disasters": "Welke ramp treft je het eerst?",
        "lose_site": "Welke bouwplaats leg je af?",
        "lose_building": "Welk gebouw leg je af?",
        "lose_wall": "Van welke helft verwijder je een muursteen?",
        "ability": "{card}: welke arbeider lever je in?",
        "ability_distinct": "{card}: welke arbeider lever je in (nog hoogstens {count})?",
        "ability_free": "{card}: welke kleur noem je?",
        "may": "{card}: je mag {effects}.",
        "gain": "Welke arbeider neem je (nog {count})?",
        "gain_same": "In welke kleur neem je {count:# arbeider|# arbeiders}?",
        "give_back": "Welke arbeider lever je in (nog {count})?",
        "hand_over": "Welke arbeider geef je aan {player} (nog {count})?",
        "swap": "Welke arbeider ruil je?",
        "swap_for": "Welke arbeider neem je daarvoor?",
        "buy_workers": "Welke arbeider koop je (nog hoogstens {count})?",
        "lower": "Welk gevaar verlaag je (nog hoogstens {count:# niveau|# niveaus})?",
        "piles": "Van welke stapel trek je (nog {count:# kaart|# kaarten})?",
        "discard": "Welke kaart leg je af (nog {count})?",
        "pile_to_act": "Van welke stapel trek je een kaart voor een basisactie?",
        "site_piles": "Van welke stapel leg je een bouwplaats neer (nog {count})?",
        "take_back": "Welk gebouw neem je terug op hand?",
        "search": "Welke kaart van de categorie {category} bouw je gratis?",
        "search_pile": "Welke {kind}kaart neem je {pile}?",
        "under_zoo": "Welk gebouw leg je onder een dierentuinkaart?",
        "under": "Onder welke dierentuinkaart leg je {card}?",
        "reactivate": "Welk gebruikt gebouw activeer je nog een keer?",
        "activate_all": "Welk gebouw activeer je gratis?",
        "copy": "Welk bliksemgebouw van de anderen activeer je?",
        "use_lightning": "Welk van je bliksemgebouwen activeer je opnieuw?",
        "trade": "Aan wie geef je {price} mark (nog {count})?",
        "turn_back": "Welk meerderheidsfiche draai je terug?",
        "chapel": "Welke arbeider zet je in de kerk?",
        "move_clergy": "Naar welk raam verplaats je de geestelijke?",
    },
    moves={
        "go_on": "Verder",
        "end_turn": "Beurt beëindigen",
        "stay": "Blijven staan",
        "no_ship": "Geen schip gebruiken",
        "build_none": "Geen ervan bouwen",
        "no_more": "Niets meer",
        "use": "{card} activeren ({ability})",
        "again": "{card} een tweede keer activeren ({ability})",
        "play": "{card} spelen",
        "recolour": "{worker} inleveren: de kaart geldt als {colour.bare}",
        "as_workers": "{workers} nemen",
        "as_money": "{money} mark nemen",
        "as_lower": "{danger} verlagen",
        "as_wall": "Muursteen bouwen",
        "as_site": "Als bouwplaats neerleggen, voor {worker}",
        "as_building": "Bouwen",
        "as_zoo_or_park": "Neerleggen",
        "wall_left": "Links, {colour.bare} muurdeel",
        "wall_right": "Rechts, {colour.bare} muurdeel",
        "site": "Op bouwplaats {number}, {colour.bare}",
        "draw": "Van de {colour.inflected} stapel",
        "discard": "{card} afleggen",
        "build": "{card} bouwen",
        "take": "{card} nemen",
        "put_under": "{card} onder een dierentuinkaart leggen",
        "take_back": "{card} terugnemen",
        "under": "Onder {card}",
        "give": "{worker} inleveren",
        "name_colour": "{colour.bare} noemen",
        "place": "{worker} plaatsen",
        "gain": "{workers} nemen",
        "buy": "{worker} kopen voor {price} mark",
        "lower": "{danger} verlagen",
        "raise": "{danger} verhogen",
        "suffer": "{disaster} ({colour.bare})",
        "draw_token": "Een fiche trekken",
        "no_token": "Geen fiche trekken",
        "gift": "Het geschenk nemen",
        "no_gift": "Het geschenk niet nemen",
        "avert": "{worker} inleveren",
        "no_avert": "Het gevaar verhogen",
        "accept": "{card} gebruiken",
        "decline": "{card} niet gebruiken",
        "suffer_token": "{dangers} verhogen",
        "ignore_token": "Het fiche negeren",
        "advance": "Vooruitgaan voor {price} mark",
        "lose_wall_left": "Linkerhelft, {colour.bare} muurdeel",
        "lose_wall_right": "Rechterhelft, {colour.bare} muurdeel",
        "lose_site": "Bouwplaats {number} afleggen, {colour.bare}",
        "lose": "{card} afleggen",
        "turn_back": "Fiche terugdraaien: {majority}",
        "hummel": "Hans Hummel nemen voor {points:# punt|# punten}",
        "jette": "Zitronenjette nemen voor {money} mark",
        "clergy": "Naar raam {number}, {colour.bare}",
        "ship": "{ship} gebruiken ({ability})",
        "to": "Aan {player}",
        "mayor": "{card} kiezen ({start}; {ability})",
        "card": "{card} trekken",
        "die": "De {colour.inflected} dobbelsteen geeft {number} aan",
        "token": "{card} trekken",
        "start": "{player} begint",
        "board": "{board} aan {player} geven",
        "mayor_tile": "{name} aan {player} geven",
        "part": "{card} neerleggen",
    },
    notes={
        "price": "{price} mark",
        "extra": "extra {things}",
        "level": "niveau {level}",
        "stones": "{count:# steen|# stenen}",
        "left": "nog {count:# kaart|# kaarten}",
        "beside": "met {card}",
        "free": "gratis",
    },
    reasons={
        "acted": "je hebt je kaart voor deze beurt gespeeld",
        "not_in_hand": "de kaart is niet in je hand",
        "must_play": "je moet eerst een kaart spelen",
        "recoloured": "een genoemde kleur helpt niet bij het bouwen",
        "same_colour": "de kaart heeft deze kleur al",
        "no_worker": "vraagt {workers}, je hebt er {have}",
        "no_workers": "je hebt geen arbeider om in te leveren",
        "too_dear": "kost {price} mark, je hebt er {money}",
        "exchange_marks": "de beurs vraagt {price} mark, je hebt er {money}",
        "exchange_workers": "de beurs vraagt {demand}, zoveel heb je niet",
        "danger_zero": "het {danger.inflected} gevaar staat op niveau 0",
        "other_danger": "een ander gevaar moet worden verlaagd",
        "in_order": "niveaus worden in de volgorde van de kleuren genoemd",
        "wall_complete": "je muur is af",
        "half_complete": "deze helft is af",
        "other_segment": "de kaart telt als {colour.bare}, het volgende muurdeel is {colours}",
        "no_site": "je hebt geen vrije bouwplaats",
        "site_taken": "op deze bouwplaats is geen ruimte",
        "not_built": "je hebt het nog niet gebouwd",
        "not_yours": "het ligt niet voor je",
        "lightning": "het werkt één keer, als het wordt gebouwd",
        "permanent": "het werkt vanzelf, telkens als het van toepassing is",
        "laurel": "het telt bij de eindtelling",
        "no_ability": "het heeft geen effect om te activeren",
        "other_phase": "het wordt in fase {phase} gebruikt",
        "used": "het is in deze cyclus al gebruikt",
        "condition": "er is niet aan de voorwaarde voldaan",
        "no_discards": "de aflegstapel is leeg",
        "no_second_worker": "vraagt nog een arbeider, in de kleur van een stapel met kaarten",
        "no_zoo": (
            "vraagt een arbeider, een dierentuinkaart met niets eronder "
            "en een gebouw in de hand, alle in één kleur"
        ),
        "nothing_to_repeat": "geen ander gebruikt gebouw kan nog eens worden betaald",
        "twice_used": "je hebt in deze cyclus al een gebouw twee keer geactiveerd",
        "not_used_yet": "het is in deze cyclus nog niet gebruikt",
        "ship_inactive": "zijn dobbelsteen toont {number}, niet 3 of 4",
        "ship_held": "de geestelijkentegel houdt alle schepen op de rede",
        "no_lightning": "je hebt geen gebouw met een bliksem",
        "pile_empty": "de stapel is leeg",
        "other_pile": "het tweede deel komt van een andere stapel",
        "no_low_die": "geen dobbelsteen toont 1 of 2",
        "after_cards": "daarover beslis je na je kaarten",
        "not_now": "je gaat vooruit in stap 4 van fase II",
    },
    refused={
        "use": "{card} activeren",
        "again": "{card} nog eens activeren",
        "advance": "Op het stadhuisplein vooruitgaan",
        "ship": "Het {colour.inflected} schip gebruiken",
    },
    stories={
        "board_dealt": "{who} krijgt {board}.",
        "starter_drawn": "{who} begint.",
        "mayor_chosen": "{who} kiest {mayor}.",
        "card_turned_up": "{card} gaat op de aflegstapel.",
        "exchange_opened": "Beurstegel {tile} ligt open.",
        "cycle_began": "Cyclus {cycle} begint.",
        "pile_drawn": "{who} trekt een kaart {pile}.",
        "card_drawn": "{who} trekt {card}.",
        "dice_rolled": "De dobbelstenen geven {dice} aan.",
        "token_drawn": "{who} trekt: {token}.",
        "danger_raised": "{who} verhoogt {danger} naar niveau {level}.",
        "raise_averted": "{who} voorkomt dat {danger} stijgt.",
        "danger_lowered": "{who} verlaagt {danger} met {levels:# niveau|# niveaus}.",
        "disaster_struck": "{who} wordt getroffen door een ramp: {disaster}.",
        "site_lost": "{who} legt een {colour.inflected} bouwplaats af: {card}.",
        "building_lost": "{who} verliest {card}.",
        "building_returned": "{who} neemt {card} terug.",
        "stone_lost": "{who} verliest een muursteen in de {half}.",
        "base_action": "{who} kiest een basisactie: {action} ({colour.bare}).",
        "colour_named": "{who} noemt als kleur van de kaart: {colour.bare}.",
        "card_discarded": "{who} legt {card} af.",
        "stone_built": "{who} bouwt een muursteen in de {half}, {colour.bare} muurdeel.",
        "card_laid_out": "{who} legt {card} neer.",
        "building_built": "{who} bouwt {card}.",
        "card_activated": "{who} activeert {card}.",
        "site_laid": "{who} legt een {colour.inflected} bouwplaats neer.",
        "ship_used": "{who} gebruikt het {ship.inflected} schip.",
        "statue_taken": "{who} neemt Hans Hummel voor {points:# punt|# punten}.",
        "jette_taken": "{who} neemt Zitronenjette en {money} mark.",
        "marker_turned": "{who} draait een meerderheidsfiche om: {majority}.",
        "marker_turned_back": "{who} draait een meerderheidsfiche terug: {majority}.",
        "advanced": "{who} gaat vooruit naar veld {field} van het stadhuisplein.",
        "moved_back": "{who} gaat terug naar veld {field} van het stadhuisplein.",
        "clergyman_moved": "{who} verplaatst de geestelijke naar raam {window}.",
        "discards_shuffled": "De aflegstapel wordt geschud.",
        "top_seen": "Boven op de aflegstapel ligt {card}.",
        "card_taken": "{who} neemt {card} van de aflegstapel.",
        "card_found": "{who} toont {card} en neemt de kaart.",
        "card_stolen": "{who} krijgt {card} van {victim}.",
        "hand_robbed": "{who} trekt een {colour.inflected} handkaart van {victim}.",
        "points_scored": "{who} scoort {points:# punt|# punten}.",
        "points_lost": "{who} verliest {points:# punt|# punten}.",
        "money_taken": "{who} neemt {money} mark.",
        "money_paid": "{who} betaalt {money} mark.",
        "workers_taken": "{who} neemt {workers}.",
        "workers_given": "{who} levert {workers} in.",
        "game_ended": "Het spel is afgelopen.",
    },
    sheet={
        "scored": "Tijdens het spel gescoord",
        "cards": "Kaarten",
        "laurel": "Lauwerkrans",
        "majorities": "Meerderheden",
        "wall": "Stadsmuur",
        "statues": "Standbeelden",
        "clergy": "Geestelijken",
        "square": "Stadhuisplein",
        "total": "Totaal",
    },
    labels={
        "tom": "TOM",
        "money": "Mark",
        "points": "Punten",
        "workers": "Arbeiders",
        "hand": "Hand",
        "sites": "Bouwplaatsen",
        "free_site": "vrije bouwplaats",
        "buildings": "Gebouwen",
        "zoo": "Dierentuin",
        "park": "Park",
        "wall": "Stadsmuur",
        "wall_left": "linkerhelft",
        "wall_right": "rechterhelft",
        "statues": "Standbeelden",
        "jettes": "Zitronenjette",
        "dangers": "Gevaren",
        "level": "niveau",
        "majorities": "Meerderheden",
        "square": "Stadhuisplein",
        "field": "veld",
        "church": "Kerk",
        "window": "Raam",
        "clergyman": "Geestelijke",
        "clergymen": "Geestelijken",
        "dice": "Dobbelstenen",
        "piles": "Stapels",
        "discard_pile": "Aflegstapel",
        "tokens": "Gevarenfiches",
        "card": "kaart",
        "building": "gebouw",
        "colour": "Kleur",
        "crest": "Wapen",
        "marker": "meerderheidsfiche",
        "used": "gebruikt",
        "mayor": "Burgemeester",
        "ships": "Schepen",
        "active": "actief",
        "exchange": "Beurs",
        "rate": "Koers",
        "clergy_tiles": "Geestelijkentegels",
        "expansions": "Uitbreidingen",
        "cycle": "Cyclus",
        "phase": "Fase",
        "round": "Ronde",
        "board": "Bord",
        "left": "links",
        "right": "rechts",
        "any_colour": "kleur naar keuze",
        "every_colour": "elke kleur",
        "same_colour": "dezelfde kleur",
        "shown_colour": "een kleur van de koers",
        "lightning": "één keer, meteen bij de bouw",
        "once_per_cycle": "één keer per cyclus in fase I, II, III of IV",
        "always": "altijd actief",
        "final_scoring": "bij de eindtelling",
        "others": "alle anderen",
        "die": "dobbelsteen",
        "base_action": "basisactie",
    },
    fields={
        "drawn": "Getrokken kaart",
        "seen": "Kaarten die je kent",
        "token": "Gevarenfiche",
        "tokens": "Gevarenfiches over",
        "tokens_used": "Gevarenfiches gebruikt",
        "hummels": "Beelden over, punten",
        "shuffled": "Eronder, geschud",
        "chapel": "Arbeiders in de kerk",
        "chapel_front": "Voor de kerk",
        "exchange_left": "Beurstegels over",
        "peeked": "Geziene stapels",
        "traced": "Wie hem kan hebben",
        "under": "Eronder",
        "used": "Deze cyclus gebruikt",
    },
    phases=("hand aanvullen", "dobbelstenen", "basisacties", "einde van de cyclus"),
    options={
        "mayors": "Uitbreiding 1: iedereen heeft een burgemeester.",
        "statues": "Uitbreiding 2: meer standbeelden en de Zitronenjette.",
        "dangers": "Uitbreiding 3: meer gevarenfiches, dubbele en met een geschenk.",
        "ships": "Uitbreiding 4: schepen. Niet aangeraden voor een eerste spel.",
        "exchange": "Uitbreiding 5: de beurs. Niet aangeraden voor een eerste spel of met "
        "de geestelijken.",
        "clergy": "Uitbreiding 6: geestelijkentegels. Niet aangeraden samen met de beurs.",
    },
    advice={
        "ships": "De regels raden de schepen af voor een eerste spel.",
        "exchange": "De regels raden de beurs af voor een eerste spel.",
        "exchange_and_clergy": "De regels raden af de beurs en de geestelijkentegels samen te "
        "gebruiken.",
    },
)
