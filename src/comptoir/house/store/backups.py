"""Backup and restore of the SQLite database while the house runs. PostgreSQL has pg_dump.

A backup is a zip of the database, copied by SQLite's own online backup, and of a manifest with its checksum. Plain SQLite
files, as version 0.1 made them, are taken too if they are whole. A restore works on a copy until that is known to be good, and
keeps what was there before.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, BinaryIO

from ... import __version__
from ...kernel.errors import ComptoirError

DATABASE, MANIFEST = "comptoir.sqlite3", "manifest.json"  # what is in a backup
SQLITE_BEGINS, ZIP_BEGINS = b"SQLite format 3\0", b"PK\x03\x04"
OURS = {"alembic_version", "entries", "keepsakes", "persons", "seats", "seeds", "tables"}
PRIVATE = 0o600  # there are the seeds of running games in it
STEP = 1 << 20
MANIFEST_BYTES = 100_000
BUSY_SECONDS = 20


class BackupFault(ComptoirError):
    """A backup that cannot be made or used, with the reason."""


def back_up(database: Path, target: Path) -> int:
    """A consistent copy of a database that may be in use. Returns its size in bytes."""
    if not database.is_file():
        raise BackupFault(f"there is no database {database}")
    if target.exists():
        raise BackupFault(f"{target} exists already")
    with _told_in_a_sentence(f"{target} cannot be written"):
        target.parent.mkdir(parents=True, exist_ok=True)
        with _folder_beside(target) as folder:
            _copy_database(database, folder / DATABASE)
            revision = _check(folder / DATABASE, database)
            packed = folder / "backup"
            _pack(folder / DATABASE, packed, revision)
            os.replace(packed, target)
    _sync_folder(target.parent)
    return target.stat().st_size


def restore(backup: Path, database: Path, now: int | None = None) -> Path | None:
    """Put a backup in the place of a database that may be in use, after a copy of it has been checked and brought up to date.

    Every table's epoch is raised, so that no process goes on believing what it remembers. Returns where that which was there
    before is kept now.
    """
    if not backup.exists():
        raise BackupFault(f"there is no backup {backup}")
    if not backup.is_file():
        raise BackupFault(f"{backup} is no file")
    with _told_in_a_sentence(f"{backup} cannot be restored"):
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with _folder_beside(database) as folder:
            staged = folder / DATABASE
            _unpack(backup, staged)
            _check(staged, backup)
            _bring_up_to_date(staged, _highest_epoch(database) + 1, time.time_ns() // 1_000_000 if now is None else now)
            kept = _keep_what_is_there(database) if database.exists() else None
            _put_in_place(staged, database)
    return kept


# ---- what is in a backup ----


def _pack(database: Path, packed: Path, revision: str) -> None:
    manifest = {
        "comptoir": __version__,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "schema": revision,
        "size": database.stat().st_size,
        "sha256": _sha256(database),
    }
    with _private_file(packed) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
            archive.write(database, DATABASE)
        file.flush()
        os.fsync(file.fileno())


def _unpack(backup: Path, staged: Path) -> None:
    with backup.open("rb") as file:
        begins = file.read(len(SQLITE_BEGINS))
        file.seek(0)
        if begins == SQLITE_BEGINS:
            _check_length(file, backup)
            _copy_file(file, staged)
        elif begins.startswith(ZIP_BEGINS):
            _unzip(file, backup, staged)
        else:
            raise BackupFault(f"{backup} is no backup of a house")


def _unzip(file: BinaryIO, backup: Path, staged: Path) -> None:
    try:
        with zipfile.ZipFile(file) as archive:
            with archive.open(MANIFEST) as written:
                manifest = json.loads(written.read(MANIFEST_BYTES))
            size, sha256 = int(manifest["size"]), str(manifest["sha256"])
            with archive.open(DATABASE) as packed:
                if archive.getinfo(DATABASE).file_size != size:
                    raise BackupFault(f"{backup} was altered: the size of what is in it is not the one it was made with")
                _copy_file(packed, staged)
    except KeyError:
        raise BackupFault(f"{backup} is no backup of a house") from None
    except BackupFault:
        raise
    except Exception as error:  # what a damaged zip can raise is no short list
        raise BackupFault(f"{backup} is cut or damaged ({error})") from None
    if _sha256(staged) != sha256:
        raise BackupFault(f"{backup} was altered: its checksum is not the one it was made with")


def _check_length(file: BinaryIO, backup: Path) -> None:
    """SQLite itself does not mind if the end of a file is missing: the header says how many pages there should be."""
    header = file.read(100).ljust(100, b"\0")
    page = int.from_bytes(header[16:18], "big")
    pages = int.from_bytes(header[28:32], "big")
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    if size != (65_536 if page == 1 else page) * pages:
        raise BackupFault(f"{backup} is cut: a part of the database is missing")


def _check(copy: Path, of: Path) -> str:
    """Whether a copy is a sound database of a house whose schema this one knows. Returns the revision of the schema."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone() if found >= OURS else None
    except sqlite3.DatabaseError as error:
        raise BackupFault(f"{of} is no database of this house ({error})") from None
    if sound != "ok":
        raise BackupFault(f"{of} is damaged: {sound.splitlines()[0]}")
    if revision is None:
        raise BackupFault(f"{of} is no database of this house: it belongs to another program")
    from .database import known_revisions

    known = known_revisions()
    if revision[0] not in known:
        raise BackupFault(f"{of} is of a newer house (schema {revision[0]}): this one knows schemas up to {max(known)}")
    return str(revision[0])


