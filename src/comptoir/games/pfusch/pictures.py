"""Pictures of the town as text and, by `drawing.py`, as SVG: drawn from a view, so that they cannot show more than it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.actions import SEAT_LETTERS
from ...kernel.visibility import View
from . import drawing
from .look import Plot, districts_in_play, months_played, phase_words, plot_at, points, stack, still_to_speak, wood_shown
from .pieces import DISTRICT_LETTERS, GIFT, INFORMER, MOST_SITES, OUT, POCKETS, SITE_NAMES, SIZE, WOOD
from .town import Town

LANGUAGE = "en"
CELL = 11  # columns a site takes in the terminal


class Pictures:
    """The pictures of a table in this town: only the names of the districts come from the town, all else from the view."""

    def __init__(self, town: Town) -> None:
        self.names = [district.name[LANGUAGE] for district in town.districts]

    def text(self, view: View) -> str:
        """The districts, the seats and the calendar, for a terminal."""
        lines = [phase_words(view), ""]
        for district in districts_in_play(view):
            lines.append(f"{DISTRICT_LETTERS[district]}  {self.names[district]}")
            sites = [site for site in range(district * MOST_SITES, (district + 1) * MOST_SITES) if view.sites[site]]
            lines.append("   " + "".join(f"{site_text(plot_at(view, site)):<{CELL}}" for site in sites).rstrip())
        lines += ["", *(seat_text(view, seat) for seat in range(view.seats)), ""]
        lines += calendar_text(view)
        lines.append("_ to build   ? unseen   w wood   p plaster   W wood seen by all   = finished, sign gone   ! sign")
        return "\n".join(lines)

    def svg(self, view: View) -> str:
        """The same as a picture for a notebook."""
        return drawing.table_svg(view, self.names, self.text(view))


def board_svg(data: Mapping[str, Any], language: str) -> str:
    """F2: the bare districts, named in this language."""
    town = Town(data)
    names = [district.name[language] for district in town.districts]
    return drawing.districts_svg(town.name[language], names, [district.sites for district in town.districts])


def site_text(plot: Plot) -> str:
    """A site in at most ten columns: its name, its builder, its blocks, and `!` for a sign."""
    if plot.seat < 0:
        return f"{SITE_NAMES[plot.site]} {'_' * plot.size}"
    if not plot.sign:
        return f"{SITE_NAMES[plot.site]} {SEAT_LETTERS[plot.seat]}{'=' * plot.size}"
    blocks = "".join(block_text(inside, known) for inside, known in plot.blocks)
    return f"{SITE_NAMES[plot.site]} {SEAT_LETTERS[plot.seat]}{blocks}{'_' * (plot.size - len(blocks))}!"


def block_text(inside: int, known: int) -> str:
    if known:
        return "W"
    return "?" if not inside else "w" if inside == WOOD else "p"


def seat_text(view: View, seat: int) -> str:
    """A seat's line: strikes, wood if it may be seen, tokens left, what is built, and whether it is ready."""
    mark = ">" if still_to_speak(view, seat) else " "
    if view.strikes[seat] == OUT:
        return f"{mark}{SEAT_LETTERS[seat]}  out of the game"
    strikes = "x" * view.strikes[seat] + "." * (OUT - view.strikes[seat])
    wood = "?" if wood_shown(view, seat) < 0 else wood_shown(view, seat)
    tokens = hand_text(view.tokens[seat])
    line = f"{mark}{SEAT_LETTERS[seat]}  caught {strikes}   wood {wood}   tokens {tokens:<11}   {points(view, seat):>9}"
    if view.proposal[seat]:
        builder, place = divmod(view.proposal[seat] - 1, SIZE)
        line += f"   proposes {SEAT_LETTERS[builder]} {place + 1}"
    return line + ("   ready" if view.choice_count[seat] else "")


def hand_text(tokens: list[int]) -> str:
    """Tokens in hand: o empty pockets, i the informer, gifts by their value."""
    gifts = "".join(str(value) for value, many in enumerate(tokens[GIFT:], 1) if many)
    return "o" * tokens[POCKETS] + "i" * tokens[INFORMER] + gifts


def calendar_text(view: View) -> list[str]:
    """F13: the stacks of the months, the dearest gift first."""
    stacks = []
    for month in months_played(view):
        played = " ".join(f"{SEAT_LETTERS[seat]}{label}" for seat, label in stack(view, month))
        stacks.append(f"{month + 1:>2}: {played}")
    return [" | ".join(stacks[at : at + 4]) for at in range(0, len(stacks), 4)] + ([""] if stacks else [])
