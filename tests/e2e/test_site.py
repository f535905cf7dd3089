"""Open without a server: the ludothèque as a folder of files, in a real browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from comptoir import games
from comptoir.kernel.record import load
from comptoir.table import records
from tests.e2e.conftest import heard
from tests.e2e.hands import play_by_clicking, play_now
from tests.e2e.site import OpenSite, open_site

NewTab = Callable[..., Page]
LONG = 180_000  # Python starts anew in every page, and a busy machine takes its time


@pytest.fixture(scope="module")
def site() -> Iterator[OpenSite]:
    with open_site() as running:
        yield running


@pytest.fixture
def browser_of(chromium_browser: Browser, site: OpenSite) -> Iterator[Callable[..., BrowserContext]]:
    """Browsers of people: what one keeps, another does not know. Any error in a page fails the test."""
    contexts: list[BrowserContext] = []
    surprises: list[str] = []

    def make(**more: Any) -> BrowserContext:
        context = chromium_browser.new_context(
            **{
                "base_url": site.address,
                "viewport": {"width": 1440, "height": 900},
                "reduced_motion": "reduce",
                "locale": "en",
                **more,
            }
        )
        settings = json.dumps({"atOnce": True, "speed": 0, "breaks": False})
        context.add_init_script(
            "if (location.protocol.startsWith('http'))"
            f" localStorage.getItem('comptoir-settings') ?? localStorage.setItem('comptoir-settings', '{settings}')"
        )
        context.set_default_timeout(LONG)
        context.on("weberror", lambda error: surprises.append(str(error.error)))
        context.on("console", lambda said: surprises.append(heard(said)) if said.type == "error" else None)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not surprises, surprises


def tab(context: BrowserContext, path: str = "/") -> Page:
    page = context.new_page()
    page.goto(f"./#{path}")
    return page


def kept_entries(page: Page) -> dict[str, int]:
    """By table: how many entries this browser has written down."""
    found: dict[str, int] = page.evaluate(
        """async () => {
            const database = await new Promise((done, failed) => {
                const asked = indexedDB.open('comptoir');
                asked.onsuccess = () => done(asked.result);
                asked.onerror = failed;
            });
            const entries = await new Promise((done) => {
                const asked = database.transaction('entries').objectStore('entries').getAllKeys();
                asked.onsuccess = () => done(asked.result);
            });
            database.close();
            const counted = {};
            for (const [table] of entries) counted[table] = (counted[table] ?? 0) + 1;
            return counted;
        }"""
    )
    return found


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_to_its_end_and_its_record_is_genuine(game: str, browser_of: Callable[..., BrowserContext]) -> None:
    page = tab(browser_of())
    play_now(page, game)
    play_by_clicking(page, 500)
    expect(page.locator("#after-title")).to_be_visible()
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("every shuffle was the sealed one")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download record").click()
    text = saving.value.path().read_text(encoding="utf-8")
    assert records.check(text).genuine, "it verifies at the terminal, too"
    assert load(text).game == game
