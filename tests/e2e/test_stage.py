"""The stage in a real browser: three masters move as fast as they like, and a person sees one thing after another."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page

from comptoir import games
from comptoir.kernel.events import A_GLANCE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import number, status

NORMAL = 450  # the name of the speed in the settings
WATCHED = 25_000  # milliseconds of a game that are watched, by the page's own clock, which only we set forward
STEP = 20  # by so much
LOOKS = 5  # and so often before we look again
LATE = 100  # milliseconds that a beat may stand longer, mostly
SKIPPED = 200  # most milliseconds from a key to a board that can be played on
TRIVIA = 350  # what takes no longer may fall away where there is much to catch up with
PATIENCE = 90.0  # seconds in which masters must have moved

# What the stage shows, with the times at which it changes.
RECORDER = """() => {
    window.shown = [];
    document.addEventListener('stage', ({ detail }) => window.shown.push({ ...detail, ms: performance.now() }));
}"""
SEND = """async ([path, body]) => (await fetch(path, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-csrf-token': document.cookie.match(/csrf=([^;]+)/)?.[1] ?? '' },
})).json()"""


def sit_down(page: Page, game: str) -> str:
    """A table with three masters."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "master"} for _ in range(3))]
    page.evaluate(SEND, ["/api/guests", {"name": "Anna"}])
    made: Any = page.evaluate(SEND, ["/api/tables", {"game": game, "seats": seats, "start": True, "order": "hand"}])
    return str(made["table"]["id"])


def come_in(new_page: NewPage, game: str, breaks: bool) -> tuple[Page, str]:
    """At a table, with the page's clock in our hand: how busy the machine is changes nothing."""
    page = new_page(speed=NORMAL, breaks=breaks, reduced_motion="no-preference")
    page.clock.install(time=0)
    page.add_init_script(f"({RECORDER})()")
    table = sit_down(page, game)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".table[data-status=running]")
    page.clock.pause_at(60)  # seconds
    return page, table


