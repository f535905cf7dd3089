"""Every command, with good files made bad and every option given nonsense: one sentence, an exit code, and soon."""

from __future__ import annotations

import io
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from typer.main import get_group

from comptoir import games
from comptoir.cli import app
from comptoir.kernel import notation, record
from comptoir.lab.arena import setting_of
from tests.cli.test_commands import Done, comptoir
from tests.mutation import NASTY_TEXTS, TIMES, spoilt

FILES = 15 * TIMES  # spoilt files a command and kind of file
OPTIONS = 8 * TIMES  # calls a command
MOST_SECONDS = 20.0
FIXTURES = Path(__file__).parents[1] / "fixtures"

SHORT = (FIXTURES / "heller" / "open-end-in-one-round.jsonl").read_text(encoding="utf-8")
HELLER = games.find("heller")
PLAN = '[[row]]\ngame = "heller"\nseats = [2]\nplayers = ["random", "greedy"]\ngames = 1\n'


def unfinished() -> str:
    return "\n".join(SHORT.split("\n")[:9]) + "\n"


def board() -> str:
    kit = games.find("pfeffersaecke").board
    assert kit is not None
    return json.dumps({"game": "pfeffersaecke", **kit.data})


GOOD = {
    "record": SHORT,
    "notation": notation.write(HELLER, record.load(SHORT)),
    "unfinished": unfinished(),
    "board": board(),
    "plan": PLAN,
    "results": json.dumps(setting_of(HELLER, 2, 0, {}).to_json()) + "\n",
}
ON_FILES = [
    ("record", "verify {file}"), ("record", "replay {file} --as all"), ("record", "replay {file}"), ("record", "notate {file}"),
    ("record", "review {file} --iterations 8 --worst 1"), ("notation", "verify {file}"), ("notation", "notate {file}"),
    ("notation", "replay {file} --boards"), ("unfinished", "play --resume {file}"), ("unfinished", "notate {file}"),
    ("board", "board check {file}"), ("board", "board draw {file} --out {out}"), ("board", "board try {file} --games 1"),
    ("board", "simulate pfeffersaecke --board {file}"), ("plan", "ladder --plan {file} --no-play --out {out}"),
    ("results", "arena heller --players random,greedy --games 1 --workers 1 --results {file} --plot {out}"),
    ("record", "migrate --database sqlite:///{file}"), ("record", "restore {file} --database sqlite:///{out}"),
    ("record", "backup {out} --database sqlite:///{file}"),
]  # fmt: skip


def told(done: Done, words: object) -> None:
    """Whether a command ended as one should."""
    everything = done.stdout + done.stderr
    assert done.returncode in (0, 1, 2), (words, done)
    assert done.returncode == 0 or done.stderr.strip() or done.stdout.strip(), (words, done)
    assert "Traceback" not in everything, (words, everything[-2000:])
    assert len(done.stderr) < 30_000, (words, len(done.stderr))


def run(words: list[str], folder: Path, typed: str = "") -> Done:
    began = time.monotonic()
    with patch.object(sys, "stdin", io.StringIO(typed)):
        try:
            done = comptoir(*words, cwd=folder)
        except BaseException as error:
            raise AssertionError(f"{words} ended in {type(error).__name__}: {error}"[:2000]) from error
    assert time.monotonic() - began < MOST_SECONDS, words
    return done


@pytest.mark.parametrize(("kind", "command"), ON_FILES, ids=[f"{kind}-{command}" for kind, command in ON_FILES])
def test_spoilt_files(kind: str, command: str, tmp_path: Path) -> None:
    refused = 0
    for number in range(FILES):
        chance = Random(f"{command}/{number}")
        folder = tmp_path / str(number)
        folder.mkdir()
        file = folder / "spoilt"
        file.write_bytes(spoilt(chance, GOOD[kind]))
        if kind == "unfinished":
            (folder / "spoilt.seed").write_text(json.loads(SHORT.split("\n")[-2])["seed"])
        done = run([word.format(file=file, out=folder / "out") for word in command.split()], folder, "hint\nquit\n")
        told(done, (command, number))
        assert command.startswith("notate") or "\x1b" not in done.stdout, (command, number)
        refused += done.returncode != 0
    assert refused > FILES // 3


# What options are given that would be right, or nearly: the rest is nonsense. No game here takes long.
SENSIBLE = {
    "game": ["heller", "pfusch"],
    "players": ["random", "random,greedy", "me", "greedy,random,random", "search:1ms", "random:5"],
    "count": ["1", "0", "-1", "1000001"], "seats": ["2", "3", "9", "-1"], "rule": ["H9", "H99"], "lang": ["fr", "en", "xx"],
    "language": ["de"], "seed": ["1", "-5", "9" * 30], "option": ["open_end=yes", "open_end", "x=y"], "as_": ["A", "all", "F"],
    "iterations": ["8", "7"], "worst": ["1", "-1"], "budget": ["1ms", "2"], "think": ["1ms", "0"],
    "workers": ["1", "0", "5000"],
    "levels": ["random,greedy", "random"], "only": ["heller"], "ray": [], "port": ["99999", "0", "-1"],
    "database": ["sqlite:///{out}/db", "mysql://x/y", "postgresql://u:p@127.0.0.1:1/x", "sqlite://", "sqlite:////proc/x/y"],
}  # fmt: skip


def commands() -> dict[str, Any]:
    group = get_group(app)
    context = group.make_context("comptoir", ["games"])
    found = {name: group.get_command(context, name) for name in group.list_commands(context) if name != "board"}
    boards: Any = group.get_command(context, "board")
    return {**found, **{f"board {name}": one for name, one in boards.commands.items()}}


COMMANDS = commands()
ALWAYS = {"serve": ["--port", "99999"], "arena": ["--workers", "1"], "ladder": ["--workers", "1", "--games", "1"]}
NEVER = {"ray", "help", "browser", "serve", "show_coverage", "levels"}


def value_for(chance: Random, name: str, folder: Path) -> str:
    sensible = SENSIBLE.get(name, [str(folder / "record"), str(folder / "nowhere"), str(folder), "/dev/null"])
    if name in ("count", "workers", "iterations"):
        chosen = chance.choice([*sensible, "x", "1.5", "", "9" * 5000])
    else:
        chosen = chance.choice(sensible) if chance.random() < 0.7 else chance.choice(NASTY_TEXTS)
    return chosen.replace("{out}", str(folder))


@pytest.mark.parametrize("name", COMMANDS)
def test_nonsense_in_every_option(name: str, tmp_path: Path) -> None:
    (tmp_path / "record").write_text(SHORT, encoding="utf-8")
    for number in range(OPTIONS):
        chance = Random(f"{name}/{number}")
        words = name.split()
        for param in COMMANDS[name].params:
            if param.name in NEVER or (chance.random() < 0.4 and not param.required):
                continue
            if param.param_type_name == "argument":
                words.append(value_for(chance, param.name, tmp_path))
            elif param.is_flag:
                words.append(chance.choice([*param.opts, *param.secondary_opts]))
            else:
                words += [param.opts[0], value_for(chance, param.name, tmp_path)]
        words += ALWAYS.get(name, [])
        told(run(words, tmp_path, "1\n\n\x1b\n9999999999999999999999999\nquit\n"), words)
