"""Puzzles in a real browser: from the shelf, one missed by clicking, one solved by keys, and what is kept of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from comptoir import games
from comptoir.players.puzzles import Puzzle, puzzle_named, puzzles_of
from tests.e2e.browser import DESKTOP, PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import resize
from tests.e2e.learning import take, verdict
from tests.e2e.test_every_page import Inspector


def posed(page: Page, game: str) -> Puzzle:
    """The puzzle that is asked; its board stands there, and something may be chosen."""
    page.wait_for_selector('.learn[data-puzzle][data-verdict=""] [data-choice]', state="attached")
    return puzzle_named(games.find(game), page.locator(".learn").get_attribute("data-puzzle") or "")


def written(puzzle: Puzzle, at: int) -> str:
    """A choice as one types it; 0 is the answer."""
    return puzzle.position.game.actions.text(puzzle.choices[at].action)


def test_a_puzzle_is_missed_by_clicking_and_the_next_one_solved_by_keys(new_page: NewPage) -> None:
    game = "heller"
    page = new_page(lang="en")
    page.click(f"[data-puzzle={game}]")
    today = posed(page, game)
    inspector = Inspector(page)
    inspector.look("the question")
    take(page, written(today, 1))
    verdict(page, "wrong")
    expect(page.locator("[data-weighed]")).to_have_count(len(today.choices))
    expect(page.locator("[data-hinted]").first).to_be_visible()
    inspector.look("missed")
    expect(page.locator("[data-continue]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".learn:not([data-puzzle='{today.id}'])")
    following = posed(page, game)
    assert following.level == 1, "the easiest first"
    expect(page.locator("h1")).to_be_focused()
    answer = page.locator(f'[data-choice="{written(following, 0)}"]')
    for _ in range(80):  # by keys alone
        page.keyboard.press("Tab")
        if answer.evaluate("(one) => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    verdict(page, "right")
    page.goto("/")
    door = page.locator(f"[data-puzzle={game}]")
    expect(door).to_have_attribute("data-tried", "true")
    expect(door.locator(".streak")).to_contain_text("Streak: 1 day")
    inspector.look("the shelf")
    page.click(f"[data-puzzles={game}]")
    expect(page.locator("ol .solved")).to_have_count(1)
    expect(page.locator("ol .missed")).to_have_class(re.compile("today"))
    inspector.look("the series")
    page.locator("ol .missed").click()
    posed(page, game)
    expect(page.get_by_text("the first attempt counts")).to_be_visible()
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("game", games.names())
def test_every_game_poses_and_solves_its_puzzles_on_a_phone(game: str, new_page: NewPage) -> None:
    """Each kind of answer of a game once, found on the board or in the list, by day and by lamplight."""
    known = puzzles_of(games.find(game)).values()
    kinds = {written(one, 0).split(" ")[0]: one for one in known}
    page = new_page(f"/puzzles/{game}", size=PHONE, lang="fr")
    page.wait_for_selector("[data-next]")
    inspector = Inspector(page)
    inspector.look("the series")
    for at, puzzle in enumerate(kinds.values()):
        page.emulate_media(color_scheme="dark" if at % 2 else "light", reduced_motion="reduce")
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        posed(page, game)
        take(page, written(puzzle, 0))
        verdict(page, "right")
        expect(page.locator("[data-continue]")).to_be_in_viewport()
        if at < 2:
            inspector.look(f"{puzzle.id}: solved")
    resize(page, DESKTOP)
    inspector.look("at a desk")
    assert not inspector.faults, "\n".join(inspector.faults)
