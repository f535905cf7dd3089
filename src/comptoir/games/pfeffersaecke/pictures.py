"""Pictures of a position, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

from html import escape
from textwrap import wrap

from ...kernel.actions import SEAT_LETTERS
from ...kernel.visibility import View
from . import map_picture
from .board import Board
from .map_picture import INK, PAPER
from .pieces import (
    CITIES,
    CLOSED_VILLAGE,
    COVERED,
    DECIDED,
    ENDS,
    FOUNDING,
    IN_VILLAGE,
    LEAST_VALUE,
    OPEN_CITY,
    PHASES,
    SHUT,
)

LANGUAGE = "en"
COLUMNS = 108
PANEL = 380  # width of the seats' panel beside the map
COLOURS = ("#9c2f2f", "#1f5c7a", "#6d7a16", "#4b3b78", "#a8641a", "#3c3c3c")
SHAPES = (
    "M-8 0 A8 8 0 1 0 8 0 A8 8 0 1 0 -8 0Z",  # A circle
    "M-7.4 -7.4 H7.4 V7.4 H-7.4Z",  # B square
    "M0 -9 L9 0 L0 9 L-9 0Z",  # C diamond
    "M-4.6 -8 H4.6 L9 0 L4.6 8 H-4.6 L-9 0Z",  # D hexagon
    "M0 -9 L8.6 -2.6 L5.4 7.6 H-5.4 L-8.6 -2.6Z",  # E pentagon
    "M-8.6 -8 H8.6 V2 L0 9 L-8.6 2Z",  # F shield
)
PANEL_STYLE = (
    "<style>.seat{font-size:24px;font-weight:bold}.side{font-size:18px}.post{font-size:11px;font-weight:bold;text-anchor:middle}"
    ".disk{font-size:15px;font-weight:bold;text-anchor:middle}</style>"
)


class Pictures:
    """Pictures of positions on one board. The ground, which never changes, is drawn once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = board.names(LANGUAGE)
        self.regions: list[str] = [region["names"][LANGUAGE] for region in board.data["regions"]]
        self.ground = ""

    # ---- text ----

    def text(self, view: View) -> str:
        """The seats, then the map region by region, for a terminal."""
        lines = [heading(view), ""]
        lines += [seat_line(view, seat) for seat in range(view.seats)]
        lines.append("")
        for region, name in enumerate(self.regions):
            places = [self.place_text(view, place) for place in range(len(self.names)) if self.board.region[place] == region]
            shown = wrap("   ".join(places), COLUMNS, initial_indent=f"{name:<13}", subsequent_indent=" " * 13)
            lines += [line.replace("_", " ") for line in shown]
        lines.append("")
        lines.append("[..] disk lies there   {..} disk has gone   +A waits in the centre   . free")
        if self.board.data["reconstruction"]:
            lines += wrap(self.board.data["reconstruction"][LANGUAGE], COLUMNS)
        return "\n".join(lines)

    def place_text(self, view: View, place: int) -> str:
        """One place with who is there; `_` keeps it on one line."""
        name = self.names[place].replace(" ", "_")
        if place >= CITIES:
            resident = view.village[place - CITIES]
            return f"{name}_{IN_VILLAGE[resident] if resident else '.'}"
        value = self.board.value[place]
        now = view.city[place]
        if now in (SHUT, COVERED):
            return f"{name}_{value}_{'shut' if now == SHUT else 'covered'}"
        posts = "".join(SEAT_LETTERS[resident - 1] if resident else "." for resident in view.spaces[place][:value])
        waiting = f"+{SEAT_LETTERS[view.turn] * view.centre.count(place)}" if place in view.centre else ""
        return f"{name}_{value}_[{posts}]{waiting}" if now == OPEN_CITY else f"{name}_{value}_{{{posts}}}{waiting}"

    # ---- SVG ----

    def svg(self, view: View) -> str:
        """The map with posts and disks, and beside it what each seat has."""
        data = self.board.data
        width, height = data["size"]
        if not self.ground:
            self.ground = map_picture.ground(data, LANGUAGE)
        foot = map_picture.foot(data, LANGUAGE)
        drawn = [map_picture.open_svg(width + PANEL, height + map_picture.FOOT, self.text(view)), PANEL_STYLE, self.ground]
        for city in range(CITIES):
            drawn.append(self.city_svg(view, city))
        for village, entry in enumerate(data["villages"]):
            fill, inside = resident_svg(view.village[village])
            drawn.append(map_picture.village_svg(entry["at"], fill, inside))
        drawn += [map_picture.names(data, LANGUAGE), foot, panel(view, width, height), "</svg>"]
        return "".join(drawn)

    def city_svg(self, view: View, city: int) -> str:
        """A city: gold while its disk lies there, pale before, empty after, dark if it is covered."""
        value = self.board.value[city]
        now = view.city[city]
        posts = [post_svg(resident - 1) if resident else "" for resident in view.spaces[city][:value]]
        fill, ink = {
            SHUT: (PAPER, "#a08f72"),
            OPEN_CITY: ("#e8c75a", INK),
            DECIDED: ("#cfc3a8", "#8b7c60"),
            COVERED: (INK, "#fff"),
        }[now]
        drawn = map_picture.city_svg(value, self.board.data["cities"][city]["at"], posts, str(value), fill, ink)
        waiting = view.centre.count(city)
        if not waiting:
            return drawn
        x, y = self.board.data["cities"][city]["at"]
        twice = '<text class="post" x="12" y="12">×2</text>' if waiting > 1 else ""
        return f'{drawn}<g transform="translate({x:g},{y:g})">{post_svg(view.turn)}{twice}</g>'


