"""The words of a game are the longest of all messages: made once, and packed once."""

import gzip
from concurrent.futures import ThreadPoolExecutor

import httpx

from rathaus.server.routes import tables
from tests.server.inside import InsideServer
from tests.server.servers import CALL

MANY = 8


def test_many_who_ask_at_once_have_them_made_once() -> None:
    tables._plain_words.cache_clear()
    tables._packed_words.cache_clear()
    with ThreadPoolExecutor(MANY) as pool:
        asked = [pool.submit(tables._words, "neom", "de", bool(n % 2)) for n in range(MANY)]
        told = [each.result() for each in asked]
    assert tables._plain_words.cache_info().misses == 1
    assert tables._packed_words.cache_info().misses == 1
    assert {gzip.decompress(each) for each in told[1::2]} == set(told[::2])


def test_they_are_packed_for_those_who_can_read_it(inside: InsideServer) -> None:
    address = f"{inside.url}/api/games/neom/words?lang=nl"
    plain = httpx.get(address, headers={"accept-encoding": "identity"}, **CALL)
    packed = httpx.get(address, headers={"accept-encoding": "gzip"}, **CALL)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert packed.headers["vary"] == "Accept-Encoding"
