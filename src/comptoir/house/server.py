"""The server processes of a house: one sentence and an error if they cannot open, the address once they have."""

from __future__ import annotations

import resource
import socket
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from ..kernel.errors import ComptoirError
from .settings import Settings
from .store.faults import bring_up_to_date

SHUTDOWN_SECONDS = 5
BACKLOG = 2048
EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::", "")
POLL_SECONDS = 0.1


class CannotOpen(ComptoirError):
    """Why the house cannot be opened."""


def run(settings: Settings, workers: int, browser: bool) -> None:
    """Serve until somebody ends it. The settings are in the environment, for the server processes."""
    bring_up_to_date(settings.database)
    listening = _listen(settings.host, settings.port)
    _allow_many_connections()
    threading.Thread(target=_announce, args=(settings, browser), daemon=True).start()
    config = uvicorn.Config(
        "comptoir.house.app:from_environment",
        factory=True,
        http="comptoir.house.http.connections:BoundedProtocol",
        workers=workers,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_from,
        access_log=False,  # the house logs by route, without addresses and queries
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws="comptoir.house.live.protocol:LiveProtocol",
        ws_max_size=16_384,
    )
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listening]).run()
            return
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        if not server.started:
            raise CannotOpen("the house could not open; the log says why")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotOpen(f"the house cannot listen on {host}, port {port}: {reason}") from None
    listening.set_inheritable(True)
    return listening


def _allow_many_connections() -> None:
    """As many as the machine grants: each live connection needs a file descriptor."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _announce(settings: Settings, browser: bool) -> None:
    """Say that the house is open once it answers; the port is ours, so nobody else does."""
    host = "localhost" if settings.host in EVERYWHERE else f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{settings.port}/"
    while True:
        with suppress(OSError):
            urllib.request.urlopen(address + "health", timeout=1).close()
            break
        time.sleep(POLL_SECONDS)
    typer.echo(f"Comptoir is open at {address}")
    if browser:
        with suppress(webbrowser.Error):
            webbrowser.open(address)