def behind(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-behind") or 0)


def watch(page: Page, milliseconds: int, enough: int = 10_000) -> None:
    """Play as one would: watch, go on at breaks, move when asked; stop early if so much lies ahead."""
    chance = random.Random(1)
    until = time.monotonic() + PATIENCE
    for _ in range(0, milliseconds, STEP * LOOKS):
        while not behind(page) and not my_turn(page) and status(page) == "running":
            assert time.monotonic() < until, "nothing came for too long"
            page.clock.run_for(STEP)
            page.wait_for_timeout(20)
        if status(page) != "running" or behind(page) >= enough:
            return
        go_on = page.locator("[data-go-on]")
        if go_on.count():
            go_on.click(timeout=3000)
        elif my_turn(page):
            move(page, chance)
        for _ in range(LOOKS):
            page.clock.run_for(STEP)


def my_turn(page: Page) -> bool:
    return page.locator(".table").get_attribute("data-turn") == "true"


def move(page: Page, chance: random.Random) -> None:
    """Do something, not by a click: one that comes late would skip what one wants to see."""
    table = page.url.rsplit("/", 1)[1]
    position = page.request.get(f"/api/tables/{table}").json()
    if not position["legal"]:
        return
    done = {
        "n": position["n"],
        "action": chance.choice(position["legal"]),
        "request": uuid4().hex,
        "tentative": False,
    }
    page.evaluate(SEND, [f"/api/tables/{table}/actions", done])
    for _ in range(40):
        page.wait_for_timeout(50)
        if number(page) != position["n"] or status(page) != "running":
            return


def film(page: Page, table: str) -> dict[str, Any]:
    told: dict[str, Any] = page.request.get(f"/api/tables/{table}/film?since=1").json()
    return told


def views(told: dict[str, Any]) -> dict[tuple[int, int], tuple[dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """By event: the view before it, as of it, and once its entry was told."""
    frames = [(frame["n"], frame["at"], frame["changes"]) for frame in told["film"]]
    keys: list[tuple[int, int]] = []
    for event in told["events"]:
        keys.append((event["n"], keys[-1][1] + 1 if keys and keys[-1][0] == event["n"] else 0))
    found: dict[tuple[int, int], tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {}
    view = told["view"]
    for key, following in zip(keys, [*keys[1:], (10**9, 0)], strict=True):
        before = view
        for n, at, changes in frames:
            view = {**view, **changes} if (n, at) == key else view
        as_of = view
        for n, at, changes in frames:  # what changed before the next event, and was not told
            view = {**view, **changes} if key < (n, at) < following else view
        found[key] = before, as_of, view
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_beat_stands_as_declared(new_page: NewPage, game: str) -> None:
    page, table = come_in(new_page, game, breaks=True)
    watch(page, WATCHED)
    recorded: list[dict[str, Any]] = page.evaluate("window.shown")
    told = film(page, table)
    seen = views(told)
    check_views(recorded, seen)
    check_times(game, recorded, told)


def check_views(recorded: list[dict[str, Any]], seen: dict[tuple[int, int], Any]) -> None:
    """The board is as it was before the event on stage or as of it, or of one that it joins: never later."""
    order = list(seen)
    checked = 0
    for one in recorded:
        key = (one["n"], one["at"])
        if one["item"] and key in seen:
            first = next((other["n"], other["at"]) for other in recorded if other["item"] == one["item"])
            fitting = order[min(order.index(first), order.index(key)) if first in seen else 0 : order.index(key) + 1]
            views_then = [view for other in fitting for view in seen[other]]
            assert one["view"] in views_then, f"the board was not as of {key}, but {unlike(one['view'], views_then)}"
            checked += 1
    assert checked > 10


def unlike(view: dict[str, Any], others: list[dict[str, Any]]) -> dict[str, Any]:
    """In what it differs from the one of these that is most like it: there, here."""
    differences = [{name: (other.get(name), view[name]) for name in view if view[name] != other.get(name)} for other in others]
    return min(differences, key=len)


def check_times(game: str, recorded: list[dict[str, Any]], told: dict[str, Any]) -> None:
    """Every event stands as long as its game declares, shortened only as much as the stage says it is in a hurry."""
    declared = {kind.name: kind.shown for kind in games.find(game).events.kinds}
    names: dict[tuple[int, int], str] = {}
    for event in told["events"]:
        at = sum(1 for n, _ in names if n == event["n"])
        names[event["n"], at] = event["event"]
    late: list[float] = []
    for item in {one["item"] for one in recorded if one["item"]}:
        mine = [one for one in recorded if one["item"] == item]
        after = next((one["ms"] for one in recorded if one["item"] != item and one["ms"] > mine[-1]["ms"]), None)
        if after is None or any(one["scene"] for one in mine):  # cut off by the end of the test; a scene has frames of its own
            continue
        begun: dict[tuple[int, int], dict[str, Any]] = {}
        for one in mine:
            if (one["n"], one["at"]) in names:
                begun.setdefault((one["n"], one["at"]), one)
        for key, first in list(begun.items())[-1:]:
            wanted = declared.get(names[key], A_GLANCE) / max(one["rate"] for one in mine)
            stood = after - first["ms"]
            assert stood >= wanted - STEP, f"{names[key]} {key} stood {stood:.0f} ms, not {wanted:.0f}"
            late.append(stood - wanted)
    assert len(late) > 8
    assert median(late) < LATE


def shown_around(page: Page, done: Callable[[], None]) -> list[dict[str, Any]]:
    """What was on stage as something was done, and after it: the masters may have moved meanwhile, and more be on stage."""
    before: int = page.evaluate("window.shown.length") - 1
    done()
    page.clock.run_for(SKIPPED)
    found: list[dict[str, Any]] = page.evaluate(f"window.shown.slice({before})")
    return found


@pytest.mark.parametrize("game", games.names())
def test_skipping_is_prompt_and_reloading_loses_nothing(new_page: NewPage, game: str) -> None:
    page, table = come_in(new_page, game, breaks=False)
    watch(page, WATCHED, enough=3)
    assert behind(page) >= 2
    acting = page.locator(".table").get_attribute("data-acting")
    stroke = shown_around(page, lambda: page.locator(f'.table [data-at~="seat:{acting}"]:visible').first.click())
    assert any(one["acting"] != acting for one in stroke), "who acts is pressed: their stroke is over"
    skipped = shown_around(page, lambda: page.keyboard.press("n"))
    assert not all(one["item"] for one in skipped), "a key leads to now"
    watch(page, WATCHED, enough=3)
    last = page.evaluate("window.shown.at(-1)")
    page.reload()
    page.wait_for_selector(".table[data-status=running]")
    told = film(page, table)
    play_out(page)
    again = {(one["n"], one["at"]) for one in page.evaluate("window.shown") if one["item"]}
    declared = {kind.name: kind.shown for kind in games.find(game).events.kinds}
    names = {key: event["event"] for key, event in zip(views(told), told["events"], strict=True)}
    wanted = {key for key, name in names.items() if declared.get(name, A_GLANCE) > TRIVIA}
    lost = {key for key in wanted if (last["n"], last["at"]) < key and key[0] < told["n"]} - again
    assert not lost, f"never shown: {sorted((*key, names[key]) for key in lost)}"


def play_out(page: Page) -> None:
    """Watch what there is; where that was too much and is only offered, ask for it."""
    page.wait_for_function("window.shown.length > 0")
    for _ in range(0, 3 * WATCHED, STEP):
        page.clock.run_for(STEP)
        if behind(page):
            continue
        page.wait_for_timeout(100)
        offered = page.locator("[data-show-me]")
        if offered.count():
            offered.click()
            page.wait_for_timeout(300)
        elif not behind(page):
            return
