"""`make bench`, the client's part: how large the first load is, and how long from the shelf to a table or to a first lesson."""

from __future__ import annotations

import statistics
import time

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table
from tests.e2e.browser import address, open_browser, open_house
from tests.e2e.test_every_page import FIRST_LOAD, first_load
from tests.house.guests import RunningHouse

from comptoir import games

RUNS = 5
DOORS = [  # what a press on the shelf leads to, and how soon it should
    ("Play now to the table", "play", ".table .stage > *", 1.5),
    ("Learn to the first task", "learn", ".learn[data-step] [data-choice]", 2.0),
]


def median_time(browser: Browser, house: RunningHouse, door: str, until: str) -> float:
    """Seconds from a press on a door of the shelf until that is there."""
    times = []
    for _ in range(RUNS):
        context = browser.new_context(base_url=address(house), viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector(door)
        page.wait_for_load_state("networkidle")
        begun = time.perf_counter()
        page.click(door)
        page.wait_for_selector(until, state="attached")
        times.append(time.perf_counter() - begun)
        context.close()
    return statistics.median(times)


def main() -> None:
    table = Table("measure", "found", "asked", title="The client")
    with open_house() as house, open_browser() as browser:
        size = first_load(browser.new_page(base_url=address(house)))
        table.add_row("first load, script and style, gzip", f"{size / 1000:.1f} kB", f"< {FIRST_LOAD / 1000:.0f} kB")
        for game in games.names():
            for what, door, until, asked in DOORS:
                found = median_time(browser, house, f"[data-{door}={game}]", until)
                table.add_row(f"{game}: from {what}", f"{found:.2f} s", f"< {asked} s")
    Console().print(table)


if __name__ == "__main__":
    main()
