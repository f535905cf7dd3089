"""After a game: one press, and one sees how it was decided."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from comptoir import games
from comptoir.table import reviews
from tests.e2e.browser import PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_by_clicking, play_now, resize, turning_points
from tests.e2e.test_every_page import Inspector
from tests.house.guests import RunningHouse, until

PARTS = ("start", "luck", "given", "decisions")


def parts_add_up(page: Page) -> None:
    """Of every seat, as they stand there: start, luck, gifts and decisions make the result."""
    for row in page.locator("tr[data-seat]").all():
        said = {one: row.locator(f"[data-part={one}]").inner_text() for one in (*PARTS, "result")}
        numbers = {one: int(text.replace("−", "-").replace("+", "")) for one, text in said.items()}
        assert sum(numbers[one] for one in PARTS) == numbers["result"], said
        assert numbers["decisions"] <= 0


@pytest.mark.parametrize("name", games.names())
def test_the_fullest_table_of_every_game_is_reviewed(
    name: str, house: RunningHouse, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (2,))
    seats = games.find(name).most_seats
    keeper = house.guest("Keeper")
    table = keeper.table(name, " ".join(["beginner"] * seats), public=True)
    until(lambda: keeper.look(table)["result"], "the bots have finished", 300)
    page = new_page(f"/table/{table}")
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector("[data-review=done]", timeout=240_000)
    assert page.locator("tr[data-seat]").count() == seats
    assert page.locator(".curve").count() == seats
    parts_add_up(page)


def test_a_game_is_reviewed_with_one_press(new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (8, 24, 60))
    page = new_page()
    play_now(page, "heller")
    play_by_clicking(page, 300)
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector("[data-review=done]", timeout=120_000)

    rows = page.locator("tr[data-seat]")
    assert rows.count() >= 2
    parts_add_up(page)
    points = turning_points(page)
    mine = page.locator("tr.chosen").get_attribute("data-seat")
    many = points.count()
    assert 1 <= many <= 3
    for at in range(many):
        points.nth(at).focus()
        page.keyboard.press("Enter")
        expect(points.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".turning .stage svg").first).to_be_visible()
        chances = [int(text.rstrip("%")) for text in page.locator(".turning dd .number").all_inner_texts()]
        assert chances[0] <= chances[1]
        assert len(page.locator(".turning .why").inner_text()) > 60, "what it cost, and why"
    expect(page.locator(".curve")).to_have_count(rows.count())
    assert page.locator(".mark.strong").count() == many

    other = page.locator("tr[data-seat]:not(.chosen) button").first
    other.click()
    expect(page.locator("tr.chosen")).not_to_have_attribute("data-seat", mine or "")
    page.locator(f"tr[data-seat={mine}] button").click()
    inspector = Inspector(page)
    inspector.look("desktop")
    resize(page, PHONE)
    inspector.look("phone")
    assert not inspector.faults, "\n".join(inspector.faults)

    page.get_by_role("link", name="Show in the replay").click()
    page.wait_for_selector(".replay[data-at]")
    assert re.search(rf"/replay/[^/]+\?n=\d+&as={mine}$", page.url)
    expect(page.get_by_label("As seen by")).to_have_value(mine or "")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.locator("[data-review=done]")).to_be_visible()
