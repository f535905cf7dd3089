"""The conformance kit must catch a game that breaks the contract: here Heller, broken on purpose in one place each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from comptoir.games.heller import GAME, rules
from comptoir.games.heller.bots import belief
from comptoir.games.heller.pieces import DRAW, STALL_PLACED, State
from comptoir.kernel.chance import Chance, Imagined
from comptoir.kernel.conformance import Fault, all_options, check, check_secrecy, eager, play_through
from comptoir.kernel.contract import Game
from comptoir.kernel.events import Tell
from comptoir.kernel.visibility import View

OPTIONS = GAME.parse_options({})


def peeking_legal(state: State, seat: int) -> list[int]:
    """Leaves the draw out when the next square is a nuisance: only somebody who peeks could."""
    actions = rules.legal(state, seat)
    return [action for action in actions if action != DRAW or not 7 <= state.pile[-1] <= 12]


def peeking_refuse(state: State, seat: int, action: int) -> str | None:
    return rules.refuse(state, seat, action) or (None if action in peeking_legal(state, seat) else "H9")


def peeking_sample(state: State, seat: int, chance: Chance) -> int:
    actions = peeking_legal(state, seat)
    return actions[chance.below(len(actions))]


def leaking_play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Tells everyone, in the rank of a stall, what square the actor still keeps in secret."""
    if tell is not None and state.secret[seat]:
        tell(STALL_PLACED, (seat, state.secret[seat] % 4, 0))
    rules.play(state, seat, action, chance, tell)


def forgetful_imagine(view: View, seat: int, chance: Chance) -> State:
    state = belief.imagine(view, seat, chance)
    state.secret[seat] = 0
    return state


def inventive_imagine(view: View, seat: int, chance: Chance) -> State:
    state = belief.imagine(view, seat, chance)
    if state.pile:
        state.pile[0] = 1 if state.pile[0] != 1 else 2
    return state


def losing_play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    rules.play(state, seat, action, chance, tell)
    if len(state.pile) == 5:
        state.pile.pop()


def growing_play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    rules.play(state, seat, action, chance, tell)
    state.money[0] += 200_000


def peeking_prompt(state: State, seat: int) -> str:
    return "place" if state.secret[(seat + 1) % state.seats] > 6 else "turn"


def generous_legal(state: State, seat: int) -> list[int]:
    return sorted({*rules.legal(state, seat), DRAW}) if seat == state.turn and not state.over else []


def messy_legal(state: State, seat: int) -> list[int]:
    return rules.legal(state, seat)[::-1]


def peeking_details(state: State, seat: int, action: int) -> dict[str, int]:
    return {"next": state.pile[-1] if state.pile else 0}


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "legal peeks": (
        {"legal": peeking_legal, "refuse": peeking_refuse, "sample": peeking_sample},
        "depends on what it cannot see",
    ),
    "events leak": ({"play": leaking_play}, "hears of something it cannot see"),
    "imagine forgets": ({"imagine": forgetful_imagine}, "looks different from its seat"),
    "imagine invents": ({"imagine": inventive_imagine}, "is impossible"),
    "a square is lost": ({"play": losing_play}, "do not add up"),
    "money grows": ({"play": growing_play}, "outside"),
    "prompt peeks": ({"prompt": peeking_prompt}, "is asked depends"),
    "prompt undeclared": ({"prompts": ("place",)}, "declared prompts"),
    "legal too long": ({"legal": generous_legal}, "disagree"),
    "legal in disorder": ({"legal": messy_legal}, "not in order"),
    "refusal by no rule": ({"rules": ("H1",)}, "which is no rule"),
    "sample illegal": ({"sample": lambda state, seat, chance: 0}, "not legal"),
    "never ends": ({"longest": 20}, "no end after 20"),
    "details peek": ({"details": peeking_details}, "details of a choice"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_the_kit_catches(name: str) -> None:
    changes, complaint = BROKEN[name]
    broken: Game[State] = replace(GAME, **changes)
    with pytest.raises(Fault, match=complaint):
        check_some(broken)


def check_some(game: Game[State]) -> None:
    for seed in range(4):
        check(game, 3, OPTIONS, seed, eager, closely=3)


def test_the_kit_catches_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[[State], State] = State.clone

    def sharing(self: State) -> State:
        other = real(self)
        other.market = self.market
        return other

    monkeypatch.setattr(State, "clone", sharing)
    with pytest.raises(Fault, match="changed the original"):
        check(GAME, 3, OPTIONS, 1)


def test_the_kit_catches_a_clone_that_forgets_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[[State], State] = State.clone

    def forgetting(self: State) -> State:
        other = real(self)
        other.money = [0] * self.seats
        return other

    monkeypatch.setattr(State, "clone", forgetting)
    with pytest.raises(Fault, match="differs from its original"):
        check(GAME, 3, OPTIONS, 1)


def test_the_real_game_passes_and_its_worlds_really_differ() -> None:
    assert check(GAME, 3, OPTIONS, 1) > 100
    match = next(play_through(GAME, 3, OPTIONS, 1, eager))
    assert check_secrecy(GAME, match.state, Imagined(3), worlds=5) > 10


def test_all_options_are_combined() -> None:
    assert len(all_options(GAME)) == 4
