"""The arts."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    laurel,
    lightning,
    on_action,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    BuildCanal,
    Money,
    OnBase,
    Per,
    PlaceDiscarded,
    Points,
    ReturnThreat,
)

ART = persons_of(
    "art",
    blue(106, "harfenspielerin", 3, lightning(Points(Per(2, "majorities")))),
    blue(107, "kunstmaezen", 6, laurel(Points(Per(2, "persons", "art")))),
    blue(108, "dichter", 9, worker("violet", Points(Per(1, "houses", "violet")))),
    brown(109, "teppichwirker", 3, worker("blue", BuildCanal("double"))),
    brown(110, "glasmaler", 6, laurel(Points(Per(2, "landmarks")))),
    brown(111, "komponist", 9, worker("yellow", Points(Per(1, "persons", "art")))),
    yellow(112, "buchmaler", 6, lightning(PlaceDiscarded("art"))),
    yellow(113, "graveur", 9, laurel(Points(Per(1, "groups"))), "public", known="price"),
    yellow(114, "architekt", 12, laurel(Points(Per(1, "houses")))),
    red(115, "lautenist", 3, worker("brown", Money(Per(1, "worker_colours")))),
    red(116, "bildhauer", 6, laurel(Points("best_statue"))),
    red(117, "orgelbauer", 6, worker("blue", Points(Per(1, "landmarks")))),
    violet(118, "portraetist", 3, on_action(OnBase("house"), ReturnThreat("same"))),
    violet(119, "spitzenkloepplerin", 3, worker("brown", BuildCanal("double"))),
    violet(120, "maler", 9, worker("red", Points(Per(1, "houses", "red")))),
)
