"""A house opens: what it says when it does and when it cannot, who may read its files, who may hold a connection, and how it
does behind a proxy.
"""

from __future__ import annotations

import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from comptoir.house.http.shared_counts import FLUSH_SECONDS
from comptoir.house.store.database import Database
from comptoir.house.store.schema import counts
from tests.house.conftest import FreshDatabase, OpenHouse
from tests.house.guests import RunningHouse, settings_for, until
from tests.house.outside import free_port

SERVE = [sys.executable, "-m", "comptoir.house", "serve"]
ELSEWHERE = "10.9.8.7"  # nobody here is a proxy


# ---- the command ----


def cannot_open(*options: str) -> str:
    """The one sentence a house ends with that cannot open."""
    done = subprocess.run([*SERVE, *options], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1, done
    assert "open at" not in done.stdout
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


@contextmanager
def opened(*options: str) -> Iterator[str]:
    """A house in a process of its own: its address, as it prints it."""
    with subprocess.Popen([*SERVE, *options], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            said = next(line for line in process.stdout if "open at" in line)
            yield said.split()[-1]
        finally:
            process.terminate()
            process.wait(30)


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        said = cannot_open("--port", str(port), "--database", f"sqlite:///{tmp_path}/house.sqlite3")
    assert f"port {port}" in said
    assert "in use" in said
    done = subprocess.run([*SERVE, "--port", "99999"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2  # no such port can be
    assert "65535" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_that_does_not_answer_is_told_in_one_sentence(tmp_path: Path) -> None:
    assert "cannot be used" in cannot_open("--database", f"postgresql://x@127.0.0.1:{free_port()}/none")
    (tmp_path / "foreign.sqlite3").write_bytes(b"no database at all, but long enough" * 100)
    assert "not a database" in cannot_open("--database", f"sqlite:///{tmp_path}/foreign.sqlite3")
    store = Database(f"sqlite:///{tmp_path}/newer.sqlite3")
    store.migrate()
    with store.writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    assert "newer house" in cannot_open("--database", f"sqlite:///{tmp_path}/newer.sqlite3")


def test_a_house_that_says_it_is_open_is_open(tmp_path: Path) -> None:
    port = str(free_port())
    with opened("--port", port, "--database", f"sqlite:///{tmp_path}/house.sqlite3") as address:
        assert address == f"http://localhost:{port}/"
        assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200


def test_several_processes_open_together(postgres: FreshDatabase) -> None:
    with opened("--port", str(free_port()), "--workers", "2", "--database", postgres()) as address:
        for _ in range(30):
            assert httpx.get(address + "health").status_code == 200
        page = httpx.get(address + "metrics").text  # of one process, for all of them
        counted = [line for line in page.splitlines() if line.startswith("comptoir_requests_total") and '"/health"' in line]
        assert sum(float(line.split()[-1]) for line in counted) >= 30, page


def test_who_only_asks_for_the_head_gets_it(house: RunningHouse) -> None:
    stranger = house.stranger()
    for path in ("/", "/table/some-table", "/health"):
        answer = stranger.http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


# ---- files ----


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_keeper_may_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with RunningHouse(settings_for(f"sqlite:///{folder}/house.sqlite3")) as house:
        house.guest()
        assert mode(folder) == 0o700
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == ["house.sqlite3", "house.sqlite3-shm", "house.sqlite3-wal"]
        assert {mode(file) for file in files} == {0o600}


def test_what_was_open_to_others_is_closed_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    file = folder / "house.sqlite3"
    file.touch(mode=0o644)
    Database(f"sqlite:///{file}").close()
    assert (mode(folder), mode(file)) == (0o700, 0o600)


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    (folder / "holiday.jpg").touch()
    Database(f"sqlite:///{folder}/house.sqlite3").close()
    assert (mode(folder), mode(folder / "house.sqlite3")) == (0o755, 0o600)


# ---- connections ----


ASKED = b"GET /health HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n"


def ask(port: int, source: str) -> bytes:
    """The first line of an answer, asked for from an address of this machine."""
    with socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(source, 0)) as line:
        line.sendall(ASKED)
        return line.recv(100).split(b"\r\n")[0]


def is_closed(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_silent_connections_do_not_shut_anybody_out(open_house: OpenHouse) -> None:
    house = open_house(connections=20, request_seconds=2.0, forwarded_from=ELSEWHERE)
    silent = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(200)]
    try:
        until(lambda: sum(map(is_closed, silent)) == 180, "all but twenty are turned away")
        assert ask(house.port, "127.0.0.2") == b"HTTP/1.1 200 OK"
        until(lambda: all(map(is_closed, silent)), "who says nothing is shown out")
        assert ask(house.port, "127.0.0.1") == b"HTTP/1.1 200 OK"
    finally:
        for line in silent:
            line.close()


def test_a_proxy_may_hold_as_many_as_it_needs(open_house: OpenHouse) -> None:
    house = open_house(connections=5)
    lines = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(20)]
    for line in lines:  # an answer on each is the proof that it was not turned away
        line.settimeout(5)
        line.sendall(ASKED)
        assert line.recv(100).startswith(b"HTTP/1.1 200 OK")
    for line in lines:
        line.close()


def test_a_request_that_trickles_in_is_cut_off(open_house: OpenHouse) -> None:
    house = open_house(request_seconds=1.0)
    for begun in (b"GET /health HT", b"POST /api/guests HTTP/1.1\r\nhost: house\r\ncontent-length: 100\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", house.port), timeout=5) as line:
            line.sendall(begun)
            began = time.monotonic()
            with suppress(OSError):
                while time.monotonic() - began < 10:
                    time.sleep(0.1)
                    line.sendall(b" ")
            assert time.monotonic() - began < 5


def test_those_who_talk_stay(open_house: OpenHouse) -> None:
    """A kept connection takes many requests, and a live one lasts."""
    house = open_house(connections=3, request_seconds=1.0, forwarded_from=ELSEWHERE)
    ann = house.guest()
    table = ann.table(seats="me screen")
    with ann.live(table) as line, ann.live(table) as other, ann.live(table) as third:
        for each in (line, other, third):
            each.next()
        for _ in range(4):  # live connections are not counted with the silent ones
            time.sleep(0.4)
            assert ann.get("/health").status_code == 200
        seat = ann.look(table)["waiting"][0]["seat"]
        ann.post(f"/api/tables/{table}/hand", {"seat": seat})
        for each in (line, other, third):
            each.next()


# ---- behind a proxy ----


class Proxy:
    """A proxy as nginx is one: it listens on a port of its own and sends each connection on, with the Host header set anew."""

    def __init__(self, port: int, with_port: bool) -> None:
        self.behind = port
        self.with_port = with_port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                front, _ = self.listening.accept()
                threading.Thread(target=self.serve, args=(front,), daemon=True).start()

    def serve(self, front: socket.socket) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            head += front.recv(4096)
        if not self.with_port:  # `Host $host`, which nginx's manual shows most often
            head = head.replace(f"127.0.0.1:{self.port}\r\n".encode(), b"127.0.0.1\r\n", 1)
        back = socket.create_connection(("127.0.0.1", self.behind))
        back.sendall(head)
        threading.Thread(target=self.pump, args=(back, front), daemon=True).start()
        self.pump(front, back)

    @staticmethod
    def pump(source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def live(self, table: str) -> None:
        """Follow a table as a browser does that sees the proxy."""
        seen = {"Origin": f"http://127.0.0.1:{self.port}"}
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live", additional_headers=seen) as line:
            line.recv(timeout=5)


def test_live_play_works_behind_a_proxy_on_any_port_that_passes_the_host_on(open_house: OpenHouse) -> None:
    house = open_house()
    table = house.guest().table(seats="me screen")
    Proxy(house.port, with_port=True).live(table)
    with pytest.raises(InvalidStatus):
        Proxy(house.port, with_port=False).live(table)
    assert "foreign_origin" in house.log.getvalue()  # and whoever runs the house can see why


def test_a_house_that_knows_its_address_does_not_need_the_host(open_house: OpenHouse) -> None:
    with RunningHouse(settings_for(open_house().house.settings.database)) as inner:
        proxy = Proxy(inner.port, with_port=False)
        table = inner.guest().table(seats="me screen")
        inner.app.state.house.settings = settings_for(inner.house.settings.database, origin=f"http://127.0.0.1:{proxy.port}")
        proxy.live(table)


def test_the_documented_block_passes_the_host_on() -> None:
    words = (Path(__file__).parents[2] / "hosting" / "nginx.conf").read_text(encoding="utf-8")
    assert "proxy_set_header Host $http_host;" in words
    assert "Host $host;" not in words


# ---- limits ----


def test_limits_are_shared_between_processes(postgres: FreshDatabase) -> None:
    settings = settings_for(postgres(), guest_limit="4/minute", chat_limit="2/minute")
    with RunningHouse(settings) as one, RunningHouse(settings) as two:
        ann = one.guest()
        two.guest(), one.guest(), two.guest()
        for house in (one, two):
            answer = house.stranger().post("/api/guests", {"name": "Too many"})
            assert (answer.status_code, answer.json()["error"]) == (429, "too_many")
            assert answer.json()["detail"] == "at most 4 in 60 seconds"
        table = ann.table(seats="me screen")
        assert ann.post(f"/api/tables/{table}/chat", {"text": "one"}).status_code < 300
        ann.http.base_url = f"http://127.0.0.1:{two.port}"
        assert ann.post(f"/api/tables/{table}/chat", {"text": "two"}).status_code < 300
        assert ann.post(f"/api/tables/{table}/chat", {"text": "three"}).status_code == 429
        with one.house.database.engine.connect() as connection:
            kept = str(connection.execute(counts.select()).all())
        assert "127.0.0.1" not in kept
        assert ann.id not in kept


def test_what_is_asked_often_is_shared_a_moment_later(postgres: FreshDatabase) -> None:
    settings = settings_for(postgres(), reading_limit="1000/second;60/minute")
    with RunningHouse(settings) as one, RunningHouse(settings) as two:
        ann = one.guest()
        assert {ann.get("/api/me").status_code for _ in range(50)} == {200}
        ann.http.base_url = f"http://127.0.0.1:{two.port}"
        assert {ann.get("/api/me").status_code for _ in range(15)} == {200}
        time.sleep(FLUSH_SECONDS + 1.5)
        assert ann.get("/api/me").status_code == 429  # the sixteenth here, the sixty-sixth in the house
        bob = one.stranger()
        assert bob.get("/api/games").status_code == 200


def test_a_window_ends_and_the_next_begins_with_its_first_count(postgres: FreshDatabase) -> None:
    with RunningHouse(settings_for(postgres(), guest_limit="1/second")) as house:
        house.guest()
        assert house.stranger().post("/api/guests", {"name": "Soon"}).status_code == 429
        time.sleep(1.1)
        house.guest()


def test_counts_that_cannot_be_kept_shut_nobody_out(postgres: FreshDatabase) -> None:
    with RunningHouse(settings_for(postgres(), guest_limit="2/minute")) as house:
        with house.house.database.writer.begin() as connection:
            connection.execute(text("DROP TABLE counts"))
        house.guest(), house.guest()
        assert house.stranger().post("/api/guests", {"name": "Too many"}).status_code == 429  # this process still counts
