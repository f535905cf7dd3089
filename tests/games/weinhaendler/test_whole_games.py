"""Whole games of Die Weinhändler: the score sheet, the longest game, bots and pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.pieces import BY_GOLD, DOWNSTREAM, LOIRE, MOST_ROUNDS, UPSTREAM, State
from comptoir.games.weinhaendler.river import HAND_WORDS
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import ALL, PUBLIC, view
from comptoir.players import play_match, player

from .tables import Table, town


def play(seed: int, names: list[str]) -> Match[State]:
    """A whole game between these players."""
    match = Match(GAME, len(names), {}, derived_seed("whole games", seed))
    bots = [player(name, GAME, seed * 10 + seat) for seat, name in enumerate(names)]
    play_match(match, bots)
    return match


@pytest.mark.rule("W23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_score_of_each_seat_is_the_sum_of_its_lines_on_the_sheet(seats: int) -> None:
    """Everyone starts with nothing."""
    *_, match = conformance.play_through(GAME, seats, {}, 8, conformance.instinctive)
    sums = [0] * seats
    for line in match.sheet_lines(ALL):
        assert line["rule"] == "W23"
        sums["ABCDEF".index(line["seat"])] += line["amount"]
    assert sum(sums) > 20
    assert sums == match.scores


@pytest.mark.rule("W25", "W27")
def test_no_game_is_longer_than_the_rules_allow() -> None:
    """19 gold a seat, one piece at a time, nine quiet rounds before each and ten at the end."""
    assert MOST_ROUNDS == 10 * (19 * 6 + 1) == 1150
    for seats in (3, 6):
        for seed in range(4):
            *_, match = conformance.play_through(GAME, seats, {}, seed, conformance.at_random)
            assert match.state.round <= 10 * (19 * seats + 1)
            assert match.n <= GAME.longest


def test_a_greedy_player_beats_random_ones_and_greedy_games_end_by_gold() -> None:
    won = 0
    for seed in range(8):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        won += play(seed, names).winners == [seed % 4]
    assert won >= 7
    sensible = play(1, ["greedy"] * 4)
    assert sensible.state.over == BY_GOLD
    assert sensible.state.round < 25


def test_instinct_leaves_the_state_as_it_found_it() -> None:
    table = Table(3).hand("A", "coal-1", "coal-3", "sailor", "explosion", "fisherman").aboard("A", "barrel-tours")
    table.laid("B", "sailor", "coal-2").hand("B", "coal-1")
    before = view(table.state, ALL)
    for action in GAME.legal(table.state, 0):
        GAME.instinct(table.state, 0, action)
    assert view(table.state, ALL) == before


def test_instinct_likes_a_pier_where_gold_waits_better_than_the_open_river() -> None:
    table = Table(3).boat("A", "nantes").aboard("A", "barrel-tours", "barrel-tours").hand("B", "coal-1")
    liking = {text: GAME.instinct(table.state, 0, GAME.actions.parse(text)) for text in table.may("A")}
    assert liking["dock north"] > max(liking["dock south"], liking["stay"])


def test_choices_show_the_numbers_worth_knowing() -> None:
    table = Table(3).boat("A", "blois").laid("A", "coal-2", "sailor").moved("B", "tours").laid("B", "sailor", "sailor")
    parse = GAME.actions.parse
    course = {"spaces": 2, "town": town("tours"), "heading": DOWNSTREAM, "bends": 0}
    assert GAME.details(table.state, 0, parse("dock pier")) == {**course, "defenders": 2, "loses": 1}
    assert GAME.details(table.state, 0, parse("stay")) == course
    table = Table(3).moved("B").moved("C").boat("A", "nantes").aboard("A", "barrel-tours").do("A", "dock south")
    assert GAME.details(table.state, 0, parse("land barrel-tours")) == {"gold": 1}
    assert GAME.details(table.state, 0, parse("keep")) == {}


@pytest.mark.parametrize(
    ("start", "coal", "there", "heading", "bends"),
    [
        ("blois", (), "blois", DOWNSTREAM, 0),
        ("ancenis", ("coal-1",), "nantes", DOWNSTREAM, 0),  # it stops at the end, its bow to the sea
        ("ancenis", ("coal-2",), "ancenis", UPSTREAM, 1),
        ("nantes", ("coal-1",), "ancenis", UPSTREAM, 0),  # it turns before it leaves
        ("ancenis", ("coal-3", "coal-3", "coal-2"), "orleans", UPSTREAM, 1),
        ("ancenis", ("coal-3", "coal-3", "coal-3"), "blois", DOWNSTREAM, 2),
    ],
)
def test_a_choice_tells_the_course_to_those_who_draw_it(
    start: str, coal: tuple[str, ...], there: str, heading: int, bends: int
) -> None:
    """W16: the client draws the way from these numbers and knows no river."""
    table = Table(3).boat("A", start).laid("A", *coal)
    shown = GAME.details(table.state, 0, GAME.actions.parse("stay"))
    assert (shown["town"], shown["heading"], shown["bends"]) == (town(there), heading, bends)
    table.do("A", "stay")
    assert (table.state.town[0], table.state.heading[0]) == (town(there), heading)


@pytest.mark.parametrize("seats", [3, 6])
def test_pictures_fit_the_terminal_and_are_well_formed(seats: int) -> None:
    chance = Imagined(seats)
    state = GAME.new({}, seats, chance, None)
    for turn in range(700):
        if turn % 50 == 0:
            for looker in (0, PUBLIC, ALL):
                seen = view(state, looker)
                assert max(map(len, GAME.text(seen).splitlines())) <= 110
                ElementTree.fromstring(GAME.svg(seen))
        if not GAME.to_act(state):
            break
        seat = state.turn
        GAME.play(state, seat, conformance.eager(GAME, state, seat, chance), chance, None)


def test_even_the_fullest_boat_and_hand_fit_the_terminal() -> None:
    table = Table(6).aboard("F", *LOIRE.cargo_words).hand("F", *HAND_WORDS, *HAND_WORDS, *["coal-3"] * 12)
    table.laid("F", *["coal-1"] * 12, *["coal-2"] * 12, *["sailor"] * 12, "fisherman").moved("F")
    table.state.starter = 5
    shown = GAME.text(view(table.state, ALL))
    assert max(map(len, shown.splitlines())) <= 110
    unwrapped = " ".join(shown.split())
    assert "coal 1x12 2x12 = 36, sailors 12, fishing" in unwrapped
    assert "barrel x7" in unwrapped
    ElementTree.fromstring(GAME.svg(view(table.state, ALL)))


def test_the_picture_of_a_foreign_hand_shows_only_what_was_openly_taken() -> None:
    table = Table(3).hand("B", "explosion", "sailor", "sailor")
    table.state.known[6 + 3] = 1
    shown = GAME.text(view(table.state, 0))
    assert "hand 3: sailor x1, 2 hidden" in shown
    assert "explosion" not in shown
    assert "explosion x1" in GAME.text(view(table.state, 1))


def test_games_of_sensible_players_end_by_gold_at_every_table() -> None:
    for seats in (3, 4, 5, 6):
        *_, match = conformance.play_through(GAME, seats, {}, 30 + seats, conformance.instinctive)
        assert match.state.over == BY_GOLD
