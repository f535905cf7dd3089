"""`comptoir board`: check and draw boards, so that the owner of a box can enter the printed one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..kernel.contract import BoardKit
from ..kernel.errors import BadBoard
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

MOST_SEED = 1_000_000_000
BoardArgument = Annotated[Path, typer.Argument(help="A board file (JSON).")]
GameArgument = Annotated[str, typer.Argument(help="The game whose board to print.")]
GameOption = Annotated[str | None, typer.Option("--game", help="Whose board it is; by default what the file says.")]


def read_and_check(file: Path, game: str | None, lang: str) -> tuple[BoardKit, dict[str, Any], list[str]]:
    """The kit of a board's game, the board, and what is to be said about one that is not refused."""
    name, data = read_board(file, game)
    kit, language = games.kit_of(games.find(name)), language_or_default(lang)
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


@app.command("make")
def make_command(
    game: GameArgument,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed makes the same board.")],
) -> None:
    """Print a random board: sound, readable, and about which `check` has nothing to say."""
    print_board(game, games.kit_of(games.find(game)).make(seed))


@app.command("show")
def show_command(game: GameArgument) -> None:
    """Print the board a game comes with: a starting point for one's own."""
    print_board(game, games.kit_of(games.find(game)).data)


def print_board(game: str, data: Mapping[str, Any]) -> None:
    print_file(json.dumps({"game": game, **data}, ensure_ascii=False, indent=1) + "\n")
