"""What the table in the terminal says in German."""

YES = ("j", "ja")
NO = ("n", "nein")

WORDS = {
    # the players
    "Player": "Spieler {number}",
    "You": "Du",
    "thinking": "{who} überlegt ...",
    # the screen
    "log": "Seit deiner letzten Entscheidung",
    "whole_log": "Das Spiel bisher",
    "earlier": "... {count} frühere Zeilen: l eingeben",
    "nothing_yet": "Noch ist nichts passiert.",
    "keys": "Zahl spielt, ? Hilfe, u zurück, c Stadt, l Verlauf, s Wertung, h Tipp, q Ende",
    "yes": "ja",
    "no": "nein",
    # hot seat
    "pass": "Gib das Gerät an Spieler {number} weiter.",
    "advised": "Erlaubt ist es trotzdem. Drücke Enter, um zu spielen. ",
    "press_enter": "Spieler {number}: Drücke Enter, wenn sonst niemand zusieht.",
    "or_undo": "(u und Enter: Spieler {number} nimmt die letzte Entscheidung zurück)",
    # answers to what was typed
    "not_a_number": "Es gibt keinen Zug {number}. Gib eine Zahl von 1 bis {count} ein.",
    "not_understood": (
        "'{text}' ist hier nicht bekannt. Gib eine Zahl von 1 bis {count} ein, oder ? für Hilfe."
    ),
    "not_allowed": "{text} ist jetzt nicht möglich. Gib eine Zahl von 1 bis {count} ein.",
    "no_topic": "Nichts heißt '{text}'. Versuche einen Namen oder die Nummer eines Zugs.",
    "no_player": "Es gibt keinen Spieler '{text}'. Gib c und eine Zahl von 1 bis {count} ein.",
    "no_undo": "Nichts kann zurückgenommen werden: Seither wurde etwas aufgedeckt.",
    # saving and leaving
    "saved": "Gesichert in {file}",
    "go_on": "Weiter geht es mit:",
    "cannot_save": (
        "Diese Datei kann nicht geschrieben werden: {reason}. Gib w und einen anderen Namen ein."
    ),
    "ask_save": "Das Spiel in {file} sichern? [J/n] ",
    "not_saved": "Nicht gesichert.",
    # the end
    "end": "Das Spiel ist zu Ende",
    "hint": "Tipp: {number}, {move}",
    "hint_equal": "Etwa gleich gut: {other}",
    "hint_why": "Bringt voraussichtlich {points} Punkte mehr als: {other}",
    "no_hint": "Hier gibt es keinen Tipp: nur gegen Bots, in Spielen, die sie beurteilen.",
    "sheet_now": "Wenn das Spiel jetzt endete",
    "place": "Platz",
    "wins": "{who} gewinnt mit {points} Punkten.",
    "you_win": "Du gewinnst mit {points} Punkten.",
    "shared": "{who} teilen sich den Sieg mit {points} Punkten.",
    "alone": "{points} Punkte.",
    # before the game
    "welcome": "Willkommen bei {title}.",
    "ask_players": "Wie viele Spieler? [{default}] ",
    "ask_bots": "Gegner: {names}, oder 'none' für Menschen an diesem Gerät? [{default}] ",
    "level_random": "zufällig",
    "level_beginner": "Anfänger",
    "level_easy": "leicht",
    "level_medium": "mittel",
    "level_hard": "schwer",
    "please": "Bitte antworte mit: {values}",
    "yes_no": "[j/N] ",
    # help
    "rules": "regeln",
    "rules_hint": "? und der Name eines Abschnitts oder einer Regel wie NEO-3.2 zeigt mehr:",
    "help": """Zahl | diesen Zug spielen (auch mit seinem Namen, etwa {example})
? | diese Hilfe
? 3 | Hilfe zu Zug 3
? {topic} | Hilfe zu einem Plättchen oder einer Karte
? regeln | das Spiel in zwei Minuten und die Abschnitte der Regeln
u | die letzte Entscheidung zurücknehmen, solange nichts aufgedeckt wurde
c 2 | die Stadt von Spieler 2 in voller Größe; nur c: die eigene
l | der ganze Verlauf
s | die Wertung bis jetzt
h | ein Tipp: ein guter Zug, und was er wert ist (nur gegen Bots)
w DATEI | das Spiel sichern
q | aufhören (vorher kann gesichert werden)
Enter | den Tisch neu zeichnen""",
}
