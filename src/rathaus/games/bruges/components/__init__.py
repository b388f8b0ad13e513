"""The persons of Bruges as declarations, one file per group, and the flat tables made of them."""

from rathaus.games.bruges.components.amusement import AMUSEMENT
from rathaus.games.bruges.components.art import ART
from rathaus.games.bruges.components.church import CHURCH
from rathaus.games.bruges.components.court import COURT
from rathaus.games.bruges.components.craft import CRAFT
from rathaus.games.bruges.components.learning import LEARNING
from rathaus.games.bruges.components.nobility import NOBILITY
from rathaus.games.bruges.components.offices import OFFICES
from rathaus.games.bruges.components.protection import PROTECTION
from rathaus.games.bruges.components.trade import TRADE
from rathaus.games.bruges.components.underworld import UNDERWORLD
from rathaus.games.bruges.components.vocabulary import Person

PERSONS: tuple[Person, ...] = (
    *NOBILITY,
    *OFFICES,
    *AMUSEMENT,
    *TRADE,
    *CRAFT,
    *COURT,
    *CHURCH,
    *ART,
    *PROTECTION,
    *UNDERWORLD,
    *LEARNING,
)
PERSON_KEYS: tuple[str, ...] = tuple(person.key for person in PERSONS)
NUMBER: dict[str, int] = {person.key: person.number for person in PERSONS}
