"""The SVG picture: the Loire with its bridges, towns and boats, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import sin
from typing import Any

from ...kernel.actions import SEAT_LETTERS
from ...kernel.visibility import View
from .pieces import DRAFT, START, UPSTREAM
from .river import (
    CARGO_KINDS,
    COAL_VALUES,
    EXPLOSION,
    FISHERMAN,
    HAND_KINDS,
    NANTES,
    NORTH,
    PASSENGERS,
    PIER_PAYS,
    SAILOR,
    SOUTH,
    TOWNS,
    River,
)

WIDTH = 1180
LEFT = 30
SPACE = 140  # the width of one space of the river
TOP = 62
LAND = 142  # the height of each bank
WATER = 150
MIDDLE = TOP + LAND + WATER / 2
MAP_END = TOP + 2 * LAND + WATER
PANEL = 368
PANEL_HIGH = 132
GAP = 14

PAPER, INK, SHORE, RIVER, DEEP, STONE, WINE, GOLD = (
    "#f4ecd8", "#2a2a26", "#dde0b8", "#9cc3cf", "#6f9fb0", "#b9a888", "#74203c", "#d9a520",
)  # fmt: skip
COLOURS = ("#b3262e", "#1f5c99", "#2f7d4f", "#7a4a9c", "#b8690f", "#3c424a")
STYLE = (
    f"text{{font-family:Georgia,'Times New Roman',serif;fill:{INK}}}"
    ".town{font-size:18px;font-weight:bold;text-anchor:middle}.chip{font-size:13px}.mid{text-anchor:middle}"
    ".head{font-size:21px;font-weight:bold}.label{font-size:13px;font-style:italic;opacity:.75}"
    ".white{fill:#fff;font-weight:bold}.big{font-size:20px;font-weight:bold}"
)


def table(river: River, view: View, told: str) -> str:
    """The whole table as one view sees it; `told` describes it to those who cannot look."""
    rows = (view.seats + 2) // 3
    height = MAP_END + 56 + rows * (PANEL_HIGH + GAP)
    drawn = [opening(height, told), headline(view), map_of(river, view.waiting, "en")]
    for seat in range(view.seats):
        if view.town[seat] >= 0:
            drawn.append(boat_on_map(view, seat))
    drawn.append(offer(view))
    for seat in range(view.seats):
        x = LEFT + seat % 3 * (PANEL + 8)
        y = MAP_END + 50 + seat // 3 * (PANEL_HIGH + GAP)
        drawn.append(f'<g transform="translate({x},{y:g})">{panel(river, view, seat)}</g>')
    return "".join(drawn) + "</svg>"


def board(data: Mapping[str, Any], language: str) -> str:
    """The bare river, with every passenger and barrel at its town of departure."""
    river = River(data)
    everything = river.many[-CARGO_KINDS:]
    ends = f"{river.town_name(0, language)} – {river.town_name(NANTES, language)}"
    title = f'<text class="head" x="{LEFT}" y="38">{escape(ends)}</text>'
    names = ", ".join(river.town_name(town, language) for town in range(TOWNS))
    return opening(MAP_END + 24, names) + title + map_of(river, everything, language) + "</svg>"


def opening(height: float, told: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" role="img" '
        f'aria-label="{escape(told, quote=True)}"><style>{STYLE}</style>'
        f'<rect width="{WIDTH}" height="{height:g}" rx="12" fill="{PAPER}"/>'
    )


def headline(view: View) -> str:
    """Round and phase on the left, pile and discards on the right."""
    phases = ("Choosing piers", "New cards", "Cards and boats", "Loading at Nantes", "Landing")
    left = "The game is over" if view.over else phases[view.phase]
    left = left if view.phase == START else f"Round {view.round} · {left}"
    right = f"pile {view.pile_count} · discards {sum(view.discards)}"
    return (
        f'<text class="head" x="{LEFT}" y="38">{left}</text>'
        f'<text x="{WIDTH - LEFT}" y="38" font-size="16" text-anchor="end">{right}</text>'
    )


# ---- the map ----


def map_of(river: River, waiting: list[int], language: str) -> str:
    """Banks, water, bridges, towns and what waits there."""
    drawn = [f'<rect x="{LEFT}" y="{TOP}" width="{TOWNS * SPACE}" height="{2 * LAND + WATER}" rx="10" fill="{SHORE}"/>']
    drawn += [vines(town) for town in range(NANTES)]
    drawn.append(water())
    drawn += [bridge(LEFT + town * SPACE) for town in range(1, TOWNS)]
    drawn += [town_svg(river, town, waiting, language) for town in range(TOWNS)]
    return "".join(drawn)


def bank(x: float, side: int) -> float:
    """Where the water ends: side -1 is the north bank, 1 the south bank."""
    return MIDDLE + side * (WATER / 2) + 5 * sin(x / 47 + side)


def water() -> str:
    steps = range(LEFT, LEFT + TOWNS * SPACE + 1, 10)
    north = " ".join(f"{x},{bank(x, -1):.1f}" for x in steps)
    south = " ".join(f"{x},{bank(x, 1):.1f}" for x in reversed(steps))
    waves = "".join(f'<path d="M{LEFT + 34 + at * 93} {MIDDLE + (-4, 38, -40)[at % 3]}q7-6 14 0t14 0"/>' for at in range(12))
    return (
        f'<polygon points="{north} {south}" fill="{RIVER}" stroke="{DEEP}" stroke-width="2"/>'
        f'<g fill="none" stroke="{DEEP}" opacity=".5">{waves}</g>'
    )


def bridge(x: float) -> str:
    """A stone bridge between two spaces."""
    top, bottom = bank(x, -1) - 7, bank(x, 1) + 7
    high = bottom - top
    piles = "".join(f'<circle cx="{x}" cy="{top + high * part / 4:.1f}" r="6"/>' for part in (1, 2, 3))
    road = f'<rect x="{x - 3.5}" y="{top:.1f}" width="7" height="{high:.1f}"/>'
    return f'<g fill="{STONE}" stroke="#8d7d5f">{piles}{road}</g>'


def side_of(town: int) -> int:
    """Piers lie on the north bank and the south bank by turns."""
    return -1 if town % 2 == 0 else 1


def vines(town: int) -> str:
    """Rows of vines on the bank across from a town's pier."""
    x, side = LEFT + town * SPACE + 26, -side_of(town)
    y = MIDDLE + side * (WATER / 2 + 62)
    rows = "".join(f'<path d="M{x} {y + row * 16 + 10:g}q22-14 44 0t44 0"/>' for row in (-1, 0, 1))
    return f'<g fill="none" stroke="#8a9a58" stroke-width="3" stroke-dasharray="3 6" opacity=".6">{rows}</g>'


