"""Rulebooks: a paragraph for each rule id in each language.

A rulebook file is Markdown: a title, an introduction, sections, and in them paragraphs that begin with an id:

    **H8** Place one of your stalls on an empty space.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .errors import UnknownName
from .typography import unbroken

LANGUAGES = ("fr", "en", "de")

_PARAGRAPH = re.compile(r"\*\*([A-Z]\d+)\*\*\s+(.*)", re.DOTALL)


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
    return parse_rulebook(unbroken((folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"), language))


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
