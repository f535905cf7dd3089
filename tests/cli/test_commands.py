"""The `comptoir` command: what it prints, what it refuses, how it exits."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest
from typer.main import get_group

from comptoir import __version__, cli
from comptoir.cli.house import COMMANDS
from comptoir.house.cli import app as house
from comptoir.kernel.build import build

COMPTOIR = [sys.executable, "-c", "from comptoir.cli import main; main()"]
ENGLISH = {**os.environ, "COLUMNS": "200", "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def comptoir(*words: str, cwd: Path | None = None) -> Done:
    """Run the command in this process, which spares a second each time."""
    out, err = io.StringIO(), io.StringIO()
    typed = patch.object(sys, "argv", ["comptoir", *words])
    with redirect_stdout(out), redirect_stderr(err), chdir(cwd or Path.cwd()), typed, patch.dict(os.environ, ENGLISH):
        try:
            cli.main()
            code = 0
        except SystemExit as stopped:
            code = stopped.code if isinstance(stopped.code, int) else 0
    return Done(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of a few simulated games."""
    folder = tmp_path_factory.mktemp("records")
    done = comptoir("simulate", "heller", "--seats", "3", "--games", "5", "--seed", "7", "--out", str(folder))
    assert done.returncode == 0, done.stderr
    return folder


def first_record(folder: Path) -> Path:
    return folder / "heller-3-7-0001.jsonl"


def test_the_shelf_lists_the_games() -> None:
    done = comptoir("games")
    assert done.returncode == 0
    assert "heller" in done.stdout
    assert "2–4" in done.stdout


@pytest.mark.parametrize(("language", "word"), [("fr", "étals"), ("en", "stalls"), ("de", "Stände")])
def test_rulebooks_speak_three_languages(language: str, word: str) -> None:
    done = comptoir("rules", "heller", "--lang", language)
    assert done.returncode == 0
    assert word in done.stdout
    assert "H25" in done.stdout


def test_one_rule_can_be_read() -> None:
    assert "doubles" in comptoir("rules", "heller", "h16").stdout


def test_every_rule_of_every_game_is_covered() -> None:
    done = comptoir("rules", "--coverage")
    assert done.returncode == 0, done.stdout[-2000:]


def test_simulation_is_repeatable_and_its_records_verify(simulated: Path, tmp_path: Path) -> None:
    comptoir("simulate", "heller", "--seats", "3", "--games", "5", "--seed", "7", "--out", str(tmp_path))
    for path in sorted(simulated.glob("*.jsonl")):
        assert path.read_bytes() == (tmp_path / path.name).read_bytes()
    done = comptoir("verify", str(simulated))
    assert done.returncode == 0
    assert "5 of 5 records verified" in done.stdout


def test_simulation_never_writes_over_another_game(simulated: Path) -> None:
    path = first_record(simulated)
    kept = path.read_text(encoding="utf-8")
    path.write_text(kept.replace("random", "someone", 1), encoding="utf-8")
    try:
        done = comptoir("simulate", "heller", "--seats", "3", "--games", "1", "--seed", "7", "--out", str(simulated))
        assert done.returncode == 1
        assert "holds another game" in done.stderr
    finally:
        path.write_text(kept, encoding="utf-8")


