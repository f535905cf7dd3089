"""People: guests, accounts by password, tokens, names, farewells."""

from __future__ import annotations

from typing import Any

import httpx
from sqlalchemy import func, select, text

from comptoir.house.store import schema
from tests.house.guests import Guest, RunningHouse, until

PASSWORD = "correct horse battery"


def account(house: RunningHouse, name: str = "Ann") -> Guest:
    guest = house.guest(name)
    answer = guest.post("/api/accounts", {"handle": handle(guest), "password": PASSWORD})
    assert (answer.status_code, answer.json()["kind"]) == (201, "account"), answer.text
    return guest


def handle(guest: Guest) -> str:
    return f"handle.{guest.id}"


def log_in(browser: Guest, whose: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/logins", {"handle": whose, "password": password})


def my_tables(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables", which="mine").json()["tables"]]


def test_a_guest_becomes_an_account_and_finds_their_tables_on_another_device(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.table()
    assert ann.get("/api/me").json()["kind"] == "guest"
    assert ann.post("/api/accounts", {"handle": handle(ann), "password": PASSWORD}).status_code == 201
    assert ann.get("/api/me").json() == {"id": ann.id, "name": "Ann", "kind": "account"}
    phone = house.stranger()
    assert log_in(phone, handle(ann).upper()).json() == {"id": ann.id, "name": "Ann", "kind": "account"}
    assert my_tables(phone) == [table]
    assert phone.look(table)["seat"] == "A"


def test_logging_in_brings_a_guests_tables_along(house: RunningHouse) -> None:
    ann = account(house)
    phone, bob = house.guest("Ann on the phone"), house.guest("Bob")
    table = phone.table(seats="me open", public=False)
    bobs = bob.table(seats="me open")
    phone.join(bobs)
    phone.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert log_in(phone, handle(ann)).status_code == 200
    assert sorted(my_tables(ann)) == sorted([table, bobs])
    assert ann.look(table)["table"]["hosting"] is True
    assert ann.get(f"/api/tables/{table}/chat").json()["lines"][0]["person"] == ann.id
    assert bob.post(f"/api/tables/{bobs}/start", {}).status_code == 200
    assert ann.look(bobs)["seat"] == "B"


def test_an_accounts_tables_do_not_wander_to_another_account(house: RunningHouse) -> None:
    ann = account(house)
    bob = account(house, "Bob")
    table = bob.table()
    assert log_in(bob, handle(ann)).json()["id"] == ann.id
    assert my_tables(ann) == []
    again = house.stranger()
    log_in(again, handle(bob))
    assert my_tables(again) == [table]


def test_wrong_handles_and_wrong_passwords_are_answered_alike(house: RunningHouse) -> None:
    ann = account(house)
    somebody = house.stranger()
    wrong = [log_in(somebody, "nobody"), log_in(somebody, handle(ann), "wrong"), log_in(somebody, "a\0b")]
    assert {(one.status_code, one.text) for one in wrong} == {(401, wrong[0].text)}
    assert wrong[0].json()["error"] == "wrong_key"


def test_a_handle_is_somebodys_alone_whatever_its_case(house: RunningHouse) -> None:
    ann = account(house)
    other = house.guest("Ann too")
    answer = other.post("/api/accounts", {"handle": handle(ann).upper(), "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]) == (409, "taken")


def test_passwords_are_kept_as_argon2_and_tokens_as_hashes(house: RunningHouse) -> None:
    ann = account(house)
    token = ann.post("/api/me/tokens", {"name": "bot"}).json()["token"]
    with house.house.database.engine.connect() as connection:
        kept = select(schema.accounts.c.password_hash).where(schema.accounts.c.person == ann.id)
        assert str(connection.execute(kept).scalar_one()).startswith("$argon2id$")
        for table in schema.metadata.sorted_tables:
            written = repr(connection.execute(select(table)).all())
            assert PASSWORD not in written
            assert token not in written
            assert ann.http.cookies["comptoir-login"] not in written


def test_a_new_password_logs_every_other_browser_out(house: RunningHouse) -> None:
    ann = account(house)
    phone = house.stranger()
    log_in(phone, handle(ann))
    assert ann.put("/api/me/password", {"old": "wrong", "new": "another password"}).status_code == 401
    assert ann.put("/api/me/password", {"old": PASSWORD, "new": "another password"}).status_code == 204
    assert ann.get("/api/me").json()["id"] == ann.id
    assert phone.get("/api/me").json() is None
    assert log_in(phone, handle(ann)).status_code == 401
    assert log_in(phone, handle(ann), "another password").status_code == 200


def test_log_out_here_and_everywhere(house: RunningHouse) -> None:
    ann = account(house)
    phone, tablet = house.stranger(), house.stranger()
    log_in(phone, handle(ann))
    log_in(tablet, handle(ann))
    assert phone.delete("/api/me").status_code == 204
    assert "comptoir-login" not in phone.http.cookies
    assert ann.get("/api/me").json()["id"] == tablet.get("/api/me").json()["id"] == ann.id
    assert ann.delete("/api/me/logins").status_code == 204
    assert tablet.get("/api/me").json() is None


def test_who_logs_out_is_told_nothing_more_by_an_open_line(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me open", public=False)
    with ann.live(table) as line:
        line.next()
        ann.delete("/api/me")
        assert until(lambda: closed(line), "the line ends")


def closed(line: Any) -> bool:
    try:
        line.connection.recv(0.2)
    except TimeoutError:
        return False
    except Exception:
        return True
    return False


def test_a_name_can_be_changed(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    assert ann.put("/api/me", {"name": "  Anna \u202e Maria "}).json()["name"] == "Anna Maria"
    assert ann.get("/api/me").json()["name"] == "Anna Maria"
    assert ann.get(f"/api/people/{ann.id}").json()["name"] == "Anna Maria"
    assert ann.put("/api/me", {"name": "\t"}).status_code == 400


def test_a_deleted_person_leaves_nothing_but_nameless_games(house: RunningHouse) -> None:
    ann, bob = account(house, "Annabella"), house.guest("Bob")
    running = bob.table(seats="me open")
    ann.join(running)
    bob.post(f"/api/tables/{running}/start", {})
    waiting = ann.table(seats="me open")
    ann.post(f"/api/tables/{running}/chat", {"text": "farewell from Annabella"})
    ann.post("/api/me/tokens", {"name": "bot of Annabella"})
    bob.put(f"/api/me/mutes/{ann.id}")
    assert ann.post("/api/me/deletion", {}).status_code == 401
    assert ann.post("/api/me/deletion", {"password": PASSWORD}).status_code == 204
    assert ann.get("/api/me").json() is None
    assert log_in(house.stranger(), handle(ann)).status_code == 401
    seats = bob.look(running)["table"]["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("bot", "Pfennigfuchs")
    assert bob.look(waiting)["table"]["status"] == "closed"
    assert bob.get(f"/api/people/{ann.id}").status_code == 404
    with house.house.database.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            assert "Annabella" not in repr(connection.execute(select(table)).all()), table.name


# ---- tokens ----


def program(house: RunningHouse, token: str) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{house.port}", headers={"Authorization": f"Bearer {token}"}, timeout=30)


def test_a_program_plays_with_a_token_and_without_a_csrf_token(house: RunningHouse) -> None:
    ann = house.guest()
    made = ann.post("/api/me/tokens", {"name": "my bot"})
    assert made.status_code == 201
    with program(house, made.json()["token"]) as bot:
        assert bot.get("/api/me").json()["id"] == ann.id
        body = {"game": "heller", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert bot.post("/api/tables", json=body).status_code == 201
        bot.get("/health")
        assert bot.post("/api/tables", json=body).status_code == 201  # and cookies it was given do no harm
    assert len(my_tables(ann)) == 2


def test_tokens_are_listed_without_themselves_and_revoked(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    made = ann.post("/api/me/tokens", {"name": "my bot"}).json()
    assert ann.get("/api/me/tokens").json() == {"tokens": [{"id": made["id"], "name": "my bot", "created": made["created"]}]}
    with program(house, made["token"]) as bot:
        assert bot.get("/api/me").status_code == 200
        assert bob.delete(f"/api/me/tokens/{made['id']}").status_code == 404
        assert ann.delete(f"/api/me/tokens/{made['id']}").status_code == 204
        assert bot.get("/api/me").status_code == 401
    assert ann.get("/api/me/tokens").json() == {"tokens": []}


def test_a_token_does_not_open_the_account(house: RunningHouse) -> None:
    ann = account(house)
    with program(house, ann.post("/api/me/tokens", {"name": "bot"}).json()["token"]) as bot:
        asked = [
            bot.get("/api/me/tokens"),
            bot.post("/api/me/tokens", json={"name": "another"}),
            bot.put("/api/me/password", json={"old": PASSWORD, "new": "another password"}),
            bot.post("/api/me/deletion", json={"password": PASSWORD}),
            bot.delete("/api/me/logins"),
            bot.post("/api/me/passkeys/question"),
            bot.put("/api/me", json={"name": "Not Ann"}),
        ]
    assert [one.status_code for one in asked] == [403] * len(asked)


def test_neither_a_login_as_a_token_nor_a_token_as_a_login(house: RunningHouse) -> None:
    ann = house.guest()
    token, login = ann.post("/api/me/tokens", {"name": "bot"}).json()["token"], ann.http.cookies["comptoir-login"]
    for _ in range(2):  # also when the face is known
        ann.get("/api/me")
        with program(house, login) as bot:
            assert bot.get("/api/me").status_code == 401
        with program(house, token) as bot:
            assert bot.get("/api/me").status_code == 200
        with httpx.Client(base_url=ann.address, cookies={"comptoir-login": token}) as browser:
            assert browser.get("/api/me").json() is None


def test_a_bad_token_beside_a_good_cookie_is_nobody(house: RunningHouse) -> None:
    ann = house.guest()
    answer = ann.http.post("/api/tables", json={}, headers={"Authorization": "Bearer made-up"})
    assert answer.status_code in (400, 401)
    assert ann.http.get("/api/me", headers={"Authorization": "Bearer made-up"}).status_code == 401


def test_tokens_end_with_the_password_and_with_logging_out_everywhere(house: RunningHouse) -> None:
    for end in ("password", "logins"):
        ann, bob = account(house), account(house, "Bob")
        mine, other = (one.post("/api/me/tokens", {"name": "bot"}).json()["token"] for one in (ann, bob))
        with program(house, mine) as lost, program(house, other) as kept:
            assert lost.get("/api/me").status_code == kept.get("/api/me").status_code == 200
            if end == "password":
                assert ann.put("/api/me/password", {"old": PASSWORD, "new": "another password"}).status_code == 204
                assert ann.get("/api/me/tokens").json() == {"tokens": []}
            else:
                assert ann.delete("/api/me/logins").status_code == 204
            assert lost.get("/api/me").status_code == 401
            assert kept.get("/api/me").status_code == 200


def test_there_is_an_end_to_tokens(house: RunningHouse) -> None:
    ann = house.guest()
    answers = [ann.post("/api/me/tokens", {"name": "bot"}).status_code for _ in range(21)]
    assert answers == [201] * 20 + [409]


def test_the_migrations_make_the_schema(house: RunningHouse) -> None:
    with house.house.database.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            connection.execute(select(func.count()).select_from(table))
            wanted = {column.name for column in table.columns}
            there = connection.execute(text(f"SELECT * FROM {table.name}")).keys()
            assert set(there) == wanted
