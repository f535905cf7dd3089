"""The table explains itself: why not, what it would bring, what things are, which phase a turn is in; axe looks on."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.e2e.browser import DESKTOP, PHONE
from tests.e2e.conftest import NewPage
from tests.e2e.hands import all_choices, click_something, number, play_now, press_and_wait, wait_for_move, wait_for_my_turn
from tests.e2e.test_every_page import Inspector


def covers(note: Locator, thing: Locator) -> bool:
    """Whether one lies over the other."""
    one, other = note.bounding_box(), thing.bounding_box()
    assert one is not None
    assert other is not None
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


def at_the_market(new_page: NewPage, size: tuple[int, int], **how: object) -> Page:
    """My turn at Heller, with something on the market: mine, on the first cell that was lit."""
    page = new_page(size=size, **how)
    play_now(page, "heller")
    wait_for_my_turn(page)
    if not page.locator(".pieces > g").count():
        click_something(page, random.Random(1))
        wait_for_my_turn(page)
        if page.locator(".chooser").count():  # a hand too quick for the answer has pressed another cell
            page.keyboard.press("Escape")
            expect(page.locator(".chooser")).to_have_count(0)
    return page


def rest_on(thing: Locator, tip: Locator, words: str) -> None:
    """The mouse rests on something until it says what it is. If it moved away under the mouse, the mouse follows."""
    for _ in range(10):
        thing.page.mouse.move(2, 2)
        thing.hover()
        with suppress(Error):
            tip.filter(has_text=words).wait_for(timeout=4_000)
            return
    raise AssertionError(f"nothing said {words!r}")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop", "phone"])
def test_a_refusal_is_a_sentence_beside_what_was_pressed_and_escape_closes_it(
    size: tuple[int, int], lang: str, new_page: NewPage
) -> None:
    page = at_the_market(new_page, size, lang=lang)
    taken = page.locator(".cells [data-cell]:not([role=button])").first
    note = page.locator(".callout.why")
    taken.click()
    expect(note).to_contain_text(taken.get_attribute("data-cell") or "")
    expect(note.locator("a")).to_have_text("H12")
    assert not covers(note, taken)
    inspector = Inspector(page)
    inspector.look("a refusal")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    taken.click()
    expect(note).to_be_visible()
    next(cell for cell in page.locator(".cells [data-cell][role=button]").all() if not covers(note, cell)).click()
    expect(page.locator(".chooser")).to_be_visible()
    expect(note).to_have_count(0)
    inspector.look("the chooser after a refusal")
    assert not inspector.faults, "\n".join(inspector.faults)


def look_and_close(page: Page, what: str, shown: Locator) -> Inspector:
    """Look for faults while something is shown; Escape closes it."""
    inspector = Inspector(page)
    inspector.look(what)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    return inspector


def test_a_choice_says_what_it_would_bring_unless_one_does_not_want_to_know(new_page: NewPage) -> None:
    page = at_the_market(new_page, DESKTOP)
    worths = page.locator("svg .worth")
    expect(worths).to_have_count(11)
    page.locator("[data-spot=stall-1]").click()
    lit = page.locator(".cells [data-cell][role=button]")
    expect(page.locator(".earns text")).to_have_count(lit.count())
    lit.first.focus()
    page.keyboard.press("ArrowDown")  # as with keys: the tip follows the focus
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("as the market lies")
    inspector = look_and_close(page, "what a stall would earn", tip)
    page.locator("header .icon").click()
    page.get_by_text("Show what a choice would bring").click()
    page.keyboard.press("Escape")
    expect(worths).to_have_count(0)
    expect(page.locator(".earns text")).to_have_count(0)
    assert not inspector.faults, "\n".join(inspector.faults)


def test_everything_says_what_it_is_under_the_mouse_and_by_keys(new_page: NewPage) -> None:
    page = at_the_market(new_page, DESKTOP)
    tip = page.get_by_role("tooltip")
    rest_on(page.locator(".seats [data-about]").first, tip, "Money in sous")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.locator("[data-tool=what]").click()
    inspector = Inspector(page)
    inspector.look("asking what things are")
    before = page.locator(".table").get_attribute("data-n")
    page.locator(".cells [data-cell][role=button]").first.click()
    expect(tip).to_contain_text("An empty space")
    assert page.locator(".chooser").count() == 0, "while one asks nothing is done"
    page.locator(".seats [data-about]").first.focus()
    expect(tip).to_contain_text("Money in sous")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("A stall with")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".asking")).to_have_count(0)
    assert page.locator(".seats [data-about][tabindex]").count() == 0
    assert page.locator(".table").get_attribute("data-n") == before
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_phases_of_a_turn_are_followed_and_the_question_knows_the_situation(
    size: tuple[int, int], new_page: NewPage
) -> None:
    page = new_page(size=size)
    play_now(page, "pfeffersaecke")
    wait_for_my_turn(page)
    now = page.locator(".phases [aria-current=step]")
    chance = random.Random(2)
    while "Disk" not in (now.all_text_contents() or [""])[0]:  # the first post; and a first turn may leave no choice of a disk
        click_something(page, chance)
        wait_for_my_turn(page)
    expect(page.locator(".phases li")).to_have_count(6)
    expect(page.locator(".prompt")).to_contain_text("you have")
    while not page.locator(".phases .over").count():  # a turn may leave no choice but the disk
        click_something(page, chance)
        wait_for_my_turn(page)
    expect(page.locator(".phases .over").first).to_contain_text("Disk")
    inspector = Inspector(page)
    inspector.look("the phases of a turn")
    assert not inspector.faults, "\n".join(inspector.faults)


def test_one_is_asked_once_more_before_sailing_without_coal(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "weinhaendler")
    chance = random.Random(3)
    stay = page.locator("[data-answer=stay]")
    while wait_for_my_turn(page):
        all_choices(page)
        coal = page.locator("[data-choice^='take coal']:not(:disabled)")
        if stay.count():
            holds_coal = page.locator("[data-choice^='lay coal']").count() > 0
            page.keyboard.press("Escape")
            if holds_coal:
                break
            press_and_wait(page, stay)  # there is nothing to be warned of
        elif coal.count():
            press_and_wait(page, coal.first)
        else:
            click_something(page, chance)
    before = number(page)
    stay.click()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("You have laid no coal")
    inspector = look_and_close(page, "a warning", warning)
    assert number(page) == before
    stay.click()
    page.locator("[data-all-the-same]").click()
    wait_for_move(page, before)
    assert not inspector.faults, "\n".join(inspector.faults)
