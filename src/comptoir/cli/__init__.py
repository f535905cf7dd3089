"""One command, `comptoir`. Bad input ends in one clear sentence and a non-zero exit, never in a traceback."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from .. import __version__
from ..kernel.build import build
from ..kernel.errors import ComptoirError
from . import arena, board, bookshelf, lab, lessons, new_game, puzzles, records, review, simulate, site, table
from .console import tell_fault
from .house import WithHouse

app = typer.Typer(
    cls=WithHouse,
    help="Merchant games with exact rules, kept secrets and honest bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS = (
    bookshelf.games_command, bookshelf.rules_command, lessons.lessons_command, simulate.simulate_command, arena.arena_command,
    arena.ladder_command, records.replay_command, records.verify_command, records.notate_command, review.review_command,
    table.play_command, site.site_command, new_game.new_game_command,
)  # fmt: skip
for command in COMMANDS:  # each is called as its function
    app.command(command.__name__.removesuffix("_command").replace("_", "-"))(command)
app.add_typer(board.app, name="board")
app.add_typer(lab.app, name="lab")
app.add_typer(puzzles.app, name="puzzles")


@app.callback(invoke_without_command=True)
def version_option(version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False) -> None:
    if version:
        print(f"comptoir {__version__} ({build()})")
        raise typer.Exit


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot write or read is no reason to stop
    try:
        app()
    except ComptoirError as error:
        tell_fault(error)
        sys.exit(1)
    except BrokenPipeError:
        sys.exit(0)
