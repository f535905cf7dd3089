"""Several people: two browsers at one table, one screen with a curtain, a line that breaks."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import click_something, from_more, number, play_now, sit_together, wait_for_my_turn


class Traffic:
    """Everything a page received: answers, and messages of its live line."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("response", self._answered)
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.texts.append(str(frame))))

    def _answered(self, response: Any) -> None:
        if "/api/" in response.url:
            try:
                self.texts.append(response.text())
            except Exception:  # a body that is gone cannot hold a secret we could read
                self.texts.append("")


def invite(new_page: NewPage) -> tuple[Page, Page, Traffic, Traffic]:
    """Two people at a table of Heller: one sets it, the other follows the link."""
    host, guest = new_page(), new_page("/")
    host_hears, guest_hears = Traffic(host), Traffic(guest)
    sit_together(host, guest, "heller", 2)
    return host, guest, host_hears, guest_hears


def secret_of(page: Page) -> str:
    """The label of the secret square on one's own tray."""
    label = page.locator("[data-spot=secret]").get_attribute("aria-label") or ""
    return label.removeprefix("Your secret square: ")


def test_two_browsers_see_each_others_moves_and_no_secrets(new_page: NewPage) -> None:
    chance = random.Random(5)
    host, guest, host_hears, guest_hears = invite(new_page)
    secrets = {id(page): secret_of(page) for page in (host, guest)}
    assert all(secrets.values())
    for _ in range(6):
        page, other = (host, guest) if host.locator('.table[data-turn="true"]').count() else (guest, host)
        before = number(other)
        page.locator("[data-spot^=stall]").first.click()
        page.locator("[data-cell][role=button]").nth(chance.randrange(page.locator("[data-cell][role=button]").count())).click()
        other.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)
        other.wait_for_selector('.table[data-turn="true"]')
    # The other's secret is told by no position, no event and no word of the page.
    for page, hears in ((host, host_hears), (guest, guest_hears)):
        me = page.evaluate("document.querySelector('li.mine svg text').textContent")
        for text in hears.texts:
            for position in positions_in(text):
                check_position(position, me)
        kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        other_secret = secrets[id(guest if page is host else host)]
        assert other_secret not in kept
        told = page.locator(".log").inner_text() + page.locator(".stage").inner_html()
        hers = "Bert" if me_is(page, "Anna") else "Anna"
        assert f"{hers} keeps a secret square." in told
        assert f"{hers} keeps a secret square:" not in told


def me_is(page: Page, name: str) -> bool:
    return name in page.locator("li.mine").first.inner_text()


def positions_in(text: str) -> list[dict[str, Any]]:
    try:
        found = json.loads(text)
    except ValueError:
        return []
    if not isinstance(found, dict):
        return []
    position = found.get("position", found)
    return [position] if isinstance(position, dict) and position.get("view") else []


def check_position(position: dict[str, Any], me: str) -> None:
    mine = "ABCDEF".index(me)
    for field in ("secret", "drawn"):
        for seat, value in enumerate(position["view"][field]):
            assert seat == mine or value is None
    for event in position["events"]:
        if event["event"] in ("kept", "drew") and event["seat"] != me:
            assert event["square"] is None


def share_the_screen(page: Page) -> None:
    """Anna and Bert begin a game of Heller, the first on the shelf, round one screen."""
    page.get_by_role("button", name="Same screen").first.click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Player 2", exact=True).fill("Bert")
    page.get_by_role("button", name="Begin").click()


def test_one_screen_hides_what_is_not_ones_own(new_page: NewPage) -> None:
    page = new_page()
    share_the_screen(page)
    seen: set[str] = set()
    for _ in range(6):
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        assert page.locator("[data-spot=secret]").count() == 0
        assert "keeps a secret square:" not in page.content()
        name = "Anna" if "Anna" in curtain.inner_text() else "Bert"
        curtain.get_by_role("button").click()
        other = "Bert" if name == "Anna" else "Anna"
        if name in seen:
            expect(page.get_by_role("region", name="Since your turn")).to_contain_text(other)
        seen.add(name)
        expect(page.locator("li.mine")).to_contain_text(name)
        assert f"{other} keeps a secret square:" not in page.content()
        if len(seen) == 2 and name == "Anna":  # loaded again, it asks who sits there
            page.reload()
            expect(curtain).to_contain_text(name)
            assert page.locator("[data-spot=secret]").count() == 0
            curtain.get_by_role("button").click()
        page.locator("[data-spot^=stall]").first.click()
        page.locator("[data-cell][role=button]").first.click()
    assert seen == {"Anna", "Bert"}


