"""A sealed choice means the same through every door: nobody sees who was asked first, or that somebody has chosen."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
import pytest

from comptoir import games
from comptoir.kernel.asking import Asking, before_sealed
from comptoir.kernel.chance import Imagined
from comptoir.kernel.conformance import eager, play_through
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import Refusal
from comptoir.kernel.match import Match, verify
from comptoir.kernel.visibility import View, view
from comptoir.lab import aec, batch, openspiel, solo
from comptoir.lab.forms import ONE_HOT, Observing
from comptoir.lab.observing import seen_numbers
from comptoir.players import play_match
from comptoir.players.guided import Evaluation, Guided, Leaf
from comptoir.players.search import Search
from tests.lab.tables import every_game, one_deal

SEATS = 3
GAMES = 3
Numbers = tuple[int, ...]
Seen = Iterator[tuple[Numbers, Any]]  # what a seat observed when it was asked, and the state behind it


def pick(actions: Any, luck: np.random.Generator) -> int:
    return int(actions[luck.integers(len(actions))])


def through_pettingzoo(game: Game[Any], luck: np.random.Generator) -> Seen:
    table = aec.Table(game, SEATS)
    for seed in range(GAMES):
        table.reset(seed=seed)
        while not table.match.over:
            seen = table.observe(table.agent_selection)
            yield tuple(seen["observation"].tolist()), table.match.state
            table.step(pick(np.flatnonzero(seen["action_mask"]), luck))


def through_gymnasium(game: Game[Any], luck: np.random.Generator) -> Seen:
    env = solo.Solo(game, SEATS, opponents=["random"])
    for seed in range(SEATS * GAMES):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            yield tuple(seen["observation"].tolist()), env.match.state
            seen, _, over, _, _ = env.step(pick(np.flatnonzero(seen["action_mask"]), luck))


def through_openspiel(game: Game[Any], luck: np.random.Generator) -> Seen:
    tree = openspiel.SpielGame(game, f"one_{game.name}", {"players": SEATS})
    for _ in range(GAMES):
        state = tree.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                yield tuple(map(int, state.observation_tensor(state.current_player()))), state.node.state
            state.apply_action(pick(state.legal_actions(), luck))


def through_the_arena(game: Game[Any], luck: np.random.Generator) -> Seen:
    seen: list[tuple[Numbers, Any]] = []

    class Spy:
        def choose(self, view: View, actions: list[int]) -> int:
            seen.append((tuple(seen_numbers(game, view)), match.state.clone()))
            return pick(actions, luck)

    for seed in range(GAMES):
        match = Match(game, SEATS, {}, bytes([seed]) * 32)
        play_match(match, [Spy()] * SEATS)
    yield from seen


DOORS: list[Callable[[Game[Any], np.random.Generator], Seen]] = [
    through_pettingzoo, through_gymnasium, through_openspiel, through_the_arena,
]  # fmt: skip


def has_sealed_choices(game: Game[Any]) -> bool:
    """Whether there were any in a whole game, as the rules go, without a door."""
    played = play_through(game, SEATS, game.parse_options({}), 1, eager)
    return any(game.sealed(match.state) for match in played)


def test_pfusch_has_sealed_choices_and_heller_has_none() -> None:
    assert has_sealed_choices(games.find("pfusch"))
    assert not has_sealed_choices(games.find("heller"))


@every_game
@pytest.mark.parametrize("door", DOORS)
def test_who_is_asked_in_a_sealed_phase_sees_nobody_ready(door: Callable[..., Seen], name: str) -> None:
    """All are still waited for, and none has chosen, whichever seat is asked: so every seat sees what the first one sees."""
    game = games.find(name)
    asked: Counter[int] = Counter()
    for numbers, state in door(game, np.random.default_rng(5)):
        seat = numbers[0]
        waiting = game.to_act(state)
        if game.sealed(state):
            asked[seat] += 1
            assert seat in waiting
            assert [one for one in range(SEATS) if one not in waiting and game.legal(state, one)] == []
    assert set(asked) == (set(range(SEATS)) if has_sealed_choices(game) else set())


def test_raw_observations_of_the_same_game_are_the_same_through_every_door_that_has_them() -> None:
    game = one_deal()
    stories = []
    for door in (through_pettingzoo, through_openspiel, through_the_arena):
        story: dict[int, list[Numbers]] = {seat: [] for seat in range(SEATS)}
        for numbers, _ in door(game, np.random.default_rng(3)):
            story[numbers[0]].append(numbers)
        stories.append(story)
    assert stories[0] == stories[1] == stories[2]


Told = dict[int, list[bytes]]  # by seat: all that it was shown as a learner, in order
Maker = Callable[[Game[Any], int], Any]


class Steady:
    """Picks by nothing but what it is shown, so that the same is played through every door, and remembers what that was."""

    def __init__(self, game: Game[Any], seed: int = 0, salt: int = 0) -> None:
        self.observing = Observing(game, SEATS, ONE_HOT)
        self.salt = salt
        self.told: list[bytes] = []

    def pick(self, row: Any, actions: Any) -> int:
        self.told.append(np.asarray(row, np.float32).tobytes())
        return int(actions[crc32(self.told[-1], self.salt) % len(actions)])

    def choose(self, view: View, actions: list[int]) -> int:
        return self.pick(self.observing.arrays(view)["observation"], actions)


def told_by(seats: list[Steady]) -> Told:
    return {seat: one.told for seat, one in enumerate(seats)}


def told_through_pettingzoo(game: Game[Any], steady: Maker) -> Told:
    seats, table = [steady(game, 0) for _ in range(SEATS)], aec.Table(game, SEATS, observation=ONE_HOT)
    table.reset(seed=1)
    while not table.match.over:
        seen = table.observe(table.agent_selection)
        seat = int(table.agent_selection[-1])
        table.step(seats[seat].pick(seen["observation"], np.flatnonzero(seen["action_mask"])))
    return told_by(seats)


def told_through_gymnasium(game: Game[Any], steady: Maker) -> Told:
    """A game for each seat as the learner's."""
    seats = [steady(game, 0) for _ in range(SEATS)]
    for seat, learner in enumerate(seats):
        env = solo.Solo(game, SEATS, seat, opponents=[steady], observation=ONE_HOT)
        (seen, _), over = env.reset(seed=seat), False
        while not over:
            action = learner.pick(seen["observation"], np.flatnonzero(seen["action_mask"]))
            seen, _, over, _, _ = env.step(action)
    return told_by(seats)


