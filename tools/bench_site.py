"""`make bench`, the site's part: what is transferred for the first view and up to the first move, how long Python takes to be a
table, how long bots think in a page, and what a finished game takes of the browser's storage."""

from __future__ import annotations

import json
import statistics
import time
from typing import Any

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table
from tests.e2e.browser import choosing, open_browser
from tests.e2e.hands import play_by_clicking, play_now
from tests.e2e.site import FIRST_VIEW, OpenSite, first_view, listen, name_of, open_site

from comptoir import games

FIRST_MOVE, READY = 8_000_000, 1.3
RUNS = 3
MOVES = 12  # of a bot, in one game
SLOW_MOVE = 1000  # milliseconds
LONG = 300_000

IN_A_WORKER = """(source) => new Promise((done, failed) => {
    const file = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(file, { type: 'module' });
    worker.onmessage = ({ data }) => (worker.terminate(), done(data));
    worker.onerror = failed;
})"""
# Python as a page has it; how long it took bare.
STORED = """async () => {
    const database = await new Promise((done) => (indexedDB.open('comptoir').onsuccess = (event) => done(event.target.result)));
    const all = (name) => new Promise((done) =>
        (database.transaction(name).objectStore(name).getAll().onsuccess = (event) => done(event.target.result)));
    return JSON.stringify([await all('tables'), await all('entries')]).length;
}"""
START = """import { loadPyodide } from 'ENGINEpyodide.mjs';
const begun = performance.now();
const python = await loadPyodide({ indexURL: 'ENGINE' });
const bare = performance.now() - begun;
for (const name of ['msgspec.zip', 'comptoir.zip'])
    python.unpackArchive(await (await fetch('ENGINE' + name)).arrayBuffer(), 'zip');
"""
READY_TO_PLAY = """python.pyimport('comptoir.page.room').Room(Date.now);
python.pyimport('comptoir.page.routes');
postMessage([bare, performance.now() - begun]);"""
THINK = """python.runPython(CODE); postMessage(python.globals.get('times').toJs());"""
# Bots of a level among themselves, by the room and the thinker of a page: how long each took where there was a choice, to think
# and to be at the table.
BOTS = """
import json, time
from comptoir import game
from comptoir.page import room, routes, thinker
here, rules = room.Room(lambda: 1.7e12), game('GAME')
routes.answer(here, 'POST', '/api/guests', {}, '{"name": "Anna"}')
seats = [{'kind': 'bot', 'level': 'LEVEL'}] * min(rules.most_seats, max(3, rules.least_seats))
asked = {'game': 'GAME', 'seats': seats, 'public': False, 'start': True}
assert routes.answer(here, 'POST', '/api/tables', {}, json.dumps(asked)).status == 201
times = []
while len(times) < MOVES and (bot := here.bot()):
    begun = time.perf_counter()
    here.bot_acts(*bot, int(thinker.do('choose', bot[1])[1]))
    if len(thinker.unpack(bot[1])[0].actions) > 1:
        times.append(1000 * (time.perf_counter() - begun))
"""
# A browser slows down a page, but not its workers: a slow phone's Python runs in the page itself.
SLOW = 4
IN_THE_PAGE = """async (engine) => {
    const { loadPyodide } = await import(engine + 'pyodide.mjs');
    self.python = await loadPyodide({ indexURL: engine });
    for (const name of ['msgspec.zip', 'comptoir.zip'])
        python.unpackArchive(await (await fetch(engine + name)).arrayBuffer(), 'zip');
}"""
THINK_HERE = "(code) => { python.runPython(code); return python.globals.get('times').toJs(); }"
WORK = """() => {
    const begun = performance.now();
    for (let n = 0, sum = 0; n < 3e8; n++) sum += n;
    return performance.now() - begun;
}"""


