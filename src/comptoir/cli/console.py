"""What the commands share: the console, files, options given as k=v, languages.

All that is printed goes through `console` and `errors`, which clean it: nothing that somebody else wrote can move the cursor,
change the colours or hide itself.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.highlighter import Highlighter
from rich.segment import Segment
from rich.text import Text

from .. import games
from ..kernel import notation, record
from ..kernel.contract import Game
from ..kernel.errors import BadBoard, BadRecord, ComptoirError, Remark, UnknownName, shown
from ..kernel.reading import MOST_CHARACTERS, Unreadable, check_text, parse_json
from ..kernel.record import FORMAT, Record
from ..kernel.rulebook import LANGUAGES
from ..kernel.seats import LOOKS
from ..texts import board_remark

MOST_GAMES = 1_000_000
UNSEEN = "\N{REPLACEMENT CHARACTER}"
MOST_FAULTS = 100  # told at once


def clean(text: str) -> str:
    """A text that a terminal shows and does not obey: no control, direction or invisible characters but the ends of lines."""
    return "".join(one if one.isprintable() or one == "\n" or unicodedata.category(one) == "Zs" else UNSEEN for one in text)


class CleanConsole(Console):
    """A console that shows every text as it stands: no markup, no escapes. Its own colours it sets itself."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else clean(text), style, control)

    def ask(self, question: str) -> str:
        return self.input(question, markup=False, emoji=False).strip()


console = CleanConsole()
errors = CleanConsole(stderr=True)


def tell_fault(fault: object) -> None:
    """One sentence about what is wrong; all faults of a board, each on its line."""
    faults = fault.faults if isinstance(fault, BadBoardFile) else [str(fault)]
    for one in faults[:MOST_FAULTS]:
        errors.print(one, soft_wrap=True)
    if len(faults) > MOST_FAULTS:
        errors.print(f"… and {len(faults) - MOST_FAULTS} more", soft_wrap=True)


def print_file(text: str) -> None:
    """Print what is meant for a file: exactly, unless it goes to a terminal."""
    sys.stdout.write(clean(text) if sys.stdout.isatty() else text)


def player_names(record: Record) -> list[str]:
    """The names in a record, each on one line and without what cannot be seen."""
    return [clean(" ".join(name.split())) for name in record.players]


Language = Annotated[str, typer.Option("--lang", help="fr, en or de; by default the terminal's language.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game as name=value; may be repeated.")]
BoardFile = Annotated[Path | None, typer.Option("--board", help="Play on the board in this file instead of ours.")]


class BadBoardFile(ComptoirError):
    """A board file that is refused, with a sentence for each reason."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


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
        raise UnknownName(f"we speak {', '.join(LANGUAGES)}, not {shown(chosen)}")
    return chosen


def given_options(written: list[str] | None) -> dict[str, object]:
    """`--option open_end=yes` as a dictionary."""
    options: dict[str, object] = {}
    for one in written or []:
        name, equals, value = one.partition("=")
        if not equals:
            raise UnknownName(f"an option is written name=value, not {shown(one)}")
        options[name] = value
    return options


def read_text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_CHARACTERS + 1)
        check_text(text)
    except UnicodeDecodeError as error:
        raise ComptoirError(f"{path} is not UTF-8 text (byte {error.start})") from None
    except Unreadable as error:
        raise ComptoirError(f"{path}: {error}") from None
    except (OSError, ValueError) as error:
        raise ComptoirError(f"{path} cannot be read: {reason(error)}") from None
    return text


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise ComptoirError(f"{path} cannot be written: {reason(error)}") from None


def reason(error: OSError | ValueError) -> str:
    """Why a file cannot be had: in the system's words; a name that no file can have is a ValueError."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


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


def read_board(path: Path, game: str | None) -> tuple[str, dict[str, Any]]:
    """The game a board file is for, and its data. Only that it is a JSON object is checked here; the game checks the rest."""
    try:
        data = parse_json(read_text(path))
    except Unreadable as error:
        raise ComptoirError(f"{path}{'' if error.line is None else f', line {error.line}'}: {error}") from None
    if not isinstance(data, dict):
        raise ComptoirError(f"{path}: a board is a JSON object")
    written = data.pop("game", None)
    name = game or written
    if not isinstance(name, str):
        raise ComptoirError(f'{path}: the file does not say its game; add "game": … or use --game')
    if written not in (None, name):
        raise ComptoirError(f"{path}: this is a board of {shown(written)}, not of {shown(name)}")
    return name, data


def game_on(name: str, board: Path | None) -> Game[Any]:
    """The game of that name, on the board in that file if one is given."""
    game = games.find(name)
    if board is None:
        return game
    if game.board is None:
        raise UnknownName(f"{name} has no board to replace")
    data = read_board(board, name)[1]
    try:
        return game.board.on(data)
    except BadBoard as error:
        raise refused_board(board, game, error, data) from None


def refused_board(path: Path, game: Game[Any], error: BadBoard, data: Mapping[str, Any], language: str = "") -> BadBoardFile:
    """What is wrong with a board file, in the terminal's language."""
    return BadBoardFile([board_line(path, game, remark, data, language) for remark in error.remarks])


def board_line(path: Path, game: Game[Any], remark: Remark, data: Mapping[str, Any], language: str = "") -> str:
    """A remark about a board file: where, and what."""
    spot = ".".join(map(str, remark.where))
    return f"{path}: {spot and f'{spot}: '}{board_remark(game, language or default_language(), remark, data)}"
