"""For whoever runs a house: health, metrics, logs, backup, restore, migrations."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from typer.testing import CliRunner

from comptoir.house.cli import app as command
from comptoir.house.settings import Settings, from_environment, to_environment
from comptoir.house.store import backups
from comptoir.house.store.database import Database
from comptoir.house.store.schema import metadata
from tests.house.conftest import OpenHouse
from tests.house.guests import RunningHouse, settings_for, until


def test_the_house_says_it_is_well(house: RunningHouse) -> None:
    assert house.stranger().get("/health").json() == {"status": "well", "database": True}


def test_metrics_count_without_naming_anybody(house: RunningHouse) -> None:
    ann = house.guest("Very-Private-Name")
    table = ann.table(seats="me bot")
    ann.move(table)
    page = ann.get("/metrics").text
    for line in ('comptoir_actions_total{outcome="accepted"}', "comptoir_bot_moves_total", "comptoir_request_seconds_bucket"):
        assert line in page
    for private in (table, ann.id, "Very-Private-Name"):
        assert private not in page


def test_logs_are_json_without_secrets(open_house: OpenHouse, capfd: pytest.CaptureFixture[str]) -> None:
    house = open_house(log_level="debug")
    ann = house.guest("Very-Private-Name")
    table = ann.table(seats="me open", public=False)
    token = ann.post(f"/api/tables/{table}/invitation").json()["token"]
    ann.post("/api/invitations", {"token": token})
    until(lambda: "/api/invitations" in house.log.getvalue(), "the last answer is logged")  # it is sent before it is logged
    out = house.log.getvalue()
    assert capfd.readouterr() == ("", "")  # the threads of a house keep away from pytest's streams
    lines = [json.loads(line) for line in out.splitlines()]
    assert {"event", "route", "status", "ms"} <= set(lines[-1])
    for secret in (token, *ann.http.cookies.values(), "Very-Private-Name", house.house.secret):
        assert secret not in out


def test_the_schema_is_what_the_migrations_make(database: str) -> None:
    store = Database(database)
    store.migrate()
    store.migrate()  # twice is as good as once
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_settings_pass_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(port=99, secure_cookies=True, bot_pause=0.25, database="postgresql://x/y")
    for name, value in to_environment(settings).items():
        monkeypatch.setenv(name, value)
    assert from_environment() == settings


# ---- backup and restore: SQLite's ----


def test_a_running_house_is_backed_up_and_restored(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        ann = house.guest()
        table = ann.table(seats="me bot")
        before = ann.my_turn(table)
        size = backups.back_up(database, tmp_path / "copy.sqlite3")
        assert size > 0
        for _ in range(3):
            ann.move(table)
        later = ann.table(seats="me bot")
        backups.restore(tmp_path / "copy.sqlite3", database)
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
        backups.back_up(database, tmp_path / "copy.sqlite3")
        ann.post(f"/api/tables/{table}/undo", {"n": 2, "to": 1, "request": "undo-it-all", "seat": seat})
        backups.restore(tmp_path / "copy.sqlite3", database)
        assert ann.look(table)["n"] == 2
        assert ann.look(table)["view"]["market"][0] != 0


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "no.sqlite3").write_text("this is no database, though it is long enough to be looked at as one" * 20)
    with pytest.raises(backups.BackupFault, match="no database of this house"):
        backups.restore(tmp_path / "no.sqlite3", tmp_path / "house.sqlite3")
    with pytest.raises(backups.BackupFault, match="there is no"):
        backups.back_up(tmp_path / "nothing", tmp_path / "copy")


def test_the_commands(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/house.sqlite3"
    run = CliRunner()
    assert run.invoke(command, ["migrate", "--database", address]).exit_code == 0
    assert run.invoke(command, ["backup", f"{tmp_path}/copy", "--database", address]).exit_code == 0
    assert run.invoke(command, ["restore", f"{tmp_path}/copy", "--database", address]).exit_code == 0
    assert run.invoke(command, ["serve", "--workers", "2", "--database", address]).exit_code == 2
    engine = create_engine(address)
    assert "entries" in inspect(engine).get_table_names()
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
    engine.dispose()


def test_a_backup_of_an_older_house_is_brought_up_to_date(tmp_path: Path) -> None:
    database, copy = tmp_path / "house.sqlite3", tmp_path / "copy.sqlite3"
    with RunningHouse(settings_for(f"sqlite:///{database}")) as house:
        ann = house.guest()
        table = ann.table(seats="me bot")
        before = ann.my_turn(table)
        backups.back_up(database, copy)
        with sqlite3.connect(copy) as old:  # as it was before the last migrations
            old.execute("DROP INDEX tables_by_host")
            old.execute("ALTER TABLE tables DROP COLUMN rated")
            old.execute("ALTER TABLE seats DROP COLUMN helped")
            old.execute("ALTER TABLE tables DROP COLUMN changes")
            old.execute("UPDATE alembic_version SET version_num = '0002'")
        ann.act(table, before["n"], before["legal"][0])
        told = CliRunner().invoke(command, ["restore", str(copy), "--database", f"sqlite:///{database}"])
        assert told.exit_code == 0, told.output
        again = ann.my_turn(table)
        assert (again["n"], again["view"]) == (before["n"], before["view"])
        assert ann.act(table, again["n"], again["legal"][0]).status_code == 200
