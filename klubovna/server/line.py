"""Line: the socket of one client as uvicorn keeps it, with a short way for what the client is told.

Through ASGI a message takes a turn of the event loop and half a dozen coroutines on its way to the transport. As long
as a client keeps up there is nothing to wait for on that way; one that does not is left to ASGI.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

OPEN: Final = State.OPEN


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own protocol in everything else; the application finds it in the state of the scope, as `line`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:  # else there is no scope
            self.scope["state"]["line"] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"].pop("line", None)  # a circle, which only a sweep would find

    def tell(self, text: bytes, more: bool = False) -> bool:
        """Send a message at once; False where the client is slow or on its way out: then nothing was sent. Where `more`
        will follow in the same turn of the loop, it goes out together with that."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        if more:
            self.loop.call_soon(self.flush)
        else:
            self.flush()
        return True

    def flush(self) -> None:
        """Give the transport what waits in the connection, if nobody has done that yet."""
        if output := self.conn.data_to_send():
            self.transport.write(b"".join(output))


def line_of(scope: Scope) -> Line | None:
    """The line of a connection; another ASGI server has none."""
    found = scope.get("state", {}).get("line")
    return found if isinstance(found, Line) else None
