"""The second half of a month of Pfusch: bribes, who inspects, the bargaining of those who tie, probing and what follows."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...kernel.chance import Chance
from ...kernel.events import Tell
from . import pieces as box
from .pieces import BARGAIN, DECEMBER, EVENING, GIFT, INFORM, INFORMER, INSPECT, OUT, PROBE, PROPOSE, SIZE, TOKENS, WOOD, State

# ---- bribes ----


def begin_bribes(state: State, tell: Tell | None) -> None:
    """F8: all choose a token. F20: in December each has just one left, so there is nothing to choose."""
    state.phase = box.BRIBE
    state.waiting = builders(state)
    if state.month == DECEMBER:
        for seat in state.waiting:
            hand = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
            state.choice[seat] = box.TOKEN_CHOICE + hand.index(1)
        reveal(state, tell)


def reveal(state: State, tell: Tell | None) -> None:
    """F8, F13: all tokens are turned over together, in the order of the seats, and spent on their month of the calendar."""
    for seat, chosen in enumerate(state.choice):
        if chosen:
            token = chosen - box.TOKEN_CHOICE
            state.choice[seat] = 0
            state.tokens[seat * TOKENS + token] -= 1
            state.calendar[seat * DECEMBER + state.month - 1] = token + 1
            if tell is not None:
                tell(box.BRIBED, (seat, token))
    find_inspector(state, tell)


def played(state: State) -> list[int]:
    """F13: the stack of this month: the token of each seat, -1 for those who are out."""
    return [token - 1 for token in state.calendar[state.month - 1 :: DECEMBER]]


# ---- the ordinary inspection ----


def find_inspector(state: State, tell: Tell | None) -> None:
    """F9: the dearest gift makes the inspector. F10: those who share it bargain. F11: without a gift nobody inspects."""
    tokens = played(state)
    dearest = max(tokens)
    if dearest < GIFT:
        skip_ordinary(state, box.BY_F11, tell)
    elif not any(state.height):
        skip_ordinary(state, box.BY_F14, tell)
    elif tokens.count(dearest) > 1:
        begin_bargain(state, tokens, dearest, tell)
    else:
        appoint(state, tokens.index(dearest), box.BY_F9, tell)


def skip_ordinary(state: State, rule: int, tell: Tell | None) -> None:
    """F10, F11 and F14: no ordinary inspection this month."""
    if tell is not None:
        tell(box.NO_INSPECTION, (rule,))
    after_ordinary(state, tell)


def appoint(state: State, seat: int, rule: int, tell: Tell | None) -> None:
    """F9, F12: this seat names a block. If there is one only, and not its own, it has no choice (F14)."""
    state.phase = INFORM if rule == box.BY_F12 else INSPECT
    state.waiting = [seat]
    if tell is not None:
        tell(box.INSPECTOR, (seat, rule))
    if sum(state.height) == 1 and not state.height[seat]:
        inspect(state, state.height.index(1) * SIZE, tell)


def begin_bargain(state: State, tokens: list[int], dearest: int, tell: Tell | None) -> None:
    """F10: those who share the dearest gift have to agree on one block."""
    state.phase = BARGAIN
    for seat, token in enumerate(tokens):
        if token == dearest:
            state.tied[seat] = 1
            if tell is not None:
                tell(box.TIED, (seat, token))
    state.waiting = bargainers(state)


def most_proposals(state: State) -> int:
    """F10: three each where no clock runs (a ruling); by the clock as many as two minutes could ever hold."""
    return box.PROPOSALS_BY_THE_CLOCK if state.clock else box.PROPOSALS


def bargainers(state: State) -> list[int]:
    """F10: waited for are the tied seats that have proposed least; the others may speak again, but need not."""
    made = [many for many, tied in zip(state.proposals, state.tied, strict=True) if tied]
    fewest = min(made)
    return [seat for seat in range(state.seats) if state.tied[seat] and state.proposals[seat] == fewest]


def propose(state: State, seat: int, block: int, tell: Tell | None) -> None:
    """F10: a new standing proposal. They agree when all stand on the same block; when all have used theirs up it is over."""
    state.proposal[seat] = block + 1
    state.proposals[seat] += 1
    if tell is not None:
        tell(box.PROPOSED, (seat, block // SIZE, block % SIZE))
    tied = [other for other in range(state.seats) if state.tied[other]]
    if all(state.proposal[other] == block + 1 for other in tied):
        if tell is not None:
            tell(box.AGREED, (block // SIZE, block % SIZE))
        end_bargain(state)
        state.phase = INSPECT
        inspect(state, block, tell)
    elif all(state.proposals[other] == most_proposals(state) for other in tied):
        break_off(state, tell)
    else:
        state.waiting = bargainers(state)


def break_off(state: State, tell: Tell | None) -> None:
    """F10: no agreement, so the giver of the next dearest gift decides; nobody, if there is none or several share it."""
    if tell is not None:
        tell(box.BROKE_OFF, ())
    others = [-1 if state.tied[seat] else token for seat, token in enumerate(played(state))]
    end_bargain(state)
    next_dearest = max(others)
    if next_dearest >= GIFT and others.count(next_dearest) == 1:
        appoint(state, others.index(next_dearest), box.BY_F10, tell)
    else:
        skip_ordinary(state, box.BY_F10, tell)


def end_bargain(state: State) -> None:
    seats = state.seats
    state.tied = [0] * seats
    state.proposal = [0] * seats
    state.proposals = [0] * seats


# ---- the informer ----


def after_ordinary(state: State, tell: Tell | None) -> None:
    """F12: one informer names a block for an extra inspection, unless just put out. Two or more cancel each other."""
    state.phase = EVENING
    informers = [seat for seat, token in enumerate(played(state)) if token == INFORMER]
    if not informers or len(builders(state)) == 1:
        return
    if len(informers) > 1 or state.strikes[informers[0]] == OUT:
        if tell is not None:
            tell(box.NO_INSPECTION, (box.BY_F12 if len(informers) > 1 else box.BY_F18,))
    elif any(state.height):
        appoint(state, informers[0], box.BY_F12, tell)
    elif tell is not None:
        tell(box.NO_INSPECTION, (box.BY_F14,))


# ---- who may do what ----


def legal(state: State, seat: int) -> list[int]:
    """F10, F14: the blocks that can be named, and whether one may decline, give up, or let the time run out."""
    if state.phase == BARGAIN:
        if not state.tied[seat]:
            return []
        actions = []
        if state.proposals[seat] < most_proposals(state):
            actions = [PROPOSE + block for block in open_blocks(state)]
        return [*actions, box.GIVE_UP, box.TIME_UP] if state.clock else [*actions, box.GIVE_UP]
    if seat not in state.waiting:
        return []
    actions = [PROBE + block for block in open_blocks(state)]
    return [*actions, box.DECLINE] if may_decline(state, seat) else actions


def open_blocks(state: State) -> list[int]:
    """F14: the blocks of buildings with a sign beside them, one's own included."""
    return [seat * SIZE + place for seat, height in enumerate(state.height) for place in range(height)]


