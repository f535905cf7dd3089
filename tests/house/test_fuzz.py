"""Every address with hostile names, queries, headers and bodies, and live connections too: never a fault of ours, never a wait.

What goes over the wire is written byte by byte: no client library mends it.
"""

from __future__ import annotations

import json
import re
import socket
import time
from random import Random
from typing import Any

import pytest

from tests.cli.test_fuzz import SHORT
from tests.house.guests import Guest, RunningHouse
from tests.house.test_openapi import NONSENSE, OVER, Fixtures
from tests.mutation import NASTY_TEXTS, TIMES, as_json, changed_bytes, changed_value, spoilt

TRIES = 4 * TIMES  # requests an operation
CONNECTIONS = 60 * TIMES
MOST_SECONDS = 10.0
HEADERS = {
    "host": ["[::1", "", "x" * 5000, "a b", "\xff", "[::1]:99999", "user@host:1:2", "-"],
    "origin": ["http://[::1", "null", "\xff", "http://" + "x" * 3000],
    "cookie": ["comptoir-login=\xff", "comptoir-login=" + "x" * 5000, "=;=;;", "comptoir-csrf=", 'comptoir-login="\\'],
    "authorization": ["Bearer", "Bearer \xff", "Bearer " + "x" * 5000, "Basic x", ""],
    "content-type": ["text/plain", "application/json; charset=x", "multipart/form-data", "application/x-msgpack", "/", "\xff"],
    "content-encoding": ["gzip"],
    "accept": ["*/;q=x", "\xff", "x" * 3000],
    "accept-encoding": ["gzip;q=x", "br, \xff"],
    "x-csrf-token": ["\xff", "x" * 5000],
    "x-forwarded-for": ["[::1", "\xff", ",,,", "1.2.3.4, " * 500],
    "x-forwarded-proto": ["[::", "\xff"],
    "if-none-match": ["\xff"],
    "range": ["bytes=9-1", "bytes=-", "x"],
}


class Answer:
    def __init__(self, raw: bytes, seconds: float) -> None:
        self.raw = raw
        self.seconds = seconds
        self.status = int(raw[9:12]) if raw.startswith(b"HTTP/1.1 ") else 0


def whole(heard: bytes, request: bytes) -> bool:
    """The head of an answer is here, and as much of a body as it says; who asks for the head alone gets no more."""
    head, end, body = heard.partition(b"\r\n\r\n")
    length = re.search(rb"\r\ncontent-length: (\d+)", head)
    return bool(end) and (request.startswith(b"HEAD ") or len(body) >= (int(length[1]) if length else 0))


def exchange(port: int, request: bytes) -> Answer:
    """Send bytes, read up to the first answer's end or to the end of the connection."""
    began = time.monotonic()
    heard = b""
    with socket.create_connection(("127.0.0.1", port), timeout=MOST_SECONDS) as line:
        try:
            line.sendall(request)
            while not whole(heard, request) and (more := line.recv(65_536)):
                heard += more
        except (ConnectionResetError, BrokenPipeError):
            pass
    return Answer(heard, time.monotonic() - began)


def written(method: str, target: str, headers: dict[str, str], body: bytes) -> bytes:
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode("latin-1", errors="replace") + b"\r\n\r\n" + body


def known(guest: Guest) -> dict[str, str]:
    """The headers of somebody's browser."""
    csrf = guest._csrf()
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    return {"host": "localhost", "connection": "close", "content-type": "application/json", "cookie": cookies, **csrf}


@pytest.fixture(scope="module")
def fixtures(house: RunningHouse) -> Fixtures:
    return Fixtures(house)


def operations(house: RunningHouse) -> list[tuple[str, str, dict[str, Any], dict[str, Any]]]:
    """Every operation of the document: method, path, the operation, and the shapes of bodies."""
    document = house.stranger().get("/api/openapi.json").json()
    shapes = document["components"]["schemas"]
    return [(method, path, one, shapes) for path, item in document["paths"].items() for method, one in item.items()]


