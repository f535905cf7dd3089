"""A real browser for tests, pictures and measurements: Debian's Chromium if it is there, else one unpacked from npm."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
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


def chromium() -> str:
    """Where the browser is. Without one on the machine, npm's is put into a folder of its own beside the client's tools."""
    for path in ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"):
        if Path(path).exists():
            return path
    folder = ROOT / "web" / "node_modules" / ".chromium"
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"}
    if not (folder / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--silent", "--prefix", str(folder), "@sparticuz/chromium"], check=True, env=environment
        )
    script = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"
    answer = subprocess.run(["node", "-e", script], cwd=folder, check=True, capture_output=True, text=True, env=environment)
    return answer.stdout.strip()


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def open_house(**changed: object) -> Iterator[RunningHouse]:
    """A house with its client, on a database of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="comptoir-e2e-") as folder,
        RunningHouse(settings_for(f"sqlite:///{folder}/house.sqlite3", **changed)) as house,
    ):
        yield house


def address(house: RunningHouse) -> str:
    return f"http://127.0.0.1:{house.port}"
