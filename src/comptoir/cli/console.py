"""What the commands share: the console, files, options given as k=v, languages."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.highlighter import Highlighter
from rich.text import Text

from .. import games
from ..kernel import notation, record
from ..kernel.contract import Game
from ..kernel.errors import BadBoard, BadRecord, ComptoirError, UnknownName
from ..kernel.record import FORMAT, Record
from ..kernel.rulebook import LANGUAGES
from ..kernel.seats import LOOKS

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

Language = Annotated[str, typer.Option("--lang", help="fr, en or de; by default the terminal's language.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=value; may be repeated.")]
BoardFile = Annotated[Path | None, typer.Option("--board", help="Play on the board in this file instead of ours.")]


class SeatColours(Highlighter):
    """A seat's letter in its colour, where it stands for the seat: before a player's name and at the head of a board's line."""

    def highlight(self, text: Text) -> None:
        for look in LOOKS:
            text.highlight_regex(
                rf"(?m)\b{look.letter}(?= \()|(?<=^[> ]){look.letter}(?= )", f"bold {look.ink} on {look.colour}"
            )


seat_colours = SeatColours()


def default_language() -> str:
    """The terminal's language if we speak it, else English."""
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return wanted if wanted in LANGUAGES else "en"


def language_or_default(language: str) -> str:
    chosen = language or default_language()
    if chosen not in LANGUAGES:
        raise UnknownName(f"we speak {', '.join(LANGUAGES)}, not {chosen!r}")
    return chosen


def given_options(written: list[str] | None) -> dict[str, object]:
    """`--option open_end=yes` as a dictionary."""
    options: dict[str, object] = {}
    for one in written or []:
        name, equals, value = one.partition("=")
        if not equals:
            raise UnknownName(f"an option is written name=value, not {one!r}")
        options[name] = value
    return options


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ComptoirError(f"{path} is not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise ComptoirError(f"{path} cannot be read: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ComptoirError(f"{path} cannot be written: {error.strerror}") from None


def read_record(path: Path) -> tuple[Game[Any], Record]:
    """A record and its game, from JSON lines or from the text notation."""
    text = read_text(path)
    try:
        if text.startswith(FORMAT):
            name, revision = notation.game_named(text)
            loaded = notation.read(games.find(name, revision), text)
        else:
            loaded = record.load(text)
        return games.of_record(loaded), loaded
    except BadRecord as error:
        raise BadRecord(f"{path}: {error.reason}", error.line) from None
    except UnknownName as error:
        raise BadRecord(f"{path}: {error}", 1) from None


def read_board(path: Path) -> dict[str, Any]:
    """A board file's data. Only that it is a JSON object is checked here; the game checks the rest."""
    try:
        data = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise BadBoard([f"{path}, line {error.lineno}: this is not JSON ({error.msg})"]) from None
    if not isinstance(data, dict):
        raise BadBoard([f"{path}: a board is a JSON object"])
    return data


def game_on(name: str, board: Path | None) -> Game[Any]:
    """The game of that name, on the board in that file if one is given."""
    game = games.find(name)
    if board is None:
        return game
    if game.board is None:
        raise UnknownName(f"{name} has no board to replace")
    return game.board.on(read_board(board))