def may_decline(state: State, seat: int) -> bool:
    """F14: only if none but one's own blocks could be named (a ruling)."""
    return sum(state.height) == state.height[seat]


def sample(state: State, seat: int, chance: Chance) -> int:
    """One of `legal`, each equally likely: count through the blocks, then the ways out."""
    blocks = sum(state.height)
    if state.phase == BARGAIN:
        if state.proposals[seat] == most_proposals(state):
            blocks = 0
        chosen = chance.below(blocks + 1 + state.clock)
        return PROPOSE + nth_block(state, chosen) if chosen < blocks else box.GIVE_UP + chosen - blocks
    chosen = chance.below(blocks + 1 if blocks == state.height[seat] else blocks)
    return PROBE + nth_block(state, chosen) if chosen < blocks else box.DECLINE


def nth_block(state: State, nth: int) -> int:
    """The block at this place of `open_blocks`, without the list."""
    first = 0
    for height in state.height:
        if nth < height:
            break
        nth -= height
        first += SIZE
    return first + nth


# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "F9": ("turn-seat",), "F9-time": (), "F10-time": (), "F10-others": (), "F10-clock": (), "F10-proposals": ("most",),
    "F12": ("turn-seat",), "F14-decline": (), "F14-block": (),
}  # fmt: skip


def refuse(state: State, seat: int, action: int) -> str | None:
    """F9, F10 and F14: why this seat may not name, decline, propose or give up now."""
    if action >= PROPOSE:
        return refuse_bargain(state, seat, action)
    if state.phase not in (INSPECT, INFORM):
        return "F9-time"
    if seat not in state.waiting:
        return "F12" if state.phase == INFORM else "F9"
    if action == box.DECLINE:
        return None if may_decline(state, seat) else "F14-decline"
    return refuse_block(state, action - PROBE)


