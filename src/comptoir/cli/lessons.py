"""`comptoir lessons`: what the courses teach, and whether they still hold."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from .. import games
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError, UnknownName
from ..kernel.rulebook import LANGUAGES
from ..table.lessons import FIRST_GAME, Course, check, course_of, words_needed
from ..texts import Texts, game_texts, lesson_texts
from .console import Language, console, language_or_default

COUNTS = (0, 1, 2, 7)  # a sentence must have a form for each


def lessons_command(
    game: Annotated[str | None, typer.Argument(help="The game whose lessons to list; by default all that have some.")] = None,
    checked: Annotated[
        bool, typer.Option("--check", help="Play every solution and every foreseen wrong answer; fails if one is not as said.")
    ] = False,
    lang: Language = "",
) -> None:
    """List the lessons of a game with the rules they teach."""
    found = [games.find(name) for name in ([game] if game else games.names())]
    courses = [(one, course) for one in found if (course := course_of(one)) is not None]
    if not courses:
        raise UnknownName(f"{game or 'no game'} has no course")
    language = language_or_default(lang)
    faults: list[str] = []
    for one, course in courses:
        console.print(_listed(one, course, language))
        faults += course_faults(one) if checked else []
    for fault in faults:
        console.print(fault)
    raise typer.Exit(1 if faults else 0)


def _listed(game: Game[Any], course: Course, language: str) -> Table:
    texts = lesson_texts(game.folder, language)
    listing = Table("", "lesson", "title", "rules", title=game_texts(game.folder, language).get("title"))
    for at, step in enumerate(course.step, start=1):
        listing.add_row(str(at), step.id, texts.get(f"{step.id}-title"), " ".join(step.teaches))
    if course.first_game:
        title = texts.get(f"{FIRST_GAME}-title")
        listing.add_row(str(len(course.step) + 1), FIRST_GAME, title, " ".join(course.first_game.teaches))
    return listing


def course_faults(game: Game[Any]) -> list[str]:
    """What a course does not hold, in play and in words."""
    return [f"{game.name}: {fault}" for fault in [*check(game), *word_faults(game)]]


def word_faults(game: Game[Any]) -> list[str]:
    """Sentences that a language lacks, that need what they are not given, or that nobody says."""
    needed = words_needed(game)
    faults = []
    for language in LANGUAGES:
        texts = lesson_texts(game.folder, language)
        faults += [f"{language}.ftl: nobody says {key}" for key in texts.keys if key not in needed]
        for key, variables in needed.items():
            faults += _sentence_faults(texts, key, variables)
    return faults


def _sentence_faults(texts: Texts, key: str, variables: set[str]) -> list[str]:
    try:
        for count in COUNTS:
            texts.get(key, **dict.fromkeys(variables, count))
    except ComptoirError as error:
        return [str(error)]
    return []
