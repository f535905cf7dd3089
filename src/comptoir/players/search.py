"""The search player: information-set Monte Carlo tree search over the worlds its seat could believe in.

Every iteration takes one believable world and plays it on. Each seat has its own tree, in which it knows only what it has heard
(`ears.py`), and picks there (`trees.py`) what is best for itself; where a tree ends, players with the game's instinct play on
to the game's next break, where what everybody has made and holds is valued (`Outlook.worth`). The same seed, view and number
of iterations give the same choice; with a time limit the number of iterations is what fits in it.
"""

from __future__ import annotations

from math import tanh
from time import perf_counter
from typing import Any

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from ..kernel.outlook import Outlook
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .ears import Ears
from .trees import Node

ITERATIONS = 400
WORLDS_FOR_INSTINCT = 3
ITERATIONS_A_WORLD = 4
HUNCHES = 8  # asked for the first mixture of a sealed choice
FIRST_LOOK = 32  # worlds after which it is first asked whether the choice is clear
CLOCK_EVERY = 8  # iterations between two looks at the clock


def plain_outlook(game: Game[Any]) -> Outlook[Any]:
    """For a game that offers none: to the end of the game, by the score."""
    return Outlook(
        worth=lambda state: [float(points) for points in game.scores(state)],
        chapter=lambda state: 0,
        chapters=1,
        margin=lambda state: 10.0,
        tries=4,
        iterations=ITERATIONS,
        sealed=lambda state: len(game.to_act(state)) > 1,
    )


