"""What people are told: that it is their turn, and nothing of the game."""

TURN = {
    "en": "Your turn: {title}",
    "de": "Du bist am Zug: {title}",
    "nl": "Jij bent aan de beurt: {title}",
}
STILL = {
    "en": "Still your turn: {title}",
    "de": "Du bist immer noch am Zug: {title}",
    "nl": "Nog steeds jouw beurt: {title}",
}
WITH = {"en": "With {names}", "de": "Mit {names}", "nl": "Met {names}"}
CONFIRM = {
    "en": "Shall we tell you when it is your turn?",
    "de": "Sollen wir dir sagen, wenn du am Zug bist?",
    "nl": "Zullen we je laten weten wanneer je aan de beurt bent?",
}
CONFIRM_TEXT = {
    "en": "Somebody has named this address at a table. If it was you, open the link; if not, do "
    "nothing, and no other mail will come.",
    "de": "Jemand hat an einem Tisch diese Adresse angegeben. Wenn du das warst, öffne den Link; "
    "wenn nicht, tu nichts, dann kommt keine weitere Nachricht.",
    "nl": "Iemand heeft aan een tafel dit adres opgegeven. Was jij dat, open dan de link; zo niet, "
    "doe niets, dan komt er geen ander bericht.",
}
CONFIRMED = {
    "en": "You will be told when it is your turn.",
    "de": "Du bekommst eine Nachricht, wenn du am Zug bist.",
    "nl": "Je krijgt bericht wanneer je aan de beurt bent.",
}
