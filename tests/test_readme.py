"""What the READMEs promise: commands that run, games as they are, bots as strong as measured. (The library: a doctest.)"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from comptoir import games
from comptoir.table.cast import own_cast
from comptoir.table.lessons import course_of
from comptoir.texts import game_texts
from tests.cli.test_commands import comptoir
from tests.shipped import DESCRIBED, LEARNED, MEASURED, WITH_PUZZLES

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


def announced(language: str) -> dict[str, list[str]]:
    """By game: its row in a README."""
    titles = {game_texts(games.find(name).folder, language).get("title"): name for name in games.names()}
    found = {re.split(r"\*\*", cells[0])[1]: cells for cells in rows(READMES[language]) if cells[0].startswith("**")}
    return {titles[title]: cells for title, cells in found.items()}


@pytest.mark.parametrize("language", READMES)
def test_every_readme_has_both_commands_and_every_game_with_its_players_and_minutes(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    assert re.findall(r"^    (make \w+)", text, re.MULTILINE) == ["make play", "make test"]
    told = announced(language)
    assert set(told) == set(LEARNED)  # a game that is not grown yet need not be announced
    for name, row in told.items():
        game = games.find(name)
        least, most = json.loads((ROOT / "web" / "src" / "games" / name / "box.json").read_text(encoding="utf-8"))["minutes"]
        assert row[1:3] == [f"{game.least_seats}–{game.most_seats}", f"{least}–{most}"], name


@pytest.mark.parametrize("name", announced("en"))
def test_a_game_that_is_announced_ships_everything_that_a_game_may_do_without(name: str) -> None:
    """What a game has is tested where it is; that ours have it is asked here."""
    for having in (LEARNED, MEASURED, WITH_PUZZLES, DESCRIBED):
        assert name in having
    game = games.find(name)
    course = course_of(game)
    assert course is not None
    assert course.first_game is not None
    assert own_cast(game)


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
    assert {row[0] for row in told} == set(LEARNED)
    for name, seats, *shares, _ in told:
        levels = ("apprentice", "merchant", "master")
        assert shares == [f"{float(measured[name, seats, level]):.0f} %" for level in levels], (name, seats)
