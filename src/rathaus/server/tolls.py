"""What is sent is paid for: packing and sending it is work for the one thread of all."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rathaus.server.desk import Desk
from rathaus.server.limits import household

ASKING = 0.2  # milliseconds
PACKED = 15_000  # bytes that are compressed in a millisecond


class Tolls:
    """Middleware; a household that has spent its share waits, whatever it asks for."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        who = household(scope["client"][0]) if scope.get("client") else ""
        await self.desk.budget.wait(who)
        self.desk.budget.spend(who, ASKING)

        async def paid(message: Message) -> None:
            self.desk.budget.spend(who, len(message.get("body", b"")) / PACKED)
            await send(message)

        await self.app(scope, receive, paid)
