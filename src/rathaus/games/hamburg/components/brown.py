"""The brown buildings: citizens, offices, university, health."""

from rathaus.games.hamburg.components.rows import (
    cards,
    exactly,
    laurel,
    laurel_card,
    lightning,
    money_card,
    permanent_3,
    permanent_4,
    phase_1,
    phase_2,
    phase_3,
    search_card,
    sites,
)
from rathaus.games.hamburg.components.vocabulary import (
    Advance,
    BuyWorkers,
    Discard,
    Draw,
    DrawAct,
    LaySite,
    Money,
    OnBase,
    OnOwn,
    OthersDiscard,
    PayMark,
    Per,
    Points,
    RepeatLightning,
    Rule,
    SearchPile,
    TakeBack,
    Workers,
)

NO_LOW_DIE = exactly(Per(1, "dice", "1|2"), 0)

CITIZENS = (
    lightning(1, "patriotic_society", 3, DrawAct("any")),
    phase_2(2, "burgher_house_on_jungfernstieg", 0, Advance(1), cost=PayMark(4), when=NO_LOW_DIE),
    money_card(3, "merchants_house_deichstrasse", "grey"),
    lightning(4, "grindel_apartment_house", 0, TakeBack()),
    search_card(5, "harmonie_society"),
    phase_3(6, "villa_in_harvestehude", 9, Points(1)),
    phase_3(7, "alster_rowing_club", 12, DrawAct("any"), give="violet"),
    phase_3(8, "country_house_on_the_elbchaussee", 12, DrawAct("any"), give="grey"),
    phase_3(9, "garden_house_in_eppendorf", 12, DrawAct("any"), give="orange"),
    phase_3(10, "st_georg_citizens_association", 12, DrawAct("any"), give="pink"),
    laurel_card(11, "senators_mansion"),
    phase_3(
        12, "reading_room_on_neuer_wall", 6, Points(Per(1, "wall_stones", every=3)), give="pink"
    ),
)

OFFICES = (
    lightning(13, "tax_office", 3, OthersDiscard(1)),
    money_card(14, "finance_deputation", "violet"),
    phase_3(15, "building_deputation", 6, Money(sites("pink", 2)), give="pink"),
    phase_3(16, "main_post_office_stephansplatz", 6, Money(sites("violet", 2)), give="violet"),
    phase_3(17, "telegraph_office", 6, Money(sites("grey", 2)), give="grey"),
    phase_3(18, "survey_office", 6, Money(sites("orange", 2)), give="orange"),
    search_card(19, "state_archive"),
    phase_3(20, "registry_office", 6, Points(sites("violet", 2, every=3)), give="violet"),
    phase_3(21, "court_house_at_holstentor", 6, Points(sites("orange", 2, every=3)), give="orange"),
    phase_3(22, "land_registry", 6, Points(sites("grey", 2, every=3)), give="grey"),
    phase_3(23, "city_waterworks", 6, Points(sites("pink", 2, every=3)), give="pink"),
    laurel_card(24, "senate_chancellery"),
)

UNIVERSITY = (
    lightning(25, "academic_gymnasium", 6, Money(Per(2, "buildings"))),
    money_card(26, "johanneum_school", "pink"),
    phase_3(27, "city_library", 6, BuyWorkers(most=5, price=1)),
    lightning(28, "natural_history_museum", 0, Draw(4), Discard(4)),
    laurel(
        29, "millerntor_observatory", 6, Points(Per(2, "third_segments")), Points(Per(2, "statues"))
    ),
    laurel(30, "state_physics_institute", 9, Points(Per(2, "majorities"))),
    search_card(31, "state_chemistry_laboratory"),
    lightning(32, "german_naval_observatory", 6, LaySite(2, pay_worker=False)),
    phase_1(33, "lecture_hall", 3, Draw(1)),
    permanent_3(34, "steintor_trade_school", 3, Workers("any"), on=OnBase("workers")),
    laurel_card(35, "botanical_institute"),
    permanent_3(36, "wilhelm_gymnasium", 9, RepeatLightning(), on=OnOwn("lightning"), may=True),
)

HEALTH = (
    phase_3(37, "gansemarkt_pharmacy", 3, SearchPile("pink", "zoo"), give="pink"),
    phase_3(38, "seamens_hospital", 3, SearchPile("orange", "zoo"), give="orange"),
    phase_3(39, "st_marys_hospital", 3, SearchPile("grey", "zoo"), give="grey"),
    phase_3(40, "israelite_hospital", 3, SearchPile("violet", "zoo"), give="violet"),
    phase_3(41, "alster_sanatorium", 3, SearchPile("paid", "park"), give="any"),
    money_card(42, "st_georg_hospital", "orange"),
    phase_3(43, "schweinemarkt_public_baths", 3, Money(3), Points(1), give=("violet", "any")),
    search_card(44, "institute_of_hygiene"),
    phase_3(45, "freemasons_hospital", 6, Money(Per(1, "categories")), give="grey"),
    permanent_4(46, "hospital_of_the_holy_ghost", 9, Rule("majority_tie"), printed=True),
    laurel_card(47, "eppendorf_hospital"),
    phase_3(48, "childrens_hospital", 6, Workers("any")),
)

BROWN = cards(
    "brown", {"citizens": CITIZENS, "offices": OFFICES, "university": UNIVERSITY, "health": HEALTH}
)
