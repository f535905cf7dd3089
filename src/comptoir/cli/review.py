"""`comptoir review`: a finished game judged move by move, by what each seat could know."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from ..kernel.actions import SEAT_LETTERS
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError
from ..kernel.match import verify
from ..kernel.record import Record
from ..kernel.seats import LOOKS
from ..players.review import Judgement, Review, review, sparkline
from ..texts import Texts, house_texts
from .console import Language, console, language_or_default, player_names, read_record, write_text
from .records import RecordFile

WIDTH, HEIGHT, EDGE = 900, 360, 48
CURVE_WIDTH = 60
DASHES = ("none", "8 4", "2 4", "12 4 2 4", "4 4", "16 6")  # seats differ by more than colour


def review_command(
    file: RecordFile,
    iterations: Annotated[int, typer.Option(min=8, max=1_000_000, help="Imagined games for each decision.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    moves: Annotated[bool, typer.Option("--all", help="List every decision, not only the costliest.")] = False,
    worst: Annotated[int, typer.Option(min=0, max=100_000, help="How many of the costliest decisions to list.")] = 5,
    svg: Annotated[Path | None, typer.Option(help="Draw the curves into this SVG file.")] = None,
    language: Language = "",
) -> None:
    """Judge a finished game: what each decision gave away, what the others gave, and what was luck."""
    texts = house_texts(language_or_default(language))
    game, record = read_record(file)
    if record.result is None:
        raise ComptoirError(f"{file}: only a game that is over can be reviewed")
    verify(game, record)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(texts.get("review-thinking"), total=1.0)
        found = review(game, record, iterations, seed, lambda part: bar.update(task, completed=part))
    console.print(summary(found, record, texts))
    listed = found.judgements if moves else [one for one in found.worst(worst) if one.decision < 0]
    if listed:
        console.print(listing(listed, game, record, texts))
    if svg is not None:
        write_text(svg, picture(found, record, texts))
        console.print(texts.get("review-drawn", file=str(svg)))


def headed(texts: Texts, *columns: str) -> Table:
    return Table(*(texts.get(f"review-{column}") for column in columns), title=texts.get("review-title"))


def summary(found: Review, record: Record, texts: Texts) -> Table:
    """A line a seat: where it began, what it gave away, what the others gave it, its luck, where it ended."""
    table = headed(texts, "seat", "player", "began", "decisions", "received", "luck", "ended", "curve")
    for seat, name in enumerate(player_names(record)):
        curve = [value for _, value in found.curve(seat)]
        changes = [f"{100 * part:+.1f}" for part in (found.decisions(seat), found.received(seat), found.luck(seat))]
        began, ended = f"{100 * curve[0]:.1f}", f"{100 * curve[-1]:.1f}"
        table.add_row(SEAT_LETTERS[seat], name, began, *changes, ended, sparkline(curve, CURVE_WIDTH))
    return table


def listing(listed: list[Judgement], game: Game[Any], record: Record, texts: Texts) -> Table:
    """Decisions, each beside the best that was seen."""
    table = headed(texts, "entry", "seat", "played", "expected", "best", "expected", "decision", "received", "luck")
    for one in listed:
        table.add_row(
            str(one.n),
            f"{SEAT_LETTERS[one.seat]} {player_names(record)[one.seat]}",
            game.actions.text(one.action),
            f"{100 * one.played_chance:.1f}",
            game.actions.text(one.best),
            f"{100 * one.best_chance:.1f}",
            f"{100 * one.decision:+.1f}",
            f"{100 * one.received:+.1f}",
            f"{100 * one.luck:+.1f}",
        )
    return table


def picture(found: Review, record: Record, texts: Texts) -> str:
    """The curves of all seats over the entries."""
    last = max(found.curve(0)[-1][0], 1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="14">',
        f"<title>{escape(record.game)}: {escape(texts.get('review-title'))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ee"/>',
    ]
    for percent in (0, 50, 100):
        y = height_of(percent / 100)
        lines.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#cbbf9f"/>')
        lines.append(f'<text x="8" y="{y + 5:.1f}">{percent} %</text>')
    for seat, name in enumerate(player_names(record)):
        points = " ".join(
            f"{EDGE + (WIDTH - 2 * EDGE) * n / last:.1f},{height_of(value):.1f}" for n, value in found.curve(seat)
        )
        style = f'stroke="{LOOKS[seat].colour}" stroke-dasharray="{DASHES[seat]}" stroke-width="2.5" fill="none"'
        lines.append(f'<polyline points="{points}" {style}><title>{escape(name)}</title></polyline>')
        x = EDGE + seat * (WIDTH - 2 * EDGE) / len(record.players)
        label = f"{SEAT_LETTERS[seat]} {escape(name)}"
        lines.append(f'<line x1="{x:.1f}" x2="{x + 30:.1f}" y1="{HEIGHT - 14}" y2="{HEIGHT - 14}" {style}/>')
        lines.append(f'<text x="{x + 36:.1f}" y="{HEIGHT - 9}">{label}</text>')
    return "\n".join([*lines, "</svg>", ""])


def height_of(value: float) -> float:
    return EDGE + (HEIGHT - 2 * EDGE) * (1 - value)
