"""Trying a board in a house: games of bots in its workers, a slice a request, with what came of them so far."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.players import playtest
from tests.boards import WITH_BOARDS, other_board
from tests.house.guests import RunningHouse


def test_slices_of_a_trial_come_to_what_forty_games_in_a_row_do(house: RunningHouse) -> None:
    """What is told grows from slice to slice, so that a bar can show it; nothing of it is kept by the house."""
    ann, data = house.guest("Ann"), other_board("pfusch")
    told: dict[str, Any] = {"tally": None, "done": False}
    games_played = [0]
    while not told["done"]:
        asked = {"game": "pfusch", "board": data, "seats": 2, "so_far": told["tally"]}
        told = ann.post("/api/boards/trial", asked).json()
        games_played.append(len(told["tally"]["lengths"]))
    assert games_played == sorted(set(games_played))
    assert games_played[-1] == told["wanted"] == playtest.GAMES
    game = games.kit_of(games.find("pfusch")).on(data)
    tally = playtest.begin(game, 2)
    playtest.go_on(game, tally, playtest.GAMES, lambda: False)
    assert told["tally"]["lengths"] == tally.lengths
    assert told["tally"]["wins"] == pytest.approx(tally.wins)
    assert told["tally"]["uses"] == tally.uses
    assert told["never"] == playtest.never_used(game, tally)


def test_boards_are_compared_by_the_terminals_measure(house: RunningHouse) -> None:
    ann, game = house.guest("Ann"), games.find("pfusch")
    uneven = {}
    for seed in (60, 61, 62):  # of `comptoir board make pfusch --seed 3 --best-of 3`
        board = ann.post("/api/boards/make", {"game": "pfusch", "seed": seed}).json()["board"]
        told: dict[str, Any] = {"tally": None, "done": False}
        while not told["done"]:
            asked = {"game": "pfusch", "board": board, "so_far": told["tally"], "games": playtest.FEW}
            told = ann.post("/api/boards/trial", asked).json()
        assert len(told["tally"]["lengths"]) == told["wanted"] == playtest.FEW
        uneven[games.written_board(board)] = told["uneven"]
    assert min(uneven, key=uneven.__getitem__) == games.written_board(playtest.most_even(game, 3, 3))


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_board_made_by_lot_can_be_kept_at_once(house: RunningHouse, game: str) -> None:
    ann = house.guest("Ann")
    made = ann.post("/api/boards/make", {"game": game, "seed": 12}).json()["board"]
    assert made == games.kit_of(games.find(game)).make(12)
    kept = ann.post("/api/boards", {"game": game, "name": "By lot", "board": made}).json()
    assert kept["sound"]
    assert kept["remarks"] == []


def test_what_cannot_be_tried_or_made_is_refused_in_a_sentence(house: RunningHouse) -> None:
    ann, data = house.guest("Ann"), other_board("pfusch")
    for asked, error in (
        ({"game": "pfusch", "board": {"districts": 7}}, "bad_board"),
        ({"game": "pfusch", "board": data, "seats": 12}, "bad_request"),
        ({"game": "heller", "board": {}}, "no_board"),
    ):
        answer = ann.post("/api/boards/trial", asked).json()
        assert answer["error"] == error, answer
    assert ann.post("/api/boards/make", {"game": "heller", "seed": 1}).json()["error"] == "no_board"
    assert ann.post("/api/boards/make", {"game": "pfusch", "seed": -1}).status_code == 400
