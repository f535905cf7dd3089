"""The rooms of the house: who may import what, and how small the front door is."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import comptoir

SOURCE = Path(comptoir.__file__).parent


@pytest.mark.parametrize("room", ["kernel", "games", "players"])
def test_rules_and_bots_import_the_standard_library_only(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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