def test_simulation_takes_options_and_named_players(tmp_path: Path) -> None:
    done = comptoir(
        "simulate", "heller", "--seats", "2", "--games", "2", "--option", "no_luck=yes", "--players", "greedy,random",
        "--out", str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    header = json.loads(next(tmp_path.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["no_luck"] is True
    assert header["players"] == ["greedy", "random"]


def edit(path: Path, line: int, old: str, new: str, target: Path) -> Path:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[line], lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    target.write_text("".join(lines), encoding="utf-8")
    return target


def test_a_hand_edited_record_fails_to_verify_with_the_reason(simulated: Path, tmp_path: Path) -> None:
    path = first_record(simulated)
    lines = path.read_text(encoding="utf-8").splitlines()
    at, cell = next((at, found[1]) for at, line in enumerate(lines) if (found := re.search(r'"cell":"([a-f]\d)"', line)))
    other = "a1" if cell != "a1" else "b1"
    changed_action = edit(path, at, f'"{cell}"', f'"{other}"', tmp_path / "action.jsonl")
    order = json.loads(lines[1])["chance"][1]["order"]
    words = json.dumps(order, separators=(",", ":"))
    swapped = json.dumps([order[-1], *order[1:-1], order[0]], separators=(",", ":"))
    changed_chance = edit(path, 1, words, swapped, tmp_path / "chance.jsonl")
    changed_seed = edit(path, -1, '"seed":"', '"seed":"00', tmp_path / "seed.jsonl")
    same_length = json.loads(lines[-1])["seed"]
    wrong_seed = edit(path, -1, same_length, same_length[::-1], tmp_path / "wrong.jsonl")
    for file, reason in (
        (changed_action, "line"),
        (changed_chance, "is not the one the sealed seed gives"),
        (changed_seed, "a seed has 32 bytes, not 33"),
        (wrong_seed, "not the one that was sealed"),
    ):
        done = comptoir("verify", str(file))
        assert done.returncode == 1
        assert reason in done.stderr
        assert str(file) in done.stderr


@pytest.mark.parametrize("looker", ["A", "B", "public", "all"])
def test_a_replay_shows_what_that_looker_saw(simulated: Path, looker: str) -> None:
    path = first_record(simulated)
    done = comptoir("replay", str(path), "--as", looker)
    assert done.returncode == 0, done.stderr
    kept = [line for line in done.stdout.splitlines() if "keeps a secret square" in line]
    shown = [line for line in kept if "keeps a secret square:" in line]
    assert len(kept) == 9
    assert len(shown) == {"A": 3, "B": 3, "public": 0, "all": 9}[looker]
    assert "win" in done.stdout or "share" in done.stdout


def test_notation_goes_both_ways(simulated: Path, tmp_path: Path) -> None:
    path = first_record(simulated)
    text = tmp_path / "game.txt"
    text.write_text(comptoir("notate", str(path)).stdout, encoding="utf-8")
    assert text.read_text(encoding="utf-8").startswith("comptoir-record/1\ngame heller 1\n")
    assert comptoir("notate", str(text)).stdout == path.read_text(encoding="utf-8")
    assert comptoir("verify", str(text)).returncode == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "heller", "H99"], "there is no rule H99"),
        (["rules", "heller", "--lang", "it"], "we speak fr, en, de"),
        (["rules"], "whose rules?"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "heller", "--seats", "9"], "2 to 4 seats, not 9"),
        (["simulate", "heller", "--option", "fast"], "name=value"),
        (["simulate", "heller", "--option", "fast=1"], "no option 'fast'"),
        (["simulate", "heller", "--players", "wizard"], "no player 'wizard'"),
        (["simulate", "heller", "--players", "random,random,random"], "3 players were named for 2 seats"),
        (["simulate", "heller", "--board", "x.json"], "no board to replace"),
        (["replay", "nowhere.jsonl"], "cannot be read"),
        (["verify", "nowhere.jsonl"], "cannot be read"),
        (["play"], "which game?"),
        (["play", "heller", "--players", "wizard"], "no player 'wizard'"),
        (["play", "--resume", "nowhere.jsonl"], "cannot be read"),
        (["board", "check", "nowhere.json"], "cannot be read"),
        (["board", "show", "heller"], "heller has no board to replace"),
    ],
)
def test_bad_input_ends_in_one_sentence_and_a_bad_exit(words: list[str], complaint: str, tmp_path: Path) -> None:
    done = comptoir(*words, cwd=tmp_path)
    assert done.returncode == 1
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_damaged_files_are_told_from_missing_ones(tmp_path: Path) -> None:
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "other.jsonl").write_text('{"format":"comptoir-record/1","game":"go"}\n', encoding="utf-8")
    (tmp_path / "board.json").write_text("{,}", encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "whose.json").write_text("{}", encoding="utf-8")
    for words, complaint in (
        (["replay", "binary.jsonl"], "not UTF-8"),
        (["verify", "other.jsonl"], "line 1: other.jsonl: revision is missing"),
        (["board", "check", "board.json"], "line 1: this is not JSON"),
        (["board", "check", "list.json"], "a board is a JSON object"),
        (["board", "check", "whose.json"], "does not say its game"),
        (["board", "check", "whose.json", "--game", "heller"], "heller has no board to replace"),
    ):
        done = comptoir(*words, cwd=tmp_path)
        assert done.returncode == 1, words
        assert complaint in done.stderr
        assert "Traceback" not in done.stderr


def test_the_version_says_what_is_in_use() -> None:
    assert comptoir("--version").stdout == f"comptoir {__version__} ({build()})\n"


def test_the_house_s_commands_are_those_the_terminal_knows_of() -> None:
    """The terminal must know their names without importing the house."""
    assert tuple(get_group(house).commands) == COMMANDS


def test_the_command_works_as_a_process_of_its_own(tmp_path: Path) -> None:
    done = subprocess.run([*COMPTOIR, "verify", "nowhere"], capture_output=True, text=True, cwd=tmp_path, env=ENGLISH)
    assert done.returncode == 1
    assert done.stderr == "nowhere cannot be read: No such file or directory\n"