def town_svg(river: River, town: int, waiting: list[int], language: str) -> str:
    """A town's name, its pier or piers, and the cards that wait there."""
    x = LEFT + town * SPACE + SPACE / 2
    name = escape(river.town_name(town, language))
    drawn = ""
    for side in (-1, 1) if town == NANTES else (side_of(town),):
        pays = PIER_PAYS["north" if side < 0 else "south"] if town == NANTES else 0
        drawn += pier_svg(x, side, pays)
    side = -1 if town == NANTES else side_of(town)
    edge = MIDDLE + side * (WATER / 2 + 26)
    drawn += f'<text class="town" x="{x}" y="{edge + (0 if side < 0 else 13):g}">{name}</text>'
    cards = [cargo for cargo in river.departing[town] if waiting[cargo]]
    for row, cargo in enumerate(cards):
        y = edge + side * (row * 25 + 32) - (0 if side < 0 else -4)
        drawn += waiting_chip(river, cargo, waiting[cargo], x, y, language)
    return drawn


def pier_svg(x: float, side: int, pays: int) -> str:
    """A wooden pier reaching into the water; at Nantes with what it pays."""
    y = bank(x, side)
    planks = f'<rect x="{x - 30}" y="{y - 8:.1f}" width="60" height="16" rx="2" fill="#a67c52" stroke="#6b4a2b"/>'
    if not pays:
        return planks
    ashore = y + side * 17
    sign = f'<text class="chip mid" x="{x - 46}" y="{ashore + 5:.1f}">{"N" if side < 0 else "S"}</text>'
    return planks + coin(x + 48, ashore, pays) + sign


def coin(x: float, y: float, amount: int, radius: int = 10) -> str:
    return (
        f'<circle cx="{x}" cy="{y:.1f}" r="{radius}" fill="{GOLD}" stroke="#8a6508"/>'
        f'<text class="chip mid" x="{x}" y="{y + 4.5:.1f}" font-weight="bold">{amount}</text>'
    )


