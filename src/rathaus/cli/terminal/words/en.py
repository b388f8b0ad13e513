"""What the table in the terminal says in English."""

YES = ("y", "yes")
NO = ("n", "no")

WORDS = {
    # the players
    "Player": "Player {number}",
    "You": "You",
    "thinking": "{who} is thinking ...",
    # the screen
    "log": "Since your last decision",
    "whole_log": "The game so far",
    "earlier": "... {count} earlier lines: type l",
    "nothing_yet": "Nothing has happened yet.",
    "keys": "a number plays, ? help, u undo, c city, l log, s score, h hint, w save, q quit",
    "yes": "yes",
    "no": "no",
    # hot seat
    "pass": "Pass the device to player {number}.",
    "advised": "It is allowed all the same. Press Enter to play. ",
    "press_enter": "Player {number}: press Enter when nobody else is looking.",
    "or_undo": "(u and Enter: player {number} takes the last decision back)",
    # answers to what was typed
    "not_a_number": "There is no move {number}. Type a number from 1 to {count}.",
    "not_understood": (
        "'{text}' is not understood here. Type a number from 1 to {count}, or ? for help."
    ),
    "not_allowed": "{text} is not possible now. Type a number from 1 to {count}.",
    "no_topic": (
        "There is nothing called '{text}'. Try the name of a card or tile, or a move's number."
    ),
    "no_player": "There is no player '{text}'. Type c and a number from 1 to {count}.",
    "no_undo": "Nothing can be taken back: something was revealed since.",
    # saving and leaving
    "saved": "Saved to {file}",
    "go_on": "Go on with:",
    "cannot_save": "This file cannot be written: {reason}. Type w and another file name.",
    "ask_save": "Save the game to {file}? [Y/n] ",
    "not_saved": "Not saved.",
    # the end
    "end": "The game is over",
    "hint": "Hint: {number}, {move}",
    "hint_equal": "About as good: {other}",
    "hint_why": "Expected to bring {points} points more than: {other}",
    "no_hint": "No hint here: only against bots, in games that they can judge.",
    "sheet_now": "If the game ended now",
    "place": "Place",
    "wins": "{who} wins with {points} points.",
    "you_win": "You win with {points} points.",
    "shared": "{who} share the victory with {points} points.",
    "alone": "{points} points.",
    # before the game
    "welcome": "Welcome to {title}.",
    "ask_players": "How many players? [{default}] ",
    "ask_bots": "Opponents: {names}, or 'none' for people on this device? [{default}] ",
    "level_random": "random",
    "level_beginner": "beginner",
    "level_easy": "easy",
    "level_medium": "medium",
    "level_hard": "hard",
    "please": "Please answer with one of: {values}",
    "yes_no": "[y/N] ",
    # help
    "rules": "rules",
    "rules_hint": "Type ? and the name of a section, or a clause such as NEO-3.2:",
    "help": """number | play that move (its name works too, such as {example})
? | this help
? 3 | help on move 3
? {topic} | help on a tile or card
? rules | the game in two minutes, and the sections of the rules
u | take your last decision back, as long as nothing was revealed since
c 2 | the city of player 2 in full; c alone: your own
l | the whole log
s | the score sheet so far
h | a hint: a good move, and what it is worth (only against bots)
w FILE | save the game
q | quit (you can save first)
Enter | draw the table again""",
}
