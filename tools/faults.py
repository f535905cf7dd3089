"""The faults of the review of November 2026, asked of a house from outside: which of them does it have?

`python -m tools.faults` asks the house in this tree; with `PYTHONPATH=OLD/src` before it, one of another commit: at f7528f8 it
finds them, here it must not. F2 and F10's notifications need load or two processes: `tools/attack.py` and the tests have them.
"""

from __future__ import annotations

import os
import resource
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tools.attack import SILENT, Somebody, _full_of_undos, house_at

COMPTOIR = [sys.executable, "-c", "from comptoir.cli import main; main()"]
WAIT = 120.0  # seconds for what should take a moment


@contextmanager
def house() -> Iterator[tuple[str, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.sqlite3"
        with house_at(str(file)) as (address, _):
            yield address, file


def took(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    with suppress(httpx.HTTPError):
        work()
    return time.perf_counter() - began


def run(*words: str, database: Path | None = None) -> subprocess.CompletedProcess[str]:
    known = {} if database is None else {"COMPTOIR_DATABASE": f"sqlite:///{database}"}
    return subprocess.run([*COMPTOIR, *words], capture_output=True, text=True, timeout=WAIT, env={**os.environ, **known})


def at_once_refused(answer: httpx.Response) -> bool:
    return 400 <= answer.status_code < 500


# ---- each says what is wrong, or nothing ----


def f1() -> str | None:
    """Many undos are refused, so that looking back stays cheap."""
    with house() as (address, _):
        eve = Somebody(address, "Eve")
        table = eve.table("me", "beginner")
        assert table is not None
        done = 0
        for _ in range(130):
            position = eve.look(table)
            while position["prompt"] is None and position["result"] is None:
                time.sleep(0.05)
                position = eve.look(table)
            eve.act(table, position)
            body = {"n": position["n"] + 1, "to": position["n"], "request": uuid.uuid4().hex}
            undone = eve.post(f"/api/tables/{table}/undo", body)
            if undone.status_code == 409 and undone.json()["error"] == "too_many_undos":
                return None
            done += undone.status_code == 200
            time.sleep(0.11)
        return f"{done} undos at one table and no end"


def f3() -> str | None:
    """A backup of a newer house leaves the database alone."""
    with house() as (address, file):
        Somebody(address, "Ann")
        newer = file.with_name("newer")
        with closing(sqlite3.connect(file)) as here, closing(sqlite3.connect(newer)) as other:
            here.backup(other)
            other.execute("PRAGMA journal_mode=DELETE")
            other.execute("UPDATE alembic_version SET version_num = '9999'")
            other.commit()
        run("restore", str(newer), database=file)
        with closing(sqlite3.connect(file)) as now:
            if now.execute("SELECT version_num FROM alembic_version").fetchone()[0] == "9999":
                return "the good database is gone"
    return None


def f4() -> str | None:
    """A record full of undos does not keep the house busy."""
    text = _full_of_undos()
    with house() as (address, _):
        stranger = Somebody(address)
        seconds = took(lambda: stranger.post("/api/records/verdict", {"record": text}))
    return f"an upload took {seconds:.0f} s" if seconds > 5 else None


def f5() -> str | None:
    """Tokens end with "log out everywhere"."""
    with house() as (address, _):
        ann = Somebody(address, "Ann")
        token = ann.post("/api/me/tokens", {"name": "robot"}).json()["token"]
        gone = ann.http.delete("/api/me/logins", headers={"x-csrf-token": ann.http.cookies["comptoir-csrf"]})
        assert gone.status_code == 204, gone.text
        alive = httpx.get(f"{address}/api/me", headers={"authorization": f"Bearer {token}"}, timeout=WAIT).status_code
    return "a token outlives it" if alive == 200 else None


def f6() -> str | None:
    """A backup that was cut is refused."""
    with house() as (address, file):
        Somebody(address, "Ann")
        backup = file.with_name("backup")
        run("backup", str(backup), database=file)
        backup.write_bytes(backup.read_bytes()[:-20])
        restored = run("restore", str(backup), database=file.with_name("other.sqlite3"))
    return "it is restored" if restored.returncode == 0 else None


def f7() -> str | None:
    """While somebody holds the write lock, looks and /health are answered."""
    with house() as (address, file):
        ann = Somebody(address, "Ann")
        table = ann.table("me", "open", start=False)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with suppress(httpx.HTTPError):
                ann.http.post("/api/guests", json={"name": "Bob"}, headers={"x-csrf-token": "x"}, timeout=1)
            told = []
            slow = took(lambda: told.append(ann.http.get("/health", timeout=WAIT)))
            slow = max(slow, took(lambda: ann.look(str(table))))
            with suppress(httpx.HTTPError):
                ann.post("/api/tables", {"game": "heller", "seats": [{"kind": "me"}, {"kind": "open"}]})
            status = ann.http.get("/health", timeout=WAIT).status_code
            other.execute("ROLLBACK")
    if slow > 3:
        return f"a look or /health took {slow:.0f} s"
    return "/health says that all is well" if status == 200 else None


def f8() -> str | None:
    """Bad input gets a sentence."""
    digits = "9" * 5000
    with house() as (address, _):
        ann = Somebody(address, "Ann")
        statuses = {
            "an integer of 5,000 digits": ann.post("/api/records/verdict", {"record": f'{{"format": {digits}}}\n'}),
            "a Host that is none": ann.http.get("/", headers={"host": "[::1"}),
            "a zero in an address": ann.http.get("/assets/%00"),
            "a lone surrogate": ann.http.post(
                "/api/guests", content=b'{"name": "\\ud800"}',
                headers={"content-type": "application/json", "x-csrf-token": ann.http.cookies["comptoir-csrf"]},
            ),
        }  # fmt: skip
    broken = [what for what, answer in statuses.items() if answer.status_code >= 500]
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "record"
        record.write_text(f'{{"format": {digits}}}\n')
        commands = {"verify": run("verify", str(record)), "serve": run("serve", "--port", "99999")}
    broken += [f"comptoir {word}" for word, done in commands.items() if "Traceback" in done.stderr or not done.returncode]
    return ", ".join(broken) or None


def f9() -> str | None:
    """Clocks stand still while the house is closed."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.sqlite3"
        with house_at(str(file)) as (address, _):
            ann = Somebody(address, "Ann")
            clock = {"kind": "live", "seconds": 5, "reserve": 5}
            body = {"game": "heller", "seats": [{"kind": "me"}, {"kind": "screen"}], "start": True, "clock": clock}
            table = ann.post("/api/tables", body).json()["table"]["id"]
        time.sleep(12)
        with house_at(str(file)):
            time.sleep(2)
            seats = ann.look(table)["table"]["seats"]
    return "a bot plays for who was away with the house" if any(seat["stand_in"] for seat in seats) else None


def f10() -> str | None:
    """The database is its keeper's only, and names can be seen."""
    with house() as (address, file):
        mode = file.stat().st_mode & 0o777
        stranger = Somebody(address)
        names = {name: stranger.post("/api/guests", {"name": name}).status_code for name in ("\u3164", "\u2800", "master B")}
    wrong = [f"mode {mode:o}"] if mode != 0o600 else []
    return ", ".join(wrong + [f"the name {name!r}" for name, status in names.items() if status == 201]) or None


def f11() -> str | None:
    """Silent connections shut nobody out, and one person does not fill the list of open tables."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4 * SILENT), most))
    with house() as (address, _):
        eve = Somebody(address, "Eve")
        opened = sum(eve.table("me", "open", start=False) is not None for _ in range(25))
        host, port = address.removeprefix("http://").split(":")
        held = []
        for _ in range(SILENT):
            with suppress(OSError):
                held.append(socket.create_connection((host, int(port)), timeout=2))
        time.sleep(1)
        answered = took(lambda: httpx.get(f"{address}/health", timeout=10).raise_for_status())
        for one in held:
            one.close()
    wrong = [f"{opened} open tables of one person"] if opened > 10 else []
    return ", ".join(wrong + ([f"{SILENT} silent connections shut everybody out"] if answered > 9 else [])) or None


FAULTS = {"F1": f1, "F3": f3, "F4": f4, "F5": f5, "F6": f6, "F7": f7, "F8": f8, "F9": f9, "F10": f10, "F11": f11}


def main() -> None:
    found = 0
    for name in sys.argv[1:] or FAULTS:
        try:
            wrong = FAULTS[name]()
        except (httpx.HTTPError, subprocess.TimeoutExpired) as error:
            wrong = f"no answer ({type(error).__name__})"
        found += wrong is not None
        print(f"{name:4}{FAULTS[name].__doc__} {'held' if wrong is None else 'FAULT: ' + wrong}", flush=True)
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
