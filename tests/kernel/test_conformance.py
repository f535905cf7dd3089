"""The conformance kit must catch a game that breaks the contract: here Heller, broken on purpose in one place each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from comptoir.cli.skeleton.game import rules as nuts_rules
from comptoir.cli.skeleton.game.pieces import CARDS, CRACK, CRACKING, LAID, LAYING, LEFT, OVER, ROUNDS
from comptoir.cli.skeleton.game.pieces import State as Nuts
from comptoir.games.heller import GAME, rules
from comptoir.games.heller.bots import belief
from comptoir.games.heller.pieces import DRAW, STALL_PLACED, State
from comptoir.kernel.chance import Chance, Imagined
from comptoir.kernel.conformance import Fault, all_options, check, check_secrecy, eager, play_through
from comptoir.kernel.contract import Game
from comptoir.kernel.events import Tell
from comptoir.kernel.visibility import View
from comptoir.players.search import plain_lookahead
from tests.testgames import nuts

OPTIONS = GAME.parse_options({})


def peeking_legal(state: State, seat: int) -> list[int]:
    """Leaves the draw out when the next square is a nuisance: only somebody who peeks could."""
    actions = rules.legal(state, seat)
    return [action for action in actions if action != DRAW or not 7 <= state.pile[-1] <= 12]


def peeking_refuse(state: State, seat: int, action: int) -> str | None:
    return rules.refuse(state, seat, action) or (None if action in peeking_legal(state, seat) else "H9-empty")


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


def undeclared_refuse(state: State, seat: int, action: int) -> str | None:
    key = rules.refuse(state, seat, action)
    return "H12-new" if key == "H12" else key


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
    "refusal undeclared": ({"refuse": undeclared_refuse}, "not one of the declared refusals"),
    "refusal without its facts": ({"refusal_facts": lambda state, seat, action, key: {}}, "has the facts"),
    "phase undeclared": ({"phase": lambda state: "turn"}, "not one of the declared phases"),
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


# ---- secrets that get out by other ways than views, in Nuts ----


def hidden_cards(state: Nuts, seat: int) -> list[int]:
    return [card for card in range(CARDS) if state.hand[seat * CARDS + card]]


def rich_scores(state: Nuts) -> list[int]:
    """What is still in hand counts already."""
    return [nuts + sum(hidden_cards(state, seat)) for seat, nuts in enumerate(state.points)]


def knowing_prompt(state: Nuts, seat: int) -> str:
    """Another question for whoever has nothing but low cards: the seat knows it, but everyone is told."""
    return "crack" if max(hidden_cards(state, seat), default=0) < 7 else "lay"


def strong_first(state: Nuts) -> list[int]:
    """Waits for seats with only low cards after the others: everyone sees who is waited for."""
    waiting = nuts_rules.to_act(state)
    strong = [seat for seat in waiting if max(hidden_cards(state, seat), default=0) >= 7]
    return strong if state.phase == LAYING and strong else waiting


def cracking_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Cracks the nuts for a seat that has only low cards left."""
    nuts_rules.play(state, seat, action, chance, tell)
    if state.phase == CRACKING and max(hidden_cards(state, state.taker - 1), default=0) < 7:
        nuts_rules.decide(state, state.taker - 1, True, tell)


def ending_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Ends the game without a word when the next seat has only low cards left."""
    nuts_rules.play(state, seat, action, chance, tell)
    if state.phase == LAYING and action >= CRACK and max(hidden_cards(state, (seat + 1) % state.seats)) < 6:
        state.phase, state.turn = OVER, ROUNDS


def peeking_details_once_chosen(state: Nuts, seat: int, action: int) -> dict[str, int]:
    """Tells somebody who has laid a card, and may lay another, what is under the next one's."""
    return {"theirs": state.choice[(seat + 1) % state.seats]} if state.choice[seat] else {}


def peeking_reason(state: Nuts, seat: int, action: int) -> tuple[str, dict[str, int]]:
    return ("card", {"value": max(hidden_cards(state, (seat + 1) % state.seats))}) if action < CRACK else ("leave", {})


def telling_refuse(state: Nuts, seat: int, action: int) -> str | None:
    """Gives another rule against a card if the next seat holds it."""
    key = nuts_rules.refuse(state, seat, action)
    return "N2-time" if key == "N2-card" and action in hidden_cards(state, (seat + 1) % state.seats) else key


def telling_facts(state: Nuts, seat: int, action: int, key: str) -> dict[str, int | str]:
    """Says in the refusal what the next seat holds."""
    return {"highest": max(hidden_cards(state, (seat + 1) % state.seats), default=0)}


def telling_prompt_facts(state: Nuts, seat: int) -> dict[str, int | str]:
    return {"theirs": max(hidden_cards(state, (seat + 1) % state.seats), default=0)}


