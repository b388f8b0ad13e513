"""What the table in the terminal says in Dutch."""

YES = ("j", "ja")
NO = ("n", "nee")

WORDS = {
    # the players
    "Player": "Speler {number}",
    "You": "Jij",
    "thinking": "{who} denkt na ...",
    # the screen
    "log": "Sinds je laatste keuze",
    "whole_log": "Het spel tot nu toe",
    "earlier": "... {count} eerdere regels: typ l",
    "nothing_yet": "Er is nog niets gebeurd.",
    "keys": "getal speelt, ? hulp, u terug, c stad, l verslag, s score, h hint, q stoppen",
    "yes": "ja",
    "no": "nee",
    # hot seat
    "pass": "Geef het apparaat aan speler {number}.",
    "advised": "Het mag toch. Druk op Enter om te spelen. ",
    "press_enter": "Speler {number}: druk op Enter als niemand anders kijkt.",
    "or_undo": "(u en Enter: speler {number} neemt de laatste keuze terug)",
    # answers to what was typed
    "not_a_number": "Er is geen zet {number}. Typ een getal van 1 tot {count}.",
    "not_understood": (
        "'{text}' is hier niet bekend. Typ een getal van 1 tot {count}, of ? voor hulp."
    ),
    "not_allowed": "{text} is nu niet mogelijk. Typ een getal van 1 tot {count}.",
    "no_topic": (
        "Niets heet '{text}'. Probeer de naam van een tegel of kaart of het nummer van een zet."
    ),
    "no_player": "Er is geen speler '{text}'. Typ c en een getal van 1 tot {count}.",
    "no_undo": "Niets kan worden teruggenomen: sindsdien is er iets onthuld.",
    # saving and leaving
    "saved": "Bewaard in {file}",
    "go_on": "Ga verder met:",
    "cannot_save": "Dit bestand kan niet worden geschreven: {reason}. Typ w en een andere naam.",
    "ask_save": "Het spel bewaren in {file}? [J/n] ",
    "not_saved": "Niet bewaard.",
    # the end
    "end": "Het spel is afgelopen",
    "hint": "Hint: {number}, {move}",
    "hint_equal": "Ongeveer even goed: {other}",
    "hint_why": "Levert naar verwachting {points} punten meer op dan: {other}",
    "no_hint": "Hier is geen hint: alleen tegen bots, in spellen die ze beoordelen.",
    "sheet_now": "Als het spel nu zou eindigen",
    "place": "Plaats",
    "wins": "{who} wint met {points} punten.",
    "you_win": "Je wint met {points} punten.",
    "shared": "{who} delen de overwinning met {points} punten.",
    "alone": "{points} punten.",
    # before the game
    "welcome": "Welkom bij {title}.",
    "ask_players": "Hoeveel spelers? [{default}] ",
    "ask_bots": "Tegenstanders: {names}, of 'none' voor mensen aan dit apparaat? [{default}] ",
    "level_random": "willekeurig",
    "level_beginner": "beginner",
    "level_easy": "makkelijk",
    "level_medium": "gemiddeld",
    "level_hard": "moeilijk",
    "please": "Antwoord alsjeblieft met: {values}",
    "yes_no": "[j/N] ",
    # help
    "rules": "regels",
    "rules_hint": "Typ ? en de naam van een onderdeel, of een regel zoals NEO-3.2:",
    "help": """getal | die zet spelen (zijn naam werkt ook, zoals {example})
? | deze hulp
? 3 | hulp bij zet 3
? {topic} | hulp bij een tegel of kaart
? regels | het spel in twee minuten en de onderdelen van de regels
u | je laatste keuze terugnemen, zolang er niets is onthuld
c 2 | de stad van speler 2 in het groot; alleen c: je eigen stad
l | het hele verslag
s | de score tot nu toe
h | een hint: een goede zet, en wat die waard is (alleen tegen bots)
w BESTAND | het spel bewaren
q | stoppen (je kunt eerst bewaren)
Enter | de tafel opnieuw tekenen""",
}
