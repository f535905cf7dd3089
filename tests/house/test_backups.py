"""Backup and restore of a SQLite house: what is good is put in place while the house runs, what is not is refused with one
sentence, and either way nothing that was there is lost.
"""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text
from typer.testing import CliRunner

from comptoir.house.cli import app as command
from comptoir.house.store import backups
from comptoir.house.store.database import Database, known_revisions
from tests.house.guests import FakeClock, Guest, RunningHouse, settings_for, until


def plain_copy(database: Path, copy: Path) -> None:
    """A backup as version 0.1 made it."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def older_copy(database: Path, copy: Path, revision: str) -> None:
    """The same rows in an older schema."""
    old = Database(f"sqlite:///{copy}")
    old.migrate(revision)
    with create_engine(f"sqlite:///{database}").connect() as rows, old.writer.begin() as connection:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        now = inspect(rows)
        for table in inspect(connection).get_table_names():
            if table == "alembic_version":
                continue
            columns = [column["name"] for column in inspect(connection).get_columns(table)]
            columns = [name for name in columns if name in {column["name"] for column in now.get_columns(table)}]
            for row in rows.execute(text(f'SELECT {", ".join(columns)} FROM "{table}"')).mappings():
                values = ", ".join(f":{name}" for name in columns)
                connection.execute(text(f'INSERT INTO "{table}" ({", ".join(columns)}) VALUES ({values})'), dict(row))
    old.close()
    with closing(sqlite3.connect(copy)) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """A closed house at which a game has begun."""
    database = tmp_path / "house.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        table = house.guest().table(seats="me bot")
    return database, table


def everything(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def at_her_turn(house: RunningHouse) -> tuple[Guest, str, dict[str, Any]]:
    """Ann at a game with a bot, and what she sees when it is her turn."""
    ann = house.guest()
    table = ann.table(seats="me bot")
    return ann, table, ann.my_turn(table)


# ---- a good one ----


def test_a_running_house_is_backed_up_and_restored(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        ann, table, before = at_her_turn(house)
        assert backups.back_up(database, tmp_path / "copy.zip") == (tmp_path / "copy.zip").stat().st_size
        for _ in range(3):
            ann.move(table)
        later = ann.table(seats="me bot")
        backups.restore(tmp_path / "copy.zip", database)
        again = ann.my_turn(table)
        assert (again["n"], again["view"]) == (before["n"], before["view"])
        assert ann.get(f"/api/tables/{later}").status_code == 404
        assert ann.act(table, again["n"], again["legal"][1]).status_code == 200


def test_a_restored_game_that_took_another_turn_is_not_mistaken_for_the_old_one(tmp_path: Path) -> None:
    """The process remembers a match with as many entries as the restored one will have again."""
    database = tmp_path / "house.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        ann = house.guest()
        table = ann.table(seats="me screen")
        seat = ann.look(table)["waiting"][0]["seat"]
        ann.post(f"/api/tables/{table}/hand", {"seat": seat})
        ann.act(table, 1, {"name": "stall", "rank": 1, "cell": "a1"}, seat=seat)
        backups.back_up(database, tmp_path / "copy.zip")
        ann.post(f"/api/tables/{table}/undo", {"n": 2, "to": 1, "request": "undo-it-all", "seat": seat})
        backups.restore(tmp_path / "copy.zip", database)
        assert ann.look(table)["n"] == 2
        assert ann.look(table)["view"]["market"][0] != 0


def test_who_watches_is_told_the_restored_position_without_a_click(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        ann, table, before = at_her_turn(house)
        backups.back_up(database, tmp_path / "copy.zip")
        _, after = ann.move(table)
        with ann.live(table, after=after["n"]) as line:
            assert line.next()["n"] == after["n"] > before["n"]
            backups.restore(tmp_path / "copy.zip", database)
            told = line.next()
            assert (told["n"], told["view"]) == (before["n"], before["view"])
            assert told["events"] == before["events"]  # all of them: what the page knew need not be true any more


def test_a_login_does_not_outlive_the_database_it_was_made_in(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        backups.back_up(database, tmp_path / "copy.zip")
        ann = house.guest()
        assert ann.get("/api/me").json()["id"] == ann.id  # and remembered for half a minute
        backups.restore(tmp_path / "copy.zip", database)
        until(lambda: ann.get("/api/me").json() is None, "nobody is known any more", 5)


def test_a_backup_says_what_it_is_and_is_for_its_keeper_only(played: tuple[Path, str], tmp_path: Path) -> None:
    database, _ = played
    backups.back_up(database, tmp_path / "deep" / "copy.zip")
    with zipfile.ZipFile(tmp_path / "deep" / "copy.zip") as archive:
        manifest = json.loads(archive.read("manifest.json"))
        assert manifest["size"] == len(archive.read("comptoir.sqlite3"))
    assert manifest["schema"] == max(known_revisions())
    assert set(manifest) == {"comptoir", "made", "schema", "size", "sha256"}
    assert stat.S_IMODE((tmp_path / "deep" / "copy.zip").stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["copy.zip"]


def test_what_was_there_is_kept_and_can_be_restored_in_turn(played: tuple[Path, str], tmp_path: Path) -> None:
    database, _ = played
    backups.back_up(database, tmp_path / "copy.zip")
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE persons SET name = 'Zoe'")
    told = CliRunner().invoke(command, ["restore", f"{tmp_path}/copy.zip", "--database", f"sqlite:///{database}"])
    assert told.exit_code == 0, told.output
    kept = next(tmp_path.glob("house.sqlite3.before-restore-*.zip"))
    assert str(kept) in told.output.replace("\n", "")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert "Zoe" not in "\n".join(everything(database))
    backups.restore(kept, database)
    assert "Zoe" in "\n".join(everything(database))


def test_a_damaged_database_is_replaced_and_kept_as_it_is(played: tuple[Path, str], tmp_path: Path) -> None:
    database, table = played
    backups.back_up(database, tmp_path / "copy.zip")
    database.write_bytes(b"\xff" * 5000)
    kept = backups.restore(tmp_path / "copy.zip", database)
    assert kept is not None
    assert kept.read_bytes() == b"\xff" * 5000
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        assert house.stranger().get(f"/api/tables/{table}").status_code == 200


@pytest.mark.parametrize("revision", ["0002", "0003"])
def test_a_plain_backup_of_an_older_house_is_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        ann, table, before = at_her_turn(house)
        older_copy(database, copy, revision)
        ann.act(table, before["n"], before["legal"][0])
        told = CliRunner().invoke(command, ["restore", str(copy), "--database", f"sqlite:///{database}"])
        assert told.exit_code == 0, told.output
        again = ann.my_turn(table)
        assert (again["n"], again["view"]) == (before["n"], before["view"])
        assert ann.act(table, again["n"], again["legal"][0]).status_code == 200


def test_clocks_go_on_from_when_the_backup_was_made(tmp_path: Path) -> None:
    """A backup of Monday restored on Wednesday must not find everybody out of time."""
    database, clock = tmp_path / "house.sqlite3", FakeClock()
    with RunningHouse(settings_for(f"sqlite:///{database}"), clock) as house:
        ann = house.guest()
        table = ann.table(seats="me screen", clock={"kind": "live", "seconds": 10, "reserve": 20})
        clock.pass_seconds(5)
    backups.back_up(database, tmp_path / "copy.zip")
    clock.pass_seconds(2 * 86_400)
    backups.restore(tmp_path / "copy.zip", database, now=clock.ms)
    with RunningHouse(settings_for(f"sqlite:///{database}"), clock) as house:
        ann.http.base_url = f"http://127.0.0.1:{house.port}"
        clock.let_it_strike()
        running = [one for one in ann.look(table)["clocks"] if one["deadline"] is not None]
        assert [one["deadline"] - clock.ms for one in running] == [25_000]


# ---- those that are refused ----


def refused(source: Path, database: Path, why: str) -> None:
    """Refused with one sentence, and nothing is touched."""
    before, beside = everything(database), sorted(path.name for path in database.parent.iterdir())
    with pytest.raises(backups.BackupFault, match=why) as fault:
        backups.restore(source, database)
    assert "\n" not in str(fault.value)
    assert everything(database) == before
    assert sorted(path.name for path in database.parent.iterdir()) == beside


@pytest.mark.parametrize("cut", [1, 2, 21, 22, 23, 50, 500])
def test_a_cut_backup_is_refused(played: tuple[Path, str], tmp_path: Path, cut: int) -> None:
    database, _ = played
    backups.back_up(database, tmp_path / "copy.zip")
    plain_copy(database, tmp_path / "copy.sqlite3")
    for name in ("copy.zip", "copy.sqlite3"):
        path = tmp_path / name
        path.write_bytes(path.read_bytes()[:-cut])
        refused(path, database, "is cut")


def test_an_altered_backup_is_refused(played: tuple[Path, str], tmp_path: Path) -> None:
    """Wherever a byte was changed: either the backup is refused, or what is restored is what was backed up."""
    database, _ = played
    backups.back_up(database, tmp_path / "copy.zip")
    good = (tmp_path / "copy.zip").read_bytes()
    whole = tmp_path / "whole.sqlite3"
    backups._unpack(tmp_path / "copy.zip", whole)
    altered, refusals = tmp_path / "altered.zip", 0
    places = [*range(0, len(good), 97), *range(120), *range(len(good) - 200, len(good))]
    for at in places:
        altered.write_bytes(good[:at] + bytes([good[at] ^ 0x41]) + good[at + 1 :])
        try:
            backups._unpack(altered, tmp_path / "out.sqlite3")
        except backups.BackupFault:
            refusals += 1
        else:
            assert (tmp_path / "out.sqlite3").read_bytes() == whole.read_bytes(), at
        (tmp_path / "out.sqlite3").unlink(missing_ok=True)
    assert refusals > len(places) * 0.7
    middle = len(good) // 2
    altered.write_bytes(good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :])
    refused(altered, database, "damaged|altered")


def test_a_backup_with_another_database_in_it_is_refused(played: tuple[Path, str], tmp_path: Path) -> None:
    """Well packed, but not what the checksum was made of."""
    database, _ = played
    backups.back_up(database, tmp_path / "copy.zip")
    with zipfile.ZipFile(tmp_path / "copy.zip") as archive:
        manifest, packed = archive.read("manifest.json"), bytearray(archive.read("comptoir.sqlite3"))
    packed[-1] ^= 1
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("manifest.json", manifest)
        archive.writestr("comptoir.sqlite3", bytes(packed))
    refused(tmp_path / "other.zip", database, "checksum")


def test_a_backup_of_a_newer_house_is_refused(played: tuple[Path, str], tmp_path: Path) -> None:
    database, _ = played
    plain_copy(database, tmp_path / "newer.sqlite3")
    with closing(sqlite3.connect(tmp_path / "newer.sqlite3")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    with closing(sqlite3.connect(tmp_path / "newer.sqlite3")) as newer:
        newer.execute("PRAGMA journal_mode = DELETE")
    refused(tmp_path / "newer.sqlite3", database, "newer house .schema 9999")


def test_what_is_no_backup_is_refused(played: tuple[Path, str], tmp_path: Path) -> None:
    database, _ = played
    (tmp_path / "no.sqlite3").write_text("this is no database, though it is long enough to be looked at as one" * 20)
    refused(tmp_path / "no.sqlite3", database, "no backup of a house")
    (tmp_path / "empty").touch()
    refused(tmp_path / "empty", database, "no backup of a house")
    with closing(sqlite3.connect(tmp_path / "foreign.sqlite3")) as foreign, foreign:
        foreign.execute("CREATE TABLE bookmarks (url TEXT)")
    refused(tmp_path / "foreign.sqlite3", database, "another program")
    with zipfile.ZipFile(tmp_path / "foreign.zip", "w") as archive:
        archive.writestr("holiday.txt", "sun")
    refused(tmp_path / "foreign.zip", database, "no backup of a house")
    (tmp_path / "folder").mkdir()
    refused(tmp_path / "folder", database, "is no file")
    refused(tmp_path / "nothing", database, "there is no backup")


def test_a_backup_that_cannot_be_read_or_written_is_told_in_one_sentence(
    played: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, _ = played
    backups.back_up(database, tmp_path / "copy.zip")
    with pytest.raises(backups.BackupFault, match="exists already"):
        backups.back_up(database, tmp_path / "copy.zip")
    with pytest.raises(backups.BackupFault, match="there is no database"):
        backups.back_up(tmp_path / "nothing", tmp_path / "other.zip")
    with pytest.raises(backups.BackupFault, match="cannot be written"):
        backups.back_up(database, tmp_path / "copy.zip" / "below-a-file")

    def forbidden(*_: object, **__: object) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    with pytest.raises(backups.BackupFault, match=r"cannot be restored .*Permission denied"):
        backups.restore(tmp_path / "copy.zip", database)


def test_the_command_ends_with_a_sentence_and_an_error(tmp_path: Path) -> None:
    for start in ([sys.executable, "-m", "comptoir.house"], [str(Path(sys.executable).parent / "comptoir")]):
        done = subprocess.run([*start, "restore", "nothing.zip"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1
        assert done.stderr.strip() == "there is no backup nothing.zip"
