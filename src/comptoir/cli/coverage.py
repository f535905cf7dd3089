"""Where each rule lives: its code, its tests and its paragraphs, found in the sources of a checkout."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from ..kernel.rulebook import LANGUAGES, load_rulebook

_IDS = re.compile(r"\b([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*):")


@dataclass
class Coverage:
    """For one rule id: the places of its code and of its tests, and the languages whose rulebook lacks it."""

    rule: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    unwritten: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return bool(self.code and self.tests) and not self.unwritten


def coverage(rules: Iterable[str], folder: Path, tests: Path) -> list[Coverage]:
    """Where each rule of a game lives. Code carries ids before a colon (`H8: …`) in docstrings and comments;
    tests by `@pytest.mark.rule("H8")`."""
    found = {rule: Coverage(rule) for rule in rules}
    for path in sorted(folder.rglob("*.py")):
        for rule, line, name in carried(path.read_text(encoding="utf-8")):
            if rule in found:
                found[rule].code.append(f"{path.name}:{line} {name}".strip())
    for path in sorted(tests.rglob("test_*.py")):
        for rule, name in tested(path.read_text(encoding="utf-8")):
            if rule in found:
                found[rule].tests.append(f"{path.name}::{name}")
    for language in LANGUAGES:
        written = load_rulebook(folder, language).ids()
        for rule, entry in found.items():
            if rule not in written:
                entry.unwritten.append(language)
    return list(found.values())


def carried(source: str) -> list[tuple[str, int, str]]:
    """The rules that code carries: (id, line, name of the function or nothing)."""
    places = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            places += [(rule, node.lineno, node.name) for rule in _carried_ids(ast.get_docstring(node) or "")]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            places += [(rule, token.start[0], "") for rule in _carried_ids(token.string)]
    return places


def tested(source: str) -> list[tuple[str, str]]:
    """The rules that test functions are marked with: (id, name of the test)."""
    marked = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("rule"):
                marked += [(str(arg.value), node.name) for arg in decorator.args if isinstance(arg, ast.Constant)]
    return marked


def _carried_ids(text: str) -> list[str]:
    """Ids before a colon: `H8, H12: …` and `H9 and H10: …` carry two each, `H8 to H10: …` three."""
    ids: list[str] = []
    for listed in _IDS.findall(text):
        for part in re.split(r", | and ", listed):
            first, _, last = part.partition(" to ")
            numbers = range(int(first[1:]), int((last or first)[1:]) + 1)
            ids += [f"{first[0]}{number}" for number in numbers]
    return ids
