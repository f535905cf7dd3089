"""`make pictures`: the gallery, photographed from real games that are played while we look."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.e2e.browser import DESKTOP, PHONE, ROOT, TABLET, address, open_browser, open_house
from tests.e2e.hands import click_something, play_by_clicking, play_now, wait_for_my_turn
from tests.house.guests import RunningHouse

from comptoir import games
from comptoir.texts import game_texts

GALLERY = ROOT / "docs" / "gallery"
MOVES = 6


class Photographer:
    def __init__(self, browser: Browser, house: RunningHouse) -> None:
        self.browser = browser
        self.house = house
        self.taken: list[tuple[str, str]] = []

    def page(self, size: tuple[int, int], dark: bool = False, lang: str = "en") -> Page:
        context = self.browser.new_context(
            base_url=address(self.house), viewport={"width": size[0], "height": size[1]}, locale=lang,
            color_scheme="dark" if dark else "light", reduced_motion="reduce",
        )  # fmt: skip
        context.add_init_script("localStorage.setItem('comptoir-settings', '{\"atOnce\": true, \"speed\": 0}')")
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector("[data-play]")
        return page

    def take(self, page: Page, name: str, caption: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        page.screenshot(path=GALLERY / f"{name}.jpg", type="jpeg", quality=82)
        self.taken.append((name, caption))


def main() -> None:
    GALLERY.mkdir(parents=True, exist_ok=True)
    with open_house() as house, open_browser() as browser:
        camera = Photographer(browser, house)
        for game in games.names():
            if not (ROOT / "web" / "src" / "games" / game / "Board.svelte").exists():
                continue
            a_game(camera, game)
        others(camera)
        a_board(camera)
        write_page(camera.taken)


def a_game(camera: Photographer, game: str) -> None:
    title = game_texts(games.find(game).folder, "en").get("title")
    chance = random.Random(game)
    for size, dark, lang, kind in (
        (DESKTOP, False, "en", "by day"),
        (DESKTOP, True, "fr", "by lamplight, in French"),
        (PHONE, False, "de", "on a phone, in German"),
    ):
        page = camera.page(size, dark, lang)
        play_now(page, game)
        for _ in range(MOVES):
            if wait_for_my_turn(page):
                click_something(page, chance)
        wait_for_my_turn(page)
        page.evaluate("scrollTo(0, 0)")
        camera.take(page, f"{game}-{'lamp' if dark else 'phone' if size is PHONE else 'day'}", f"{title}, {kind}")
        page.context.close()


def a_board(camera: Photographer) -> None:
    """The picture of the READMEs: a board alone, well into a game."""
    page = camera.page(DESKTOP)
    play_now(page, "pfeffersaecke")
    chance = random.Random(2)
    for _ in range(32):
        if wait_for_my_turn(page):
            click_something(page, chance)
    page.locator(".stage").screenshot(path=GALLERY / "board.jpg", type="jpeg", quality=80)


def others(camera: Photographer) -> None:
    """The shelf full of games, the end of one, its replay, a rulebook."""
    page = camera.page(TABLET)
    play_now(page, "heller")
    play_by_clicking(page, 200)
    page.wait_for_selector("figure svg")
    page.evaluate("scrollTo(0, 0)")
    camera.take(page, "after", "After the game")
    page.locator("a[href^='/replay/']").click()
    page.wait_for_selector(".replay")
    page.locator("input[type=range]").fill("40")
    camera.take(page, "replay", "Replay, all open")
    page.goto("/game/heller#H9")
    page.wait_for_selector(".rule.here")
    camera.take(page, "rules", "The rulebook")
    for size, dark in ((DESKTOP, False), (DESKTOP, True), (PHONE, False)):
        page = camera.page(size, dark)
        look, caption = ("lamp", ", by lamplight") if dark else ("phone", ", on a phone") if size is PHONE else ("day", "")
        camera.take(page, f"shelf-{look}", f"The shelf{caption}")


def write_page(taken: list[tuple[str, str]]) -> None:
    lines = ["# Gallery", "", "Made by `make pictures` from games played while the pictures were taken.", ""]
    for name, caption in sorted(taken, key=lambda one: not one[0].startswith("shelf")):
        lines += [f"## {caption}", "", f"![{caption}](gallery/{name}.jpg)", ""]
    Path(ROOT / "docs" / "gallery.md").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
