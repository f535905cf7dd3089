"""`make bench`, the client's part: how large the first load is, and how long from *Play now* to a table one can play at."""

from __future__ import annotations

import statistics
import time

from rich.console import Console
from rich.table import Table
from tests.e2e.browser import address, open_browser, open_house
from tests.e2e.test_every_page import FIRST_LOAD, first_load

from comptoir import games

RUNS = 5
ASKED_SECONDS = 1.5


def main() -> None:
    table = Table("measure", "found", "asked", title="The client")
    with open_house() as house, open_browser() as browser:
        size = first_load(browser.new_page(base_url=address(house)))
        table.add_row("first load, script and style, gzip", f"{size / 1000:.1f} kB", f"< {FIRST_LOAD / 1000:.0f} kB")
        for game in games.names():
            times = []
            for _ in range(RUNS):
                context = browser.new_context(base_url=address(house), viewport={"width": 1440, "height": 900})
                page = context.new_page()
                page.goto("/")
                page.wait_for_selector(f"[data-play={game}]")
                page.wait_for_load_state("networkidle")
                begun = time.perf_counter()
                page.click(f"[data-play={game}]")
                page.wait_for_selector(".table .stage > *")
                times.append(time.perf_counter() - begun)
                context.close()
            table.add_row(f"{game}: from Play now to the table", f"{statistics.median(times):.2f} s", f"< {ASKED_SECONDS} s")
    Console().print(table)


if __name__ == "__main__":
    main()
