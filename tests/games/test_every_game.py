"""What must hold for every game in the house. A new folder under games/ is tested here without a line being changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from comptoir import games
from comptoir.cli.console import read_record
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.match import verify
from comptoir.kernel.positions import load_position
from comptoir.kernel.rulebook import LANGUAGES, load_rulebook
from comptoir.kernel.rulebook_check import rulebook_faults
from comptoir.kernel.scenes import play_scene, reckoned, stored
from comptoir.kernel.state import same
from comptoir.kernel.visibility import ALL, PUBLIC, view
from comptoir.players import player
from comptoir.texts import game_texts
from tests.boards import ELSEWHERE, called
from tests.conftest import GOLDEN, Golden
from tests.games import reaches
from tests.games.golden import playthrough, tables

GAMES = [games.find(name) for name in games.names()]
PLAYED = [*GAMES, *ELSEWHERE.values()]  # on boards of one's own, too


def tables_of(games: list[Game[Any]]) -> pytest.MarkDecorator:
    """A test at every table of these games."""
    sizes = [  # on boards of one's own every other table will do
        (game, seats) for game in games for seats in range(game.least_seats, game.most_seats + 1, 1 if game in GAMES else 2)
    ]
    named = [pytest.param(game, seats, id=f"{called(game)}-{seats}") for game, seats in sizes]
    return pytest.mark.parametrize(("game", "seats"), named)


FIXTURES = [
    pytest.param(game, file, names, id=f"{game.name}/{file}")
    for game in GAMES
    for file, names in reaches.reached(game.name).items()
]

GOLDEN_TABLES = [pytest.param(game, name, seats, options, id=name) for game in GAMES for name, seats, options in tables(game)]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_board = pytest.mark.parametrize("game", PLAYED, ids=called)
every_table = tables_of(PLAYED)


@every_table
def test_a_game_keeps_the_contract_at_every_table_and_with_every_option(game: Game[Any], seats: int) -> None:
    for options in conformance.all_options(game):
        for seed, driver in enumerate(conformance.DRIVERS):
            conformance.check(game, seats, options, seed, driver)


@every_board
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_game_keeps_the_contract_from_any_seed(game: Game[Any], data: st.DataObject) -> None:
    seats = data.draw(st.integers(game.least_seats, game.most_seats))
    options = data.draw(st.sampled_from(conformance.all_options(game)))
    driver = data.draw(st.sampled_from(conformance.DRIVERS))
    conformance.check(game, seats, options, data.draw(st.integers(0, 2**32)), driver, closely=11)


@every_table
def test_secrets_are_really_swapped_by_the_secrecy_check(game: Game[Any], seats: int) -> None:
    """The check would pass a game without secrets, or with an `imagine` that returns the real world."""
    chance = Imagined(3)
    positions = conformance.play_through(game, seats, game.parse_options({}), 3, conformance.eager)
    different = sum(conformance.check_secrecy(game, match.state, chance, worlds=1) for match in positions)
    if seats in reaches.nothing_hidden(game.name):
        assert different == 0
    else:
        assert different > seats


@every_table
def test_sample_is_uniform_over_the_legal_actions(game: Game[Any], seats: int) -> None:
    """A chi-square test at a few positions of a fixed game, far beyond the 1 in 10,000 point of its distribution."""
    chance = Imagined(11)
    matches = conformance.play_through(game, seats, game.parse_options({}), 5, conformance.eager)
    for at, match in enumerate(matches):
        if at % 23 or match.over:
            continue
        for seat in match.to_act:
            ways = len(match.legal(seat))
            counts = conformance.sample_counts(game, match.state, seat, ways * 60, chance)
            chi_square = sum((count - 60) ** 2 / 60 for count in counts)
            assert chi_square < (ways - 1) + 4 * (2 * ways) ** 0.5 + 8, f"entry {match.n}: {counts}"


@tables_of([game for game in PLAYED if game.derive])
def test_what_is_derived_of_a_position_is_what_the_rules_made_of_it(game: Game[Any], seats: int) -> None:
    assert game.derive is not None
    for match in conformance.play_through(game, seats, game.parse_options({}), 7, conformance.eager):
        derived = match.state.clone()
        game.derive(derived)
        assert same(derived, match.state), f"entry {match.n}"


@tables_of([game for game in PLAYED if game.play_out])
def test_playing_out_is_playing_on_by_sample(game: Game[Any], seats: int) -> None:
    assert game.play_out is not None
    for options in conformance.all_options(game):
        at_once, stepwise = Imagined(29), Imagined(29)
        played = game.new(options, seats, at_once, None)
        stepped = game.new(options, seats, stepwise, None)
        actions = 0
        while waiting := game.to_act(stepped):
            game.play(stepped, waiting[0], game.sample(stepped, waiting[0], stepwise), stepwise, None)
            actions += 1
        assert game.play_out(played, at_once) == actions > 0
        assert same(played, stepped)
        assert not game.to_act(played)


@every_board
def test_bots_choose_alike_in_worlds_alike_from_their_seat(game: Game[Any]) -> None:
    seats = game.least_seats
    chance = Imagined(17)
    matches = conformance.play_through(game, seats, game.parse_options({}), 17, conformance.instinctive)
    for at, match in enumerate(matches):
        for seat in match.to_act if at % 9 == 0 else []:
            world = game.imagine(match.view(seat), seat, chance)
            for name in ("random", "eager", "greedy"):
                real = player(name, game, at).choose(match.view(seat), match.legal(seat))
                imagined = player(name, game, at).choose(view(world, seat), game.legal(world, seat))
                assert real == imagined


@every_game
def test_the_rulebooks_have_every_rule_and_are_built_alike_in_three_languages(game: Game[Any]) -> None:
    assert rulebook_faults(game.folder, game.rules, reckoned(game, stored(game))) == []


@every_game
def test_every_picture_in_the_rulebook_can_be_drawn(game: Game[Any]) -> None:
    for picture in load_rulebook(game.folder, LANGUAGES[0]).pictures():
        assert game.text(play_scene(load_position(game, picture.position), picture.actions).view)


@every_game
def test_every_action_event_prompt_and_option_has_its_text(game: Game[Any]) -> None:
    for language in LANGUAGES:
        texts = game_texts(game.folder, language)
        wanted = ["title", "tagline"]
        wanted += [f"action-{name}" for name in game.actions.blocks]
        wanted += [f"param-{param.name}" for block in game.actions.blocks.values() for param in block.params]
        wanted += [f"event-{kind.name}" for kind in game.events.kinds]
        wanted += [f"{kind}-{key}" for key in game.prompts for kind in ("prompt", "waiting")]
        wanted += [f"option-{name}" for name in game.options]
        wanted += [f"reason-{name}" for name in game.reasons]
        wanted += [f"refusal-{key}" for key in game.refusals]
        wanted += [f"sheet-{key}" for key in (*game.sheet_rules.kinds, "total", "tie")]
        wanted += [f"decided-{key}" for key in (*game.sheet_rules.ties, "shared")]
        wanted += [f"{kind}-{key}" for key in game.phases for kind in ("phase", "about-phase")]
        assert [key for key in wanted if not texts.has(key)] == []


@every_table
def test_everything_that_happens_can_be_told_to_everyone_in_every_language(game: Game[Any], seats: int) -> None:
    *_, match = conformance.play_through(game, seats, game.parse_options({}), 2, conformance.eager)
    for language in LANGUAGES:
        texts = game_texts(game.folder, language)
        for looker in (*range(seats), PUBLIC, ALL):
            for seen in match.log(looker):
                assert texts.event(seen, match.record.players)


@tables_of([game for game in GAMES if game.reason])
def test_every_choice_has_a_reason_that_can_be_told_in_every_language(game: Game[Any], seats: int) -> None:
    assert game.reason is not None
    for at, match in enumerate(conformance.play_through(game, seats, game.parse_options({}), 6, conformance.eager)):
        for seat in match.to_act if at % 10 == 0 else []:
            for action in match.legal(seat):
                key, numbers = game.reason(match.state, seat, action)
                assert game.reasons[key] == tuple(numbers)
                for language in LANGUAGES:
                    assert game_texts(game.folder, language).reason((key, numbers))


@every_table
def test_every_choice_has_a_label_in_every_language(game: Game[Any], seats: int) -> None:
    for at, match in enumerate(conformance.play_through(game, seats, game.parse_options({}), 4, conformance.eager)):
        for seat in match.to_act if at % 10 == 0 else []:
            for language in LANGUAGES:
                texts = game_texts(game.folder, language)
                for action in match.legal(seat):
                    assert texts.action(game, action, game.details(match.state, seat, action))
                assert texts.prompt(game.prompt(match.state, seat), game.prompt_facts(match.state, seat))


@tables_of([game for game in GAMES if game.refusals])
def test_every_refusal_is_one_sentence_in_every_language(game: Game[Any], seats: int) -> None:
    """No clause is quoted, nothing in the sentence is left open, and it is short enough to be read at a glance."""
    for at, match in enumerate(conformance.play_through(game, seats, game.parse_options({}), 8, conformance.eager)):
        for seat in range(seats) if at % 12 == 0 else ():
            refusals = [match.refusal(seat, action) for action in range(game.actions.size)]
            for refusal in {one.key: one for one in refusals if one is not None}.values():
                for language in LANGUAGES:
                    told = game_texts(game.folder, language).refusal(game, refusal, match.record.players)
                    assert told, refusal.key
                    assert len(told) <= 140, told


@every_table
def test_what_a_table_would_bring_is_plain_numbers_for_every_looker(game: Game[Any], seats: int) -> None:
    def numbers(found: object) -> bool:
        return all(map(numbers, found)) if isinstance(found, list) else type(found) is int

    for at, match in enumerate(conformance.play_through(game, seats, game.parse_options({}), 7, conformance.eager)):
        for looker in (*range(seats), PUBLIC, ALL) if at % 10 == 0 else ():
            assert all(map(numbers, game.outlook(match.view(looker)).values()))


@every_table
def test_pictures_are_drawn_for_every_looker(game: Game[Any], seats: int) -> None:
    for at, match in enumerate(conformance.play_through(game, seats, game.parse_options({}), 6, conformance.eager)):
        for looker in (*range(seats), PUBLIC, ALL) if at % 10 == 0 else ():
            seen = match.view(looker)
            assert game.text(seen)
            assert game.svg(seen).startswith("<svg")


@pytest.mark.parametrize(("game", "name", "seats", "options"), GOLDEN_TABLES)
def test_golden_playthrough(game: Game[Any], name: str, seats: int, options: dict[str, Any], golden: Golden) -> None:
    """What everyone sees and hears in a scripted game, and what each seat does beyond that: a leak shows as a diff."""
    golden(name, playthrough(game, seats, options))


@every_game
def test_no_bot_has_a_hand_in_the_golden_games(game: Game[Any]) -> None:
    def nobody(*_: object) -> Any:
        raise AssertionError("a golden game asked a bot")

    playthrough(replace(game, instinct=nobody, imagine=nobody, lookahead=None, reason=None), game.least_seats, {})


def test_golden_files_are_those_of_the_tables() -> None:
    assert {str(path.relative_to(GOLDEN)) for path in GOLDEN.rglob("*.txt")} == {f"{one.id}.txt" for one in GOLDEN_TABLES}


@pytest.mark.parametrize(("game", "file", "names"), FIXTURES)
def test_recorded_games_still_verify_and_reach_what_they_are_kept_for(game: Game[Any], file: str, names: list[str]) -> None:
    played_by, loaded = read_record(reaches.FIXTURES / game.name / file)
    match = verify(played_by, loaded)
    assert file.partition(".")[0] in names, "a fixture is named after what it reaches"
    assert [name for name in names if not reaches.wanted(game.name)[name](match)] == []


@every_game
def test_each_corner_has_one_fixture_and_no_fixture_is_there_twice(game: Game[Any]) -> None:
    wanted, kept = reaches.wanted(game.name), reaches.reached(game.name)
    assert wanted, f"tests/games/{game.name}/reaches.py names nothing worth reaching"
    assert sorted(name for names in kept.values() for name in names) == sorted(wanted)
    folder = reaches.FIXTURES / game.name
    assert {path.name for path in folder.iterdir()} == {*kept, reaches.MANIFEST}
    assert len({read_record(folder / file)[1].dump() for file in kept}) == len(kept)


def test_goldens_and_fixtures_stay_small_enough_to_be_read() -> None:
    files = [path for folder in (GOLDEN, reaches.FIXTURES) for path in folder.rglob("*.*")]
    assert sum(path.stat().st_size for path in files) < 1_500_000
