"""Set-up and phase 1 of Die Weinhändler: boats on the river, cards dealt, turned up and drafted."""

from __future__ import annotations

from ...kernel.chance import FIRST_SEAT, Chance
from ...kernel.events import Tell
from ...kernel.native import i64
from ...kernel.swift import left_of
from .pieces import (
    BOAT_PLACED,
    DEALT,
    DOWNSTREAM,
    DRAFT,
    FIRST_HAND,
    LOTS_DRAWN,
    RESHUFFLED,
    ROUND_BEGAN,
    RUNNING,
    SPOILT,
    START,
    SUN_SHONE,
    TAKEN,
    TURNED,
    TURNED_UP,
    River,
    State,
)
from .river import CARGO, COAL_VALUES, HAND_KINDS, PASSENGERS, SUN


def new(river: River, seats: int, chance: Chance, tell: Tell | None) -> State:
    """W3: lots are drawn for the first player, who puts the first boat on the river. Cards are dealt afterwards."""
    state = State()
    state.seats = seats
    state.round = 0
    state.phase = START
    state.starter = state.turn = chance.pick(seats, FIRST_SEAT)
    state.over = RUNNING
    state.quiet = state.paid = state.reshuffled = 0
    state.pile = river.all_cards[:]
    state.discards = [0] * river.kinds
    state.offer = [0] * HAND_KINDS
    state.hand = [0] * (seats * HAND_KINDS)
    state.known = [0] * (seats * HAND_KINDS)
    state.hidden = [0] * HAND_KINDS
    state.coal = [0] * (seats * COAL_VALUES)
    state.sailors = [0] * seats
    state.fishing = [0] * seats
    state.moved = [0] * seats
    state.town = [-1] * seats
    state.heading = [DOWNSTREAM] * seats
    state.berth = [0] * river.piers
    state.waiting = [0] * river.cargo_kinds
    state.aboard = [0] * (seats * river.cargo_kinds)
    state.gold = [0] * seats
    if tell is not None:
        tell(LOTS_DRAWN, (state.starter,))
    return state


def refuse_place(river: River, state: State, action: int) -> str | None:
    """W3: an empty pier of any town but Nantes."""
    if not river.place <= action < river.take:
        return "W3-place"
    if action == river.place + river.nantes:
        return "W3-nantes"
    return "W3-taken" if state.berth[action - river.place] else None


def place(state: State, seat: int, town: int, tell: Tell | None) -> None:
    """W3: a boat at an empty pier, bow towards Nantes."""
    state.town[seat] = town
    state.berth[town] = seat + 1
    if tell is not None:
        tell(BOAT_PLACED, (seat, town))
    state.turn = (seat + 1) % state.seats


def deal(river: River, state: State, chance: Chance, tell: Tell | None) -> None:
    """W4: five cards each without passengers, barrels and suns; then everything left is shuffled as the pile."""
    aside = [kind for kind in river.all_cards if kind >= HAND_KINDS]
    cards = [kind for kind in river.all_cards if kind < HAND_KINDS]
    chance.shuffle(cards, river.deck)
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        first = seat * HAND_KINDS
        for _ in range(FIRST_HAND):
            state.hand[first + cards.pop()] += 1
        if tell is not None:
            tell(DEALT, (seat, *state.hand[first : first + HAND_KINDS]))
    state.pile = cards + aside
    chance.shuffle(state.pile, river.deck)


# ---- phase 1: new cards ----


def begin_round(river: River, state: State, chance: Chance, tell: Tell | None) -> None:
    """W5, W6, W7: cards are turned up, a sun spoils the wine that was waiting, new cargo goes to its pier."""
    state.round += 1
    state.phase = DRAFT
    state.turn = state.starter
    state.paid = 0
    if tell is not None:
        tell(ROUND_BEGAN, (state.round, state.starter))
    up = turn_up(river, state, chance, tell)
    if up[SUN]:
        spoil(river, state, tell)
        state.discards[SUN] += up[SUN]
    state.offer = up[:HAND_KINDS]
    waiting = state.waiting
    for cargo, many in enumerate(up[CARGO:]):
        if many:
            waiting[cargo] = waiting[cargo] + many


