"""Backup and restore of the SQLite file while the house runs, by SQLite's own online backup. PostgreSQL has pg_dump."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ...kernel.errors import ComptoirError


class BackupFault(ComptoirError):
    """A backup that cannot be made or used, with the reason."""


def back_up(database: Path, target: Path) -> int:
    """A consistent copy of a database that may be in use. Returns its size in bytes."""
    if not database.is_file():
        raise BackupFault(f"there is no database {database}")
    if target.exists():
        raise BackupFault(f"{target} exists already")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(partial)) as copy:
        source.backup(copy)
        check(copy, partial)
    partial.chmod(0o600)  # it holds the seeds of running games
    os.replace(partial, target)
    return target.stat().st_size


def restore(backup: Path, database: Path) -> None:
    """Put a backup in the place of a database that may be in use. Every table's epoch is raised, so that no process goes on
    believing what it remembers."""
    if not backup.is_file():
        raise BackupFault(f"there is no backup {backup}")
    database.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(":memory:")) as staged:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as source:
            check(source, backup)
            source.backup(staged)
        highest = 0
        if database.exists():
            with closing(sqlite3.connect(database)) as now:
                highest = _highest_epoch(now)
        staged.execute("UPDATE tables SET epoch = ?", (max(highest, _highest_epoch(staged)) + 1,))
        staged.commit()
        with closing(sqlite3.connect(database, timeout=20)) as live:
            staged.backup(live)


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Whether a file is a sound database of ours."""
    try:
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        connection.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupFault(f"{path} is no database of this house ({error})") from None
    if sound != "ok":
        raise BackupFault(f"{path} is damaged: {sound}")


def _highest_epoch(connection: sqlite3.Connection) -> int:
    try:
        return int(connection.execute("SELECT coalesce(max(epoch), 0) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        return 0
