"""Who wants to be told, and how, in the database."""

from dataclasses import asdict, dataclass
from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from rathaus.server.bells import webpush
from rathaus.server.header import PLAYING
from rathaus.server.schema import bells, house, tables
from rathaus.server.storage import Storage

EACH = 5  # of one seat
AT_A_TIME = 200  # reminders
KEY = "push"


@dataclass(frozen=True, slots=True)
class Bell:
    id: str
    table_id: str
    seat: int
    secret: str  # the hash of the seat's
    kind: str  # push, mail, webhook
    address: str
    keys: str  # of a browser: p256dh and auth
    lang: str
    created: float
    remind: float = 0.0  # seconds
    reminded: float = 0.0
    token: str = ""  # the hash of what confirms it


def name_of(table: str, seat: int, address: str) -> str:
    return sha256(f"{table} {seat} {address}".encode()).hexdigest()[:32]


def push_key(storage: Storage) -> str:
    """The private key of this server; made once, whichever process comes first."""
    query = sa.select(house.c.text).where(house.c.name == KEY)
    with storage.engine.connect() as connection:
        found = connection.execute(query).scalar()
    if found is not None:
        return str(found)
    try:
        with storage.engine.begin() as connection:
            connection.execute(house.insert().values(name=KEY, text=webpush.new_key()))
    except IntegrityError:
        pass  # another process was faster
    return push_key(storage)


def hang(storage: Storage, bell: Bell) -> None:
    """The same address of a seat again replaces what was there; a few are enough for one seat."""
    seat = _of_seat(bell) & (bells.c.token == "")
    newest = sa.select(bells.c.id).where(seat).order_by(bells.c.created.desc()).limit(EACH)
    with storage.engine.begin() as connection:
        connection.execute(bells.delete().where(bells.c.id == bell.id))
        connection.execute(bells.insert().values(asdict(bell)))
        kept = list(connection.execute(newest).scalars())
        connection.execute(bells.delete().where(seat, bells.c.id.not_in(kept)))


def take_down(storage: Storage, name: str) -> None:
    """One that waits to be confirmed stays, and with it that its address was asked already."""
    with storage.engine.begin() as connection:
        connection.execute(bells.delete().where(bells.c.id == name, bells.c.token == ""))


def may_ask(storage: Storage, bell: Bell) -> bool:
    """Nobody is asked twice, wherever the address was named, and a seat names a few addresses."""
    same = sa.func.lower(bells.c.address) == bell.address.lower()
    waiting = sa.select(sa.func.count()).select_from(bells).where(bells.c.token != "")
    with storage.engine.connect() as connection:
        if connection.execute(waiting.where(same)).scalar_one():
            return False
        return connection.execute(waiting.where(_of_seat(bell))).scalar_one() < EACH


def _of_seat(bell: Bell) -> sa.ColumnElement[bool]:
    return (bells.c.table_id == bell.table_id) & (bells.c.seat == bell.seat)


def confirm(storage: Storage, token: str) -> bool:
    """Somebody has followed the link in the first mail."""
    change = bells.update().where(bells.c.token == token, bells.c.token != "").values(token="")
    with storage.engine.begin() as connection:
        return connection.execute(change).rowcount > 0


def known(storage: Storage, name: str) -> Bell | None:
    with storage.engine.connect() as connection:
        row = connection.execute(sa.select(bells).where(bells.c.id == name)).mappings().first()
    return None if row is None else Bell(**row)


def of_seats(storage: Storage, table: str, seats: list[int]) -> list[Bell]:
    query = sa.select(bells).where(
        bells.c.table_id == table, bells.c.seat.in_(seats), bells.c.token == ""
    )
    with storage.engine.connect() as connection:
        return [Bell(**row) for row in connection.execute(query).mappings()]


def due(storage: Storage, now: float) -> list[Bell]:
    """Where nothing has happened for as long as the table has chosen; each is told once."""
    still = (tables.c.updated <= now - bells.c.remind) & (bells.c.reminded < tables.c.updated)
    query = (
        sa.select(bells)
        .join(tables, tables.c.id == bells.c.table_id)
        .where(bells.c.remind > 0, bells.c.token == "", tables.c.status == PLAYING, still)
        .limit(AT_A_TIME)
    )
    with storage.engine.connect() as connection:
        found = [Bell(**row) for row in connection.execute(query).mappings()]
    return [bell for bell in found if _claim(storage, bell, now)]


def _claim(storage: Storage, bell: Bell, now: float) -> bool:
    """Several processes look for them; one of them reminds."""
    same = (bells.c.id == bell.id) & (bells.c.reminded == bell.reminded)
    with storage.engine.begin() as connection:
        change = bells.update().where(same).values(reminded=now)
        return connection.execute(change).rowcount == 1


def forget_unconfirmed(storage: Storage, before: float) -> None:
    old = (bells.c.token != "") & (bells.c.created < before)
    with storage.engine.begin() as connection:
        connection.execute(bells.delete().where(old))
