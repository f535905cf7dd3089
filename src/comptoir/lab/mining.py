"""Looking for puzzles: masters play, and where one of them sees a choice that is clearly best and that the merchant would miss,
it is thought through at length, twice and independently. What both thoughts agree on is a puzzle.

A *thought* is several searches of the same length with luck of their own: how far they differ tells how sure the thought is.
The same seed finds the same puzzles, in however many processes.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from math import sqrt
from typing import Any, NamedTuple

from .. import games
from ..kernel.actions import SEAT_LETTERS
from ..kernel.asking import Asking
from ..kernel.chance import Imagined, derived_seed
from ..kernel.contract import Game
from ..kernel.match import Match
from ..kernel.positions import StoredPosition, read_position, write_position
from ..kernel.visibility import View
from ..players.advice import Advice
from ..players.chances import honest_chance
from ..players.greedy import Greedy
from ..players.puzzles import LEVELS, Choice, Puzzle
from ..players.search import Search

MARGIN = 0.06  # of a chance: so far the answer is above the second choice
STILL = 0.03  # so far at least when it is thought through ten times as long
SURE = 3.0  # times the error of the margin is below the margin
AT_FIRST_SIGHT = 0.04  # what a master must see at the table before anybody thinks longer
SEARCHES = 6  # in a thought
LONG = 6  # times as long as a master thinks at the table
OFTEN = 8  # who was tried an eighth as often as the favourite was judged
MERCHANTS = 5  # are asked; a puzzle is what most of them miss
TRIED_A_GAME = 6  # decisions of a game that are thought through at length, at most
GLANCES = 12  # short thoughts that tell how hard it is
SHORT = 8  # times shorter than at the table
MOST_CHOICES = 5  # that are kept
ALIKE = 3  # a third of a game's puzzles may have the same answer, no more: else one knows it without looking


class Decision(NamedTuple):
    """Something a master had to decide."""

    state: Any
    view: View
    actions: list[int]
    n: int


class Thought(NamedTuple):
    """What several searches found: the favourite, the chances, and how far it is above the second choice."""

    choices: list[Choice]
    margin: float
    error: float
    agreed: int  # searches whose favourite it was

    @property
    def clear(self) -> bool:
        return self.margin >= MARGIN and self.error * SURE <= self.margin and self.agreed == SEARCHES


def number(*words: object) -> int:
    return int.from_bytes(derived_seed("puzzles", *words)[:7], "big")


def think(
    game: Game[Any], view: View, actions: list[int], n: int, times: float, seed: int, searches: int = SEARCHES
) -> Thought:
    """Search so many times as long as a master does, several times over."""
    iterations = max(1, round(Search(game, 0).iterations * times))
    advices = [Search(game, number(seed, at), iterations).consider(view, actions) for at in range(searches)]
    found = [judged(game, view.seats, n, advice) for advice in advices]
    favourites = [best(one) for one in found]
    answer = max(set(favourites), key=lambda action: (favourites.count(action), -action))
    gaps = [gap(one, answer) for one in found]
    by_action = {action: [one[action] for one in found if action in one] for one in found for action in one}
    times_judged = sorted((len(chances) for action, chances in by_action.items() if action != answer), reverse=True)
    often = min([searches / 2, *times_judged[:1]])  # by half of the searches; the one judged most often in any case
    choices = [Choice(action, *mean_and_error(chances)) for action, chances in by_action.items() if len(chances) >= often]
    choices.sort(key=lambda one: (one.action != answer, -one.chance, one.action))
    return Thought(choices, *mean_and_error(gaps), favourites.count(answer))


def judged(game: Game[Any], seats: int, n: int, advice: Advice) -> dict[int, float]:
    """The chance to win after each action that a search tried often enough to judge it."""
    most = max(one.weight for one in advice.alternatives)
    often = [one for one in advice.alternatives if one.weight * OFTEN >= most]
    if len(often) == 1:  # all others were given up at once: the best of them is still the second choice
        often = sorted(advice.alternatives, key=lambda one: -one.estimate if one is not often[0] else -2.0)[:2]
    return {one.action: honest_chance(game, seats, n, one.estimate) for one in often}


def gap(chances: dict[int, float], answer: int) -> float:
    """How far an action is above the best of the others."""
    return chances.get(answer, 0.0) - max((chance for action, chance in chances.items() if action != answer), default=0.0)


def best(chances: dict[int, float]) -> int:
    return max(chances, key=lambda action: (chances[action], -action))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


# ---- one game ----


def decisions(game: Game[Any], seats: int, seed: bytes, luck: int) -> Iterator[Decision]:
    """Masters play a game. Told: where one of them saw something clear at first sight that merchants miss."""
    match = Match(game, seats, {}, seed, ["master"] * seats)
    masters = [Search(game, number(luck, "master", seat)) for seat in range(seats)]
    asking = Asking(match)
    sealed = game.lookahead.sealed if game.lookahead is not None else None
    while waiting := asking.waiting:
        seat = waiting[0]
        view, actions = match.view(seat), match.legal(seat)
        if len(actions) == 1:
            asking.play(seat, actions[0])
            continue
        n, state = match.n, match.state.clone()
        advice = masters[seat].consider(view, actions)
        if len(actions) > 2 and not (sealed is not None and sealed(state)):
            clear = gap(judged(game, seats, n, advice), advice.action) >= AT_FIRST_SIGHT
            if clear and missed(game, view, actions, advice.action, luck + n):
                yield Decision(state, view, actions, n)
        asking.play(seat, advice.action)


def missed(game: Game[Any], view: View, actions: list[int], answer: int, luck: int) -> bool:
    """Whether most merchants would do something else."""
    chosen = [Greedy(game, number(luck, "merchant", at)).choose(view, actions) for at in range(MERCHANTS)]
    return chosen.count(answer) * 2 < MERCHANTS


def puzzle_in(game_name: str, seed: int, at: int) -> Puzzle | None:
    """A puzzle from the game of this number, if there is one. Its level is known later: here it is how hard it was."""
    game = games.find(game_name)
    tables = game.most_seats - game.least_seats + 1
    seats = game.least_seats + at % tables
    luck = number(game_name, seed, at)
    found = list(decisions(game, seats, derived_seed("puzzles", game_name, seed, at), luck))
    order = Imagined(luck)
    for _ in range(min(len(found), TRIED_A_GAME)):
        one = found.pop(order.below(len(found)))
        puzzle = thought_through(game, one, luck)
        if puzzle is not None:
            return puzzle
    return None


def thought_through(game: Game[Any], one: Decision, luck: int) -> Puzzle | None:
    first = think(game, one.view, one.actions, one.n, LONG, number(luck, one.n, "first"))
    if not first.clear or not missed(game, one.view, one.actions, first.choices[0].action, luck + one.n + 1):
        return None
    second = think(game, one.view, one.actions, one.n, LONG, number(luck, one.n, "second"))
    if not second.clear or second.choices[0].action != first.choices[0].action:
        return None
    glances = think(game, one.view, one.actions, one.n, 1 / SHORT, number(luck, one.n, "glance"), GLANCES)
    found = glances.agreed if glances.choices and glances.choices[0].action == first.choices[0].action else 0
    position = as_seen(game, one, luck)
    pooled = [pool(choice, second.choices) for choice in first.choices[:MOST_CHOICES]]
    margin = (first.margin + second.margin) / 2
    error = sqrt(first.error**2 + second.error**2) / 2
    return Puzzle(position.id, position, one.n, tuple(pooled), margin, error, GLANCES - found)


def pool(choice: Choice, others: Sequence[Choice]) -> Choice:
    """What two thoughts say of an action together."""
    other = next((one for one in others if one.action == choice.action), None)
    if other is None:
        return choice
    return Choice(choice.action, (choice.chance + other.chance) / 2, sqrt(choice.error**2 + other.error**2) / 2)


def as_seen(game: Game[Any], one: Decision, luck: int) -> StoredPosition:
    """The position as a world that the seat could believe in, named after what it holds."""
    seat = one.view.seat
    world = game.imagine(one.view, seat, Imagined(luck + one.n))
    bare = StoredPosition("", game, {}, world, SEAT_LETTERS[seat])
    name = hashlib.sha256(write_position(bare).encode()).hexdigest()[:8]
    position = replace(bare, id=name)
    again = read_position(game, name, write_position(position))
    if json.dumps(again.view.to_json()) != json.dumps(one.view.to_json()):
        raise AssertionError(f"a position of {game.name} looks otherwise once it is written down")
    return position


# ---- many games ----


def mine(game: str, wanted: int, seed: int, workers: int, progress: Callable[[int, int], None] | None = None) -> list[Puzzle]:
    """So many puzzles, from as many games as it takes, of three levels, each a third: by how many short thoughts miss them."""
    found: list[Puzzle] = []
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        ahead = [pool.submit(puzzle_in, game, seed, at) for at in range(workers * 2)]
        played = 0
        while len(found) < wanted:
            ahead.append(pool.submit(puzzle_in, game, seed, played + len(ahead)))
            puzzle = ahead.pop(0).result()
            played += 1
            if puzzle is not None and adds(puzzle, found, wanted):
                found.append(puzzle)
            if progress is not None:
                progress(played, len(found))
        for one in ahead:
            one.cancel()
    found.sort(key=lambda one: (one.level, -one.margin, one.id))
    return [replace(one, level=LEVELS[at * len(LEVELS) // len(found)]) for at, one in enumerate(found)]


def adds(puzzle: Puzzle, found: Sequence[Puzzle], wanted: int) -> bool:
    """Whether it is none of those found, nor one too many of its kind."""
    alike = sum(one.answer == puzzle.answer for one in found)
    return alike < max(1, wanted // ALIKE) and all(puzzle.id != one.id for one in found)


class Checked(NamedTuple):
    """A puzzle thought through once more, at greater length. One that does not hold is none."""

    puzzle: Puzzle
    favourite: int
    margin: float
    error: float

    @property
    def agrees(self) -> bool:
        return self.favourite == self.puzzle.answer

    @property
    def holds(self) -> bool:
        return self.agrees and self.margin >= STILL and self.margin >= 2 * self.error


def check(puzzle: Puzzle, times: float, seed: int) -> Checked:
    """Think again, so many times as long as when it was found."""
    game, view = puzzle.position.game, puzzle.position.view
    actions = game.legal(puzzle.position.state, puzzle.seat)
    thought = think(game, view, actions, puzzle.n, LONG * times, number("check", puzzle.id, seed))
    return Checked(puzzle, thought.choices[0].action, thought.margin, thought.error)
