"""The second half of a month of Pfusch: bribes, who inspects, the bargaining of those who tie, probing and what follows."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...kernel.chance import Chance
from ...kernel.events import Tell
from . import pieces as box
from .pieces import (
    BARGAIN,
    DECEMBER,
    EVENING,
    GIFT,
    INFORM,
    INFORMER,
    INSPECT,
    OUT,
    TOKENS,
    WOOD,
    Plan,
    State,
)

# ---- bribes ----


def begin_bribes(plan: Plan, state: State, tell: Tell | None) -> None:
    """F8: all choose a token. F20: in December each has just one left, so there is nothing to choose."""
    state.phase = box.BRIBE
    state.waiting = builders(state)
    if state.month == DECEMBER:
        for seat in state.waiting:
            hand = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
            state.choice[seat] = box.TOKEN_CHOICE + hand.index(1)
        reveal(plan, state, tell)


def reveal(plan: Plan, state: State, tell: Tell | None) -> None:
    """F8, F13: all tokens are turned over together, in the order of the seats, and spent on their month of the calendar."""
    for seat, chosen in enumerate(state.choice):
        if chosen:
            token = chosen - box.TOKEN_CHOICE
            state.choice[seat] = 0
            state.tokens[seat * TOKENS + token] -= 1
            state.calendar[seat * DECEMBER + state.month - 1] = token + 1
            if tell is not None:
                tell(box.BRIBED, (seat, token))
    find_inspector(plan, state, tell)


def played(state: State) -> list[int]:
    """F13: the stack of this month: the token of each seat, -1 for those who are out."""
    return [token - 1 for token in state.calendar[state.month - 1 :: DECEMBER]]


# ---- the ordinary inspection ----


def find_inspector(plan: Plan, state: State, tell: Tell | None) -> None:
    """F9: the dearest gift makes the inspector. F10: those who share it bargain. F11: without a gift nobody inspects."""
    tokens = played(state)
    dearest = max(tokens)
    if dearest < GIFT:
        skip_ordinary(plan, state, box.BY_F11, tell)
    elif not any(state.height):
        skip_ordinary(plan, state, box.BY_F14, tell)
    elif tokens.count(dearest) > 1:
        begin_bargain(state, tokens, dearest, tell)
    else:
        appoint(plan, state, tokens.index(dearest), box.BY_F9, tell)


def skip_ordinary(plan: Plan, state: State, rule: int, tell: Tell | None) -> None:
    """F10, F11 and F14: no ordinary inspection this month."""
    if tell is not None:
        tell(box.NO_INSPECTION, (rule,))
    after_ordinary(plan, state, tell)


def appoint(plan: Plan, state: State, seat: int, rule: int, tell: Tell | None) -> None:
    """F9, F12: this seat names a block. If there is one only, and not its own, it has no choice (F14)."""
    state.phase = INFORM if rule == box.BY_F12 else INSPECT
    state.waiting = [seat]
    if tell is not None:
        tell(box.INSPECTOR, (seat, rule))
    if sum(state.height) == 1 and not state.height[seat]:
        inspect(plan, state, state.height.index(1) * plan.size, tell)


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


def propose(plan: Plan, state: State, seat: int, block: int, tell: Tell | None) -> None:
    """F10: a new standing proposal. They agree when all stand on the same block; when all have used theirs up it is over."""
    state.proposal[seat] = block + 1
    state.proposals[seat] += 1
    if tell is not None:
        tell(box.PROPOSED, (seat, block // plan.size, block % plan.size))
    tied = [other for other in range(state.seats) if state.tied[other]]
    if all(state.proposal[other] == block + 1 for other in tied):
        if tell is not None:
            tell(box.AGREED, (block // plan.size, block % plan.size))
        end_bargain(state)
        state.phase = INSPECT
        inspect(plan, state, block, tell)
    elif all(state.proposals[other] == most_proposals(state) for other in tied):
        break_off(plan, state, tell)
    else:
        state.waiting = bargainers(state)


def break_off(plan: Plan, state: State, tell: Tell | None) -> None:
    """F10: no agreement, so the giver of the next dearest gift decides; nobody, if there is none or several share it."""
    if tell is not None:
        tell(box.BROKE_OFF, ())
    others = [-1 if state.tied[seat] else token for seat, token in enumerate(played(state))]
    end_bargain(state)
    next_dearest = max(others)
    if next_dearest >= GIFT and others.count(next_dearest) == 1:
        appoint(plan, state, others.index(next_dearest), box.BY_F10, tell)
    else:
        skip_ordinary(plan, state, box.BY_F10, tell)


def end_bargain(state: State) -> None:
    seats = state.seats
    state.tied = [0] * seats
    state.proposal = [0] * seats
    state.proposals = [0] * seats


# ---- the informer ----


def after_ordinary(plan: Plan, state: State, tell: Tell | None) -> None:
    """F12: one informer names a block for an extra inspection, unless just put out. Two or more cancel each other."""
    state.phase = EVENING
    informers = [seat for seat, token in enumerate(played(state)) if token == INFORMER]
    if not informers or len(builders(state)) == 1:
        return
    if len(informers) > 1 or state.strikes[informers[0]] == OUT:
        if tell is not None:
            tell(box.NO_INSPECTION, (box.BY_F12 if len(informers) > 1 else box.BY_F18,))
    elif any(state.height):
        appoint(plan, state, informers[0], box.BY_F12, tell)
    elif tell is not None:
        tell(box.NO_INSPECTION, (box.BY_F14,))


# ---- who may do what ----


def legal(plan: Plan, state: State, seat: int) -> list[int]:
    """F10, F14: the blocks that can be named, and whether one may decline, give up, or let the time run out."""
    if state.phase == BARGAIN:
        if not state.tied[seat]:
            return []
        actions = []
        if state.proposals[seat] < most_proposals(state):
            actions = [plan.propose + block for block in open_blocks(plan, state)]
        return [*actions, plan.give_up, plan.time_up] if state.clock else [*actions, plan.give_up]
    if seat not in state.waiting:
        return []
    actions = [plan.probe + block for block in open_blocks(plan, state)]
    return [*actions, plan.decline] if may_decline(state, seat) else actions


def open_blocks(plan: Plan, state: State) -> list[int]:
    """F14: the blocks of buildings with a sign beside them, one's own included."""
    return [seat * plan.size + place for seat, height in enumerate(state.height) for place in range(height)]


