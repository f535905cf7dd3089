"""Pictures of the river for a terminal, drawn from a view: they cannot show more than the view does. SVG is in drawing.py."""

from __future__ import annotations

from textwrap import wrap

from ...kernel.actions import SEAT_LETTERS
from ...kernel.visibility import View
from . import drawing
from .pieces import START, UPSTREAM
from .river import (
    COAL_VALUES,
    HAND_KINDS,
    NANTES,
    NORTH,
    PASSENGERS,
    SOUTH,
    TOWNS,
    River,
)

COLUMN = 12
WIDTH = 104
INDENT = " " * 4
SHORT = ("c1", "c2", "c3", "sailor", "fisherman", "explosion")
PHASES = ("choosing piers", "drafting cards", "laying cards and moving", "loading at Nantes", "landing")


class Pictures:
    """What the game looks like on one river."""

    def __init__(self, river: River) -> None:
        self.river = river

    def svg(self, view: View) -> str:
        return drawing.table(self.river, view, self.text(view))

    def text(self, view: View) -> str:
        """River, cargo and seats, at most 110 columns wide."""
        lines = [headline(view), ""]
        lines.append(" " * 8 + "".join(f"{self.river.town_name(town, 'en')[:11]:<{COLUMN}}" for town in range(TOWNS)))
        lines.append("pier    " + "".join(f"{at_pier(view, town):<{COLUMN}}" for town in range(TOWNS)))
        lines.append("stream  " + "".join(f"{midstream(view, town):<{COLUMN}}" for town in range(TOWNS)))
        waiting = [self.waiting(view, town) for town in range(TOWNS)]
        for row in range(max(map(len, waiting))):
            head = "waiting " if row == 0 else " " * 8
            lines.append(head + "".join(f"{cards[row] if row < len(cards) else '':<{COLUMN}}" for cards in waiting))
        if sum(view.offer):
            lines += ["", f"on offer: {card_list(view.offer)}"]
        for seat in range(view.seats):
            lines += ["", *self.seat_lines(view, seat)]
        return "\n".join(line.rstrip() for line in lines)

    def waiting(self, view: View, town: int) -> list[str]:
        """What waits in a town, a line each."""
        return [self.cargo(cargo, view.waiting[cargo]) for cargo in self.river.departing[town] if view.waiting[cargo]]

    def cargo(self, cargo: int, many: int) -> str:
        if cargo >= PASSENGERS:
            return f"barrel x{many}"
        return f">{self.river.town_name(self.river.goal[cargo], 'en')[:7]} {self.river.fare[cargo]}"

    def seat_lines(self, view: View, seat: int) -> list[str]:
        """Gold, cards and cargo of one seat."""
        turn = ">" if seat == view.turn and not view.over else " "
        first = " (first player)" if seat == view.starter else ""
        moved = ", has moved" if view.moved[seat] else ""
        aboard = [self.cargo(card, many) for card, many in enumerate(view.aboard[seat][:PASSENGERS]) if many]
        barrels = sum(view.aboard[seat][PASSENGERS:])
        if barrels:
            aboard.insert(0, f"barrel x{barrels}")
        parts = [f"hand {hand_list(view, seat)}", laid_list(view, seat), f"aboard {', '.join(aboard)}" if aboard else ""]
        told = "; ".join(part for part in parts if part)
        return [
            f"{turn}{SEAT_LETTERS[seat]}  {view.gold[seat]} gold{first}{moved}",
            *wrap(told, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT),
        ]


def headline(view: View) -> str:
    if view.phase == START:
        return "before the first round, choosing piers"
    state = "the game is over" if view.over else PHASES[view.phase]
    return f"round {view.round}, {state}; {view.pile_count} cards in the pile, {sum(view.discards)} discarded"


def boat(view: View, seat: int) -> str:
    """A boat and where its bow points: A> to Nantes, <A to Orléans."""
    letter = SEAT_LETTERS[seat]
    return f"<{letter}" if view.heading[seat] == UPSTREAM else f"{letter}>"


def at_pier(view: View, town: int) -> str:
    holders = [view.berth[NORTH], view.berth[SOUTH]] if town == NANTES else [view.berth[town]]
    shown = [boat(view, holder - 1) if holder else "." for holder in holders]
    return f"N {shown[0]} S {shown[1]}" if town == NANTES else shown[0]


def midstream(view: View, town: int) -> str:
    return "".join(boat(view, seat) for seat in range(view.seats) if view.town[seat] == town and seat + 1 not in view.berth)


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
