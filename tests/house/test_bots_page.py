"""The bot of docs/bots.md: that very code, run against a house."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.guests import RunningHouse

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BOT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
SHELL = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)[0]


def test_the_bot_is_short() -> None:
    assert len(BOT.splitlines()) < 40


@pytest.mark.parametrize("game", ["heller", "pfusch"])
def test_the_bot_of_the_page_plays_a_game_to_its_end(house: RunningHouse, game: str) -> None:
    token = house.guest("My bot").post("/api/me/tokens", {"name": "bot"}).json()["token"]
    given = {**os.environ, "COMPTOIR_HOUSE": f"http://127.0.0.1:{house.port}", "COMPTOIR_TOKEN": token}
    run = subprocess.run([sys.executable, "-c", BOT, game], env=given, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\] won by [A-C]( [A-C])*\n", run.stdout)


def test_the_commands_of_the_page_make_a_token(house: RunningHouse, tmp_path: Path) -> None:
    commands = SHELL.replace("http://127.0.0.1:8000", f"http://127.0.0.1:{house.port}")
    run = subprocess.run(["bash", "-ec", commands], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert '"token":"comptoir_' in run.stdout
