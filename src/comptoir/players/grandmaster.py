"""The grandmaster: the search of `search.py`, led by the game's network.

What is tried first, and how much an action must show to be preferred to the network's favourite, follows from the network's
odds; what a position is worth where thinking stops is in part the network's chances. Worlds are all that the seat could believe
in, whoever the others are: nobody is taken for a merchant. What must not be read is drawn, as a master draws it, but from the
network's odds: what it thinks corrects what it has learned.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from ..kernel.contract import Game
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .learned import Mind
from .network import BadWeights, shipped_network
from .search import Search
from .trees import Node, Tuning

SMALLEST: Final = 1e-6  # odds below this are all alike


class Temper:
    """The numbers by which a grandmaster differs from a master; those we play with were found by trying (docs/learned.md).

    - `odds_weight`: what an action whose odds are e times smaller than the favourite's must show more; `trusted`: tries after
      which that counts half. `compared`: how many favourites are compared in the same worlds. `worlds`: in how many the network
      is asked for its odds.
    - `eager`: what a whole chance counts against the odds where a choice is drawn (`trees.Tuning`).
    """

    def __init__(
        self, *, odds_weight: float = 0.03, trusted: float = 60.0, compared: int = 12, worlds: int = 3, eager: float = 20.0
    ) -> None:  # fmt: skip
        self.odds_weight, self.trusted, self.compared, self.worlds = odds_weight, trusted, compared, worlds
        self.eager = eager


OURS: Final = Temper()


@mypyc_attr(allow_interpreted_subclasses=True)
class Grandmaster(Search):
    """Thinks for so many imagined games, or so many milliseconds if that is given."""

    def __init__(
        self, game: Game[Any], seed: int, mind: Mind | None = None, iterations: int = 0, milliseconds: float = 0.0,
        temper: Temper = OURS,
    ) -> None:  # fmt: skip
        super().__init__(game, seed, iterations, milliseconds, Tuning(trusted=temper.trusted, eager=temper.eager))
        self.mind = Mind(game, shipped_network(game)) if mind is None else mind
        self.temper = temper
        self.compared = temper.compared
        self.network_share = 0.0 if game.lookahead is None else game.lookahead.network_share
        self.crowded_ahead = 0 if game.lookahead is None else game.lookahead.crowded_ahead
        self.crowded_rollout: Any = None if game.lookahead is None else game.lookahead.crowded_rollout
        self.crowded_favourites = 0 if game.lookahead is None else game.lookahead.crowded_favourites

    def root_node(self, view: View, actions: list[int], mixed: bool) -> Node:
        """The actions, those first that the network likes best over a few worlds."""
        self.mind.forget()
        odds = [0.0] * len(actions)
        for _ in range(self.temper.worlds):
            world = self.imagine(view, view.seat, self.chance)
            self.suit(world.seats)
            found, _ = self.mind.judge(world, view.seat, actions)
            for at, part in enumerate(found):
                odds[at] += part / self.temper.worlds
        if world.seats > 2 and self.crowded_rollout is not None:
            self.rollout = self.crowded_rollout(world)
        places = sorted(range(len(actions)), key=lambda at: -odds[at])
        odds = [odds[at] for at in places]
        likings = [log(max(part, SMALLEST)) for part in odds]
        handicaps = [self.temper.odds_weight * (likings[0] - liking) for liking in likings]
        root = Node([actions[at] for at in places], handicaps, mixed, self.tuning)
        if mixed:
            root.anchor(odds)
        return root

    def suit(self, seats: int) -> None:
        """What hangs on how many sit at the table."""
        crowded = seats > 2
        self.compared = self.crowded_favourites if crowded and self.crowded_favourites else self.temper.compared
        if crowded and self.crowded_ahead:
            self.longest_rollout = self.crowded_ahead * seats

    def utilities(self, state: Any) -> list[float]:
        """What a master expects, and in part what the network does of who is asked next."""
        found = super().utilities(state)
        share = self.network_share
        waiting: list[int] = self.to_act(state)
        if share <= 0 or not waiting:
            return found
        ahead = self.mind.chances([self.mind.seen(state, waiting[0])], [waiting[0]], state.seats)[0]
        return [(1 - share) * one + share * more for one, more in zip(found, ahead, strict=True)]


def grandmaster(game: Game[Any], seed: int) -> Search:
    """A grandmaster; where nobody has learned this game, or not on this board, a master."""
    try:
        return Grandmaster(game, seed)
    except BadWeights:
        return Search(game, seed)
