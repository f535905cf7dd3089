"""The browser is started once, the house for each file of tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from comptoir import games
from comptoir.kernel.match import Match
from tests.e2e.browser import DESKTOP, address, open_browser, open_house
from tests.house.guests import RunningHouse

NewPage = Callable[..., Page]
NOBODY = "401 (Unauthorized) /api/me"  # who is nobody yet asks who they are


def met_in(game: str) -> str:
    """Where several are asked at once, another's choice may arrive before one's own: the house answers that it moved on."""
    found = games.find(game)
    at_once = len(Match(found, found.least_seats).to_act) > 1
    return r"409 \(Conflict\) /api/tables/[^/]+/(actions|confirm)$" if at_once else ""


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
    """A page of somebody new: nothing is played on stage, everything counts at once unless asked otherwise.

    Errors in it fail the test, but for those it is meant to meet: `meets` has patterns of what the console says of them.
    """
    contexts: list[BrowserContext] = []
    surprises: list[str] = []

    def make(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        lang: str = "en",
        at_once: bool = True,
        meets: str = "",
        **more: Any,
    ) -> Page:
        context = chromium_browser.new_context(
            base_url=address(house),
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=lang,
            reduced_motion="reduce",
            **more,
        )
        contexts.append(context)
        settings = f'{{"atOnce": {str(at_once).lower()}, "speed": 0, "breaks": false}}'
        context.add_init_script(
            f"localStorage.getItem('comptoir-settings') ?? localStorage.setItem('comptoir-settings', '{settings}')"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: surprises.append(str(error)))

        def listen(said: ConsoleMessage) -> None:
            if said.type == "error" and NOBODY not in heard(said) and not (meets and re.search(meets, heard(said))):
                surprises.append(heard(said))

        page.on("console", listen)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not surprises, surprises
