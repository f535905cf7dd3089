"""Rulebooks: `rulebook/LANGUAGE.md` in a game's folder, in two parts, to learn from and to look up.

A small Markdown. Blocks stand between blank lines:

    # Title                         once; what follows, up to the first section, is the introduction
    ## In brief {brief}             a section; one with a key of LEARN or LOOK_UP is what the key says, others hold clauses
    ### A heading                   inside a section
    **H8** Place a stall …          the clause of a rule id; shown alone when an action is refused
    ![words](first-coins)           a picture, by itself: a stored position, drawn by the client's own board;
    ![words](sack "draw; place e2")   … after these actions, played by the engine, what they did is lit;
    ![words](ghent#ghent,bruges)      … seen near these places, on a board that one can look at closer
    - ![](buyer) **Buyers** …       lists, by `- ` or `1. `; an item may begin with a piece of the box, which the client draws
    | a | b |                       tables, with a line `|---|---:|` below the head
    {{gain}}                        a number that the game's `figures` reckons from stored positions

In the section {rulings} a block is a ruling: `**H16** what we decided`, then two items, the reason and the other reading. A
clause that has a ruling is marked by a sign. An id in a text, as H8, leads to its clause.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from .errors import BadRulebook, UnknownName
from .typography import unbroken

LANGUAGES = ("fr", "en", "de")
LEARN: Final = ("brief", "box", "setup", "turn", "examples", "advice", "faq", "aid")
LOOK_UP: Final = ("rulings", "glossary", "credits")

_CLAUSE = re.compile(r"\*\*([A-Z]\d+)\*\*\s+(.*)", re.DOTALL)
_SECTION = re.compile(r"## (.*?)(?: \{(.*)\})?")
_PICTURE = re.compile(r'!\[([^\]]+)\]\(([a-z0-9-]+)(?:#([a-z0-9,-]+))?(?: "([^"]+)")?\)')
_ITEM = re.compile(r"(?:- |(\d+)\. )(?:!\[\]\(([a-z0-9-]+)\) )?(.*)")
_FIGURE = re.compile(r"\{\{([a-z0-9_]+)\}\}")
_ALIGNED = re.compile(r"\|(?: *:?-+:? *\|)+")

_SEPARATOR: Final = {"fr": "\u202f", "en": ",", "de": "."}


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Heading:
    text: str


@dataclass(frozen=True)
class Item:
    piece: str  # a piece of the box, drawn beside it; "" for none
    text: str


@dataclass(frozen=True)
class Listing:
    numbered: bool
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Table:
    align: tuple[str, ...]  # of each column: left, center or right
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Picture:
    """A stored position after some actions, in the engine's notation."""

    words: str
    position: str
    actions: tuple[str, ...]
    around: tuple[str, ...] = ()  # places to look at closer


@dataclass(frozen=True)
class Clause:
    id: str
    text: str


@dataclass(frozen=True)
class Ruling:
    """Where the sources are silent, differ, or are overruled: what we decided, why, and how else one could read them."""

    id: str
    text: str
    reason: str
    otherwise: str


Block = Paragraph | Heading | Listing | Table | Picture | Clause | Ruling


@dataclass(frozen=True)
class Section:
    key: str  # of LEARN or LOOK_UP; "" for clauses
    title: str
    blocks: list[Block]

    @property
    def rules(self) -> dict[str, str]:
        return {block.id: block.text for block in self.blocks if isinstance(block, Clause)}


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

    def blocks(self) -> list[Block]:
        return [block for section in self.sections for block in section.blocks]

    def rulings(self) -> dict[str, Ruling]:
        return {block.id: block for block in self.blocks() if isinstance(block, Ruling)}

    def pictures(self) -> list[Picture]:
        return [block for block in self.blocks() if isinstance(block, Picture)]

    def pieces(self) -> list[str]:
        listings = [block for block in self.blocks() if isinstance(block, Listing)]
        return [item.piece for block in listings for item in block.items if item.piece]

    def to_json(self) -> dict[str, Any]:
        """As the client reads it: `kind` says which block it is."""
        sections = [
            {
                "key": section.key,
                "part": "learn" if section.key in LEARN else "look-up",
                "title": section.title,
                "blocks": [{"kind": type(block).__name__.lower(), **asdict(block)} for block in section.blocks],
            }
            for section in self.sections
        ]
        return {"title": self.title, "introduction": self.introduction, "sections": sections}


def source_of(folder: Path, language: str) -> str:
    """The rulebook in a game's folder as it is written."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no rulebook in {language!r}; there are {', '.join(LANGUAGES)}")
    return (folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def load_rulebook(folder: Path, language: str, figures: Mapping[str, int] | None = None) -> Rulebook:
    """The rulebook in a game's folder; without figures its numbers stay unfilled, which clauses never have."""
    source = source_of(folder, language)
    return parse_rulebook(unbroken(source if figures is None else filled(source, figures, language), language))


