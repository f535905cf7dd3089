"""The table's layout: what is needed is in sight, nothing moves because of a turn, nothing is there twice."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from comptoir import games
from tests.e2e.browser import DESKTOP, PHONE, TABLET
from tests.e2e.conftest import NewPage
from tests.e2e.hands import SETTLED, click_something, play_by_clicking, play_now, resize, wait_for_my_turn
from tests.e2e.test_every_page import Inspector

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "landscape": (1024, 768), "phone": PHONE}
WITH_BOTS = """async ([game, seats]) => {
    const token = () => decodeURIComponent(document.cookie.split('comptoir-csrf=')[1]?.split(';')[0] ?? '');
    const post = async (path, what) => (await fetch(path, { method: 'POST', body: JSON.stringify(what),
        headers: { 'content-type': 'application/json', 'x-csrf-token': token() } })).json();
    if (!(await (await fetch('/api/me')).json())) await post('/api/guests', { name: 'Hanna' });
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'beginner' }));
    const seated = [{ kind: 'me' }, ...bots];
    const made = await post('/api/tables', { game, public: false, order: 'hand', start: true, seats: seated });
    return made.table.id;
}"""
# Where the zones of the table begin and end. Below a board that is drawn higher, what stands below it gives way.
ZONES = """() => Object.fromEntries(['.ask', '.question', '.strip', '.answers', '.board', '.seats', '.tools', '.ledger']
    .filter((zone) => !document.querySelector('.table.tablet') || !['.board', '.seats', '.tools', '.ledger'].includes(zone))
    .filter((zone) => !document.querySelector('.table.phone') || !['.board', '.ledger'].includes(zone))
    .map((zone) => [zone, document.querySelector(`.table ${zone}`)?.getBoundingClientRect()])
    .map(([zone, box]) => [zone, box && [Math.round(box.top), Math.round(box.bottom)]]))"""
CUT = """() => [...document.querySelectorAll('.prompt, .answers .btn, .tools .key > span, .seats .owns')]
    .filter((one) => one.checkVisibility())
    .filter((one) => (!one.matches('.owns') && one.scrollHeight > one.clientHeight + 3)
        || one.scrollWidth > one.clientWidth + 2)
    .map((one) => `${one.className.split(' ')[0]}: ${one.innerText.replaceAll('\\n', ' ')}`
        + ` ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}`)"""
# Buttons that one needs every turn and that are not wholly in sight.
BELOW = """() => [...document.querySelectorAll('.answers .btn, .tools .key, .seats .unfold')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5 || box.top < 0 || box.left < 0;
}).map((one) => one.innerText || one.ariaLabel)"""
LINES = """() => [...document.querySelectorAll('.ledger .log > li')].map((line) => {
    const [box, list] = [line.getBoundingClientRect(), line.closest('ol').getBoundingClientRect()];
    if (box.top >= Math.min(list.bottom, innerHeight) - 1) return 'hidden';
    return box.bottom <= Math.min(list.bottom, innerHeight) + 1 ? 'whole' : 'cut';
})"""
TWICE = """() => {
    const seen = [...document.querySelectorAll('.table button, .table a.key')]
        .filter((one) => one.checkVisibility() && !one.closest('.log, .seats, [role=menu]') && /\\p{L}{2}/u.test(one.innerText))
        .map((one) => one.innerText.trim());
    return seen.filter((one, at) => seen.indexOf(one) !== at);
}"""


def at_table(page: Page, game: str, seats: int, moves: int = 1) -> None:
    page.wait_for_selector("[data-play]")
    page.goto(f"/table/{page.evaluate(WITH_BOTS, [game, seats])}")
    chance = random.Random(4)
    for _ in range(moves):
        wait_for_my_turn(page)
        click_something(page, chance)
    wait_for_my_turn(page)


@pytest.mark.parametrize("game", games.names())
def test_everything_needed_is_in_sight_with_all_seats_taken(game: str, new_page: NewPage) -> None:
    """The log, the answers and the tools, whole and once, in every size; on a phone the log is one press away."""
    page = new_page()
    at_table(page, game, games.find(game).most_seats)
    faults = []
    for name, size in SIZES.items():
        for lang in ("en", "fr", "de"):
            resize(page, size)
            page.evaluate(
                "(lang) => { const all = document.querySelector('header select'); all.value = lang;"
                " all.dispatchEvent(new Event('change', { bubbles: true })); }",
                lang,
            )
            page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)
            where = f"{name} {lang}"
            high, room, wide, across = page.evaluate(
                "[document.documentElement.scrollHeight, innerHeight, document.documentElement.scrollWidth, innerWidth]"
            )
            if (high, wide) != (room, across):
                faults.append(f"{where}: the page is {wide}x{high} in a window of {across}x{room}")
            faults += [f"{where}: below the fold: {one}" for one in page.evaluate(BELOW)]
            faults += [f"{where}: twice: {one}" for one in page.evaluate(TWICE)]
            faults += [f"{where}: cut: {one}" for one in page.evaluate(CUT)]
            if name != "phone":
                lines = [one for one in page.evaluate(LINES) if one != "hidden"]
                if "cut" in lines or len(lines) < 4:
                    faults.append(f"{where}: the log shows {lines}")
    page.keyboard.press("Escape")  # a note that a click may have called up
    page.locator("[data-tool=log]").click()
    expect(page.locator(".drawer .log li").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("game", games.names())
def test_nothing_moves_because_of_a_turn(game: str, size: tuple[int, int], new_page: NewPage) -> None:
    """Zones stay where they are when I am asked something else, have steps to confirm, open all choices or wait."""
    page = new_page(size=size, at_once=False)
    at_table(page, game, games.find(game).least_seats, moves=0)
    page.mouse.move(2, 2)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)
    before: Any = page.evaluate(ZONES)
    chance = random.Random(8)
    for turn in range(4):
        if not wait_for_my_turn(page):
            break  # two who play by lot may both be stuck in the first round
        if not page.locator("[data-confirm]").count():  # else there may be nothing left to choose
            page.keyboard.press("/")
            expect(page.locator(".drawer")).to_be_visible()
            assert page.evaluate(ZONES) == before, f"{turn}: all choices"
            page.keyboard.press("Escape")
            expect(page.locator(".drawer")).to_have_count(0)
        click_something(page, chance)
        page.mouse.move(2, 2)  # no tip that Escape would close first
        page.wait_for_timeout(60)
        if page.locator('.table[data-status="running"]').count():
            assert page.evaluate(ZONES) == before, f"after turn {turn}"


def test_the_keys_are_shown_and_they_work(new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_selector("[data-play]")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("While moves are shown")
    inspector = Inspector(page)
    inspector.look("the keys")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    play_now(page, "heller")
    wait_for_my_turn(page)
    page.mouse.move(2, 2)  # no tip that Escape would close first
    page.keyboard.press("s")
    page.wait_for_selector("[data-tool=choices]:not(:disabled)")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.keyboard.press("/")  # at once: the browser leaves the focus in the closed sheet until it is gone
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".drawer input")).to_be_focused()
    page.keyboard.type("f?")  # in a field keys are letters
    assert page.locator(".drawer input").input_value() == "f?"
    assert page.evaluate("document.fullscreenElement === null")
    inspector.look("all choices")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    page.locator("[data-tool=more]").click()
    inspector.look("the seldom tools")
    page.locator("[data-more=full-screen]").click()
    page.wait_for_function("() => document.fullscreenElement !== null")
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement === null")
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_with_the_largest_text_nothing_breaks(size: tuple[int, int], new_page: NewPage) -> None:
    page = new_page(size=size, lang="de")
    page.wait_for_selector("[data-play]")
    small = page.locator("h1").evaluate("(one) => getComputedStyle(document.documentElement).fontSize")
    page.locator("header .icon").click()
    page.locator("dialog select").nth(2).select_option("3")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => true)")  # other letters are wider for a moment
    page.evaluate(SETTLED)
    large = page.locator("h1").evaluate("(one) => getComputedStyle(document.documentElement).fontSize")
    assert float(large[:-2]) == pytest.approx(1.3 * float(small[:-2]), rel=0.01)
    inspector = Inspector(page)
    inspector.look("the shelf")
    for game in games.names():
        page.goto("/")
        at_table(page, game, games.find(game).most_seats)
        inspector.look(game)
        inspector.faults += [f"{game}: below the fold: {one}" for one in page.evaluate(BELOW)]
        inspector.faults += [f"{game}: cut: {one}" for one in page.evaluate(CUT) if one.startswith("prompt")]
    assert not inspector.faults, "\n".join(inspector.faults)


def test_my_tables_come_first_and_newcomers_see_the_boxes(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.wait_for_selector("[data-play]")
    assert page.locator("section.mine").count() == 0
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(page.locator("[data-learn]").first).to_be_visible()
    play_now(page, "heller")
    wait_for_my_turn(page)
    page.goto("/")
    card = page.locator("section.mine a").first
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("Your turn")
    inspector = Inspector(page)
    inspector.look("the shelf with a table of mine")
    card.click()
    page.wait_for_selector(".table")
    assert not inspector.faults, "\n".join(inspector.faults)


def test_sounds_are_offered_once_after_the_first_game(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    wait_for_my_turn(page)
    assert page.locator(".offer").count() == 0
    play_by_clicking(page, 200)
    expect(page.locator(".offer")).to_be_visible()
    page.get_by_role("button", name="No, thank you").click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.wait_for_selector("#after-title")
    assert page.locator(".offer").count() == 0
    assert '"sound":false' in page.evaluate("localStorage.getItem('comptoir-settings')")
