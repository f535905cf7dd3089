"""A house that cannot be reached: whoever was there plays on alone, and sends the game when it is back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import DESKTOP, address, choosing
from tests.e2e.hands import play_by_clicking, play_now, wait_for_my_turn
from tests.house.guests import RunningHouse, settings_for

LONG = 180_000  # Python starts anew in a page, and a busy machine takes its time

# A second finished game that is not what it says: another seed was sealed.
BREAK = """async () => {
    const database = await new Promise((done) => (indexedDB.open('comptoir').onsuccess = (event) => done(event.target.result)));
    const ask = (asked) => new Promise((done) => (asked.onsuccess = () => done(asked.result)));
    const [table] = await ask(database.transaction('tables').objectStore('tables').getAll());
    const entries = await ask(database.transaction('entries').objectStore('entries').getAll());
    const [row, info] = [JSON.parse(table.row), JSON.parse(table.info)];
    row.table.id = info.id = 'forged';
    row.seed = '00'.repeat(row.seed.length / 2);
    const writing = database.transaction(['tables', 'entries'], 'readwrite');
    writing.objectStore('tables').put({ ...table, id: 'forged', row: JSON.stringify(row), info: JSON.stringify(info) });
    for (const entry of entries) writing.objectStore('entries').put({ ...entry, table: 'forged' });
    await new Promise((done) => (writing.oncomplete = done));
    database.close();
}"""


def visitor(browser: Browser, house: RunningHouse) -> Page:
    context = browser.new_context(
        base_url=address(house), viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="en", reduced_motion="reduce"
    )
    context.add_init_script(choosing(atOnce=True, speed=0, breaks=False))
    context.set_default_timeout(LONG)
    return context.new_page()


def test_who_cannot_reach_the_server_plays_on_alone_and_sends_the_game_when_it_is_back(
    chromium_browser: Browser, tmp_path: Path
) -> None:
    settings = settings_for(f"sqlite:///{tmp_path}/house.sqlite3")
    with RunningHouse(settings) as house:
        page = visitor(chromium_browser, house)
        page.goto("/")
        play_now(page, "heller")
        wait_for_my_turn(page)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        with page.expect_response("**/api/games") as asked:
            page.goto("/")
        assert not asked.value.from_service_worker, "what a server says is never kept"

    page.goto(page.url)
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    page.locator("[data-play-alone]").click()
    page.wait_for_url("**/alone")
    expect(page.locator("[data-back]")).to_be_visible()
    play_now(page, "heller")
    play_by_clicking(page, 500)
    expect(page.locator("#after-title")).to_be_visible()
    page.evaluate(BREAK)

    with RunningHouse(settings, port=house.port) as house:
        page.goto("/alone")
        page.locator("[data-back]").click()
        page.wait_for_url(f"{address(house)}/")
        expect(page.locator("[data-unsent='2'] li")).to_have_count(2)
        page.locator("[data-send]").click()
        expect(page.locator("[data-unsent='0']")).to_be_visible(timeout=LONG)
        expect(page.locator("[data-unsent] .refused")).to_have_text(
            "Not accepted: The server could not play it again as it is written down here."
        )
        page.locator("[data-arrived]").click()
        page.wait_for_selector(".replay")
        kept = page.url.removeprefix(address(house))
        page.goto("/")
        expect(page.locator(f"main a[href='{kept}']")).to_be_visible()
        expect(page.locator("[data-unsent]")).to_have_count(0)
        page.goto("/me")
        expect(page.locator("[data-unsent='0'] .refused")).to_have_count(1)
        mine = page.request.get("/api/tables?which=mine").json()["tables"]
        assert [table["rated"] for table in mine if kept.endswith(table["id"])] == [False]
        assert sum(table["status"] == "finished" for table in mine) == 1, "it was sent once"
    page.context.close()
