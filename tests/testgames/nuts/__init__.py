"""Nuts, the game that `comptoir new-game` writes, with two revisions; and one where the fewest win."""

from __future__ import annotations

from dataclasses import replace

from comptoir.cli.skeleton.game import GAME as NEWEST
from comptoir.cli.skeleton.game.bots.evaluation import instinct
from comptoir.cli.skeleton.game.pieces import State

from . import revision_1


def winners_with_fewest(state: State) -> list[int]:
    """N6, revision 3: the fewest nuts; equals share."""
    return [seat for seat, nuts in enumerate(state.points) if nuts == min(state.points)]


def dread(state: State, seat: int, action: int) -> float:
    """Where the fewest nuts win."""
    return -instinct(state, seat, action)


SECOND = replace(NEWEST, revision=2)
FIRST = replace(SECOND, revision=1, play=revision_1.play)
GAME = replace(SECOND, earlier=(FIRST,))

# Revision 3 turns the game round: the nuts are foul, and whoever has the fewest wins.
FEWEST = replace(SECOND, revision=3, earlier=(FIRST, SECOND), lowest_wins=True, winners=winners_with_fewest, instinct=dread)
