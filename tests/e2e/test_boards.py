"""A board of one's own in two browsers: the built-in map with one route changed, chosen, shared, played, verified."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.kernel.record import load
from tests.boards import built_in, other_board
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, number, status
from tests.house.guests import until

TO_MOVE_OR_OVER = '.table[data-turn="true"], .table[data-status=finished]'
# What a page asks for by itself, in its own name.
ASK = """async ([method, path, body]) => {
    const token = document.cookie.match(/comptoir-csrf=([^;]+)/)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) };
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    return await answer.text();
}"""
# The first thing that is allowed, until the game is over or another person is to move.
PLAY_ON = """async (table) => {
    const look = async () => (await fetch(`/api/tables/${table}`)).json();
    for (let seen = await look(); seen.legal.length; seen = await look()) {
        const action = seen.legal.find((one) => !['collect', 'stop'].includes(one.name)) ?? seen.legal[0];
        const token = decodeURIComponent(document.cookie.match(/comptoir-csrf=([^;]+)/)[1]);
        await fetch(`/api/tables/${table}/actions`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-csrf-token': token },
            body: JSON.stringify({ n: seen.n, action, request: crypto.randomUUID(), tentative: false }),
        });
    }
    return (await look()).table.status;
}"""


def changed_toll() -> int:
    """A toll that no route of the built-in map has."""
    tolls = {route["toll"] for route in built_in("pfeffersaecke")["routes"]}
    return next(toll for toll in range(39, 56) if toll not in tolls)


def test_the_built_in_map_with_one_route_changed_is_played_by_two_browsers(new_page: NewPage, tmp_path: Path) -> None:
    toll = changed_toll()
    data = built_in("pfeffersaecke")
    route = next(one for one in data["routes"] if set(one["between"]) == {"hamburg", "luebeck"})
    route["toll"] = toll
    assert not any(one.grave for one in games.kit_of(games.find("pfeffersaecke")).check(data))

    host, guest = new_page(), new_page()
    host.evaluate(ASK, ["GET", "/api/me", None])
    host.evaluate(ASK, ["POST", "/api/guests", {"name": "Anna"}])
    host.evaluate(ASK, ["POST", "/api/boards", {"game": "pfeffersaecke", "name": "Dear Hamburg", "board": data}])
    host.reload()
    host.locator("article", has=host.locator("[data-play=pfeffersaecke]")).get_by_role("button", name="Invite").click()
    host.get_by_label("Players at the table").select_option("2")
    host.locator("select[name=board]").select_option(label="Dear Hamburg")
    expect(host.get_by_text("does not count for the ratings")).to_be_visible()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Invitation: send this link")
    expect(link).to_be_visible()
    guest.goto(link.input_value())
    expect(guest.get_by_text("“Dear Hamburg”")).to_be_visible()
    guest.get_by_label("Your name").fill("Bert")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/**")
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector(".table[data-status=running]")
        expect(page.locator(".board svg text", has_text=str(toll))).not_to_have_count(0)

    click_in_turn([host, guest], 8)
    table = host.url.rpartition("/")[2]
    until(lambda: "finished" in [page.evaluate(PLAY_ON, table) for page in (host, guest)], "the game is over", 120)
    for page in (host, guest):
        page.wait_for_selector(".table[data-status=finished]")
    guest.goto(f"/replay/{table}?n=5")
    expect(guest.locator(".board svg text", has_text=str(toll))).not_to_have_count(0)

    record = host.evaluate(ASK, ["GET", f"/api/tables/{table}/record", None])
    assert load(record).board == data
    file = tmp_path / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output


def click_in_turn(pages: list[Page], moves: int) -> None:
    """So many moves, by whoever is to move; fewer if the game is over: with two it can end soon (P28)."""
    chance = random.Random(20)
    for _ in range(moves):
        page = until(lambda: next((one for one in pages if one.locator(TO_MOVE_OR_OVER).count()), None), "a turn")
        if status(page) == "finished":
            return
        before = number(page)
        while number(page) == before:
            click_something(page, chance)
            page.wait_for_timeout(15)  # a step may be on its way, and have to be confirmed once it has come
        for one in pages:
            one.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)


def test_a_board_by_its_link_says_who_drew_it_and_its_places_have_their_names(new_page: NewPage) -> None:
    anna, bert = new_page(), new_page()
    for page, name in ((anna, "Anna"), (bert, "Bert")):
        page.evaluate(ASK, ["GET", "/api/me", None])
        page.evaluate(ASK, ["POST", "/api/guests", {"name": name}])
    asked = {"game": "weinhaendler", "name": "Upstream", "board": other_board("weinhaendler")}
    made = anna.evaluate(f"async (asked) => JSON.parse(await ({ASK})(asked)).id", ["POST", "/api/boards", asked])
    bert.reload()
    bert.locator("article", has=bert.locator("[data-play=weinhaendler]")).get_by_role("button", name="Choose bots").click()
    bert.locator("select[name=board]").select_option("link")
    bert.locator("input[name=board-link]").fill(f"{bert.url}board/weinhaendler/{made}")
    expect(bert.locator("[data-board-found]")).to_have_text("“Upstream”, drawn by Anna")
    bert.get_by_role("button", name="Begin").click()
    bert.wait_for_selector(".table[data-status]")
    expect(bert.locator(".board, .table-top").get_by_text("Beaugency 1").first).to_be_visible()
