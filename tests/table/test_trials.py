"""Trials: playing on from a stored position, told as a table tells it."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.positions import StoredPosition, load_position
from comptoir.table import wire
from comptoir.table.errors import BadRequest, Conflict, NotYours, Refused
from comptoir.table.trial import BadScript, Trial, attempt

HELLER = games.find("heller")


def stored(name: str) -> StoredPosition:
    return load_position(HELLER, name)


def actions(*written: str) -> list[dict[str, Any]]:
    return [dict(HELLER.actions.to_json(HELLER.actions.parse(one))) for one in written]


def test_a_trial_begins_as_a_table_would_tell_it() -> None:
    position = attempt(stored("first-coins"), wire.Try()).position
    assert (position.seat, position.prompt, position.n) == ("A", "turn", 1)
    assert len(position.legal) == 26
    assert position.events == []
    assert position.view is not None
    assert position.view["money"] == [50, 50]


def test_what_shows_something_counts_at_once_and_the_rest_may_be_sketched() -> None:
    drawn = attempt(stored("gift"), wire.Try(actions("draw"), 0, 1))
    assert (drawn.settled, drawn.position.draft) == (1, None)
    assert drawn.position.events[-1] == {"n": 1, "event": "drew", "seat": "A", "square": "nuisance-5"}
    sketched = attempt(stored("secret"), wire.Try(actions("secret f2"), 0))
    assert sketched.settled == 0
    assert sketched.position.draft is not None
    confirmed = attempt(stored("secret"), wire.Try(actions("secret f2"), 1))
    assert (confirmed.settled, confirmed.position.draft) == (1, None)


def test_the_same_actions_give_the_same_answer() -> None:
    asked = wire.Try(actions("stall 1 c3"), 1)
    assert attempt(stored("last-space"), asked) == attempt(stored("last-space"), asked)


def test_refusals_and_nonsense_are_told_as_at_a_table() -> None:
    with pytest.raises(Refused) as told:
        attempt(stored("first-coins"), wire.Try(actions("draw")))
    assert told.value.rule == "H9"
    with pytest.raises(BadRequest, match="there is no action"):
        attempt(stored("first-coins"), wire.Try([{"name": "dance"}]))
    with pytest.raises(Conflict, match="the game is over"):
        attempt(stored("first-coins"), wire.Try(actions("stall 4 d3", "stall 4 d4"), 2))


def test_nobody_plays_from_a_picture_that_no_seat_looks_at() -> None:
    shown = stored("first-coins")
    picture = StoredPosition(shown.id, shown.game, shown.options, shown.state, "all")
    assert attempt(picture, wire.Try()).position.seat == "all"
    with pytest.raises(NotYours):
        attempt(picture, wire.Try(actions("stall 4 d3")))


def test_a_trial_ends_with_the_event_at_which_it_is_cut() -> None:
    whole = Trial(stored("last-space"))
    whole.act(actions("stall 1 c3")[0])
    cut = Trial(stored("last-space"), cut="round_ended")
    cut.act(actions("stall 1 c3")[0])
    position = cut.position()
    assert position.view is not None
    assert 0 not in position.view["market"], "the full market is shown, not the empty one of the next day"
    assert whole.position().view != position.view
    assert position.view["money"] == whole.view(0).fields["money"]
    assert position.events[-1]["event"] == "round_ended"
    assert (position.legal, position.waiting, cut.waiting) == ([], [], False)


def test_the_others_answer_by_script() -> None:
    begun = HELLER.parse_options({})
    state = Trial(stored("last-space")).match.state.clone()
    state.market = [0] * 30
    state.empty = list(range(30))
    here = StoredPosition("here", HELLER, dict(begun), state, "A")
    trial = Trial(here, {"B": {"turn": ["stall 1 b*", "bot"]}})
    trial.act(actions("stall 1 a1")[0])
    assert [one["cell"] for one in trial.told(0)] == ["a1", "b1"]
    trial.act(actions("stall 1 a2")[0])
    assert len(trial.told(0)) == 4, "a bot answers"
    assert trial.waiting
    with pytest.raises(BadScript, match="seat B cannot “draw” when asked “turn”"):
        Trial(here, {"B": {"turn": ["draw"]}}).act(actions("stall 1 a1")[0])
    played = Trial(here, {"A": {"turn": ["stall 1 a1"]}})
    assert played.told(0)[0]["cell"] == "a1", "also for whoever tries, where the script says so"
