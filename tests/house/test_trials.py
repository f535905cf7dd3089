"""Trials over HTTP: for anybody, counted as reading, with the table's own answers."""

from __future__ import annotations

from tests.house.conftest import OpenHouse
from tests.house.guests import RunningHouse

GIFT = "/api/games/heller/positions/gift"


def test_anybody_may_try_from_a_stored_position(house: RunningHouse) -> None:
    nobody = house.stranger()
    begun = nobody.get(GIFT).json()
    assert begun["position"]["prompt"] == "turn"
    tried = nobody.post(GIFT, {"actions": [{"name": "draw"}], "after": 1})
    assert tried.status_code == 200
    assert tried.json()["settled"] == 1
    assert tried.json()["position"]["events"][0]["square"] == "nuisance-5"
    refused = nobody.post(GIFT, {"actions": [{"name": "place", "cell": "c4"}]})
    assert (refused.status_code, refused.json()["rule"]) == (422, "H9")
    assert nobody.get(GIFT).json() == begun, "nothing is kept"


def test_what_is_not_there_or_too_long_is_told(house: RunningHouse) -> None:
    nobody = house.stranger()
    for path in ("/api/games/heller/positions/nowhere", "/api/games/chess/positions/gift"):
        assert nobody.get(path).status_code == 404
        assert nobody.post(path, {}).status_code == 404
    too_many = {"actions": [{"name": "draw"}] * 61}
    assert nobody.post(GIFT, too_many).status_code == 400


def test_trials_are_counted_as_reading(open_house: OpenHouse) -> None:
    house = open_house(reading_limit="3/minute")
    nobody = house.stranger()
    answers = [nobody.post(GIFT, {}).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
