"""The cards of Hamburg as declarations, and the flat tables made of them.

`vocabulary` has the words, `rows` makes a card of one line, one file per colour has the cards,
`tracks` the boards, `kit` the tables.
The components of an expansion are declared in its file in `expansions`.
"""

from rathaus.games.hamburg.components.brown import BROWN
from rathaus.games.hamburg.components.grey import GREY
from rathaus.games.hamburg.components.orange import ORANGE
from rathaus.games.hamburg.components.pink import PINK
from rathaus.games.hamburg.components.violet import VIOLET
from rathaus.games.hamburg.components.vocabulary import Card
from rathaus.games.hamburg.components.zoo_and_park import PARK, ZOO

CARDS: tuple[Card, ...] = tuple(
    sorted((*BROWN, *PINK, *ORANGE, *GREY, *VIOLET, *ZOO, *PARK), key=lambda card: card.number)
)
CARD_KEYS: tuple[str, ...] = tuple(card.key for card in CARDS)
NUMBER: dict[str, int] = {card.key: card.number for card in CARDS}
