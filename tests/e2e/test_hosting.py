"""docs/hosting.md followed from a wheel in a clean environment to a house behind a proxy on an odd port, with the files of
`hosting/` as they are but for addresses; friends play through it, over a backup and an upgrade."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # of a library the tests have anyway
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from playwright.sync_api import Browser, Page, expect
from tools.wheels import ROOT

from comptoir.house.settings import PREFIX, Settings
from tests.e2e.browser import DESKTOP
from tests.e2e.hands import click_something, sit_together, wait_for_my_turn
from tests.house.guests import until
from tests.house.test_crash import free_port, well
from tests.test_wheel import ENVIRONMENT, Environment

HOSTING = ROOT / "hosting"
DOCUMENTED = {
    "/opt/comptoir": "venv",
    "/var/lib/comptoir": "state",
    "/etc/ssl/comptoir": "tls",
}  # by what is here in their place


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/usr/bin")
    if found is None:
        pytest.skip(f"there is no {name} on this machine, and `make proxies` could not install it")
    return found


class Machine:
    """A machine on which somebody follows the page: the files lie elsewhere, and the ports are free ones."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = Environment(folder, "plain", "house")
        self.inside, self.outside = free_port(), free_port()
        (folder / "state").mkdir(mode=0o700)
        certificate(folder / "tls")

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.outside}"

    def here(self, text: str) -> str:
        """What a file of `hosting/` says, for this machine."""
        for documented, own in DOCUMENTED.items():
            text = text.replace(documented, str(self.folder / own))
        return text.replace("https://play.example", self.origin).replace("127.0.0.1:8000", f"127.0.0.1:{self.inside}")

    def settings(self) -> dict[str, str]:
        text = self.here((HOSTING / "comptoir.env").read_text()).replace("PORT=8000", f"PORT={self.inside}")
        return dict(line.split("=", 1) for line in text.splitlines() if line and not line.startswith("#"))

    def started(self, unit: str) -> list[str]:
        """The command that a unit of systemd starts; where it has doubled its percent signs, they are single."""
        (line,) = re.findall(r"(?m)^ExecStart=(.*)$", (HOSTING / unit).read_text())
        shell = re.fullmatch(r"(/bin/sh) (-ec) '(.*)'", line)
        words = list(shell.groups()) if shell else line.split()
        return [self.here(word).replace("%%", "%") for word in words]

    @contextmanager
    def house(self, knows_its_address: bool = True) -> Iterator[None]:
        """Without its address the house has to see through the proxy which one the browser sees, with its port."""
        settings = self.settings()
        if not knows_its_address:
            del settings["COMPTOIR_ORIGIN"]
        serving = subprocess.Popen(
            self.started("comptoir.service"),
            env={**ENVIRONMENT, **settings},
            cwd=self.folder / "state",
            stdout=subprocess.DEVNULL,
        )
        try:
            until(lambda: well(self.inside), "the house answers", 120)
            yield
        finally:
            serving.send_signal(signal.SIGTERM)
            serving.wait(60)

    @contextmanager
    def proxy(self, name: str) -> Iterator[None]:
        words = {"nginx": self._nginx, "caddy": self._caddy}[name]()
        data = {**os.environ, "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder), "HOME": str(self.folder)}
        with open(self.folder / f"{name}.log", "wb") as log:
            running = subprocess.Popen(words, cwd=self.folder, env=data, stdout=log, stderr=log)
        try:
            until(self._answers, f"{name} answers", 60)
            yield
        finally:
            running.terminate()
            running.wait(30)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.origin}/health", verify=False, timeout=2).status_code == 200
        except (httpx.TransportError, ssl.SSLError):
            return False

    def _nginx(self) -> list[str]:
        written = self.here((HOSTING / "nginx.conf").read_text())
        assert "listen 443 ssl;" in written
        (self.folder / "comptoir.conf").write_text(written.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.outside} ssl;"))
        around = (
            f"daemon off; pid {self.folder}/nginx.pid; error_log stderr; events {{}}\n"
            f"http {{ access_log off; client_body_temp_path {self.folder}/body; proxy_temp_path {self.folder}/passed;"
            f" fastcgi_temp_path {self.folder}/f; uwsgi_temp_path {self.folder}/u; scgi_temp_path {self.folder}/s;"
            " include comptoir.conf; }\n"
        )
        (self.folder / "nginx.conf").write_text(around)
        return [program("nginx"), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def _caddy(self) -> list[str]:
        written = self.here((HOSTING / "Caddyfile").read_text())
        assert "\nplay.example {" in written
        own = f"\nlocalhost:{self.outside} {{\n\ttls {self.folder}/tls/fullchain.pem {self.folder}/tls/privkey.pem"
        written = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + written.replace("\nplay.example {", own)
        (self.folder / "Caddyfile").write_text(written)
        return [program("caddy"), "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]


def certificate(folder: Path) -> None:
    """One that this machine signs for itself."""
    folder.mkdir()
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False).sign(key, hashes.SHA256())
    )  # fmt: skip
    (folder / "fullchain.pem").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "privkey.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    return Machine(tmp_path_factory.mktemp("machine"))


