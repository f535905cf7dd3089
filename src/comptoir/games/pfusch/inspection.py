"""The second half of a month of Pfusch: bribes, who inspects, the bargaining of those who tie, probing and what follows."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...kernel.chance import Chance
from ...kernel.events import Tell
from ...kernel.native import i64
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
    tokens = state.tokens
    month: i64 = state.month - 1
    seats: i64 = state.seats
    for seat in range(seats):
        chosen: i64 = state.choice[seat]
        if chosen:
            token = chosen - box.TOKEN_CHOICE
            state.choice[seat] = 0
            at = seat * TOKENS + token
            tokens[at] = tokens[at] - 1
            state.calendar[seat * DECEMBER + month] = token + 1
            if tell is not None:
                tell(box.BRIBED, (seat, token))
    find_inspector(plan, state, tell)


def played(state: State, seat: i64) -> i64:
    """F13: the token of a seat in the stack of this month, -1 for those who are out."""
    at: i64 = seat * DECEMBER + state.month - 1
    return state.calendar[at] - 1


def dearest(state: State) -> tuple[int, int, int]:
    """F9: the dearest token of this month, the first seat that played it, and how many did. F10: without those who bargain."""
    most: i64 = -1
    giver: i64 = 0
    givers: i64 = 0
    seats: i64 = state.seats
    for seat in range(seats):
        token = played(state, seat)
        if state.tied[seat] or token < most:
            continue
        if token > most:
            most = token
            giver = seat
            givers = 0
        givers += 1
    return most, giver, givers


# ---- the ordinary inspection ----


def find_inspector(plan: Plan, state: State, tell: Tell | None) -> None:
    """F9: the dearest gift makes the inspector. F10: those who share it bargain. F11: without a gift nobody inspects."""
    token, giver, givers = dearest(state)
    if token < GIFT:
        skip_ordinary(plan, state, box.BY_F11, tell)
    elif not blocks_to_name(state):
        skip_ordinary(plan, state, box.BY_F14, tell)
    elif givers > 1:
        begin_bargain(state, token, tell)
    else:
        appoint(plan, state, giver, box.BY_F9, tell)


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
    if not state.height[seat] and blocks_to_name(state) == 1:
        inspect(plan, state, state.height.index(1) * plan.size, tell)


def begin_bargain(state: State, token: int, tell: Tell | None) -> None:
    """F10: those who share the dearest gift have to agree on one block."""
    state.phase = BARGAIN
    for seat in range(state.seats):
        if played(state, seat) == token:
            state.tied[seat] = 1
            if tell is not None:
                tell(box.TIED, (seat, token))
    state.waiting = bargainers(state)


def most_proposals(state: State) -> int:
    """F10: three each where no clock runs (a ruling); by the clock as many as two minutes could ever hold."""
    return box.PROPOSALS_BY_THE_CLOCK if state.clock else box.PROPOSALS


def bargainers(state: State) -> list[int]:
    """F10: waited for are the tied seats that have proposed least; the others may speak again, but need not."""
    made = state.proposals
    fewest: i64 = box.PROPOSALS_BY_THE_CLOCK
    for seat, tied in enumerate(state.tied):
        if tied and made[seat] < fewest:
            fewest = made[seat]
    return [seat for seat, tied in enumerate(state.tied) if tied and made[seat] == fewest]


def propose(plan: Plan, state: State, seat: int, block: int, tell: Tell | None) -> None:
    """F10: a new standing proposal. They agree when all stand on the same block; when all have used theirs up it is over."""
    proposals = state.proposals
    proposals[seat] = proposals[seat] + 1
    state.proposal[seat] = block + 1
    if tell is not None:
        tell(box.PROPOSED, (seat, block // plan.size, block % plan.size))
    agreed = used_up = True
    most = most_proposals(state)
    for other, tied in enumerate(state.tied):
        if tied:
            agreed = agreed and state.proposal[other] == block + 1
            used_up = used_up and proposals[other] == most
    if agreed:
        if tell is not None:
            tell(box.AGREED, (block // plan.size, block % plan.size))
        end_bargain(state)
        state.phase = INSPECT
        inspect(plan, state, block, tell)
    elif used_up:
        break_off(plan, state, tell)
    else:
        state.waiting = bargainers(state)


def break_off(plan: Plan, state: State, tell: Tell | None) -> None:
    """F10: no agreement, so the giver of the next dearest gift decides; nobody, if there is none or several share it."""
    if tell is not None:
        tell(box.BROKE_OFF, ())
    token, giver, givers = dearest(state)
    end_bargain(state)
    if token >= GIFT and givers == 1:
        appoint(plan, state, giver, box.BY_F10, tell)
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
    informers = informer = 0
    for seat in range(state.seats):
        if played(state, seat) == INFORMER:
            informers += 1
            informer = seat
    if not informers or builders_left(state) == 1:
        return
    if informers > 1 or state.strikes[informer] == OUT:
        if tell is not None:
            tell(box.NO_INSPECTION, (box.BY_F12 if informers > 1 else box.BY_F18,))
    elif blocks_to_name(state):
        appoint(plan, state, informer, box.BY_F12, tell)
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


def blocks_to_name(state: State) -> i64:
    """F14: how many those are."""
    blocks: i64 = 0
    for height in state.height:
        blocks += height
    return blocks


def may_decline(state: State, seat: int) -> bool:
    """F14: only if none but one's own blocks could be named (a ruling)."""
    return blocks_to_name(state) == state.height[seat]


def sample(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """One of `legal`, each equally likely: count through the blocks, then the ways out."""
    blocks = blocks_to_name(state)
    chosen: i64
    if state.phase == BARGAIN:
        if state.proposals[seat] == most_proposals(state):
            blocks = 0
        chosen = chance.below(blocks + 1 + state.clock)
        return plan.propose + nth_block(plan, state, chosen) if chosen < blocks else plan.give_up + chosen - blocks
    chosen = chance.below(blocks + 1 if blocks == state.height[seat] else blocks)
    return plan.probe + nth_block(plan, state, chosen) if chosen < blocks else plan.decline


def nth_block(plan: Plan, state: State, nth: i64) -> i64:
    """The block at this place of `open_blocks`, without the list."""
    size: i64 = plan.size
    first: i64 = 0
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
    strikes = state.strikes[seat] + 1
    state.strikes[seat] = strikes
    if tell is not None:
        tell(box.TORN_DOWN, (seat, site, strikes))
    if strikes == 2:
        hand_in(state, seat, tell)
    elif strikes == OUT and tell is not None:
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
    blocks, known = state.blocks, state.known
    least: i64 = state.sunk_least[seat]
    height: i64 = state.height[seat]
    first: i64 = seat * plan.size
    for at in range(first, first + height):
        if known[at]:
            known[at] = 0
            least += 1
        blocks[at] = 0
    state.sunk_least[seat] = least
    state.sunk_most[seat] = min(state.sunk_most[seat] + most_wood, box.WOOD_EACH - state.handed[seat])
    state.height[seat] = 0


def builders(state: State) -> list[int]:
    """F18: those who are not out."""
    return [seat for seat, strikes in enumerate(state.strikes) if strikes < OUT]


def builders_left(state: State) -> i64:
    """F18: how many those are."""
    left: i64 = 0
    for strikes in state.strikes:
        if strikes < OUT:
            left += 1
    return left