# ---- putting it in place ----


def _bring_up_to_date(staged: Path, epoch: int, now: int) -> None:
    from sqlalchemy import func, select, update

    from . import uptime
    from .database import Database
    from .schema import tables

    database = Database(f"sqlite:///{staged}")
    try:
        database.migrate()
        with database.writer.begin() as connection:
            highest = connection.execute(select(func.coalesce(func.max(tables.c.epoch), 0))).scalar_one()
            connection.execute(update(tables).values(epoch=max(epoch, highest + 1)))
            uptime.start_anew(connection, now, f"{now}-{os.urandom(8).hex()}")
    except Exception as error:
        raise BackupFault(f"the backup cannot be brought up to date ({_first_line(error)})") from None
    finally:
        database.close()


def _keep_what_is_there(database: Path) -> Path:
    """Beside the database, as a backup; as it lies there if it is too damaged for one."""
    at = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    kept = database.with_name(f"{database.name}.before-restore-{at}.zip")
    try:
        back_up(database, kept)
    except BackupFault:
        kept = kept.with_suffix(".damaged")
        for end in ("", "-wal"):
            source = database.with_name(database.name + end)
            if source.exists():
                with source.open("rb") as file:
                    _copy_file(file, kept.with_name(kept.name + end))
    return kept


def _put_in_place(staged: Path, database: Path) -> None:
    """Through SQLite, so that processes that have the database open see it change; as a file if there is no sound one."""
    if not database.exists():
        os.replace(staged, database)
        _sync_folder(database.parent)
        return
    try:
        with (
            closing(sqlite3.connect(staged)) as source,
            closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as live,
        ):
            source.backup(live)
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):  # locked, or the disk is full: what was there is there
            raise
        for end in ("-wal", "-shm"):  # they belong to what is replaced
            database.with_name(database.name + end).unlink(missing_ok=True)
        os.replace(staged, database)
        _sync_folder(database.parent)


def _highest_epoch(database: Path) -> int:
    if not database.exists():
        return 0
    try:
        with closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as connection:
            return int(connection.execute("SELECT coalesce(max(epoch), 0) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        return 0


# ---- files ----


@contextmanager
def _told_in_a_sentence(what: str) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise BackupFault(f"{what} ({_first_line(error)})") from None


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


@contextmanager
def _folder_beside(file: Path) -> Iterator[Path]:
    """A folder only we can read, on the same disk, so that a finished file can be moved into place at once."""
    with tempfile.TemporaryDirectory(prefix=".comptoir-", dir=file.parent) as folder:
        yield Path(folder)


def _copy_database(database: Path, copy: Path) -> None:
    with _private_file(copy):
        pass
    with closing(sqlite3.connect(database, timeout=BUSY_SECONDS)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _private_file(path: Path) -> BinaryIO:
    return os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "wb")


def _copy_file(source: IO[bytes], target: Path) -> None:
    with _private_file(target) as file:
        shutil.copyfileobj(source, file, STEP)
        file.flush()
        os.fsync(file.fileno())


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
