"""What is hidden in Die Weinhändler, what a seat remembers, and what it can work out."""

from __future__ import annotations

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.pieces import DUEL, MOVED, State
from comptoir.games.weinhaendler.river import EXPLOSION, HAND_KINDS, SAILOR
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined
from comptoir.kernel.match import Match, replay
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.reaches import reaching

from .tables import Table


def hidden_parts(state: State) -> list[int]:
    """Of each kind, the cards in all hands that nobody saw being taken."""
    return [sum(state.hand[k::HAND_KINDS]) - sum(state.known[k::HAND_KINDS]) for k in range(HAND_KINDS)]


@pytest.mark.rule("W4")
def test_hands_are_secret_but_their_size_is_not() -> None:
    table = Table(3).hand("A", "sailor", "coal-1").hand("B", "coal-3")
    seen = view(table.state, 1)
    assert seen.hand[0] is None
    assert seen.hand[1] == [0, 0, 1, 0, 0, 0]
    assert seen.hand_count == [2, 1, 0]
    assert "pile" not in seen.fields
    assert view(table.state, PUBLIC).hand == [None, None, None]


@pytest.mark.rule("W8")
def test_a_view_remembers_what_was_openly_taken_until_it_is_played() -> None:
    table = Table(3).top("sailor", "sailor", "coal-1", *["barrel-tours"] * 2, *["coal-2"] * 7).begin_round()
    table.do("A", "take sailor").do("B", "take coal-1").do("C", "take sailor")
    assert view(table.state, 1).known[0][SAILOR] == 1
    table.do("A", "lay sailor")
    assert view(table.state, 1).known[0][SAILOR] == 0


@pytest.mark.rule("W15")
def test_a_sailor_taken_for_a_barrel_is_known_to_be_in_the_hand() -> None:
    table = Table(3).hand("A", "coal-1").aboard("A", "barrel-tours").laid("B", "sailor").hand("C", "coal-1").moved("B")
    table.do("A", "trade barrel-tours B")
    assert view(table.state, 2).known[0] == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("W4")
def test_a_card_played_counts_off_the_known_ones_first_as_cards_of_a_kind_are_alike() -> None:
    """One known sailor and two hidden cards: after one sailor is laid, both cards left may be anything."""
    table = Table(3).hand("A", "sailor", "sailor", "coal-1").moved("B").moved("C")
    table.state.known[SAILOR] = 1
    table.do("A", "lay sailor")
    assert table.state.known[SAILOR] == 0
    table.do("A", "lay sailor")
    assert table.state.known[SAILOR] == 0
    assert table.in_hand("A", "coal-1") == 1


@pytest.mark.rule("W4")
def test_imagined_worlds_keep_what_was_openly_taken_and_deal_only_the_rest() -> None:
    table = Table(3).hand("A", "sailor", "sailor", "coal-1", "explosion").hand("B", "coal-3")
    table.state.known[SAILOR] = 2
    seen = view(table.state, 1)
    worlds = [GAME.imagine(seen, 1, Imagined(seed)) for seed in range(60)]
    assert all(world.hand[SAILOR] >= 2 and sum(world.hand[:HAND_KINDS]) == 4 for world in worlds)
    assert len({tuple(world.hand) for world in worlds}) > 10
    assert len({tuple(world.pile) for world in worlds}) == 60
    assert all(not GAME.audit(world) for world in worlds)


@pytest.mark.rule("W4")
def test_nobody_is_imagined_with_passengers_barrels_or_suns_in_hand_or_loses_them_from_the_pile() -> None:
    table = Table(4).hand("A", *["coal-1"] * 5).hand("C", *["sailor"] * 5).waiting("barrel-tours")
    for seed in range(20):
        world = GAME.imagine(view(table.state, 1), 1, Imagined(seed))
        assert sum(card >= HAND_KINDS for card in world.pile) == 29


