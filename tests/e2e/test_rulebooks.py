"""Rulebooks in the browser: drawn, tried, found, printed, and for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from comptoir import games
from comptoir.kernel.rulebook import load_rulebook
from tests.e2e.browser import DESKTOP, PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.test_every_page import Inspector

DRAWN = "[data-picture] > figure > .drawn > :first-child"


def open_book(page: Page, game: str, at: str = "") -> None:
    page.goto(f"/game/{game}{at}")
    page.wait_for_selector("main article h3")


def draw_all(page: Page, many: int) -> None:
    """As if it were printed: every picture is drawn, however far away."""
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    if many:
        page.locator(DRAWN).nth(many - 1).wait_for(state="attached")
    assert page.locator(DRAWN).count() == many


@pytest.mark.parametrize(
    ("size", "lang", "dark"),
    [(DESKTOP, "en", True), (PHONE, "fr", False), (PHONE, "de", True)],
    ids=["desktop-lamp", "phone-day", "phone-lamp"],
)
@pytest.mark.parametrize("game", games.names())
def test_a_rulebook_is_drawn_and_can_be_read_by_everyone(
    game: str, size: tuple[int, int], lang: str, dark: bool, new_page: NewPage
) -> None:
    page = new_page(size=size, lang=lang, dark=dark)
    book = load_rulebook(games.find(game).folder, lang)
    open_book(page, game)
    draw_all(page, len(book.pictures()))
    assert page.locator("svg[data-piece]").count() == len(book.pieces())
    assert page.locator("article p.rule[id]").count() == len(book.ids())
    assert page.locator("article a.sign").count() == len(book.rulings())
    assert "{{" not in page.locator("article").inner_text()
    inspector = Inspector(page)
    inspector.look(f"the rulebook of {game}")
    assert not inspector.faults, "\n".join(inspector.faults)


def test_a_picture_can_be_tried_and_the_rules_answer(new_page: NewPage) -> None:
    page = new_page(lang="en", meets=r"422 .*/positions/busy-market$")
    open_book(page, "heller")
    draw_all(page, len(load_rulebook(games.find("heller").folder, "en").pictures()))  # then nothing moves under the hand
    picture = page.locator("[data-picture=busy-market]").first
    picture.locator("[data-try]").click()
    picture.locator("[data-spot=stall-3]").click()
    picture.locator("[data-cell=c2]").click()
    said = picture.locator(".try p")
    said.get_by_text("c2").wait_for()
    picture.get_by_role("button", name="Start again").click()
    picture.locator("[data-cell=c2][role=button]").wait_for()
    picture.locator("[data-cell=a1]").click()
    picture.get_by_role("alert").get_by_role("link", name="H12").wait_for()
    picture.get_by_role("button", name="Back to the picture").click()
    assert picture.locator("[data-try]").is_visible()


def test_rules_are_found_by_number_and_by_words_and_lead_to_their_rulings(new_page: NewPage) -> None:
    page = new_page(lang="fr")
    open_book(page, "heller")
    page.get_by_role("searchbox").fill("h18")
    page.get_by_role("searchbox").press("Enter")
    page.locator("#H18.here").wait_for()
    page.locator("#H18 .sign").click()
    page.locator("#ruling-H18.here").wait_for()
    page.get_by_role("searchbox").fill("fachéux six")  # accents do not matter
    page.locator(".hits a").first.wait_for()
    page.get_by_role("searchbox").fill("zeppelin")
    page.get_by_text("Rien trouvé").wait_for()


def test_a_rulebook_is_printed_by_day_with_all_its_pictures_and_nothing_to_press(new_page: NewPage) -> None:
    page = new_page(lang="de", dark=True)
    open_book(page, "pfeffersaecke")
    printed = page.pdf(format="A4", print_background=True)
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") > 8
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator(DRAWN).count() == len(load_rulebook(games.find("pfeffersaecke").folder, "de").pictures())
    assert not [one for one in page.locator("button").all() if one.is_visible()]
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
