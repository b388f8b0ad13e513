"""For whoever runs the server: is it well, and how busy is it?"""

from collections.abc import Iterator
from importlib import metadata

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rathaus.server.desk import Desk
from rathaus.server.measuring import Measures
from rathaus.server.routes.asking import Json, desk_of


async def healthz(request: Request) -> Response:
    """Can tables be read and written?"""
    count = await desk_of(request).health()
    return Json({"status": "ok", "tables": count, "version": metadata.version("rathaus")})


async def metrics(request: Request) -> Response:
    """Numbers in the text format of Prometheus; nothing about any game."""
    desk = desk_of(request)
    worker = f'worker="{desk.storage.worker}"'
    lines = [
        f"{_head(name, kind, text)}rathaus_{name}{{{worker}}} {number}\n"
        for name, kind, text, number in _numbers(desk)
    ]
    return PlainTextResponse("".join([*lines, *_histograms(desk.measures, worker)]))


def _head(name: str, kind: str, text: str) -> str:
    return f"# HELP rathaus_{name} {text}\n# TYPE rathaus_{name} {kind}\n"


def _histograms(measures: Measures, worker: str) -> Iterator[str]:
    for name, text, label, found in (
        ("request_seconds", "Time to answer requests.", "route", measures.routes),
        ("message_seconds", "Time to answer messages.", "type", measures.messages),
    ):
        yield _head(name, "histogram", text)
        for value, histogram in list(found.items()):
            yield from histogram.lines(f"rathaus_{name}", f'{worker},{label}="{value}"')
    yield _head("loop_lag_seconds", "histogram", "How much everything waits for the one thread.")
    yield from measures.lag.lines("rathaus_loop_lag_seconds", worker)


def _numbers(desk: Desk) -> list[tuple[str, str, str, float]]:
    counts = desk.counts + desk.thinkers.counts + desk.ringing.counts
    gauge, counter = "gauge", "counter"
    return [
        ("tables_in_memory", gauge, "Tables that are loaded.", len(desk.rooms)),
        ("connections", gauge, "Browsers that look at a table.", len(desk.crowd)),
        ("bots_waiting", gauge, "Decisions no process is free for.", desk.thinkers.turns.waiting),
        ("doors", gauge, "Connections without a table.", len(desk.doors)),
        ("tables_created_total", counter, "Tables set.", counts["tables"]),
        ("entries_written_total", counter, "Entries on disk.", counts["entries"]),
        ("write_seconds_total", counter, "Time spent on that.", desk.seconds_writing),
        ("conflicts_total", counter, "Entries another process forestalled.", counts["conflicts"]),
        ("refused_total", counter, "Changes that were refused.", counts["refused"]),
        ("bells_failed_total", counter, "Messages nobody took.", counts["bells_failed"]),
        ("bells_dropped_total", counter, "Messages too many.", counts["bells_dropped"]),
        ("bot_decisions_total", counter, "Decisions of bots.", counts["bot_decisions"]),
        ("bots_replaced_total", counter, "Of those, by a simpler bot.", counts["bots_replaced"]),
    ]
