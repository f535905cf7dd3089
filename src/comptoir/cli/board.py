"""`comptoir board`: check and draw boards, so that the owner of a box can enter the printed one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..kernel.contract import BoardKit
from ..kernel.errors import BadBoard, UnknownName
from .console import (
    Language,
    board_line,
    console,
    language_or_default,
    print_file,
    read_board,
    refused_board,
    write_text,
)

app = typer.Typer(help="Check and draw the boards of games that are played on data.", no_args_is_help=True)

BoardArgument = Annotated[Path, typer.Argument(help="A board file (JSON).")]
GameOption = Annotated[str | None, typer.Option("--game", help="Whose board it is; by default what the file says.")]


def kit_of(name: str) -> BoardKit:
    """The board kit of a game."""
    kit = games.find(name).board
    if kit is None:
        raise UnknownName(f"{name} is not played on a board that could be replaced")
    return kit


def read_and_check(file: Path, game: str | None, lang: str) -> tuple[BoardKit, dict[str, Any], list[str]]:
    """The kit of a board's game, the board, and what is to be said about one that is not refused."""
    name, data = read_board(file, game)
    kit, language = kit_of(name), language_or_default(lang)
    remarks = kit.check(data)
    if any(remark.grave for remark in remarks):
        raise refused_board(file, games.find(name), BadBoard(name, remarks), data, language)
    return kit, data, [board_line(file, games.find(name), remark, data, language) for remark in remarks]


@app.command("check")
def check_command(file: BoardArgument, game: GameOption = None, lang: Language = "") -> None:
    """Check a board: what the sources or the rules forbid is refused, what is unusual is told."""
    _, _, told = read_and_check(file, game, lang)
    for line in told:
        console.print(line, soft_wrap=True)
    console.print(f"{file}: a good board" if not told else f"{file}: it can be played on; unusual: {len(told)}")


@app.command("draw")
def draw_command(
    file: BoardArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The SVG file to write.")],
    game: GameOption = None,
    lang: Language = "",
) -> None:
    """Draw a board as SVG."""
    kit, data, _ = read_and_check(file, game, lang)
    write_text(out, kit.svg(data, language_or_default(lang)))
    console.print(f"drawn in {out}")


@app.command("show")
def show_command(game: Annotated[str, typer.Argument(help="The game whose own board to print.")]) -> None:
    """Print the board a game comes with: a starting point for one's own."""
    print_file(json.dumps({"game": game, **dict(kit_of(game).data)}, ensure_ascii=False, indent=1) + "\n")
