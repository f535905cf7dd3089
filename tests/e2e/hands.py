"""What a person does at the table, with a mouse or with keys. Nothing here knows a rule: whatever is lit may be clicked."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

# What may be pressed: lit on the board, or an answer beside the question.
LIT = ".stage [role=button]:not([aria-disabled=true]), [data-answer]:not(:disabled)"

# What is pressed before anything else. A note says why the last thing could not be done, if the hand was slower than the table;
# it may lie over what can.
FIRST = (
    "dialog[open] .btn.main",
    ".callout.why .x",
    ".stage [data-close]",
    "[data-all-the-same]",
    "[data-confirm]:not(:disabled)",
)

SETTLED = """async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window. The layout follows in the next frame, what is measured in the one after it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def play_now(page: Page, game: str) -> None:
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".table[data-status]")


def sit_together(host: Page, guest: Page, game: str, seats: int) -> None:
    """Anna sets a table and sends the link, Bert follows it; bots take the seats left. Anna has the first seat."""
    host.locator("article", has=host.locator(f"[data-play={game}]")).get_by_role("button", name="Invite").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_label("Players at the table").select_option(str(seats))
    host.get_by_label("Draw lots for the seats").uncheck()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_role("textbox", name="Invitation: send this link")
    expect(link).to_be_visible()
    guest.goto(link.input_value())
    guest.get_by_label("Your name").fill("Bert")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url("**/table/**")
    expect(host.get_by_text("Bert")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector(".table[data-status=running]")


def status(page: Page) -> str:
    return page.locator(".table").get_attribute("data-status") or ""


def number(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-n") or 0)


def wait_for_my_turn(page: Page) -> bool:
    """Wait until I am asked; False if the game is over."""
    page.wait_for_selector('.table[data-turn="true"], .table[data-status="finished"]', timeout=60_000)
    return status(page) == "running"


def play_by_clicking(page: Page, seconds: float, seed: int = 1) -> None:
    """Click on what is lit until the game is over."""
    chance = random.Random(seed)
    until = time.monotonic() + seconds
    while wait_for_my_turn(page):
        assert time.monotonic() < until, f"the game did not end; it stands at entry {number(page)}"
        click_something(page, chance)


def click_something(page: Page, chance: random.Random) -> None:
    """One move: something lit on the board, an entry of the chooser it opens, or one of the answers; then confirm."""
    before = number(page)
    for attempt in range(100):
        if number(page) != before or status(page) != "running" or chosen(page):
            return
        if attempt > 20:
            page.wait_for_timeout(500)
        target = _pick(page, chance)
        if target is None:
            page.wait_for_timeout(15)
            continue
        try:
            target.click(timeout=1500)
        except Error:
            continue  # it moved on under our hand
        page.wait_for_timeout(5)
        wait_until_answered(page)
    table = page.locator(".table").evaluate("(table) => JSON.stringify({ ...table.dataset })")
    raise AssertionError(f"nothing came of a hundred clicks at entry {before}: {table}\n{page.locator('body').aria_snapshot()}")


def press_and_wait(page: Page, move: Locator) -> None:
    """Press what is a move, and wait until it was made: what is read off the page before then may be either side of it."""
    before = number(page)
    move.click()
    wait_for_move(page, before)


def wait_until_answered(page: Page) -> None:
    """Wait until what was pressed is done: who presses something else meanwhile may press what is lit only afterwards, and so
    make a second move."""
    page.wait_for_selector('.table[data-busy="true"]', state="detached")


def wait_for_move(page: Page, before: int) -> None:
    page.wait_for_function("before => document.querySelector('.table').dataset.n != before", arg=str(before))


def _pick(page: Page, chance: random.Random) -> Locator | None:
    for first in FIRST:
        found = page.locator(first)
        if found.count():
            return found.first
    menu = page.locator(".stage [role=menuitem]:not(.quiet)")
    if menu.count():
        return menu.nth(chance.randrange(menu.count()))
    lit = page.locator(LIT)
    if count := lit.count():
        return lit.nth(chance.randrange(count))
    return None


def play_by_keys(page: Page, seconds: float) -> None:
    """No mouse: `/` for all choices, the words of one, Enter; Enter again on Confirm."""
    until = time.monotonic() + seconds
    while wait_for_my_turn(page):
        assert time.monotonic() < until, f"the game did not end; it stands at entry {number(page)}"
        before = number(page)
        page.keyboard.press("/")
        choice = first_choice(page)
        if choice is None:
            page.wait_for_timeout(15)
            continue
        page.keyboard.type(choice)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('[data-confirm], [data-all-the-same]')"
            " || document.querySelector('.table').dataset.n != before"
            " || document.querySelector('.table').dataset.status != 'running'",
            arg=str(before),
        )
        if page.locator("[data-all-the-same]").count():  # warned of it: the focus is on "better not", the other is next
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-all-the-same]", state="detached")
            continue
        if page.locator("[data-confirm]").count():
            for _ in range(40):
                if page.evaluate("document.activeElement?.hasAttribute('data-confirm')"):
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            wait_for_move(page, before)


def chosen(page: Page) -> bool:
    """Nothing is asked of me any more, nor to be confirmed: what I chose is sealed until the others have chosen. While
    something is being shown nothing is asked either, but may be soon."""
    shows = '.table[data-behind]:not([data-behind="0"])'
    return not page.locator(f'.table[data-turn="true"], [data-confirm], {shows}').count()


def all_choices(page: Page) -> Locator:
    """The drawer with everything I may do, opened if it is not."""
    if not page.locator("[data-choice]").count():
        page.locator("[data-tool=choices]").click()
        page.wait_for_selector("[data-choice]")
    return page.locator("[data-choice]")


def from_more(page: Page, what: str) -> None:
    """One of the tools that are seldom wanted."""
    page.locator("[data-tool=more]").click()
    page.locator(f"[data-more={what}]").click()


def first_choice(page: Page) -> str | None:
    """The notation of the first choice offered, by what the page itself says."""
    found: Any = page.evaluate("document.querySelector('[data-choice]')?.dataset.choice ?? null")
    return None if found is None else str(found)


def turning_points(page: Page) -> Locator:
    """In a review that is done: of the first seat that has any. Whoever plays by lot need not have given anything away."""
    points = page.locator("[data-turning]")
    for row in page.locator("tr[data-seat]").all():
        if points.count():
            break
        row.locator("button").click()
    return points
