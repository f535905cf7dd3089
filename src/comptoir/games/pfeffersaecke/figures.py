"""The numbers in the worked examples of the rulebook: the rules play them, from the stored positions."""

from __future__ import annotations

from dataclasses import replace

from ...kernel.scenes import Scene, Scenes, play_scene

TURN = ("disk strasbourg", "extend frankfurt", "collect", "open koblenz-strasbourg", "stop")


def figures(scene: Scenes) -> dict[str, int]:
    """All of them, by the names the rulebooks use."""
    return {**_a_turn(scene), **_till_or_stronghold(scene), **_a_full_city(scene), **_doubling(scene), **_the_end(scene)}


def _a_turn(scene: Scenes) -> dict[str, int]:
    turn = scene("whole-turn", *TURN)
    paid, income = turn.told("city_paid")[0], turn.told("income")[0]
    won = turn.told("city_scored")[0]
    return {
        "turn_before": turn.position.state.money[0],
        "turn_disk": turn.told("disk_placed")[0]["value"],
        "turn_spaces": paid["spaces"],
        "turn_rate": paid["amount"] // paid["spaces"],
        "turn_city": paid["amount"],
        "turn_basic": income["basic"],
        "turn_income": income["amount"],
        "turn_money": turn.position.state.money[0] + income["amount"],
        "turn_toll": turn.told("opened")[0]["toll"],
        "turn_left": turn.state.money[0],
        "turn_posts": won["posts"],
        "turn_value": _value(turn, "frankfurt"),
        "turn_points": won["amount"],
        "turn_arrives": turn.told("settled", place="strasbourg")[0]["space"],
    }


def _till_or_stronghold(scene: Scenes) -> dict[str, int]:
    """P32, P33: Bruno takes the income of a city, Anna a majority there."""
    till = _as_seat(scene("nuremberg"), 1, "collect")
    hold = scene("nuremberg", "extend nuremberg", "stop")
    paid, won = till.told("city_paid")[0], hold.told("city_scored")[0]
    return {
        "till_spaces": paid["spaces"],
        "till_rate": paid["amount"] // paid["spaces"],
        "till_city": paid["amount"],
        "till_income": till.told("income")[0]["amount"],
        "hold_value": _value(hold, "nuremberg"),
        "hold_posts": won["posts"],
        "hold_points": won["amount"],
        "hold_income": hold.told("income")[0]["amount"],
    }


def _a_full_city(scene: Scenes) -> dict[str, int]:
    """P34: the last space is filled without a majority."""
    full = scene("full-city", "extend bruges")
    scored = full.told("city_scored")[0]
    return {"full_value": _value(full, "bruges"), "full_posts": scored["posts"], "full_points": scored["amount"]}


def _doubling(scene: Scenes) -> dict[str, int]:
    plain, doubled = scene("doubling", "collect"), scene("doubling", "privilege", "open mechelen-cologne")
    income = plain.told("income")[0]["amount"]
    return {
        "double_before": plain.position.state.money[0],
        "double_plain": income,
        "double_twice": 2 * income,
        "double_gets": doubled.told("doubled")[0]["amount"],
        "double_toll": doubled.told("opened")[0]["toll"],
        "double_left": doubled.state.money[0],
    }


def _the_end(scene: Scenes) -> dict[str, int]:
    """P25, P26, P29: two openings in the last turn, and the final count."""
    end = scene("last-village", "open zwolle-osnabrueck", "open osnabrueck-bremen")
    before, (anna, bruno, _) = end.position.state.points, end.state.points
    regions = [end.told("region_scored", seat=seat) for seat in "AB"]
    return {
        "end_anna_before": before[0],
        "end_village": end.told("village_scored")[0]["amount"],
        "end_anna_regions": len(regions[0]),
        "end_anna_region_points": sum(one["amount"] for one in regions[0]),
        "end_anna": anna,
        "end_bruno_before": before[1],
        "end_bruno_regions": len(regions[1]),
        "end_bruno_region_points": sum(one["amount"] for one in regions[1]),
        "end_bruno_money": end.state.money[1],
        "end_bruno_florins": sum(one["amount"] for one in end.told("florins_scored", seat="B")),
        "end_bruno": bruno,
    }


def _value(scene: Scene, city: str) -> int:
    """P2: the value of a city, which is the number of its spaces."""
    board = scene.position.game.board
    assert board is not None
    return next(int(one["value"]) for one in board.data["cities"] if one["id"] == city)


def _as_seat(scene: Scene, seat: int, *actions: str) -> Scene:
    """What these actions would do if it were that seat's turn."""
    state = scene.state.clone()
    state.turn = seat
    return play_scene(replace(scene.position, state=state), actions)
