"""Worlds that a seat of Pfeffersäcke may believe in."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.swift import left_of
from ....kernel.visibility import View, restore
from ..board import Board
from ..masks import derive
from ..pieces import BASIC_INCOME, DISKS, FIELDS, VALUES, State
from ..setup import HIGH, dealt_disks, high_disks_owed, high_each, still_owed

BY_VALUE: Final = [0, VALUES, 0, VALUES]  # as the disks of a hand, and those placed, are counted


class Belief:
    """Believing on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.dealt: list[list[int]] = [[] for _ in BASIC_INCOME]  # by seats: how many disks of each value were dealt
        self.high_dealt = [0] * len(BASIC_INCOME)  # P7: and how many high ones everyone got first

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
        if not self.dealt[state.seats]:
            disks = dealt_disks(self.board, state)
            self.dealt[state.seats] = [disks.count(disk) for disk in range(VALUES)]
            self.high_dealt[state.seats] = high_each(sum(disk >= HIGH for disk in disks), state.seats)
        hand = state.hand[seat * VALUES : (seat + 1) * VALUES]
        unseen = left_of(self.dealt[state.seats], BY_VALUE, [hand, state.placed])
        each = self.high_dealt[state.seats]
        return [unseen, [still_owed(state, other, each) for other in range(state.seats)]]

    def unseen_disks(self, state: State, seat: int) -> list[int]:
        """Those neither placed nor in this seat's hand."""
        unseen = dealt_disks(self.board, state)
        for disk in range(VALUES):
            gone = state.hand[seat * VALUES + disk] + sum(state.placed[disk::VALUES])
            for _ in range(gone):
                unseen.remove(disk)
        return unseen
