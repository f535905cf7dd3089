"""For whoever runs a house: health, metrics, logs, migrations, opening. Backups: `test_backups`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from typer.testing import CliRunner

from comptoir.house.cli import app as command
from comptoir.house.settings import Settings, from_environment, to_environment
from comptoir.house.store.database import Database
from comptoir.house.store.schema import metadata
from tests.house.conftest import OpenHouse
from tests.house.guests import RunningHouse, until


def test_the_house_says_it_is_well(house: RunningHouse) -> None:
    assert house.stranger().get("/health").json() == {"status": "ready"}


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
    settings = Settings(port=99, secure_cookies=True, bot_seconds=0.25, database="postgresql://x/y")
    for name, value in to_environment(settings).items():
        monkeypatch.setenv(name, value)
    assert from_environment() == settings


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