def waiting_chip(river: River, cargo: int, many: int, x: float, y: float, language: str) -> str:
    """A card that waits at a pier: a barrel, or a passenger with destination and fare."""
    if cargo >= PASSENGERS:
        return f'<g transform="translate({x - 17 * many + 2},{y - 11:g})">{"".join(barrel(at * 34) for at in range(many))}</g>'
    goal = escape(river.town_name(river.goal[cargo], language))
    return (
        f'<rect x="{x - 56}" y="{y - 11:g}" width="112" height="22" rx="4" fill="#fffaf0" stroke="{INK}" stroke-width=".8"/>'
        f'<circle cx="{x - 45}" cy="{y - 4:g}" r="3.5" fill="{INK}"/><path d="M{x - 51} {y + 8:g}q6-14 12 0z" fill="{INK}"/>'
        f'<text class="chip" x="{x - 34}" y="{y + 4.5:g}">→ {goal}</text>{coin(x + 44, y, river.fare[cargo])}'
    )


def barrel(x: float) -> str:
    """A barrel, 30 wide and 22 high, lying at (x, 0)."""
    return (
        f'<path d="M{x + 3} 2q12-4 24 0q4 9 0 18q-12 4-24 0q-4-9 0-18z" fill="{WINE}" stroke="#3d0f1f"/>'
        f'<path d="M{x + 9} .6v20.8M{x + 21} .6v20.8" stroke="#d8b98a" stroke-width="2"/>'
    )


# ---- boats ----


def boat_on_map(view: View, seat: int) -> str:
    """A boat at its pier, or midstream in a row with the others there."""
    town = view.town[seat]
    x = LEFT + town * SPACE + SPACE / 2
    if seat + 1 in view.berth:
        pier = view.berth.index(seat + 1)
        side = {NORTH: -1, SOUTH: 1}.get(pier, side_of(town))
        return boat(seat, x, MIDDLE + side * (WATER / 2 - 22), view.heading[seat])
    there = [other for other in range(view.seats) if view.town[other] == town and other + 1 not in view.berth]
    row, column = divmod(there.index(seat), 3)
    in_row = min(3, len(there) - row * 3)
    rows = (len(there) + 2) // 3
    y = MIDDLE + 2 + (row - (rows - 1) / 2) * 32
    return boat(seat, x + (column - (in_row - 1) / 2) * 45, y, view.heading[seat])


def boat(seat: int, x: float, y: float, heading: int) -> str:
    """A paddle steamer in its seat's colour with its letter; the bow points where it goes."""
    flip = -1 if heading == UPSTREAM else 1
    hull = '<path d="M-20-6H12L21 3Q14 11 8 11H-14Q-20 8-20-6Z" stroke="#1d1d1b" stroke-width="1.2"/>'
    works = '<path d="M8-6v-9h4v9z" fill="#1d1d1b"/><path d="M10-17q-6-4-12-1" fill="none" stroke="#777" stroke-width="2"/>'
    wheel = (
        '<circle cx="-15" cy="5" r="6.5" fill="#f4ecd8" stroke="#1d1d1b"/><path d="M-15-1.5v13M-21.5 5h13" stroke="#1d1d1b"/>'
    )
    return (
        f'<g transform="translate({x:g},{y:g})"><g transform="scale({flip},1)" fill="{COLOURS[seat]}">{hull}{works}{wheel}</g>'
        f'<text class="white mid" x="{2 * flip}" y="7" font-size="14">{SEAT_LETTERS[seat]}</text></g>'
    )


# ---- cards ----


def card(kind: int, x: float, y: float, many: int) -> str:
    """A small card of a kind that is held in hands; a badge says how many, if more than one."""
    badge = ""
    if many > 1:
        badge = (
            f'<circle cx="28" cy="4" r="8.500" fill="#fffaf0" stroke="{INK}" stroke-width=".8"/>'
            f'<text class="mid" x="28" y="8" font-size="11" font-weight="bold">{many}</text>'
        )
    return f'<g transform="translate({x:g},{y:g})">{face(kind)}{badge}</g>'


def face(kind: int) -> str:
    """The face of a card, 28 by 24, told apart by sign as well as by colour."""
    if kind < COAL_VALUES:
        return f'{blank("#3b3b3d")}<text class="white mid" x="14" y="17.5" font-size="16">{kind + 1}</text>'
    if kind == SAILOR:
        anchor = '<circle cx="14" cy="5" r="2"/><path d="M14 7v13M10 10h8M7 14q1 6 7 6t7-6" stroke-width="2"/>'
        return f'{blank("#dbe8f2")}<g fill="none" stroke="#1f4e79">{anchor}</g>'
    if kind == FISHERMAN:
        return (
            f'{blank("#d5ead8")}<path d="M5 12q7-8 14 0q-7 8-14 0z" fill="#2f6f4f"/><path d="M18 12l6-5v10z" fill="#2f6f4f"/>'
            '<circle cx="9" cy="11" r="1.200" fill="#fff"/>'
        )
    if kind == EXPLOSION:
        return (
            f'{blank("#f6d9b8")}<path d="M14 2l3 6 6-3-2 6 6 2-6 3 2 6-6-3-3 4-3-4-6 3 2-6-6-3 6-2-2-6 6 3z" fill="#c8401b"/>'
        )
    return f'{blank("#c9c2b0")}<text class="mid" x="14" y="17" font-size="14">?</text>'