def filled(source: str, figures: Mapping[str, int], language: str) -> str:
    """The text with its computed numbers."""

    def spelled(found: re.Match[str]) -> str:
        if found[1] not in figures:
            raise BadRulebook(f"the number {{{{{found[1]}}}}} is reckoned by nobody; known are {', '.join(figures) or 'none'}")
        number = figures[found[1]]
        written = f"{abs(number):,}".replace(",", _SEPARATOR[language]) if abs(number) >= 10_000 else str(abs(number))
        return f"−{written}" if number < 0 else written

    return _FIGURE.sub(spelled, source)


def figure_names(source: str) -> list[str]:
    """The computed numbers that a text asks for, each as often as it does."""
    return _FIGURE.findall(source)


def parse_rulebook(text: str) -> Rulebook:
    title, introduction = "", ""
    sections: list[Section] = []
    for source in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in source.splitlines()]
        if lines[0].startswith("# "):
            title = " ".join(lines)[2:]
        elif lines[0].startswith("## "):
            sections.append(_section(" ".join(lines), sections))
        elif sections:
            block = _block(lines, sections[-1])
            if isinstance(block, Clause) and any(block.id in section.rules for section in sections):
                raise BadRulebook(f"rule {block.id} stands twice in the rulebook")
            sections[-1].blocks.append(block)
        elif (found := _CLAUSE.match(lines[0])) is not None:
            raise BadRulebook(f"rule {found[1]} stands before the first section")
        else:
            introduction = f"{introduction}\n\n{' '.join(lines)}".strip()
    return Rulebook(title, introduction, tuple(sections))


def _section(line: str, before: list[Section]) -> Section:
    found = _SECTION.fullmatch(line)
    assert found is not None
    title, key = found[1], found[2] or ""
    if key and key not in (*LEARN, *LOOK_UP):
        raise BadRulebook(f"section “{title}” has the key {{{key}}}; there are {', '.join((*LEARN, *LOOK_UP))}")
    if key and any(section.key == key for section in before):
        raise BadRulebook(f"there are two sections {{{key}}}, the second is “{title}”")
    if key in LEARN and any(section.key not in LEARN for section in before):
        raise BadRulebook(f"section “{title}” {{{key}}} is to learn from: it stands before all that is to look up")
    return Section(key, title, [])


def _block(lines: list[str], section: Section) -> Block:
    text = " ".join(lines)
    if section.key == "rulings" and _CLAUSE.match(text):
        return _ruling(lines)
    if text.startswith("### "):
        return Heading(text[4:])
    if (clause := _CLAUSE.fullmatch(text)) is not None:
        return _clause(clause[1], clause[2], section)
    if _ITEM.fullmatch(lines[0]):
        return Listing(not lines[0].startswith("- "), tuple(_items(lines)))
    if "![" in text:
        return _picture(text, section)
    if text.startswith("|"):
        return _table(lines, section)
    return Paragraph(text)


def _clause(rule: str, text: str, section: Section) -> Clause:
    if section.key:
        raise BadRulebook(f"rule {rule} stands in the section {{{section.key}}}; clauses have sections without a key")
    if figure_names(text):
        raise BadRulebook(f"rule {rule} has a computed number: clauses are read alone, put it into an example")
    return Clause(rule, text)


def _ruling(lines: list[str]) -> Ruling:
    first = next((at for at, line in enumerate(lines) if line.startswith("- ")), len(lines))
    items = _items(lines[first:])
    found = _CLAUSE.fullmatch(" ".join(lines[:first]))
    assert found is not None
    if len(items) != 2:
        raise BadRulebook(f"the ruling on {found[1]} needs two items after it: the reason, and the other reading")
    return Ruling(found[1], found[2], items[0].text, items[1].text)


def _picture(text: str, section: Section) -> Picture:
    found = _PICTURE.fullmatch(text)
    if found is None:
        raise BadRulebook(f"a picture stands by itself, as ![words](position), not as “{text[:60]}” in “{section.title}”")
    actions = tuple(part.strip() for part in found[4].split(";")) if found[4] else ()
    return Picture(found[1], found[2], actions, tuple(found[3].split(",")) if found[3] else ())


def _items(lines: list[str]) -> list[Item]:
    """A line that begins no item goes on with the one before."""
    items: list[Item] = []
    for line in lines:
        found = _ITEM.fullmatch(line)
        if found is not None:
            items.append(Item(found[2] or "", found[3]))
        else:
            items[-1] = Item(items[-1].piece, f"{items[-1].text} {line}")
    return items


def _table(lines: list[str], section: Section) -> Table:
    if len(lines) < 3 or not _ALIGNED.fullmatch(lines[1]):
        raise BadRulebook(f"a table in “{section.title}” needs a head, a line |---|---| below it, and rows")
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    for row in cells:
        if len(row) != len(cells[0]):
            raise BadRulebook(f"a row of a table in “{section.title}” has {len(row)} cells, its head {len(cells[0])}: {row[0]}")
    sides = {(False, True): "right", (True, True): "center"}
    align = tuple(sides.get((cell.startswith(":"), cell.endswith(":")), "left") for cell in cells[1])
    return Table(align, cells[0], tuple(cells[2:]))
