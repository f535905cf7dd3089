"""Every page: no violation of accessibility, nothing too small or too wide on a phone, no hole in a text."""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from comptoir import games
from tests.e2e.browser import DESKTOP, PHONE, ROOT, TABLET
from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, from_more, play_by_clicking, play_now, resize, wait_for_my_turn

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "comptoir" / "house" / "static"
LEAST_TARGET = 40
FIRST_LOAD = 80_000

SMALL_TARGETS = """(least) => {
    const all = [...document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=menuitem]')];
    const usable = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest('[inert]');
    const seen = all.filter(usable);
    const inText = (one) => one.tagName === 'A' && one.closest('p, td') && !one.matches('.btn');
    return seen.filter((one) => !inText(one))
        .map((one) => [one, (one.type === 'checkbox' ? one.closest('label') : one).getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height && box.right > 0 && Math.min(box.width, box.height) < least - 0.5)
        .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`);
}"""

# What reaches out of the window, the innermost things first.
TOO_WIDE = """() => [...document.querySelectorAll('body *')].reverse()
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
    .slice(0, 6).map((one) => `${one.outerHTML.slice(0, 120)} to ${Math.round(one.getBoundingClientRect().right)}`)"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:160]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


class Inspector:
    """Looks at one screen after the other and keeps what is wrong with each."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []

    def look(self, where: str) -> None:
        page = self.page
        if "⟨" in page.content():
            self.faults.append(f"{where}: a text is missing")
        width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        if width > room:
            wide = page.evaluate(TOO_WIDE)
            self.faults.append("\n  ".join([f"{where}: {width} px wide in a window of {room}", *wide]))
        self.faults += [f"{where}: {one}" for one in violations(page)]
        if room <= PHONE[0] or page.locator(".stage").count():
            self.faults += [f"{where}: too small: {one}" for one in page.evaluate(SMALL_TARGETS, LEAST_TARGET)]

    def look_at_dialog(self, where: str) -> None:
        """Once it is there, which may take a moment; then it is closed."""
        dialog = self.page.locator("dialog[open]")
        dialog.wait_for()
        self.look(where)
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "lang", "dark"),
    [(DESKTOP, "en", False), (DESKTOP, "fr", True), (TABLET, "de", False), (PHONE, "fr", False), (PHONE, "en", True)],
    ids=["desktop-day", "desktop-lamp", "tablet-day", "phone-day", "phone-lamp"],
)
def test_pages_can_be_used_by_everyone(size: tuple[int, int], lang: str, dark: bool, new_page: NewPage) -> None:
    page = new_page(size=size, lang=lang, dark=dark, at_once=False, meets=r"404 .*/(nothing|nothing/replay|nowhere)$")
    inspector = Inspector(page)
    page.wait_for_selector("[data-play=heller]")
    inspector.look("the shelf")
    for at, what in enumerate(("invite", "same screen", "bots")):
        page.locator(".doors").first.locator("button.small").nth(at).click()
        inspector.look_at_dialog(f"setting up: {what}")
    page.locator("header .icon").click()
    inspector.look_at_dialog("settings")
    play_now(page, "heller")
    wait_for_my_turn(page)
    inspector.look("my turn")
    page.locator("[data-cell][role=button]").first.click()
    page.wait_for_selector("[role=menuitem]")
    inspector.look("the chooser")
    page.locator("[role=menuitem]").first.click()
    page.wait_for_selector("[data-confirm]")
    inspector.look("a step to confirm")
    page.locator("[data-confirm]").click()
    wait_for_my_turn(page)
    page.locator("[data-tool=why]").click() if size != PHONE else from_more(page, "why")
    offered = page.locator("dialog [data-asks]")
    offered.first.wait_for()
    inspector.look("why not?")
    assert offered.first.inner_text() != offered.first.get_attribute("data-asks")  # words, not keys
    page.locator("dialog input").fill("place a1")
    offered.first.click()
    page.locator("dialog .answer a").wait_for()
    inspector.look("why not, answered")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.locator("[data-tool=log]").click()
        inspector.look("the log in its drawer")
    page.locator("[data-tab=chat]").click()
    inspector.look("the chat")
    for path in (
        "/me",
        "/games",
        "/records",
        "/ranking/heller",
        "/game/heller",
        "/game/heller#H9",
        "/game/nothing",
        "/join/nothing",
        "/table/nothing",
        "/replay/nothing",
        "/nowhere",
    ):
        page.goto(path)
        page.wait_for_selector("main h1")
        inspector.look(path)
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("game", games.names())
def test_every_board_can_be_used_by_everyone(game: str, new_page: NewPage) -> None:
    """The boards at a few of their questions, on a phone and a desk, by day and by lamplight; and their rulebook."""
    page = new_page(size=PHONE, lang="de")
    play_now(page, game)
    inspector = Inspector(page)
    chance = random.Random(3)
    for question in range(3):
        wait_for_my_turn(page)
        for size, dark in ((PHONE, False), (PHONE, True), (DESKTOP, False), (DESKTOP, True)):
            resize(page, size)
            page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            inspector.look(f"question {question} of {game}, {size[0]} px, {'lamp' if dark else 'day'}")
        click_something(page, chance)
    page.goto(f"/game/{game}")
    page.wait_for_selector("main h1")
    inspector.look(f"the rules of {game}")
    assert not inspector.faults, "\n".join(inspector.faults)


