"""The court."""

from rathaus.games.bruges.components.rows import (
    blue,
    brown,
    exactly,
    laurel,
    lightning,
    on_action,
    passive,
    persons_of,
    red,
    violet,
    worker,
    yellow,
)
from rathaus.games.bruges.components.vocabulary import (
    Advance,
    Discard,
    Draw,
    ExtraAction,
    OnOwn,
    Per,
    Points,
    Ready,
    Rule,
    Workers,
)

COURT = persons_of(
    "court",
    blue(76, "magd", 0, worker("blue", Draw(1))),
    blue(77, "falkner", 3, laurel(Points(Per(2, "hand_cards")))),
    blue(78, "truchsess", 3, lightning(Draw(4), Discard(2))),
    brown(79, "hofnarr", 3, passive(Rule("counts_as", words=("amusement", "art")))),
    brown(80, "kutscher", 6, worker("yellow", ExtraAction("hand")), "rulebook"),
    brown(81, "kammerzofe", 9, worker("brown", ExtraAction("discard"))),
    yellow(82, "haushofmeister", 3, laurel(exactly(Per(1, "house_colours"), 5), Points(5))),
    yellow(83, "stallmeister", 3, lightning(Ready())),
    yellow(84, "kaemmerer", 6, laurel(Points(Per(2, "persons", "court")))),
    red(85, "knecht", 0, worker("red", Draw(1)), "rulebook"),
    red(86, "herold", 3, lightning(Advance(1))),
    red(87, "zeremonienmeister", 6, passive(OnOwn("majority"), Workers("all"))),
    violet(88, "mundschenk", 0, lightning(Draw(3))),
    violet(89, "page", 0, worker("violet", Draw(1))),
    violet(90, "jaegermeister", 6, on_action(Rule("half_price", words=("yellow",)))),
)