class Search:
    """Thinks for so many iterations, or so many milliseconds if that is given."""

    def __init__(self, game: Game[Any], seed: int, iterations: int = 0, milliseconds: float = 0.0) -> None:
        outlook = plain_outlook(game) if game.outlook is None else game.outlook
        self.game = game
        self.chance = Imagined(seed)
        self.iterations: int = iterations or outlook.iterations
        self.milliseconds = milliseconds
        self.to_act = game.to_act
        self.legal = game.legal
        self.sample = game.sample
        self.play = game.play
        self.instinct = game.instinct
        self.worth = outlook.worth
        self.chapter = outlook.chapter
        self.sealed = outlook.sealed
        self.chapters: int = outlook.chapters
        self.margin = outlook.margin
        self.tries: int = outlook.tries
        self.steps: int = outlook.steps
        self.laps: int = outlook.laps
        self.trust: float = outlook.trust
        self.hunch = outlook.hunch
        self.others_think: bool = outlook.others_think
        self.contest: int = outlook.contest
        self.imagine = game.imagine if outlook.imagine is None else outlook.imagine
        self.prior: float = outlook.prior
        self.nodes: dict[int, Node] = {}
        self.fringe: set[int] = set()
        self.root = Node([], [], False)  # what the last thought began from
        self.prospects: list[list[float]] = []  # by action of the root and by seat: the utilities so far
        self.ears = Ears(game.events, 1)
        self.last_chapter = 0

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return self.consider(view, actions).action

    def consider(self, view: View, actions: list[int], watched: int = -1) -> Advice:
        """Think, and tell what came of each action that was worth a try; of a watched one in any case."""
        begun = perf_counter()
        seat = view.seat
        world = self.imagine(view, seat, self.chance)
        self.nodes = {}
        self.fringe = set()
        self.ears = Ears(self.game.events, world.seats)
        self.last_chapter = self.chapter(world) + self.chapters
        if self.laps:
            self.steps = self.laps * world.seats
        root = self.root_node(view, actions, self.sealed(world))
        if watched >= 0:
            root.watched = root.actions.index(watched)
        self.nodes[self.ears.place(seat)] = root
        self.root = root
        self.prospects = [[0.0] * world.seats for _ in actions]
        if self.contest and not root.mixed:
            return self.advise(root, self.compare(view, root, begun))
        done = 0
        while not self.is_over(done, begun):
            if done % ITERATIONS_A_WORLD == 0 and done:
                world = self.imagine(view, seat, self.chance)
            self.iterate(world.clone(), seat)
            done += 1
        return self.advise(root, done)

    def compare(self, view: View, root: Node, begun: float) -> int:
        """The favourites side by side, in the same worlds and with the same luck, so that only the action differs.

        The longer it is thought, the fewer are left: those that did worst have dropped out. Who thinks by the clock stops as
        soon as the choice is clear.
        """
        many = min(self.contest, len(root.actions))
        left = list(range(many))
        if root.watched >= many:
            left.append(root.watched)
        done = worlds = 0
        look = FIRST_LOOK
        clear = False
        while done == 0 or (not clear and self.passed(done, begun) < 1.0):  # one world at least, however late it is
            world = self.imagine(view, view.seat, self.chance)
            luck = self.chance.state
            for at in left:
                if self.milliseconds <= 0 and done >= self.iterations:
                    break
                self.chance.state = luck
                root.forced = at
                self.iterate(world.clone(), view.seat)
                done += 1
            left = root.best_of(left, max(2, round(many ** (1.0 - self.passed(done, begun)))))
            worlds += 1
            if self.milliseconds > 0 and worlds == look:
                look += look // 2
                left = root.unsettled(left)
                clear = len(left) == 1
        root.chosen = root.best_of(left, 1)[0]
        return done

    def passed(self, done: int, begun: float) -> float:
        """How much of the time to think has passed, from 0 to 1."""
        if self.milliseconds <= 0:
            return done / self.iterations
        return (perf_counter() - begun) * 1000 / self.milliseconds

    def mixture(self, view: View, actions: list[int]) -> dict[int, float]:
        """How likely each action is to be chosen after a thought like this one: one is certain, unless choices are sealed."""
        if len(actions) == 1:
            return {actions[0]: 1.0}
        chosen = self.consider(view, actions).action
        root = self.root
        if not root.mixed:
            return {action: float(action == chosen) for action in actions}
        weights = root.without_rare()
        total = sum(weights)
        return {action: weights[at] / total for at, action in enumerate(root.actions)}

    def is_over(self, done: int, begun: float) -> bool:
        if self.milliseconds <= 0:
            return done >= self.iterations
        return done % CLOCK_EVERY == 0 and done > 0 and (perf_counter() - begun) * 1000 >= self.milliseconds

    def advise(self, root: Node, done: int) -> Advice:
        at = root.favourite(self.chance)
        tried = [
            Alternative(
                root.actions[one],
                root.mean(one),
                root.times[one],
                [total / root.times[one] for total in self.prospects[one]],
            )
            for one in range(len(root.actions))
            if root.times[one]
        ]
        tried.sort(key=lambda one: (-one.weight, -one.estimate, one.action))
        return Advice(root.actions[at], root.mean(at), tried, done)

    def root_node(self, view: View, actions: list[int], mixed: bool) -> Node:
        """The actions, those first that the instinct likes best over a few worlds."""
        liking = [0.0] * len(actions)
        for _ in range(WORLDS_FOR_INSTINCT):
            world = self.game.imagine(view, view.seat, self.chance)
            for at, action in enumerate(actions):
                liking[at] += self.instinct(world, view.seat, action) / WORLDS_FOR_INSTINCT
        root = node_of(actions, liking, self.trust, mixed)
        if mixed and self.prior > 0:
            for _ in range(WORLDS_FOR_INSTINCT):
                self.lean(root, self.imagine(view, view.seat, self.chance), view.seat)
        return root

    # ---- one imagined game ----

    def iterate(self, state: Any, thinker: int) -> None:
        """Down the trees, on by instinct, and back up with what it was worth to each seat."""
        ears = self.ears
        ears.forget()
        path: list[Node] = []
        picks: list[int] = []
        seats: list[int] = []
        pending: list[int] = []
        if self.sealed(state):
            pending = [seat for seat in self.rechoosing(state) if seat != thinker]
        growing = True
        steps = 0
        while growing:
            if pending:
                seat: int = pending.pop()
            else:
                waiting = self.to_act(state)
                if not waiting or self.chapter(state) >= self.last_chapter or steps >= self.steps:
                    break
                seat = waiting[0]
            steps += 1
            node = None
            if self.others_think or seat == thinker:
                node = self.node_at(ears.place(seat), state, seat)
                growing = node is not None or bool(pending)
            if node is None:
                action = self.by_instinct(state, seat)
            else:
                at = node.select(self.chance)
                path.append(node)
                picks.append(at)
                seats.append(seat)
                action = node.actions[at]
            ears.do(seat, action)
            self.play(state, seat, action, self.chance, ears.hear)
        self.play_on(state, self.steps - steps)
        utilities = self.utilities(state)
        for step, node in enumerate(path):
            node.learn(picks[step], utilities[seats[step]])
            if node is self.root:
                totals = self.prospects[picks[step]]
                for seat, utility in enumerate(utilities):
                    totals[seat] += utility

    def node_at(self, place: int, state: Any, seat: int) -> Node | None:
        """The node of this place: none at the first visit, which is only remembered; made at the second."""
        node = self.nodes.get(place)
        if node is None:
            if place not in self.fringe:
                self.fringe.add(place)
                return None
            node = self.new_node(state, seat)
            self.nodes[place] = node
        return node

    def rechoosing(self, state: Any) -> list[int]:
        """The seats whose sealed choice was only imagined: they choose again, as they would in their own trees."""
        waiting = self.to_act(state)
        return [seat for seat in range(state.seats) if seat not in waiting and self.legal(state, seat)]

    def new_node(self, state: Any, seat: int) -> Node:
        actions: list[int] = self.legal(state, seat)
        liking = [self.instinct(state, seat, action) for action in actions]
        node = node_of(actions, liking, self.trust, self.sealed(state))
        if node.mixed and self.prior > 0:
            self.lean(node, state, seat)
        return node

    def lean(self, node: Node, state: Any, seat: int) -> None:
        """A sealed choice begins with the mixture that hunches make."""
        for _ in range(HUNCHES):
            at = node.actions.index(self.by_instinct(state, seat))
            node.regrets[at] += self.prior / HUNCHES

    def by_instinct(self, state: Any, seat: int) -> int:
        """A hunch if the game has them, else the best of a few actions taken by lot."""
        if self.hunch is not None:
            found: int = self.hunch(state, seat, self.chance)
            return found
        best: int = self.sample(state, seat, self.chance)
        if self.tries == 1:
            return best
        liked: float = self.instinct(state, seat, best)
        for _ in range(self.tries - 1):
            action: int = self.sample(state, seat, self.chance)
            if action != best:
                liking: float = self.instinct(state, seat, action)
                if liking > liked:
                    best = action
                    liked = liking
        return best

    def play_on(self, state: Any, steps: int) -> None:
        """From the end of the trees to the horizon."""
        for _ in range(steps):
            waiting = self.to_act(state)
            if not waiting or self.chapter(state) >= self.last_chapter:
                return
            seat: int = waiting[0]
            self.play(state, seat, self.by_instinct(state, seat), self.chance, None)

    def utilities(self, state: Any) -> list[float]:
        """For each seat its lead over the best other, from 0 to 1; at the end of the game half of it is who has won."""
        worth: list[float] = self.worth(state)
        utilities = margins(worth, self.margin(state))
        if not self.to_act(state):
            winners: list[int] = self.game.winners(state)
            for seat in range(len(utilities)):
                utilities[seat] *= 0.5
            for seat in winners:
                utilities[seat] += 0.5 / len(winners)
        return utilities


def margins(worth: list[float], margin: float) -> list[float]:
    """Leads over the best other as numbers from 0 to 1."""
    leads = []
    for seat, own in enumerate(worth):
        rival = max([other for at, other in enumerate(worth) if at != seat])
        leads.append(0.5 + 0.5 * tanh((own - rival) / margin))
    return leads


def node_of(actions: list[int], liking: list[float], trust: float, mixed: bool) -> Node:
    """A node with the actions from the most liked to the least; equals in their own order."""
    places = sorted(range(len(actions)), key=lambda at: -liking[at])
    most = liking[places[0]]
    return Node([actions[at] for at in places], [trust * (most - liking[at]) for at in places], mixed)
