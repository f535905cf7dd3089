"""`comptoir games` and `comptoir rules`: what is on the shelf, and what stands in the rulebooks."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from .. import games
from ..kernel.contract import Game, spell
from ..kernel.errors import UnknownName
from ..kernel.positions import load_position
from ..kernel.rulebook import Block, Clause, Heading, Listing, Picture, Rulebook, Ruling, load_rulebook
from ..kernel.rulebook import Table as BookTable
from ..kernel.scenes import play_scene, reckoned, stored
from ..texts import game_texts
from .console import Language, console, language_or_default
from .coverage import Coverage, coverage


def games_command(lang: Language = "") -> None:
    """List the games."""
    language = language_or_default(lang)
    shelf = Table("game", "title", "seats", "options", "")
    for name in games.names():
        game = games.find(name)
        texts = game_texts(game.folder, language)
        options = ", ".join(f"{key}={'|'.join(map(spell, option.values))}" for key, option in game.options.items())
        shelf.add_row(name, texts.get("title"), f"{game.least_seats}–{game.most_seats}", options, texts.get("tagline"))
    console.print(shelf)


def rules_command(
    game: Annotated[str | None, typer.Argument(help="The game whose rulebook to read.")] = None,
    rule: Annotated[str | None, typer.Argument(help="One rule id, for example H9.")] = None,
    lang: Language = "",
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help="Every rule id with its code and tests; fails if one lacks either.")
    ] = False,
) -> None:
    """Read a rulebook, or see where each rule lives in code and tests."""
    from rich.markdown import Markdown  # slow to import, and no other command needs it

    if show_coverage:
        names = [game] if game else games.names()
        complete = [show_game_coverage(games.find(name)) for name in names]
        raise typer.Exit(0 if all(complete) else 1)
    if game is None:
        raise UnknownName(f"whose rules? The games are {', '.join(games.names())}")
    found = games.find(game)
    language = language_or_default(lang)
    if rule is not None:
        clause = load_rulebook(found.folder, language).rule(rule.upper())
        console.print(Markdown(f"**{rule.upper()}** {clause}"))
        return
    console.print(Markdown(markdown(found, load_rulebook(found.folder, language, reckoned(found, stored(found))))))


def markdown(game: Game[Any], book: Rulebook) -> str:
    """A rulebook for the terminal: its pictures are those of the terminal, a ruling is marked behind its clause."""
    ruled = book.rulings()
    text = [f"# {book.title}", book.introduction]
    for section in book.sections:
        text.append(f"## {section.title}")
        text += [plain_block(game, block, ruled) for block in section.blocks]
    return "\n\n".join(text)


def plain_block(game: Game[Any], block: Block, ruled: Container[str]) -> str:
    if isinstance(block, Clause):
        return f"**{block.id}** {block.text}{' §' if block.id in ruled else ''}"
    if isinstance(block, Ruling):
        return f"**{block.id}** {block.text}\n\n- {block.reason}\n- {block.otherwise}"
    if isinstance(block, Picture):
        drawn = game.text(play_scene(load_position(game, block.position), block.actions).view)
        return f"```\n{drawn}\n```\n\n*{block.words}*"
    if isinstance(block, Listing):
        return "\n".join(f"{'1.' if block.numbered else '-'} {item.text}" for item in block.items)
    if isinstance(block, BookTable):
        rows = [block.head, [{"right": "--:", "center": ":-:"}.get(side, "---") for side in block.align], *block.rows]
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"### {block.text}" if isinstance(block, Heading) else block.text


def tests_folder(game: Game[Any]) -> Path:
    """Where a game's tests lie in a checkout. An installed package has none to look at."""
    folder = Path(__file__).parents[3] / "tests" / "games" / game.name
    if not folder.is_dir():
        raise UnknownName(f"the tests of {game.name} are not here: run this in a checkout of the project")
    return folder


def show_game_coverage(game: Game[Any]) -> bool:
    """Print where each rule of a game lives; whether all have code, tests and paragraphs."""
    found = coverage(game.rules, game.folder, tests_folder(game))
    listing = Table("rule", "code", "tests", "missing", title=game.name)
    for entry in found:
        listing.add_row(entry.rule, "\n".join(entry.code), "\n".join(entry.tests), missing(entry))
    console.print(listing)
    incomplete = [entry.rule for entry in found if not entry.complete]
    console.print(f"{game.name}: {len(found) - len(incomplete)} of {len(found)} rules complete")
    return not incomplete


def missing(entry: Coverage) -> str:
    faults = [name for name, there in (("code", entry.code), ("test", entry.tests)) if not there]
    return ", ".join(faults + [f"rulebook {language}" for language in entry.unwritten])