def refuse_bargain(state: State, seat: int, action: int) -> str | None:
    """F10: only those who tie bargain, with as many proposals as they have; time runs out only where a clock runs."""
    if state.phase != BARGAIN:
        return "F10-time"
    if not state.tied[seat]:
        return "F10-others"
    if action == box.GIVE_UP:
        return None
    if action == box.TIME_UP:
        return None if state.clock else "F10-clock"
    if state.proposals[seat] == most_proposals(state):
        return "F10-proposals"
    return refuse_block(state, action - PROPOSE)


def refuse_block(state: State, block: int) -> str | None:
    """F14: the block must be there, in a building with a sign."""
    builder = block // SIZE
    return None if builder < state.seats and block % SIZE < state.height[builder] else "F14-block"


def play(state: State, seat: int, action: int, tell: Tell | None) -> None:
    """F9, F10: a block is named or proposed, or somebody leaves it."""
    if action < box.DECLINE:
        inspect(state, action - PROBE, tell)
    elif action == box.DECLINE:
        if tell is not None:
            tell(box.DECLINED, (seat,))
        after_inspection(state, tell)
    elif action < PROPOSE + box.BLOCKS:
        propose(state, seat, action - PROPOSE, tell)
    else:
        if tell is not None:
            if action == box.GIVE_UP:
                tell(box.GAVE_UP, (seat,))
            else:
                tell(box.TIME_RAN_OUT, ())
        break_off(state, tell)


# ---- probing, and what follows ----


def inspect(state: State, block: int, tell: Tell | None) -> None:
    """F15: wood inside is seen by everyone. F16: plaster brings the building down."""
    material = state.blocks[block]
    if material == WOOD:
        state.known[block] = 1
    if tell is not None:
        tell(box.PROBED, (block // SIZE, block % SIZE, material - 1))
    if material != WOOD:
        tear_down(state, block // SIZE, tell)
    after_inspection(state, tell)


def after_inspection(state: State, tell: Tell | None) -> None:
    """F12: the informer comes after the ordinary inspection; after the informer the month is over."""
    if state.phase == INFORM:
        state.phase = EVENING
    else:
        after_ordinary(state, tell)


def tear_down(state: State, seat: int, tell: Tell | None) -> None:
    """F16: the building is removed, its wood lost, its site free, the sign back. F17: and the builder is caught once more."""
    site = state.sign[seat] - 1
    leave_project(state, seat, state.height[seat] - 1)
    state.sign[seat] = 0
    state.owners[site] = 0
    insort(state.free, site)
    state.strikes[seat] += 1
    if tell is not None:
        tell(box.TORN_DOWN, (seat, site, state.strikes[seat]))
    if state.strikes[seat] == 2:
        hand_in(state, seat, tell)
    elif state.strikes[seat] == OUT and tell is not None:
        tell(box.WENT_OUT, (seat,))


def hand_in(state: State, seat: int, tell: Tell | None) -> None:
    """F17: the second time one wooden block is handed in openly; whoever has none shows by that where all nine went."""
    if state.wood[seat]:
        state.wood[seat] -= 1
        state.handed[seat] = 1
        state.sunk_most[seat] = min(state.sunk_most[seat], box.WOOD_EACH - 1)
    else:
        state.sunk_least[seat] = state.sunk_most[seat] = box.WOOD_EACH
    if tell is not None:
        tell(box.HANDED_IN if state.handed[seat] else box.HAD_NO_WOOD, (seat,))


def leave_project(state: State, seat: int, most_wood: int) -> None:
    """F7, F16: the sign goes; what is inside stays unknown but for the blocks that were probed and the most it can be."""
    first = seat * SIZE
    state.sunk_least[seat] += sum(state.known[first : first + SIZE])
    state.sunk_most[seat] = min(state.sunk_most[seat] + most_wood, box.WOOD_EACH - state.handed[seat])
    state.height[seat] = 0
    for place in range(first, first + SIZE):
        state.blocks[place] = state.known[place] = 0


def builders(state: State) -> list[int]:
    """F18: those who are not out."""
    return [seat for seat, strikes in enumerate(state.strikes) if strikes < OUT]
