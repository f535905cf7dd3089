"""Connections that cost nothing but stay: how many an address may hold open, and how long a request may take to arrive.

Without this a few hundred connections on which nobody says a word use up what a process may open, and everybody is shut out.
Live connections are counted elsewhere, by person (`live_connections`).
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from functools import cache
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..settings import Settings, from_environment


class Bounds:
    """The bounds of one server, and how many connections each address has open."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections
        self.seconds = settings.request_seconds
        named = [one.strip() for one in settings.forwarded_from.split(",")]
        self.everybody_is_a_proxy = "*" in named
        self.proxies = [network for one in named if (network := _network(one)) is not None]
        self.open: Counter[str] = Counter()

    def is_proxy(self, address: str) -> bool:
        """Everybody comes through a proxy: its connections are not one person's."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return True  # a socket in the file system: who may use it is the machine's business
        return self.everybody_is_a_proxy or any(found in network for network in self.proxies)


class BoundedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP/1.1 within bounds: those of the environment, if a subclass does not bring others."""

    bounds: ClassVar[Bounds | None] = None
    counted = ""  # the address this connection is counted for
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        bounds = self._bounds()
        address = self.client[0] if self.client else ""
        if not bounds.is_proxy(address):
            if bounds.open[address] >= bounds.most:
                transport.abort()
                return
            self.counted = address
            bounds.open[address] += 1
        self._expect_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._request_is_here()

    def handle_websocket_upgrade(self) -> None:
        self._gone()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self._bounds().seconds, self.transport.abort)

    def _request_is_here(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _gone(self) -> None:
        self._request_is_here()
        if self.counted:
            open_here = self._bounds().open
            open_here[self.counted] -= 1
            if not open_here[self.counted]:
                del open_here[self.counted]
            self.counted = ""

    def _bounds(self) -> Bounds:
        return self.bounds or _bounds_of_environment()


def within(settings: Settings) -> type[BoundedProtocol]:
    """The protocol of a server with these settings."""
    return type("Connections", (BoundedProtocol,), {"bounds": Bounds(settings)})


@cache
def _bounds_of_environment() -> Bounds:
    return Bounds(from_environment())


def _network(written: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(written, strict=False)
    except ValueError:
        return None
