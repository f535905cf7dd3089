"""Where screens are photographed: a house of its own, people who come in, each page in every size, light and language, and
the contact sheets. What is photographed: screens.py.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from tests.e2e.browser import DESKTOP, PHONE, TABLET, address, open_browser, open_house
from tests.e2e.hands import click_something, wait_for_my_turn
from tests.house.guests import RunningHouse


class Dress(NamedTuple):
    """How a screen is looked at."""

    size: tuple[int, int]
    dark: bool
    lang: str

    def __str__(self) -> str:
        return f"{self.size[0]} {'lamp' if self.dark else 'day'} {self.lang}"


WARDROBE = [
    Dress(DESKTOP, False, "en"), Dress(DESKTOP, True, "de"), Dress(TABLET, True, "fr"), Dress(TABLET, False, "de"),
    Dress(PHONE, False, "de"), Dress(PHONE, True, "en"), Dress(PHONE, False, "fr"),
]  # fmt: skip
KINDS = {DESKTOP: "desk", TABLET: "tablet", PHONE: "phone"}  # a sheet each
TALLEST = {DESKTOP: 1000, TABLET: 1700, PHONE: 1500}  # of a page that is longer than its window
WIDTHS = {DESKTOP: 960, TABLET: 560, PHONE: 390}  # on the sheet
SHEETS = {DESKTOP: 980, TABLET: 1150, PHONE: 1210}
SPEAK = """(language) => {
    const select = document.querySelector('header select');
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
}"""


class Studio:
    """A house of its own, people who come in, and the sheets."""

    def __init__(self, browser: Browser, house: RunningHouse, folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.folder = folder

    def page(self, path: str = "/", at_once: bool = True, moving: bool = False, **liked: object) -> Page:
        """Somebody new; `liked`: what they have set. `moving`: pieces travel, and the page's clock can be stopped."""
        context = self.browser.new_context(
            base_url=address(self.house),
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            locale="en",
            reduced_motion="no-preference" if moving else "reduce",
        )
        if moving:
            context.clock.install()
        settings = json.dumps({"atOnce": at_once, "speed": 0, "breaks": False, **liked})
        context.add_init_script(
            f"localStorage.getItem('comptoir-settings') ?? localStorage.setItem('comptoir-settings', '{settings}')"
        )
        page = context.new_page()
        page.goto(path)
        page.wait_for_selector("main h1, main .table, main form")
        return page

    def table(self, page: Page, game: str, **asked: Any) -> str:
        """A table set up by this page's person through the house's own door."""
        body = {"game": game, "public": False, "order": "hand", "start": True, **asked}
        made: Any = page.evaluate(
            """async (body) => {
                const token = () => decodeURIComponent(document.cookie.split('comptoir-csrf=')[1]?.split(';')[0] ?? '');
                const post = async (path, what) => (await fetch(path, { method: 'POST', body: JSON.stringify(what),
                    headers: { 'content-type': 'application/json', 'x-csrf-token': token() } })).json();
                if (!(await (await fetch('/api/me')).json())) await post('/api/guests', { name: 'Hanna' });
                return post('/api/tables', body);
            }""",
            body,
        )
        return str(made["table"]["id"])

    def against_bots(self, page: Page, game: str, seats: int, **asked: Any) -> None:
        bots = [{"kind": "bot", "level": "beginner"}] * (seats - 1)
        page.goto(f"/table/{self.table(page, game, seats=[{'kind': 'me'}, *bots], **asked)}")
        page.wait_for_selector(".table[data-status]")

    def in_play(self, game: str, seats: int, moves: int, **asked: Any) -> Page:
        """A table against bots, so many moves of mine into the game."""
        page = self.page()
        self.against_bots(page, game, seats, **asked)
        play_some(page, moves)
        return page

    def photograph(self, name: str, page: Page) -> list[tuple[str, Path, tuple[int, int]]]:
        taken = []
        for dress in WARDROBE:
            page.set_viewport_size({"width": dress.size[0], "height": dress.size[1]})
            page.emulate_media(color_scheme="dark" if dress.dark else "light")
            if page.locator("header select").count():
                page.evaluate(SPEAK, dress.lang)
                page.wait_for_function("(language) => document.documentElement.lang === language", arg=dress.lang)
            page.wait_for_timeout(150)
            page.evaluate("scrollTo(0, 0)")
            path = self.folder / f"{name}-{str(dress).replace(' ', '-')}.png"
            height = min(TALLEST[dress.size], page.evaluate("document.documentElement.scrollHeight"))
            if page.locator("dialog[open], .curtain").count():
                height = dress.size[1]
            page.screenshot(path=path, full_page=True, clip={"x": 0, "y": 0, "width": dress.size[0], "height": height})
            taken.append((f"{name} · {dress}", path, dress.size))
        return taken

    def sheets(self, name: str, taken: list[tuple[str, Path, tuple[int, int]]]) -> Iterator[Path]:
        for size, kind in KINDS.items():
            yield self.sheet(f"{name}-{kind}", [one for one in taken if one[2] == size], SHEETS[size])

    def sheet(self, name: str, taken: list[tuple[str, Path, tuple[int, int]]], width: int) -> Path:
        figures = "".join(
            f"<figure style='width:{WIDTHS[size]}px'><img src='{path.name}' width='{WIDTHS[size]}'>"
            f"<figcaption>{says}</figcaption></figure>"
            for says, path, size in taken
        )
        source = self.folder / f"{name}.html"
        source.write_text(
            "<style>body{margin:4px;background:#777;display:flex;flex-wrap:wrap;gap:6px;align-items:start;font:14px sans-serif}"
            f"figure{{margin:0;background:#fff}}img{{display:block}}</style>{figures}",
            encoding="utf-8",
        )
        page = self.browser.new_page(viewport={"width": width, "height": 100})
        page.goto(source.as_uri())
        page.screenshot(path=self.folder / f"sheet-{name}.png", full_page=True)
        page.close()
        return self.folder / f"sheet-{name}.png"


def play_some(page: Page, moves: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(moves):
        if not wait_for_my_turn(page):
            return
        click_something(page, chance)
    wait_for_my_turn(page)


@contextmanager
def open_studio(folder: Path) -> Iterator[Studio]:
    with open_house() as house, open_browser() as browser:
        yield Studio(browser, house, folder)
