"""`comptoir lab`: what a researcher asks of the games."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import games
from ..lab.describe import describe

app = typer.Typer(help="For research: what observations and actions mean.", no_args_is_help=True)


@app.callback()
def lab() -> None:
    """For research."""


@app.command("describe")
def describe_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest if not given.")] = None,
    padded: Annotated[bool, typer.Option("--padded", help="As long as at the fullest table.")] = False,
) -> None:
    """Print the tables of a game's observations, actions and events, as Markdown."""
    found = games.find(game)
    typer.echo(describe(found, found.least_seats if seats is None else seats, padded), nl=False)
