"""The table, the bots and the engine run in a page as they are: the same code, asked the same, gives the same game there."""

from __future__ import annotations

import functools
import io
import json
import threading
import zipfile
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools.engine import sources

from tests.e2e.browser import ROOT
from tests.table.hosting import whole_game

PYODIDE = ROOT / "web" / "pyodide"
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"  # nothing else has to be allowed
PAGE = "<!doctype html><title>A table in a page</title>"
IN_A_WORKER = """([archives, code]) => new Promise((done) => {
  const worker = new Worker('/table_in_a_page.mjs', { type: 'module' });
  worker.onmessage = ({ data }) => (worker.terminate(), done(data));
  worker.onerror = (error) => done({ error: error.message });
  worker.postMessage({ archives, code });
})"""


class Files(SimpleHTTPRequestHandler):
    """Serves a folder under the policy."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def with_test_table() -> bytes:
    """What a page without a server needs of us, and the test's own table."""
    packed = io.BytesIO(sources())
    with zipfile.ZipFile(packed, "a") as archive:
        archive.write(ROOT / "tests" / "table" / "hosting.py", "hosting.py")
    return packed.getvalue()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """A folder of files on a port of this machine."""
    assert (PYODIDE / "node_modules").exists(), "make pyodide brings Python for the page"
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "table_in_a_page.mjs").write_text((Path(__file__).parent / "table_in_a_page.mjs").read_text())
    (tmp_path / "pyodide").symlink_to(PYODIDE / "node_modules" / "pyodide")
    (tmp_path / "wheels").symlink_to(PYODIDE / "wheels")
    (tmp_path / "comptoir.zip").write_bytes(with_test_table())
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.mark.parametrize("game", ["heller", "pfusch"])
def test_a_whole_table_in_a_page(chromium_browser: Browser, site: str, game: str) -> None:
    wheels = [f"wheels/{path.name}" for path in (PYODIDE / "wheels").iterdir()]
    code = f"import json, hosting; json.dumps(hosting.whole_game({game!r}))"
    page = chromium_browser.new_page()
    try:
        page.set_default_timeout(180_000)
        page.goto(site)
        answer = page.evaluate(IN_A_WORKER, [[*wheels, "comptoir.zip"], code])
    finally:
        page.close()
    assert "error" not in answer, answer
    assert json.loads(answer["result"]) == whole_game(game)
