"""The tiles of City Tycoon as declarations, and the flat tables made of them.

`vocabulary` has the words, `rows` the shape of a declaration, `round_1` to `round_4` the districts,
`plants` the power plants, `box` everything else in the box, `kit` the compiled tables,
`adjustments` what we changed for the sake of balance.
"""

from rathaus.games.city_tycoon.components.round_1 import ROUND_1
from rathaus.games.city_tycoon.components.round_2 import ROUND_2
from rathaus.games.city_tycoon.components.round_3 import ROUND_3
from rathaus.games.city_tycoon.components.round_4 import ROUND_4
from rathaus.games.city_tycoon.components.vocabulary import District

DISTRICTS: tuple[District, ...] = ROUND_1 + ROUND_2 + ROUND_3 + ROUND_4
DISTRICT_KEYS: tuple[str, ...] = tuple(district.key for district in DISTRICTS)
NUMBER: dict[str, int] = {district.key: district.number for district in DISTRICTS}
