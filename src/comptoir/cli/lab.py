"""`comptoir lab`: what a researcher asks of the games."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .. import games
from ..kernel.errors import ComptoirError
from ..lab.describe import describe
from ..players.network import FILE, shipped
from .console import console, write_text

if TYPE_CHECKING:
    from ..lab.ppo import Point

app = typer.Typer(help="For research: what observations and actions mean, and a baseline that learns.", no_args_is_help=True)

POINTS = 60  # of a curve, at most


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


@app.command("train")
def train_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    opponents: Annotated[str, typer.Option(help="Who has the other seats: merchant, or a class as module:Class.")] = "merchant",
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest if not given.")] = None,
    decisions: Annotated[int, typer.Option(min=1, max=10**10, help="The learner's, in all games together.")] = 2_000_000,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes that play.")] = 1,
    measured: Annotated[int, typer.Option(min=1, max=10**6, help="Games a seat, to measure what was learned.")] = 1024,
    out: Annotated[Path | None, typer.Option(help="Where to write: OUT.npz, the network, and OUT.jsonl, the curve.")] = None,
) -> None:
    """Learn a game by proximal policy optimisation, on a batch, and measure it from every seat."""
    try:
        from ..lab import ppo
    except ImportError:
        raise ComptoirError("this needs NumPy and SciPy: install comptoir[lab]") from None
    found = games.find(game)
    at_table = found.least_seats if seats is None else seats
    settings = ppo.Settings(decisions=decisions, seed=seed, workers=workers)
    curve: list[Point] = []

    def tell(point: Point) -> None:
        curve.append(point)
        if point.decisions >= decisions or len(curve) % 10 == 0:
            console.print(f"{point.decisions:>12,} decisions, {point.seconds:>6.0f} s: won {point.share:.1%} of {point.games}")

    network = ppo.train(found, at_table, [opponents], settings, tell)
    shares = ppo.measure(found, at_table, [opponents], network, measured, seed)
    for seat, share in enumerate(shares):
        console.print(f"seat {'ABCDEF'[seat]}: {share.value:.1%} ({share.low:.1%} – {share.high:.1%}) against {opponents}")
    if out is not None:
        setting = {"game": f"{found.name}-v{found.revision}", "seats": at_table, "opponents": opponents, "measured": measured}
        told = [{**setting, **asdict(settings), "shares": [asdict(share) for share in shares]}, *map(asdict, thinned(curve))]
        write_text(out.with_suffix(".jsonl"), "".join(f"{json.dumps(line)}\n" for line in told))
        ppo.save(out.with_suffix(".npz"), network, found, at_table, settings)


@app.command("selfplay")
def selfplay_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path, typer.Option(help="A folder: the network that ships, the curve, and all that is needed to go on.")],
    lessons: Annotated[int | None, typer.Option(min=1, max=10**7, help="In all; by the game's settings if not given.")] = None,
    seconds: Annotated[float | None, typer.Option(min=1, help="Stop after so long, in whichever lesson.")] = None,
    workers: Annotated[int, typer.Option(min=0, max=256, help="Processes that play; 0: this one.")] = 0,
    seed: Annotated[
        int, typer.Option(min=0, max=2**31, help="The same seed learns the same, unless it is stopped by the clock.")
    ] = 0,
    arrays: Annotated[str, typer.Option(help="What learns: numpy, or cupy on an accelerator.")] = "numpy",
    go_on: Annotated[bool, typer.Option("--go-on", help="Go on from what is in the folder.")] = False,
    learn_on: Annotated[bool, typer.Option("--learn-on", help="Begin with the network that ships.")] = False,
    exploit: Annotated[
        str | None, typer.Option(help="Begin with the network that ships and play against this player alone: a best response.")
    ] = None,
    measured: Annotated[int, typer.Option(min=2, max=10**6, help="In how many games an exploiter is measured.")] = 400,
) -> None:
    """Learn a game at all its table sizes, from self-play with a league (docs/learned.md)."""
    try:
        from ..lab.training import run
    except ImportError:
        raise ComptoirError("this needs NumPy: install comptoir[lab]") from None
    found = games.find(game)
    given: dict[str, Any] = {} if lessons is None else {"lessons": lessons}
    if exploit is not None:
        given |= run.exploiting(found, exploit)
    training = run.Training(found, run.settings_of(found, workers=workers, seed=seed, **given), arrays)
    if learn_on or exploit is not None:
        training.begin_with(shipped(found.name, found.folder), FILE)
    if exploit == run.LEARNED:
        training.keep()
    if go_on:
        training.load(out)
    guests = " and ".join(training.settings.against)

    def tell(point: run.Point) -> None:
        console.print(
            f"lesson {point.lesson}, {point.decisions:,} decisions, {point.seconds:.0f} s: "
            f"{point.merchants[0]:.2f} times the fair share against merchants, {point.old[0]:.2f} against old selves"
            + (f", {point.against[0]:.2f} against {guests}" if guests else "")
        )

    run.train(training, out, seconds, tell)
    if exploit is not None:
        told = run.gets(training, exploit, measured)
        console.print(f"it gets {told.share:.1%} ({told.low:.1%} to {told.high:.1%}) of {told.games} games from {exploit}")
        write_text(out / "exploited.txt", json.dumps(asdict(told)) + "\n")


@app.command("outlook")
def outlook_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path, typer.Option(help="A folder: games, curve, weights. Games that are there are not played again.")],
    tables: Annotated[str | None, typer.Option(help="Games by seats, as 2=100,3=200; else by the game's settings.")] = None,
    thought: Annotated[int | None, typer.Option(min=1, max=10**6, help="Imagined games a choice.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="The same seed plays and learns the same.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes that play.")] = 1,
) -> None:
    """Learn who wins from a position, from games of players who think (docs/learned.md)."""
    try:
        from ..lab.training import outlook, run
    except ImportError:
        raise ComptoirError("this needs NumPy: install comptoir[lab]") from None
    found = games.find(game)
    given: dict[str, Any] = {"seed": seed}
    if thought is not None:
        given["thought"] = thought
    if tables is not None:
        given["tables"] = outlook.tables_of(found, tables)
    settings = outlook.settings_of(found, run.written_settings(found).get("outlook", {}), **given)
    file = outlook.train(found, settings, shipped(found.name, found.folder), FILE, out, workers, console.print)
    (out / FILE).write_bytes(file)


@app.command("strategy")
def strategy_command(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(min=1, max=10**7, help="Of `learned` with itself, at each table size.")] = 2000,
    merchants: Annotated[int, typer.Option(min=1, max=10**7, help="Of merchants, at each table size.")] = 1200,
    grandmasters: Annotated[int, typer.Option(min=1, max=10**7, help="Of grandmasters, at each table size.")] = 100,
    swerves: Annotated[
        int, typer.Option(min=0, max=10**7, help="Games of `learned` in which a merchant is asked as well.")
    ] = 400,
    trials: Annotated[int, typer.Option(min=0, max=10**7, help="Games in which one choice is drawn by lot.")] = 2400,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="The same seed plays the same games.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes that play.")] = 1,
    out: Annotated[Path, typer.Option(help="Where the page, its figures and the sums are.")] = Path("docs/strategy"),
    no_play: Annotated[bool, typer.Option("--no-play", help="Only write the page, from the sums in OUT.")] = False,
) -> None:
    """Play a game with the strongest and write a page about what good play looks like."""
    from ..lab.strategy import page, playing

    looking = playing.looking_at(game)
    sums = out / f"{looking.game.name}.jsonl"
    if not no_play:
        many = {"grandmaster:20": grandmasters, "learned": games, "merchant": merchants}
        setting = playing.Setting(looking.game.name, seed, many, swerves, trials)
        begun = monotonic()
        found = playing.played(setting, workers, lambda at, of: console.print(f"{at} of {of}") if at % 100 == 0 else None)
        out.mkdir(parents=True, exist_ok=True)
        playing.write(sums, setting, found, {"seconds": round(monotonic() - begun), "workers": workers})
    told = page.written(*playing.read(sums))
    for name, picture in told.figures.items():
        write_text(out / name, picture)
    write_text(out / f"{looking.game.name}.md", told.text)
    for claim in told.broken:
        console.print(f"these games do not bear out what the page says: {claim}")


def thinned(curve: list[Point]) -> list[Point]:
    """As many points as a picture needs: each stands for all the games since the one before."""
    each = -(-len(curve) // POINTS)
    kept = []
    for first in range(0, len(curve), each):
        some = curve[first : first + each]
        played = sum(point.games for point in some)
        won = sum(point.share * point.games for point in some) / max(1, played)
        if played:
            kept.append(type(some[-1])(some[-1].decisions, some[-1].seconds, played, round(won, 4)))
    return kept
