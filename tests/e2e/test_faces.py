"""Bots are somebody: chosen one by one, with portraits that say that they are bots, and a word now and then."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from comptoir.table.cast import remarks
from tests.e2e.browser import PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, play_now, wait_for_my_turn


def shelf(page: Page, game: str, button: str) -> None:
    page.locator("article", has=page.locator(f"[data-play={game}]")).get_by_role("button", name=button).click()


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that say something whenever everybody has acted once."""
    monkeypatch.setattr(remarks, "ROUNDS", 1)


def test_each_seat_gets_a_bot_of_its_level(new_page: NewPage) -> None:
    page = new_page()
    shelf(page, "pfusch", "Choose bots")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Players at the table").select_option("4")
    page.get_by_label("All the same level").select_option("apprentice")
    page.get_by_label("Level of Mörtel").select_option("master")
    expect(page.get_by_label("Level of Doppelboden")).to_have_value("master")
    page.get_by_label("Level of Schieflot").select_option("grandmaster")
    page.get_by_role("button", name="Begin").click()
    cards = page.locator(".seats > li")
    expect(cards).to_have_count(4)
    for name, level in (("Doppelboden", "Master"), ("Mörtel", "Apprentice"), ("Grundstein", "Grandmaster")):
        card = cards.filter(has_text=name)
        expect(card).to_contain_text(f"bot · {level}")
        expect(card.locator("svg.face .cog")).to_be_visible()
    expect(cards.filter(has_text="Anna").locator("svg.face")).to_have_count(0)


def test_a_host_puts_a_bot_on_a_free_seat_and_takes_it_away(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    shelf(page, "pfeffersaecke", "Invite")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Players at the table").select_option("3")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("A bot here (B)").select_option("master")
    page.get_by_label("Level of Kardamom").select_option("beginner")
    expect(page.get_by_text("Zimtstern")).to_be_visible()
    page.get_by_role("button", name="Free the seat").click()
    expect(page.get_by_label("A bot here (B)")).to_be_visible()
    expect(page.get_by_text("Zimtstern")).to_have_count(0)


def play_until_somebody_speaks(page: Page) -> str:
    chance = random.Random(7)
    for _ in range(20):
        assert wait_for_my_turn(page)
        if page.locator(".says").count():
            return page.locator(".says").inner_text()
        click_something(page, chance)
    raise AssertionError("nobody says anything")


@pytest.mark.usefixtures("talkative")
def test_a_word_is_said_again_after_a_reload_covers_no_board_and_can_be_turned_off(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    said = play_until_somebody_speaks(page)
    bubble, board = page.locator(".says").bounding_box(), page.locator(".board").bounding_box()
    assert bubble is not None
    assert board is not None
    assert bubble["x"] >= board["x"] + board["width"]
    assert page.locator(".says").evaluate("(node) => getComputedStyle(node).pointerEvents") == "none"
    expect(page.locator("[aria-live=polite]", has_text=f"says: {said}")).to_have_count(1)
    page.reload()
    expect(page.locator(".says")).to_have_text(said)
    expect(page.locator(".says")).to_have_count(0, timeout=12_000)  # once it can have been read
    page.locator("header .icon").click()
    page.get_by_label("A word from the bots").select_option("never")
    page.reload()
    wait_for_my_turn(page)
    page.locator("header .icon").click()
    assert page.locator(".says").count() == 0
    page.get_by_label("A word from the bots").select_option("now and then")
    expect(page.locator(".says")).to_have_text(said)  # it would have been said by now, and was not over either
