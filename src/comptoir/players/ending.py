"""The end of a game for two, thought through from a point that everybody knows (`kernel.lookahead.Ending`).

Whoever thinks only of worlds in which it holds what it holds takes the other for somebody who knows that too, and what the
other has chosen in secret for the toss of a coin. So thinking goes back to where all that is hidden was dealt: both seats'
hands are drawn there as everybody must believe, and what was chosen in secret since is chosen again. Each seat has an
information state for all it has seen and done from there (`information.py`) and learns by regret matching, in games in which
it tries all of its own actions while the other draws (Monte Carlo counterfactual regret minimisation by external sampling).
The mean of all mixtures comes the nearer to an equilibrium the longer it is thought. Two games of three follow what has really
happened, and count as much as that was likely by the other's mixtures. What was tried is kept as a tree, so that most of a game
costs little.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.chance import Chance
from ..kernel.contract import Game
from ..kernel.lookahead import Ending
from ..kernel.state import OWNER, OWNER_COUNTED
from ..kernel.visibility import PUBLIC, View, view
from .information import InformationKeys
from .trees import drawn

# What it costs, by the time it takes compiled: an action of an imagined game costs 1, and a game has as many as the average one
# that a search imagines in the course of a year. So a thought takes as long at the end as before.
GAME: Final = 14.0
NEW: Final = 1.5  # an action that is played by the rules and kept
KNOWN: Final = 0.05  # one that was kept
DRAWN: Final = 1.5  # a world
GAMES_A_WORLD: Final = 2  # that begin with what everybody knows, or the thinker; any of the worlds drawn so far, by lot
TREMBLE: Final = 0.02  # nothing that has really happened is thought less likely
HIDDEN: Final = -1  # an action on the way here that not everybody has seen


class Spot:
    """An information state of one seat: what it may do there, how much each action was missed, and so its mixture."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.regrets: list[float] = [0.0] * len(actions)
        self.mixture: list[float] = [1.0 / len(actions)] * len(actions)
        self.visits = 0
        self.weight = 0.0
        self.totals: list[float] = [0.0] * len(actions)  # what came of each, by the weight of the visits

    def learn(self, values: list[float], average: float, weight: float) -> None:
        """What each action was worth, where the mixture was worth so much; regret is never below 0."""
        total = 0.0
        for at, value in enumerate(values):
            missed = self.regrets[at] + weight * (value - average)
            if missed < 0:
                missed = 0.0
            self.regrets[at] = missed
            total += missed
            self.totals[at] += weight * value
        self.visits += 1
        self.weight += weight
        if total > 0:
            for at, missed in enumerate(self.regrets):
                self.mixture[at] = missed / total


class Branch:
    """A state of the tree at which somebody chooses, or an end, which is worth something to the first seat.

    The state itself is kept only until all that follows from it is.
    """

    def __init__(self, state: Any, seat: int, spot: Spot | None, keys: InformationKeys, worth: float) -> None:
        self.state = state
        self.seat = seat
        self.spot = spot
        self.worth = worth
        self.common = keys.common
        self.own_first, self.own_second = keys.own
        self.children: list[Branch | None] = [] if spot is None else [None] * len(spot.actions)
        self.missing = len(self.children)


class Worlds:
    """Where games begin that look like this to somebody."""

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.games = 0
        self.drawn: list[Branch] = []


