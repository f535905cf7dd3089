"""`comptoir puzzles`: look for puzzles in games between masters, and prove again those that are kept."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from .. import games
from ..kernel.errors import ComptoirError
from ..lab.mining import Checked, check, mine
from ..players.puzzles import FILE, puzzles_of, write_puzzles
from .console import console, write_text

app = typer.Typer(help="Puzzles: decisions in which one action is clearly best.", no_args_is_help=True)
GameName = Annotated[str, typer.Argument(help="The game.")]
Seed = Annotated[int, typer.Option(help="The same seed finds the same.")]
Workers = Annotated[int, typer.Option(min=1, max=1024, help="Processes to think in.")]
CORES = cpu_count() or 1


@app.command("mine")
def mine_command(
    game: GameName,
    wanted: Annotated[int, typer.Option(min=3, max=10_000, help="How many puzzles.")] = 66,
    seed: Seed = 0,
    workers: Workers = CORES,
    out: Annotated[Path, typer.Option(help="The file to write.")] = Path(FILE),
) -> None:
    """Let masters play until so many puzzles are found, and write them to a file."""
    rules = games.find(game)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(rules.name, total=wanted)
        found = mine(rules.name, wanted, seed, workers, lambda played, many: bar.update(task, completed=many))
    write_text(out, write_puzzles(found))
    console.print(f"{len(found)} puzzles in {out}")


@app.command("check")
def check_command(
    game: GameName,
    sample: Annotated[int, typer.Option(min=1, help="Every how manieth is checked.")] = 1,
    times: Annotated[float, typer.Option(min=0.01, max=1000, help="So many times as long as when they were found.")] = 10,
    seed: Seed = 1,
    workers: Workers = CORES,
    prune: Annotated[bool, typer.Option("--prune", help="Strike out those that do not hold.")] = False,
) -> None:
    """Think each puzzle through once more. Ends with an error if more than one in twenty has another answer then."""
    rules = games.find(game)
    known = list(puzzles_of(rules).values())
    if not known:
        raise ComptoirError(f"{rules.name} has no puzzles")
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        checked = list(pool.map(partial(check, times=times, seed=seed), known[::sample]))
    show(checked)
    if prune:
        fallen = {one.puzzle.id for one in checked if not one.holds}
        write_text(rules.folder / FILE, write_puzzles([one for one in known if one.id not in fallen]))
        console.print(f"{len(fallen)} struck out")
        return
    agreed = sum(one.agrees for one in checked)
    console.print(f"{agreed} of {len(checked)} answers are the same")
    if agreed < 0.95 * len(checked):
        raise ComptoirError(f"the puzzles of {rules.name} do not hold: see above")


def show(checked: list[Checked]) -> None:
    table = Table("puzzle", "level", "seats", "answer", "margin found", "margin now", "error", "same")
    for one in checked:
        puzzle = one.puzzle
        answer = puzzle.position.game.actions.text(puzzle.answer)
        margins = (f"{puzzle.margin:.3f}", f"{one.margin:.3f}", f"{one.error:.3f}")
        table.add_row(
            puzzle.id, str(puzzle.level), str(puzzle.position.state.seats), answer, *margins, "yes" if one.agrees else "no"
        )
    console.print(table)
