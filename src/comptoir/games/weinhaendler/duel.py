"""Phase 2 of Die Weinhändler: cards are laid, boats move, piers are fought for."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Chance
from ...kernel.events import Tell
from ...kernel.native import i64
from .boats import destination, may_dock, mooring_at, moorings, moorings_in, pier_at, sail
from .pieces import (
    EXPLODED,
    FISHED,
    LAID,
    LAID_KINDS,
    ONLY_PIER,
    REELED_IN,
    TRADED,
    River,
    State,
)
from .river import CARGO, COAL_VALUES, EXPLOSION, FISHERMAN, HAND_KINDS, MOST_SEATS, PASSENGERS, SAILOR

LAY_RULES: Final = ("W10", "W10", "W10", "W11", "W13-none")

# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "W9-now": (), "W10": (), "W11": (), "W12-none": (), "W12-own": (), "W12-coal": (), "W13-none": (), "W13-pass": (),
    "W14": (), "W15-barrel": (), "W15-own": (), "W15-sailor": (), "W17": ("town", "holder-seat"), "W19-two": (),
    "W19-one": ("town",),
}  # fmt: skip

# ---- whose turn ----


def begin(state: State) -> None:
    """W9: the first player opens the phase."""
    state.turn = state.starter


def next_in_phase(state: State, seat: int) -> int:
    """W9: the next one clockwise who has not moved, the same again if alone; -1 when all have moved."""
    moved = state.moved
    seats: i64 = state.seats
    following: i64 = seat
    for _ in range(seats):
        following += 1
        if following == seats:
            following = 0
        if not moved[following]:
            return following
    return -1


def waits(river: River, state: State, tell: Tell | None) -> bool:
    """Whether somebody has a choice. A boat whose owner holds no card and can only stay midstream does so by itself (W9).

    Only what all can see may decide that: an owner with cards in hand is asked, even if no card can be laid.
    """
    while state.turn >= 0:
        seat = state.turn
        first: i64 = seat * HAND_KINDS
        for at in range(first, first + HAND_KINDS):
            if state.hand[at]:
                return True
        others = moorings(river, state, seat)
        add_trades(river, state, seat, others)
        if others or may_fish(state, seat):
            return True
        act(river, state, seat, river.stay, tell)
    return False


def turns_left(river: River, state: State) -> int:
    """W9, W13, W14: an upper bound of the turns still to come in this phase, so it always ends.

    Weigh each card in hand 1, each barrel aboard 2 and each boat 1, of those who have not moved. Every turn but a pass takes at
    least 1 off that weight: a card laid is a card less, a barrel traded is a barrel less and a card more, a move is a boat
    less. So there are never more such turns than the weight. A pass changes nothing, and needs somebody in the phase who is
    not fishing (W14); that one cannot pass, so before each other turn fewer passes go by than there are boats left.
    """
    boats = held = barrels = 0
    for seat in range(state.seats):
        if not state.moved[seat]:
            boats += 1
            held += sum(state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS])
            barrels += sum(barrels_of(river, state, seat))
    return (held + 2 * barrels + boats) * boats


# ---- what may be done ----


def may_fish(state: State, seat: int) -> bool:
    """W13, W14: who fishes may pass, unless everyone still in the phase is fishing."""
    if not state.fishing[seat]:
        return False
    return any(not state.moved[other] and not state.fishing[other] for other in range(state.seats))


def add_explosions(river: River, state: State, seat: int, actions: list[int]) -> None:
    """W12: on each coal card before an opponent."""
    if state.hand[seat * HAND_KINDS + EXPLOSION]:
        own: i64 = river.explode + seat * COAL_VALUES
        at: i64 = river.explode
        for cards in state.coal:
            if cards and not own <= at < own + COAL_VALUES:
                actions.append(at)
            at += 1


def barrels_of(river: River, state: State, seat: int) -> list[int]:
    return state.aboard[seat * river.cargo_kinds + PASSENGERS : (seat + 1) * river.cargo_kinds]


def add_trades(river: River, state: State, seat: int, actions: list[int]) -> None:
    """W15: each barrel of one's own boat for a sailor before anybody else."""
    for barrel, many in enumerate(barrels_of(river, state, seat)):
        if many:
            for other, sailors in enumerate(state.sailors):
                if sailors and other != seat:
                    actions.append(river.trade + barrel * MOST_SEATS + other)


def legal(river: River, state: State, seat: int) -> list[int]:
    """W9: one card, a barrel for a sailor, a pass if fishing, or the boat's move. Staying midstream is always possible."""
    first = seat * HAND_KINDS
    actions = [river.lay + kind for kind in range(LAID_KINDS) if state.hand[first + kind]]
    add_explosions(river, state, seat, actions)
    add_trades(river, state, seat, actions)
    if may_fish(state, seat):
        actions.append(river.fish)
    actions += moorings(river, state, seat)
    actions.append(river.stay)
    return actions


def sample(river: River, state: State, seat: int, chance: Chance) -> int:
    """One of `legal`, each equally likely; only the lists that are seldom filled are made."""
    hand = state.hand
    first: i64 = seat * HAND_KINDS
    lays: i64 = 0
    for at in range(first, first + LAID_KINDS):
        if hand[at]:
            lays += 1
    town = destination(river, state, seat)
    piers: i64 = moorings_in(river, state, seat, town)
    others: list[int] = []
    if hand[first + EXPLOSION]:
        add_explosions(river, state, seat, others)
    sailors: i64 = 0
    for laid in state.sailors:
        sailors += laid
    if sailors > state.sailors[seat]:
        add_trades(river, state, seat, others)
    if state.fishing[seat] and may_fish(state, seat):
        others.append(river.fish)
    chosen: i64 = chance.below(lays + piers + len(others) + 1) - lays
    if chosen < 0:
        kind: i64 = -1
        while chosen < 0:
            kind += 1
            if hand[first + kind]:
                chosen += 1
        return river.lay + kind
    if chosen < piers:
        return mooring_at(river, state, seat, town, chosen)
    chosen -= piers
    return others[chosen] if chosen < len(others) else river.stay


