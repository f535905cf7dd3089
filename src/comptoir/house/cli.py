"""`comptoir serve`, `migrate`, `backup` and `restore`.

What takes long to import (server, database) is imported where it is used: other commands must not wait for it.
"""

from __future__ import annotations

import os
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ..kernel.errors import ComptoirError
from .settings import MOST_PORT, Settings, from_environment, to_environment
from .store import backups

app = typer.Typer(help="Run a house: an open ludothèque for your browser.", no_args_is_help=True, add_completion=False)

DatabaseOption = Annotated[str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…", show_default=False)]
SHUTDOWN_SECONDS = 5


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=MOST_PORT, help="Port to listen on.", show_default="8000")] = None,
    database: DatabaseOption = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Server processes; more than one needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open the house in a browser.")] = False,
) -> None:
    """Open the house."""
    import uvicorn

    from .live.protocol import LiveProtocol

    settings = _settings(database)
    settings = replace(settings, host=host or settings.host, port=port or settings.port)
    if workers > 1 and settings.is_sqlite:
        raise typer.BadParameter("several processes need PostgreSQL: give --database postgresql://…")
    os.environ.update(to_environment(settings))
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="comptoir-metrics-"))
    _bring_up_to_date(settings)
    _check_free(settings.host, settings.port)
    address = f"http://{'localhost' if settings.host in ('127.0.0.1', '0.0.0.0', '::') else settings.host}:{settings.port}/"
    threading.Thread(target=_announce, args=(address, browser), daemon=True).start()
    uvicorn.run(
        "comptoir.house.app:from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=workers,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_from,
        access_log=False,  # the house logs by route, without addresses and queries
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws=LiveProtocol,
        ws_max_size=16_384,
    )


@app.command()
def migrate(database: DatabaseOption = None) -> None:
    """Bring the database up to date."""
    _bring_up_to_date(_settings(database))
    typer.echo("The database is up to date.")


@app.command()
def backup(target: Annotated[Path, typer.Argument(help="The file to write.")], database: DatabaseOption = None) -> None:
    """Copy the SQLite database while the house runs."""
    with _told(database):
        size = backups.back_up(_sqlite_file(database), target)
    typer.echo(f"{target}: {size} bytes")


@app.command()
def restore(source: Annotated[Path, typer.Argument(help="A backup.")], database: DatabaseOption = None) -> None:
    """Put a backup in the place of the SQLite database, while the house runs or not."""
    with _told(database):
        backups.restore(source, _sqlite_file(database))
    _bring_up_to_date(_settings(database))  # the backup may be older than this house
    typer.echo(f"{source} is restored.")


def _settings(database: str | None) -> Settings:
    settings = from_environment()
    return settings if database is None else replace(settings, database=database)


def _told(database: str | None) -> AbstractContextManager[None]:
    """What is wrong with the database, in a sentence."""
    from .store.faults import told

    return told(_settings(database).database)


def _bring_up_to_date(settings: Settings) -> None:
    from .metrics import set_up_logs
    from .store.faults import bring_up_to_date

    set_up_logs(settings.log_json, settings.log_level)
    bring_up_to_date(settings.database)


def _sqlite_file(database: str | None) -> Path:
    from sqlalchemy import make_url

    settings = _settings(database)
    if not settings.is_sqlite:
        raise backups.BackupFault("for PostgreSQL use pg_dump and pg_restore; docs/hosting.md says how")
    return Path(make_url(settings.database).database or "")


def _check_free(host: str, port: int) -> None:
    """Whether the house could listen there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
        for family, kind, protocol, _, where in found:
            with socket.socket(family, kind, protocol) as one:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                one.bind(where)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise ComptoirError(f"the house cannot listen on {host}, port {port}: {why}") from None


def _announce(address: str, browser: bool) -> None:
    """Say that the house is open once it answers, and show it if asked to; where there is no browser, the address is told."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        with suppress(OSError):
            direct.open(address + "health", timeout=1).close()
            break
        time.sleep(0.1)
    typer.echo(f"Comptoir is open at {address}")
    if browser:
        with suppress(webbrowser.Error):
            webbrowser.open(address)
