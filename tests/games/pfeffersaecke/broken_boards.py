"""Boards that break a constraint, each with the sentence the check must say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Break = Callable[[Data], None]


def place(data: Data, word: str) -> Data:
    found: Data = next(entry for entry in [*data["cities"], *data["villages"]] if entry["id"] == word)
    return found


def route(data: Data, one: str, other: str) -> Data:
    found: Data = next(entry for entry in data["routes"] if set(entry["between"]) == {one, other})
    return found


def cut(*words: str) -> Break:
    """All routes of these places are taken away."""

    def broken(data: Data) -> None:
        data["routes"] = [entry for entry in data["routes"] if not set(words) & set(entry["between"])]

    return broken


def cut_between(one: str, other: str) -> Break:
    return lambda data: data["routes"].remove(route(data, one, other))


def only(word: str, *kept: str) -> Break:
    """Of the routes of a place only those to certain others stay."""

    def broken(data: Data) -> None:
        data["routes"] = [
            entry for entry in data["routes"] if word not in entry["between"] or set(entry["between"]) & set(kept)
        ]

    return broken


def value(word: str, number: object) -> Break:
    return lambda data: place(data, word).update(value=number)


def toll(one: str, other: str, florins: object) -> Break:
    return lambda data: route(data, one, other).update(toll=florins)


def rename(word: str, other: object) -> Break:
    return lambda data: place(data, word).update(id=other)


def empty_holland(data: Data) -> None:
    for entry in [*data["cities"], *data["villages"]]:
        if entry["region"] == "holland":
            entry["region"] = "flanders"


def bamberg_and_coburg_only_eastward(data: Data) -> None:
    cut_between("bamberg", "nuremberg")(data)
    cut_between("coburg", "nuremberg")(data)


BROKEN: list[tuple[str, Break, str]] = [
    ("a region too few", lambda data: data["regions"].pop(), "there are 9 regions, not 10 (P1)"),
    ("a city too few", lambda data: data["cities"].pop(), "there are 24 cities, not 25 (P1)"),
    ("a known city missing", lambda data: data["cities"].pop(), "the city vienna is missing (P3)"),
    (
        "a village too many",
        lambda data: data["villages"].append({**data["villages"][0], "id": "ypres"}),
        "there are 21 villages, not 20 (P1)",
    ),
    ("value nine", value("metz", 9), "the value of metz is 9; values run from 2 to 8 (P1)"),
    ("value one", value("metz", 1), "the value of metz is 1; values run from 2 to 8 (P1)"),
    ("a fixed value", value("luebeck", 6), "the value of luebeck is 7, not 6 (P3)"),
    ("a small Ghent", value("gent", 4), "the value of gent is at least 5, not 4 (P3)"),
    ("a second eight", value("bruges", 8), "cologne and no other city has the value 8; bruges has 8 (P3)"),
    ("a small Cologne", value("cologne", 7), "cologne and no other city has the value 8; cologne has 7 (P3)"),
    ("disks that do not match", value("bruges", 5), "there are 2 disks of value 6 for 1 cities of that value (P4)"),
    ("an empty region", empty_holland, "the region holland has neither city nor village (P3)"),
    (
        "an unknown region",
        lambda data: place(data, "hof").update(region="bohemia"),
        "hof lies in bohemia, which is no region (P1)",
    ),
    (
        "a place outside its region",
        lambda data: place(data, "hof").update(at=[100, 440]),
        "hof lies outside the outline of saxony",
    ),
    ("a place off the map", lambda data: place(data, "hof").update(at=[-5, 440]), "hof lies off the map"),
    ("a toll of one", toll("luebeck", "wismar", 1), "the toll of luebeck–wismar is 1; tolls run from 2 to 56 (P1)"),
    ("a toll of 57", toll("luebeck", "wismar", 57), "the toll of luebeck–wismar is 57; tolls run from 2 to 56 (P1)"),
    (
        "a second 56",
        toll("leipzig", "vienna", 56),
        "the toll of leipzig–vienna is 56, which only braunschweig–nuremberg has (P3)",
    ),
    ("a cheap long route", toll("braunschweig", "nuremberg", 50), "braunschweig–nuremberg is a route of 56, not 50 (P3)"),
    (
        "no long route",
        cut_between("braunschweig", "nuremberg"),
        "braunschweig–nuremberg is a route of 56, but it is missing (P3)",
    ),
    ("no toll of two", toll("bamberg", "nuremberg", 3), "no route has the toll 2, the lowest (P3)"),
    ("one route only", only("vienna", "linz"), "vienna lies on 1 route; it needs at least two (P3)"),
    ("no route at all", cut("vienna"), "vienna lies on no routes; it needs at least two (P3)"),
    ("an island", cut("vienna"), "vienna cannot be reached from bruges (P3)"),
    ("an island for two seats", bamberg_and_coburg_only_eastward, "coburg cannot be reached from bruges for two seats (P3)"),
    (
        "a start without a city",
        only("goslar", "soest", "eisenach"),
        "from goslar no route leads to a city of value 3 or more, nor to two cities (P3)",
    ),
    (
        "a start far from villages",
        only("zwolle", "utrecht", "muenster", "bremen"),
        "from zwolle no route of at most 17 florins leads to another village (P3)",
    ),
    (
        "a hop too dear",
        toll("zwolle", "osnabrueck", 18),
        "from zwolle no route of at most 17 florins leads to another village (P3)",
    ),
    (
        "a dead start for two seats",
        cut_between("coburg", "bamberg"),
        "from bamberg no route of at most 17 florins leads to another village for two seats (P3)",
    ),
    ("no village between", cut_between("hof", "regensburg"), "there is no village between erfurt and regensburg (P3)"),
    (
        "the wrong village closed",
        lambda data: data["two_seats"].update(closed=["hof", "goslar"]),
        "no village between regensburg and munich is closed for two seats (P36)",
    ),
    (
        "a city closed as a village",
        lambda data: data["two_seats"].update(closed=["hof", "ulm"]),
        "ulm, closed for two seats, is no village (P36)",
    ),
    (
        "one village closed",
        lambda data: data["two_seats"].update(closed=["hof"]),
        "two villages are closed for two seats, not 1 (P36)",
    ),
    (
        "too few covered",
        lambda data: data["two_seats"]["covered"].remove("linz"),
        "the cities covered for two seats are erfurt, leipzig, wittenberg, regensburg, munich, linz, vienna, "
        "not erfurt, leipzig, wittenberg, regensburg, munich, vienna (P36)",
    ),
    (
        "a route to nowhere known",
        lambda data: data["routes"].append({"between": ["ulm", "rome"], "toll": 9}),
        "the route ulm–rome: there is no place rome",
    ),
    (
        "a route to itself",
        lambda data: data["routes"].append({"between": ["ulm", "ulm"], "toll": 9}),
        "the route ulm–ulm leads nowhere",
    ),
    (
        "a route twice",
        lambda data: data["routes"].append({"between": ["ulm", "strasbourg"], "toll": 9}),
        "the route ulm–strasbourg is there twice",
    ),
    ("two of a name", rename("hof", "ulm"), "villages[14]: there are two of the id ulm"),
    (
        "a name of two words",
        rename("hof", "bad hof"),
        "villages[14]: the id 'bad hof' must be one word of the letters a–z and digits",
    ),
    (
        "a hyphen in a name",
        rename("hof", "bad-hof"),
        "villages[14]: the id 'bad-hof' must be one word of the letters a–z and digits",
    ),
    ("a value in words", value("metz", "four"), "metz: value must be a whole number, not 'four'"),
    ("a value that is true", value("metz", True), "metz: value must be a whole number, not True"),
    ("a toll in words", toll("luebeck", "wismar", "4"), "the route luebeck–wismar: toll must be a whole number, not '4'"),
    ("a name without French", lambda data: place(data, "hof")["names"].pop("fr"), "hof: names has no text in fr"),
    ("a name that is none", lambda data: place(data, "hof").update(names="Hof"), "hof: names must have a text in fr, en, de"),
    (
        "a label nowhere",
        lambda data: place(data, "hof").update(label="up"),
        "hof: label must be one of n, ne, e, se, s, sw, w, nw: the side on which the name is written",
    ),
    ("a spot of three numbers", lambda data: place(data, "hof").update(at=[1, 2, 3]), "hof: at must be two numbers"),
    ("a spot that is no number", lambda data: place(data, "hof").update(at=[float("nan"), 2]), "hof: at must be two numbers"),
    ("a spot beyond measure", lambda data: place(data, "hof").update(at=[10**400, 2]), "hof: at must be two numbers"),
    ("a missing key", lambda data: place(data, "hof").pop("region"), "hof: region is missing"),
    ("a key too many", lambda data: place(data, "hof").update(mayor="Anna"), "hof: 'mayor' does not belong here"),
    (
        "a city that is a word",
        lambda data: data["cities"].append("rome"),
        "cities[25] must be an object with the keys id, names, value, region, at, label",
    ),
    (
        "a route that is a list",
        lambda data: data["routes"].append(["ulm", "rome", 9]),
        "routes[92] must be an object with the keys between, toll",
    ),
    (
        "a route of three",
        lambda data: data["routes"].append({"between": ["ulm", "metz", "gent"], "toll": 9}),
        "routes[92]: between must be the ids of two places",
    ),
    ("villages that are no list", lambda data: data.update(villages={}), "villages must be a list"),
    ("no routes", lambda data: data.pop("routes"), "the board: routes is missing"),
    ("disks that are a list", lambda data: data.update(disks=[]), "disks must tell how many there are of each value"),
    ("a disk of a half", lambda data: data["disks"].update({"2": 1.5}), "disks: '2' with 1.5 is not a value and a number"),
    (
        "an outline of two points",
        lambda data: data["regions"][0].update(outline=[[0, 0], [1, 1]]),
        "flanders: outline must be a list of at least three points",
    ),
    (
        "two seats in words",
        lambda data: data.update(two_seats="none"),
        "two_seats must be an object with the keys covered, closed",
    ),
    ("covered in words", lambda data: data["two_seats"].update(covered="erfurt"), "two_seats: covered must be a list of ids"),
    ("no size", lambda data: data.update(size=[0, 10]), "size must be a width and a height above 0"),
    (
        "a reconstruction without German",
        lambda data: data["reconstruction"].pop("de"),
        "the board: reconstruction has no text in de",
    ),
]
