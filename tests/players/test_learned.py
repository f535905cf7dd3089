"""Networks that ship, and the player made of one: the same answers everywhere, no secrets, and files that are checked."""

from __future__ import annotations

import json
import random
import sys
from dataclasses import replace
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.encoding import relative_actions
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import view
from comptoir.players import PLAYERS, Player, play_match, player
from comptoir.players.learned import Learned, Mind
from comptoir.players.network import LARGEST, BadWeights, Network, network_of, pack, shipped, sizes_of, unpack
from tests.lab.tables import every_game, every_table
from tests.shipped import LEARNED


def some_file(name: str) -> bytes:
    """A network by lot: it has opinions about everything, and none of them is any good."""
    game, luck = games.find(name), random.Random(3)
    hidden = (6, 5)
    many = sum(rows * columns for rows, columns in sizes_of(game, hidden))
    return pack(game, {"scale": 2.0, "sharpness": 1.5}, hidden, [luck.gauss(0, 0.5) for _ in range(many)])


def network(name: str, plain: bool = True) -> Network:
    return network_of(games.find(name), some_file(name), name, plain)


def positions(name: str, seats: int, many: int) -> Any:
    """States on the way through games by lot, with a seat that has a choice."""
    game, chance = games.find(name), Imagined(11)
    state = game.new(game.parse_options({}), seats, chance, None)
    for _ in range(many):
        if not game.to_act(state):
            state = game.new(game.parse_options({}), seats, chance, None)
        seat = game.to_act(state)[-1]
        yield game, state, seat
        game.play(state, seat, game.sample(state, seat, chance), chance, None)


@every_table
def test_plain_python_and_numpy_give_the_same_answers(name: str, seats: int) -> None:
    plain, arrays = (Mind(games.find(name), network(name, one)) for one in (True, False))
    assert type(plain.network) is not type(arrays.network)
    for game, state, seat in positions(name, seats, 30):
        actions = game.legal(state, seat)
        answers = [mind.evaluate(view(state, seat), actions, Imagined(4)) for mind in (plain, arrays)]
        assert answers[0][0] == pytest.approx(answers[1][0], abs=1e-4)
        assert answers[0][1] == pytest.approx(answers[1][1], abs=1e-4)
        assert answers[0][2] == answers[1][2]
        for found, many in zip(answers[0][:2], (len(actions), seats), strict=True):
            assert len(found) == many
            assert sum(found) == pytest.approx(1)


@every_game
def test_it_thinks_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    mind = Mind(games.find(name), network(name))
    chance = Imagined(8)
    for game, state, seat in positions(name, games.find(name).most_seats, 40):
        seen = view(state, seat)
        other = game.imagine(seen, seat, chance)
        actions = game.legal(state, seat)
        assert mind.evaluate(seen, actions, Imagined(5)) == mind.evaluate(view(other, seat), actions, Imagined(5))


@every_table
def test_it_plays_whole_games_and_the_same_with_the_same_seed(name: str, seats: int) -> None:
    game = games.find(name)
    known = network(name, plain=False)
    ends = []
    for _ in range(2):
        match = Match(game, seats, seed=bytes(32))
        bots: list[Player] = [
            Learned(game, seat, known) if seat == 0 else player("merchant", game, seat) for seat in range(seats)
        ]
        play_match(match, bots)
        ends.append(match.record.entries)
    assert ends[0] == ends[1]


@every_table
def test_actions_are_read_from_who_looks_and_each_once(name: str, seats: int) -> None:
    space = games.find(name).actions
    assert relative_actions(space, seats, 0) == list(range(space.size))
    for seat in range(1, seats):
        assert sorted(relative_actions(space, seats, seat)) == list(range(space.size))


def test_a_named_seat_is_counted_from_who_looks() -> None:
    space = games.find("pfusch").actions
    next_one = relative_actions(space, 3, 2)[space.parse("probe B 1")]
    assert space.text(next_one).startswith("probe A")


def test_without_numpy_it_is_asked_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(network("pfusch", plain=False)) is not Network
    monkeypatch.setitem(sys.modules, "numpy", None)  # as if it were not installed
    assert type(network("pfusch", plain=False)) is Network


def test_a_file_says_what_is_wrong_with_it() -> None:
    game, good = games.find("pfusch"), some_file("pfusch")
    assert unpack(game, good, "w")[0]["scale"] == 2.0
    line, _, payload = good.partition(b"\n")
    head = json.loads(line)
    turned = bytes([payload[0] ^ 1]) + payload[1:]
    for content, sentence in (
        (b"", "w is no file of weights of the format comptoir-network-2"),
        (b"[]\n" + payload, "w is no file of weights of the format comptoir-network-2"),
        (
            json.dumps({**head, "hidden": [0, 5]}).encode() + b"\n" + payload,
            "w is no file of weights of the format comptoir-network-2",
        ),
        (line + b"\n" + turned, "w is damaged: the SHA-256 of its weights is not the one it names"),
        (good[:-2], "w is damaged: the SHA-256 of its weights is not the one it names"),
        (some_file("heller"), "w was learned for heller revision 1 on another board or by other rules"),
        (
            json.dumps({**head, "hidden": [7, 5]}).encode() + b"\n" + payload,
            "w does not hold as many weights as its shape asks for",
        ),
    ):
        with pytest.raises(BadWeights) as refused:
            network_of(game, content, "w")
        assert str(refused.value) == sentence


def test_too_large_a_network_is_not_packed() -> None:
    game = games.find("pfusch")
    many = sum(rows * columns for rows, columns in sizes_of(game, (400, 8)))
    with pytest.raises(BadWeights, match="too many for a network that ships"):
        pack(game, {"scale": 1.0, "sharpness": 1.0}, (400, 8), [0.0] * many)


def test_a_game_that_nobody_has_learned_says_so(tmp_path: Any) -> None:
    with pytest.raises(BadWeights, match="nobody has learned nothing yet"):
        shipped("nothing", tmp_path)


def test_the_learned_player_is_one_of_the_players() -> None:
    assert PLAYERS["learned"] is Learned


@pytest.mark.parametrize("name", LEARNED)
def test_what_ships_fits_its_game_and_is_small(name: str) -> None:
    game = games.find(name)
    content = shipped(name, game.folder)
    assert len(content) <= LARGEST
    assert network_of(game, content, name).scale > 0
    other = replace(game, revision=game.revision + 1, earlier=())
    with pytest.raises(BadWeights, match="by other rules"):
        network_of(other, content, name)


def test_what_ships_for_pfusch_is_no_longer_equalled_by_the_merchant() -> None:
    """94 % of 400 games (docs/learned.md): so few are enough to see that it is what was learned."""
    game = games.find("pfusch")
    won = 0.0
    for deal in range(8):
        for seat in range(2):
            match = Match(game, 2, seed=bytes([deal] * 32))
            names = ("learned", "merchant") if seat == 0 else ("merchant", "learned")
            play_match(match, [player(name, game, deal) for name in names])
            winners = game.winners(match.state)
            won += (seat in winners) / len(winners)
    assert won >= 11
