"""Pictures of the river, as text and as SVG, drawn from a view: they cannot show more than the view does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.actions import SEAT_LETTERS
from ...kernel.schematic import BOLD, CARD, EMPTY, FAINT, WATER, WOOD, Card, Sketch, Tile, seat_lines, seat_tile
from ...kernel.visibility import View
from .pieces import START, UPSTREAM, River
from .river import CARGO, COAL_VALUES, HAND_KINDS, PASSENGERS, PIER_PAYS

LANGUAGE = "en"
COLUMN = 12
FIT = 8  # towns side by side in the terminal
TOWN = 122  # the width of a town in the picture
PIERS_OF_NANTES = (f"N {PIER_PAYS['north']}", f"S {PIER_PAYS['south']}")
SHORT = ("c1", "c2", "c3", "sailor", "fisherman", "explosion")
PHASES = ("choosing piers", "drafting cards", "laying cards and moving", "loading at Nantes", "landing")


class Pictures:
    """What the game looks like on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def text(self, view: View) -> str:
        """River, cargo and seats, at most 110 columns wide."""
        river = self.river
        lines = [headline(view), ""]
        towns = range(len(river.towns))
        for at in towns[::FIT]:
            lines += [""] * (at > 0) + stretch(river, view, towns[at : at + FIT])
        if sum(view.offer):
            lines += ["", offer(view)]
        lines += ["", *seat_lines(cards(river, view))]
        return "\n".join(line.rstrip() for line in lines)

    def svg(self, view: View) -> str:
        """The river with boats and cargo, below it the offer and what each seat has."""
        river = self.river
        sketch = Sketch(self.text(view))
        sketch.words(0, 14, headline(view), 16, style=BOLD)
        boats = [boat(view, seat) for seat in range(view.seats)]
        stream = [midstream(view, town) for town in range(len(river.towns))]
        draw_river(sketch, river, view.waiting, LANGUAGE, view.berth, stream, boats)
        if sum(view.offer):
            sketch.words(0, sketch.bottom + 22, offer(view), 14)
        sketch.seats(0, sketch.bottom + 16, cards(river, view), columns=3)
        return sketch.svg()


def board_svg(data: Mapping[str, Any], language: str) -> str:
    """The bare river, with every passenger and barrel at its town of departure."""
    river = River(data)
    title = f"{river.town_name(0, language)} – {river.town_name(river.nantes, language)}"
    sketch = Sketch(title)
    sketch.words(0, 14, title, 16, style=BOLD)
    draw_river(sketch, river, river.many[CARGO:], language, [0] * river.piers, [[]] * len(river.towns), [])
    return sketch.svg()


