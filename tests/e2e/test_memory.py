"""Looking back: my games, what can be counted in them, somebody else's profile, the ranking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from comptoir.table import reviews
from tests.e2e.browser import PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import resize
from tests.e2e.test_every_page import Inspector
from tests.house.guests import Guest, RunningHouse, until


def finished(house: RunningHouse, ann: Guest, bob: Guest) -> list[str]:
    """A rated game of both, and one that Ann played with a bot."""
    together, alone = ann.table(seats="me open"), ann.table(seats="me beginner")
    bob.join(together)
    ann.post(f"/api/tables/{together}/start", {})
    for who, table in ((bob, together), (ann, together), (ann, alone)):
        who.post(f"/api/tables/{table}/leave")
    until(lambda: all(ann.look(table)["result"] for table in (together, alone)), "the bots have finished", 120)
    return [together, alone]


def as_guest(page: Page, guest: Guest) -> None:
    """The browser of a guest who is in the house already."""
    address = str(guest.http.base_url)
    page.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in guest.http.cookies.items()])


def looks(inspector: Inspector, what: str) -> None:
    for size in ((1440, 900), PHONE):
        resize(inspector.page, size)
        inspector.look(f"{what}, {size[0]} px")


def test_a_person_looks_back(new_page: NewPage, house: RunningHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (4, 8))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    together, alone = finished(house, ann, bob)
    page = new_page("/privacy", meets=r"404 .*/api/people/")
    as_guest(page, ann)
    inspector = Inspector(page)

    page.goto("/")
    page.get_by_role("link", name="My games").click()
    lines = page.locator("[data-game]")
    expect(lines).to_have_count(2)
    expect(page.locator("[data-statistics]")).to_contain_text("Beginner")
    page.locator("[data-filter=filter-with]").select_option(f"person:{bob.id}")
    expect(lines).to_have_count(1)
    expect(lines).to_have_attribute("data-game", together)
    won = lines.locator("[data-won]").get_attribute("data-won") == "true"
    page.locator("[data-filter=filter-result]").select_option("lost" if won else "won")
    expect(lines).to_have_count(0)
    page.locator("[data-filter=filter-result]").select_option("won" if won else "lost")
    expect(lines).to_have_count(1)
    looks(inspector, "my games")

    page.locator("[data-review-last]").click()
    expect(page.locator("[data-statistics] .curve")).to_have_count(1, timeout=120_000)  # both are judged
    expect(page.locator("[data-review-last]")).to_have_count(0)
    inspector.look("what decisions cost")

    lines.get_by_role("link", name="Bob").click()
    page.wait_for_selector(f"[data-person='{bob.id}']")
    expect(page.get_by_role("heading", name="Bob")).to_be_visible()
    expect(page.locator("[data-record=heller]")).to_contain_text("provisional")
    expect(page.locator("[data-game]")).to_have_count(1)
    looks(inspector, "a profile")
    page.locator("[data-together]").click()
    expect(page).to_have_url(re.compile(rf"/games\?opponent=person:{bob.id}$"))
    expect(page.locator("[data-game]")).to_have_attribute("data-game", together)

    page.locator("[data-statistics]").get_by_role("link", name="Ranking").click()
    expect(page.locator("tr.mine")).to_contain_text("Ann")
    ranked = page.locator("tr[data-place] strong").all_inner_texts()
    points = [int(text.replace(",", "")) for text in ranked]
    assert all(100 <= one < 3000 for one in points), "a scale people know"
    expect(page.locator("tr[data-place]")).to_have_count(3)
    looks(inspector, "the ranking")
    page.goto(f"/person/{alone}")
    expect(page.get_by_role("heading", name="There is nobody by this name here any more.")).to_be_visible()
    assert not inspector.faults, "\n".join(inspector.faults)
