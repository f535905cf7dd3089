"""Observations for learners: what they hold, that nothing hidden is in them, and the pages that describe them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.contract import layout_of
from comptoir.kernel.errors import UnknownName
from comptoir.lab import aec, openspiel, solo
from comptoir.lab.describe import describe
from comptoir.lab.forms import Expansion, Observing
from tests.lab.tables import every_game, every_table
from tests.shipped import DESCRIBED, PAGES


@every_table
@pytest.mark.parametrize("padded", [False, True])
def test_what_is_read_from_a_state_is_what_its_view_shows(name: str, seats: int, padded: bool) -> None:
    game = games.find(name)
    layout = layout_of(game, seats, padded)
    sizes = [part.bounds() for part in layout.parts for _ in range(part.length)]
    assert len(layout.names()) == len(set(layout.names())) == layout.size
    for match in conformance.play_through(game, seats, game.parse_options({}), 5, conformance.eager):
        for seat in match.to_act:
            read = layout.read(match.state, seat)
            assert read == layout.read_view(match.view(seat))
            assert len(read) == layout.size
            assert all(low <= number <= high for number, (low, high) in zip(read, sizes, strict=True))


@every_game
def test_a_padded_observation_is_as_long_at_every_table(name: str) -> None:
    game = games.find(name)
    tables = range(game.least_seats, game.most_seats + 1)
    assert len({layout_of(game, seats, padded=True).size for seats in tables}) == 1
    fullest = layout_of(game, game.most_seats)
    assert fullest.names() == layout_of(game, game.least_seats, padded=True).names()


def test_seats_are_counted_from_who_looks() -> None:
    """Heller: my stall, my money and my turn look the same to me from every seat."""
    game = games.find("heller")
    match = comptoir_match(game)
    layout = layout_of(game, 2)
    columns = {name: at for at, name in enumerate(layout.names())}
    mover = match.to_act[0]
    match.play(mover, "stall 3 c4")
    mine, theirs = layout.read(match.state, mover), layout.read(match.state, 1 - mover)
    market = next(part for part in layout.parts if part.name == "market")
    assert market.code_names()[mine[columns["market[c4]"]]] == "own:3"
    assert market.code_names()[theirs[columns["market[c4]"]]] == "+1:3"
    assert (mine[columns["turn"]], theirs[columns["turn"]]) == (1, 0)
    assert mine[columns["stalls[own, 2]"]] == theirs[columns["stalls[+1, 2]"]] == 1


def comptoir_match(game: Any) -> Any:
    from comptoir import Match

    return Match(game, game.least_seats, seed=3)


def test_what_follows_from_other_fields_is_not_told_twice_and_what_can_be_counted_is() -> None:
    names = {part.name for part in layout_of(games.find("heller"), 2).parts}
    assert "empty" not in names
    assert "unseen" in names


@every_game
def test_one_hot_is_the_layout_written_out(name: str) -> None:
    game = games.find(name)
    seats = game.least_seats
    layout = layout_of(game, seats, padded=True)
    expansion = Expansion(layout)
    out, ones = np.full((1, expansion.width), 9, np.float32), None
    for match in conformance.play_through(game, seats, game.parse_options({}), 2, conformance.eager):
        row = layout.read(match.state, 0)
        read = np.array([row], np.int32)
        ones = expansion.one_hot(read[:, expansion.codes], read[:, expansion.numbers], out, ones)
        expected: list[float] = []
        for part in layout.parts:
            for at, number in enumerate(row[part.start : part.start + part.length]):
                if not part.is_code:
                    expected.append(number / part.scale)
                else:
                    expected += [float(code == number and at < part.there) for code in range(part.size)]
        assert np.allclose(out[0], expected)


@pytest.mark.parametrize("form", ["index", "onehot"])
@every_game
def test_the_libraries_accept_every_form(name: str, form: str) -> None:
    table = aec.env(name, observation=form, padded=True, history=4)
    api_test(table, num_cycles=60)
    revision = games.find(name).revision
    check_env(gymnasium.make(f"comptoir/{name}-v{revision}", observation=form, history=3).unwrapped)


def test_history_tells_a_seat_what_it_saw_and_hides_what_it_did_not() -> None:
    """Heller: who draws a square knows which; the other sees that one was drawn."""
    game = games.find("heller")
    match = comptoir_match(game)
    mover = match.to_act[0]
    match.play(mover, "draw")
    observing = Observing(game, 2, "index", history=1)
    assert observing.history is not None
    kind = game.events.code("drew") + 1
    assert observing.past(match, mover)[0].tolist()[:3] == [kind, 1, match.state.drawn[mover]]
    assert observing.past(match, 1 - mover)[0].tolist()[:3] == [kind, 2, 0]


def test_openspiel_shows_the_one_hot_form_and_refuses_a_tensor_it_does_not_have() -> None:
    game = pyspiel.load_game("comptoir_pfusch", {"players": 2})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    observer = game.make_py_observer(params={"form": "onehot"})
    observer.set_from(state, 0)
    assert observer.tensor[:3].tolist() == pytest.approx([2 / 5, 0, 1 / 12])  # seats, clock, month
    with pytest.raises(Exception, match="information state"):
        state.information_state_tensor(0)
    with pytest.raises(UnknownName):
        openspiel.Observer(game, pyspiel.IIGObservationType(perfect_recall=False), {"form": "odd"})


def test_a_form_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownName, match="raw, index, onehot"):
        solo.Solo("heller", observation="pixels")
    with pytest.raises(UnknownName, match="history"):
        aec.Table("heller", history=-1)


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_page_of_an_environment_is_what_describe_prints(name: str) -> None:
    page = PAGES / f"{name}.md"
    game = games.find(name)
    assert page.read_text(encoding="utf-8") == describe(game, game.least_seats, padded=False), "make environments"
