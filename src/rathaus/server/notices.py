"""What the processes at one database tell each other. It says nothing that is hidden at a table."""

import msgspec

CHANNEL = "rathaus_tables"  # of the database's own notices
WORKER_BYTES = 4  # so many random ones name a process


class Notice(msgspec.Struct, frozen=True, tag_field="kind"):
    worker: str  # the process that tells it


class Changed(Notice, tag="changed", frozen=True):
    """A table has new entries."""

    table: str


class Here(Notice, tag="here", frozen=True):
    """Which seats are connected to the process, by table."""

    seats: dict[str, list[int]]


class WhoIsHere(Notice, tag="who_is_here", frozen=True):
    """The process does not know who is connected to the others."""


AnyNotice = Changed | Here | WhoIsHere

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


def dump(notice: AnyNotice) -> str:
    return _encoder.encode(notice).decode()


def load(text: str) -> AnyNotice:
    return _decoder.decode(text)
