"""What the house keeps to itself: nothing of passwords, tokens, logins, seeds or names in logs, errors and metrics; what the
hosting page says is what the settings are."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest
from sqlalchemy import select

from comptoir.house.people import passwords
from comptoir.house.settings import PREFIX, Settings
from comptoir.house.store.schema import seeds
from tests.house.conftest import OpenHouse
from tests.house.guests import until
from tests.house.test_people import PASSWORD, handle, log_in, program

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_nothing_secret_is_in_logs_errors_or_metrics(
    open_house: OpenHouse, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(log_level="debug")
    ann = house.guest("Annabella")
    ann.post("/api/accounts", {"handle": handle(ann), "password": PASSWORD})
    token = ann.post("/api/me/tokens", {"name": "my secret bot"}).json()["token"]
    log_in(ann, handle(ann), "wrong " + PASSWORD)
    table = ann.table(seats="me bot", public=False)
    invitation = ann.post(f"/api/tables/{table}/invitation").json()["token"]
    ann.post(f"/api/tables/{table}/chat", {"text": "between you and me"})
    ann.post("/api/invitations", {"token": invitation + "x"})
    with ann.live(table, said=1) as line:
        line.next()
        position = ann.my_turn(table)
        ann.act(table, position["n"], position["legal"][0])
        line.next()
    ann.get(f"/api/tables/{table}/hint")
    with program(house, token) as bot:
        bot.get(f"/api/tables/{table}", params={"after": "nonsense"})
    with house.house.database.engine.connect() as connection:
        seed = str(connection.execute(select(seeds.c.seed).where(seeds.c.table_id == table)).scalar_one())
    monkeypatch.setattr(house.house.database, "tell", _break)
    answers = [ann.post(f"/api/tables/{table}/chat", {"text": "between you and me"})]
    assert answers[0].status_code == 500
    metrics = ann.get("/metrics").text
    until(lambda: '"/metrics"' in house.log.getvalue(), "the last answer is logged")
    told = house.log.getvalue() + "".join(capfd.readouterr()) + metrics + "".join(answer.text for answer in answers)
    lines = [json.loads(line) for line in house.log.getvalue().splitlines() if line.startswith("{")]
    answered = [line for line in lines if line["level"] == "debug" and line["event"] == "answered"]
    assert {"/api/logins", "/api/invitations", "/api/tables/{table_id}/chat"} <= {line["route"] for line in answered}
    assert "Traceback" in told
    cookies = [ann.http.cookies["comptoir-login"], ann.http.cookies["comptoir-csrf"]]
    for secret in [PASSWORD, token, invitation, seed, handle(ann), "Annabella", "between you", "my secret bot", *cookies]:
        assert secret not in told


def _break(*_: object) -> None:
    raise RuntimeError("broken on purpose")


def test_attempts_to_log_in_are_limited_by_address_and_by_handle(open_house: OpenHouse) -> None:
    house = open_house(login_limit="3/minute")
    ann = house.guest()
    tries = [log_in(ann, "somebody", "wrong").status_code for _ in range(4)]
    assert tries == [401, 401, 401, 429]
    limits = house.app.state.limits
    with pytest.raises(Exception, match="at most 3"):
        limits.check("login", "handle somebody")


def test_passwords_are_hashed_as_the_library_advises() -> None:
    assert type(passwords._hasher)().hash("x").startswith("$argon2id$v=19$m=65536,t=3,p=4$")


@pytest.mark.parametrize("name", [field.name for field in fields(Settings)])
def test_every_setting_is_on_the_hosting_page(name: str) -> None:
    assert f"`{PREFIX}{name.upper()}`" in PAGE
