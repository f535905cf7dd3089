"""Honest bots: they know what their seat knows, and imagine the rest as the rules deal it."""

from __future__ import annotations

import gc
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.chance import Chance, Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.state import BaseState, same
from comptoir.kernel.visibility import View, view
from comptoir.players import LEVELS, player
from comptoir.players.search import Search
from tests.boards import ELSEWHERE, called

GAMES = [*(games.find(name) for name in games.names()), *ELSEWHERE.values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=called)


def positions(game: Game[Any], seats: int, seed: int, every: int) -> list[Any]:
    """Every so many states of a game, the players of which follow their instinct; all of them if the game is that short."""
    matches = conformance.play_through(game, seats, game.parse_options({}), seed, conformance.instinctive)
    found = [match.state.clone() for match in matches if not match.over]
    return found[every - 1 :: every] or found


@every_game
def test_every_level_chooses_alike_in_worlds_that_look_alike(game: Game[Any]) -> None:
    chance = Imagined(23)
    different = 0
    for state in positions(game, max(game.least_seats, 3), 23, 13)[:4]:
        for seat in game.to_act(state):
            world = game.imagine(view(state, seat), seat, chance)
            different += not same(world, state)
            for name in (*LEVELS[:3], "search:24", "grandmaster:24"):
                real = player(name, game, 5).choose(view(state, seat), game.legal(state, seat))
                imagined = player(name, game, 5).choose(view(world, seat), game.legal(world, seat))
                assert real == imagined, name
    assert different, "the worlds never differed, so nothing was tested"


@every_game
def test_a_view_holds_no_way_back_to_the_state(game: Game[Any]) -> None:
    """Everything that can be reached from a view is plain data: no state, and no list that belongs to one."""
    for state in positions(game, game.most_seats, 3, 17)[:3]:
        for seat in range(state.seats):
            seen = view(state, seat)
            reachable = reached_from(seen.fields)
            assert not [thing for thing in reachable if isinstance(thing, BaseState)]
            assert {type(thing) for thing in reachable} <= {dict, list, int, str, type(None)}
            lists = {id(getattr(state, name)) for name in game.fields.by_name if isinstance(getattr(state, name), list)}
            assert not [thing for thing in reachable if id(thing) in lists]


def reached_from(start: object) -> list[object]:
    found: dict[int, object] = {}
    left = [start]
    while left:
        thing = left.pop()
        if id(thing) not in found:
            found[id(thing)] = thing
            left += [other for other in gc.get_referents(thing) if not isinstance(other, type)]
    return list(found.values())


@every_game
def test_what_a_player_does_to_its_view_cannot_reach_the_table(game: Game[Any]) -> None:
    state = positions(game, game.least_seats, 7, 11)[0]
    before = state.clone()
    seat = game.to_act(state)[0]
    seen = view(state, seat)
    for value in seen.fields.values():
        if isinstance(value, list):
            value.clear()
    assert same(state, before)


