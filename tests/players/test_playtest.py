"""How a board plays: the same games in whatever slices, counted by what they tell."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import Match
from comptoir.players import playtest
from tests.boards import WITH_BOARDS, other_board

every_board = pytest.mark.parametrize("name", WITH_BOARDS)


def on_other(name: str) -> Game[Any]:
    return games.kit_of(games.find(name)).on(other_board(name))


def played(game: Game[Any], wanted: int, at_a_time: int) -> playtest.Tally:
    """So many games, in slices."""
    tally = playtest.begin(game, game.least_seats)
    while tally.games < wanted:
        playtest.go_on(game, tally, wanted, partial(has_games, tally, tally.games + at_a_time))
    return tally


def has_games(tally: playtest.Tally, many: int) -> bool:
    return tally.games >= many


@every_board
def test_the_tally_is_the_same_in_whatever_slices(name: str) -> None:
    game = on_other(name)
    assert played(game, 3, 1) == played(game, 3, 3)


@every_board
def test_every_game_is_won_ended_and_uses_what_is_on_the_board(name: str) -> None:
    game = on_other(name)
    tally = played(game, 4, 4)
    assert tally.games == len(tally.lengths) == 4
    assert sum(tally.wins) == pytest.approx(4)
    assert sum(tally.ends.values()) == 4
    assert set(tally.ends) <= set(game.rules)
    assert set(tally.points) <= set(game.sheet_rules.kinds)
    never = playtest.never_used(game, tally)
    for kind, words in playtest.parts_of(game).items():
        assert set(tally.uses[kind]) <= set(words), kind
        assert sorted([*tally.uses[kind], *never[kind]]) == sorted(words)
        assert tally.uses[kind], "somebody uses something"


def test_points_add_up_to_the_scores() -> None:
    game = on_other("pfeffersaecke")
    tally = playtest.begin(game, 3)
    match: Match[Any] = playtest.play(game, 3, 0)
    playtest.count(game, tally, match)
    assert sum(tally.points.values()) == sum(match.scores)
    paid = sum(entry.action is not None and entry.action["name"] == "open" for entry in match.record.entries)
    assert sum(tally.uses["way"].values()) == paid


def test_wins_are_counted_by_the_order_of_play_not_by_the_letter() -> None:
    game = on_other("pfeffersaecke")
    matches = [playtest.play(game, 4, number) for number in range(6)]
    assert len({match.record.entries[1].seat for match in matches}) > 1, "lots decide who begins"
    for match in matches:
        tally = playtest.begin(game, 4)
        playtest.count(game, tally, match)
        first = match.record.entries[1].seat
        assert first is not None
        assert [place for place, won in enumerate(tally.wins) if won] == sorted((seat - first) % 4 for seat in match.winners)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownName):
        playtest.begin(on_other("pfusch"), 9)


def test_of_several_boards_the_most_even_one_is_made() -> None:
    game = games.find("pfusch")

    def unevenness(seed: int) -> float:
        on = games.kit_of(game).on(games.kit_of(game).make(seed))
        tally = playtest.begin(on)
        playtest.go_on(on, tally, 2, lambda: False)
        return playtest.uneven(on, tally)

    seeds = range(7 * playtest.MOST_MADE, 7 * playtest.MOST_MADE + 3)
    best = min(seeds, key=unevenness)
    assert playtest.most_even(game, 7, 3, count=2) == games.kit_of(game).make(best)
    assert unevenness(best) < max(map(unevenness, seeds))
