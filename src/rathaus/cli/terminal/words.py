"""What the table itself says, in three languages; the games bring their own words."""

from typing import Any

from rathaus.core.game import LANGUAGES

_WORDS: dict[str, tuple[str, str, str]] = {
    # the players
    "Player": ("Player {number}", "Spieler {number}", "Speler {number}"),
    "You": ("You", "Du", "Jij"),
    "thinking": ("{who} is thinking ...", "{who} überlegt ...", "{who} denkt na ..."),
    # the screen
    "log": (
        "Since your last decision",
        "Seit deiner letzten Entscheidung",
        "Sinds je laatste keuze",
    ),
    "whole_log": ("The game so far", "Das Spiel bisher", "Het spel tot nu toe"),
    "earlier": (
        "... {count} earlier lines: type l",
        "... {count} frühere Zeilen: l eingeben",
        "... {count} eerdere regels: typ l",
    ),
    "nothing_yet": (
        "Nothing has happened yet.",
        "Noch ist nichts passiert.",
        "Er is nog niets gebeurd.",
    ),
    "keys": (
        "a number plays, ? help, u undo, c city, l log, s score, w save, q quit",
        "Zahl spielt, ? Hilfe, u zurück, c Stadt, l Verlauf, s Wertung, w sichern, q Ende",
        "getal speelt, ? hulp, u terug, c stad, l verslag, s score, w bewaren, q stoppen",
    ),
    # hot seat
    "pass": (
        "Pass the device to player {number}.",
        "Gib das Gerät an Spieler {number} weiter.",
        "Geef het apparaat aan speler {number}.",
    ),
    "advised": (
        "It is allowed all the same. Press Enter to play. ",
        "Erlaubt ist es trotzdem. Drücke Enter, um zu spielen. ",
        "Het mag toch. Druk op Enter om te spelen. ",
    ),
    "press_enter": (
        "Player {number}: press Enter when nobody else is looking.",
        "Spieler {number}: Drücke Enter, wenn sonst niemand zusieht.",
        "Speler {number}: druk op Enter als niemand anders kijkt.",
    ),
    "or_undo": (
        "(u and Enter: player {number} takes the last decision back)",
        "(u und Enter: Spieler {number} nimmt die letzte Entscheidung zurück)",
        "(u en Enter: speler {number} neemt de laatste keuze terug)",
    ),
    # answers to what was typed
    "not_a_number": (
        "There is no move {number}. Type a number from 1 to {count}.",
        "Es gibt keinen Zug {number}. Gib eine Zahl von 1 bis {count} ein.",
        "Er is geen zet {number}. Typ een getal van 1 tot {count}.",
    ),
    "not_understood": (
        "'{text}' is not understood here. Type a number from 1 to {count}, or ? for help.",
        "'{text}' ist hier nicht bekannt. Gib eine Zahl von 1 bis {count} ein, oder ? für Hilfe.",
        "'{text}' is hier niet bekend. Typ een getal van 1 tot {count}, of ? voor hulp.",
    ),
    "not_allowed": (
        "{text} is not possible now. Type a number from 1 to {count}.",
        "{text} ist jetzt nicht möglich. Gib eine Zahl von 1 bis {count} ein.",
        "{text} is nu niet mogelijk. Typ een getal van 1 tot {count}.",
    ),
    "no_topic": (
        "There is nothing called '{text}'. Try the name of a card or tile, or a move's number.",
        "Nichts heißt '{text}'. Versuche einen Namen oder die Nummer eines Zugs.",
        "Niets heet '{text}'. Probeer de naam van een tegel of kaart of het nummer van een zet.",
    ),
    "no_player": (
        "There is no player '{text}'. Type c and a number from 1 to {count}.",
        "Es gibt keinen Spieler '{text}'. Gib c und eine Zahl von 1 bis {count} ein.",
        "Er is geen speler '{text}'. Typ c en een getal van 1 tot {count}.",
    ),
    "no_undo": (
        "Nothing can be taken back: something was revealed since.",
        "Nichts kann zurückgenommen werden: Seither wurde etwas aufgedeckt.",
        "Niets kan worden teruggenomen: sindsdien is er iets onthuld.",
    ),
    # saving and leaving
    "saved": ("Saved to {file}", "Gesichert in {file}", "Bewaard in {file}"),
    "go_on": ("Go on with:", "Weiter geht es mit:", "Ga verder met:"),
    "cannot_save": (
        "This file cannot be written: {reason}. Type w and another file name.",
        "Diese Datei kann nicht geschrieben werden: {reason}. Gib w und einen anderen Namen ein.",
        "Dit bestand kan niet worden geschreven: {reason}. Typ w en een andere naam.",
    ),
    "ask_save": (
        "Save the game to {file}? [Y/n] ",
        "Das Spiel in {file} sichern? [J/n] ",
        "Het spel bewaren in {file}? [J/n] ",
    ),
    "not_saved": ("Not saved.", "Nicht gesichert.", "Niet bewaard."),
    # the end
    "end": ("The game is over", "Das Spiel ist zu Ende", "Het spel is afgelopen"),
    "sheet_now": (
        "If the game ended now",
        "Wenn das Spiel jetzt endete",
        "Als het spel nu zou eindigen",
    ),
    "place": ("Place", "Platz", "Plaats"),
    "wins": (
        "{who} wins with {points} points.",
        "{who} gewinnt mit {points} Punkten.",
        "{who} wint met {points} punten.",
    ),
    "you_win": (
        "You win with {points} points.",
        "Du gewinnst mit {points} Punkten.",
        "Je wint met {points} punten.",
    ),
    "shared": (
        "{who} share the victory with {points} points.",
        "{who} teilen sich den Sieg mit {points} Punkten.",
        "{who} delen de overwinning met {points} punten.",
    ),
    "alone": ("{points} points.", "{points} Punkte.", "{points} punten."),
    # before the game
    "welcome": ("Welcome to {title}.", "Willkommen bei {title}.", "Welkom bij {title}."),
    "ask_players": (
        "How many players? [{default}] ",
        "Wie viele Spieler? [{default}] ",
        "Hoeveel spelers? [{default}] ",
    ),
    "ask_bots": (
        "Opponents: {names}, or 'none' for people on this device? [{default}] ",
        "Gegner: {names}, oder 'none' für Menschen an diesem Gerät? [{default}] ",
        "Tegenstanders: {names}, of 'none' voor mensen aan dit apparaat? [{default}] ",
    ),
    "please": (
        "Please answer with one of: {values}",
        "Bitte antworte mit: {values}",
        "Antwoord alsjeblieft met: {values}",
    ),
    "yes_no": ("[y/N] ", "[j/N] ", "[j/N] "),
    # help
    "help": (
        """number | play that move (its name works too, such as {example})
? | this help
? 3 | help on move 3
? {topic} | help on a tile or card
u | take your last decision back, as long as nothing was revealed since
c 2 | the city of player 2 in full; c alone: your own
l | the whole log
s | the score sheet so far
w FILE | save the game
q | quit (you can save first)
Enter | draw the table again""",
        """Zahl | diesen Zug spielen (auch mit seinem Namen, etwa {example})
? | diese Hilfe
? 3 | Hilfe zu Zug 3
? {topic} | Hilfe zu einem Plättchen oder einer Karte
u | die letzte Entscheidung zurücknehmen, solange nichts aufgedeckt wurde
c 2 | die Stadt von Spieler 2 in voller Größe; nur c: die eigene
l | der ganze Verlauf
s | die Wertung bis jetzt
w DATEI | das Spiel sichern
q | aufhören (vorher kann gesichert werden)
Enter | den Tisch neu zeichnen""",
        """getal | die zet spelen (zijn naam werkt ook, zoals {example})
? | deze hulp
? 3 | hulp bij zet 3
? {topic} | hulp bij een tegel of kaart
u | je laatste keuze terugnemen, zolang er niets is onthuld
c 2 | de stad van speler 2 in het groot; alleen c: je eigen stad
l | het hele verslag
s | de score tot nu toe
w BESTAND | het spel bewaren
q | stoppen (je kunt eerst bewaren)
Enter | de tafel opnieuw tekenen""",
    ),
}
_YES = ("y", "yes", "j", "ja")
_NO = ("n", "no", "nein", "nee")


class Words:
    """The table's words in one language.

    >>> Words("de")("pass", number=2)
    'Gib das Gerät an Spieler 2 weiter.'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._column = LANGUAGES.index(lang)

    def __call__(self, key: str, **values: Any) -> str:
        return _WORDS[key][self._column].format(**values)


def parse_yes(text: str, default: bool) -> bool | None:
    """Yes or no in any of the languages; nothing means the default, None that it is neither."""
    word = text.strip().lower()
    if not word:
        return default
    return True if word in _YES else False if word in _NO else None
