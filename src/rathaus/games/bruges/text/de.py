"""Bruges in German."""

from rathaus.games.bruges.components import vocabulary as v
from rathaus.games.bruges.text.names_de import PERSONS
from rathaus.games.bruges.text.words import Hue, Noun, Words


def _hue(word: str) -> Hue:
    return Hue(word, f"{word}e", f"{word}en", f"{word}es", f"ein {word}es")


_ACTIONS: dict[str, str] = {
    "workers": "Handlanger",
    "money": "Geld",
    "threat": "Bedrohung",
    "canal": "Kanal",
    "house": "Haus",
    "person": "Person",
}

WORDS = Words(
    title="Brügge",
    and_=" und ",
    or_=" oder ",
    persons=PERSONS,
    categories={
        "nobility": "Adel",
        "offices": "Ämter",
        "amusement": "Amüsement",
        "trade": "Handel",
        "craft": "Handwerk",
        "court": "Hofstaat",
        "church": "Kirche",
        "art": "Kunst",
        "protection": "Schutz",
        "underworld": "Unterwelt",
        "learning": "Wissen",
    },
    hues={
        "blue": _hue("blau"),
        "brown": _hue("braun"),
        "yellow": _hue("gelb"),
        "red": _hue("rot"),
        "violet": _hue("violett"),
    },
    of_colour={
        "any": "beliebiger Farbe",
        "all": "jeder Farbe",
        "card": "in der Farbe dieser Karte",
        "space": "in der Farbe dieses Kanalfelds",
        "distinct": "einer jeweils anderen Farbe",
    },
    units={
        "guilder": Noun("Gulden", "Gulden"),
        "point": Noun("Punkt", "Punkte"),
        "card": Noun("Karte", "Karten"),
        "worker": Noun("{colour.accusative} Handlanger", "{colour.inflected} Handlanger"),
        "worker_of": Noun("Handlanger {of}", "Handlanger {of}"),
        "marker": Noun(
            "{colour.accusative} Bedrohungsmarker", "{colour.inflected} Bedrohungsmarker"
        ),
        "marker_of": Noun("Bedrohungsmarker {of}", "Bedrohungsmarker {of}"),
    },
    counts={
        "persons": Noun("Person in deiner Auslage", "Personen in deiner Auslage"),
        "persons_of": Noun("eigene Person der Gruppe {of}", "eigene Personen der Gruppe {of}"),
        "houses": Noun("Haus in deiner Auslage", "Häuser in deiner Auslage"),
        "houses_of": Noun("eigenes {of.neuter} Haus", "eigene {of.inflected} Häuser"),
        "house_colours": Noun(
            "verschiedene Farbe bei deinen Häusern", "verschiedene Farben bei deinen Häusern"
        ),
        "workers": Noun("Handlanger in deiner Auslage", "Handlanger in deiner Auslage"),
        "worker_colours": Noun(
            "verschiedene Farbe bei deinen Handlangern",
            "verschiedene Farben bei deinen Handlangern",
        ),
        "worker_sets": Noun(
            "vollständigen Satz aus Handlangern aller fünf Farben",
            "vollständige Sätze aus Handlangern aller fünf Farben",
        ),
        "canals": Noun("eigenes Kanalplättchen", "eigene Kanalplättchen"),
        "landmarks": Noun(
            "eigenes Kanalplättchen auf einem Feld 3 und je eigene Statue",
            "eigene Kanalplättchen auf Feldern 3 und eigene Statuen",
        ),
        "majorities": Noun(
            "eigenen Mehrheitenmarker auf der farbigen Seite",
            "eigene Mehrheitenmarker auf der farbigen Seite",
        ),
        "groups": Noun(
            "verschiedene Gruppe bei deinen Personen", "verschiedene Gruppen bei deinen Personen"
        ),
        "threats": Noun("Bedrohungsmarker in deiner Auslage", "Bedrohungsmarker in deiner Auslage"),
        "threat_colours": Noun(
            "verschiedene Farbe bei deinen Bedrohungsmarkern",
            "verschiedene Farben bei deinen Bedrohungsmarkern",
        ),
        "dice": Noun("Würfel mit {of}", "Würfel mit {of}"),
        "guilders": Noun("eigenen Gulden", "eigene Gulden"),
        "hand_cards": Noun("Karte auf deiner Hand", "Karten auf deiner Hand"),
        "lightnings": Noun("eigene Person mit Blitz", "eigene Personen mit Blitz"),
        "prices": Noun(
            "eigene Person mit aufgedrucktem Preis {of}",
            "eigene Personen mit aufgedrucktem Preis {of}",
        ),
        "track_points": Noun(
            "Punkt deines Felds auf der Aufstiegsleiste",
            "Punkte deines Felds auf der Aufstiegsleiste",
        ),
    },
    measures={
        "plain": ("{n} {things}", ""),
        "per": ("{n} {things} je {count}", ""),
        "per_every": ("{n} {things} je {every} {count}", ""),
        "die": ("so viele {things}", ", wie der {colour.inflected} Würfel zeigt"),
        "dice_sum": ("so viele {things}", ", wie alle fünf Würfel zusammen zeigen"),
        "mode_die": (
            "so viele {things}",
            ", wie die Zahl angibt, die mehr Würfel zeigen als jede andere",
        ),
        "max_die": ("so viele {things}", ", wie der höchste Würfel zeigt"),
        "paid_die": ("so viele {things}", ", wie der Würfel dieser Farbe zeigt"),
        "track_points": ("so viele {things}", ", wie dein Feld auf der Aufstiegsleiste wert ist"),
        "best_statue": ("so viele {things}", ", wie deine wertvollste Statue wert ist"),
    },
    facts={
        "give": "{things} abgeben",
        "pay": "{things} zahlen",
        "of": "der Farbe {name}",
        "with_die": " mit dem {colours} Würfel",
        "with_card": " mit einer {colours} Karte",
        "whenever": "wenn {event}",
        "if": "falls {state}",
    },
    states={
        "die": "der {colour.inflected} Würfel {bound} zeigt",
        "dice_sum": "alle fünf Würfel zusammen {bound} zeigen",
        "dice": "{bound} Würfel {of} zeigen",
        "no_dice": "kein Würfel {of} zeigt",
        "count": "du {bound} {things} hast",
        "no_count": "du keine {things} hast",
    },
    bounds={"=": "genau {n}", ">=": "mindestens {n}", "<=": "höchstens {n}"},
    frames={
        "plain": "{effects}.",
        "cost": "{cost}: {effects}.",
        "lead": "{lead}: {effects}.",
        "lead_may": "{lead}, darfst du {effects}.",
    },
    triggers={
        "lightning": "Blitz: einmal, sofort nach dem Ausspielen",
        "worker": "Einmal je Runde, für einen Handlanger",
        "once_per_round": "Einmal je Runde, kostenlos",
        "on_action": "Verbessert jedes Mal eine Aktion",
        "passive": "Gilt immer",
        "laurel": "Lorbeer: in der Schlusswertung",
    },
    threats={
        "blue": "Überschwemmung",
        "brown": "Pest",
        "yellow": "Überfall",
        "red": "Brand",
        "violet": "Intrige",
    },
    events={
        v.OnBase: {
            action: f"du eine Karte für die Aktion {name}{{colours}} nutzt"
            for action, name in _ACTIONS.items()
        },
        v.OnOwn: {
            "advance": "du auf der Aufstiegsleiste ein Feld vorrückst",
            "majority": "du einen Mehrheitenmarker auf die farbige Seite drehst",
        },
        v.OnOther: {
            "canal": "ein anderer Spieler ein Kanalplättchen baut",
            "person": "ein anderer Spieler eine Person ausspielt",
        },
    },
    effects={
        v.Money: "{amount}{extra: mehr|} nehmen{amount.tail}",
        v.Points: "{amount} erhalten{amount.tail}",
        v.Workers: "{amount}{extra: zusätzlich|} nehmen{amount.tail}",
        v.WorkersByDice: "1 Handlanger in der Farbe jedes Würfels nehmen, der {numbers} zeigt",
        v.SwapWorkers: (
            "beliebig viele eigene Handlanger gegen Handlanger anderer Farben tauschen"
        ),
        v.Exchange: "{most:|bis zu #-mal }{cost} und dafür {gain}",
        v.Draw: "{amount} ziehen{amount.tail}",
        v.Discard: "danach {amount} aus der Hand abwerfen{amount.tail}",
        v.ExtraAction: {
            "any": "1 Karte ziehen und sofort für eine Aktion nutzen",
            "hand": "sofort 1 weitere Handkarte für eine Aktion nutzen",
            "discard": "die oberste Karte des Ablagestapels sofort für eine Aktion nutzen",
        },
        v.LayHouse: (
            "{amount:die oberste Karte eines Nachziehstapels als Haus"
            "|bis zu # Karten von den Nachziehstapeln als Häuser} "
            "{pay_worker:auslegen und dafür {amount:|je }1 Handlanger ihrer Farbe abgeben"
            "|kostenlos auslegen}"
        ),
        v.PlaceDiscarded: (
            "1 Person der Gruppe {category} nach Wahl aus dem Ablagestapel kostenlos "
            "auf ein eigenes leeres Haus legen"
        ),
        v.TakeBackPersons: (
            "beliebig viele andere eigene Personen auf die Hand zurücknehmen; ihre Häuser bleiben"
        ),
        v.BuildCanal: {
            "double": "1 Kanalplättchen ohne Karte zu den doppelten Kosten des Felds bauen",
            "free": "1 Kanalplättchen ohne Karte und ohne Bezahlung bauen",
        },
        v.Advance: "auf der Aufstiegsleiste {amount:# Feld|# Felder} vorrücken",
        v.ReturnThreat: (
            "{several:bis zu |}{amount}{extra: zusätzlich|} zurückgeben{amount.tail}"
            "{scores: ({several:je |}1 Punkt)| (ohne Punkte)}"
        ),
        v.GiveThreat: "alle anderen erhalten je 1 {colour.accusative} Bedrohungsmarker",
        v.PassThreat: (
            "{most:# eigenen Bedrohungsmarker|bis zu # eigene Bedrohungsmarker} "
            "an einen anderen Spieler abgeben"
        ),
        v.OthersDiscard: "alle anderen werfen je {amount:# Handkarte|# Handkarten} ihrer Wahl ab",
        v.OthersLose: {
            "canal": "alle anderen entfernen je 1 Kanalplättchen",
            "person": "alle anderen werfen je 1 Person ihrer Wahl ab; das Haus bleibt",
            "house": (
                "alle anderen werfen je 1 Haus ihrer Wahl ab; "
                "eine Person darauf kehrt auf ihre Hand zurück"
            ),
            "field": "alle anderen gehen auf der Aufstiegsleiste 1 Feld zurück",
        },
        v.Steal: {
            "card": (
                "{one:von einem anderen Spieler |von allen anderen je }"
                "{amount:# zufällige Handkarte|# zufällige Handkarten} nehmen"
            ),
            "money": (
                "{one:von einem anderen Spieler deiner Wahl |von allen anderen je }"
                "bis zu {amount} Gulden nehmen"
            ),
            "workers": (
                "{one:von einem anderen Spieler |von allen anderen je }"
                "bis zu {amount} Handlanger nach Wahl des Gebers nehmen"
            ),
            "points": (
                "{one:einem anderen Spieler |allen anderen je }"
                "{amount:# Punkt|bis zu # Punkte} abnehmen"
            ),
        },
        v.Ready: (
            "{all:alle anderen eigenen gedrehten Personen"
            "|{amount} andere eigene gedrehte {one:Person|Personen}} aufrichten, "
            "bereit zu neuer Aktivierung"
        ),
        v.ActivateAll: (
            "jede eigene Person mit Handlangersymbol einmal aktivieren, ohne Handlanger abzugeben"
        ),
        v.CopyLightning: (
            "den Effekt einer Person mit Blitz eines anderen Spielers ausführen, "
            "als hättest du sie gerade ausgespielt"
        ),
        v.Recolour: (
            "die nächste Karte, die du in diesem Zug für eine Aktion nutzt, "
            "gilt als eine Farbe deiner Wahl"
        ),
        v.Rule: {
            "hand_limit": "in Phase 1 darfst du deine Hand auf {number} Karten auffüllen",
            "advance_discount": (
                "der Schritt in Phase 2 kostet dich {number} Gulden weniger (nicht unter 0)"
            ),
            "damage_at": (
                "eine Bedrohung schadet dir erst, wenn du {number} Marker ihrer Farbe hast, "
                "die du dann abgibst"
            ),
            "avert": (
                "statt einen Bedrohungsmarker zu nehmen, "
                "darfst du 1 Handlanger seiner Farbe abgeben"
            ),
            "immune": (
                "Personen der anderen können dir keine Bedrohungsmarker geben, dich nicht "
                "zurücksetzen und dich zu keiner Abgabe und keinem Verlust zwingen"
            ),
            "shield": (
                "der Schaden der Farbe {words} ({threats}) trifft dich nicht; "
                "du gibst nur die Marker ab"
            ),
            "majority_tie": (
                "du drehst einen Mehrheitenmarker auch um, wenn du nur gleichauf führst, "
                "außer bei 0"
            ),
            "double_lightning": (
                "wenn du eine Person mit Blitz ausspielst, darfst du ihren Effekt zweimal ausführen"
            ),
            "persons_per_house": ("jedes deiner Häuser hat Platz für {number:# Person|# Personen}"),
            "counts_as": "diese Person zählt auch zu {words}",
            "half_price": (
                "bei der Aktion Person kosten dich {words} Personen den halben Preis, aufgerundet"
            ),
            "discount": ("bei der Aktion Person zahlst du {number} Gulden weniger (nicht unter 0)"),
            "house_free": "bei der Aktion Haus gibst du keinen Handlanger ab",
            "canal_free": "bei der Aktion Kanal zahlst du keine Gulden",
        },
    },
    lines={"value": "Preis {price} Gulden · {points:# Punkt|# Punkte}"},
    damages={
        "blue": "Du gibst alle deine Handlanger ab.",
        "brown": "Du wirfst eine deiner Personen ab; das Haus bleibt.",
        "yellow": "Du verlierst alle deine Gulden.",
        "red": (
            "Du verlierst ein Haus oder ein Kanalplättchen; "
            "Personen dieses Hauses nimmst du auf die Hand."
        ),
        "violet": "Du verlierst {points} Punkte.",
    },
    majorities={"reputation": "Aufstieg", "persons": "Personen", "canal": "Kanal"},
    player="Spieler {number}",
    player_within="Spieler {number}",
    sections=("linken Kanalabschnitt", "rechten Kanalabschnitt"),
    pile="Stapel {number}",
    phases=("Karten ziehen", "Würfel", "Aktionen", "Mehrheiten"),
    actions=_ACTIONS,
    prompts={
        "over": "Die Partie ist zu Ende.",
        "waiting": "Warten auf {players}.",
        "start": "Der Startspieler wird ausgelost.",
        "uncover": "Die nächste Karte von Nachziehstapel {pile} zeigt ihre Farbe.",
        "uncover_extra": "Die oberste Karte des Extrastapels zeigt ihre Farbe.",
        "roll": "Der {colour.inflected} Würfel wird geworfen.",
        "front": "{player} sieht sich eine {colour.inflected} Karte an.",
        "front_to_act": "{player} zieht eine {colour.inflected} Karte für eine Aktion.",
        "front_of_house": "{player} legt eine {colour.inflected} Karte als Haus aus.",
        "steal": "{player} nimmt eine zufällige Handkarte von {victim}.",
        "draw": "Von welchem Stapel ziehst du (noch {count:# Karte|# Karten})?",
        "draw_more": "Ziehst du noch eine Karte, bevor du die neuen ansiehst?",
        "step_up": "Zahlst du {price} Gulden, um 1 Feld vorzurücken?",
        "turn": "Du bist am Zug: Nutze eine Karte oder aktiviere eine Person.",
        "turn_without_card": (
            "Du bist am Zug, ohne Karte: Aktiviere eine Person oder beende den Zug."
        ),
        "turn_acted": "Aktiviere eine Person oder beende deinen Zug.",
        "one_more": "Welche weitere Karte nutzt du?",
        "action": "{card}: Für welche Aktion?",
        "canal": "Wo baust du das Kanalplättchen?",
        "house": "Auf welches Haus legst du {card}?",
        "threat": (
            "Du erhältst einen {colour.accusative} Bedrohungsmarker. "
            "Gibst du stattdessen {worker} ab?"
        ),
        "damages": "Welchen Schaden nimmst du zuerst?",
        "fire": (
            "Brand: Du verlierst ein Haus oder ein Kanalplättchen; "
            "Personen kommen auf die Hand zurück."
        ),
        "lose_person": "Du verlierst eine Person; das Haus bleibt. Welche?",
        "lose_house": "Du verlierst ein Haus; seine Personen kommen auf die Hand zurück. Welches?",
        "lose_canal": "In welchem Kanalabschnitt verlierst du ein Plättchen?",
        "struck_lose_person": "Pest: Du verlierst eine Person; das Haus bleibt. Welche?",
        "caused_lose_person": (
            "{player} nutzt {card}: Du verlierst eine Person; das Haus bleibt. Welche?"
        ),
        "caused_lose_house": (
            "{player} nutzt {card}: Du verlierst ein Haus; seine Personen kommen auf die Hand "
            "zurück. Welches?"
        ),
        "caused_lose_canal": (
            "{player} nutzt {card}: In welchem Kanalabschnitt verlierst du ein Plättchen?"
        ),
        "strike_again": "{card}: Führst du den Effekt ein zweites Mal aus?",
        "worker": "{card}: Welchen Handlanger gibst du ab?",
        "worker_free": "{card}: Welche Farbe nennst du?",
        "gain": "Welchen Handlanger nimmst du (noch {count})?",
        "hand_over": "Welchen Handlanger gibst du an {player} (noch {count})?",
        "swap": "Welchen Handlanger tauschst du?",
        "swap_for": "Welchen Handlanger nimmst du dafür?",
        "exchange": "{card}: Tauschst du (noch höchstens {count}-mal)?",
        "discard": "Welche Karte wirfst du ab (noch {count})?",
        "own_discard": "{card}: Welche Karte wirfst du ab (noch {count})?",
        "caused_discard": "{player} nutzt {card}: Welche Karte wirfst du ab (noch {count})?",
        "pile_to_act": "Von welchem Stapel ziehst du eine Karte für eine Aktion?",
        "house_pile": (
            "Von welchem Stapel legst du ein Haus aus (noch höchstens {count:# Haus|# Häuser})?"
        ),
        "search": "Welche Person der Gruppe {category} legst du kostenlos aus?",
        "take_back": "Welche Person nimmst du auf die Hand zurück?",
        "extra_canal": "Wo baust du ein Kanalplättchen?",
        "return_threats": "Welchen Bedrohungsmarker gibst du zurück (noch höchstens {count})?",
        "pass_threats": "Welchen Bedrohungsmarker gibst du weiter (noch höchstens {count})?",
        "pass_to": "Wem gibst du die Bedrohungsmarker?",
        "rob": "Von wem nimmst du bis zu {count} Gulden?",
        "ready": "Welche Person richtest du auf?",
        "activate_all": "Welche Person aktivierst du, ohne einen Handlanger abzugeben?",
        "copy": "Welche Person mit Blitz der anderen nutzt du?",
    },
    moves={
        "end_turn": "Zug beenden",
        "stay": "Stehen bleiben",
        "enough_cards": "Keine Karte mehr ziehen",
        "place_none": "Keine davon auslegen",
        "build_none": "Nichts bauen",
        "keep_markers": "Die übrigen behalten",
        "no_more": "Nichts mehr",
        "use": "{card} aktivieren ({ability})",
        "play": "{card} nutzen",
        "recolour": "Die Karte gilt als {colour.bare}",
        "as_workers": "Handlanger: {workers} nehmen",
        "as_money": "Geld: {money} Gulden nehmen",
        "as_threat": "Bedrohung: {marker} für 1 Punkt zurückgeben",
        "as_canal": "Kanal: ein Plättchen bauen",
        "as_house": "Haus: für {worker} auslegen",
        "as_house_free": "Haus: auslegen",
        "as_person": "Person: ausspielen",
        "canal_left": "Im linken Abschnitt, Feld {space}, {colour.bare}",
        "canal_right": "Im rechten Abschnitt, Feld {space}, {colour.bare}",
        "house": "Auf Haus {number}, {colour.bare}",
        "draw": "Von Stapel {pile}, {colour.bare}",
        "discard": "{card} abwerfen",
        "find": "{card} auslegen",
        "take_back": "{card} zurücknehmen",
        "ready": "{card} aufrichten",
        "give": "{worker} abgeben",
        "hand_over": "{worker} hergeben",
        "name_colour": "{colour.bare} nennen",
        "exchange_worker": "{worker} abgeben ({gain})",
        "exchange_money": "{price} Gulden zahlen ({gain})",
        "gain": "{worker} nehmen",
        "return_marker": "{marker} zurückgeben",
        "pass_marker": "{marker} weitergeben",
        "suffer": "{damage} ({colour.bare})",
        "avert": "{worker} abgeben",
        "no_avert": "Den Bedrohungsmarker nehmen",
        "again": "{card} ein zweites Mal nutzen",
        "not_again": "Einmal genügt",
        "advance": "Für {price} Gulden 1 Feld vorrücken",
        "lose_canal_left": "Plättchen im linken Abschnitt, Feld {space}, {colour.bare}",
        "lose_canal_right": "Plättchen im rechten Abschnitt, Feld {space}, {colour.bare}",
        "lose_house": "Haus {number}, {colour.bare}",
        "lose": "{card} abwerfen",
        "to": "{player}",
        "card": "Es ist {card}",
        "top": "Es ist {colour.bare}",
        "die": "Der {colour.inflected} Würfel zeigt {number}",
        "start": "{player} fängt an",
    },
    notes={
        "price": "{price} Gulden",
        "free": "kostenlos",
        "person": "Person für {price} Gulden",
        "markers": "du hast {count}",
        "left": "noch {count:# Karte|# Karten}",
        "with": "mit {card}",
    },
    reasons={
        "acted": "deine Karte für diesen Zug ist genutzt",
        "not_in_hand": "die Karte ist nicht auf deiner Hand",
        "must_play": "du musst zuerst eine Karte nutzen",
        "no_marker": "du hast keinen {colour.accusative} Bedrohungsmarker",
        "other_threat": "nur Bedrohungsmarker der Farbe {colours} können zurückgegeben werden",
        "in_order": "Marker werden in der Reihenfolge der Farben genannt",
        "canal_finished": "deine beiden Kanalabschnitte sind fertig",
        "section_finished": "dieser Kanalabschnitt ist fertig",
        "other_space": "die Karte gilt als {colour.bare}, das nächste Feld ist {colours}",
        "too_dear": "kostet {price} Gulden, du hast {money}",
        "no_worker": "braucht {worker}, du hast keinen",
        "no_workers": "du hast keinen Handlanger zum Abgeben",
        "recoloured": "beim Ausspielen einer Person hilft eine genannte Farbe nicht",
        "same_colour": "die Karte hat diese Farbe schon",
        "no_house": "du hast kein leeres Haus",
        "house_taken": "auf diesem Haus ist kein Platz",
        "not_placed": "die Person ist noch nicht in deiner Auslage",
        "not_yours": "die Person ist nicht in deiner Auslage",
        "lightning": "die Person wirkt einmal, wenn sie ausgespielt wird",
        "automatic": "die Person wirkt von selbst, wann immer es zutrifft",
        "laurel": "die Person zählt in der Schlusswertung",
        "rotated": "die Person wurde in dieser Runde schon genutzt",
        "condition": "wirkt nur, {lead}; jetzt: {value}",
        "nothing": "es würde nichts ändern",
        "pile_empty": "der Stapel ist leer",
        "no_low_die": "kein Würfel zeigt 1 oder 2",
        "last_field": "du stehst auf dem letzten Feld, {field}",
        "after_threats": "darüber entscheidest du nach den Bedrohungen",
        "not_now": "vorgerückt wird in Phase 2",
    },
    refused={
        "use": "{card} aktivieren",
        "advance": "1 Feld vorrücken",
        "canal": "Im {section}",
        "draw": "Von Stapel {pile}",
    },
    stories={
        "starter_drawn": "{who} fängt an.",
        "round_began": "Runde {round} beginnt.",
        "pile_drawn": "{who} zieht eine {colour.inflected} Karte von Stapel {pile}.",
        "card_drawn": "{who} sieht sich eine Karte an: {card}.",
        "extra_pile_laid": (
            "Der Extrastapel wird zu Stapel {pile}: Runde {last_round} ist die letzte."
        ),
        "pile_split": ("Stapel {pile} ist leer und bekommt {cards:# Karte|# Karten} des anderen."),
        "dice_rolled": "Die Würfel zeigen {dice}.",
        "threat_received": "{who} erhält {marker} und hat nun {markers}.",
        "threat_averted": "{who} wehrt {marker} ab.",
        "threat_returned": "{who} gibt {marker} zurück.",
        "threat_passed": "{who} gibt {marker} an {other} weiter.",
        "damage_struck": "{who} nimmt Schaden: {damage}.",
        "damage_shielded": "{who} ist vor Schaden geschützt: {damage}.",
        "person_lost": "{who} verliert {card}.",
        "house_lost": "{who} verliert {colour.with_article} Haus: {card}.",
        "canal_lost": "{who} verliert ein Kanalplättchen im {section}.",
        "person_returned": "{who} nimmt {card} zurück.",
        "advanced": "{who} rückt auf Feld {field} der Aufstiegsleiste vor.",
        "moved_back": "{who} geht auf Feld {field} der Aufstiegsleiste zurück.",
        "moved_to_town_hall": "{who} geht zum Rathaus zurück.",
        "action_taken": "{who} wählt eine Aktion: {action} ({colour.bare}).",
        "card_discarded": "{who} wirft {card} ab.",
        "canal_built": "{who} baut ein Kanalplättchen im {section}, Feld {colour.bare}.",
        "statue_taken": "{who} nimmt eine Statue für {points:# Punkt|# Punkte}.",
        "house_built": "{who} legt {colour.with_article} Haus aus.",
        "person_placed": "{who} spielt {card} aus.",
        "person_activated": "{who} aktiviert {card}.",
        "person_reacted": "{who} hat den Nutzen von {card}.",
        "person_ready": "{who} richtet {card} auf.",
        "card_stolen": "{who} bekommt {card} von {victim}.",
        "hand_robbed": "{who} nimmt eine {colour.inflected} Handkarte von {victim}.",
        "points_scored": "{who} erhält {points:# Punkt|# Punkte}.",
        "points_lost": "{who} verliert {points:# Punkt|# Punkte}.",
        "money_taken": "{who} nimmt {money} Gulden.",
        "money_paid": "{who} zahlt {money} Gulden.",
        "workers_taken": "{who} nimmt {workers}.",
        "workers_given": "{who} gibt {workers} ab.",
        "marker_turned": "{who} dreht einen Mehrheitenmarker um: {majority}.",
        "game_ended": "Die Partie ist zu Ende.",
    },
    sheet={
        "scored": "Im Spiel erhalten",
        "persons": "Personen",
        "houses": "Häuser",
        "laurel": "Lorbeerpersonen",
        "majorities": "Mehrheitenmarker",
        "canal": "Kanal und Statuen",
        "reputation": "Aufstiegsleiste",
        "total": "Summe",
    },
    labels={
        "money": "Gulden",
        "points": "Punkte",
        "workers": "Handlanger",
        "hand": "Hand",
        "houses": "Häuser",
        "house": "Haus",
        "free_house": "leeres Haus",
        "persons": "Personen",
        "person": "Person",
        "canal": "Kanal",
        "section_left": "linker Kanalabschnitt",
        "section_right": "rechter Kanalabschnitt",
        "gatehouse": "Torhaus",
        "statues": "Statuen",
        "threats": "Bedrohungsmarker",
        "damages": "Schaden",
        "majorities": "Mehrheiten",
        "leads": "in Führung",
        "marker": "Mehrheitenmarker",
        "reputation": "Aufstiegsleiste",
        "town_hall": "Rathaus",
        "dice": "Würfel",
        "die": "Würfel",
        "draw_piles": "Nachziehstapel",
        "extra_pile": "Extrastapel",
        "discard_pile": "Ablagestapel",
        "top": "oben",
        "blind": "verdeckt gezogen",
        "drawn": "gezogene Karte",
        "seen": "Karten, die du kennst",
        "traced": "wer sie haben kann",
        "due": "offene Schäden",
        "cards": "Karten",
        "card": "Karte",
        "colour": "Farbe",
        "start_player": "Startspieler",
        "rotated": "gedreht",
        "round": "Runde",
        "last_round": "letzte Runde",
        "phase": "Phase",
        "turn": "Zug",
        "any_colour": "beliebige Farbe",
        "every_colour": "jede Farbe",
        "same_colour": "dieselbe Farbe",
        "different": "verschiedene",
        "lightning": "einmal, sofort nach dem Ausspielen",
        "once_per_round": "einmal je Runde",
        "always": "gilt immer",
        "final_scoring": "in der Schlusswertung",
        "others": "alle anderen",
        "action": "Aktion mit einer Karte",
    },
)