def refuse(river: River, state: State, seat: int, action: int) -> str | None:
    """Why this seat, whose turn it is, may not do this in phase 2."""
    if river.lay <= action < river.explode:
        kind = action - river.lay
        return None if state.hand[seat * HAND_KINDS + kind] else LAY_RULES[kind]
    if river.explode <= action < river.trade:
        return refuse_explosion(state, seat, action - river.explode)
    if river.trade <= action < river.fish:
        return refuse_trade(river, state, seat, (action - river.trade) // MOST_SEATS, (action - river.trade) % MOST_SEATS)
    if action == river.fish:
        return refuse_pass(state, seat)
    if river.dock <= action < river.stay:
        return refuse_dock(river, state, seat, action - river.dock)
    return None if action == river.stay else "W9-now"


def refuse_explosion(state: State, seat: int, target: int) -> str | None:
    """W12: an explosion in hand, and a coal card before an opponent."""
    if not state.hand[seat * HAND_KINDS + EXPLOSION]:
        return "W12-none"
    if target // COAL_VALUES == seat:
        return "W12-own"
    return None if target < len(state.coal) and state.coal[target] else "W12-coal"


def refuse_trade(river: River, state: State, seat: int, barrel: int, other: int) -> str | None:
    """W15: a barrel of one's own, and a sailor laid by another."""
    if not barrels_of(river, state, seat)[barrel]:
        return "W15-barrel"
    if other == seat:
        return "W15-own"
    return None if other < state.seats and state.sailors[other] else "W15-sailor"


def refuse_pass(state: State, seat: int) -> str | None:
    """W13 and W14: only who fishes may pass, and not when everyone is fishing."""
    if not state.fishing[seat]:
        return "W13-pass"
    return None if may_fish(state, seat) else "W14"


def refuse_dock(river: River, state: State, seat: int, mooring: int) -> str | None:
    """W17 and W19: at Nantes, and only there, one of two piers is named; without sailors no fight."""
    town = destination(river, state, seat)
    if (town == river.nantes) != (mooring != ONLY_PIER):
        return "W19-two" if town == river.nantes else "W19-one"
    return None if may_dock(state, seat, pier_at(river, town, mooring)) else "W17"


# ---- doing it ----


def act(river: River, state: State, seat: int, action: int, tell: Tell | None) -> None:
    """W9: one turn of phase 2."""
    if action == river.fish:
        if tell is not None:
            tell(FISHED, (seat,))
    else:
        if state.fishing[seat]:
            reel_in(state, seat, tell)
        if action < river.explode:
            lay(state, seat, action - river.lay, tell)
        elif action < river.trade:
            explode(state, seat, action - river.explode, tell)
        elif action < river.fish:
            trade(river, state, seat, (action - river.trade) // MOST_SEATS, (action - river.trade) % MOST_SEATS, tell)
        else:
            sail(river, state, seat, action, tell)
    state.turn = next_in_phase(state, seat)


def reel_in(state: State, seat: int, tell: Tell | None) -> None:
    """W13: whoever stops passing discards the fisherman first."""
    state.fishing[seat] = 0
    state.discards[FISHERMAN] += 1
    if tell is not None:
        tell(REELED_IN, (seat,))


def use_card(state: State, seat: int, kind: int) -> None:
    """W4: a card leaves the hand. If it cannot be one that was openly taken, it was one of the hidden ones."""
    at: i64 = seat * HAND_KINDS + kind
    hand, known = state.hand, state.known
    hand[at] = hand[at] - 1
    if known[at]:
        known[at] = known[at] - 1
    elif state.reshuffled:
        state.hidden[kind] -= 1


def lay(state: State, seat: int, kind: int, tell: Tell | None) -> None:
    """W10, W11, W13: coal, sailor or fisherman, laid before oneself."""
    use_card(state, seat, kind)
    if kind < COAL_VALUES:
        at: i64 = seat * COAL_VALUES + kind
        state.coal[at] = state.coal[at] + 1
    elif kind == SAILOR:
        state.sailors[seat] = state.sailors[seat] + 1
    else:
        state.fishing[seat] = 1
    if tell is not None:
        tell(LAID, (seat, kind))


def explode(state: State, seat: int, target: int, tell: Tell | None) -> None:
    """W12: an opponent's coal card and the explosion are both discarded."""
    use_card(state, seat, EXPLOSION)
    state.coal[target] -= 1
    state.discards[target % COAL_VALUES] += 1
    state.discards[EXPLOSION] += 1
    if tell is not None:
        tell(EXPLODED, (seat, target // COAL_VALUES, target % COAL_VALUES))


def trade(river: River, state: State, seat: int, barrel: int, other: int, tell: Tell | None) -> None:
    """W15: a barrel is discarded unpaid, and a sailor laid by another comes into the hand, for all to see."""
    cargo = PASSENGERS + barrel
    state.aboard[seat * river.cargo_kinds + cargo] -= 1
    state.discards[CARGO + cargo] += 1
    state.sailors[other] -= 1
    state.hand[seat * HAND_KINDS + SAILOR] += 1
    state.known[seat * HAND_KINDS + SAILOR] += 1
    if tell is not None:
        tell(TRADED, (seat, cargo, other))
