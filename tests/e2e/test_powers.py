"""Together in real browsers: an absentee is replaced and the game goes to its end; a pause; the host's tools."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import open_house
from tests.e2e.conftest import NewPage
from tests.e2e.hands import from_more, play_by_clicking, sit_together
from tests.house.guests import FakeClock, RunningHouse

DAY = 86_400


class Walking(FakeClock):
    """A clock that may be slow by some days: browsers count by their own how long somebody was waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.back = 0  # milliseconds

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 - self.back


@pytest.fixture(scope="module")
def clock() -> Walking:
    return Walking()


@pytest.fixture(scope="module")
def house(clock: Walking) -> Iterator[RunningHouse]:
    with open_house(now=clock) as running:
        yield running


def test_an_absentee_is_replaced_and_the_game_goes_to_its_end(new_page: NewPage, clock: Walking) -> None:
    clock.back = 4 * DAY * 1000  # the game begins four days ago
    anna, bert = new_page(), new_page()
    sit_together(anna, bert, "pfusch", 2)
    bert.close()
    clock.back = 0
    from_more(anna, "people")
    anna.get_by_text("waited for 4 days").wait_for()
    anna.get_by_role("button", name="Put a bot in their place").click()
    expect(anna.get_by_role("button", name="Put a bot in their place")).to_have_count(0)
    anna.keyboard.press("Escape")
    anna.get_by_text("A bot has taken the place of Bert.").wait_for()
    play_by_clicking(anna, 300)
    assert anna.locator(".table").get_attribute("data-status") == "finished"


def test_a_pause_is_proposed_agreed_to_and_ended(new_page: NewPage) -> None:
    anna, bert = new_page(), new_page()
    sit_together(anna, bert, "heller", 2)
    from_more(anna, "people")
    anna.get_by_text("here", exact=False).first.wait_for()
    anna.get_by_role("button", name="Propose a pause").click()
    bert.get_by_text("Anna proposes a pause.").wait_for()
    bert.get_by_role("button", name="Agree").click()
    for page in (anna, bert):
        page.get_by_text("The game stands still.").wait_for()
        assert page.locator('.table[data-turn="true"]').count() == 0
    bert.get_by_role("button", name="Go on").click()
    for page in (anna, bert):
        expect(page.get_by_text("The game stands still.")).to_have_count(0)


def test_a_host_frees_a_seat_and_ends_the_links(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    host.locator("article", has=host.locator("[data-play=heller]")).get_by_role("button", name="Invite").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Invitation: send this link")
    first = link.input_value()
    guest.goto(first)
    guest.get_by_label("Your name").fill("Bert")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/**")
    host.get_by_text("For the host").click()
    host.get_by_role("button", name="Move up (B)").click()
    host.get_by_text("A · Bert").wait_for()
    host.get_by_role("button", name="Free the seat").click()
    expect(host.get_by_text("Bert")).to_have_count(0)
    expect(link).not_to_have_value(first)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_text("This table").first.wait_for()


def test_an_invitation_to_a_private_game_says_who_and_what_and_a_full_table_is_watched(new_page: NewPage) -> None:
    host = new_page()
    host.locator("article", has=host.locator("[data-play=heller]")).get_by_role("button", name="Invite").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_label("Players at the table").select_option("2")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Invitation: send this link").input_value()
    host.get_by_role("alert").get_by_text("this very machine only").wait_for()
    friend, late = new_page(link), new_page()
    friend.get_by_role("heading", name="Anna invites you to Auf Heller und Pfennig").wait_for()
    friend.get_by_text("A seat is free.").wait_for()
    friend.get_by_label("Your name").fill("Bert")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url("**/table/**")
    late.goto(link)
    late.get_by_text("All seats are taken. You can watch.").wait_for()
    late.get_by_role("button", name="Watch instead").click()
    late.wait_for_url("**/table/**")
    expect(late.get_by_text("Bert")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    host.wait_for_selector(".table[data-status=running]")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.locator("[data-tool=more]").click()
    host.get_by_role("button", name="Copy the link to this table").click()
    copied = host.evaluate("navigator.clipboard.readText()")
    later = new_page(copied)  # a friend opens it while the private game goes on
    later.get_by_text("The game has begun. You can watch.").wait_for()
    later.get_by_role("button", name="Watch instead").click()
    later.wait_for_selector(".table[data-status=running]")