def told_through_openspiel(game: Game[Any], steady: Maker) -> Told:
    seats, tree = [steady(game, 0) for _ in range(SEATS)], openspiel.SpielGame(game, "one_deal", {"players": SEATS})
    observer, state = tree.make_py_observer(params={"form": ONE_HOT}), tree.new_initial_state()
    while not state.is_terminal():
        assert not state.is_chance_node()
        seat = state.current_player()
        observer.set_from(state, seat)
        state.apply_action(seats[seat].pick(observer.tensor, state.legal_actions()))
    return told_by(seats)


def told_through_a_batch(game: Game[Any], steady: Maker) -> Told:
    seats, made = [steady(game, 0) for _ in range(SEATS)], batch.make(game, 1, SEATS, observation=ONE_HOT)
    while not made.done[0]:
        made.step([seats[made.seat[0]].pick(made.observation[0], np.flatnonzero(made.mask[0]))])
    return told_by(seats)


def told_through_a_batch_with_opponents(game: Game[Any], steady: Maker) -> Told:
    seats = [steady(game, 0) for _ in range(SEATS)]
    for seat, learner in enumerate(seats):
        made = batch.make(game, 1, SEATS, [steady], learner=seat, observation=ONE_HOT)
        while not made.done[0]:
            made.step([learner.pick(made.observation[0], np.flatnonzero(made.mask[0]))])
    return told_by(seats)


def told_through_a_guided_search(game: Game[Any], steady: Maker, thinker: int) -> Told:
    """Its evaluator is sure of one action and hopes for nothing, so each imagined game goes one leaf further down the same one;
    and the world it believes in is the real one."""
    seats, match = [steady(game, 0) for _ in range(SEATS)], Match(game, SEATS, seed=1)

    def evaluate(leaves: list[Leaf]) -> list[Evaluation]:
        answers: list[Evaluation] = []
        for leaf in leaves:
            picked = seats[leaf.view.seat].choose(leaf.view, leaf.actions)
            answers.append(([float(action == picked) for action in leaf.actions], [0.0] * SEATS))
        return answers

    def imagine(seen: View, seat: int, chance: Imagined) -> Any:
        return match.state.clone()

    search = Guided(game, 1, evaluate, iterations=400, batch=1, imagine=imagine)
    search.search(match.view(thinker), match.legal(thinker))
    return told_by(seats)


@pytest.mark.parametrize("salt", [0, 1, 7])
def test_all_doors_show_the_same_to_a_seat_of_the_same_game(salt: int) -> None:
    """One game of Pfusch by the same choices: what each seat is shown is the same, number by number, through every door. There
    is bargaining in two of three, where all may speak and are heard at once, in the order of the seats."""
    game, steady = one_deal(), partial(Steady, salt=salt)
    match, seats = Match(game, SEATS, seed=1), [steady(game, 0) for _ in range(SEATS)]
    play_match(match, seats)
    story = told_by(seats)
    proposals = [event for n in match.standing() for event in match.events[n] if event.kind.name == "proposed"]
    assert bool(proposals) == (salt > 0)
    doors: list[Callable[[Game[Any], Maker], Told]] = [
        told_through_pettingzoo, told_through_gymnasium, told_through_openspiel, told_through_a_batch,
        told_through_a_batch_with_opponents, *[partial(told_through_a_guided_search, thinker=seat) for seat in range(SEATS)],
    ]  # fmt: skip
    for door in doors:
        assert door(game, steady) == story, door


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_search_plays_alike_whichever_seat_it_has(seat: int) -> None:
    """The trees of the other seats are the same whoever is asked first: their nodes are those of the phase's beginning."""
    pfusch = games.find("pfusch")
    assert pfusch.lookahead is not None
    game = replace(pfusch, lookahead=replace(pfusch.lookahead, others_search=True))
    state = game.new(game.parse_options({}), SEATS, Imagined(1), None)
    match = Match(game, SEATS, {}, bytes(32))
    search = Search(game, 3, iterations=60)
    search.consider(match.view(seat), game.legal(state, seat))
    openings = [search.nodes[key] for key in (hash((0, 0, other)) for other in range(SEATS)) if key in search.nodes]
    assert len(openings) == SEATS  # a node each, found by a seat that has seen nothing
    assert all(node.mixed for node in openings)


