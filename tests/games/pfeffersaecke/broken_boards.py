"""Boards that break a constraint, each with where that is and the sentence the check must say."""

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


def one_more(one: str, other: str, florins: int) -> Break:
    return lambda data: data["routes"].append({"between": [one, other], "toll": florins})


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
    ("a region too few", lambda data: data["regions"].pop(), "regions: Regions: 9 instead of 10. (P1)"),
    ("a city too few", lambda data: data["cities"].pop(), "cities: Cities: 24 instead of 25. (P1)"),
    ("a known city missing", lambda data: data["cities"].pop(), "cities: Vienna must be on the map: the rules name it. (P36)"),
    (
        "a village too many",
        lambda data: data["villages"].append({**data["villages"][0], "id": "ypres"}),
        "villages: Villages: 21 instead of 20. (P1)",
    ),
    ("value nine", value("metz", 9), "cities.metz.value: Metz has the value 9; values run from 2 to 8. (P1)"),
    ("value one", value("metz", 1), "cities.metz.value: Metz has the value 1; values run from 2 to 8. (P1)"),
    ("a fixed value", value("luebeck", 6), "cities.luebeck.value: Lübeck has the value 6; on the printed map it is 7. (P3)"),
    ("a small Ghent", value("gent", 4), "cities.gent.value: Ghent has the value 4; on the printed map it is at least 5. (P3)"),
    (
        "a second eight",
        value("bruges", 8),
        "cities.bruges.value: Bruges has the value 8, as only Cologne is said to have. (P3)",
    ),
    ("a small Cologne", value("cologne", 7), "cities.cologne.value: Cologne has the value 7; it is said to be 8. (P3)"),
    ("disks that do not match", value("bruges", 5), "disks.6: Disks of value 6: 2. Cities of that value: 1. (P4)"),
    ("an empty region", empty_holland, "regions.holland: Holland has neither city nor village. (P3)"),
    (
        "an unknown region",
        lambda data: place(data, "hof").update(region="bohemia"),
        "villages.hof.region: Hof lies in bohemia, which is no region of this map. (P1)",
    ),
    (
        "a place outside its region",
        lambda data: place(data, "hof").update(at=[100, 300]),
        "villages.hof.region: Hof lies outside the outline of its region, Saxony.",
    ),
    ("a place off the map", lambda data: place(data, "hof").update(at=[-5, 440]), "villages.hof.at: Hof lies off the map."),
    (
        "a toll of one",
        toll("luebeck", "wismar", 1),
        "routes.luebeck-wismar.toll: Lübeck–Wismar costs 1; tolls run from 2 to 56. (P1)",
    ),
    ("no toll of two", toll("bamberg", "nuremberg", 3), "routes: No route has the toll 2, the lowest on the printed map. (P3)"),
    (
        "a toll of 57",
        toll("luebeck", "wismar", 57),
        "routes.luebeck-wismar.toll: Lübeck–Wismar costs 57; tolls run from 2 to 56. (P1)",
    ),
    (
        "a second 56",
        toll("leipzig", "vienna", 56),
        "routes.leipzig-vienna.toll: Leipzig–Vienna is as dear as the dearest route of the printed map. (P3)",
    ),
    (
        "a cheap long route",
        toll("braunschweig", "nuremberg", 50),
        "routes.braunschweig-nuremberg.toll: Braunschweig–Nuremberg costs 50; it must be 56. (P36)",
    ),
    (
        "no long route",
        cut_between("braunschweig", "nuremberg"),
        "routes: There must be a route Braunschweig–Nuremberg with the toll 56. (P36)",
    ),
    ("one route only", only("vienna", "linz"), "cities.vienna: Only one route leads to Vienna. (P3)"),
    ("no route at all", cut("vienna"), "cities.vienna: No route leads to Vienna. (P3)"),
    ("an island", cut("vienna"), "cities.vienna: There is no way from Bruges to Vienna. (P1)"),
    (
        "an island for two seats",
        bamberg_and_coburg_only_eastward,
        "villages.coburg: With two players there is no way from Bruges to Coburg. (P3)",
    ),
    (
        "a start without a city",
        only("goslar", "soest", "eisenach"),
        "villages.goslar: From Goslar no route leads to a city of value 3 or more, nor to two cities. (P3)",
    ),
    (
        "a start far from villages",
        only("zwolle", "utrecht", "muenster", "bremen"),
        "villages.zwolle: From Zwolle no route with a toll of at most 17 leads to another village. (P3)",
    ),
    (
        "a hop too dear",
        toll("zwolle", "osnabrueck", 18),
        "villages.zwolle: From Zwolle no route with a toll of at most 17 leads to another village. (P3)",
    ),
    (
        "a dead start for two seats",
        cut_between("coburg", "bamberg"),
        "villages.bamberg: With two players, from Bamberg no route with a toll of at most 17 leads to another village. (P3)",
    ),
    (
        "no village between",
        cut_between("hof", "regensburg"),
        "villages: There is no village between Erfurt and Regensburg. (P3)",
    ),
    (
        "the wrong village closed",
        lambda data: data["two_seats"].update(closed=["hof", "goslar"]),
        "two_seats.closed: No village between Regensburg and Munich is closed for two players. (P36)",
    ),
    (
        "a city closed as a village",
        lambda data: data["two_seats"].update(closed=["hof", "ulm"]),
        "two_seats.closed: Ulm, closed for two players, is no village. (P36)",
    ),
    (
        "one village closed",
        lambda data: data["two_seats"].update(closed=["hof"]),
        "two_seats.closed: Villages closed for two players: 1 instead of 2. (P36)",
    ),
    (
        "too few covered",
        lambda data: data["two_seats"]["covered"].remove("linz"),
        "two_seats.covered: With two players Linz must be covered. (P36)",
    ),
    (
        "two at one spot",
        lambda data: place(data, "hof").update(at=[100, 440]),
        "villages.hof.at: Hof lies where another place lies.",
    ),
    (
        "routes that cross",
        one_more("goslar", "leipzig", 20),
        "routes.goslar-leipzig: The routes Goslar → Leipzig and Braunschweig → Erfurt cross.",
    ),
    (
        "a route to nowhere known",
        one_more("ulm", "rome", 9),
        "routes.ulm-rome: Ulm–rome: there is no place rome.",
    ),
    (
        "a route to itself",
        one_more("ulm", "ulm", 9),
        "routes.ulm-ulm: A route leads from Ulm to Ulm.",
    ),
    (
        "a route twice",
        one_more("ulm", "strasbourg", 9),
        "routes.ulm-strasbourg: The route Ulm–Strasbourg is there twice.",
    ),
    ("two of a name", rename("hof", "ulm"), "villages.ulm.id: ulm is there twice."),
    (
        "a name of two words",
        rename("hof", "bad hof"),
        'villages.14.id: An id is one word of small letters a to z and digits, not "bad hof".',
    ),
    (
        "a hyphen in a name",
        rename("hof", "bad-hof"),
        'villages.14.id: An id is one word of small letters a to z and digits, not "bad-hof".',
    ),
    ("a value in words", value("metz", "four"), 'cities.metz.value: This must be a whole number, not "four".'),
    ("a value that is true", value("metz", True), "cities.metz.value: This must be a whole number, not true."),
    ("a toll in words", toll("luebeck", "wismar", "4"), 'routes.luebeck-wismar.toll: This must be a whole number, not "4".'),
    ("a name without French", lambda data: place(data, "hof")["names"].pop("fr"), "villages.hof.names: “fr” is missing."),
    (
        "a name that is none",
        lambda data: place(data, "hof").update(names="Hof"),
        "villages.hof.names: This must be an object with fr, en, de.",
    ),
    (
        "a label nowhere",
        lambda data: place(data, "hof").update(label="up"),
        "villages.hof.label: This must be the side on which the name is written: n, ne, e, se, s, sw, w, nw.",
    ),
    (
        "a spot of three numbers",
        lambda data: place(data, "hof").update(at=[1, 2, 3]),
        "villages.hof.at: This must be two numbers.",
    ),
    (
        "a spot that is no number",
        lambda data: place(data, "hof").update(at=[float("nan"), 2]),
        "villages.hof.at: This must be two numbers.",
    ),
    (
        "a spot beyond measure",
        lambda data: place(data, "hof").update(at=[10**400, 2]),
        "villages.hof.at: This must be two numbers.",
    ),
    ("a missing key", lambda data: place(data, "hof").pop("region"), "villages.hof: “region” is missing."),
    ("a key too many", lambda data: place(data, "hof").update(mayor="Anna"), 'villages.hof: "mayor" does not belong here.'),
    (
        "a city that is a word",
        lambda data: data["cities"].append("rome"),
        "cities.25: This must be an object with id, names, value, region, at, label.",
    ),
    (
        "a route that is a list",
        lambda data: data["routes"].append(["ulm", "rome", 9]),
        "routes.92: This must be an object with between, toll.",
    ),
    (
        "a route of three",
        lambda data: data["routes"].append({"between": ["ulm", "metz", "gent"], "toll": 9}),
        "routes.92.between: A route lies between the ids of two places.",
    ),
    ("villages that are no list", lambda data: data.update(villages={}), "villages: This must be a list."),
    ("no routes", lambda data: data.pop("routes"), "“routes” is missing."),
    (
        "disks that are a list",
        lambda data: data.update(disks=[]),
        "disks: This must tell how many disks there are of each value.",
    ),
    (
        "a disk of a half",
        lambda data: data["disks"].update({"2": 1.5}),
        'disks.2: "2" with 1.5 is not a value and a number of disks.',
    ),
    (
        "an outline of two points",
        lambda data: data["regions"][0].update(outline=[[0, 0], [1, 1]]),
        "regions.flanders.outline: An outline is a list of points, at least three and at most 400.",
    ),
    (
        "two seats in words",
        lambda data: data.update(two_seats="none"),
        "two_seats: This must be an object with covered, closed.",
    ),
    (
        "covered in words",
        lambda data: data["two_seats"].update(covered="erfurt"),
        "two_seats.covered: This must be a list of ids.",
    ),
    ("no size", lambda data: data.update(size=[0, 10]), "size: The size is a width and a height above 0."),
    (
        "a reconstruction without German",
        lambda data: data["reconstruction"].pop("de"),
        "reconstruction: “de” is missing.",
    ),
]

# Of these the printed map may be one: they are told, and played on.
UNUSUAL = (
    "routes that cross",
    "a second eight",
    "a small Cologne",
    "an empty region",
    "a place outside its region",
    "a second 56",
    "no toll of two",
    "one route only",
    "no route at all",
    "an island for two seats",
    "a start without a city",
    "a start far from villages",
    "a hop too dear",
    "a dead start for two seats",
)