@pytest.mark.parametrize("way", ["reload", "line"])
def test_a_break_in_mid_turn_loses_and_doubles_nothing(way: str, new_page: NewPage) -> None:
    page = new_page(at_once=False, meets=r"net::ERR_CONNECTION_RESET /api/tables/[^/]+/confirm$" if way == "line" else "")
    play_now(page, "heller")
    wait_for_my_turn(page)
    place_a_stall(page)
    expect(page.locator("[data-confirm]")).to_be_visible()
    before = number(page)
    if way == "reload":
        page.reload()
        expect(page.locator("[data-confirm]")).to_be_visible()  # the step is still there
        assert number(page) == before
        page.locator("[data-confirm]").click()
    else:
        lose_the_answer(page)
        page.locator("[data-confirm]").click()
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)
    wait_for_my_turn(page)
    mine = page.evaluate("document.querySelector('li.mine svg text').textContent")
    events = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then((answer) => answer.json())")["events"]
    assert sum(event["event"] == "stall_placed" and event["seat"] == mine for event in events) == 1


def lose_the_answer(page: Page) -> None:
    """The house hears the first request, but its answer never arrives; the client has to ask again."""
    lost: list[str] = []

    def handle(route: Any) -> None:
        if not lost:
            lost.append(route.request.post_data)
            route.fetch()
            route.abort("connectionreset")
        else:
            assert json.loads(route.request.post_data)["request"] == json.loads(lost[0])["request"]
            route.continue_()

    page.route("**/confirm", handle)


# An answer that comes after all that came before it, and two frames: what the page would show of those, it shows by then.
LATER = """async () => {
    await (await fetch('/health')).text();
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
}"""


