"""A table of four over days, in real browsers: a clock of their own, talk before the game, notices to closed tabs, an absentee
for whom a bot stands in and who comes back, a vacation, a watcher, a report."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import address, open_house
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, from_more, wait_for_my_turn
from tests.e2e.test_account import who
from tests.e2e.test_notices import SUBSCRIBES
from tests.e2e.test_powers import Walking
from tests.house.guests import RunningHouse, until
from tests.house.letterboxes import Browser, Post, post_office

HOUR = 3_600_000


@pytest.fixture(scope="module")
def clock() -> Walking:
    return Walking()


@pytest.fixture(scope="module")
def house(clock: Walking) -> Iterator[RunningHouse]:
    with open_house(now=clock, notice_seconds=1, post_seconds=0.1, local_notices=True) as running:
        yield running


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as running:
        yield running


def set_the_table(host: Page) -> str:
    """Anna opens a table for four, a day a move, and gets a link."""
    host.locator("article", has=host.locator("[data-play=heller]")).get_by_role("button", name="Invite").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_label("Players at the table").select_option("4")
    host.get_by_label("Draw lots for the seats").uncheck()
    host.get_by_label("The game counts for the ratings").uncheck()
    host.get_by_label("Hints are allowed").uncheck()
    host.locator("[data-clock]").select_option("days")
    host.get_by_role("spinbutton", name="Days a move").fill("31")
    host.get_by_role("button", name="Open the table").click()
    assert host.get_by_role("spinbutton", name="Days a move").evaluate(
        "field => !field.validity.valid"
    )  # the browser says how many may be
    host.get_by_role("spinbutton", name="Days a move").fill("1")
    host.get_by_label("Vacation, in days").fill("2")
    host.get_by_role("button", name="Open the table").click()
    return host.get_by_role("textbox", name="Invitation: send this link").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    for agreed in ("Turn by turn: 1 day a move.", "Vacation for each: 2 days", "A friendly game", "No hints."):
        page.get_by_text(agreed).wait_for()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**")


def wants_to_be_told(page: Page, browser: Browser) -> None:
    page.goto("/me")
    who(page, "guest")
    page.evaluate(SUBSCRIBES, browser.subscription())
    page.get_by_role("button", name="Tell me on this device").click()
    page.get_by_role("button", name="Try", exact=True).wait_for()


class Friends:
    """Anna, who has the table open, and the others, who come when they are called."""

    def __init__(self, anna: Page, others: dict[str, Page], post: Post, clock: Walking) -> None:
        self.anna, self.post, self.clock = anna, post, clock
        self.others = {name: page.context for name, page in others.items()}
        self.browsers = {name: post.browser(name.lower()) for name in others}
        self.chance = random.Random(7)

    def told(self) -> dict[str, int]:
        return {name: len(self.post.read(browser)) for name, browser in self.browsers.items()}

    def next_to_move(self, before: dict[str, int]) -> str:
        """Anna, or who was called since: one of them, once."""
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            if self.anna.locator('.table[data-turn="true"]').count():
                return "Anna"
            new = {name: count - before[name] for name, count in self.told().items() if count != before[name]}
            if new:
                assert list(new.values()) == [1], new
                return next(iter(new))
            self.anna.wait_for_timeout(50)
        raise AssertionError("nobody was called")

    def come(self, name: str) -> Page:
        """Who was called opens what the notice leads to."""
        page = self.others[name].new_page()
        page.goto(self.post.read(self.browsers[name])[-1]["path"])
        return page

    def move(self, name: str) -> None:
        page = self.anna if name == "Anna" else self.come(name)
        assert wait_for_my_turn(page)
        click_something(page, self.chance)
        if page is not self.anna:
            page.close()

    def hours_pass(self, hours: float) -> None:
        self.clock.back -= int(hours * HOUR)

    def play_until(self, name: str) -> None:
        """Six hours from move to move, until this one is to move."""
        for _ in range(9):
            before = self.told()
            if (mover := self.mover()) == name:
                return
            self.hours_pass(6)
            self.move(mover)
            after = self.next_to_move(before)
            assert after == self.mover()
        raise AssertionError(f"it is never up to {name}")

    def mover(self) -> str:
        """Who is waited for, as Anna may know."""
        table: Any = self.anna.evaluate(
            "async () => (await (await fetch(`/api/tables/${location.pathname.slice(7)}`)).json()).table"
        )
        return next(str(seat["name"]) for seat in table["seats"] if seat["seat"] in table["waiting"])


def test_four_friends_play_over_days(new_page: NewPage, house: RunningHouse, post: Post, clock: Walking) -> None:
    clock.back = 20 * 24 * HOUR
    anna = new_page()
    anna.context.grant_permissions(["notifications"])
    link = set_the_table(anna)
    others = {name: new_page(permissions=["notifications"], service_workers="allow") for name in ("Bert", "Cleo", "Dora")}
    for name, page in others.items():
        sit_down(page, link, name)
    others["Bert"].get_by_label("Say something").fill("When do we begin?")
    others["Bert"].get_by_role("button", name="Send").click()
    anna.get_by_text("When do we begin?").wait_for()
    friends = Friends(anna, others, post, clock)
    for name, page in others.items():
        wants_to_be_told(page, friends.browsers[name])
        page.close()
    before = friends.told()
    assert set(before.values()) == {0}
    anna.get_by_role("button", name="Begin").click()
    anna.wait_for_selector(".table[data-status=running]")
    expect(anna.locator("[data-tool=hint]")).to_have_count(0)
    friends.next_to_move(before)

    # Dora does not come: she is warned, then a bot stands in, and its move is not hers.
    friends.play_until("Dora")
    turns = friends.told()
    friends.hours_pass(20)
    until(lambda: friends.told()["Dora"] == turns["Dora"] + 1, "her time runs out", 60)
    assert "4 h" in post.read(friends.browsers["Dora"])[-1]["body"]
    friends.hours_pass(5)
    anna.get_by_text("Time is up for Dora: a bot stands in.").wait_for()
    anna.locator(".log").get_by_text(re.compile("^The bot for Dora|^the bot for Dora")).first.wait_for()
    dora = friends.come("Dora")
    dora.get_by_role("button", name="I am back").click()
    anna.get_by_text("Dora is back.").wait_for()

    # Then she goes on vacation: her clock stands still.
    from_more(dora, "people")
    dora.get_by_text("On vacation your clock stands still. Left: 2 days").wait_for()
    dora.get_by_role("button", name="Go on vacation").click()
    dora.keyboard.press("Escape")
    dora.get_by_text("You are on vacation until").wait_for()
    dora.close()
    anna.get_by_text("Dora is on vacation.").wait_for()
    friends.play_until("Dora")
    friends.hours_pass(30)
    anna.wait_for_timeout(1500)
    assert friends.mover() == "Dora"
    assert anna.get_by_text("Time is up for Dora").count() == 1
    friends.move("Dora")

    # Whoever watches has a room of their own; the table does not hear it.
    eve = new_page(link)
    eve.get_by_label("Your name").fill("Eve")
    eve.get_by_role("button", name="Watch instead").click()
    eve.wait_for_selector(".table[data-status=running]")
    eve.locator("[data-tab=chat]").click()
    eve.get_by_text("When do we begin?").wait_for()
    eve.get_by_label("To those watching").fill("Who is ahead?")
    eve.get_by_role("button", name="Send").click()
    eve.get_by_text("Who is ahead?").wait_for()
    bert = friends.come("Bert")
    bert.wait_for_selector(".table[data-status=running]")
    bert.locator("[data-tab=chat]").click()
    bert.get_by_label("Say something").fill("Sorry for the delay")
    bert.get_by_role("button", name="Send").click()
    unread = anna.locator("[data-tab=chat] .unread")
    expect(unread).to_have_text("1")
    anna.reload()
    expect(unread).to_have_text("1")  # and on any other device
    anna.locator("[data-tab=chat]").click()
    anna.get_by_text("Sorry for the delay").wait_for()
    expect(anna.get_by_text("Who is ahead?")).to_have_count(0)
    expect(unread).to_have_count(0)
    anna.get_by_role("button", name="About what Bert said").last.click()
    anna.get_by_role("button", name="Report", exact=True).click()
    anna.get_by_role("button", name="Send", exact=True).last.click()
    anna.get_by_text("Thank you. It will be looked at.").wait_for()
    assert link.startswith(address(house))