def sensible_body(operation: dict[str, Any], shapes: dict[str, Any], fits: dict[str, Any]) -> dict[str, Any] | None:
    """A body of the shape the document wants, with what fits the table."""
    if "requestBody" not in operation:
        return None
    shape = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
    more = {
        "name": "Berthe", "handle": "berthe.7", "password": "pepper and salt", "old": "pepper and salt",
        "new": "salt and pepper", "game": "heller", "token": "x.y.z", "question": "abc",
        "credential": {"id": "x", "response": {}}, "record": SHORT,
        "at_once": True, "options": {}, "start": True, "public": True,
    }  # fmt: skip
    there = {**more, **fits}
    if shape == "NewTable":
        there["seats"] = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    return {name: there[name] for name in shapes[shape]["properties"] if name in there}


def quoted(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode("utf-8", errors="surrogatepass"))


def hostile(
    chance: Random, fixtures: Fixtures, method: str, path: str, operation: dict[str, Any], shapes: dict[str, Any]
) -> bytes:
    """A request that was good, with one to three things wrong in its names, query, headers or body."""
    guest = chance.choice([fixtures.ann, fixtures.ann, fixtures.bob])
    seen_by_all = fixtures.names["table_id"][:4]
    topic = path.removeprefix("/api/tables/{table_id}").strip("/")
    table = fixtures.over if topic.partition("/")[0] in OVER else chance.choice(seen_by_all)
    names = {**{name: (ones or ["x"])[0] for name, ones in fixtures.names.items()}, "table_id": table}
    for name in list(names):
        if chance.random() < 0.15:
            names[name] = chance.choice([*NONSENSE, *map(quoted, NASTY_TEXTS)])
    target = path.format(**names)
    query = [one["name"] for one in operation.get("parameters", []) if one["in"] == "query"]
    if query and chance.random() < 0.7:
        target += "?" + "&".join(f"{name}={quoted(chance.choice(NASTY_TEXTS))}" for name in query)
    headers = known(guest)
    body = sensible_body(operation, shapes, fixtures.sensible(table, topic) if names["table_id"] == table else {})
    raw = b"" if body is None else bytes_of(chance, body)
    headers["content-length"] = str(len(raw))
    for name in chance.sample(sorted(HEADERS), chance.choice([0, 0, 1, 2])):
        headers[name] = chance.choice(HEADERS[name])
    return written(method.upper(), target, headers, raw)


def bytes_of(chance: Random, body: dict[str, Any]) -> bytes:
    if isinstance(body.get("record"), str):
        body = {**body, "record": spoilt(chance, body["record"]).decode("utf-8", errors="replace")}
        return json.dumps(body).encode()
    for _ in range(chance.randrange(3)):
        body = changed_value(chance, body)
    raw = as_json(chance, body).encode("utf-8", errors="surrogatepass")
    return changed_bytes(chance, raw) if chance.random() < 0.2 else raw


def test_no_request_is_too_strange(house: RunningHouse, fixtures: Fixtures) -> None:
    tried = faults = 0
    told: list[str] = []
    for method, path, operation, shapes in operations(house):
        if (method, path) in (("delete", "/api/me"), ("delete", "/api/me/logins"), ("post", "/api/me/deletion")):
            continue  # nobody would be left to ask
        for number in range(TRIES):
            request = hostile(Random(f"{method} {path} {number}"), fixtures, method, path, operation, shapes)
            answer = exchange(house.port, request)
            tried += 1
            if not 200 <= answer.status < 500 or answer.seconds > MOST_SECONDS:
                faults += 1
                told.append(f"{answer.status} after {answer.seconds:.1f} s: {request[:1500]!r}\n   {answer.raw[-300:]!r}")
    assert not faults, "\n\n".join(told)
    assert tried > 150


