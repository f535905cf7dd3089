"""`comptoir board`: check and draw boards, so that the owner of a box can enter the printed one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from .. import games
from ..kernel.contract import BoardKit, Game
from ..kernel.errors import BadBoard
from ..players import playtest
from ..texts import game_texts
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

MOST_TRIED = 1000
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
    best_of: Annotated[
        int, typer.Option(min=1, max=playtest.MOST_MADE, help="Make so many, have merchants play, print the most even one.")
    ] = 1,
) -> None:
    """Print a random board: sound, readable, and about which `check` has nothing to say."""
    chosen = games.find(game)
    kit = games.kit_of(chosen)
    print_board(game, kit.make(seed) if best_of == 1 else playtest.most_even(chosen, seed, best_of))


@app.command("try")
def try_command(
    file: BoardArgument,
    game: GameOption = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default a middling number.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, max=MOST_TRIED, help="How many games.")] = playtest.GAMES,
    lang: Language = "",
) -> None:
    """Have merchants play on a board, and tell how it plays: length, seats, ends, points, what nobody used."""
    kit, data, _ = read_and_check(file, game, lang)
    chosen = kit.on(data)
    tally = playtest.begin(chosen, seats)
    for _ in track(range(count), f"{chosen.name}, {tally.seats} seats", console=console, transient=True):
        playtest.go_on(chosen, tally, tally.games + 1, lambda: True)
    show_tally(chosen, tally, data, language_or_default(lang))


def show_tally(game: Game[Any], tally: playtest.Tally, data: Mapping[str, Any], language: str) -> None:
    """What games on a board came to."""
    texts, named = game_texts(game.folder, language), games.kit_of(game).names(data, language)
    lengths, all_points = sorted(tally.lengths), sum(tally.points.values())
    shares = "  ".join(f"{place}: {won / tally.games:.0%}" for place, won in enumerate(tally.wins, 1))
    table = Table("what", "in these games", title=f"{game.name}, {tally.seats} seats: {tally.games} games of merchants")
    table.add_row("entries a game", f"{lengths[0]} to {lengths[-1]}, in the middle {lengths[len(lengths) // 2]}")
    table.add_row("won, by order of play", shares)
    table.add_row("ended by", "  ".join(f"{rule} {many / tally.games:.0%}" for rule, many in sorted(tally.ends.items())))
    for key, points in tally.points.items():
        table.add_row(texts.get(f"sheet-{key}"), f"{points / max(1, all_points):.0%}")
    for kind, words in playtest.never_used(game, tally).items():
        told = ", ".join(named.get(f"{kind}-{word}") or str(texts.word(kind, word)) for word in words)
        table.add_row(f"{kind}: never used", told or "none")
    console.print(table)


@app.command("show")
def show_command(game: GameArgument) -> None:
    """Print the board a game comes with: a starting point for one's own."""
    print_board(game, games.kit_of(games.find(game)).data)


def print_board(game: str, data: Mapping[str, Any]) -> None:
    print_file(json.dumps({"game": game, **data}, ensure_ascii=False, indent=1) + "\n")