class Late:
    """Keeps an answer of the house from a page until it is let go: by then the live line has overtaken it."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self._held: tuple[Route, APIResponse] | None = None
        page.route(re.compile(path), self._answered)

    def _answered(self, route: Route) -> None:
        answer = route.fetch()
        if self._held is None and answer.json()["table"]["status"] == "running":
            self._held = route, answer
        else:
            route.fulfill(response=answer)

    def wait(self) -> None:
        until = time.monotonic() + 30
        while self._held is None:
            assert time.monotonic() < until, "the answer to be held never came"
            self.page.wait_for_timeout(10)

    def let_go(self) -> None:
        assert self._held is not None
        route, answer = self._held
        with self.page.expect_event("requestfinished", lambda request: request == route.request):
            route.fulfill(response=answer)
        self.page.evaluate(LATER)


def place_a_stall(page: Page) -> None:
    page.locator("[data-spot^=stall]").first.click()
    page.locator("[data-cell][role=button]").first.click()


def test_an_answer_overtaken_by_the_live_line_is_not_shown(new_page: NewPage) -> None:
    host, guest = new_page(), new_page("/")
    for page in (host, guest):  # as over plain HTTP: nobody pledges words, and the game begins by the host's request
        page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })")
        page.reload()
    late = Late(host, r"/api/tables/[^/?]+$")  # who begins a game looks at it; meanwhile the first move is made
    sit_together(host, guest, "heller", 2)
    late.wait()
    before = number(host)
    place_a_stall(host if host.locator('.table[data-turn="true"]').count() else guest)
    for page in (host, guest):
        expect(page.locator(".table")).to_have_attribute("data-n", str(before + 1))
    late.let_go()
    assert number(host) == before + 1
    assert host.locator(".log li").count() == guest.locator(".log li").count()  # and no line of the log is lost


def test_a_screen_handed_over_shows_what_came_meanwhile(new_page: NewPage) -> None:
    page = new_page()
    share_the_screen(page)
    late = Late(page, r"/hand$")
    page.locator(".curtain").get_by_role("button").click()
    late.wait()
    before = number(page)
    place_a_stall(page)
    expect(page.locator(".table")).to_have_attribute("data-n", str(before + 1))
    late.let_go()
    expect(page.locator(".curtain")).to_be_visible()
    assert number(page) == before + 1


def test_without_a_connection_the_page_says_so_and_catches_up(new_page: NewPage) -> None:
    page = new_page(meets=r"net::ERR_INTERNET_DISCONNECTED")
    play_now(page, "heller")
    wait_for_my_turn(page)
    before = number(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    place_a_stall(page)
    page.context.set_offline(False)
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)
    wait_for_my_turn(page)
    expect(page.get_by_text("Connection lost")).to_be_hidden()


def test_an_illegal_wish_is_answered_with_the_rule(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    wait_for_my_turn(page)
    before = number(page)
    place_a_stall(page)
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=before)
    wait_for_my_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("place a1")
    page.keyboard.press("Enter")
    note = page.get_by_role("alert").filter(has_text="H9")
    expect(note).to_contain_text("draw")
    expect(note.get_by_role("link", name="H9")).to_have_attribute("href", "/game/heller#H9")


def test_a_hint_says_how_sure_it_is(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    wait_for_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("div.hint")
    expect(hint).to_contain_text(re.compile(r"Your chance to win: \d+%, [a-z ]+ \(even is \d+%\)"))
    hint.get_by_text("How I know").click()
    expect(hint).to_contain_text(re.compile(r"imagined \d+ ways the game may go on, \d+ of them with this move"))
    expect(hint.get_by_role("listitem").first).to_contain_text("%")
    expect(hint).not_to_contain_text("⟨")


def test_with_bots_only_a_move_is_taken_back_at_once(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    wait_for_my_turn(page)
    click_something(page, random.Random(1))
    wait_for_my_turn(page)
    with page.expect_response(re.compile("/undo$")):
        page.locator("[data-tool=undo]").click()
    page.wait_for_selector('.table[data-turn="true"]')
    page.evaluate(LATER)
    expect(page.locator("[data-spot=secret], [data-spot=drawn]")).to_have_count(1)


def test_a_seat_given_up_is_played_on_by_a_bot(new_page: NewPage) -> None:
    host, guest, _, _ = invite(new_page)
    table = guest.url
    from_more(guest, "leave")
    guest.get_by_role("button", name="Stay").click()
    expect(guest.get_by_role("dialog")).to_have_count(0)
    assert guest.locator("li.mine").count() == 1
    from_more(guest, "leave")
    guest.locator("[data-leave]").click()
    guest.wait_for_selector("[data-play]")
    expect(guest.get_by_role("heading", name="My tables")).to_have_count(0)
    expect(host.locator(".seats")).not_to_contain_text("Bert")
    for _ in range(2):  # and the game goes on
        wait_for_my_turn(host)
        click_something(host, random.Random(1))
    guest.goto(table)
    expect(guest.locator("li.mine")).to_have_count(0)


def test_a_table_one_watches_stays_on_the_list(new_page: NewPage) -> None:
    host = new_page()
    host.get_by_role("button", name="Invite").first.click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_label("Anybody may see this table and join").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Begin").click()
    host.wait_for_selector(".table[data-status=running]")
    watcher = new_page()
    watcher.goto(host.url)
    watcher.locator("[data-tool=more]").click()
    watcher.get_by_role("button", name="Keep on my list").click()
    expect(watcher.get_by_role("button", name="Keep on my list")).to_have_attribute("aria-pressed", "true")
    assert "secret square:" not in watcher.content()
    watcher.goto("/")
    mine = watcher.locator("section", has=watcher.get_by_role("heading", name="Tables I watch"))
    expect(mine.get_by_role("link")).to_have_count(1)
    mine.get_by_role("link").click()
    watcher.locator("[data-tool=more]").click()
    watcher.get_by_role("button", name="Keep on my list").click()
    expect(watcher.get_by_role("button", name="Keep on my list")).to_have_attribute("aria-pressed", "false")
    watcher.goto("/")
    expect(watcher.get_by_role("heading", name="Tables to join or watch")).to_be_visible()
    expect(watcher.get_by_role("heading", name="Tables I watch")).to_have_count(0)


def test_a_move_is_taken_back_when_the_other_agrees(new_page: NewPage) -> None:
    host, guest, _, _ = invite(new_page)
    mover, other = (host, guest) if host.locator('.table[data-turn="true"]').count() else (guest, host)
    mover.locator("[data-spot^=stall]").first.click()
    mover.locator("[data-cell][role=button]").first.click()
    other.wait_for_selector('.table[data-turn="true"]')
    name = "Anna" if mover is host else "Bert"
    mover.locator("[data-tool=undo]").click()
    other.get_by_role("button", name="Agree").click()
    mover.wait_for_selector('.table[data-turn="true"]')
    for page in (mover, other):
        expect(page.locator(".log")).to_contain_text(f"{name} took a move back")  # who asked, not who agreed
        expect(page.locator(".log s")).to_have_count(1)  # who saw the move still has its line
        expect(page.locator(".pieces > g")).to_have_count(0)
    expect(other.locator(".strip")).to_contain_text("took a move back")
