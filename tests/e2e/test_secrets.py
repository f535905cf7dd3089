"""Two browsers at one table of each game. What one of them may not know makes no difference to what it hears, shows or keeps.

The house serves the same table in several worlds that look alike from one seat: hidden cards, disks, wood and squares lie
otherwise, and what events told to others is otherwise too. That seat's browser must not be able to tell the worlds apart,
while the browser of another seat can.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Request, Response

from comptoir import games
from comptoir.house.store.tables import StoredSession
from comptoir.kernel.chance import Imagined
from comptoir.kernel.events import Event
from comptoir.kernel.match import Match, replay
from comptoir.kernel.state import EVERYONE, OWNER
from comptoir.kernel.visibility import ALL, view
from tests.e2e.browser import DESKTOP, address
from tests.e2e.conftest import NewPage
from tests.e2e.hands import all_choices, number, sit_together, status
from tests.house.guests import RunningHouse, until

MOVES = 14
WORLDS = 2
A_DAY = 1_800_000_000_000  # the browser's clock stands still: only the world may differ

ASKED_AGAIN = "[data-all-the-same]"
MOVED_ON = """(before) => {
    const table = document.querySelector('.table');
    return table.dataset.n !== before || table.dataset.turn === 'false';
}"""
KEPT = """async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map((one) => one.name),
    caches: await caches.keys(),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker?.getRegistrations() ?? []).length,
    title: document.title,
})"""


class Ear:
    """Everything a page asks the house and hears from it: addresses, bodies, and messages of the live line."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self._answers: list[Response] = []
        self.waits_for: set[Request] = set()
        page.on("request", self._asked)
        page.on("requestfinished", lambda request: self.waits_for.discard(request))
        page.on("requestfailed", lambda request: self.waits_for.discard(request))
        page.on("response", lambda answer: self._answers.append(answer) if "/api/" in answer.url else None)
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.heard.append(str(frame))))

    def _asked(self, request: Request) -> None:
        self.waits_for.add(request)
        if "/api/" in request.url:
            self.heard.append(f"{request.method} {request.url} {request.post_data or ''}")

    def everything(self) -> list[str]:
        """In an order of its own: two answers under way at once may overtake each other."""
        bodies = [f"{answer.status} {answer.url} {answer.text()}" for answer in self._answers if answer.status != 204]
        return sorted([*self.heard, *bodies])

    def positions(self) -> Iterator[dict[str, Any]]:
        """Positions of the live line."""
        for frame in self.heard:
            told = json.loads(frame) if frame.startswith("{") else {}
            if told.get("kind") == "position":
                yield told["position"]


class Told(NamedTuple):
    """All a browser knows of a table after looking round."""

    traffic: list[str]
    shown: list[str]
    kept: str


def sit_down(new_page: NewPage, game: str) -> tuple[Page, Page, Ear]:
    """Two people, each with a browser, and a bot: where only two sit, what one does not hold the other does."""
    host, guest = new_page(), new_page("/")
    ear = Ear(guest)
    sit_together(host, guest, game, 3)
    return host, guest, ear