def may_decline(state: State, seat: int) -> bool:
    """F14: only if none but one's own blocks could be named (a ruling)."""
    return sum(state.height) == state.height[seat]


def sample(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """One of `legal`, each equally likely: count through the blocks, then the ways out."""
    blocks = sum(state.height)
    if state.phase == BARGAIN:
        if state.proposals[seat] == most_proposals(state):
            blocks = 0
        chosen = chance.below(blocks + 1 + state.clock)
        return plan.propose + nth_block(plan, state, chosen) if chosen < blocks else plan.give_up + chosen - blocks
    chosen = chance.below(blocks + 1 if blocks == state.height[seat] else blocks)
    return plan.probe + nth_block(plan, state, chosen) if chosen < blocks else plan.decline


def nth_block(plan: Plan, state: State, nth: int) -> int:
    """The block at this place of `open_blocks`, without the list."""
    size = plan.size
    first = 0
    for height in state.height:
        if nth < height:
            break
        nth -= height
        first += size
    return first + nth


# What `refuse` may answer, with the facts in its sentence.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "F9": ("turn-seat",), "F9-time": (), "F10-time": (), "F10-others": (), "F10-clock": (), "F10-proposals": ("most",),
    "F12": ("turn-seat",), "F14-decline": (), "F14-block": (),
}  # fmt: skip


