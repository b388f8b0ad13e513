"""For whoever runs the server: is it well, and how busy is it?"""

from importlib import metadata

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rathaus.server.desk import Desk
from rathaus.server.routes.asking import Json, desk_of


async def healthz(request: Request) -> Response:
    """Can tables be read and written?"""
    count = await desk_of(request).health()
    return Json({"status": "ok", "tables": count, "version": metadata.version("rathaus")})


async def metrics(request: Request) -> Response:
    """Numbers in the text format of Prometheus; nothing about any game."""
    lines = [
        f"# HELP rathaus_{name} {text}\n# TYPE rathaus_{name} {kind}\nrathaus_{name} {number}\n"
        for name, kind, text, number in _numbers(desk_of(request))
    ]
    return PlainTextResponse("".join(lines))


def _numbers(desk: Desk) -> list[tuple[str, str, str, float]]:
    counts = desk.counts + desk.thinkers.counts
    gauge, counter = "gauge", "counter"
    return [
        ("tables_in_memory", gauge, "Tables that are loaded.", len(desk.rooms)),
        ("connections", gauge, "Browsers that look at a table.", len(desk.crowd)),
        ("tables_created_total", counter, "Tables set.", counts["tables"]),
        ("entries_written_total", counter, "Entries on disk.", counts["entries"]),
        ("write_seconds_total", counter, "Time spent on that.", desk.seconds_writing),
        ("conflicts_total", counter, "Entries another process forestalled.", counts["conflicts"]),
        ("refused_total", counter, "Changes that were refused.", counts["refused"]),
        ("bot_decisions_total", counter, "Decisions of bots.", counts["bot_decisions"]),
        ("bots_replaced_total", counter, "Of those, by a simpler bot.", counts["bots_replaced"]),
    ]
