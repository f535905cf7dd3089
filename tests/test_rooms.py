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


@pytest.mark.parametrize("room", ["kernel", "games", "players"])
def test_rules_and_bots_import_the_standard_library_only(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        for node in run_nodes(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                modules = [node.module or ""]
            foreign = [module for module in modules if module.split(".")[0] not in sys.stdlib_module_names]
            assert not foreign, f"{path.relative_to(SOURCE)} imports {foreign}"


@pytest.mark.parametrize("room", ["kernel", "games", "players"])
def test_rules_and_bots_never_ask_another_source_of_chance(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name != "chance.py":
            assert "import random" not in source.replace("from .random import", ""), path
            assert "secrets" not in [name for name in source.split() if name == "secrets"] or "import secrets" not in source, (
                path
            )


def test_the_front_door_shows_about_ten_names() -> None:
    assert 8 <= len(comptoir.__all__) <= 12
    assert all(hasattr(comptoir, name) for name in comptoir.__all__)