def play_on(host: Page, guest: Page, game: str) -> None:
    """Towards the middle of the game: whoever is asked picks from the list of choices, but keeps a secret and plays on."""
    chance = random.Random(7)
    for _ in range(min(MOVES, games.find(game).longest // 5)):
        page = whose_turn(host, guest)
        before = number(page)
        offered = all_choices(page)
        choices = page.locator("[data-choice]:not([data-choice^=secret]):not([data-choice=stop])")
        choices = choices if choices.count() else offered
        choices.nth(chance.randrange(choices.count())).evaluate("(button) => button.click()")
        page.wait_for_function(f"(n) => document.querySelector('{ASKED_AGAIN}') || ({MOVED_ON})(n)", arg=str(before))
        if page.locator(ASKED_AGAIN).count():  # a move that only hurts oneself
            page.locator(ASKED_AGAIN).evaluate("(button) => button.click()")
        page.wait_for_function(MOVED_ON, arg=str(before))
    assert status(guest) == "running"


def whose_turn(host: Page, guest: Page) -> Page:
    for _ in range(2400):  # a minute: the first bot of a busy machine has to wake up
        for page in (host, guest):
            if page.locator('.table[data-turn="true"]').count() and page.locator("[data-tool=choices]:not(:disabled)").count():
                return page
        host.wait_for_timeout(25)  # a bot thinks
    raise AssertionError("nobody is asked anything")


# ---- worlds ----


def the_match(house: RunningHouse, table: str) -> Match[Any]:
    return house.house.tables.look(table, lambda session: session.match)


def no_bot_waits(house: RunningHouse, table: str) -> bool:
    return house.house.tables.look(table, lambda session: not session.table.bots_waiting)


def show_world(house: RunningHouse, table: str, state: Any, events: list[list[Event]]) -> None:
    """From now on the house serves this world. Its memory of a table is only a cache; nothing is written."""

    def swap(session: StoredSession) -> None:
        match: Match[Any] = session.match
        match.state = state
        match.events = events

    house.house.tables.look(table, swap)


def other_worlds(match: Match[Any], seat: int, other: int) -> list[Any]:
    """States that look the same from `seat` and different from `other`, who knows more."""
    chance = Imagined(11)
    seen = match.view(seat)
    found = []
    for _ in range(400):
        world = match.game.imagine(seen, seat, chance)
        assert view(world, seat) == seen
        if view(world, other) != match.view(other):
            found.append(world)
        if len(found) == WORLDS:
            return found
    raise AssertionError("nothing is hidden from this seat: the test would test nothing")


def retold(events: list[list[Event]], seat: int) -> list[list[Event]]:
    """The same story, but otherwise wherever this seat does not see."""
    return [[_retold(event, seat) for event in entry] for entry in events]


def _retold(event: Event, seat: int) -> Event:
    values = list(event.values)
    for at, seen in enumerate(event.kind.seen):
        if seen.who != EVERYONE and not (seen.who == OWNER and event.values[0] == seat):
            values[at] = (values[at] + 1) % (seen.param.size or 1000)  # a number has no words to run out of
    return Event(event.kind, tuple(values))


# ---- looking round ----


def still(page: Page, ear: Ear) -> str:
    """The page once it waits for nothing and has stopped changing: fonts, words and boards arrive one after the other."""
    seen = ""
    while (now := page.content()) != seen or ear.waits_for:
        seen = now
        page.wait_for_timeout(250)
    return seen


def look_round(browser: Browser, house: RunningHouse, person: Page, table: str) -> Told:
    """A fresh browser of the same person comes to the table and opens all there is to open. It keeps no files for offline: that
    begins when it finds the time, and they are the same for everybody."""
    context = browser.new_context(
        base_url=address(house), viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en", reduced_motion="reduce",
        storage_state=person.context.storage_state(), service_workers="block",
    )  # fmt: skip
    page = context.new_page()
    page.clock.set_fixed_time(A_DAY)
    ear = Ear(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".table[data-status=running]")
    page.wait_for_load_state("networkidle")
    shown = [still(page, ear)]
    if page.get_by_role("button", name="earlier lines").count():
        page.get_by_role("button", name="earlier lines").click()
    shown.append(still(page, ear))
    page.get_by_role("tab", name="Chat").click()
    shown.append(still(page, ear))
    page.click("[data-tool=score]")
    page.wait_for_selector("dialog[open]")
    shown.append(still(page, ear))
    page.keyboard.press("Escape")
    still(page, ear)
    told = Told(
        ear.everything(), [*shown, page.locator("body").aria_snapshot()], json.dumps(page.evaluate(KEPT), sort_keys=True)
    )
    context.close()
    return told


@pytest.mark.parametrize("game", games.names())
def test_what_a_browser_may_not_know_makes_no_difference_to_it(
    game: str, new_page: NewPage, chromium_browser: Browser, house: RunningHouse
) -> None:
    host, guest, ear = sit_down(new_page, game)
    play_on(host, guest, game)
    table = guest.url.rsplit("/", 1)[1]
    until(lambda: no_bot_waits(house, table), "the bot has moved: from here on the table stands still")
    check_live_line(house, table, ear)
    match = the_match(house, table)
    real, story = match.state, match.events
    anna, bert = 0, 1
    worlds = other_worlds(match, bert, anna)
    before = look_round(chromium_browser, house, guest, table)
    owners = look_round(chromium_browser, house, host, table)
    try:
        for world in worlds:
            show_world(house, table, world, retold(story, bert))
            assert the_match(house, table).view(ALL) != view(real, ALL)
            assert look_round(chromium_browser, house, guest, table) == before
            assert look_round(chromium_browser, house, host, table) != owners  # such a test can fail
    finally:
        show_world(house, table, real, story)


def check_live_line(house: RunningHouse, table: str, ear: Ear) -> None:
    """While the other played, each position that came was the gate's view of that moment, and not a word more."""
    record = house.house.tables.look(table, lambda session: session.record())
    views = {}
    for match in replay(games.of_record(record), record):
        views[match.n] = (json.loads(match.view(1).json()), [json.loads(json.dumps(one)) for one in match.log(1)])
    compared = 0
    for position in ear.positions():
        if position["view"] is None or position["draft"] is not None:
            continue
        seen, log = views[position["n"]]
        assert position["view"] == seen
        assert all(event in log for event in position["events"])
        compared += 1
    assert compared >= MOVES // 4