def test_held_choices_are_played_in_the_order_of_the_seats_and_make_a_record() -> None:
    game = games.find("pfusch")
    one, other = (Match(game, 2, {}, bytes(32)) for _ in range(2))
    for match, order in ((one, (0, 1)), (other, (1, 0))):
        asking = Asking(match)
        while waiting := asking.waiting:
            seat = order[0] if game.sealed(match.state) and order[0] in waiting else waiting[0]
            asking.play(seat, match.legal(seat)[-1])
    assert one.record.dump() == other.record.dump()
    assert verify(game, one.record).over


def test_a_bot_among_people_who_choose_when_they_like_is_shown_what_it_is_shown_everywhere() -> None:
    """In a house: A has chosen, has changed its mind, C has chosen; B, a bot, sees the table as the month began."""
    game = games.find("pfusch")
    match = Match(game, SEATS, {}, bytes(32))
    beginning = match.view(1)
    assert before_sealed(match) is match.state
    for seat, action in ((0, "make wood"), (0, "make plaster"), (2, "make wood")):
        match.play(seat, action)
        assert match.view(1) != beginning
        assert view(before_sealed(match), 1) == beginning
    match.play(1, "make wood")
    assert before_sealed(match) is match.state


def test_an_illegal_sealed_choice_is_refused_when_it_is_made() -> None:
    game = games.find("pfusch")
    asking = Asking(Match(game, 2, {}, bytes(32)))
    with pytest.raises(Refusal):
        asking.play(0, game.actions.parse("decline"))
    assert asking.waiting == [0, 1]


def test_openspiel_keeps_a_sealed_choice_from_everyone_but_who_made_it() -> None:
    """A's choice is in A's information state at once, and in B's is not even that A has chosen."""
    game = pyspiel.load_game("comptoir_pfusch", {"players": 2})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = [state.information_state_string(seat) for seat in range(2)]
    state.apply_action(state.string_to_action("make wood"))
    assert state.current_player() == 1
    assert state.information_state_string(0) != before[0]
    assert state.information_state_string(1) == before[1]


class Remembering:
    """A learner as simple as can be: what became of each sealed choice, by all that was public then: month, phase, who is
    still waited for. Where it has never been it guesses."""

    def __init__(self) -> None:
        self.luck = np.random.default_rng(7)
        self.known: dict[tuple[Numbers, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.path: list[tuple[Numbers, int]] = []
        self.guesses = 0

    def choose(self, seen: dict[str, Any], explore: float) -> int:
        public = tuple(seen["observation"][1:10].tolist())  # seats, clock, month, phase, then those waited for
        legal = [int(action) for action in np.flatnonzero(seen["action_mask"])]
        tried = [action for action in legal if (public, action) in self.known]
        self.guesses += not tried
        if not tried or self.luck.random() < explore:
            action = pick(legal, self.luck)
        else:
            action = max(tried, key=lambda one: self.known[public, one][0] / self.known[public, one][1])
        self.path.append((public, action))
        return action

    def learn(self, reward: float) -> None:
        for place in self.path:
            self.known[place][0] += reward
            self.known[place][1] += 1
        self.path = []


def test_a_policy_learned_through_one_door_plays_as_well_through_another() -> None:
    """The trap of November 2026: learned through Gymnasium, where the learner was asked first, a policy met through PettingZoo
    what it had never seen whenever it was not: it won 96 % of its games from seat A and 1 % from seat B."""
    learner = Remembering()
    env = solo.Solo("pfusch", 2, opponents=["random"])
    for seed in range(300):
        (seen, _), over, reward = env.reset(seed=seed), False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(learner.choose(seen, explore=0.3))
        learner.learn(reward)
    shares, guesses = [], []
    for mine in range(2):
        table, luck = aec.Table("pfusch", 2), np.random.default_rng(mine)
        learner.guesses = 0
        won = 0.0
        for seed in range(100):
            table.reset(seed=seed)
            while not table.match.over:
                seen = table.observe(table.agent_selection)
                legal = np.flatnonzero(seen["action_mask"])
                is_mine = table.agent_selection == f"seat_{mine}"
                table.step(learner.choose(seen, explore=0) if is_mine else pick(legal, luck))
            won += mine in table.match.winners
        shares.append(won / 100)
        guesses.append(learner.guesses)
    assert min(shares) > 0.7, (shares, guesses)
    assert max(guesses) < 200, (shares, guesses)  # in bargaining, which is open, the order does show
