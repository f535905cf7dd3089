"""Stored positions: read as they are written, and bad ones told in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from comptoir import games
from comptoir.games.heller.pieces import PIECE_NAMES
from comptoir.kernel.chance import Imagined
from comptoir.kernel.conformance import at_random as anyhow
from comptoir.kernel.conformance import check_stored, play_through
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import Match
from comptoir.kernel.positions import (
    BadPosition,
    StoredPosition,
    load_position,
    position_ids,
    read_position,
    write_position,
)
from comptoir.kernel.state import same, snapshot

HELLER = games.find("heller")
STORED = [(name, one) for name in games.names() for one in position_ids(games.find(name))]


@pytest.mark.parametrize(("name", "one"), STORED)
def test_every_stored_position_can_be_played_and_seen(name: str, one: str) -> None:
    check_stored(load_position(games.find(name), one))


@pytest.mark.parametrize("name", games.names())
def test_any_position_of_any_game_is_read_as_it_is_written(name: str) -> None:
    game: Game[Any] = games.find(name)
    for match in play_through(game, game.least_seats, game.parse_options({}), 5, anyhow):
        if match.n % 9 == 1:
            position = StoredPosition("here", game, dict(match.record.options), match.state, "A")
            again = read_position(game, "here", write_position(position))
            assert same(again.state, match.state), match.n
            assert again.look == "A"


def heller(**changed: Any) -> str:
    written = {"game": "heller", "revision": 1, "seats": 2, "options": {"open_end": True}, "look": "A", "state": {}}
    return json.dumps({**written, **changed})


def test_what_is_left_out_is_blank_and_what_follows_is_derived() -> None:
    position = read_position(HELLER, "one", heller(state={"market": {"d1": "buyer-5", "b3": "A-2"}, "money": [50, 40]}))
    state = position.state
    assert PIECE_NAMES[state.market[3]] == "buyer-5"
    assert len(state.empty) == 28
    assert (state.open_end, state.round, state.money, state.pile) == (1, 1, [50, 40], [])
    assert position.view.fields["money"] == [50, 40]
    assert '"empty"' not in write_position(position), "it follows from the market"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"state": {"purse": 3}}, "there is no field 'purse'"),
        ({"state": {"round": 9}}, "round holds 9, outside 1..5"),
        ({"state": {"market": {"z9": "gold"}}}, "market has no entry 'z9'"),
        ({"state": {"market": {"a1": "silver"}}}, "market holds 'silver', which is not one of empty, buyer-1"),
        ({"state": {"money": [50]}}, "money needs 2 entries"),
        ({"state": {"money": [50, True]}}, "money holds True, which is not a number"),
        ({"state": {"pile": "gold"}}, "pile is a list"),
        ({"revision": 7}, "it is of heller revision 7, the rules are heller revision 1"),
        ({"game": "pfusch"}, "it is of pfusch revision 1"),
        ({"seats": 9}, "heller is for 2 to 4 seats, not 9"),
        ({"seats": "two"}, "seats is a number"),
        ({"look": "F"}, "there is no seat 'F'"),
        ({"options": {"rain": True}}, "heller has no option 'rain'"),
        ({"board": {}}, "heller has no board to replace"),
        ({"more": 1}, "it is an object with board, game"),
    ],
)
def test_a_bad_position_is_told_in_one_sentence(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as told:
        read_position(HELLER, "one", heller(**changed))
    assert str(told.value).startswith("position one of heller: ")
    assert said in str(told.value)


def test_a_position_that_is_not_there_or_not_json() -> None:
    for name in ("nowhere", "../../heller/board", ""):
        with pytest.raises(UnknownName, match="heller has no position"):
            load_position(HELLER, name)
    with pytest.raises(BadPosition, match="this is not JSON"):
        read_position(HELLER, "one", "{")


def test_a_match_goes_on_from_a_state_and_back_to_it() -> None:
    state = HELLER.new(HELLER.parse_options({}), 2, Imagined(3), None)
    match = Match.from_state(HELLER, state, {}, bytes(32))
    match.play(state.turn, "stall 1 a1")
    assert match.n == 2
    assert snapshot(match.state_at(0)) == snapshot(state)
    match.undo(state.turn, 1)
    assert same(match.state, state)
