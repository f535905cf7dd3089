"""Open without a server: the ludothèque as a folder of files, in a real browser."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect

from comptoir import games
from comptoir.page.site import list_files
from comptoir.players.puzzles import puzzle_named
from comptoir.table import puzzles, records
from tests.boards import other_board
from tests.e2e.browser import DESKTOP, PHONE, choosing
from tests.e2e.conftest import heard
from tests.e2e.hands import click_something, number, play_by_clicking, play_now, wait_for_my_turn
from tests.e2e.learning import answer, ready, take, verdict
from tests.e2e.site import BELOW, FIRST_VIEW, OpenSite, first_view, listen, open_site
from tests.e2e.test_courses import STEPS
from tests.e2e.test_every_page import Inspector
from tests.e2e.test_together import share_the_screen
from tests.house.guests import until
from tests.house.test_archive import record
from tests.page.test_room import played_again

NewBrowser = Callable[..., BrowserContext]
LONG = 180_000  # Python starts anew in every page, and a busy machine takes its time


@pytest.fixture
def browser_of(site: OpenSite, chromium_browser: Browser) -> Iterator[NewBrowser]:
    """Browsers of people: what one keeps, another does not know. Any error in a page fails the test."""
    surprises: list[str] = []
    with ExitStack() as closing:

        def make(**more: Any) -> BrowserContext:
            usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en"}
            context = chromium_browser.new_context(**{"base_url": site.address, **usual, **more})
            closing.callback(context.close)
            context.add_init_script(choosing(atOnce=True, speed=0, breaks=False))
            context.set_default_timeout(LONG)
            context.on("weberror", lambda error: surprises.append(str(error.error)))
            context.on("console", lambda said: surprises.append(heard(said)) if said.type == "error" else None)
            return context

        yield make
    assert not surprises, surprises


@pytest.fixture(scope="module")
def site() -> Iterator[OpenSite]:
    """Open for all tests of this file."""
    with open_site() as running:
        yield running


def seen(there: Locator) -> None:
    """Wait as long as a busy machine takes."""
    expect(there.first).to_be_visible(timeout=LONG)


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


def visited(context: BrowserContext) -> Page:
    """The first visit is over: everything is in this browser."""
    page = tab(context)
    page.wait_for_selector("[data-play]")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


@pytest.fixture
def cut(site: OpenSite) -> Iterator[Callable[[], None]]:
    """Cuts the network: from then on nothing answers."""

    def cut_now() -> None:
        site.files.asked.clear()
        site.files.cut = True

    yield cut_now
    site.files.cut = False


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_to_its_end_without_a_network_and_its_record_is_genuine(
    game: str, browser_of: NewBrowser, cut: Callable[[], None], site: OpenSite
) -> None:
    context = browser_of()
    visited(context).close()
    cut()
    page = tab(context)
    play_now(page, game)
    play_by_clicking(page, 500)
    seen(page.locator("#after-title"))
    page.get_by_role("button", name="Verify the shuffle").click()
    seen(page.get_by_text("every shuffle was the sealed one"))
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download record").click()
    text = saving.value.path().read_text(encoding="utf-8")
    assert records.check(text).genuine, "it verifies at the terminal, too"
    assert played_again(text) == text, "byte for byte"
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector("[data-turning], [data-review=done]", timeout=120_000)  # the second worker has judged some
    if game == games.names()[0]:
        analyse(page)
    assert not [path for path in site.files.asked if "offline.js" not in path], "nobody was asked for anything"


def analyse(page: Page) -> None:
    """What might have been at a turning point: tried, asked about, played on."""
    page.locator("[data-analysis]").first.click()
    page.wait_for_selector(".learn[data-analysis]")
    page.locator("[data-think]").click()
    page.locator("[data-try]").first.click()
    page.wait_for_selector(".learn[data-done='1'][data-drawn=imagined]")
    page.locator("[data-play-on] summary").click()
    page.get_by_label("Level of the bots").select_option("grandmaster")
    page.locator("[data-play-on] .btn.main").click()
    seen(page.locator("[data-origin]"))
    seen(page.locator(".seats > li").filter(has_text="Grandmaster"))


def test_hints_rules_and_one_screen_for_two_need_no_network(browser_of: NewBrowser, cut: Callable[[], None]) -> None:
    context = browser_of()
    page = visited(context)
    cut()
    page.goto("./#/game/heller#H9")
    expect(page.locator("#H9.here")).to_be_in_viewport(timeout=LONG)
    page.goto("./#/")
    share_the_screen(page)
    for _ in range(2):
        page.locator(".curtain").get_by_role("button").click()
        wait_for_my_turn(page)
        page.locator("[data-tool=hint]").click()
        seen(page.locator(".hint"))
        click_something(page, random.Random(1))


def test_a_step_of_a_course_is_solved_and_kept_without_a_network(browser_of: NewBrowser, cut: Callable[[], None]) -> None:
    context = browser_of()
    page = visited(context)
    cut()
    game, step, _ = STEPS[0]
    page.locator(f"[data-learn={game}]").click()
    ready(page, step.id)
    answer(page, step.solution, "right")

    def learned() -> bool:
        """Whether another tab knows of it: then it is kept."""
        other = tab(context)
        other.wait_for_selector("[data-learn]")
        other.wait_for_timeout(500)
        told = other.locator(f"[data-learn={game}]").inner_text()
        other.close()
        return "1/" in told

    until(learned, "the step is learned", LONG / 1000)


def test_the_first_view_is_small_and_the_typefaces_come_after_it(browser_of: NewBrowser, site: OpenSite) -> None:
    page = browser_of(service_workers="block").new_page()
    first, later = first_view(page, listen(page))
    assert site.size(first) <= FIRST_VIEW
    assert not [name for name in first if name.endswith(".woff2")]
    assert [name for name in later if name.endswith(".woff2")]


def test_a_puzzle_is_solved_and_kept_without_a_network(browser_of: NewBrowser, cut: Callable[[], None]) -> None:
    context = browser_of()
    page = visited(context)
    cut()
    page.locator("[data-puzzle=heller]").click()
    page.wait_for_selector('.learn[data-puzzle][data-verdict=""] [data-choice]', state="attached")
    puzzle = puzzle_named(games.find("heller"), page.locator(".learn").get_attribute("data-puzzle") or "")
    now = time.time_ns() // 1_000_000
    assert puzzle.id in {puzzles.today(then).puzzles["heller"] for then in (now, now - puzzles.A_DAY)}, "midnight may pass"
    take(page, puzzle.position.game.actions.text(puzzle.answer))
    verdict(page, "right")
    page.close()
    page = tab(context)
    expect(page.locator("[data-puzzle=heller]")).to_have_attribute("data-tried", "true", timeout=LONG)
    page.locator("[data-puzzles=heller]").click()
    expect(page.locator("ol .solved")).to_have_count(1, timeout=LONG)


KILLS = int(os.environ.get("COMPTOIR_KILLS", "3"))


def test_a_tab_that_is_killed_loses_nothing(browser_of: NewBrowser) -> None:
    context = browser_of()
    page = tab(context)
    play_now(page, "heller")
    table = page.url.split("#")[1]
    chance = random.Random(7)
    for _ in range(KILLS):
        if not wait_for_my_turn(page):
            page.get_by_role("button", name="Rematch").click()
            page.wait_for_selector(".table[data-status=running]")
            table = page.url.split("#")[1]
            wait_for_my_turn(page)
        click_something(page, chance)
        shown = number(page)
        with suppress(Error):
            page.goto("chrome://crash")
        page.close()
        page = tab(context, table)
        page.wait_for_selector(".table[data-status]")
        assert number(page) >= shown
        assert kept_entries(page)[table.rpartition("/")[2]] >= shown
    wait_for_my_turn(page)


def test_one_tab_plays_and_the_other_says_so_and_can_take_over(browser_of: NewBrowser) -> None:
    context = browser_of()
    first = tab(context)
    play_now(first, "heller")
    wait_for_my_turn(first)
    second = tab(context, first.url.split("#")[1])
    seen(second.get_by_text("open in another tab"))
    second.locator("[data-take]").click()
    wait_for_my_turn(second)
    seen(first.get_by_text("open in another tab"))
    before = number(second)
    click_something(second, random.Random(3))
    wait_for_my_turn(second)
    assert number(second) > before
    second.goto("./#/")  # who leaves a table lets go of it
    second.wait_for_selector("[data-play]")
    first.reload()
    wait_for_my_turn(first)
    assert number(first) > before


NO_ROOM = """() => {
    self.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
}"""


def test_where_nothing_can_be_kept_the_game_goes_on_and_can_be_carried_away(browser_of: NewBrowser) -> None:
    context = browser_of()
    page = tab(context)
    play_now(page, "heller")
    wait_for_my_turn(page)
    (room,) = [worker for worker in page.workers if "/room-" in worker.url]
    room.evaluate(NO_ROOM)
    for turn in range(2):
        click_something(page, random.Random(turn))
        wait_for_my_turn(page)
    seen(page.locator("[data-unkept=full]"))
    shown = number(page)
    table = page.url.rpartition("/")[2]
    with page.expect_download() as saving:
        page.locator("[data-unkept] button").click()
    assert kept_entries(page)[table] < shown
    room.evaluate("() => { IDBObjectStore.prototype.put = self.put; }")
    click_something(page, random.Random(5))
    wait_for_my_turn(page)
    expect(page.locator("[data-unkept]")).to_have_count(0, timeout=LONG)
    assert kept_entries(page)[table] >= shown, "what had to wait was kept with what came next"

    other = tab(browser_of(), "/me")
    other.locator("[data-file=luggage]").set_input_files(saving.value.path())
    seen(other.get_by_text("New games: 1"))
    other.goto("./#/")
    other.locator(f"a[href$='{table}']").first.click()
    other.wait_for_url(f"**/#/table/{table}")
    wait_for_my_turn(other)
    assert number(other) >= shown


def test_a_grandmaster_whose_network_does_not_come_says_that_it_plays_as_a_master(chromium_browser: Browser) -> None:
    """And no longer once it has come."""
    with open_site() as lacking:
        (weights,) = lacking.folder.rglob("heller.weights")
        away = weights.rename(weights.with_suffix(".away"))
        context = chromium_browser.new_context(base_url=lacking.address, service_workers="block", reduced_motion="reduce")
        context.add_init_script(choosing(atOnce=True, speed=0, breaks=False))
        context.set_default_timeout(LONG)
        page = tab(context)
        page.locator("article", has=page.locator("[data-play=heller]")).get_by_role("button", name="Choose bots").click()
        page.get_by_label("Players at the table").select_option("3")
        page.get_by_label("All the same level").select_option("grandmaster")
        page.get_by_role("button", name="Begin").click()
        if wait_for_my_turn(page) and not page.locator("[data-weaker]").count():  # I was drawn to begin: no bot has moved yet
            click_something(page, random.Random(1))
        seen(page.locator("[data-weaker]", has_text="plays as a master"))
        wait_for_my_turn(page)
        away.rename(weights)
        while page.locator("[data-weaker]").count():
            click_something(page, random.Random(number(page)))
            wait_for_my_turn(page)
        lacking.files.asked.clear()
        click_something(page, random.Random(1))
        wait_for_my_turn(page)
        assert not [path for path in lacking.files.asked if path.endswith(".weights")], "what has come is not asked for again"
        context.close()


def waits(page: Page) -> bool:
    """Whether a version waits until no page of the one before is open."""
    return bool(page.evaluate(f"navigator.serviceWorker.getRegistration('/{BELOW}/').then((one) => one.waiting !== null)"))


def test_a_new_version_is_fetched_whole_and_used_at_the_next_start(browser_of: NewBrowser, cut: Callable[[], None]) -> None:
    with open_site() as changing:
        context = browser_of(base_url=changing.address)
        page = visited(context)
        page_file = changing.folder / "index.html"
        page_file.write_text(page_file.read_text().replace("Comptoir: an open", "A newer Comptoir: an open"))
        list_files(changing.folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        until(lambda: waits(page), "the new version is there", LONG / 1000)
        page.reload()
        assert "A newer Comptoir" not in page.content(), "a page that is open goes on with its version"
        outside = context.new_page()
        outside.goto(changing.origin)
        page.close()
        until(lambda: not waits(outside), "the new version is used", LONG / 1000)
        changing.files.cut = True
        again = tab(context)
        again.wait_for_selector("[data-play]")
        assert "A newer Comptoir" in again.content()


def test_a_board_of_ones_own_is_kept_and_played_on_without_a_network(
    browser_of: NewBrowser, cut: Callable[[], None], tmp_path: Path
) -> None:
    """Corrected in the editor, tried, chosen in the form, drawn with its own names, and still there in another tab."""
    file = tmp_path / "upstream.json"
    file.write_text(json.dumps(other_board("weinhaendler")), encoding="utf-8")
    context = browser_of()
    visited(context).close()
    cut()
    page = tab(context, "/boards")
    page.locator("[data-file=board-weinhaendler]").set_input_files(file)
    page.wait_for_selector("[data-save]:not(:disabled)")
    page.locator("[data-passenger='0']").click()
    page.locator("[data-field=fare]").fill("2")
    seen(page.locator("[data-remark=short-trip]"))
    page.locator("[data-back=undo]").click()
    page.locator("[data-save]").click()
    page.wait_for_selector("[data-saved=true]")
    page.locator("[data-try]").click()
    page.wait_for_selector("[data-trial] .told", timeout=LONG)
    page.locator("[data-back-to-drawing]").click()
    page.locator("[data-play-on]").click()
    seen(page.locator(".stage").get_by_text("Beaugency 1"))
    page.goto("./#/")
    page.locator("article", has=page.locator("[data-play=weinhaendler]")).get_by_role("button", name="Choose bots").click()
    page.locator("select[name=board]").select_option(label="upstream")
    page.get_by_role("button", name="Begin").click()
    seen(page.locator(".stage").get_by_text("Beaugency 1"))
    table = page.url
    page.close()
    again = context.new_page()
    again.goto(table)
    wait_for_my_turn(again)
    seen(again.locator(".stage").get_by_text("Beaugency 1"))


def test_a_record_is_kept_and_counted_without_a_network(
    browser_of: NewBrowser, cut: Callable[[], None], tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record(), encoding="utf-8")
    context = browser_of()
    visited(context).close()
    cut()
    page = tab(context)
    page.get_by_role("link", name="Open a record").click()
    page.locator("[data-file=record]").set_input_files(file)
    seen(page.locator("[data-genuine=true]"))
    page.get_by_label("Which seat was yours?").select_option("A")
    page.locator("[data-keep]").click()
    seen(page.get_by_text("It is kept in this browser now."))
    page.close()
    later = tab(context)  # another tab has only what is kept
    later.get_by_role("link", name="My games").click()
    seen(later.locator("[data-game]"))
    seen(later.locator("[data-statistics]").get_by_text("3 players"))


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "de")])
def test_what_only_the_site_shows_can_be_used_by_everyone(browser_of: NewBrowser, size: tuple[int, int], lang: str) -> None:
    page = tab(browser_of(viewport={"width": size[0], "height": size[1]}, locale=lang))
    inspector = Inspector(page)
    page.wait_for_selector("[data-play]")
    inspector.look("the shelf")
    page.locator(".doors").first.locator("button.small").first.click()
    inspector.look_at_dialog("an invitation needs a house")
    for path in ("/me", "/records", "/ranking/heller", "/join/nothing", "/nowhere", "/game/heller"):
        page.goto(f"./#{path}")
        page.wait_for_selector("main h1")
        inspector.look(path)
        assert not page.locator("a[href^='/']").count(), "every link leads to a place of this page"
    page.goto("./#/table/nothing")
    page.wait_for_selector("main h1")
    inspector.look("no table")
    assert not inspector.faults, "\n".join(inspector.faults)
