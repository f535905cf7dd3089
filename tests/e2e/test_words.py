"""The shuffle that nobody could choose, with real browsers: each adds its words, finds them in the record, and says so."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import play_now, sit_together

# The first thing that is allowed, whenever it is this browser's turn, until the game is over.
PLAY_OUT = """async (table) => {
  const token = decodeURIComponent(document.cookie.match(/comptoir-csrf=([^;]*)/)[1]);
  for (;;) {
    const seen = await (await fetch(`/api/tables/${table}`)).json();
    if (seen.result) return;
    if (!seen.legal.length) { await new Promise((later) => setTimeout(later, 20)); continue; }
    const body = { n: seen.n, action: seen.legal[0], request: crypto.randomUUID(), tentative: false };
    await fetch(`/api/tables/${table}/actions`, { method: 'POST', body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-csrf-token': token } });
  }
}"""


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def play_out(*pages: Page) -> str:
    """To the end of the game; the record of it."""
    table = table_of(pages[0])
    for page in pages:
        page.evaluate(f"(table) => {{ void ({PLAY_OUT})(table) }}", table)
    for page in pages:
        page.wait_for_selector(".table[data-status=finished]", timeout=60_000)
    return pages[0].request.get(f"/api/tables/{table}/record").text()


def kept_words(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate("JSON.parse(localStorage.getItem('comptoir-words'))"))


def finding(page: Page, verify: str = "Verify the shuffle") -> str | None:
    page.get_by_role("button", name=verify).click()
    found = page.locator("[data-finding]")
    expect(found).to_be_visible()
    return found.get_attribute("data-finding")


def test_two_browsers_add_their_words_and_find_them_in_the_record(new_page: NewPage) -> None:
    host, guest = new_page(), new_page("/")
    sit_together(host, guest, "heller", 2)
    record = play_out(host, guest)
    header = json.loads(record.split("\n")[0])
    (anna,), (bert,) = kept_words(host), kept_words(guest)
    assert header["words"] == [anna["words"], bert["words"]]
    assert header["players"] == ["Anna", "Bert"]
    for mine in (anna, bert):
        assert mine["seal"] == header["seed_sha256"]
        assert mine["pledges"] == [hashlib.sha256(words.encode()).hexdigest() for words in header["words"]]
    for page, mine in ((host, anna), (guest, bert)):
        assert finding(page) == "mine"
        expect(page.locator(".words li", has_text="you").locator("code")).to_have_text(mine["words"])
        expect(page.locator(".words")).to_contain_text("nobody could choose it, not even the server")
        expect(page.locator(".words")).to_contain_text("Your browser opened the seal itself")
        expect(page.get_by_text("Every rule was obeyed")).to_be_visible()
    # A rematch has words of its own.
    first = table_of(host)
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="Join the rematch").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: not url.endswith(first))
        page.wait_for_selector(".table[data-status=running]")
    again = host.request.get(f"/api/tables/{table_of(host)}").json()
    words = [seat["words"] for seat in again["table"]["seats"]]
    assert sorted(words) == sorted([kept_words(host)[-1]["words"], kept_words(guest)[-1]["words"]])
    assert not set(words) & set(header["words"])


def test_a_browser_sees_that_its_words_were_left_out_or_the_seal_exchanged(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "heller")
    page.wait_for_selector(".table[data-status=running]")
    play_out(page)
    assert finding(page) == "mine"
    (mine,) = kept_words(page)
    seen = json.dumps([{**mine, "seal": "00" * 32}])
    page.evaluate("(seen) => localStorage.setItem('comptoir-words', seen)", seen)
    page.reload()
    assert finding(page) == "touched"
    expect(page.get_by_text("Every rule was obeyed")).to_have_count(0)
    page.evaluate("(seen) => localStorage.setItem('comptoir-words', seen)", json.dumps([mine]))

    def without_words(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(mine["words"], "0" * 32))

    page.route("**/record", without_words)
    page.reload()
    assert finding(page) == "touched"
    expect(page.get_by_text("This record is not genuine.")).to_be_visible()
    # Another device of mine, or a browser that forgot, has nothing to compare, and says so.
    page.unroute("**/record")
    page.evaluate("localStorage.removeItem('comptoir-words')")
    page.reload()
    assert finding(page) == "elsewhere"


def test_a_game_begins_without_the_words_of_a_closed_browser(new_page: NewPage) -> None:
    host, guest = new_page(), new_page("/", meets=r"net::ERR_FAILED /api/tables/[^/]+/words$")
    guest.route("**/words", lambda route: route.abort())  # a browser that cannot answer in time
    sit_together(host, guest, "heller", 2)
    record = play_out(host, guest)
    assert json.loads(record.split("\n")[0])["words"] == [kept_words(host)[0]["words"], None]
    assert finding(host) == "mine"
    expect(host.locator(".words")).to_contain_text("One browser had promised words and added none.")
    expect(host.locator(".words")).not_to_contain_text("not even the server")
