"""Whole games through the interface: by clicking only, and one by keys only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from comptoir import games
from tests.e2e.browser import ROOT
from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_by_clicking, play_by_keys, play_now

DRAWN = [name for name in games.names() if Path(ROOT / "web" / "src" / "games" / name / "Board.svelte").exists()]


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_is_played_to_its_end_by_clicking(game: str, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, game)
    play_by_clicking(page, 300)
    expect(page.locator("#after-title")).to_be_visible()
    check_curves(page, game)
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("every shuffle was the sealed one")).to_be_visible()


def curves(game: str) -> set[str]:
    """What a game calls its curves, in English."""
    texts = (ROOT / "web" / "src" / "games" / game / "texts" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^curve-(?!axis)\w+ = (.+)$", texts, re.MULTILINE))


def check_curves(page: Page, game: str) -> None:
    """Each curve is called as the game calls it; the first one ends where the score does."""
    page.wait_for_selector("figure svg")
    captions = page.locator("figcaption").all_inner_texts()
    assert sorted(captions) == sorted(curves(game)) != []
    places = page.locator(".result li")
    said = page.locator("figure svg").first.get_attribute("aria-label") or ""
    for at in range(places.count()):
        name = places.nth(at).locator(".name").evaluate("one => one.firstChild.textContent.trim()")
        score = places.nth(at).locator("strong").inner_text()
        assert f"{name} {score}" in said


def test_a_game_is_played_to_its_end_by_keys_only(new_page: NewPage) -> None:
    page = new_page(at_once=False)
    page.locator("[data-play=heller]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-status]")
    play_by_keys(page, 300)
    expect(page.locator("#after-title")).to_be_visible()