def knowing_phase(state: Nuts) -> str | None:
    return "strong" if max(hidden_cards(state, 0), default=0) > CARDS // 2 else "weak"


def backwards(state: Nuts) -> list[int]:
    return nuts_rules.to_act(state)[::-1]


def first_noted_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Shows everyone who was the first to choose."""
    first = action < CRACK and not any(state.choice)
    nuts_rules.play(state, seat, action, chance, tell)
    if first:
        state.taker = seat + 1


def last_told_first_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Once all cards are turned over, tells again what the last one to choose laid."""
    nuts_rules.play(state, seat, action, chance, tell)
    if tell is not None and action < CRACK and state.phase == CRACKING:
        tell(LAID, (seat, action))


def whispering_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Tells whether the card laid face down is odd."""
    if tell is not None and action < CRACK and not state.choice[seat]:
        tell(LEFT, (seat, action % 2))
    nuts_rules.play(state, seat, action, chance, tell)


def rattling_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """The bowl rattles under a high card, even face down."""
    if action < CRACK and action >= CARDS // 2 and not state.choice[seat]:
        state.pot += 1
    nuts_rules.play(state, seat, action, chance, tell)


def poor_told_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """Whoever has only low cards left is seen to hesitate: the choice does not matter, the hand does."""
    poor = action < CRACK and max(hidden_cards(state, seat)) < 7
    nuts_rules.play(state, seat, action, chance, tell)
    if poor and state.phase == LAYING:
        state.taker = seat + 1


def glimpsed_play(state: Nuts, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """While the cards are turned over, the bowl shows for a moment how high the best hand is; afterwards nobody could say."""

    def peeped(code: int, values: tuple[int, ...]) -> None:
        state.pot += (height := max(hidden_cards(state, 0), default=0))
        tell(code, values) if tell is not None else None
        state.pot -= height

    nuts_rules.play(state, seat, action, chance, None if tell is None or action >= CRACK else peeped)


LEAKING: dict[str, tuple[dict[str, Any], str]] = {
    "scores count what is hidden": ({"scores": rich_scores}, "the scores of a running game depend on what seat"),
    "a prompt tells the others": ({"prompt": knowing_prompt}, "is asked depends on what seat"),
    "a hand shows by who is waited for": ({"to_act": strong_first}, "who is waited for depends on something hidden"),
    "rules act for a seat": ({"play": cracking_play}, "the rules act by something that seat . was not shown"),
    "rules end a phase": ({"play": ending_play}, "heard nothing that decides whether"),
    "details know too much": ({"details": peeking_details_once_chosen}, "the details of a choice"),
    "a reason knows too much": ({"reason": peeking_reason}, "the reason for a choice"),
    "a refusal knows too much": ({"refuse": telling_refuse}, "whether N2-.* or N2-.* forbids"),
    "facts of a refusal know too much": (
        {"refusals": dict.fromkeys(nuts_rules.REFUSALS, ("highest",)), "refusal_facts": telling_facts},
        "says something that seat . cannot see",
    ),
    "a question says too much": ({"prompt_facts": telling_prompt_facts}, "the question to seat . says"),
    "a phase knows too much": ({"phases": ("weak", "strong"), "phase": knowing_phase}, "the phase of a turn depends"),
    "a film shows what is gone afterwards": ({"play": glimpsed_play}, "a film of this action shows|chose in secret shows"),
    "seats in disorder": ({"to_act": backwards}, "in an order that means nothing"),
    "who chose first shows": ({"play": first_noted_play}, "the order in which seats .* chose shows in taker"),
    "who chose last is told": ({"play": last_told_first_play}, "the order in which seats .* chose shows in what is told"),
    "an event between sealed choices": ({"play": whispering_play}, "chose in secret shows while others still choose"),
    "a view between sealed choices": ({"play": rattling_play}, "chose in secret shows while others still choose"),
    "a hand shows when its seat chooses": ({"play": poor_told_play}, "chose in secret shows while others still choose"),
    "sealed but not said so": (
        {"lookahead": replace(plain_lookahead(nuts.GAME), sealed=lambda state: False)},
        "does not say so",
    ),
}


@pytest.mark.parametrize("name", LEAKING)
def test_the_kit_catches_a_leak(name: str) -> None:
    changes, complaint = LEAKING[name]
    with pytest.raises(Fault, match=complaint):
        check_all(replace(nuts.GAME, **changes))


def check_all(game: Game[Nuts]) -> None:
    for seed in range(20):
        check(game, 3, {}, seed, closely=1)


def test_the_game_without_a_leak_passes() -> None:
    check_all(nuts.GAME)


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
