"""Whole games through the interface: by clicking only, and one by keys only."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

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
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("every shuffle was the sealed one")).to_be_visible()


def test_a_game_is_played_to_its_end_by_keys_only(new_page: NewPage) -> None:
    page = new_page(at_once=False)
    page.locator("[data-play=heller]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".table[data-status]")
    play_by_keys(page, 300)
    expect(page.locator("#after-title")).to_be_visible()
