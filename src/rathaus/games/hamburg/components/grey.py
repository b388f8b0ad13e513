"""The grey buildings: military, police, underworld, secret society."""

from rathaus.games.hamburg.components.rows import (
    Row,
    cards,
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
    BuildUnderZoo,
    BuildWall,
    ClergyWorker,
    Colour,
    Lower,
    Money,
    OnBase,
    OnOther,
    OnOwn,
    OnPrice,
    OthersLose,
    OthersRaise,
    Per,
    Points,
    Prevent,
    PriceHalf,
    Rule,
    Steal,
)


def _lodge(number: int, key: str, colour: Colour) -> Row:
    """Buildings of a colour for half the price."""
    return permanent_3(number, key, 3, PriceHalf(), on=OnPrice("building", colour), printed=True)


MILITARY = (
    lightning(145, "sappers_barracks", 6, BuildWall("free")),
    money_card(146, "infantry_barracks", "pink"),
    lightning(147, "militia_guardhouse", 3, Lower("any", 2)),
    search_card(148, "recruiting_office"),
    lightning(149, "armoury", 6, Lower("any", 3)),
    permanent_3(150, "fortification_yard", 6, Lower("same"), on=OnBase("wall"), may=True),
    permanent_2(
        151, "millerntor_guard_post", 6, Prevent(), give="same", on=OnOwn("raise"), may=True
    ),
    lightning(152, "drill_hall", 6, Lower("any", Per(1, "buildings"))),
    lightning(153, "stintfang_bastion", 9, Lower("any", 4)),
    laurel_card(154, "military_headquarters"),
    laurel(155, "powder_tower", 6, Points(Per(1, "danger_levels"))),
    phase_3(156, "garrison_command", 9, Lower("any")),
)

POLICE = (
    phase_3(157, "police_headquarters", 6, Lower("paid", 2), give="any"),
    money_card(158, "david_street_police_station", "brown"),
    phase_3(159, "fire_station", 3, Lower("orange"), give="orange"),
    phase_3(160, "raboisen_night_watch", 3, Lower("pink"), give="pink"),
    phase_3(161, "health_inspectorate", 3, Lower("brown"), give="brown"),
    phase_3(162, "dyke_watch", 3, Lower("violet"), give="violet"),
    search_card(163, "police_barracks"),
    phase_2(164, "street_patrol_post", 0, Money(Per(1, "dice", "6"))),
    permanent_2(165, "harbour_police", 6, Rule("disaster_at", 4)),
    permanent_3(166, "building_inspectorate", 6, Lower("same"), on=OnBase("building"), may=True),
    laurel_card(167, "criminal_investigation_office"),
    permanent_3(168, "remand_prison", 6, Lower("same"), on=OnBase("lower"), may=True),
)

UNDERWORLD = (
    lightning(169, "pickpockets_cellar", 6, Steal("card", 1)),
    money_card(170, "alley_quarter_tavern", "violet"),
    lightning(171, "robbers_den", 6, Steal("money", 3)),
    lightning(172, "crimps_dive", 6, Steal("workers", 2)),
    lightning(173, "blasters_hideout", 6, OthersLose("wall")),
    search_card(174, "smugglers_store"),
    lightning(175, "blackmailers_office", 6, OthersLose("field")),
    lightning(176, "arsonists_shack", 12, OthersLose("building")),
    lightning(177, "land_swindlers_office", 9, OthersLose("site")),
    lightning(178, "poisoners_kitchen", 3, Lower("any"), OthersRaise(), printed=True),
    laurel_card(179, "fences_office"),
    permanent_3(180, "protection_office", 9, Money(2), on=OnOther("building")),
)

SECRET = (
    money_card(181, "absalom_lodge", "pink"),
    _lodge(182, "golden_sphere_lodge", "orange"),
    _lodge(183, "emanuel_lodge", "violet"),
    _lodge(184, "red_rose_lodge", "pink"),
    _lodge(185, "lodge_of_the_rock", "brown"),
    search_card(186, "lodge_house"),
    permanent_2(187, "league_of_ravens", 3, Points(1), on=OnOwn("token")),
    permanent_2(188, "black_circle", 0, Money(2), on=OnOwn("token")),
    phase_3(189, "secret_chapel", 9, ClergyWorker()),
    phase_3(190, "passage_under_the_zoo", 9, BuildUnderZoo("paid"), give="any"),
    laurel_card(191, "grand_lodge"),
    permanent_3(192, "house_with_a_false_floor", 9, Rule("buildings_per_site", 2)),
)

GREY = cards(
    "grey", {"military": MILITARY, "police": POLICE, "underworld": UNDERWORLD, "secret": SECRET}
)
