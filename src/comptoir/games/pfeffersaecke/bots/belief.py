"""Worlds that a seat of Pfeffersäcke may believe in."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.visibility import View, restore
from ..board import Board
from ..masks import derive
from ..pieces import DISKS, FIELDS, VALUES, State
from ..setup import HIGH, dealt_disks, high_disks_owed, high_each, still_owed


class Belief:
    """Believing on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.dealt: dict[int, list[int]] = {}  # by the number of seats: how many disks of each value were dealt

    def imagine(self, view: View, seat: int, chance: Chance) -> State:
        """A world in which this seat would see this view: the unseen disks, dealt to the others at random.

        P7 is known to all: a seat that has placed fewer high disks than everyone was dealt first still holds the others.
        """
        state = restore(FIELDS, State(), view)
        derive(self.board, state)
        unseen = self.unseen_disks(state, seat)
        high = [disk for disk in unseen if disk >= HIGH]
        rest = [disk for disk in unseen if disk < HIGH]
        chance.shuffle(high, DISKS)
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            for _ in range(high_disks_owed(self.board, state, other)):
                state.hand[other * VALUES + high.pop()] += 1
        rest += high
        chance.shuffle(rest, DISKS)
        for other in others:
            held = sum(state.hand[other * VALUES : (other + 1) * VALUES])
            for _ in range(view.hand_count[other] - held):
                state.hand[other * VALUES + rest.pop()] += 1
        return state

    def worked_out(self, state: State, seat: int) -> list[list[int]]:
        """P4, P7: of each value, the disks that somebody else must hold; of each seat, the high ones it surely holds."""
        if state.seats not in self.dealt:
            disks = dealt_disks(self.board, state)
            self.dealt[state.seats] = [disks.count(disk) for disk in range(VALUES)]
        unseen = self.dealt[state.seats][:]
        each = high_each(sum(unseen[HIGH:]), state.seats)
        for disk in range(VALUES):
            unseen[disk] -= state.hand[seat * VALUES + disk]
        for slot, many in enumerate(state.placed):
            if many:
                unseen[slot % VALUES] -= many
        return [unseen, [still_owed(state, other, each) for other in range(state.seats)]]

    def unseen_disks(self, state: State, seat: int) -> list[int]:
        """Those neither placed nor in this seat's hand."""
        unseen = dealt_disks(self.board, state)
        for disk in range(VALUES):
            gone = state.hand[seat * VALUES + disk] + sum(state.placed[disk::VALUES])
            for _ in range(gone):
                unseen.remove(disk)
        return unseen