def turn_up(river: River, state: State, chance: Chance, tell: Tell | None) -> list[int]:
    """W5: so many cards, of each kind; the discards become a new pile when it runs out, and if they run out too, fewer."""
    up = [0] * river.kinds
    pile = state.pile
    for _ in range(TURNED_UP[state.seats]):
        if not pile:
            reshuffle(river, state, chance, tell)
            if not pile:
                break
        kind = pile.pop()
        up[kind] = up[kind] + 1
    if tell is not None:
        for kind in range(river.kinds):
            if up[kind]:
                tell(TURNED, (kind, up[kind]))
    return up


def reshuffle(river: River, state: State, chance: Chance, tell: Tell | None) -> None:
    """W5: the discards are shuffled into a new pile. Now all can tell which cards lie hidden in the hands (W4)."""
    pile = state.pile
    for kind, cards in enumerate(state.discards):
        for _ in range(cards):
            pile.append(kind)
    if not pile:
        return
    state.discards = [0] * river.kinds
    chance.shuffle(pile, river.deck)
    state.reshuffled = 1
    state.hidden = hidden_in_hands(state)
    if tell is not None:
        tell(RESHUFFLED, (len(pile),))


def hidden_in_hands(state: State) -> list[int]:
    """W4: the cards of each kind in all hands that were not openly taken."""
    hidden = [0] * HAND_KINDS
    kind: i64 = 0
    for at, held in enumerate(state.hand):
        hidden[kind] = hidden[kind] + held - state.known[at]
        kind += 1
        if kind == HAND_KINDS:
            kind = 0
    return hidden


def unseen(river: River, state: State, hands: list[int]) -> list[int]:
    """W2: of each kind, the cards that lie neither in these hands nor openly."""
    lying = [
        state.discards, state.offer, hands, state.coal, state.sailors, state.fishing, state.waiting, state.aboard,
    ]  # fmt: skip
    return left_of(river.many, river.rows, lying)


def derive(river: River, state: State) -> None:
    """W2, W4: a pile of which nothing is told holds all the cards that lie nowhere else."""
    if not state.pile:
        state.pile = [kind for kind, many in enumerate(unseen(river, state, state.hand)) for _ in range(many)]


def spoil(river: River, state: State, tell: Tell | None) -> None:
    """W6: every barrel that was waiting is discarded."""
    waiting = state.waiting
    if tell is not None:
        tell(SUN_SHONE, (sum(waiting[PASSENGERS:]),))
    for cargo in range(PASSENGERS, river.cargo_kinds):
        if waiting[cargo]:
            state.discards[CARGO + cargo] += waiting[cargo]
            if tell is not None:
                tell(SPOILT, (cargo, waiting[cargo]))
            waiting[cargo] = 0


def refuse_take(river: River, state: State, action: int) -> str | None:
    """W8: one of the cards that lie open."""
    if not river.take <= action < river.lay:
        return "W8-take"
    return None if state.offer[action - river.take] else "W8-gone"


def take(state: State, seat: int, kind: int, tell: Tell | None) -> None:
    """W8: a card is drafted for all to see."""
    offer, hand, known = state.offer, state.hand, state.known
    at: i64 = seat * HAND_KINDS + kind
    offer[kind] = offer[kind] - 1
    hand[at] = hand[at] + 1
    known[at] = known[at] + 1
    state.turn = seat + 1 if seat + 1 < state.seats else 0
    if tell is not None:
        tell(TAKEN, (seat, kind))


def draft_waits(state: State, tell: Tell | None) -> bool:
    """W8: whether there is a choice. When all cards left are alike, they go round by themselves."""
    offer = state.offer
    kinds: i64 = 0
    for many in offer:
        if many:
            kinds += 1
            if kinds > 1:
                return True
    if kinds:
        for kind in range(HAND_KINDS):
            while offer[kind]:
                take(state, state.turn, kind, tell)
    return False
