"""The orange buildings: trade, industry, banking, crafts."""

from rathaus.games.hamburg.components.rows import (
    cards,
    laurel_card,
    lightning,
    money_card,
    permanent_1,
    permanent_2,
    permanent_3,
    phase_3,
    search_card,
)
from rathaus.games.hamburg.components.vocabulary import (
    Die,
    GiveDistinct,
    Money,
    OnBase,
    OnOwn,
    OnPrice,
    Per,
    Points,
    PriceLess,
    PriceSet,
    SwapWorkers,
    TradePoints,
    Workers,
)

FOR_THE_WALL = (Points(Per(1, "third_segments")), Points(Per(1, "statues")))
ALL_BUT_ORANGE = (Workers("pink"), Workers("grey"), Workers("brown"), Workers("violet"))

TRADE = (
    money_card(97, "chamber_of_commerce", "pink"),
    phase_3(98, "coffee_office", 3, Money(3), give="pink"),
    phase_3(99, "spice_office", 3, Money(3), give="violet"),
    phase_3(100, "tobacco_office", 3, Money(3), give="brown"),
    phase_3(101, "cloth_merchants", 3, Money(3), give="grey"),
    phase_3(102, "hop_market", 6, Money(2), printed=True),
    phase_3(103, "auction_hall", 9, TradePoints(money=1, points=1)),
    search_card(104, "fruit_importers"),
    phase_3(105, "dovenhof_office_house", 6, *FOR_THE_WALL, give="grey"),
    phase_3(106, "fish_market", 6, Money(Die("paid")), give="any"),
    laurel_card(107, "exchange_on_adolphsplatz"),
    permanent_3(108, "building_materials_yard", 6, PriceSet(0), on=OnPrice("wall", "base")),
)

INDUSTRY = (
    phase_3(
        109, "reiherstieg_shipyard", 12, Points("paid_n"), Money("paid_n"), cost=GiveDistinct(5)
    ),
    money_card(110, "kuhwerder_shipyard", "grey"),
    phase_3(111, "rubber_works", 0, SwapWorkers(), give="violet"),
    phase_3(112, "iron_foundry", 0, SwapWorkers(), give="brown"),
    phase_3(113, "oil_mill", 0, SwapWorkers(), give="pink"),
    phase_3(114, "jute_mill", 0, SwapWorkers(), give="grey"),
    phase_3(115, "grasbrook_gasworks", 3, Workers("any", 2), give="grey"),
    phase_3(116, "engine_works", 3, Workers("any", 2), give="violet"),
    phase_3(117, "sugar_refinery", 3, Workers("any", 2), give="pink"),
    phase_3(118, "soap_works", 3, Workers("any", 2), give="brown"),
    search_card(119, "copper_smelter"),
    laurel_card(120, "poststrasse_power_station"),
)

BANK = (
    lightning(121, "mint", 3, Money(6)),
    permanent_1(122, "savings_bank", 0, Money(1), on=OnOwn("park_money")),
    lightning(123, "town_hall_treasury", 3, Money("square_points")),
    money_card(124, "banking_house_on_alter_wall", "brown"),
    permanent_2(125, "city_loan_office", 6, PriceLess(2), on=OnPrice("advance", "dice")),
    search_card(126, "union_bank"),
    phase_3(127, "commerce_and_discount_bank", 9, Points(1), Money(2), give="orange"),
    phase_3(128, "mortgage_bank", 9, Points(1), Money(2), give="grey"),
    phase_3(129, "north_german_bank", 9, Points(1), Money(2), give="violet"),
    phase_3(130, "marine_insurance_house", 9, Points(1), Money(2), give="pink"),
    laurel_card(131, "imperial_bank_branch"),
    permanent_3(132, "building_credit_bank", 9, PriceLess(3), on=OnPrice("building", "base")),
)

CRAFT = (
    money_card(133, "trades_hall", "violet"),
    phase_3(134, "goldsmiths", 6, Money(Per(2, "majorities")), give="pink"),
    phase_3(135, "bookbindery", 6, Money(Per(2, "majorities")), give="violet"),
    phase_3(136, "joinery", 6, Money(Per(2, "majorities")), give="brown"),
    phase_3(137, "smithy", 6, Money(Per(2, "majorities")), give="grey"),
    permanent_3(138, "bakery", 3, Money(3), on=OnBase("money", ("pink",))),
    permanent_3(139, "cooperage", 3, Money(3), on=OnBase("money", ("grey",))),
    permanent_3(140, "brewery", 3, Money(3), on=OnBase("money", ("brown",))),
    permanent_3(141, "dye_works", 3, Money(3), on=OnBase("money", ("violet",))),
    lightning(142, "journeymens_hostel", 3, *ALL_BUT_ORANGE),
    search_card(143, "masters_parlour"),
    laurel_card(144, "guild_house"),
)

ORANGE = cards("orange", {"trade": TRADE, "industry": INDUSTRY, "bank": BANK, "craft": CRAFT})
