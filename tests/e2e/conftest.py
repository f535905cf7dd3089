"""The browser is started once, the house for each file of tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.e2e.browser import DESKTOP, address, choosing, open_browser, open_house
from tests.house.guests import RunningHouse

NewPage = Callable[..., Page]
PATIENCE = 45_000  # milliseconds: a busy machine takes its time, and only who waits in vain waits so long
expect.set_options(timeout=PATIENCE)


def heard(said: ConsoleMessage) -> str:
    """What the console says, with the address it speaks of."""
    return f"{said.text} {urlsplit(said.location['url']).path}"


@pytest.fixture(scope="session")
def chromium_browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def house() -> Iterator[RunningHouse]:
    with open_house() as running:
        yield running


@pytest.fixture
def new_page(chromium_browser: Browser, house: RunningHouse) -> Iterator[NewPage]:
    """A page of somebody new: nothing is played on stage, everything counts at once unless asked otherwise; nothing is fetched
    to be kept for offline.

    Any error in it fails the test. Only who does something wrong on purpose names it: `meets` has a pattern of what the
    console says of that, and then it must say it; `may_meet`, if it is not sure to come to that.
    """
    contexts: list[BrowserContext] = []
    surprises: list[str] = []
    awaited: set[str] = set()

    def make(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        lang: str = "en",
        at_once: bool = True,
        speed: int = 0,
        breaks: bool = False,
        meets: str = "",
        may_meet: str = "",
        **more: Any,
    ) -> Page:
        context = chromium_browser.new_context(
            base_url=address(house),
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=lang,
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        contexts.append(context)
        awaited.update([meets] if meets else [])
        context.add_init_script(choosing(atOnce=at_once, speed=speed, breaks=breaks))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: surprises.append(str(error)))

        def listen(said: ConsoleMessage) -> None:
            if said.type == "warning" and "svelte.dev/e/" in said.text:
                surprises.append(heard(said))
            elif said.type == "error" and meets and re.search(meets, heard(said)):
                awaited.discard(meets)
            elif said.type == "error" and not (may_meet and re.search(may_meet, heard(said))):
                surprises.append(heard(said))

        page.on("console", listen)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not surprises, surprises
    assert not awaited, f"not met: {awaited}"
