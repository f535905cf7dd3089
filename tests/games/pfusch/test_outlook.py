"""What people are told of Pfusch before they choose, and why they may not."""

from __future__ import annotations

import pytest

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pieces import MATERIAL
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.pfusch.tables import act, hands, table, town

rule = pytest.mark.rule


@rule("F16")
def test_a_probe_shows_what_its_builder_would_lose_and_how_often_that_would_make_it() -> None:
    state = town("b1 WP", "b3 P", "b4 W", strikes=(0, 1), bribes="3 5 4")
    assert hands.details(state, "B probe A 2") == {"risks": GAME.scores(state)[0], "strike": 1}
    act(state, "B probe A 2")
    assert GAME.scores(state)[0] == 0


@rule("F17")
def test_one_is_warned_before_probing_ones_own_plaster_and_the_third_time_all_is_at_stake() -> None:
    state = town("b1 WP", "b3 P", "b4 W", strikes=(0, 2), bribes="3 5 4")
    own = hands.details(state, "B probe B 1")
    assert own == {"risks": GAME.scores(state)[1], "strike": 3, "own_plaster": 1}
    state = town("b1 WP", "b3 P", "b4 W", bribes="5 3 4")
    assert hands.details(state, "A probe A 1") == {"own_wood": 1}
    state.known[0] = 1
    assert hands.details(state, "A probe A 1") == {"known": 1}


@rule("F21")
def test_material_shows_what_wood_is_worth_and_what_plaster_risks() -> None:
    state = table(2)
    assert hands.details(state, "A make wood") == {"costs": 100_000}
    assert hands.details(state, "A make plaster") == {"saves": 100_000, "risks": 50_000, "strike": 1}
    state.wood[0] = 0
    assert "saves" not in hands.details(state, "A make plaster")


@rule("F2")
def test_a_site_says_whether_its_building_can_still_be_finished() -> None:
    state = table(2)
    act(state, "A make wood", "B make wood")
    site = hands.offered(state)[0]
    assert "late" not in hands.details(state, site)
    state.month = 12
    assert hands.details(state, site) == {"size": 2, "late": 1}


@rule("F5")
def test_everybody_sees_what_is_at_stake_and_only_the_owner_how_much_of_it_is_plaster() -> None:
    state = town("b1 WP", "b3 P", "b4 W")
    told = GAME.outlook(view(state, 1))
    assert told == {"stake": GAME.scores(state), "plaster": 1}
    assert GAME.outlook(view(state, PUBLIC)) == {"stake": GAME.scores(state)}
    assert GAME.prompt_facts(state, 0) == {"blocks": 2, "plaster": 1}
    assert GAME.phase(state) == "bribe"
    state.phase = MATERIAL
    assert GAME.prompt_facts(state, 0) == {"wood": 8}


def test_a_refusal_is_one_concrete_sentence() -> None:
    state = town("b1 WP", "b3 W", "b4 W", bribes="1 2 6")
    assert hands.why(state, "A probe B 1") == "C is the inspector."
    assert hands.why(state, "C make wood", "de") == "Blöcke werden nur am Anfang des Monats gemacht."
    missing = state.sites[state.sign[0] - 1] - 2
    assert hands.why(state, "A site b2").startswith(f"Finish your building on b1 first: {missing} block")
    assert hands.why(state, "C probe E 1") == "There is no such block by a sign."
    state = table(2)
    state.wood[0] = 0
    assert hands.why(state, "A make wood", "fr") == "Vous n’avez plus de bloc de bois."