class Eavesdropper:
    """A search player that tells what it was given: it has one, since a compiled class can have no plain child."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.search = Search(game, seed, iterations=8)
        self.given: list[object] = []

    def choose(self, view: View, actions: list[int]) -> int:
        self.given += [view, actions]
        return self.search.choose(view, actions)


def test_a_bot_is_given_a_view_and_the_legal_actions_and_nothing_else() -> None:
    game = games.find("heller")
    state = positions(game, 2, 3, 9)[0]
    seat = game.to_act(state)[0]
    bot = Eavesdropper(game, 1)
    bot.choose(view(state, seat), game.legal(state, seat))
    assert [type(thing).__name__ for thing in bot.given] == ["View", "list"]


def chi_square(times: Counter[Any], expected: dict[Any, float]) -> float:
    return sum((float(times[kind]) - wanted) * (times[kind] - wanted) / wanted for kind, wanted in expected.items())


def beyond(freedom: int) -> float:
    """Well beyond the 1 in 10,000 point of chi-square with so many degrees of freedom."""
    return freedom + 4 * sqrt(2 * freedom) + 8


def unseen_squares(state: Any, seat: int) -> Counter[int]:
    hidden = Counter(state.pile)
    hidden.update(piece for other, piece in enumerate(state.secret) if piece and other != seat)
    hidden.update(piece for other, piece in enumerate(state.drawn) if piece and other != seat)
    return hidden


@pytest.mark.parametrize("place", ["secret of another", "next square of the pile", "last square of the pile"])
def test_what_cannot_be_seen_in_heller_is_imagined_as_the_rules_deal_it(place: str) -> None:
    """Each unseen square is equally likely at each hidden place: so each kind by how many of it are unseen."""
    game = games.find("heller")
    early = (one for seed in range(20) for one in positions(game, 3, seed, 6)[:2])
    state = next(one for one in early if one.secret[(one.turn + 1) % 3] and len(one.pile) > 1)
    seat = state.turn
    unseen = unseen_squares(state, seat)
    worlds = 3000
    chance = Imagined(41)
    times: Counter[int] = Counter()
    for _ in range(worlds):
        world = game.imagine(view(state, seat), seat, chance)
        at = {"secret of another": world.secret[(seat + 1) % 3], "next square of the pile": world.pile[-1]}
        times[at.get(place, world.pile[0])] += 1
    expected = {kind: worlds * many / unseen.total() for kind, many in unseen.items()}
    assert set(times) <= set(expected)
    assert chi_square(times, expected) < beyond(len(expected) - 1)


def test_neighbours_in_an_imagined_pile_are_independent() -> None:
    game = games.find("heller")
    state = positions(game, 2, 5, 6)[0]
    chance = Imagined(43)
    unseen = unseen_squares(state, state.turn)
    dear = {kind for kind in unseen if kind <= 3}
    share = sum(unseen[kind] for kind in dear) / unseen.total()
    again = (sum(unseen[kind] for kind in dear) - 1) / (unseen.total() - 1)
    pairs = Counter[tuple[bool, bool]]()
    for _ in range(2500):
        pile = game.imagine(view(state, state.turn), state.turn, chance).pile
        one, other = next(iter(pairwise(pile)))
        pairs[one in dear, other in dear] += 1
    both = 2500 * share * again
    assert abs(pairs[True, True] - both) < 5 * both**0.5


def test_what_a_search_draws_while_it_thinks_is_distributed_as_the_rules_say() -> None:
    """Spies beside the engine, inside a running search: the square that the thinker's first draw shows in each world it
    imagines, against the exact chances. One draw a world, for a world is played several times."""
    game = games.find("heller")
    state = next(one for one in positions(game, 2, 9, 4) if one.pile and not one.drawn[one.turn])
    seat = state.turn
    draw = game.actions.start("draw")
    drawn: Counter[int] = Counter()
    fresh = False

    def imagine(seen: View, looker: int, chance: Chance) -> Any:
        nonlocal fresh
        fresh = True
        return game.imagine(seen, looker, chance)

    def play(world: Any, actor: int, action: int, chance: Chance, tell: Any) -> None:
        nonlocal fresh
        first = actor == seat and action == draw and world.market == state.market and len(world.pile) == len(state.pile)
        game.play(world, actor, action, chance, tell)
        if first and fresh:
            fresh = False
            drawn[world.drawn[seat]] += 1

    legal = game.legal(state, seat)
    search = Search(replace(game, imagine=imagine, play=play), 3, iterations=6000)
    search.consider(view(state, seat), [legal[0], draw], watched=draw)
    unseen = unseen_squares(state, seat)
    assert drawn.total() > 800
    expected = {kind: drawn.total() * many / unseen.total() for kind, many in unseen.items()}
    assert set(drawn) <= set(expected)
    assert chi_square(drawn, expected) < beyond(len(expected) - 1)


class Notebook:
    """Heller in which everybody draws whenever the rules allow, and what every imagined game draws is written down."""

    def __init__(self) -> None:
        heller = games.find("heller")
        self.draw = heller.actions.start("draw")
        self.drawn: list[list[int]] = []  # of each imagined game, the squares in the order of their drawing
        self.worlds: list[int] = []  # and the world it began from
        assert heller.lookahead is not None
        self.rules = heller
        self.game = replace(
            heller,
            imagine=self.imagine,
            legal=self.legal,
            sample=lambda state, seat, chance: self.legal(state, seat)[0],
            play=self.play,
            lookahead=replace(heller.lookahead, rollout=None, rollout_tries=1, actions_ahead=4, evaluate=self.worth),
        )
        self.made = 0
        self.current: list[int] = []

    def imagine(self, seen: View, seat: int, chance: Any) -> Any:
        self.made += 1
        return self.rules.imagine(seen, seat, chance)

    def worth(self, state: Any) -> list[float]:
        """Asked once, at the end of every imagined game."""
        self.drawn.append(self.current)
        self.worlds.append(self.made)
        self.current = []
        return [float(amount) for amount in state.money]

    def legal(self, state: Any, seat: int) -> list[int]:
        actions = self.rules.legal(state, seat)
        return [self.draw] if self.draw in actions else actions

    def play(self, state: Any, seat: int, action: int, chance: Any, tell: Any) -> None:
        self.rules.play(state, seat, action, chance, tell)
        if action == self.draw:
            self.current.append(state.drawn[seat])


@pytest.mark.parametrize("contest", [0, 1], ids=["by upper bounds", "side by side"])
def test_what_is_drawn_inside_the_search_is_distributed_as_the_rules_say(contest: int) -> None:
    """The first, second and third draw of the games that `consider` imagines, by three seats: each unseen square alike."""
    notes = Notebook()
    state = next(one for one in positions(notes.rules, 3, 9, 4) if len(one.pile) > 6 and not any(one.drawn))
    seat = state.turn
    unseen = unseen_squares(state, seat)
    assert notes.game.lookahead is not None
    game = replace(notes.game, lookahead=replace(notes.game.lookahead, compared=contest))
    Search(game, 3, iterations=4000).consider(view(state, seat), [notes.draw])
    first_of_world = dict(zip(reversed(notes.worlds), reversed(notes.drawn), strict=True))
    assert len(first_of_world) >= 1000
    for turn in range(3):
        times = Counter(drawn[turn] for drawn in first_of_world.values())
        expected = {kind: len(first_of_world) * many / unseen.total() for kind, many in unseen.items()}
        assert set(times) <= set(expected)
        assert chi_square(times, expected) < beyond(len(expected) - 1), f"draw {turn + 1}"


@pytest.mark.parametrize("name", ["search:16", "grandmaster:16"])
def test_a_sealed_choice_of_another_seat_is_not_read(name: str) -> None:
    """Pfusch: the last to bribe chooses with the same odds whatever the others have sealed."""
    game = games.find("pfusch")
    state = next(one for one in positions(game, 2, 2, 1) if game.prompt(one, 0) == "bribe" and len(game.to_act(one)) == 2)
    choices = []
    for sealed in game.legal(state, 0):
        world = state.clone()
        game.play(world, 0, sealed, Imagined(1), None)
        if game.to_act(world) == [1]:
            choices.append([player(name, game, seed).choose(view(world, 1), game.legal(world, 1)) for seed in range(3)])
    assert len(choices) > 1
    assert all(one == choices[0] for one in choices)
