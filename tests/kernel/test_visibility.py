"""Declared visibility and the one gate."""

from __future__ import annotations

import copy
import pickle

import pytest

from comptoir.games.heller import GAME
from comptoir.kernel.actions import SEAT, Number, Param
from comptoir.kernel.errors import UndeclaredField, UnknownName
from comptoir.kernel.events import Event, Events, Seen, event, everyone, owner
from comptoir.kernel.match import Match
from comptoir.kernel.schema import observation, schema
from comptoir.kernel.state import (
    COUNTED,
    EVERYONE,
    NOBODY,
    OWNER,
    OWNER_COUNTED,
    SEATS,
    BaseState,
    Field,
    counts,
    declare,
    number,
    out_of_range,
    pile,
    same,
    slots,
    snapshot,
)
from comptoir.kernel.visibility import ALL, PUBLIC, looker, looker_name, restore, see, view


class Sample(BaseState):
    __slots__ = ("deck", "hand", "mood", "money", "plan", "seats", "secret")
    seats: int
    money: list[int]
    hand: list[int]
    plan: list[int]
    deck: list[int]
    mood: list[int]
    secret: int

    def clone(self) -> Sample:
        return restore(FIELDS, Sample(), view(self, ALL))


FIELDS = declare(
    "sample",
    Sample,
    seats=number(EVERYONE, 2, 4),
    money=slots(EVERYONE, (SEATS,), -9, 99),
    hand=counts(OWNER_COUNTED, (SEATS, 3), 5),
    plan=slots(OWNER, (SEATS, 2), 0, 9),
    deck=pile(COUNTED, 6, 1, 9),
    mood=slots(COUNTED, (SEATS, 2), 0, 9),
    secret=number(NOBODY, 0, 99),
)


def sample() -> Sample:
    state = Sample()
    state.seats, state.money, state.secret = 2, [5, -3], 77
    state.hand = [1, 0, 2, 0, 0, 5]
    state.plan = [4, 4, 7, 0]
    state.deck = [9, 8, 8]
    state.mood = [0, 1, 2, 3]
    return state


def test_a_seat_sees_its_own_row_and_how_many_the_others_have() -> None:
    assert view(sample(), 0).fields == {
        "seats": 2,
        "money": [5, -3],
        "hand": [[1, 0, 2], None],
        "hand_count": [3, 5],
        "plan": [[4, 4], None],
        "deck_count": 3,
        "mood_count": [1, 2],
    }


def test_a_spectator_sees_no_row_and_everyone_at_the_open_table_all() -> None:
    public = view(sample(), PUBLIC)
    assert public.hand == [None, None]
    assert public.plan == [None, None]
    open_table = view(sample(), ALL)
    assert open_table.hand == [[1, 0, 2], [0, 0, 5]]
    assert open_table.deck == [9, 8, 8]
    assert open_table.mood == [[0, 1], [2, 3]]
    assert open_table.secret == 77


def test_what_nobody_sees_is_in_no_seats_view() -> None:
    for seat in (0, 1, PUBLIC):
        assert "secret" not in view(sample(), seat).json()
        assert "77" not in view(sample(), seat).json()


def test_a_view_keeps_no_reference_to_the_state() -> None:
    state = sample()
    seen = view(state, 0)
    before = seen.json()
    for name in ("money", "hand", "plan", "deck", "mood"):
        getattr(state, name)[0] = 1
    assert seen.json() == before
    assert all(not isinstance(value, BaseState) for value in seen.fields.values())


def test_views_are_plain_values_that_can_be_compared_copied_and_sent() -> None:
    seen = view(sample(), 0)
    assert seen == view(sample(), 0)
    assert hash(seen) == hash(view(sample(), 0))
    assert seen != view(sample(), 1)
    assert copy.deepcopy(seen) == seen
    assert pickle.loads(pickle.dumps(seen)) == seen
    with pytest.raises(AttributeError, match="shows no deck"):
        _ = seen.deck


def test_a_view_is_written_compactly_with_its_game_and_its_looker() -> None:
    assert view(sample(), PUBLIC).json() == (
        '{"game":"sample","seat":"public","seats":2,"money":[5,-3],"hand":[null,null],"hand_count":[3,5],'
        '"plan":[null,null],"deck_count":3,"mood_count":[1,2]}'
    )
    assert repr(view(sample(), 1)) == "View(sample, B)"
    assert len({view(sample(), 0), view(sample(), 1), view(sample(), 1)}) == 2
    assert hash(view(sample(), 0)) != hash(view(sample(), 1))


def test_states_and_views_draw_themselves() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    assert "secret ?" in str(match.view(0))
    assert "secret ?" not in str(match.state)
    assert match.state._repr_svg_().startswith("<svg")
    assert str(match) == str(match.state)
    assert match._repr_svg_() == match.state._repr_svg_()
    assert match.view(0)._repr_svg_() == GAME.svg(match.view(0))


def test_an_unknown_seat_sees_nothing() -> None:
    for seat in (2, 9, -3):
        with pytest.raises(UnknownName, match="no seat"):
            view(sample(), seat)


def test_lookers_have_names() -> None:
    assert [looker(name, 3) for name in ("A", "c", "public", "ALL")] == [0, 2, PUBLIC, ALL]
    assert [looker_name(seat) for seat in (0, 2, PUBLIC, ALL)] == ["A", "C", "public", "all"]
    with pytest.raises(UnknownName, match="choose A, B, public or all"):
        looker("C", 2)


def test_restore_fills_in_what_is_seen_and_leaves_the_rest_empty() -> None:
    restored = restore(FIELDS, Sample(), view(sample(), 0))
    assert restored.hand == [1, 0, 2, 0, 0, 0]
    assert restored.plan == [4, 4, 0, 0]
    assert restored.deck == []
    assert restored.secret == 0
    assert restored.mood == [0, 0, 0, 0]
    assert same(sample().clone(), sample())


