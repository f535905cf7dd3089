"""What a learner does in a lesson. Nothing here knows a rule: answers are given as the course's data writes them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

# A place on the board that is labelled like the choice: then it is clicked there, as a person would.
ON_BOARD = """(label) => {
    const spots = [...document.querySelectorAll('.stage [role=button]')].filter((one) => one.checkVisibility());
    return spots.findIndex((one) => one.getAttribute('aria-label') === label);
}"""


def verdict(page: Page, wanted: str) -> None:
    page.wait_for_selector(f".learn[data-verdict={wanted}]")


def ready(page: Page, step: str) -> None:
    """The step's board stands there, and something may be chosen."""
    page.wait_for_selector(f'.learn[data-step={step}][data-verdict=""] [data-choice]', state="attached")


def take(page: Page, notation: str) -> None:
    """Choose an action on the board if it has a place there, else in the list."""
    choice = page.locator(f'[data-choice="{notation}"]')
    confirm = page.locator("[data-confirm]")
    if not choice.count() and confirm.count():  # what was sketched so far has to be confirmed first
        confirm.click()
    choice.wait_for(state="attached")
    before = page.locator(".learn").get_attribute("data-done")
    at = page.evaluate(ON_BOARD, (choice.text_content() or "").strip())
    if at >= 0:
        page.locator(".stage [role=button]:visible").nth(at).click()
    else:
        if not choice.is_visible():
            page.locator("aside summary").click()
        choice.click()
    expect(page.locator(".learn")).not_to_have_attribute("data-done", before or "")


def answer(page: Page, actions: list[str], wanted: str) -> None:
    for notation in actions:
        take(page, notation)
    confirm = page.locator("[data-confirm]")
    if not page.locator(".verdict").count() and confirm.count():
        confirm.click()
    verdict(page, wanted)