@pytest.mark.rule("W5")
def test_after_a_reshuffle_everyone_knows_which_cards_are_hidden_in_hands_and_which_in_the_pile() -> None:
    """The pile was empty: a card that lay nowhere openly must have been in somebody's hand."""
    table = Table(3).hand("A", "explosion", "coal-1").hand("B", "explosion", "sailor").hand("C", "fisherman")
    table.pile("coal-2").begin_round()
    assert table.state.hidden == hidden_parts(table.state) == [1, 0, 0, 1, 1, 2]
    for seed in range(30):
        world = GAME.imagine(view(table.state, 2), 2, Imagined(seed))
        assert world.hand[EXPLOSION] + world.hand[HAND_KINDS + EXPLOSION] == 2
        assert sorted(world.pile) == sorted(table.state.pile)


@pytest.mark.rule("W5")
def test_the_memory_of_hidden_cards_stays_right_while_they_are_played() -> None:
    table = Table(3).hand("A", "coal-1", "coal-3").hand("B", "explosion", "sailor").hand("C", "fisherman").pile("coal-2")
    table.begin_round()
    for card, many in enumerate(table.state.offer):  # nobody drafts, but for the coal 1 that A takes
        table.state.discards[card] += many
    table.state.offer = [0] * HAND_KINDS
    table.state.discards[0] -= 1
    table.state.hand[0] += 1
    table.state.known[0] += 1
    table.state.phase = DUEL
    table.do("A", "lay coal-1")
    assert table.state.hidden == [1, 0, 1, 1, 1, 1]  # it may have been the one that A took
    table.do("B", "stay").do("C", "stay").do("A", "lay coal-1")
    assert table.state.hidden == [0, 0, 1, 1, 1, 1]  # it was the one that A was dealt
    table.do("A", "lay coal-3")
    assert table.state.hidden == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize("seats", [3, 6])
def test_hidden_cards_are_counted_right_through_whole_games(seats: int) -> None:
    reshuffled = 0
    for match in conformance.play_through(GAME, seats, {}, 12, conformance.eager):
        if match.state.reshuffled:
            reshuffled += 1
            assert match.state.hidden == hidden_parts(match.state)
    assert reshuffled > 100


def moved_unasked(state: State, seat: int, action: int) -> list[int]:
    """The seats whose boats move by themselves after this action."""
    heard: list[tuple[int, tuple[int, ...]]] = []
    GAME.play(state, seat, action, Imagined(1), lambda code, values: heard.append((code, values)))
    return [values[0] for code, values in heard if code == MOVED and values[0] != seat]


def test_what_the_house_does_unasked_follows_from_what_all_can_see() -> None:
    """Wherever the house moves a boat by itself, it does so in every world that the other seats could believe in."""
    loaded = reaching("weinhaendler", "moves-by-itself")
    forced = 0
    before: State | None = None
    for match in replay(GAME, loaded):
        entry = match.record.entries[-1]
        moved = [told.values[0] for told in match.events[-1] if told.kind.name == "moved" and told.values[0] != entry.seat]
        if moved and before is not None and entry.seat is not None:
            forced += 1
            world = GAME.imagine(view(before, entry.seat), entry.seat, Imagined(forced))
            action = GAME.actions.from_json(entry.action)
            assert moved_unasked(world, entry.seat, action) == moved
        before = match.state.clone()
    assert forced > 0


def test_a_view_never_shows_the_pile_or_a_foreign_hand() -> None:
    match = Match(GAME, 3, {}, bytes(32))
    chance = Imagined(3)
    for _ in range(120):
        seat = match.to_act[0]
        match.play(seat, conformance.at_random(GAME, match.state, seat, chance))
        for looker in range(3):
            seen = match.view(looker)
            assert "pile" not in seen.fields
            assert [row is None for row in seen.hand] == [other != looker for other in range(3)]
        dealt = [told for told in match.log(0) if told["event"] == "dealt" and told["seat"] != "A"]
        assert all(told["coal1"] is None and told["explosions"] is None for told in dealt)
