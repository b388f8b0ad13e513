"""The underworld."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    laurel,
    lightning,
    passive,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    CopyLightning,
    GiveThreat,
    Money,
    OnOther,
    OthersLose,
    PassThreat,
    Per,
    Points,
    Steal,
    Workers,
)

UNDERWORLD = persons_of(
    "underworld",
    blue(136, "brunnenvergifter", 3, lightning(GiveThreat("brown"), Workers("any"))),
    blue(137, "erpresser", 3, worker("brown", Steal("money", 3, "one"))),
    blue(138, "brandstifter", 9, lightning(OthersLose("house"))),
    brown(139, "intrigant", 3, lightning(GiveThreat("violet"), Points(1))),
    brown(140, "bandenchef", 6, laurel(Points(Per(2, "persons", "underworld")))),
    brown(141, "giftmischerin", 9, lightning(OthersLose("person"))),
    yellow(142, "hehler", 3, worker("violet", Money(Per(2, "persons", "underworld")))),
    yellow(143, "hexe", 6, worker("red", PassThreat(1))),
    yellow(144, "wegelagerer", 6, lightning(Steal("workers", 2))),
    red(145, "raeuber", 3, lightning(GiveThreat("yellow"), Money(2))),
    red(146, "schmuggler", 3, passive(OnOther("person"), Money(1))),
    red(147, "falschmuenzer", 6, worker("yellow", Money("max_die"))),
    violet(148, "dieb", 3, lightning(Steal("card", 1))),
    violet(149, "spion", 3, lightning(CopyLightning())),
    violet(150, "saboteur", 6, lightning(OthersLose("canal"))),
)
