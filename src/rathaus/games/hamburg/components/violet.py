"""The violet buildings: harbour, church, emigrants, mysticism."""

from dataclasses import replace

from rathaus.games.hamburg.components.rows import (
    cards,
    exactly,
    laurel,
    laurel_card,
    lightning,
    money_card,
    permanent_2,
    permanent_3,
    phase_2,
    phase_3,
    search_card,
)
from rathaus.games.hamburg.components.vocabulary import (
    CopyLightning,
    Die,
    Discard,
    Draw,
    DrawAct,
    LaySite,
    Lower,
    Money,
    MoveClergy,
    OnBase,
    OnOwn,
    OnPrice,
    Per,
    Points,
    PriceMore,
    PriceSet,
    Recolour,
    Rule,
    TokenOthers,
    Workers,
    WorkersByDice,
)

BLACK = Die("black")
OTHERS_ADVANCE = OnPrice("advance", "others")

HARBOUR = (
    phase_3(193, "pilot_station", 0, Draw(2), Discard(2), give="brown"),
    lightning(194, "free_port_store", 6, Money(Per(2, "site_colours"))),
    money_card(195, "sandtor_quay", "orange"),
    phase_3(196, "emperors_quay", 3, Draw(1), give="orange"),
    phase_3(197, "baumwall", 3, Draw(1), give="grey"),
    phase_3(198, "vorsetzen_quay", 3, Draw(1), give="pink"),
    phase_3(199, "quay_warehouse", 3, Draw(1), give="brown"),
    search_card(200, "ship_reporting_station"),
    lightning(201, "landing_bridges", 3, Draw(3)),
    phase_3(202, "salvage_company", 9, DrawAct("discard"), give="pink"),
    laurel(203, "overseas_shipping_line", 6, Points(5), when=exactly(Per(1, "site_colours"), 5)),
    laurel_card(204, "packet_line_house"),
)

CHURCH = (
    laurel(205, "st_nicholas", 6, Points(Per(1, "workers", every=2))),
    lightning(206, "st_gertrude", 3, Workers("pink"), Money(3), printed=True),
    lightning(207, "christ_church", 3, Workers("grey"), Money(3), printed=True),
    lightning(208, "st_john", 3, Workers("orange"), Money(3), printed=True),
    lightning(209, "church_of_peace", 3, Workers("brown"), Money(3), printed=True),
    money_card(210, "st_james", "brown"),
    search_card(211, "st_mary"),
    phase_3(212, "st_catherine", 0, WorkersByDice(1, "any"), give="grey"),
    replace(
        phase_3(213, "st_peter", 6, Points(Per(1, "dice", "1")), give="orange"),
        price_source="public",
    ),
    permanent_2(214, "little_michael", 9, Lower("any"), on=OnOwn("advance"), may=True),
    laurel_card(215, "trinity_church"),
    phase_3(216, "seamens_church", 12, Workers("any", 2), Points(3), give="pink"),
)

EMIGRANTS = (
    lightning(217, "emigrants_hall", 3, Money(Per(2, "danger_colours"))),
    money_card(218, "amerikakai_barracks", "orange"),
    phase_3(219, "new_world_lodging_house", 6, LaySite(1, pay_worker=True), give="brown"),
    phase_3(220, "new_york_lodging_house", 6, LaySite(1, pay_worker=True), give="pink"),
    phase_3(221, "anchor_lodging_house", 6, LaySite(1, pay_worker=True), give="orange"),
    phase_3(222, "hope_lodging_house", 6, LaySite(1, pay_worker=True), give="grey"),
    search_card(223, "emigration_office"),
    permanent_3(224, "interpreters_room", 3, Recolour(), give="grey", on=OnBase("any"), may=True),
    laurel_card(225, "emigrants_information_bureau"),
    permanent_2(226, "overseas_consulate", 6, Points(1), on=OnOwn("advance")),
    phase_3(227, "bureau_de_change", 3, Money(Per(1, "worker_colours")), give="pink"),
    lightning(228, "passage_agency", 3, CopyLightning()),
)

MYSTIC = (
    money_card(229, "fortune_tellers_house", "brown"),
    phase_3(230, "conjurers_cabinet", 3, Money(BLACK), give="orange"),
    permanent_2(231, "astrologers_tower", 0, Rule("choose_token_danger")),
    permanent_3(232, "alchemists_vault", 3, PriceSet(BLACK), on=OnPrice("wall", "any")),
    lightning(233, "spiritualists_salon", 9, Points(BLACK)),
    phase_3(234, "antiquary_of_secrets", 0, Draw(BLACK, "discard"), Discard("drawn"), give="pink"),
    phase_3(235, "house_of_the_pendulum", 6, MoveClergy(), give="grey"),
    lightning(236, "cellar_of_curses", 3, TokenOthers()),
    phase_2(237, "dream_readers_room", 3, WorkersByDice(BLACK, "none")),
    search_card(238, "oracle_well"),
    laurel_card(239, "moon_temple"),
    permanent_2(240, "house_of_mist", 9, PriceMore(BLACK), on=OTHERS_ADVANCE, printed=True),
)

VIOLET = cards(
    "violet", {"harbour": HARBOUR, "church": CHURCH, "emigrants": EMIGRANTS, "mystic": MYSTIC}
)
