"""What is wrong with a game's rulebooks: clauses, sections, and whether the three languages say the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from .rulebook import (
    LANGUAGES,
    LEARN,
    LOOK_UP,
    Clause,
    Listing,
    Picture,
    Rulebook,
    Ruling,
    Section,
    Table,
    figure_names,
    load_rulebook,
    source_of,
)

NOT_NEEDED: Final = ("aid", "rulings")  # a book that teaches has all the other sections
_MENTION = re.compile(r"\b[A-Z]\d+\b")


def rulebook_faults(folder: Path, rules: Iterable[str], figures: Mapping[str, int]) -> list[str]:
    """What is wrong with a game's three rulebooks, a sentence each."""
    faults: list[str] = []
    books = {language: load_rulebook(folder, language, figures) for language in LANGUAGES}
    first = LANGUAGES[0]
    for language, book in books.items():
        faults += [f"{language}: {fault}" for fault in _faults(book, set(rules))]
        faults += [f"{language}: {fault}" for fault in _differences(books[first], book, first)]
        unknown = [one.position for one in book.pictures() if not (folder / "positions" / f"{one.position}.json").is_file()]
        faults += [f"{language}: the picture {name} is no stored position" for name in unknown]
    names = {language: sorted(figure_names(source_of(folder, language))) for language in LANGUAGES}
    odd = [language for language in LANGUAGES if names[language] != names[first]]
    faults += [f"{language}: not the same computed numbers as {first}" for language in odd]
    faults += [f"the figure {name} is in no rulebook" for name in figures if name not in names[first]]
    return faults


def _faults(book: Rulebook, rules: set[str]) -> list[str]:
    faults = [f"rule {rule} has no clause" for rule in sorted(rules - set(book.ids()))]
    faults += [f"there is a clause {rule}, but no such rule" for rule in book.ids() if rule not in rules]
    faults += [f"there is a ruling on {rule}, but no such clause" for rule in book.rulings() if rule not in rules]
    keys = [section.key for section in book.sections]
    if any(key in LEARN for key in keys):
        needed = [key for key in (*LEARN, *LOOK_UP) if key not in (*NOT_NEEDED, *keys)]
        faults += [f"the section {{{key}}} is missing" for key in needed]
    letters = {rule[0] for rule in rules}
    mentioned = {rule for text in _texts(book) for rule in _MENTION.findall(text) if rule[0] in letters}
    faults += [f"a text mentions {rule}, which is no rule" for rule in sorted(mentioned - rules)]
    return faults


def _texts(book: Rulebook) -> list[str]:
    texts = [book.introduction]
    for block in book.blocks():
        if isinstance(block, Listing):
            texts += [item.text for item in block.items]
        elif isinstance(block, Table):
            texts += [cell for row in block.rows for cell in row]
        elif isinstance(block, Ruling):
            texts += [block.text, block.reason, block.otherwise]
        elif not isinstance(block, Picture):
            texts.append(block.text)
    return texts


def _differences(one: Rulebook, other: Rulebook, language: str) -> list[str]:
    """Where a book is not built as the first one: the words differ, nothing else."""
    if len(one.sections) != len(other.sections):
        return [f"{len(other.sections)} sections, {language} has {len(one.sections)}"]
    return [
        f"section “{mine.title}” is not built as “{theirs.title}” in {language}: {_outline(mine)} there {_outline(theirs)}"
        for theirs, mine in zip(one.sections, other.sections, strict=True)
        if _outline(mine) != _outline(theirs)
    ]


def _outline(section: Section) -> list[str]:
    built = [f"{{{section.key}}}"]
    for block in section.blocks:
        kind = type(block).__name__.lower()
        if isinstance(block, Clause | Ruling):
            built.append(f"{kind} {block.id}")
        elif isinstance(block, Picture):
            built.append(" ".join([kind, block.position, *block.around, *block.actions]))
        elif isinstance(block, Listing):
            built.append(" ".join([kind, str(len(block.items)), *(item.piece for item in block.items if item.piece)]))
        elif isinstance(block, Table):
            built.append(f"{kind} {len(block.rows)}×{len(block.head)}")
        else:
            built.append(kind)
    return built