# ---- seats, as text ----


def heading(view: View) -> str:
    """The round and what is left."""
    if view.ended:
        return f"The game is over ({ENDS[view.ended]}), round {view.round}, villages left {view.villages_left}"
    doing = "founding" if view.phase == FOUNDING else f"round {view.round}, {SEAT_LETTERS[view.turn]} to {PHASES[view.phase]}"
    return f"{doing}, villages left {view.villages_left}, turns without an opening {view.quiet} of {view.seats}"


def seat_line(view: View, seat: int) -> str:
    mark = ">" if seat == view.turn and not view.ended else " "
    return (
        f"{mark}{SEAT_LETTERS[seat]} {view.points[seat]:>4} points {view.money[seat]:>4} florins"
        f"   safe-conducts {view.safe_conducts[seat]}   posts left {view.stock[seat]:>2}"
        f"   cities won {view.won[seat]}   disks {disks_text(view, seat)}"
    )


def disks_text(view: View, seat: int) -> str:
    """A hand by value where this view may see it, else as so many question marks."""
    return " ".join(disks_of(view, seat)) or "none"


def disks_of(view: View, seat: int) -> list[str]:
    hand = view.hand[seat]
    if hand is None:
        return ["?"] * int(view.hand_count[seat])
    return [str(LEAST_VALUE + at) for at, many in enumerate(hand) for _ in range(many)]


# ---- seats, as SVG ----


def post_svg(seat: int) -> str:
    """A post: the seat's shape, colour and letter."""
    return (
        f'<path d="{SHAPES[seat]}" fill="{COLOURS[seat]}" stroke="#fff" stroke-width="1.2"/>'
        f'<text class="post" y="4" style="fill:#fff">{SEAT_LETTERS[seat]}</text>'
    )


def resident_svg(resident: int) -> tuple[str, str]:
    """How a village looks: empty, with a post, or closed."""
    if resident == CLOSED_VILLAGE:
        return INK, ""
    return PAPER, f'<g transform="translate(0,1.5)">{post_svg(resident - 1)}</g>' if resident else ""


def panel(view: View, x: float, height: float) -> str:
    """All seats beside the map."""
    drawn = [
        f'<rect x="{x:g}" width="{PANEL}" height="{height + map_picture.FOOT:g}" fill="{PAPER}"/>',
        f'<path d="M{x:g} 0 V{height + map_picture.FOOT:g}" stroke="{INK}"/>',
    ]
    for at, line in enumerate(heading(view).split(", ")):
        drawn.append(f'<text class="side" x="{x + 24:g}" y="{40 + 26 * at}">{escape(line)}</text>')
    for seat in range(view.seats):
        drawn.append(f'<g transform="translate({x + 24:g},{150 + 172 * seat})">{seat_svg(view, seat)}</g>')
    return "".join(drawn)


def seat_svg(view: View, seat: int) -> str:
    """One seat: points, money, what it has left, and its disks."""
    acting = seat == view.turn and not view.ended
    frame = f'<rect x="-12" y="-8" width="{PANEL - 24}" height="158" rx="8" fill="#fffaf0" stroke="{INK}"'
    frame += f' stroke-width="{3 if acting else 1}"/>'
    lines = (
        f"florins {view.money[seat]} · cities won {view.won[seat]}",
        f"safe-conducts {view.safe_conducts[seat]} · posts left {view.stock[seat]}",
    )
    drawn = [frame, f'<g transform="translate(18,26) scale(2)">{post_svg(seat)}</g>']
    drawn.append(f'<text class="seat" x="50" y="34">{view.points[seat]} points{" ◀" if acting else ""}</text>')
    drawn += [f'<text class="side" x="4" y="{70 + 26 * at}">{line}</text>' for at, line in enumerate(lines)]
    for at, disk in enumerate(disks_of(view, seat)):
        drawn.append(
            f'<circle cx="{16 + 36 * at}" cy="126" r="14" fill="#e8c75a" stroke="{INK}"/>'
            f'<text class="disk" x="{16 + 36 * at}" y="131">{disk}</text>'
        )
    return "".join(drawn)
