"""`comptoir arena` and `comptoir ladder`: bots measured against each other on the same deals."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..kernel.contract import spell
from ..kernel.errors import ComptoirError
from ..lab import ladder, plot
from ..lab.arena import Plan, Played, Setting, plan_for, setting_of
from ..lab.contenders import contenders
from ..lab.ratings import Standing, complete, share_of, standings
from ..lab.results import Results
from ..lab.running import Runner, processes, ray_cluster
from ..players import LEVELS
from .console import MOST_GAMES, BoardFile, Options, console, game_on, given_options, read_text, write_text

Processes = Annotated[int, typer.Option(min=1, max=1024, help="Processes to play in; by default one a core.")]
Ray = Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address instead (local: start one).")]
CORES = os.cpu_count() or 1
EXPLOITED = "exploited.txt"  # beside the games, which are the .jsonl


def arena_command(
    game: Annotated[str, typer.Argument(help="The game to play.")],
    players: Annotated[str, typer.Option(help="Two or more: greedy,search:50ms. The last one fills the seats left.")],
    count: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="Games for each line-up, rounded up to whole deals.")
    ] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default the fewest.")] = None,
    budget: Annotated[str | None, typer.Option(help="For all players that think: 400 (iterations) or 50ms.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    option: Options = None,
    board: BoardFile = None,
    results: Annotated[Path | None, typer.Option(help="Where the games are kept; a rerun goes on from there.")] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Where to draw the win shares (SVG).")] = None,
    workers: Processes = CORES,
    ray: Ray = None,
) -> None:
    """Play bots against each other: every deal in every seating order."""
    chosen = game_on(game, board)
    setting = setting_of(chosen, chosen.least_seats if seats is None else seats, seed, given_options(option))
    plan = plan_for(setting, contenders(players, chosen, budget), count)
    kept = Results(results or default_results(setting), setting)
    play_missing(plan, kept, ray_cluster(ray) if ray else processes(workers), f"{game}, {setting.seats} seats")
    games = complete(plan, kept.of(plan.jobs()))
    table = standings(games, chosen.lowest_wins)
    show(plan, games, table)
    drawn = picture or kept.path.with_suffix(".svg")
    write_text(drawn, plot.svg(f"{game}, {setting.seats} seats, {len(games)} games", 1 / setting.seats, table))
    console.print(f"games in {kept.path}, picture in {drawn}", soft_wrap=True)


def default_results(setting: Setting) -> Path:
    options = "".join(f"-{name}={spell(value)}" for name, value in setting.options.items() if value)
    return (
        Path("arena") / f"{setting.game}-{setting.seats}-seed{setting.seed}{options}{'-board' if setting.board else ''}.jsonl"
    )


def play_missing(plan: Plan, kept: Results, runner: Runner, title: str) -> None:
    """Play what is not in the file yet; each game is written as soon as it is over."""
    missing = kept.missing(plan.jobs())
    if not missing:
        return
    with progress(title, len(missing)) as bar:
        for game in bar(runner(plan.setting, missing)):
            kept.add(game)


class Bar:
    """Counts what passes through."""

    def __init__(self, shown: Progress, title: str, total: int) -> None:
        self.shown = shown
        self.task = shown.add_task(title, total=total)

    def __call__(self, games: Iterator[Played]) -> Iterator[Played]:
        for game in games:
            yield game
            self.shown.advance(self.task)


@contextmanager
def progress(title: str, total: int) -> Iterator[Bar]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        yield Bar(shown, title, total)


def show(plan: Plan, games: list[Played], table: list[Standing]) -> None:
    listing = Table("player", "games", "win share", "95 % interval", "rating", "mean score", "ms a move")
    for one in table:
        listing.add_row(
            one.player,
            str(one.games),
            f"{one.share.value:.1%}",
            f"{one.share.low:.1%} – {one.share.high:.1%}",
            f"{one.rating:.1f} ± {1.96 * one.deviation:.1f}",
            f"{one.score:.1f}",
            f"{one.milliseconds:.2f}",
        )
    console.print(listing)
    if len(plan.line_ups) > 1:
        show_line_ups(plan, games)
    deals = len({game.deal for game in games})
    console.print(f"{len(games)} games, {deals} deals in every order; a fair share is {1 / plan.setting.seats:.1%}")


def show_line_ups(plan: Plan, games: list[Played]) -> None:
    listing = Table("line-up", "games", "win shares")
    for line_up in plan.line_ups:
        met = [game for game in games if sorted(game.order) == sorted(line_up)]
        shares = {name: share_of(met, name) for name in line_up}
        written = ", ".join(f"{name} {one.value:.1%} ({one.low:.1%} – {one.high:.1%})" for name, one in shares.items())
        listing.add_row(" · ".join(line_up), str(len(met)), written)
    console.print(listing)


def ladder_command(
    plan: Annotated[Path | None, typer.Option(help="A plan to play; without one, all levels of the games named.")] = None,
    count: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="Without a plan: games for each pair of levels.")
    ] = 400,
    levels: Annotated[str, typer.Option(help="Without a plan: the levels, the weakest first.")] = ",".join(LEVELS),
    only: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be repeated.")] = None,
    budget: Annotated[str | None, typer.Option(help="For all players that think: 400 (iterations) or 50ms.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    folder: Annotated[Path, typer.Option("--results", help="Where the games are kept; a rerun goes on from there.")] = Path(
        "arena"
    ),
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/ladder.md"),
    play: Annotated[bool, typer.Option(help="Play what is missing; else write what is there.")] = True,
    workers: Processes = CORES,
    ray: Ray = None,
) -> None:
    """Measure every level of every game against the one below and write the page that tells of it."""
    runner = ray_cluster(ray) if ray else processes(workers)
    rows = ladder.every_level(only or [], levels.split(","), count)
    if plan is not None:
        rows = [row for row in ladder.read_plan(read_text(plan)) if not only or row.game in only]
    rungs = []
    for rung in ladder.rungs(rows, budget, seed):
        if not play and not (folder / rung.file).exists():
            continue
        kept = Results(folder / rung.file, rung.plan.setting)
        if play:
            play_missing(rung.plan, kept, runner, rung.title)
        games = complete(rung.plan, kept.of(rung.plan.jobs()))
        if games:
            rungs.append(ladder.climbed(rung, games))
    if not rungs:
        raise ComptoirError(f"there is no game of this ladder in {folder}")
    answers = folder / EXPLOITED
    write_text(out, ladder.page(rungs, ladder.read_exploited(read_text(answers)) if answers.exists() else ()))
    console.print(f"{len(rungs)} rungs in {out}")