def test_a_finished_game_and_its_replay_can_be_used_by_everyone(new_page: NewPage) -> None:
    page = new_page(size=PHONE, lang="fr")
    play_now(page, "heller")
    play_by_clicking(page, 200)
    page.wait_for_selector("figure svg")
    table = page.url.rsplit("/", 1)[1]
    inspector = Inspector(page)
    for size, dark in ((PHONE, False), (PHONE, True), (DESKTOP, False), (DESKTOP, True)):
        resize(page, size)
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.goto(f"/table/{table}")
        page.wait_for_selector("figure svg")
        inspector.look("after the game")
        page.goto(f"/replay/{table}")
        page.wait_for_selector(".replay")
        inspector.look("the replay")
    assert not inspector.faults, "\n".join(inspector.faults)
    last = int(page.locator(".replay").get_attribute("data-last") or 0)
    assert last > 60
    page.locator("body").press("End")
    expect(page.locator(".replay")).to_have_attribute("data-at", str(last))
    page.locator("body").press("ArrowLeft")
    expect(page.locator(".replay")).to_have_attribute("data-at", str(last - 1))
    for seen_by in ("A", "public", "all"):
        page.locator("aside select").first.select_option(seen_by)
        expect(page.locator(".stage svg").first).to_be_visible()
    page.get_by_role("button", name="Vérifier le mélange").click()
    page.get_by_text("chaque mélange est bien celui qui avait été scellé").wait_for()


def test_the_language_changes_without_leaving_the_table(new_page: NewPage) -> None:
    page = new_page(lang="fr")
    play_now(page, "heller")
    wait_for_my_turn(page)
    click_something(page, random.Random(2))
    wait_for_my_turn(page)
    for language, says in (("de", "Verlauf"), ("en", "What happened"), ("fr", "Ce qui s’est passé")):
        page.locator("header select").select_option(language)
        page.get_by_role("tab", name=says).wait_for()
        assert page.locator("html").get_attribute("lang") == language
        assert "⟨" not in page.content()
    page.reload()
    page.get_by_role("tab", name="Ce qui s’est passé").wait_for()


def test_the_first_load_is_small(new_page: NewPage) -> None:
    page = new_page()
    assert first_load(page) < FIRST_LOAD


def first_load(page: Page) -> int:
    """Bytes of all script and style the shelf has asked for until it stands still, packed."""
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    asked: Any = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    files = {Path(one).name for one in asked if one.startswith("/assets/") and one.endswith((".js", ".css"))}
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 6)) for name in files)
