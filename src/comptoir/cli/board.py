"""`comptoir board`: check and draw boards, so that the owner of a box can enter the printed one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..kernel.contract import BoardKit
from ..kernel.errors import BadBoard, UnknownName
from .console import Language, console, language_or_default, read_board, write_text

app = typer.Typer(help="Check and draw the boards of games that are played on data.", no_args_is_help=True)

BoardArgument = Annotated[Path, typer.Argument(help="A board file (JSON).")]
GameOption = Annotated[str | None, typer.Option("--game", help="Whose board it is; by default what the file says.")]


def kit_for(data: dict[str, Any], path: Path, name: str | None) -> BoardKit:
    """The board kit of the game a board file belongs to."""
    wanted = name or data.get("game")
    if not isinstance(wanted, str):
        raise BadBoard([f'{path}: the file does not say its game; add "game": … or use --game'])
    kit = games.find(wanted).board
    if kit is None:
        raise UnknownName(f"{wanted} is not played on a board that could be replaced")
    return kit


@app.command("check")
def check_command(file: BoardArgument, game: GameOption = None) -> None:
    """Check a board against every constraint of the rules; each fault is told."""
    data = read_board(file)
    faults = kit_for(data, file, game).check(data)
    if faults:
        raise BadBoard([f"{file}: {fault}" for fault in faults])
    console.print(f"{file}: a good board", markup=False)


@app.command("draw")
def draw_command(
    file: BoardArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The SVG file to write.")],
    game: GameOption = None,
    lang: Language = "",
) -> None:
    """Draw a board as SVG."""
    data = read_board(file)
    kit = kit_for(data, file, game)
    faults = kit.check(data)
    if faults:
        raise BadBoard([f"{file}: {fault}" for fault in faults])
    write_text(out, kit.svg(data, language_or_default(lang)))
    console.print(f"drawn in {out}", markup=False)


@app.command("show")
def show_command(game: Annotated[str, typer.Argument(help="The game whose own board to print.")]) -> None:
    """Print the board a game comes with: a starting point for one's own."""
    kit = games.find(game).board
    if kit is None:
        raise UnknownName(f"{game} is not played on a board that could be replaced")
    typer.echo(json.dumps(kit.data, ensure_ascii=False, indent=1))
