"""A real browser for tests, pictures and measurements: Debian's Chromium if it is there, else one unpacked from npm."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.house.guests import RunningHouse, settings_for

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic",
]  # fmt: skip
DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)


# Makes npm's browser unpack the libraries it needs beside itself; a bare machine lacks some.
BARE = {"AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
LIBRARIES = Path(tempfile.gettempdir()) / "al2023" / "lib"


def chromium() -> str:
    """Where the browser is: the machine's own, or the one that `make browser` put into web/browser."""
    for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"):
        if Path(path).exists():
            return path
    environment = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}", **BARE}
    script = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"
    answer = subprocess.run(
        ["node", "-e", script], cwd=ROOT / "web" / "browser", check=True, capture_output=True, text=True, env=environment
    )
    return answer.stdout.strip()


def choosing(**settings: object) -> str:
    """A script by which a page begins with these settings, if somebody has not chosen others."""
    chosen = json.dumps(settings)
    has = "localStorage.getItem('comptoir-settings')"
    return f"if (location.protocol.startsWith('http')) {has} ?? localStorage.setItem('comptoir-settings', '{chosen}')"


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = chromium()
        own = path.startswith("/usr/")
        libraries = {} if own else {"LD_LIBRARY_PATH": str(LIBRARIES)}
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, env={**os.environ, **libraries})
        yield browser
        browser.close()


@contextmanager
def open_house(now: Callable[[], int] | None = None, **changed: object) -> Iterator[RunningHouse]:
    """A house with its client, on a database of its own; `now`: by this clock."""
    with (
        tempfile.TemporaryDirectory(prefix="comptoir-e2e-") as folder,
        RunningHouse(settings_for(f"sqlite:///{folder}/house.sqlite3", **changed), now) as house,
    ):
        yield house


def address(house: RunningHouse) -> str:
    return f"http://127.0.0.1:{house.port}"
