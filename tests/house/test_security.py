"""Strangers, forgers and the impatient."""

from __future__ import annotations

import httpx
import pytest

from tests.house.conftest import OpenHouse
from tests.house.guests import RunningHouse


def test_a_request_without_the_csrf_token_is_forbidden(house: RunningHouse) -> None:
    ann = house.guest()
    for token in (None, "forged", ann.http.cookies["comptoir-csrf"][:-1] + "x"):
        headers = {} if token is None else {"x-csrf-token": token}
        answer = ann.http.post("/api/tables", json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


def test_cookies_are_kept_from_scripts_and_other_sites(open_house: OpenHouse) -> None:
    house = open_house(secure_cookies=True)
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}") as client:
        csrf = client.get("/health").headers["set-cookie"]
        assert "Secure" in csrf
        assert "SameSite=strict" in csrf
        token = csrf.split("=", 1)[1].split(";")[0]
        headers = {"x-csrf-token": token, "Cookie": f"comptoir-csrf={token}"}
        login = client.post("/api/guests", json={"name": "Ann"}, headers=headers).headers["set-cookie"]
        assert all(part in login for part in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"))


def test_every_answer_has_the_security_headers(house: RunningHouse) -> None:
    ann = house.guest()
    for path in ("/", "/api/games", "/api/nothing", "/health", "/api/tables/none", "/assets/none.js"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert ("'wasm-unsafe-eval'" in policy) == path.startswith("/assets/"), "a worker runs Python, a page does not"
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_made_up_login_is_nobodys(house: RunningHouse) -> None:
    stranger = house.stranger()
    assert (stranger.get("/api/me").status_code, stranger.get("/api/me").json()) == (200, None)
    stranger.http.cookies.set("comptoir-login", "made-up")
    assert stranger.get("/api/me").json() is None


def test_a_login_ends_when_logged_out(house: RunningHouse) -> None:
    ann = house.guest()
    kept = dict(ann.http.cookies)
    assert ann.get("/api/me").json()["name"] == "Ann"
    assert ann.delete("/api/me").status_code == 204
    assert httpx.get(f"{ann.address}/api/me", cookies=kept).json() is None


@pytest.mark.parametrize(
    ("written", "kept"), [("  Ann \n Lee ", "Ann Lee"), ("<b>Ann</b>", "<b>Ann</b>"), ("A\u202ennA", "A nnA")]
)
def test_names_are_one_visible_line(house: RunningHouse, written: str, kept: str) -> None:
    assert house.guest(written).get("/api/me").json()["name"] == kept


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 33])
def test_a_name_that_cannot_be_read_is_refused(house: RunningHouse, name: str) -> None:
    assert house.stranger().post("/api/guests", {"name": name}).status_code == 400


def test_too_large_a_request_is_refused(house: RunningHouse) -> None:
    ann = house.guest()
    assert ann.post("/api/tables", {"game": "x" * 40_000}).status_code == 413
    assert ann.post("/api/records/verdict", {"record": "x" * 5_000_000}).status_code == 413


def test_the_impatient_are_told_to_wait(open_house: OpenHouse) -> None:
    house = open_house(writing_limit="5/minute", making_limit="2/minute", guest_limit="3/minute", reading_limit="40/minute")
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open")
    answers = [ann.join(table).status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    assert ann.join(table).json()["error"] == "too_many"
    assert bob.join(table).status_code == 200  # limits are each person's own
    ann.table(seats="me open")
    assert ann.post("/api/tables", {}).status_code == 429
    house.guest("Third")
    assert house.stranger().post("/api/guests", {"name": "Fourth"}).status_code == 429
    assert 429 in [ann.get("/api/games").status_code for _ in range(41)]


def test_every_writing_route_is_limited(house: RunningHouse) -> None:
    """The guard is the app's, so no route can be forgotten; only these have opted out."""
    free = {path for route in house.app.routes for handler in getattr(route, "route_handlers", []) for path in handler.paths
            if handler.opt.get("limit") == "none"}  # fmt: skip
    assert {path for path in free if path.startswith("/api")} == set()
