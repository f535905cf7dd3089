"""`comptoir board`: check and draw boards, so that the owner of a box can enter the printed one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..kernel.contract import BoardKit
from ..kernel.errors import BadBoard, UnknownName
from .console import Language, console, language_or_default, print_file, read_board, write_text

app = typer.Typer(help="Check and draw the boards of games that are played on data.", no_args_is_help=True)

BoardArgument = Annotated[Path, typer.Argument(help="A board file (JSON).")]
GameOption = Annotated[str | None, typer.Option("--game", help="Whose board it is; by default what the file says.")]


def kit_of(name: str) -> BoardKit:
    """The board kit of a game."""
    kit = games.find(name).board
    if kit is None:
        raise UnknownName(f"{name} is not played on a board that could be replaced")
    return kit


def sound_board(file: Path, game: str | None) -> tuple[BoardKit, dict[str, Any]]:
    """A board that breaks no constraint of the rules, and the kit of its game."""
    name, data = read_board(file, game)
    kit = kit_of(name)
    faults = kit.check(data)
    if faults:
        raise BadBoard([f"{file}: {fault}" for fault in faults])
    return kit, data


@app.command("check")
def check_command(file: BoardArgument, game: GameOption = None) -> None:
    """Check a board against every constraint of the rules; each fault is told."""
    sound_board(file, game)
    console.print(f"{file}: a good board")


@app.command("draw")
def draw_command(
    file: BoardArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The SVG file to write.")],
    game: GameOption = None,
    lang: Language = "",
) -> None:
    """Draw a board as SVG."""
    kit, data = sound_board(file, game)
    write_text(out, kit.svg(data, language_or_default(lang)))
    console.print(f"drawn in {out}")


@app.command("show")
def show_command(game: Annotated[str, typer.Argument(help="The game whose own board to print.")]) -> None:
    """Print the board a game comes with: a starting point for one's own."""
    print_file(json.dumps({"game": game, **kit_of(game).data}, ensure_ascii=False, indent=1) + "\n")
