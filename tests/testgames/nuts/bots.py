"""What players of Nuts think, and how the table is drawn."""

from __future__ import annotations

from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Chance
from comptoir.kernel.contract import Reason
from comptoir.kernel.visibility import View, restore

from .pieces import CARDS, CRACK, DECK, FIELDS, LAY, State


def imagine(view: View, seat: int, chance: Chance) -> State:
    """Cards that were neither laid nor are in one's own hand, dealt to the others; those who are ready laid any of theirs."""
    state = restore(FIELDS, State(), view)
    own = view.hand[seat]
    unknown = [card for card in range(CARDS) if not state.gone[card] and not own[card]]
    chance.shuffle(unknown, DECK)
    for other in range(state.seats):
        if other == seat:
            continue
        dealt = [unknown.pop() for _ in range(view.hand_count[other])]
        for card in dealt:
            state.hand[other * CARDS + card] = 1
        if view.choice_count[other]:
            state.choice[other] = dealt[chance.below(len(dealt))] + 1
    state.rest = unknown
    return state


def instinct(state: State, seat: int, action: int) -> float:
    """High cards, and crack what there is."""
    return float(action - LAY) / CARDS if action < CRACK else float(action == CRACK)


def dread(state: State, seat: int, action: int) -> float:
    """Where the fewest nuts win."""
    return -instinct(state, seat, action)


def reason(state: State, seat: int, action: int) -> Reason:
    if action < CRACK:
        return "card", {"value": action - LAY + 1}
    return ("crack", {"pot": state.pot}) if action == CRACK else ("leave", {})


def text(view: View) -> str:
    lines = [f"round {view.turn + 1}, {view.pot} in the bowl"]
    for seat in range(view.seats):
        own = view.hand[seat]
        hand = "? " * view.hand_count[seat] if own is None else " ".join(str(card + 1) for card in range(CARDS) if own[card])
        lines.append(f"{SEAT_LETTERS[seat]}: {view.nuts[seat]} nuts, {hand.strip()}")
    return "\n".join(lines)


def svg(view: View) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 20"><text y="15">{view.pot} nuts</text></svg>'
