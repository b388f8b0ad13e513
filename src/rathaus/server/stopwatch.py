"""How long requests take, by the function that answers them."""

import time

from starlette.types import ASGIApp, Receive, Scope, Send

from rathaus.server.measuring import Measures


class Stopwatch:
    """Middleware; who asks to wait for news is not timed."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app = app
        self.measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or b"after=" in scope["query_string"]:
            await self.app(scope, receive, send)
            return
        start = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            name = getattr(scope.get("endpoint"), "__name__", "other")
            self.measures.note_route(name, time.perf_counter() - start)