def draw_river(
    sketch: Sketch, river: River, waiting: list[int], language: str, berth: list[int], stream: list[list[int]], boats: list[str]
) -> None:
    """A column a town, downstream to the right: its piers (dashed if free), the boats midstream, what waits there."""
    for town in range(len(river.towns)):
        x = town * TOWN
        sketch.tile(x, 24, TOWN - 4, 26, Tile(river.town_name(town, language)), 14)
        sketch.box(x, 50, TOWN - 4, 96, WATER)
        for at, pier in enumerate(river.piers_of[town]):
            if town == river.nantes:
                sketch.words(x + 38 + at * 58, 71, PIERS_OF_NANTES[at], 12, FAINT)
            holder = berth[pier] - 1
            sketch.tile(x + 4 + at * 58, 56, 32, 22, seat_tile(holder, boats[holder]) if holder >= 0 else EMPTY)
        for at, seat in enumerate(stream[town]):
            sketch.tile(x + 4 + at % 3 * 34, 94 + at // 3 * 25, 32, 22, seat_tile(seat, boats[seat]))
        for row, cargo in enumerate(waiting_in(river, waiting, town, language)):
            sketch.tile(x + 4, 152 + row * 24, TOWN - 12, 21, Tile(cargo, WOOD if cargo.startswith("barrel") else CARD), 12)


# ---- what a view shows ----


def waiting_in(river: River, waiting: list[int], town: int, language: str) -> list[str]:
    """What waits in a town, a line each."""
    return [cargo_text(river, cargo, waiting[cargo], language) for cargo in river.departing[town] if waiting[cargo]]


def stretch(river: River, view: View, towns: range) -> list[str]:
    """Some towns one after another: their piers, the boats midstream, what waits there."""
    lines = [" " * 8 + "".join(f"{river.town_name(town, LANGUAGE)[:11]:<{COLUMN}}" for town in towns)]
    lines.append("pier    " + "".join(f"{at_pier(river, view, town):<{COLUMN}}" for town in towns))
    lines.append("stream  " + "".join(f"{in_stream(view, town):<{COLUMN}}" for town in towns))
    waiting = [waiting_in(river, view.waiting, town, LANGUAGE) for town in towns]
    for row in range(max(map(len, waiting))):
        head = "waiting " if row == 0 else " " * 8
        lines.append(head + "".join(f"{cards[row] if row < len(cards) else '':<{COLUMN}}" for cards in waiting))
    return lines


def cargo_text(river: River, cargo: int, many: int, language: str) -> str:
    """Barrels, or a passenger's destination and fare."""
    if cargo >= PASSENGERS:
        return f"barrel x{many}"
    return f">{river.town_name(river.goal[cargo], language)[:7]} {river.fare[cargo]}"


def cards(river: River, view: View) -> list[Card]:
    found = []
    for seat in range(view.seats):
        parts = ["first player"] * (seat == view.starter) + ["has moved"] * view.moved[seat] + belongings(river, view, seat)
        found.append(Card(seat == view.turn and not view.over, f"{view.gold[seat]} gold", parts))
    return found


def belongings(river: River, view: View, seat: int) -> list[str]:
    """Hand, laid cards and cargo of one seat."""
    aboard = [cargo_text(river, card, many, LANGUAGE) for card, many in enumerate(view.aboard[seat][:PASSENGERS]) if many]
    barrels = sum(view.aboard[seat][PASSENGERS:])
    if barrels:
        aboard.insert(0, f"barrel x{barrels}")
    parts = [f"hand {hand_list(view, seat)}", laid_list(view, seat), f"aboard {', '.join(aboard)}" if aboard else ""]
    return [part for part in parts if part]


def offer(view: View) -> str:
    return f"on offer: {card_list(view.offer)}"


def headline(view: View) -> str:
    if view.phase == START:
        return "before the first round, choosing piers"
    state = "the game is over" if view.over else PHASES[view.phase]
    return f"round {view.round}, {state}; {view.pile_count} cards in the pile, {sum(view.discards)} discarded"


def boat(view: View, seat: int) -> str:
    """A boat and where its bow points: A> to Nantes, <A to Orléans."""
    letter = SEAT_LETTERS[seat]
    return f"<{letter}" if view.heading[seat] == UPSTREAM else f"{letter}>"


def at_pier(river: River, view: View, town: int) -> str:
    shown = [boat(view, view.berth[pier] - 1) if view.berth[pier] else "." for pier in river.piers_of[town]]
    return shown[0] if len(shown) == 1 else f"N {shown[0]} S {shown[1]}"


def midstream(view: View, town: int) -> list[int]:
    """The seats whose boats lie in the stream before a town."""
    return [seat for seat in range(view.seats) if view.town[seat] == town and seat + 1 not in view.berth]


def in_stream(view: View, town: int) -> str:
    return "".join(boat(view, seat) for seat in midstream(view, town))


def card_list(cards: list[int]) -> str:
    return ", ".join(f"{SHORT[kind]} x{cards[kind]}" for kind in range(HAND_KINDS) if cards[kind]) or "none"


def hand_list(view: View, seat: int) -> str:
    """A hand as this view may see it: all of it, or what was openly taken and how many cards beside."""
    count = view.hand_count[seat]
    if view.hand[seat] is not None:
        return f"{count}: {card_list(view.hand[seat])}"
    hidden = count - sum(view.known[seat])
    if hidden == count:
        return f"{count}"
    return f"{count}: {card_list(view.known[seat])}" + (f", {hidden} hidden" if hidden else "")


def laid_list(view: View, seat: int) -> str:
    coal = view.coal[seat]
    parts = []
    if any(coal):
        cards = " ".join(f"{value + 1}x{coal[value]}" for value in range(COAL_VALUES) if coal[value])
        parts.append(f"coal {cards} = {coal[0] + 2 * coal[1] + 3 * coal[2]}")
    if view.sailors[seat]:
        parts.append(f"sailors {view.sailors[seat]}")
    if view.fishing[seat]:
        parts.append("fishing")
    return f"laid {', '.join(parts)}" if parts else ""