def refuse(plan: Plan, state: State, seat: int, action: int) -> str | None:
    """F9, F10 and F14: why this seat may not name, decline, propose or give up now."""
    if action >= plan.propose:
        return refuse_bargain(plan, state, seat, action)
    if state.phase not in (INSPECT, INFORM):
        return "F9-time"
    if seat not in state.waiting:
        return "F12" if state.phase == INFORM else "F9"
    if action == plan.decline:
        return None if may_decline(state, seat) else "F14-decline"
    return refuse_block(plan, state, action - plan.probe)


def refuse_bargain(plan: Plan, state: State, seat: int, action: int) -> str | None:
    """F10: only those who tie bargain, with as many proposals as they have; time runs out only where a clock runs."""
    if state.phase != BARGAIN:
        return "F10-time"
    if not state.tied[seat]:
        return "F10-others"
    if action == plan.give_up:
        return None
    if action == plan.time_up:
        return None if state.clock else "F10-clock"
    if state.proposals[seat] == most_proposals(state):
        return "F10-proposals"
    return refuse_block(plan, state, action - plan.propose)


def refuse_block(plan: Plan, state: State, block: int) -> str | None:
    """F14: the block must be there, in a building with a sign."""
    builder = block // plan.size
    return None if builder < state.seats and block % plan.size < state.height[builder] else "F14-block"


def play(plan: Plan, state: State, seat: int, action: int, tell: Tell | None) -> None:
    """F9, F10: a block is named or proposed, or somebody leaves it."""
    if action < plan.decline:
        inspect(plan, state, action - plan.probe, tell)
    elif action == plan.decline:
        if tell is not None:
            tell(box.DECLINED, (seat,))
        after_inspection(plan, state, tell)
    elif action < plan.propose + plan.blocks:
        propose(plan, state, seat, action - plan.propose, tell)
    else:
        if tell is not None:
            if action == plan.give_up:
                tell(box.GAVE_UP, (seat,))
            else:
                tell(box.TIME_RAN_OUT, ())
        break_off(plan, state, tell)


# ---- probing, and what follows ----


def inspect(plan: Plan, state: State, block: int, tell: Tell | None) -> None:
    """F15: wood inside is seen by everyone. F16: plaster brings the building down."""
    material = state.blocks[block]
    if material == WOOD:
        state.known[block] = 1
    if tell is not None:
        tell(box.PROBED, (block // plan.size, block % plan.size, material - 1))
    if material != WOOD:
        tear_down(plan, state, block // plan.size, tell)
    after_inspection(plan, state, tell)


def after_inspection(plan: Plan, state: State, tell: Tell | None) -> None:
    """F12: the informer comes after the ordinary inspection; after the informer the month is over."""
    if state.phase == INFORM:
        state.phase = EVENING
    else:
        after_ordinary(plan, state, tell)


def tear_down(plan: Plan, state: State, seat: int, tell: Tell | None) -> None:
    """F16: the building is removed, its wood lost, its site free, the sign back. F17: and the builder is caught once more."""
    site = state.sign[seat] - 1
    leave_project(plan, state, seat, state.height[seat] - 1)
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


def leave_project(plan: Plan, state: State, seat: int, most_wood: int) -> None:
    """F7, F16: the sign goes; what is inside stays unknown but for the blocks that were probed and the most it can be."""
    size = plan.size
    first, end = seat * size, (seat + 1) * size
    state.sunk_least[seat] += sum(state.known[first:end])
    state.sunk_most[seat] = min(state.sunk_most[seat] + most_wood, box.WOOD_EACH - state.handed[seat])
    state.height[seat] = 0
    state.blocks[first:end] = state.known[first:end] = [0] * size


def builders(state: State) -> list[int]:
    """F18: those who are not out."""
    return [seat for seat, strikes in enumerate(state.strikes) if strikes < OUT]
