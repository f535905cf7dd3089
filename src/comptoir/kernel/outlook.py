"""The outlook: what a player who thinks ahead must know of a game besides its rules and its instinct."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .chance import Chance
from .state import BaseState
from .visibility import View

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True)
class Outlook(Generic[S]):
    """How far to think, and what a position is worth where thinking stops."""

    worth: Callable[[S], list[float]]  # the final score each seat may expect: points made, and what is in hand valued
    chapter: Callable[[S], int]  # rises at every natural break: a round, a month
    chapters: int  # how many breaks ahead to think
    margin: Callable[[S], float]  # a lead of so many points is a clear one, with what is still to come
    tries: int  # moves that an imagined player weighs before it moves
    iterations: int  # imagined games a move, for a master: 50 ms or less compiled
    trust: float = 0.0  # what a point of the instinct's liking counts (1 is the whole way from a loss to a win), until tried
    steps: int = 400  # the most actions of an imagined game
    laps: int = 0  # if given, as many actions as this for each seat at the table instead
    sealed: Callable[[S], bool] = lambda state: False  # whether choices are now made in secret, all at once
    # So many of the instinct's favourites are compared in the same worlds, with the same luck; 0: upper confidence bounds.
    contest: int = 0
    # Whether the other seats think too, each in a tree of its own; if not, they follow their hunches.
    others_think: bool = True
    # A good action found fast, with some luck in it, for imagined players; without one, the best of a few by instinct.
    hunch: Callable[[S, int, Chance], int] | None = None
    # Worlds weighed by how the other seats tend to act; without this, the game's `imagine`, which knows only the rules.
    imagine: Callable[[View, int, Chance], S] | None = None
    # Sealed choices begin with the mixture that hunches make, as if it had been regretted so much not to follow them.
    prior: float = 0.0
