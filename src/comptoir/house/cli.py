"""`comptoir serve`, `migrate`, `backup` and `restore`.

What takes long to import (server, database) is imported where it is used: other commands must not wait for it.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from .settings import MOST_PORT, Settings, from_environment, to_environment
from .store import backups

app = typer.Typer(help="Run a house: an open ludothèque for your browser.", no_args_is_help=True, add_completion=False)

DatabaseOption = Annotated[str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…", show_default=False)]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=MOST_PORT, help="Port to listen on.", show_default="8000")] = None,
    database: DatabaseOption = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Server processes; more than one needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open the house in a browser.")] = False,
) -> None:
    """Open the house."""
    from . import server

    settings = _settings(database)
    settings = replace(settings, host=host or settings.host, port=settings.port if port is None else port)
    if workers > 1 and settings.is_sqlite:
        raise typer.BadParameter("several processes need PostgreSQL: give --database postgresql://…")
    os.environ.update(to_environment(settings))
    if workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="comptoir-metrics-"))
    server.run(settings, workers, browser)


@app.command()
def migrate(database: DatabaseOption = None) -> None:
    """Bring the database up to date."""
    from .store.faults import bring_up_to_date

    bring_up_to_date(_settings(database).database)
    typer.echo("The database is up to date.")


@app.command()
def backup(target: Annotated[Path, typer.Argument(help="The file to write.")], database: DatabaseOption = None) -> None:
    """Copy the SQLite database into one file with a checksum, while the house runs or not."""
    with _told(database):
        size = backups.back_up(_sqlite_file(database), target)
    typer.echo(f"{target}: {size} bytes")


@app.command()
def restore(source: Annotated[Path, typer.Argument(help="A backup.")], database: DatabaseOption = None) -> None:
    """Put a backup in the place of the SQLite database, while the house runs or not. What was there is kept beside it."""
    with _told(database):
        kept = backups.restore(source, _sqlite_file(database))
    typer.echo(f"{source} is restored." if kept is None else f"{source} is restored. What was there before: {kept}")


def _settings(database: str | None) -> Settings:
    settings = from_environment()
    return settings if database is None else replace(settings, database=database)


def _told(database: str | None) -> AbstractContextManager[None]:
    """What is wrong with the database, in a sentence."""
    from .store.faults import told

    return told(_settings(database).database)


def _sqlite_file(database: str | None) -> Path:
    from sqlalchemy import make_url

    settings = _settings(database)
    if not settings.is_sqlite:
        raise backups.BackupFault("for PostgreSQL use pg_dump and pg_restore; docs/hosting.md says how")
    return Path(make_url(settings.database).database or "")
