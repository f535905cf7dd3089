"""What a view of Pfusch shows, put into words that both pictures use."""

from __future__ import annotations

from ...kernel.visibility import View
from .pieces import (
    DECEMBER,
    DISTRICTS,
    FOR_FINISHED,
    FOR_SAVED_WOOD,
    FOR_UNFINISHED,
    GIFT,
    INFORMER,
    MONTH_NAMES,
    MOST_SITES,
    OUT,
    OVER,
    SIZE,
)

PHASE_WORDS = (
    "making blocks in secret",
    "choosing a site",
    "choosing bribes in secret",
    "bargaining over a block",
    "the inspector names a block",
    "the informer names a block",
    "evening",
    "the year is over",
)


class Plot:
    """A site and what stands on it: `blocks` has what is inside (0 if this looker cannot know) and whether all have seen it."""

    def __init__(self, site: int, size: int) -> None:
        self.site = site
        self.size = size
        self.seat = -1
        self.sign = False
        self.blocks: list[tuple[int, int]] = []

    def finished(self) -> bool:
        return self.seat >= 0 and (not self.sign or len(self.blocks) == self.size)


def plot_at(view: View, site: int) -> Plot:
    """F14: what this looker sees on a site."""
    plot = Plot(site, view.sites[site])
    plot.seat = view.owners[site] - 1
    if plot.seat >= 0 and view.sign[plot.seat] == site + 1:
        plot.sign = True
        inside = view.blocks[plot.seat] or [0] * SIZE
        known = view.known[plot.seat]
        plot.blocks = [(inside[place], known[place]) for place in range(view.height[plot.seat])]
    return plot


def districts_in_play(view: View) -> list[int]:
    return [at for at in range(DISTRICTS) if any(view.sites[at * MOST_SITES : (at + 1) * MOST_SITES])]


def phase_words(view: View) -> str:
    return f"{MONTH_NAMES[view.month - 1].capitalize()}: {PHASE_WORDS[view.phase]}"


def still_to_speak(view: View, seat: int) -> bool:
    """Whether the table waits for this seat."""
    return seat in view.waiting


def wood_shown(view: View, seat: int) -> int:
    """F1, F21: a builder's wood: one's own, and everybody's that was saved once the year is over; -1 if it is a secret."""
    if view.wood[seat] is not None:
        return int(view.wood[seat])
    return int(view.saved[seat]) if view.phase == OVER and view.strikes[seat] < OUT else -1


def points(view: View, seat: int) -> str:
    """F21: the profit as far as everyone sees it."""
    if view.strikes[seat] == OUT:
        return "0"
    plots = [plot_at(view, site) for site, owner in enumerate(view.owners) if owner == seat + 1]
    profit = sum(plot.size * FOR_FINISHED if plot.finished() else len(plot.blocks) * FOR_UNFINISHED for plot in plots)
    return f"{profit + view.saved[seat] * FOR_SAVED_WOOD:,}".replace(",", " ")


def token_label(token: int) -> str:
    """A token in one sign: its value, i for the informer, o for empty pockets."""
    return str(token - GIFT + 1) if token >= GIFT else "i" if token == INFORMER else "o"


def stack(view: View, month: int) -> list[tuple[int, str]]:
    """F13: the tokens on a month of the calendar (0 for January), the dearest gift on top."""
    played = [(view.calendar[seat][month] - 1, seat) for seat in range(view.seats) if view.calendar[seat][month]]
    return [(seat, token_label(token)) for token, seat in sorted(played, key=lambda one: (-one[0], one[1]))]


def months_played(view: View) -> list[int]:
    return [month for month in range(DECEMBER) if any(row[month] for row in view.calendar)]
