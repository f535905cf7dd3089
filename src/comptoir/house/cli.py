"""`comptoir serve`, `migrate`, `backup`, `restore`, `people`, `tables` and `reports`.

What takes long to import (server, database) is imported where it is used: other commands must not wait for it.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

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


people = typer.Typer(help="The people of a house: find one, let one back in, keep one out.", no_args_is_help=True)
tables = typer.Typer(help="The tables of a house: find one, close one, say something at all of them.", no_args_is_help=True)
app.add_typer(people, name="people")
app.add_typer(tables, name="tables")
reports = typer.Typer(help="What people have told the keeper of a house.", no_args_is_help=True)
app.add_typer(reports, name="reports")
Who = Annotated[str, typer.Argument(help="A handle, or the id that `comptoir people list` shows.")]


@people.command("list")
def list_people(
    wanted: Annotated[str, typer.Argument(help="A part of a name or handle, or an id.", show_default="everybody")] = "",
    database: DatabaseOption = None,
) -> None:
    """People: id, handle, name, since when, last login, running games. The 200 newest that fit."""
    _rows(database, lambda keeper, one: keeper.list_people(one, wanted))


@people.command()
def reset(who: Who, database: DatabaseOption = None) -> None:
    """Print a link by which somebody gets back in and chooses a new password. It is good once, for a day."""
    typer.echo(_kept(database, lambda keeper, one: keeper.reset(one, who)))


@people.command()
def ban(who: Who, database: DatabaseOption = None) -> None:
    """Let somebody in no more. Their seats stay theirs; clocks or votes see to these."""
    _kept(database, lambda keeper, one: keeper.ban(one, who, True))


@people.command()
def unban(who: Who, database: DatabaseOption = None) -> None:
    """Let somebody in again."""
    _kept(database, lambda keeper, one: keeper.ban(one, who, False))


@people.command("delete")
def delete_person(
    who: Who, database: DatabaseOption = None, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False
) -> None:
    """Forget somebody: name, words, ways in. Bots finish their games; finished ones stay, nameless."""
    if not yes:
        typer.confirm(f"Delete {who} for good?", abort=True)
    _kept(database, lambda keeper, one: keeper.delete(one, who))


@tables.command("list")
def list_tables(
    status: Annotated[str, typer.Option(help="open, running, finished or closed.")] = "running", database: DatabaseOption = None
) -> None:
    """Tables: id, game, status, since when, entries, host, seats. The 200 newest."""
    if status not in ("open", "running", "finished", "closed"):
        raise typer.BadParameter("open, running, finished or closed", param_hint="--status")
    _rows(database, lambda keeper, one: keeper.list_tables(one, status))


@tables.command("close")
def close_table(table: Annotated[str, typer.Argument(help="Its id.")], database: DatabaseOption = None) -> None:
    """Close a table. A game that was going on there has no result and counts for nobody."""
    _kept(database, lambda keeper, one: keeper.close_table(one, table))


@tables.command()
def say(
    text: Annotated[str, typer.Argument(help="At most 500 characters.")],
    table: Annotated[str | None, typer.Option(help="At this table only.")] = None,
    database: DatabaseOption = None,
) -> None:
    """Say something at every table that is not over, as a line of chat from the house."""
    if not 0 < len(text.strip()) <= 500:
        raise typer.BadParameter("from 1 to 500 characters", param_hint="text")
    typer.echo(f"said at {_kept(database, lambda keeper, one: keeper.say(one, text, table))} tables")


@reports.command("list")
def list_reports(
    done: Annotated[bool, typer.Option("--done", help="Those that were seen to.")] = False, database: DatabaseOption = None
) -> None:
    """Reports: id, when, by whom, about whom, table, the line or name, what is said of it. The 200 oldest."""
    _rows(database, lambda keeper, one: keeper.list_reports(one, done))


@reports.command("done")
def finish_report(
    report: Annotated[str, typer.Argument(help="Its id.")], database: DatabaseOption = None
) -> None:  # fmt: skip
    """Mark a report as seen to. `comptoir people ban` is another command."""
    _kept(database, lambda keeper, one: keeper.finish_report(one, report))


def _kept(database: str | None, work: Callable[[Any, Any], Any]) -> Any:
    """Do what the keeper asks for, with the database of the house."""
    from . import keeper

    with keeper.keeping(_settings(database)) as hand:
        return work(keeper, hand)


def _rows(database: str | None, work: Callable[[Any, Any], Any]) -> None:
    for row in _kept(database, work):
        typer.echo("\t".join(row))


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
