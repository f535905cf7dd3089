"""A table of Nuts as text and as a schematic, drawn from a view."""

from __future__ import annotations

from comptoir.kernel.schematic import EMPTY, GOLD, Card, Sketch, Tile, seat_lines
from comptoir.kernel.visibility import View

from .pieces import CARDS, CRACKING, LAYING, ROUNDS


def text(view: View) -> str:
    return "\n".join([told(view), *seat_lines(cards(view))])


def svg(view: View) -> str:
    sketch = Sketch(told(view))
    sketch.words(0, 14, told(view), 15)
    for card in range(CARDS):
        gone = view.gone[card]
        sketch.tile(card * 54, 30, 50, 36, EMPTY if gone else Tile(str(card + 1), GOLD))
    sketch.seats(0, 84, cards(view), columns=2)
    return sketch.svg()


def told(view: View) -> str:
    return f"round {min(view.turn + 1, ROUNDS)} of {ROUNDS}, {view.pot} in the bowl"


def cards(view: View) -> list[Card]:
    """What stands on each seat's card: its nuts, what it holds and what it laid."""
    return [Card(is_asked(view, seat), f"{view.points[seat]} nuts", parts(view, seat)) for seat in range(view.seats)]


def is_asked(view: View, seat: int) -> bool:
    if view.phase == LAYING:
        return not view.choice_count[seat]
    return bool(view.phase == CRACKING and view.taker == seat + 1)


def parts(view: View, seat: int) -> list[str]:
    hand, choice = view.hand[seat], view.choice[seat]
    held = ["?"] * view.hand_count[seat] if hand is None else [str(card + 1) for card in range(CARDS) if hand[card]]
    found = [f"hand {' '.join(held) or '-'}"]
    if view.laid[seat]:
        found.append(f"laid {view.laid[seat]}")
    if view.choice_count[seat]:
        found.append(f"lays {choice}" if choice else "ready")
    return found
