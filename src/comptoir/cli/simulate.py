"""`comptoir simulate`: many games between bots, repeatable from a seed, one record a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from ..kernel.actions import SEAT_LETTERS
from ..kernel.chance import derived_seed
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError, UnknownName
from ..kernel.match import Match
from ..players import play_match, player
from .console import MOST_GAMES, BoardFile, Options, console, game_on, given_options, write_text


def simulate_command(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default the fewest.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    players: Annotated[str, typer.Option(help="Bots in seat order, by name; the last one fills the seats left.")] = "random",
    option: Options = None,
    board: BoardFile = None,
    out: Annotated[Path | None, typer.Option(help="Write one record a game into this folder.")] = None,
) -> None:
    """Play games between bots."""
    chosen = game_on(game, board)
    at_table = chosen.least_seats if seats is None else seats
    chosen.check_seats(at_table)
    options = chosen.parse_options(given_options(option))
    bots = seated(players, chosen, at_table)
    if out is not None:
        make_folder(out)
    tally = Tally(at_table)
    for index in track(range(count), f"{game}, {at_table} seats", console=console, transient=True):
        match = play_one(chosen, options, bots, seed, index)
        tally.add(match)
        if out is not None:
            save(out / f"{game}-{at_table}-{seed}-{index + 1:04}.jsonl", match.record.dump())
    tally.show(bots)
    if out is not None:
        console.print(f"{count} records in {out}")


def seated(players: str, game: Game[Any], seats: int) -> list[str]:
    """The name of the bot at each seat."""
    names = players.split(",")
    for name in names:
        player(name, game, seed=0)  # refuses a name it does not know
    if len(names) > seats:
        raise UnknownName(f"{len(names)} players were named for {seats} seats")
    return names + [names[-1]] * (seats - len(names))


def play_one(game: Game[Any], options: dict[str, Any], bots: list[str], seed: int, index: int) -> Match[Any]:
    """One game; everything in it follows from the seed and the index."""
    match = Match(game, len(bots), options, derived_seed("simulate", game.name, len(bots), seed, index), bots)
    play_match(match, [player(name, game, (seed * 1_000_003 + index) * 7 + seat) for seat, name in enumerate(bots)])
    return match


def make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ComptoirError(f"{out} cannot be made: {error.strerror}") from None


def save(path: Path, text: str) -> None:
    """Write a record, but never over a different one."""
    if path.exists() and path.read_text(encoding="utf-8") != text:
        raise ComptoirError(f"{path} holds another game; choose another --out")
    write_text(path, text)


class Tally:
    """Wins (shared ones in part), points and entries over many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.entries = 0
        self.wins = [0.0] * seats
        self.points = [0] * seats

    def add(self, match: Match[Any]) -> None:
        self.games += 1
        self.entries += match.n - 1
        for seat in match.winners:
            self.wins[seat] += 1 / len(match.winners)
        for seat, points in enumerate(match.scores):
            self.points[seat] += points

    def show(self, bots: list[str]) -> None:
        listing = Table("seat", "player", "wins", "mean score")
        for seat, name in enumerate(bots):
            share = f"{self.wins[seat] / self.games:.1%}"
            listing.add_row(SEAT_LETTERS[seat], name, share, f"{self.points[seat] / self.games:.1f}")
        console.print(listing)
        console.print(f"{self.games} games, {self.entries / self.games:.1f} entries a game")
