"""The analysis board: from a moment of a finished game one tries, steps, asks, looks at imagined worlds and plays on."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from comptoir.table import analysis
from tests.boards import other_board
from tests.e2e.browser import PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import resize, wait_for_my_turn
from tests.e2e.test_every_page import Inspector
from tests.house.guests import Guest, RunningHouse, until


def done(page: Page, many: int) -> None:
    """So many moves are tried on the line that is shown, and it may be gone on."""
    page.wait_for_selector(f".learn[data-done='{many}']")
    expect(page.locator("[data-line-start]")).to_be_enabled()


def ask(page: Page) -> None:
    page.locator("[data-think='0']:not([disabled])").click()
    page.wait_for_selector("[data-weighed]", timeout=60_000)


def test_what_might_have_been_is_tried_asked_about_and_played_on(
    new_page: NewPage, house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "SLICE", 24)
    ann = house.guest("Ann")
    table = ann.table(seats="beginner beginner beginner")
    until(lambda: ann.look(table)["result"], "the bots have finished", 120)
    page = new_page(f"/replay/{table}?n=9&as=B")
    page.locator("[data-analysis]").click()
    page.wait_for_selector(".learn[data-analysis='9'][data-eyes=B]")

    # One tries what the search thinks best, and something else: two lines.
    ask(page)
    chances = page.locator("[data-weighed] strong").all_inner_texts()
    assert all(re.fullmatch(r"\d+% ± \d+", one) for one in chances), chances
    page.locator("[data-try]").first.click()
    done(page, 1)
    expect(page.locator(".learn")).to_have_attribute("data-drawn", "imagined")
    ask(page)
    page.locator("[data-try]").first.click()
    done(page, 2)
    page.keyboard.press("ArrowLeft")
    done(page, 1)
    page.locator("[data-try]").nth(1).click()
    done(page, 2)
    expect(page.locator("[data-tried='2']")).to_have_count(2)
    expect(page.locator("[data-tried='2'][aria-current]")).to_have_count(1)
    page.locator("[data-line-start]").focus()
    page.keyboard.press("Enter")
    done(page, 0)
    page.keyboard.press("ArrowRight")
    done(page, 1)
    page.locator("[data-tried='2']").first.click()
    done(page, 2)

    # The address has the line: whoever is given it sees the same.
    shared = new_page(page.url[page.url.index("/analysis/") :])
    done(shared, 2)
    assert shared.locator("[data-tried]").all_inner_texts() == page.locator("[data-tried]").all_inner_texts()[:2]

    # The imagined world is shown, and another one, in which nothing was tried yet.
    page.locator("[data-unveil]").click()
    expect(page.locator("[data-unveil]")).to_have_attribute("aria-pressed", "true")
    inspector = Inspector(page)
    inspector.look("desktop")
    page.locator("[data-world]").click()
    page.wait_for_selector("[data-imagined='1']")
    done(page, 0)
    resize(page, PHONE)
    inspector.look("phone")
    assert not inspector.faults, "\n".join(inspector.faults)

    # With everything open nothing is imagined; from there one plays on.
    page.get_by_label("As seen by").select_option("all")
    page.wait_for_selector(".learn[data-eyes=all][data-drawn=real]")
    page.locator("[data-play-on] summary").click()
    page.get_by_label("My seat").select_option("C")
    page.locator("[data-play-on] .btn.main").click()
    page.wait_for_url("**/table/**")
    assert wait_for_my_turn(page)
    on = page.url.rsplit("/", 1)[1]
    position = house.house.tables.look(on, lambda session: session.match.record.begun_in)
    assert position is not None
    assert (position["from"]["table"], position["from"]["n"], position["from"]["eyes"]) == (table, 9, "all")


def test_a_game_that_still_runs_has_no_analysis_board(new_page: NewPage, house: RunningHouse) -> None:
    ann = house.guest("Ann")
    page = new_page(f"/analysis/{ann.table(seats='me bot')}?n=0&as=A", meets=r"409.*/analysis")
    expect(page.get_by_role("heading", name="This game is still being played")).to_be_visible()


def finished(guest: Guest, table: str) -> bool:
    return guest.look(table)["result"] is not None


def test_on_a_board_of_ones_own_no_grandmaster_is_offered_to_play_on_with(new_page: NewPage, house: RunningHouse) -> None:
    """Nobody has learned it there, and the server refuses it."""
    ann = house.guest("Ann")
    drawn = {"game": "weinhaendler", "name": "Upstream", "board": other_board("weinhaendler")}
    for given, offered in (({"board": ann.post("/api/boards", drawn).json()["id"]}, False), ({}, True)):
        table = ann.table("weinhaendler", seats="beginner beginner beginner", **given)
        until(partial(finished, ann, table), "the bots have finished", 120)
        page = new_page(f"/analysis/{table}?n=3&as=all")
        page.locator("[data-play-on] summary").click()
        levels = page.get_by_label("Level of the bots").locator("option")
        expect(levels.filter(has_text="Merchant")).to_have_count(1)
        expect(levels.filter(has_text="Grandmaster")).to_have_count(int(offered))
