"""Help at the table: why not, a hint, a look back. Nobody learns by it what their seat may not know."""

from __future__ import annotations

from comptoir import games
from tests.house.guests import Guest, RunningHouse


def two(house: RunningHouse) -> tuple[Guest, Guest, str]:
    """Two people at a table, the one to move first."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open", public=False, rated=False)
    token = ann.post(f"/api/tables/{table}/invitation").json()["token"]
    bob.post("/api/invitations", {"token": token})
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    return (ann, bob, table) if ann.look(table)["prompt"] else (bob, ann, table)


def test_why_not_names_the_rule_and_changes_nothing(house: RunningHouse) -> None:
    ann, bob, table = two(house)
    before = ann.look(table)["n"]

    def why(guest: Guest, action: object) -> object:
        return guest.post(f"/api/tables/{table}/why", {"action": action}).json().get("rule")

    assert why(ann, "place a1") == "H9"
    assert why(ann, {"name": "stall", "rank": 1, "cell": "a1"}) is None
    assert why(bob, "stall 1 a1") == "H7"
    assert ann.post(f"/api/tables/{table}/why", {"action": "dance"}).json()["error"] == "unknown_action"
    assert ann.look(table)["n"] == before


def test_a_hint_is_a_legal_action_of_mine(house: RunningHouse) -> None:
    ann, bob, table = two(house)
    hint = ann.get(f"/api/tables/{table}/hint").json()
    assert hint["action"] in ann.look(table)["legal"]
    assert 1 <= hint["agreed"] <= hint["asked"]
    assert hint["even"] == 1 / 2
    assert hint["choices"][0]["action"] == hint["action"]
    assert hint["choices"][0]["chance"] == hint["chance"]
    assert games.find("heller").reasons[hint["reason"]["key"]] == tuple(hint["reason"]["numbers"])
    chances = [other["chance"] for other in hint["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert all(other["action"] in ann.look(table)["legal"] for other in hint["choices"])
    assert bob.get(f"/api/tables/{table}/hint").json()["error"] == "nothing_to_choose"
    assert house.guest("Eve").get(f"/api/tables/{table}/hint").status_code == 404


def test_looking_back_shows_what_the_same_seat_saw(house: RunningHouse) -> None:
    ann, bob, table = two(house)
    then = ann.look(table)
    ann.act(table, then["n"], {"name": "stall", "rank": 1, "cell": "a1"})
    past = ann.get(f"/api/tables/{table}/past", n=0).json()
    assert past["view"] == then["view"]
    seen = bob.get(f"/api/tables/{table}/past", n=0).json()["view"]
    mine = "AB".index(ann.look(table)["seat"])
    assert seen["secret"][mine] is None
    assert bob.get(f"/api/tables/{table}/past", n=99).status_code == 404
    assert house.guest("Eve").get(f"/api/tables/{table}/past", n=0).status_code == 404
