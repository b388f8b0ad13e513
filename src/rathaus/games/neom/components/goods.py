"""The goods and their tiers."""

from dataclasses import dataclass
from typing import Final, get_args

from rathaus.games.neom.components.vocabulary import Good, Tier


@dataclass(frozen=True, slots=True)
class TierFacts:
    price: int  # coins for one good, before transport and discount
    vp: int  # points of a token at the end
    solo_from: int  # the first generation in which the bank sells it to a lone player


TIERS: Final[dict[Tier, TierFacts]] = {
    "raw": TierFacts(price=2, vp=1, solo_from=1),
    "processed": TierFacts(price=4, vp=2, solo_from=2),
    "luxury": TierFacts(price=10, vp=10, solo_from=3),
}

GOODS: Final[tuple[Good, ...]] = get_args(Good)
TIER_OF: Final[tuple[Tier, ...]] = ("raw",) * 6 + ("processed",) * 8 + ("luxury",) * 3
TOKENS_OF_EACH: Final = 5  # one set of tokens for each player

GOOD_INDEX: Final[dict[str, int]] = {good: index for index, good in enumerate(GOODS)}


def goods_mask(tier: Tier | None = None) -> int:
    """The goods of a tier, or all goods, one bit each."""
    return _MASKS[tier]


_MASKS: dict[Tier | None, int] = {
    tier: sum(1 << i for i, each in enumerate(TIER_OF) if tier in (None, each))
    for tier in (None, *TIERS)
}
