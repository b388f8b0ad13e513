"""WebSockets as uvicorn speaks them, where whatever comes is counted: also what is no message.

Pings, fragments and nothing at all cost the one thread of all as much as a message does.
"""

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rathaus.server.doors import Doors

PIECE = 1024  # bytes that are read before somebody looks how much came
GOODBYE = 2.0  # seconds to answer it
NO_TEXT = 1007  # close code

log = logging.getLogger("rathaus.frames")
log.setLevel(logging.WARNING)  # who comes and goes is nobody's business


class Frames(WebSocketsSansIOProtocol):
    """The lifespan of the app provides the doors, which say how many frames are too many."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        doors: Doors | None = self.app_state.get("doors")
        self._bucket = None if doors is None else doors.frames()
        self.close_timeout = GOODBYE
        self.logger = self.conn.logger = log

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        came = len(self.conn.events)
        if self._bucket and not self._bucket.take(self.loop.time(), came):
            self.transport.abort()
            return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
