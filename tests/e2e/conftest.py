"""The browser is started once, the house for each file of tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.browser import DESKTOP, address, open_browser, open_house
from tests.house.guests import RunningHouse

NewPage = Callable[..., Page]
QUIET = ("401", "404", "409", "422", "net::ERR", "WebSocket")  # what a browser writes to its console about honest answers


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
    """A page of somebody new: nothing moves, everything counts at once unless asked otherwise. Errors in it fail the test."""
    contexts: list[BrowserContext] = []
    surprises: list[str] = []

    def make(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        lang: str = "en",
        at_once: bool = True,
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
        settings = f'{{"atOnce": {str(at_once).lower()}, "speed": 0}}'
        context.add_init_script(
            f"localStorage.getItem('comptoir-settings') ?? localStorage.setItem('comptoir-settings', '{settings}')"
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: surprises.append(str(error)))
        page.on(
            "console",
            lambda said: (
                surprises.append(said.text) if said.type == "error" and not any(one in said.text for one in QUIET) else None
            ),
        )
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not surprises, surprises
