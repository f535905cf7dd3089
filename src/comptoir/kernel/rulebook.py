"""Rulebooks: a paragraph for each rule id in each language, and where each rule lives in code and tests.

A rulebook file is Markdown: a title, an introduction, sections, and in them paragraphs that begin with an id:

    **H8** Place one of your stalls on an empty space.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .errors import UnknownName

LANGUAGES = ("fr", "en", "de")

_PARAGRAPH = re.compile(r"\*\*([A-Z]\d+)\*\*\s+(.*)", re.DOTALL)
_IDS = re.compile(r"\b([A-Z]\d+(?:(?:, | and | to )[A-Z]\d+)*):")


@dataclass(frozen=True)
class Section:
    title: str
    rules: dict[str, str]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    title: str
    introduction: str
    sections: tuple[Section, ...]

    def rule(self, rule: str) -> str:
        for section in self.sections:
            if rule in section.rules:
                return section.rules[rule]
        raise UnknownName(f"there is no rule {rule} in this rulebook")

    def ids(self) -> list[str]:
        return [rule for section in self.sections for rule in section.rules]


def load_rulebook(folder: Path, language: str) -> Rulebook:
    """The rulebook in a game's folder."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no rulebook in {language!r}; there are {', '.join(LANGUAGES)}")
    return parse_rulebook((folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))


def parse_rulebook(text: str) -> Rulebook:
    title, introduction = "", ""
    sections: list[Section] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        paragraph = " ".join(line.strip() for line in block.splitlines())
        matched = _PARAGRAPH.match(paragraph)
        if paragraph.startswith("# "):
            title = paragraph[2:]
        elif paragraph.startswith("## "):
            sections.append(Section(paragraph[3:], {}))
        elif matched is None:
            introduction = f"{introduction}\n\n{paragraph}".strip()
        elif not sections:
            raise UnknownName(f"rule {matched[1]} stands before the first section")
        elif any(matched[1] in section.rules for section in sections):
            raise UnknownName(f"rule {matched[1]} stands twice in the rulebook")
        else:
            sections[-1].rules[matched[1]] = matched[2]
    return Rulebook(title, introduction, tuple(sections))


# ---- where each rule lives ----


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
