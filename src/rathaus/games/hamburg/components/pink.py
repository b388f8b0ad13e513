"""The pink buildings: amusement, art, theatre, circus."""

from dataclasses import replace

from rathaus.games.hamburg.components.rows import (
    at_least,
    at_most,
    cards,
    laurel,
    laurel_card,
    lightning,
    money_card,
    permanent_3,
    permanent_4,
    phase_2,
    phase_3,
    search_card,
    sites,
)
from rathaus.games.hamburg.components.vocabulary import (
    ActivateAll,
    Advance,
    BuildWall,
    Die,
    DoubleStatue,
    Lower,
    Money,
    OnBase,
    OnOther,
    OnOwn,
    OthersLose,
    Per,
    Points,
    Reactivate,
    Rule,
    Workers,
)

FOR_EACH_SET = (Points(Per(1, "worker_sets")), Money(Per(5, "worker_sets")))

AMUSEMENT = (
    phase_2(49, "trichter_ballroom", 0, Workers("grey"), when=at_least(Die("grey"), 5)),
    phase_2(50, "alster_pavilion", 0, Workers("orange"), when=at_least(Die("orange"), 5)),
    phase_2(51, "spielbudenplatz_beer_hall", 0, Workers("brown"), when=at_least(Die("brown"), 5)),
    phase_2(52, "waxworks", 0, Workers("violet"), when=at_least(Die("violet"), 5)),
    money_card(53, "elysium_dance_hall", "orange"),
    phase_3(54, "hamburg_dom_fair", 6, Reactivate(), give="violet"),
    search_card(55, "sagebiels_halls"),
    phase_3(56, "viennese_coffee_house", 9, Points(1)),
    phase_3(57, "st_pauli_bowling_alley", 6, Money(2), printed=True),
    phase_3(58, "uhlenhorst_ferry_house", 3, Workers("pink")),
    laurel_card(59, "conventgarten_concert_hall"),
    lightning(60, "ludwigs_concert_house", 6, ActivateAll(), printed=True),
)

ART = (
    money_card(61, "art_society", "brown"),
    phase_3(62, "school_of_painting", 6, BuildWall("double"), give="orange"),
    phase_3(63, "sculptors_studio", 6, BuildWall("double"), give="brown"),
    phase_3(64, "lithographic_press", 6, BuildWall("double"), give="violet"),
    phase_3(65, "stained_glass_studio", 6, BuildWall("double"), give="grey"),
    permanent_3(
        66, "artists_house", 3, Rule("counts_as", words=("art", "amusement", "theatre", "circus"))
    ),
    search_card(67, "museum_of_arts_and_crafts"),
    lightning(68, "art_salon", 3, Advance(1)),
    phase_3(69, "photographers_studio", 9, Points(Per(1, "buildings", "art")), give="orange"),
    permanent_3(70, "architects_office", 9, Lower("same"), on=OnBase("site"), may=True),
    laurel(71, "print_room", 9, Points(Per(1, "categories"))),
    laurel_card(72, "hall_of_art"),
)

THEATRE = (
    money_card(73, "city_theatre_dammtor", "grey"),
    phase_3(74, "ernst_drucker_theatre", 3, Money(sites("orange")), give="orange"),
    phase_3(75, "carl_schultze_theatre", 3, Money(sites("brown")), give="brown"),
    phase_3(76, "variety_theatre", 3, Money(sites("violet")), give="violet"),
    phase_3(77, "central_hall", 3, Money(sites("grey")), give="grey"),
    phase_3(78, "thalia_theatre", 12, Points(sites("orange")), give="orange"),
    phase_3(79, "wilhelm_theatre", 12, Points(sites("brown")), give="brown"),
    phase_3(80, "urania_theatre", 12, Points(sites("violet")), give="violet"),
    phase_3(81, "st_georg_tivoli", 9, Points(Per(1, "buildings", "theatre")), give="orange"),
    replace(
        phase_3(82, "apollo_theatre", 12, Points(sites("grey")), give="grey"),
        effect_source="reconstructed",
    ),
    search_card(83, "scenery_store"),
    laurel_card(84, "altona_city_theatre"),
)

CIRCUS = (
    lightning(85, "circus_renz", 6, OthersLose("marker"), printed=True),
    money_card(86, "circus_busch", "brown"),
    phase_2(87, "dice_booth", 6, Money("mode_die"), when=at_least("mode_die", 1)),
    phase_3(88, "travelling_circus", 9, *FOR_EACH_SET, give="orange"),
    lightning(89, "trick_riders_hall", 6, Points(Per(2, "majorities"))),
    search_card(90, "jugglers_quarters"),
    permanent_3(91, "tightrope_ground", 0, Workers("same"), on=OnOther("wall")),
    phase_2(92, "wheel_of_fortune", 9, Money(5), when=at_most("dice_sum", 23)),
    phase_2(93, "menagerie", 12, Points(2), when=at_least("dice_sum", 19)),
    laurel_card(94, "hippodrome"),
    permanent_4(95, "school_of_acrobats", 0, Workers("all"), on=OnOwn("majority")),
    laurel(96, "strongmens_arena", 6, DoubleStatue()),
)

PINK = cards("pink", {"amusement": AMUSEMENT, "art": ART, "theatre": THEATRE, "circus": CIRCUS})
