"""Bad settings and databases: a sentence that names the variable or the database, and no password."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from comptoir.house.settings import BadSetting, from_environment
from comptoir.house.store.database import Database
from tests.cli.test_commands import comptoir

SETTINGS = [
    ("PORT", "abc", "a whole number from 1 to 65535"),
    ("PORT", "0", "a whole number from 1 to 65535"),
    ("PORT", "9" * 5000, "a whole number"),
    ("BODY_BYTES", "-1", "a whole number from 0"),
    ("BOT_SECONDS", "nan", "a number of seconds"),
    ("TICK_SECONDS", "soon", "a number of seconds"),
    ("SWEEP_SECONDS", "0", "a number of seconds from 0.01"),
    ("SECURE_COOKIES", "maybe", "true or false"),
    ("LOG_LEVEL", "loud", "debug, info"),
    ("CHAT_LIMIT", "lots", "limits like 20/second;600/minute"),
    ("ORIGIN", "http://[::1", "an address like https://play.example"),
    ("ORIGIN", "play.example", "an address like https://play.example"),
    ("WEB", "/nowhere/at/all", "the folder of a built client"),
]


@pytest.mark.parametrize(("name", "value", "takes"), SETTINGS, ids=[f"{name}={value[:20]}" for name, value, _ in SETTINGS])
def test_a_setting_that_cannot_be_names_itself_and_what_it_takes(
    name: str, value: str, takes: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(f"COMPTOIR_{name}", value)
    with pytest.raises(BadSetting, match=f"COMPTOIR_{name} takes {takes}"):
        from_environment()
    done = comptoir("serve", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(f"COMPTOIR_{name} takes ")
    assert len(done.stderr.splitlines()) == 1
    assert "open at" not in done.stdout


DATABASES = [
    ("nonsense", "takes sqlite:///FILE or postgresql://"),
    ("mysql://ann:geheim@x/y", "takes sqlite:///FILE or postgresql://"),
    ("sqlite://", "takes sqlite:///FILE or postgresql://"),
    ("sqlite:///:memory:", "takes sqlite:///FILE or postgresql://"),
    ("postgresql://ann:geheim@127.0.0.1:1/x", "cannot be used: connection failed"),
    ("postgresql://ann:geheim@h:x/x", "takes sqlite:///FILE"),
    ("sqlite:////proc/nowhere/x", "cannot be used"),
    ("sqlite:///a%00b", "cannot be used"),
    ("sqlite:///text", "text cannot be used: file is not a database"),
    ("sqlite:///text/x", "text cannot be used"),
    ("sqlite:///folder", "folder cannot be used"),
    ("sqlite:///foreign", "foreign is a database of another program: it holds recipes"),
    ("sqlite:///newer", "newer was made by a newer house"),
]


@pytest.mark.parametrize("command", ["serve", "migrate"])
@pytest.mark.parametrize(("address", "sentence"), DATABASES, ids=[address for address, _ in DATABASES])
def test_a_database_that_cannot_be_had_is_told_in_a_sentence(command: str, address: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, though it is long enough to be looked at as one" * 20)
    (tmp_path / "folder").mkdir()
    with sqlite3.connect(tmp_path / "foreign") as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    newer = Database(f"sqlite:///{tmp_path}/newer")
    newer.migrate()
    with newer.writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer.close()
    done = comptoir(command, "--database", address, cwd=tmp_path)
    assert done.returncode == 1, done
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "geheim" not in done.stderr
    assert "open at" not in done.stdout
    with sqlite3.connect(tmp_path / "foreign") as foreign:
        assert foreign.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_port_that_is_taken_or_none_is_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = comptoir("serve", "--port", str(port), "--database", database, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"cannot listen on 127.0.0.1, port {port}" in done.stderr
    done = comptoir("serve", "--port", "99999", "--database", database, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    done = comptoir("serve", "--host", "nowhere.invalid", "--database", database, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
