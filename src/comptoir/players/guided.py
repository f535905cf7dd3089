"""A search led by an evaluator of one's own, a network for example: it says how likely each action is and who will win.

The worlds, the trees and what each seat knows in them are those of `search.py`: a tree a seat, with a node for what it has seen
and done. An action is selected by PUCT, from the evaluator's probabilities and the chances found so far; where a tree ends, the
evaluator is asked what it thinks of the seat's view, for a batch of such places at a time. It never meets a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, Final

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View, view
from .budget import Budget
from .information import InformationKeys
from .trees import drawn


class Leaf:
    """A place that is to be evaluated: what the seat that is asked there sees, and what it may do."""

    def __init__(self, seen: View, actions: list[int]) -> None:
        self.view = seen
        self.actions = actions


# For each leaf: how likely each of its actions is to be good, in their order (numbers of 0 and more, on any scale but not all
# 0), and each seat's chance of winning, from 0 to 1.
Evaluation = tuple[Sequence[float], Sequence[float]]
Evaluator = Callable[[list[Leaf]], Sequence[Evaluation]]
Belief = Callable[[View, int, Imagined], Any]

ROUGH: Final = 1e-3  # so far from 0 or 1 a chance may come to lie by rounding


class Place:
    """What a seat has tried from one place."""

    def __init__(self, actions: list[int], prior: list[float], chance: float) -> None:
        total = sum(prior)
        self.actions = actions
        self.prior: list[float] = [part / total for part in prior]
        self.chance = chance  # of winning, as the evaluator thought
        self.times: list[int] = [0] * len(actions)
        self.totals: list[float] = [0.0] * len(actions)
        self.visits = 0

    def select(self, exploration: float) -> int:
        """PUCT: the chance found so far (for an action never tried, the evaluator's) and a bonus for what it thinks likely."""
        best = 0
        highest = -1.0
        bonus = exploration * sqrt(self.visits + 1.0)
        for at in range(len(self.actions)):
            tried = self.times[at]
            found = self.totals[at] / tried if tried else self.chance
            bound = found + bonus * self.prior[at] / (1 + tried)
            if bound > highest:
                highest = bound
                best = at
        return best


class Found:
    """What a search found for each action, in the order of `actions`: how often it was tried, what came of it on average (the
    chance of winning), and how likely the evaluator thought it. The visits are what a network learns from."""

    def __init__(self, place: Place) -> None:
        self.actions = place.actions
        self.visits = place.times
        self.chances: list[float] = [
            place.totals[at] / place.times[at] if place.times[at] else place.chance for at in range(len(place.actions))
        ]
        self.prior = place.prior


class Path:
    """One imagined game on its way down: the places, what was picked there and by whom, and where it ended."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.picks: list[int] = []
        self.seats: list[int] = []
        self.key = 0
        self.seat = 0
        self.leaf: Leaf | None = None
        self.result: list[float] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Guided:
    """Thinks for so many imagined games, `batch` of them at a time; or for so many milliseconds, if that is given, and then at
    least for one batch, however long the evaluator takes.

    `exploration` weighs what the evaluator thinks against what was found; `noise` is the share of the root's probabilities
    made even, so that self-play tries everything; `temperature` 0 plays what was tried most, 1 in proportion to it (a sealed
    choice always is); `imagine` gives worlds by a belief of one's own.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        evaluate: Evaluator,
        iterations: int = 200,
        batch: int = 8,
        exploration: float = 1.25,
        noise: float = 0.0,
        temperature: float = 0.0,
        imagine: Belief | None = None,
        milliseconds: float = 0.0,
    ) -> None:
        if iterations < 1 or batch < 1:
            raise ValueError(f"a search imagines at least one game, in batches of at least one, not {iterations} and {batch}")
        self.game, self.evaluate, self.chance = game, evaluate, Imagined(seed)
        self.iterations, self.batch, self.milliseconds = iterations, batch, milliseconds
        self.exploration, self.noise, self.temperature = exploration, noise, temperature
        self.imagine: Any = game.imagine if imagine is None else imagine
        self.places: dict[int, Place] = {}
        self.keys = InformationKeys(game.events, 1)

    def think_for(self, budget: Budget) -> None:
        self.iterations = budget.iterations or self.iterations
        self.milliseconds = budget.milliseconds

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        found = self.search(view, actions)
        sealed: bool = self.game.sealed(self.imagine(view, view.seat, self.chance))
        if self.temperature <= 0 and not sealed:
            return found.actions[found.visits.index(max(found.visits))]
        power = 1.0 if self.temperature <= 0 else 1.0 / self.temperature
        most = float(max(found.visits))
        return found.actions[drawn([(many / most) ** power for many in found.visits], self.chance)]

    def search(self, view: View, actions: list[int]) -> Found:
        """Think about a choice."""
        begun = perf_counter()
        seat = view.seat
        seats: int = view.fields["seats"]
        self.places = {}
        self.keys = InformationKeys(self.game.events, seats)
        root_key = self.keys.of(seat)
        prior, chances = self.ask([Leaf(view, actions)])[0]
        even = self.noise / len(actions)
        total = sum(prior)
        root = Place(actions, [(1 - self.noise) * part / total + even for part in prior], chances[seat])
        self.places[root_key] = root
        done = 0
        while not self.is_over(done, begun):
            many = self.batch if self.milliseconds > 0 else min(self.batch, self.iterations - done)
            self.settle([self.descend(self.imagine(view, seat, self.chance), seat) for _ in range(many)])
            done += many
        return Found(root)

    def is_over(self, done: int, begun: float) -> bool:
        if self.milliseconds <= 0:
            return done >= self.iterations
        return done > 0 and (perf_counter() - begun) * 1000 >= self.milliseconds

    def descend(self, state: Any, thinker: int) -> Path:
        """Down the trees to a place nobody has evaluated, or to the end. On the way every pick counts as a loss until its
        worth is known, so that the next imagined game of the batch goes elsewhere. Sealed picks are held back until the last
        is made, as everywhere (`kernel.asking`): a leaf shows what its seat would be shown."""
        game, keys, path = self.game, self.keys, Path()
        keys.reset()
        undecided = True
        held: dict[int, int] = {}  # the sealed picks so far, by seat
        while True:
            waiting: list[int] = game.to_act(state)
            if held:
                waiting = [seat for seat in waiting if seat not in held]
            if not waiting:
                winners = game.winners(state)
                path.result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
                return path
            seat = thinker if undecided and thinker in waiting else waiting[0]
            undecided = undecided and seat != thinker
            key = keys.of(seat)
            place = self.places.get(key)
            if place is None:
                path.key, path.seat, path.leaf = key, seat, Leaf(view(state, seat), game.legal(state, seat))
                return path
            at = place.select(self.exploration)
            place.visits += 1
            place.times[at] += 1
            path.places.append(place)
            path.picks.append(at)
            path.seats.append(seat)
            keys.add_action(seat, place.actions[at])
            held[seat] = place.actions[at]
            if len(waiting) > 1 and game.sealed(state):
                continue
            last = max(held)
            for chooser in sorted(held):  # before the last sealed choice nothing is told but who is ready
                game.play(state, chooser, held[chooser], self.chance, keys.add_event if chooser == last else None)
            held = {}

    def settle(self, paths: list[Path]) -> None:
        """Ask the evaluator of all leaves at once, and tell every place on the way what came of it."""
        leaves = [path.leaf for path in paths if path.leaf is not None]
        answers = self.ask(leaves) if leaves else []
        used = 0
        for path in paths:
            if path.leaf is not None:
                prior, chances = answers[used]
                used += 1
                path.result = chances
                if path.key not in self.places:
                    self.places[path.key] = Place(path.leaf.actions, prior, path.result[path.seat])
            for at, place in enumerate(path.places):
                place.totals[path.picks[at]] += path.result[path.seats[at]]

    def ask(self, leaves: list[Leaf]) -> list[tuple[list[float], list[float]]]:
        """The evaluator's answers, a probability an action and a chance a seat: whatever is not that is told at once."""
        answers = self.evaluate(leaves)
        if len(answers) != len(leaves):
            raise ValueError(f"an evaluator gives an answer for each of {len(leaves)} leaves, not {len(answers)}")
        found: list[tuple[list[float], list[float]]] = []
        for leaf, (likely, winning) in zip(leaves, answers, strict=True):
            prior: list[float] = [float(part) for part in likely]
            chances: list[float] = [float(part) for part in winning]
            many, seats = len(leaf.actions), int(leaf.view.fields["seats"])
            if len(prior) != many or not all(part >= 0 for part in prior) or not 0 < sum(prior) < inf:
                raise ValueError(f"an evaluator gives a probability for each of {many} actions, not all of them 0; not {prior}")
            if len(chances) != seats or not all(-ROUGH <= part <= 1 + ROUGH for part in chances):
                raise ValueError(f"an evaluator gives a chance to win for each of {seats} seats, from 0 to 1; not {chances}")
            found.append((prior, chances))
        return found
