"""Zoo and park cards, four of each in every colour. In a colour all have the same prices."""

from rathaus.games.hamburg.components.vocabulary import (
    Ability,
    Card,
    Colour,
    Draw,
    Effect,
    Money,
    Points,
    Workers,
)


def _zoo(first: int, colour: Colour, *keys: str) -> list[Card]:
    """Two Mark a point, and no ability (HAM-8.4, 17.4)."""
    prices = zip(keys, (2, 4, 4, 6), strict=True)
    return [
        Card(number, key, "zoo", colour, price, price // 2, trigger_source="rulebook")
        for number, (key, price) in enumerate(prices, start=first)
    ]


def _park(number: int, colour: Colour, key: str, price: int, vp: int, income: Effect) -> Card:
    ability = Ability((income,), mode="may")
    return Card(
        number, key, "park", colour, price, vp, "phase", 1, ability, trigger_source="rulebook"
    )


def _parks(first: int, colour: Colour, mark: str, worker: str, card: str, point: str) -> list[Card]:
    """What each of the four brings once a cycle (HAM-8.5, 17.4)."""
    return [
        _park(first, colour, mark, 1, 0, Money(1)),
        _park(first + 1, colour, worker, 2, 0, Workers(colour)),
        _park(first + 2, colour, card, 2, 0, Draw(1, colour)),
        _park(first + 3, colour, point, 5, 1, Points(1)),
    ]


ZOO = (
    *_zoo(241, "grey", "wolf_enclosure", "seal_pool", "rhinoceros_house", "elephant_house"),
    *_zoo(245, "orange", "fox_enclosure", "antelope_house", "tiger_cage", "lion_house"),
    *_zoo(249, "brown", "beaver_lodge", "owl_tower", "monkey_house", "bear_pit"),
    *_zoo(253, "violet", "butterfly_house", "peacock_garden", "parrot_house", "aquarium"),
    *_zoo(257, "pink", "ibis_aviary", "cockatoo_house", "pelican_island", "flamingo_pond"),
)

PARK = (
    *_parks(261, "grey", "rampart_walk", "rock_garden", "reading_pavilion", "lookout_hill"),
    *_parks(265, "orange", "orangery", "city_nursery", "tulip_bed", "autumn_avenue"),
    *_parks(269, "brown", "chestnut_avenue", "tree_nursery", "fern_house", "old_oak"),
    *_parks(273, "violet", "lilac_garden", "lavender_field", "violet_bed", "heather_garden"),
    *_parks(277, "pink", "rose_garden", "magnolia_grove", "rhododendron_grove", "water_lily_pond"),
)