@contextmanager
def friends(browser: Browser, machine: Machine) -> Iterator[tuple[Page, Page]]:
    with ExitStack() as stack:
        pages = []
        for _ in range(2):
            context = browser.new_context(
                base_url=machine.origin,
                ignore_https_errors=True,
                viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
                locale="en",
                reduced_motion="reduce",
            )
            stack.callback(context.close)
            context.add_init_script("""localStorage.setItem('comptoir-settings', '{"atOnce":true,"speed":0,"breaks":false}')""")
            page = context.new_page()
            page.set_default_timeout(30_000)
            page.goto("/")
            pages.append(page)
        yield pages[0], pages[1]


def play_on(pages: tuple[Page, Page], turns: int) -> None:
    """Whoever is to move moves, and the other learns of it by the live line: nobody loads a page again."""
    for _ in range(turns):
        mover = next((page for page in pages if page.locator('.table[data-turn="true"]').count()), None)
        if mover is None:
            pages[0].wait_for_timeout(100)
            continue
        other = pages[1 - pages.index(mover)]
        click_something(mover, random.Random(5))
        number = mover.locator(".table").get_attribute("data-n")
        if mover.locator('.table[data-turn="true"]').count() == 0:
            wait_for_my_turn(other)
        assert int(other.locator(".table").get_attribute("data-n") or 0) >= int(number or 0)


def test_friends_play_behind_nginx_on_an_odd_port_over_a_backup_and_an_upgrade(
    machine: Machine, chromium_browser: Browser
) -> None:
    with ExitStack() as stack:
        house = stack.enter_context(ExitStack())
        house.enter_context(machine.house())
        stack.enter_context(machine.proxy("nginx"))
        anna, bert = pages = stack.enter_context(friends(chromium_browser, machine))
        sit_together(anna, bert, "heller", 2)  # the link in the invitation is the house's own address
        play_on(pages, 4)
        cookies = {one["name"]: one for one in anna.context.cookies()}
        assert all(one["secure"] for one in cookies.values())
        answer = httpx.get(machine.origin, verify=False)
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert httpx.head(machine.origin, verify=False).status_code == 200

        made = subprocess.run(
            machine.started("comptoir-backup.service"), env={**ENVIRONMENT, **machine.settings()}, timeout=120
        )
        assert made.returncode == 0
        (backup,) = (machine.folder / "state" / "backups").glob("*.zip")
        assert backup.stat().st_mode & 0o077 == 0

        number = anna.locator(".table").get_attribute("data-n")
        house.close()  # stopped; another wheel is put in its place here
        anna.get_by_role("status").first.wait_for()
        machine.environment._install("--reinstall", "--no-deps", str(next((ROOT / "dist" / "plain").glob("*.whl"))))
        house.enter_context(machine.house(knows_its_address=False))
        for page in pages:  # they come back by themselves, and nothing is lost
            expect(page.locator(".away")).to_have_count(0, timeout=60_000)
            assert page.locator(".table").get_attribute("data-n") == number
        play_on(pages, 4)


def test_a_live_line_passes_caddy_on_an_odd_port(machine: Machine, chromium_browser: Browser) -> None:
    with machine.house(knows_its_address=False), machine.proxy("caddy"), friends(chromium_browser, machine) as pages:
        sit_together(*pages, "heller", 2)
        play_on(pages, 4)


def test_units_are_understood_by_systemd(machine: Machine, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd on this machine")
    units = [path for path in HOSTING.iterdir() if path.suffix in (".service", ".timer")]
    assert len(units) == 3
    for unit in units:
        (tmp_path / unit.name).write_text(machine.here(unit.read_text()))
    done = subprocess.run([analyze, "verify", *(tmp_path / unit.name for unit in units)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_setting_and_file_named_for_hosting_exists() -> None:
    """What needs a container engine is not run here; what it names is there."""
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    for path in HOSTING.iterdir():
        assert set(re.findall(rf"{PREFIX}[A-Z_]+", path.read_text())) <= known, path.name
    compose = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    assert set(compose["services"]) == {"house", "database", "backup"}
    house = compose["services"]["house"]
    assert (HOSTING / house["build"]["context"] / house["build"]["dockerfile"]).exists()
    assert (ROOT / "requirements" / "house.txt").exists()
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert all(f"hosting/{path.name}" in page for path in HOSTING.iterdir())


def test_the_nightly_dump_of_the_compose_file_is_a_script() -> None:
    compose = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    script = compose["services"]["backup"]["command"][2].replace("$$", "$")
    assert subprocess.run(["sh", "-n", "-c", script]).returncode == 0