@pytest.mark.parametrize(
    ("target", "statuses"),
    [
        ("/assets/%00", (404,)),
        ("/assets/" + "x" * 5000, (404,)),
        ("/assets/%ff", (404,)),
        ("/assets/..%2f..%2fapp.py", (404,)),
        ("/assets/%ed%a0%80", (404,)),
        ("/table/%00", (200,)),
        ("/%00", (404,)),
        ("//", (200, 404)),
        ("/%", (404,)),
        ("*", (400, 404)),
        ("http://[::1/api/me", (400,)),
        ("/health?" + "x" * 20_000, (200, 400)),
    ],
    ids=lambda value: str(value)[:30],
)
def test_no_address_is_too_strange(house: RunningHouse, target: str, statuses: tuple[int, ...]) -> None:
    assert exchange(house.port, written("GET", target, {"host": "localhost", "connection": "close"}, b"")).status in statuses


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b'{"name":"\xff"}', "not UTF-8"),
        (b'{"name":' + b"[" * 10_000 + b"]" * 10_000 + b"}", "nested too deeply"),
        (b'{"name":"\\ud800"}', ""),
        (b'{"name":' + b"9" * 10_000 + b"}", "out of range"),
    ],
    ids=["no UTF-8", "deep", "half a character", "long"],
)
def test_a_body_that_cannot_be_read_is_told_so(house: RunningHouse, body: bytes, detail: str) -> None:
    headers = {**known(house.stranger()), "content-length": str(len(body))}
    answer = exchange(house.port, written("POST", "/api/guests", headers, body))
    assert answer.status == 400
    assert detail.encode() in answer.raw


@pytest.mark.parametrize("host", ["[::1", "[", "x][", "[::1]:99999", "x:y"])
@pytest.mark.parametrize("path", ["/api/logins/passkey/question", "/api/guests"])
def test_a_host_that_is_none_is_told_so(house: RunningHouse, path: str, host: str) -> None:
    headers = {**known(house.stranger()), "host": host, "content-length": "2"}
    answer = exchange(house.port, written("POST", path, headers, b"{}"))
    assert (answer.status, b"which house it means" in answer.raw) == (400, True)


@pytest.mark.parametrize(
    "text",
    ['{"a":' + "9" * 5000 + "}\n", "[" * 100_000, '{"format":"\\ud800"}\n', "\0"],
    ids=["digits", "deep", "half a character", "NUL"],
)
def test_an_uploaded_record_that_is_none_is_told_so(house: RunningHouse, text: str) -> None:
    ann = house.guest()
    verdict = ann.post("/api/records/verdict", {"record": text})
    assert (verdict.status_code, verdict.json()["genuine"]) == (200, False)
    replayed = ann.post("/api/records/replay", {"record": text})
    assert (replayed.status_code, replayed.json()["error"]) == (400, "bad_record")


def test_no_live_connection_is_too_strange(house: RunningHouse, fixtures: Fixtures) -> None:
    upgrade = {
        "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version": "13",
    }  # fmt: skip
    seen: set[int] = set()
    for number in range(CONNECTIONS):
        chance = Random(f"live {number}")
        headers = {**known(fixtures.ann), **upgrade}
        for name in chance.sample(
            ["host", "origin", "cookie", "sec-websocket-key", "sec-websocket-version"], chance.randrange(3)
        ):
            headers[name] = chance.choice(HEADERS.get(name, ["\xff", "", "x" * 3000]))
        table = chance.choice([*fixtures.names["table_id"] * 5, *NONSENSE])
        query = "&".join(f"{name}={quoted(chance.choice([*NASTY_TEXTS, *['0', '3'] * 30]))}" for name in ("after", "said"))
        answer = exchange(house.port, written("GET", f"/api/tables/{table}/live?{query}", headers, b""))
        assert answer.status < 500, (number, headers, query, answer.raw[-300:])
        assert answer.seconds < MOST_SECONDS
        seen.add(answer.status)
    assert {101, 400, 403} <= seen
