"""What whoever runs the server sees, and how answers travel."""

import json

import httpx

from tests.server.inside import InsideServer
from tests.server.servers import CALL, wait_until

Series = dict[str, float]


def metrics(server: InsideServer) -> tuple[Series, dict[str, str]]:
    """The numbers and the kinds of the text format, each line of it read."""
    numbers, kinds, helped = {}, {}, set()
    for line in server.get("/metrics").text.splitlines():
        match line.split(" ", 3):
            case ["#", "HELP", name, text]:
                assert text
                helped.add(name)
            case ["#", "TYPE", name, kind]:
                kinds[name] = kind
            case [name, number]:
                plain, _, labels = name.partition("{")
                assert f'worker="{server.desk.storage.worker}"' in labels
                numbers[plain if plain in kinds else name] = float(number)
            case _:
                raise AssertionError(line)
    assert helped == kinds.keys()
    assert {name for name, kind in kinds.items() if kind != "histogram"} <= numbers.keys()
    return numbers, kinds


def test_metrics_count_what_happens_and_tell_nothing_of_it(inside: InsideServer) -> None:
    before, kinds = metrics(inside)
    for name, kind in kinds.items():
        assert name.startswith("rathaus_")
        kinds_of_names = {"_total": "counter", "_seconds": "histogram"}
        ending = name[name.rindex("_") :]
        assert kind == kinds_of_names.get(ending, "gauge")
    table = inside.new_table("neom", 2)
    with inside.join(table) as ann:
        secret = ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        ann.until_asked()
        assert ann.ask(type="leave", seat=1)["type"] == "failed"
        after, _ = metrics(inside)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown["rathaus_tables_created_total"] == 1
    assert grown["rathaus_connections"] == 1
    assert grown["rathaus_tables_in_memory"] == 1
    assert grown["rathaus_refused_total"] == 1
    assert grown["rathaus_entries_written_total"] >= 2
    assert grown["rathaus_write_seconds_total"] > 0
    text = inside.get("/metrics").text
    assert table not in text
    assert secret not in text
    wait_until(lambda: metrics(inside)[0]["rathaus_connections"] == before["rathaus_connections"])


def test_metrics_count_one_by_one_beyond_a_million(inside: InsideServer) -> None:
    counts = inside.desk.counts
    before = counts["conflicts"]
    counts["conflicts"] = 1_234_567
    assert metrics(inside)[0]["rathaus_conflicts_total"] == 1_234_567
    counts["conflicts"] = before


def test_long_answers_are_compressed_for_who_can_read_them(inside: InsideServer) -> None:
    address = f"{inside.url}/api/games/neom/words"
    packed = httpx.get(address, headers={"accept-encoding": "gzip"}, **CALL)
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, **CALL)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.json() == plain.json()
    short = httpx.get(f"{inside.url}/healthz", headers={"accept-encoding": "gzip"}, **CALL)
    assert "content-encoding" not in short.headers
    assert short.json()["status"] == "ok"


def test_tables_are_listed_by_their_names_public_or_not(inside: InsideServer) -> None:
    private = inside.post("/api/tables", {"game": "neom", "players": 2, "public": False})
    hidden, shown = private.json()["id"], inside.new_table("neom", 3)
    with inside.join(hidden) as ann:
        ann.sit(0, "Ann")
        ann.sit_bot(1, "random")
        ann.until_asked()
    found = inside.get(f"/api/tables?names={hidden},nothing,,{shown}&lang=de").json()["tables"]
    by_name = {each["id"]: each for each in found}
    assert by_name.keys() == {hidden, shown}
    assert by_name[hidden]["status"] == "playing"
    assert by_name[hidden]["seats"] == ["Ann", "Computer 2"]
    assert by_name[hidden]["turn"] == [0]
    assert by_name[shown]["seats"] == ["", "", ""]
    allowed = {"id", "game", "title", "players", "options", "status", "seats", "turn", "updated"}
    assert by_name[hidden].keys() == allowed
    assert hidden not in json.dumps(inside.get("/api/tables").json())
    too_many = inside.get(f"/api/tables?names={','.join(['x'] * 51)}")
    assert too_many.status_code == 400
    assert inside.get("/api/tables?names=").json() == {"tables": []}
