"""The server's part of a live connection."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

BROKEN = 1006  # without a goodbye
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class LiveProtocol(WebSocketsSansIOProtocol):
    """The server leaves a connection open, and says nothing, whose first lines its library refuses (they are too long, or too
    many): we answer and close it. And it says of a line that broke what it says of a page that closes without giving a reason;
    we tell them apart."""

    asked = False

    def handle_connect(self, event: Request) -> None:
        self.asked = True
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.asked and self.conn.handshake_exc is not None:
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": BROKEN})
        super().connection_lost(exc)
