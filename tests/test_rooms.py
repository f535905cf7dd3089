"""The rooms of the house: who may import what, and how small the front door is."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import comptoir

SOURCE = Path(comptoir.__file__).parent
ROOMS = [room for room in ("kernel", "games", "players", "table", "page") if (SOURCE / room).is_dir()]
INSTALLED = {"table": {"msgspec"}, "page": {"msgspec"}}  # the rooms that may use a library, and which
WHERE_THERE_IS_ONE = {"players/network.py": {"numpy"}}  # works without, only slower: tests/players/test_learned.py

# Where chance, time, threads or storage would come from, did a room not get them from whoever calls it.
CHANCE_AND_TIME = {"random", "secrets", "uuid", "time", "datetime"}
OTHERS_AND_STORAGE = {"threading", "asyncio", "multiprocessing", "concurrent", "subprocess", "socket", "sqlite3"}
OTHER_SOURCES = {*CHANCE_AND_TIME, *OTHERS_AND_STORAGE, "sqlalchemy", "litestar"}
OF_THE_SYSTEM = ("urandom", "getrandom")
EXCEPTIONS = {
    "kernel/chance.py": {"secrets"},  # the seed itself
    "page/room.py": {"secrets"},  # ids, and what bots draw from: a host's business
    "page/thinker.py": {"time"},  # how long a slice of a review is: a host's business, too
    "players/guided.py": {"time"},  # a budget of milliseconds, as of the search
    "players/search.py": {"time"},  # a budget of milliseconds
}


def run_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a syntax tree but what is there for the type checker only."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            for other in child.orelse:
                yield other
                yield from run_nodes(other)
        else:
            yield child
            yield from run_nodes(child)


def test_rules_and_bots_run_where_nothing_else_is_installed() -> None:
    """Compiled or not: without any folder of installed packages."""
    play = "from comptoir.games.heller import GAME; from comptoir.kernel.chance import Imagined; import comptoir.players, sys"
    whole_game = "GAME.play_out(GAME.new(GAME.parse_options({}), 3, Imagined(1), None), Imagined(2))"
    places = f"import sys; sys.path[:] = [path for path in sys.path if 'packages' not in path] + [{str(SOURCE.parent)!r}]"
    script = f"{places}; {play}; print({whole_game}, 'mypy_extensions' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    actions, checker = done.stdout.split()
    assert int(actions) > 90
    assert checker == "False"


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules from elsewhere that a source imports when it is run, and `os.urandom` and its like, by their full names."""
    for node in run_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Attribute) and node.attr in OF_THE_SYSTEM:
            yield f"os.{node.attr}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("__import__", "import_module"):
            yield from (str(given.value) for given in node.args[:1] if isinstance(given, ast.Constant))


def of_other_sources(tree: ast.Module) -> set[str]:
    """What of chance, time, threads and storage a source would get by itself instead of being handed it."""
    names = set(imported(tree))
    return {name.split(".")[0] for name in names} & OTHER_SOURCES | names & {f"os.{name}" for name in OF_THE_SYSTEM}


def sources_of(room: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((SOURCE / room).rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("room", ROOMS)
def test_rules_bots_and_tables_import_the_standard_library_only(room: str) -> None:
    allowed = {*sys.stdlib_module_names, "comptoir", *INSTALLED.get(room, ())}
    for path, tree in sources_of(room):
        foreign = {name.split(".")[0] for name in imported(tree)} - allowed - WHERE_THERE_IS_ONE.get(path, set())
        assert not foreign, f"{path} imports {foreign}"


@pytest.mark.parametrize("room", ROOMS)
def test_rules_bots_and_tables_are_handed_chance_and_time(room: str) -> None:
    found = {path: other for path, tree in sources_of(room) if (other := of_other_sources(tree))}
    assert found == {path: other for path, other in EXCEPTIONS.items() if path.startswith(f"{room}/")}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", "random"),
        ("import random as chance", "random"),
        ("from random import choice", "random"),
        ("def deal():\n    from secrets import randbelow", "secrets"),
        ("from os import urandom", "os.urandom"),
        ("import os\nseed = os.urandom(8)", "os.urandom"),
        ("import os as system\nseed = system.getrandom(8)", "os.getrandom"),
        ("import uuid", "uuid"),
        ("from time import monotonic", "time"),
        ("import concurrent.futures", "concurrent"),
        ("__import__('random').choice", "random"),
        ("import importlib\nimportlib.import_module('asyncio')", "asyncio"),
        ("from sqlalchemy import select", "sqlalchemy"),
    ],
)
def test_the_check_would_notice(source: str, found: str) -> None:
    assert of_other_sources(ast.parse(source)) == {found}


def test_the_check_lets_pass_what_is_ours_or_for_types_only() -> None:
    ours = "from .random import Random\nfrom ..kernel import chance\nif TYPE_CHECKING:\n    import random\nimport os\nos.sep"
    assert of_other_sources(ast.parse(ours)) == set()


def test_the_front_door_shows_about_ten_names() -> None:
    assert 8 <= len(comptoir.__all__) <= 13
    assert all(hasattr(comptoir, name) for name in comptoir.__all__)