def main() -> None:
    table = Table("measure", "found", "asked", title="The site")
    with open_site() as site, open_browser() as browser:
        view, more, move, seconds = transfers(browser, site)
        table.add_row("first view: until the shelf stands, gzip", f"{view / 1000:.1f} kB", f"≤ {FIRST_VIEW / 1000:.0f} kB")
        table.add_row("what follows by itself: the typefaces", f"{more / 1000:.1f} kB", "")
        table.add_row("all up to the first move, gzip", f"{move / 1e6:.2f} MB", f"≤ {FIRST_MOVE / 1e6:.0f} MB")
        table.add_row("from the first visit to my turn", f"{seconds:.1f} s", "")
        page = browser.new_page(base_url=site.address, bypass_csp=True)
        page.set_default_timeout(LONG)
        page.goto("./")
        engine = page.evaluate("new URL(document.querySelector('meta[name=comptoir-engine]').content, location.href).href")
        runs: list[list[float]] = [in_a_worker(page, engine, READY_TO_PLAY) for _ in range(RUNS)]
        bare, whole = (statistics.median(times) for times in zip(*runs, strict=True))
        table.add_row("bare Pyodide", f"{bare:.0f} ms", "")
        table.add_row("a table is ready, of bare Pyodide", f"{whole / bare:.2f}", f"≤ {READY}")
        slow = SlowPage(browser.new_page(base_url=site.address, bypass_csp=True), engine)
        table.add_row("a page slowed down takes", f"{slow.factor():.1f} times as long", f"{SLOW}")
        for game in games.names():
            for level in ("merchant", "master"):
                code = BOTS.replace("GAME", game).replace("LEVEL", level).replace("MOVES", str(MOVES))
                times = in_a_worker(page, engine, THINK.replace("CODE", json.dumps(code)))
                table.add_row(f"{game}: a move of the {level}", spread(times), "")
                if level == "merchant":
                    at_ease, slowly = slow.moves(code)
                    found = f"{statistics.median(at_ease):.0f} ms, slowed {spread(slowly)}"
                    table.add_row(f"{game}: a move of the {level} in one warm page", found, f"≤ {SLOW_MOVE} ms")
            context = browser.new_context(base_url=site.address, service_workers="block", reduced_motion="reduce")
            table.add_row(f"{game}: storage of a finished game", f"{finished(context.new_page(), game) / 1000:.0f} kB", "")
            context.close()
    Console().print(table)


def spread(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} ms, at most {max(times):.0f} ms"


class SlowPage:
    """A page with Python in it, which can be slowed down."""

    def __init__(self, page: Page, engine: str) -> None:
        self.page = page
        page.set_default_timeout(LONG)
        page.goto("./")
        page.evaluate(IN_THE_PAGE, engine)
        self.browser = page.context.new_cdp_session(page)

    def at(self, rate: int, work: str, given: str | None = None) -> Any:
        self.browser.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        return self.page.evaluate(work, given)

    def factor(self) -> float:
        """How much longer it takes for the same, slowed down."""
        self.at(1, WORK)
        slowed: float = self.at(SLOW, WORK) / self.at(1, WORK)
        return slowed

    def moves(self, code: str) -> tuple[list[float], list[float]]:
        """How long moves take at ease and slowed down, once everything they need was used before."""
        self.at(1, THINK_HERE, code)
        return self.at(1, THINK_HERE, code), self.at(SLOW, THINK_HERE, code)


def in_a_worker(page: Page, engine: str, code: str) -> list[float]:
    """What comes of a script in a worker in which Python has started."""
    found: list[float] = page.evaluate(IN_A_WORKER, (START + code).replace("ENGINE", engine))
    return found


def finished(page: Page, game: str) -> int:
    """Bytes that a browser keeps of a game, once it is over."""
    page.set_default_timeout(LONG)
    page.add_init_script(choosing(atOnce=True, speed=0, breaks=False))
    page.goto("./")
    play_now(page, game)
    play_by_clicking(page, LONG / 1000)
    found: int = page.evaluate(STORED)
    return found


def transfers(browser: Browser, site: OpenSite) -> tuple[int, int, int, float]:
    """Bytes asked for until the shelf stands, those that follow by themselves, all up to my first turn; how long that took."""
    context = browser.new_context(base_url=site.address, service_workers="block", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(LONG)
    asked = listen(page)
    begun = time.perf_counter()
    first, later = first_view(page, asked)
    page.click("[data-play=heller]")
    page.wait_for_selector('.table[data-turn="true"]')
    seconds = time.perf_counter() - begun
    context.close()
    return site.size(first), site.size(later), site.size({name_of(one) for one in asked}), seconds


if __name__ == "__main__":
    main()
