"""What the READMEs promise: commands that run, games as they are, bots as strong as measured. (The library: a doctest.)"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from comptoir import games
from comptoir.texts import game_texts
from tests.cli.test_commands import comptoir

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
READMES = {"en": README, "fr": ROOT / "README.fr.md", "de": ROOT / "README.de.md"}


def rows(page: Path) -> list[list[str]]:
    """The rows of all tables of a page, as cells."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_the_commands_of_the_readme_work_in_their_order(tmp_path: Path) -> None:
    lines = re.findall(r"^    comptoir (.*?)(?:  +.*)?$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) >= 6
    for line in lines:
        words = shlex.split(line)
        if words[0] == "play":
            continue  # it waits for a person; tests/cli/test_table.py sits down there
        done = comptoir(*words, cwd=tmp_path)
        assert done.returncode == 0, f"{line}: {done.stderr}"


@pytest.mark.parametrize("language", READMES)
def test_every_readme_has_both_commands_and_every_game_with_its_players_and_minutes(language: str) -> None:
    page = READMES[language]
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"^    (make \w+)", text, re.MULTILINE) == ["make play", "make test"]
    for name in games.names():
        game = games.find(name)
        title = game_texts(game.folder, language).get("title")
        least, most = json.loads((ROOT / "web" / "src" / "games" / name / "box.json").read_text(encoding="utf-8"))["minutes"]
        row = next(cells for cells in rows(page) if cells[0].startswith(f"**{title}**"))
        assert row[1:3] == [f"{game.least_seats}–{game.most_seats}", f"{least}–{most}"], name


@pytest.mark.parametrize("language", READMES)
def test_what_the_readmes_link_to_is_there(language: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)", READMES[language].read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target
    assert (ROOT / "docs" / "gallery" / "board.jpg").stat().st_size < 250_000


def test_how_strong_the_bots_are_is_what_the_ladder_measured() -> None:
    measured: dict[tuple[str, str, str], str] = {}
    game = ""
    for line in (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = line[3:].split(",")[0]
        elif line.startswith("|"):
            seats, level, _, _, share, *_ = (cell.strip() for cell in line.strip("|").split("|"))
            measured[game, seats, level] = share.rstrip("%")
    told = [row for row in rows(ROOT / "docs" / "players.md") if row[0] in games.names()]
    assert {row[0] for row in told} == set(games.names())
    for name, seats, *shares, _ in told:
        levels = ("apprentice", "merchant", "master")
        assert shares == [f"{float(measured[name, seats, level]):.0f} %" for level in levels], (name, seats)
