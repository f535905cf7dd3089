"""Notices in a real browser: chosen on the page about oneself, sent when the tab is closed, shown by the service worker."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.e2e.browser import address, open_house
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, sit_together, wait_for_my_turn
from tests.e2e.test_account import who
from tests.house.guests import RunningHouse, until
from tests.house.letterboxes import Post, post_office


@pytest.fixture(scope="module")
def house() -> Iterator[RunningHouse]:
    """A house that tells people soon, and over this machine's own network."""
    with open_house(notice_seconds=1, post_seconds=0.1, local_notices=True) as running:
        yield running


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as running:
        yield running


# The one thing this browser cannot do here: ask its maker's push service for an address. It is given one of ours.
SUBSCRIBES = """(made) => {
    PushManager.prototype.subscribe = async (asked) => {
        if (!asked.applicationServerKey) throw new Error('no key of the house');
        return { toJSON: () => ({ endpoint: made.address, keys: { p256dh: made.p256dh, auth: made.auth } }) };
    };
}"""


# And a browser without a screen shows no notification: what the service worker asks it to show is taken down.
SHOWS = """async (told) => {
    const shown = [], done = [];
    self.registration.showNotification = async (title, more) => shown.push([title, more.body, more.tag, more.data.path]);
    const event = new PushEvent('push', { data: told });
    event.waitUntil = (work) => done.push(work);
    self.dispatchEvent(event);
    await Promise.all(done);
    return shown;
}"""


def present(page: Page, table: str) -> list[str]:
    """The seats of those who have the table before their eyes."""
    letters: list[str] = page.request.get(f"/api/tables/{table.rsplit('/', 1)[1]}/present").json()["seats"]
    return letters


def test_who_closed_the_tab_is_told_and_who_looks_is_not(new_page: NewPage, house: RunningHouse, post: Post) -> None:
    anna, bert = new_page(), new_page(permissions=["notifications"], service_workers="allow")
    sit_together(anna, bert, "heller", 2)
    table = bert.url
    browser = post.browser("bert")
    bert.goto("/me")
    who(bert, "guest")
    bert.evaluate(SUBSCRIBES, browser.subscription())
    bert.get_by_role("button", name="Tell me on this device").click()
    bert.get_by_text("This device").wait_for()
    bert.get_by_role("button", name="Try", exact=True).click()
    until(lambda: post.read(browser), "a word to try it")
    bert.goto(table)
    bert.wait_for_selector(".table[data-status=running]")
    chance = random.Random(3)
    if bert.locator('.table[data-turn="true"]').count():
        click_something(bert, chance)
    for page, other in ((anna, bert), (bert, anna)):
        wait_for_my_turn(page)
        click_something(page, chance)
        wait_for_my_turn(other)
        other.wait_for_timeout(2500)
    assert len(post.arrived) == 1  # Bert had the table before his eyes
    (worker,) = [one for one in bert.context.service_workers if one.url.endswith("/push.js")]
    bert.close()
    until(lambda: len(present(anna, table)) == 1, "the house sees that Bert has gone")  # it would think he saw Anna's move
    click_something(anna, chance)
    until(lambda: len(post.arrived) == 2, "Bert is told", 60)
    told = post.read(browser)[1]
    assert told["path"] == table.removeprefix(address(house))
    assert "Anna" in told["body"]
    shown = worker.evaluate(SHOWS, json.dumps(told))
    assert shown == [[told["title"], told["body"], told["tag"], told["path"]]]
