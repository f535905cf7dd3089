"""Pictures of the town, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ...kernel.actions import SEAT_LETTERS
from ...kernel.schematic import BOLD, CARD, EMPTY, WOOD, Card, Sketch, Tile, seat_lines, seat_tile
from ...kernel.visibility import View, restore
from . import rules
from .pieces import (
    DISTRICT_LETTERS,
    GIFT,
    INFORMER,
    MONTH_NAMES,
    OUT,
    OVER,
    POCKETS,
    Plan,
    State,
)
from .town import Town

LANGUAGE = "en"
CELL = 11  # columns a site takes in the terminal, if its building is not a high one
COLUMNS = 9 * CELL  # for sites side by side
PLOT, BLOCK = 58, 18  # the width of a site and the height of a block in the picture
LEGEND = "_ to build   ? unseen   w wood   p plaster   W wood seen by all   = finished, sign gone   ! sign"
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
FILLS = {"?": CARD, "p": CARD, "w": WOOD, "W": WOOD}
INSIDE = "?pw"  # what a looker knows of a block: nothing, plaster alone, wood


class Plot(NamedTuple):
    """What stands on a site: whose it is (-1 for nobody's), a letter a block from the ground, whether the sign is there."""

    seat: int
    blocks: str
    sign: bool


class Pictures:
    """The pictures of a table in this town: only the names of the districts come from the town, all else from the view."""

    def __init__(self, town: Town) -> None:
        self.plan = town.plan
        self.names = [district.name[LANGUAGE] for district in town.districts]

    def text(self, view: View) -> str:
        """The districts, the seats and the calendar, for a terminal."""
        lines = [headline(view), ""]
        for district, sites in sites_in_play(self.plan, view.sites).items():
            lines.append(f"{DISTRICT_LETTERS[district]}  {self.names[district]}")
            lines += site_lines([site_text(self.plan, view, site) for site in sites])
        lines += ["", *seat_lines(cards(self.plan, view)), ""]
        return "\n".join([*lines, *calendar_text(view), LEGEND])

    def svg(self, view: View) -> str:
        """The same as a picture for a notebook."""
        sketch = Sketch(self.text(view))
        sketch.words(0, 14, headline(view), 16, style=BOLD)
        draw_districts(
            self.plan, sketch, self.names, sites_in_play(self.plan, view.sites), lambda site: plot(self.plan, view, site)
        )
        sketch.seats(sketch.right + 24, 30, cards(self.plan, view))
        tiles = [
            seat_tile(seat, token_label(token - 1)) if token else EMPTY
            for seat in range(view.seats)
            for token in view.calendar[seat]
        ]
        months = [name[:3].capitalize() for name in MONTH_NAMES]
        sketch.grid(24, sketch.bottom + 34, 36, 24, tiles, months, SEAT_LETTERS[: view.seats])
        for legend in (LEGEND.replace("   ", " · "), "tokens: 1 to 6 gifts · i informer · o empty pockets"):
            sketch.words(0, sketch.bottom + 20, legend, 12)
        return sketch.svg()


def board_svg(data: Mapping[str, Any], language: str) -> str:
    """F2: the bare districts, named in this language."""
    town = Town(data)
    plan = town.plan
    sketch = Sketch(town.name[language])
    sketch.words(0, 14, town.name[language], 16, style=BOLD)
    sizes = [size for one in town.districts for size in [*one.sites, *[0] * (plan.most_sites - len(one.sites))]]
    names = [one.name[language] for one in town.districts]
    draw_districts(plan, sketch, names, sites_in_play(plan, sizes), lambda site: Plot(-1, "_" * sizes[site], False))
    return sketch.svg()


# ---- what a view shows ----


def headline(view: View) -> str:
    return f"{MONTH_NAMES[view.month - 1].capitalize()}: {PHASE_WORDS[view.phase]}"


def sites_in_play(plan: Plan, sizes: list[int]) -> dict[int, list[int]]:
    """The districts in play with their sites."""
    sites: dict[int, list[int]] = {}
    for site, size in enumerate(sizes):
        if size:
            sites.setdefault(site // plan.most_sites, []).append(site)
    return sites


def plot(plan: Plan, view: View, site: int) -> Plot:
    """F14: what this looker sees on a site."""
    size, seat = view.sites[site], view.owners[site] - 1
    if seat < 0:
        return Plot(seat, "_" * size, False)
    if view.sign[seat] != site + 1:
        return Plot(seat, "=" * size, False)
    inside = view.blocks[seat] or [0] * plan.size
    shown = ["W" if view.known[seat][place] else INSIDE[inside[place]] for place in range(view.height[seat])]
    return Plot(seat, "".join(shown).ljust(size, "_"), True)


def points(plan: Plan, view: View) -> list[str]:
    """F21: the profits as far as everyone sees them."""
    return [f"{profit:,}".replace(",", " ") for profit in rules.scores(restore(plan.fields, State(), view))]


def cards(plan: Plan, view: View) -> list[Card]:
    profits = points(plan, view)
    return [Card(seat in view.waiting, profits[seat], belongings(plan, view, seat)) for seat in range(view.seats)]


def belongings(plan: Plan, view: View, seat: int) -> list[str]:
    """How often a seat was caught, its wood if it may be seen, its tokens, and what everyone can tell of it right now."""
    if view.strikes[seat] == OUT:
        return ["out of the game"]
    parts = [f"caught {'x' * view.strikes[seat]}{'.' * (OUT - view.strikes[seat])}", f"wood {wood(view, seat)}"]
    parts.append(f"tokens {hand_text(view.tokens[seat])}")
    if view.proposal[seat]:
        builder, place = divmod(view.proposal[seat] - 1, plan.size)
        parts.append(f"proposes {SEAT_LETTERS[builder]} {place + 1}")
    return [*parts, "ready"] if view.choice_count[seat] else parts


def wood(view: View, seat: int) -> str:
    """F1, F21: a builder's wood: one's own, and everybody's that was saved once the year is over."""
    if view.wood[seat] is not None:
        return str(view.wood[seat])
    return str(view.saved[seat]) if view.phase == OVER else "?"


def hand_text(tokens: list[int]) -> str:
    """Tokens in hand: o empty pockets, i the informer, gifts by their value."""
    order = [POCKETS, INFORMER, *range(GIFT, len(tokens))]
    return "".join(token_label(token) * tokens[token] for token in order) or "none"


def token_label(token: int) -> str:
    """A token in one sign: its value, i for the informer, o for empty pockets."""
    return str(token - GIFT + 1) if token >= GIFT else "i" if token == INFORMER else "o"


def stack(view: View, month: int) -> list[tuple[int, str]]:
    """F13: the tokens on a month of the calendar (0 for January), the dearest gift on top."""
    played = [(view.calendar[seat][month] - 1, seat) for seat in range(view.seats) if view.calendar[seat][month]]
    return [(seat, token_label(token)) for token, seat in sorted(played, key=lambda one: (-one[0], one[1]))]


# ---- text ----


def site_text(plan: Plan, view: View, site: int) -> str:
    """A site: its name, its builder, its blocks, and `!` for a sign."""
    seat, blocks, sign = plot(plan, view, site)
    return f"{plan.site_names[site]} {SEAT_LETTERS[seat] if seat >= 0 else ''}{blocks}{'!' if sign else ''}"


def site_lines(sites: list[str]) -> list[str]:
    """The sites of a district side by side, in as many lines as it takes."""
    cell = max(CELL, 1 + max(map(len, sites)))
    fit = COLUMNS // cell
    return ["   " + "".join(f"{one:<{cell}}" for one in sites[at : at + fit]).rstrip() for at in range(0, len(sites), fit)]


def calendar_text(view: View) -> list[str]:
    """F13: the stacks of the months, the dearest gift first."""
    stacks = [
        f"{month + 1:>2}: {' '.join(f'{SEAT_LETTERS[seat]}{label}' for seat, label in stack(view, month))}"
        for month in range(len(MONTH_NAMES))
        if stack(view, month)
    ]
    return [" | ".join(stacks[at : at + 4]) for at in range(0, len(stacks), 4)] + ([""] if stacks else [])


# ---- SVG ----


def draw_districts(
    plan: Plan, sketch: Sketch, names: list[str], sites: dict[int, list[int]], seen: Callable[[int], Plot]
) -> None:
    """A row a district: its sites side by side, blocks upon blocks, below them the name of the site and who builds there."""
    y = 30.0
    for district, places in sites.items():
        sketch.words(0, y + 14, f"{DISTRICT_LETTERS[district]} · {names[district]}", 14, style=BOLD)
        plots = [seen(site) for site in places]
        ground = y + 26 + BLOCK * max(len(one.blocks) for one in plots)
        for at, (seat, blocks, sign) in enumerate(plots):
            for level, block in enumerate(blocks):
                tile = EMPTY if block == "_" else seat_tile(seat, "=") if block == "=" else Tile(block, FILLS[block])
                sketch.tile(at * PLOT, ground - (level + 1) * BLOCK, PLOT - 14, BLOCK - 2, tile, 12)
            sketch.words(at * PLOT, ground + 14, plan.site_names[places[at]], 12)
            if seat >= 0:
                sketch.tile(at * PLOT + 20, ground + 2, 24, 15, seat_tile(seat, SEAT_LETTERS[seat] + ("!" if sign else "")), 11)
        y = ground + 30
