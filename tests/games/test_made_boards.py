"""Boards made by lot: the checker has nothing to say about them, the same seed makes the same one, and games on them end."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.games.pfeffersaecke.board_geometry import cross
from comptoir.games.pfeffersaecke.board_labels import written_over
from comptoir.kernel.contract import BoardKit
from comptoir.kernel.match import verify
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.players import playtest
from tests.boards import WITH_BOARDS

AT_A_TIME = 10


def kit_of(game: str) -> BoardKit:
    return games.kit_of(games.find(game))


def spots(data: Any) -> dict[str, tuple[float, float]]:
    return {place["id"]: tuple(place["at"]) for place in [*data["cities"], *data["villages"]]}


def connected(data: Any) -> bool:
    near: dict[str, set[str]] = {place: set() for place in spots(data)}
    for route in data["routes"]:
        one, other = route["between"]
        near[one].add(other)
        near[other].add(one)
    reached, ahead = {data["cities"][0]["id"]}, [data["cities"][0]["id"]]
    while ahead:
        new = near[ahead.pop()] - reached
        reached |= new
        ahead += sorted(new)
    return reached == set(near)


@pytest.mark.rule("P1", "P3", "P36")
@pytest.mark.parametrize("first", range(0, 200, AT_A_TIME))
def test_two_hundred_maps_are_valid_connected_readable_and_played_to_the_end(first: int) -> None:
    for seed in range(first, first + AT_A_TIME):
        data = kit_of("pfeffersaecke").make(seed)
        assert kit_of("pfeffersaecke").check(data) == []
        assert connected(data)
        at = spots(data)
        routes = [tuple(route["between"]) for route in data["routes"]]
        lines = [(at[one], at[other]) for one, other in routes]
        assert not any(
            cross(lines[one], lines[other])
            for one in range(len(routes))
            for other in range(one)
            if not set(routes[one]) & set(routes[other])
        )
        assert not any(written_over(data, language) for language in LANGUAGES)
        game = kit_of("pfeffersaecke").on(data)
        match = playtest.play(game, 2 + seed % 5, seed)
        assert match.over
        verify(game, match.record)


@pytest.mark.rule("F3", "W2")
@pytest.mark.parametrize("name", [name for name in WITH_BOARDS if name != "pfeffersaecke"])
def test_made_districts_and_rivers_are_valid_and_played_to_the_end(name: str) -> None:
    kit = kit_of(name)
    made = [kit.make(seed) for seed in range(60)]
    assert not any(map(kit.check, made))
    assert len({str(data) for data in made}) == len(made)
    for seed, data in enumerate(made[:6]):
        game = kit.on(data)
        assert playtest.play(game, game.least_seats + seed % 3, seed).over


@pytest.mark.parametrize("name", WITH_BOARDS)
def test_the_same_seed_makes_the_same_board_and_it_is_drawn(name: str) -> None:
    kit = kit_of(name)
    assert kit.make(7) == kit.make(7) != kit.make(8)
    for language in LANGUAGES:
        assert kit.svg(kit.make(7), language).startswith("<svg")