def blank(fill: str) -> str:
    return f'<rect width="28" height="24" rx="4" fill="{fill}" stroke="{INK}" stroke-width=".8"/>'


HIDDEN = HAND_KINDS  # drawn as a card seen from its back


def cards(held: list[int], x: float, y: float) -> str:
    """A row of cards, one for each kind with its number."""
    drawn = ""
    for kind in range(len(held)):
        if held[kind]:
            drawn += card(kind, x, y, held[kind])
            x += 41 if held[kind] > 1 else 34
    return drawn


def offer(view: View) -> str:
    """The cards still to be drafted, under the river."""
    y = MAP_END + 10
    if view.phase != DRAFT or not sum(view.offer):
        return ""
    return f'<text class="label" x="{LEFT}" y="{y + 17:g}">on offer</text>{cards(view.offer, LEFT + 64, y)}'


# ---- seats ----


def panel(river: River, view: View, seat: int) -> str:
    """A seat's gold, hand, laid cards and cargo."""
    mine = seat == view.turn and not view.over
    colour = COLOURS[seat]
    edge = f'stroke="{colour}" stroke-width="{4 if mine else 1.5}"'
    frame = f'<rect width="{PANEL}" height="{PANEL_HIGH}" rx="8" fill="#fbf6e9" {edge}/>'
    letter = f'<text class="white mid" x="24" y="30" font-size="17">{SEAT_LETTERS[seat]}</text>'
    badge = f'<circle cx="24" cy="24" r="15" fill="{colour}"/>{letter}'
    notes = [
        "to act" if mine else "",
        "first player" if seat == view.starter else "",
        "has moved" if view.moved[seat] and view.round else "",
        "fishing" if view.fishing[seat] else "",
    ]
    status = f'<text class="chip" x="{PANEL - 12}" y="29" text-anchor="end">{" · ".join(note for note in notes if note)}</text>'
    beside = 76 if view.gold[seat] > 9 else 66
    gold = f'<text class="big" x="50" y="31">{view.gold[seat]}</text><text class="chip" x="{beside}" y="30">gold</text>'
    hand = f'<text class="label" x="12" y="62">hand {view.hand_count[seat]}</text>{cards(seen_hand(view, seat), 70, 45)}'
    laid = [*view.coal[seat], view.sailors[seat], view.fishing[seat]]
    put = f'<text class="label" x="12" y="91">laid</text>{cards(laid, 70, 74)}'
    return frame + badge + gold + status + hand + put + cargo_row(river, view.aboard[seat])


def seen_hand(view: View, seat: int) -> list[int]:
    """A hand as the view shows it: what is not known of it as cards face down."""
    shown = view.hand[seat] if view.hand[seat] is not None else view.known[seat]
    return [*shown, view.hand_count[seat] - sum(shown)]


def cargo_row(river: River, aboard: list[int]) -> str:
    """What is aboard: barrels with their number, passengers by destination and fare; what finds no room is counted."""
    drawn = '<text class="label" x="12" y="120">aboard</text>'
    x = 70
    barrels = sum(aboard[PASSENGERS:])
    if barrels:
        drawn += f'<g transform="translate({x},104)">{barrel(0)}</g><text class="chip" x="{x + 33}" y="120">×{barrels}</text>'
        x += 60
    riders = [cargo for cargo in range(PASSENGERS) if aboard[cargo]]
    for at, cargo in enumerate(riders):
        left = len(riders) - at
        if x + 66 * min(left, 2) - 40 * (left > 1) > PANEL - 4:
            return drawn + f'<text class="chip" x="{x + 2}" y="120">+{left}</text>'
        goal = escape(river.town_name(river.goal[cargo], "en")[:3])
        drawn += (
            f'<rect x="{x}" y="104" width="62" height="22" rx="4" fill="#fffaf0" stroke="{INK}" stroke-width=".8"/>'
            f'<text class="chip" x="{x + 5}" y="119.500">→{goal}</text>{coin(x + 52, 115, river.fare[cargo], 8)}'
        )
        x += 66
    return drawn