class Endgame:
    """One thought of a seat, in a world that it believes in; `think` goes on with it, `played` is what has come of it.

    `extra` is an action to be tried in any case.
    """

    def __init__(self, game: Game[Any], ending: Ending[Any], chance: Chance, world: Any, seat: int, extra: int = -1) -> None:
        self.game = game
        believed = None if game.lookahead is None else game.lookahead.imagine
        self.to_act, self.play, self.imagine = game.to_act, game.play, game.imagine if believed is None else believed
        self.sealed = game.lookahead.sealed if game.lookahead is not None else lambda state: len(game.to_act(state)) > 1
        self.choices = ending.choices
        self.chance = chance
        self.seat = seat
        self.keys = InformationKeys(game.events, 2)
        self.secrets = [
            (name, field.row_width())
            for name, field in game.fields.by_name.items()
            if field.who in (OWNER, OWNER_COUNTED)
        ]  # fmt: skip
        self.spots: dict[int, Spot] = {}
        self.roots: dict[tuple[int, ...], Branch] = {}
        self.ends: dict[float, Branch] = {}
        self.path: dict[tuple[int, int], int] = {}  # by what everybody has seen and who acts: what was done on the way here
        self.mine: list[tuple[int, int]] = []  # what the thinker has done on the way, by its keys
        self.here = 0  # the thinker's key, and what everybody has seen
        self.seen = 0
        self.steps = 0.0
        self.rounds = 0
        root, moves = ending.go_back(world)
        self.follow(root, moves)
        actions = self.choices(world, seat)
        self.spot = Spot(actions if extra < 0 or extra in actions else [*actions, extra])
        self.spots[self.here] = self.spot
        self.played: list[float] = [0.0] * len(self.spot.actions)  # the sum of the mixtures so far
        self.believed, self.common = Worlds(view(root, seat)), Worlds(view(root, PUBLIC))

    def think(self) -> None:
        """Three games more."""
        self.rounds += 1
        self.target(self.world(self.believed), self.seat, 1.0)
        self.target(self.world(self.common), 1 - self.seat, 1.0)
        self.walk(self.world(self.common), self.rounds % 2, 1.0)
        self.add_mixture(float(self.rounds))

    def games(self) -> float:
        """The imagined games that would have cost as much."""
        return self.steps / GAME

    def add_mixture(self, weight: float) -> None:
        """Later mixtures count more, and those with which the seat would rather have come here."""
        for key, action in self.mine:
            before = self.spots.get(key)
            if before is not None:
                weight *= max(before.mixture[before.actions.index(action)], TREMBLE)
        for at, part in enumerate(self.spot.mixture):
            self.played[at] += weight * part

    # ---- the way here ----

    def follow(self, root: Any, moves: list[tuple[int, int, bool]]) -> None:
        """What everybody saw on the way from the root, and what the thinker knows besides."""
        keys = self.keys
        state = self.begin(root)
        for mover, action, is_open in moves:
            key = keys.of(mover)
            self.path[keys.common, mover] = action if is_open else HIDDEN
            if mover == self.seat:
                self.mine.append((key, action))
            self.step(state, mover, action)
        self.here = keys.of(self.seat)
        self.seen = keys.common

    # ---- the tree ----

    def begin(self, root: Any) -> Any:
        """A copy to play on from; everyone knows nothing but their own hand."""
        self.keys.reset()
        self.keys.own = [self.hand(root, 0), self.hand(root, 1)]
        return root.clone()

    def hand(self, state: Any, seat: int) -> int:
        """What only this seat sees."""
        found = 0
        for name, width in self.secrets:
            held: list[int] = getattr(state, name)
            found = hash((found, *held[seat * width : (seat + 1) * width]))
        return found

    def world(self, worlds: Worlds) -> Branch:
        """A new one, or often one of those that were drawn before."""
        worlds.games += 1
        if worlds.games > GAMES_A_WORLD * len(worlds.drawn):
            worlds.drawn.append(self.drawn_world(worlds.seen))
            return worlds.drawn[-1]
        return worlds.drawn[self.chance.below(len(worlds.drawn))]

    def drawn_world(self, seen: View) -> Branch:
        self.steps += DRAWN
        state = self.imagine(seen, seen.seat, self.chance)
        hands = (self.hand(state, 0), self.hand(state, 1))
        branch = self.roots.get(hands)
        if branch is None:
            self.keys.reset()
            self.keys.own = [hands[0], hands[1]]
            branch = self.grow(state)
            self.roots[hands] = branch
        return branch

    def step(self, state: Any, seat: int, action: int) -> None:
        """Before the last sealed choice nothing is told but who is ready: nobody can see who was asked first."""
        unseen = len(self.to_act(state)) > 1 and self.sealed(state)
        self.keys.add_action(seat, action)
        self.play(state, seat, action, self.chance, None if unseen else self.keys.add_event)
        self.steps += NEW

    def grow(self, state: Any) -> Branch:
        """On to where somebody has a choice."""
        keys = self.keys
        while True:
            waiting: list[int] = self.to_act(state)
            if not waiting:
                return self.end(state)
            seat = waiting[0]
            key = keys.of(seat)
            spot = self.spots.get(key)
            if spot is None:
                spot = Spot(self.choices_on_the_way(state, seat))
                self.spots[key] = spot
            if len(spot.actions) > 1:
                return Branch(state, seat, spot, keys, 0.0)
            self.step(state, seat, spot.actions[0])

    def end(self, state: Any) -> Branch:
        """All ends that are worth the same are one."""
        winners: list[int] = self.game.winners(state)
        worth = 1.0 / len(winners) if 0 in winners else 0.0
        found = self.ends.get(worth)
        if found is None:
            found = Branch(None, 0, None, self.keys, worth)
            self.ends[worth] = found
        return found

    def choices_on_the_way(self, state: Any, seat: int) -> list[int]:
        actions: list[int] = self.choices(state, seat)
        done = self.path.get((self.keys.common, seat), HIDDEN)
        return actions if done == HIDDEN or done in actions else [*actions, done]

    def child(self, branch: Branch, at: int) -> Branch:
        found = branch.children[at]
        if found is None:
            spot = branch.spot
            assert spot is not None
            self.keys.reset()
            self.keys.common = branch.common
            self.keys.own = [branch.own_first, branch.own_second]
            branch.missing -= 1
            state = branch.state
            if branch.missing:
                state = state.clone()
            else:
                branch.state = None
            self.step(state, branch.seat, spot.actions[at])
            found = self.grow(state)
            branch.children[at] = found
        else:
            self.steps += KNOWN
        return found

    # ---- one game ----

    def walk(self, branch: Branch, who: int, weight: float) -> float:
        """Every action of the one who learns, one drawn of the other's; what it was worth to the one who learns."""
        spot = branch.spot
        if spot is None:
            return branch.worth if who == 0 else 1.0 - branch.worth
        mixture = spot.mixture
        if branch.seat != who:
            return self.walk(self.child(branch, drawn(mixture, self.chance)), who, weight)
        values: list[float] = []
        average = 0.0
        for at in range(len(mixture)):
            value = self.walk(self.child(branch, at), who, weight)
            values.append(value)
            average += mixture[at] * value
        spot.learn(values, average, weight)
        return average

    def target(self, branch: Branch, who: int, weight: float) -> None:
        """The same, but as it really went until here: that counts as much as it was to be expected of the other."""
        while branch.common != self.seen:
            spot = branch.spot
            action = None if spot is None else self.path.get((branch.common, branch.seat))
            if spot is None or action is None:
                return  # in this world it would not have gone like that
            if action != HIDDEN:
                at = spot.actions.index(action)
                if branch.seat != who:
                    weight *= max(spot.mixture[at], TREMBLE)
            elif branch.seat == who:
                at = self.chance.below(len(spot.actions))
            else:
                at = drawn(spot.mixture, self.chance)
            branch = self.child(branch, at)
        self.walk(branch, who, weight)