def test_a_field_without_a_declaration_fails_at_import() -> None:
    class Leaky(BaseState):
        __slots__ = ("hand", "seats")
        seats: int
        hand: list[int]

    with pytest.raises(UndeclaredField, match=r"leaky: Leaky\.hand does not say who may see it"):
        declare("leaky", Leaky, seats=number(EVERYONE, 2, 4))
    with pytest.raises(UndeclaredField, match="was never declared"):
        view(Leaky(), PUBLIC)


def test_a_declaration_must_fit_the_class() -> None:
    class Small(BaseState):
        __slots__ = ("hand", "seats")
        seats: int
        hand: list[int]

    good = {"seats": number(EVERYONE, 2, 4), "hand": slots(OWNER, (SEATS,), 0, 9)}
    declare("small", Small, **good)
    with pytest.raises(UndeclaredField, match="has no field money"):
        declare("small", Small, **good, money=number(EVERYONE, 0, 9))
    with pytest.raises(UndeclaredField, match="must be int"):
        declare("small", Small, seats=good["seats"], hand=number(EVERYONE, 0, 9))
    with pytest.raises(UndeclaredField, match="field seats"):
        declare("small", Small, seats=number(NOBODY, 2, 4), hand=good["hand"])


def test_undeclared_attributes_cannot_be_added_later() -> None:
    with pytest.raises(AttributeError):
        sample().extra = 1  # type: ignore[attr-defined]  # what is tried


def test_owners_need_a_row_each_and_numbers_cannot_be_counted() -> None:
    with pytest.raises(UndeclaredField, match="one row a seat"):
        slots(OWNER, (4,), 0, 9)
    with pytest.raises(UndeclaredField, match="one row a seat"):
        number(OWNER, 0, 9)
    with pytest.raises(UndeclaredField, match="cannot be counted"):
        number(COUNTED, 0, 9)
    with pytest.raises(UndeclaredField, match="five kinds of people"):
        Field("number", "friends", (), 0, 1, ())


def test_values_outside_their_declaration_are_found() -> None:
    assert out_of_range(sample()) == []
    state = sample()
    state.seats, state.money, state.deck = 2, [5, 100, 3], [1] * 7
    assert out_of_range(state) == [
        "money has 3 entries, not 2",
        "money holds 100, outside -9..99",
        "deck holds 7, more than 6",
    ]


def test_a_snapshot_is_a_copy_of_everything() -> None:
    state = sample()
    taken = snapshot(state)
    state.hand[0] = 4
    assert taken["hand"] == [1, 0, 2, 0, 0, 5]
    assert taken["secret"] == 77


SQUARE = Param("square", ("fire", "eye"))
KINDS = Events(
    drew=event(everyone(SEAT), owner(SQUARE), reveals=True),
    counted=event(everyone(Number("amount")), Seen(SQUARE, NOBODY)),
)


def test_an_event_shows_its_owner_what_it_hides_from_the_others() -> None:
    drew = Event(KINDS.kinds[KINDS.code("drew")], (1, 0))
    assert see(drew, 1) == {"event": "drew", "seat": "B", "square": "fire"}
    assert see(drew, 0) == {"event": "drew", "seat": "B", "square": None}
    assert see(drew, PUBLIC)["square"] is None
    assert see(drew, ALL)["square"] == "fire"


def test_an_event_parameter_nobody_sees_is_for_the_open_table_only() -> None:
    told = Event(KINDS.kinds[1], (12, 1))
    assert see(told, 0) == {"event": "counted", "amount": 12, "square": None}
    assert see(told, ALL)["square"] == "eye"


def test_a_value_below_zero_means_none() -> None:
    assert see(Event(KINDS.kinds[0], (1, -1)), 1)["square"] is None


def test_event_parameters_must_say_who_sees_them() -> None:
    with pytest.raises(UndeclaredField, match="square does not say who may see it"):
        Events(drew=event(everyone(SEAT), SQUARE))  # type: ignore[arg-type]  # what is tried
    with pytest.raises(UndeclaredField, match="needs a seat as first parameter"):
        Events(drew=event(owner(SQUARE)))
    with pytest.raises(UndeclaredField, match="everyone, its owner or nobody"):
        Seen(SQUARE, COUNTED)
    with pytest.raises(UndeclaredField, match="a seat, an amount and a rule"):
        Events(earned=event(everyone(SEAT), sheet=True))
    with pytest.raises(UndeclaredField, match="told with 1 values"):
        Event(KINDS.kinds[0], (1,))


def test_the_schema_has_exactly_what_views_have() -> None:
    described = schema(FIELDS)
    for seat in (0, 1, PUBLIC):
        seen = view(sample(), seat).to_json()
        assert set(described["required"]) == set(seen)
    assert set(view(sample(), ALL).to_json()) == set(described["properties"])
    assert described["properties"]["hand"]["items"]["anyOf"][1] == {"type": "null"}
    assert described["properties"]["money"]["items"] == {"type": "integer", "minimum": -9, "maximum": 99}
    assert described["properties"]["deck_count"] == {"type": "integer", "minimum": 0}
    assert described["properties"]["deck"]["maxItems"] == 6
    assert described["properties"]["hand_count"]["type"] == "array"


def test_the_observation_hides_what_the_view_hides() -> None:
    assert observation(FIELDS, view(sample(), 0)) == [0, 14, 6, 1, 0, 2, -1, -1, -1, 3, 5, 4, 4, -1, -1, 3, 1, 2]
    assert len(observation(FIELDS, view(sample(), 1))) == len(observation(FIELDS, view(sample(), PUBLIC)))
