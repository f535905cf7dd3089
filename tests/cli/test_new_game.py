"""`comptoir new-game`: what it writes is a whole game, and needs nothing changed outside its own folders."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.cli import new_game
from comptoir.cli.new_game import Filled, free_letter
from comptoir.kernel.rulebook import LANGUAGES
from tests.cli.test_commands import COMPTOIR, comptoir

ROOT = Path(__file__).parents[2]
NAME = "acorns"
OWN = (f"src/comptoir/games/{NAME}", f"web/src/games/{NAME}", f"tests/games/{NAME}")
WRITTEN = (f"tests/fixtures/{NAME}", f"tests/golden/{NAME}")  # by the two commands that new-game names
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "static", "pyodide")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("Acorns", "a game's name is a word of 2 to 24 small letters, digits and _, which 'Acorns' is not"),
        ("../acorns", "a game's name is a word"),
        ("class", "a game's name is a word"),
        ("heller", "there is a game 'heller' already"),
        ("acorns --rules H", "the rule ids of another game begin with H; free is A, for example"),
        ("acorns --rules ab", "rule ids begin with one of the letters A to Z, not with 'ab'"),
        ("acorns --title {acorn}", "a title has up to 40 letters"),
    ],
)
def test_a_bad_or_taken_name_is_refused_in_one_sentence(words: str, sentence: str, tmp_path: Path) -> None:
    done = comptoir("new-game", *words.split(), "--into", str(tmp_path / "there"))
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "there").exists()


def test_nothing_is_ever_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "src" / f"comptoir_{NAME}" / "rules.py"
    there.parent.mkdir(parents=True)
    there.write_text("mine", encoding="utf-8")
    done = comptoir("new-game", NAME, "--into", str(tmp_path))
    assert done.returncode == 1
    assert f"{there} is there already; nothing was written" in done.stderr
    assert [path.name for path in tmp_path.rglob("*.*")] == ["rules.py"]
    assert there.read_text(encoding="utf-8") == "mine"


def test_name_title_and_rule_letter_are_filled_in_everywhere() -> None:
    filled = Filled(NAME, "Ten Acorns", "A")
    files = dict(new_game.of_the_checkout(filled))
    for source in files.values():
        assert not re.search(r"""["'/]nuts["'/]|\bNuts\b|skeleton|\bN\d|"N\"""", source)
    sources = {path.relative_to(ROOT).as_posix(): source for path, source in files.items()}
    assert 'rule_ids=rule_ids("A", 6),' in sources[f"{OWN[0]}/__init__.py"]
    assert "**A6** " in sources[f"{OWN[0]}/rulebook/de.md"]
    assert {name.rsplit(f"/{NAME}/")[0] + f"/{NAME}" for name in sources} == set(OWN)
    for language in LANGUAGES:
        assert sources[f"{OWN[0]}/texts/{language}.ftl"].startswith("title = Ten Acorns\n")


def test_a_free_rule_letter_is_found() -> None:
    assert free_letter("hat") == "A"  # H is Heller's
    assert free_letter("hw") == "A"  # of the alphabet: both are taken


def test_a_package_of_its_own_is_found_and_keeps_the_contract(tmp_path: Path) -> None:
    done = comptoir("new-game", NAME, "--into", str(tmp_path))
    assert done.returncode == 0, done.stderr
    installed = tmp_path / "src" / "acorns-0.1.dist-info"  # as pip would leave it
    installed.mkdir()
    project = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    entry = next(line for line in project.splitlines() if line.startswith(f"{NAME} = ")).replace('"', "")
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: acorns\nVersion: 0.1\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(f"[comptoir.games]\n{entry}\n", encoding="utf-8")
    here = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], tmp_path, here)
    assert "Acorns" in run([*COMPTOIR, "games"], tmp_path, here)
    run([*COMPTOIR, "simulate", NAME, "--out", "played"], tmp_path, here)
    assert list((tmp_path / "played").glob(f"{NAME}-*.jsonl"))


def run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}:\n{done.stdout[-6000:]}\n{done.stderr[-6000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project; what was installed is only linked."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("src", "tests", "tools", "web", "docs"):
        shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
    for name in ("Makefile", "pyproject.toml", *(page.name for page in ROOT.glob("README*.md"))):
        shutil.copy(ROOT / name, copy / name)
    for name in (".venv", "web/node_modules", "web/browser/node_modules"):
        if (ROOT / name).exists():
            (copy / name).symlink_to(ROOT / name)
    return copy


@pytest.fixture(scope="module")
def made(checkout: Path) -> dict[str, int]:
    """The copy has the new game now. What there was before."""
    before = listed(checkout)
    run([*COMPTOIR, "new-game", NAME], checkout, in_the(checkout))
    return before


def in_the(checkout: Path) -> dict[str, str]:
    """Where what runs finds the copy, and not us."""
    return {**os.environ, "PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}", "PYTHONDONTWRITEBYTECODE": "1"}


def listed(folder: Path) -> dict[str, int]:
    """Every file of the project with its size; not what tools leave behind."""
    found = {path.relative_to(folder): path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    return {str(path): size for path, size in found.items() if not path.parts[0].startswith(".")}


# Tests that look at all games at once: a list of ours by name, or something that only they have, would show here.
AT_ONCE = {
    "tests/test_readme.py": (
        "test_every_readme_has_both_commands_and_every_game_with_its_players_and_minutes",
        "test_how_strong_the_bots_are_is_what_the_ladder_measured",
    ),
    "tests/table": ("test_today_changes_at_midnight_in_utc_and_is_the_same_for_everybody",),
    "tests/lab": ("test_there_is_a_small_game_of_every_game_that_was_learned",),
    "tests/house/test_bots.py": ("test_every_level_is_offered_for_every_game",),
}
EACH = ("tests/kernel", "tests/players", "tests/table", "tests/lab", "tests/page")  # `make test-game` runs tests/games


def test_a_new_game_turns_no_test_red_outside_its_own_folder(checkout: Path, made: dict[str, int]) -> None:
    """It is short, and has no weights, puzzles, chances and pages yet."""
    at_once = [name for names in AT_ONCE.values() for name in names]
    asked = [*dict.fromkeys([*EACH, *AT_ONCE]), "-k", " or ".join([NAME, *at_once])]
    said = run([sys.executable, "-m", "pytest", "-v", "-n", "0", *asked], checkout, in_the(checkout))
    passed = [line for line in said.splitlines() if "PASSED" in line]
    for name in (*at_once, *(f"{folder}/" for folder in EACH)):
        assert any(name in line for line in passed), name


def test_a_new_game_passes_all_its_tests_and_is_played_in_the_browser(checkout: Path, made: dict[str, int]) -> None:
    """Everything that `make test-game` does, in a copy of the project, as a newcomer would: nothing else is touched."""
    here = in_the(checkout)
    run([sys.executable, "-m", "tests.games.reaches", NAME], checkout, here)
    run([sys.executable, "-m", "pytest", "-q", "tests/games", "-k", f"golden and {NAME}", "--write-golden"], checkout, here)
    after = listed(checkout)
    assert {name: after[name] for name in after if not name.startswith((*OWN, *WRITTEN))} == made
    assert all(any(name.startswith(folder) for name in after) for folder in (*OWN, *WRITTEN))
    installed = [word for stamp in (".venv/.set-up", "web/node_modules/.set-up", "browser") for word in ("-o", stamp)]
    said = run(["make", *installed, "test-game", f"GAME={NAME}"], checkout, here)
    assert "svelte-check found 0 errors" in said
    assert f"{NAME}: 6 of 6 rules complete" in said
