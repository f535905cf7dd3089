"""For tests: the site as a folder of files, below a path of a plain static file server."""

from __future__ import annotations

import functools
import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request

from comptoir.page.site import write_site

BELOW = "games/of/ours"
FIRST_VIEW = 80_000  # bytes on the line


class Files(SimpleHTTPRequestHandler):
    """Serves a folder, and knows nothing else. `cut`: no answer to anything any more."""

    cut = False
    asked: list[str]

    def do_GET(self) -> None:
        type(self).asked.append(self.path)
        if self.cut:
            self.close_connection = True
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


class OpenSite:
    def __init__(self, folder: Path, port: int, files: type[Files]) -> None:
        self.folder = folder
        self.origin = f"http://127.0.0.1:{port}"
        self.address = f"{self.origin}/{BELOW}/"
        self.files = files

    def size(self, names: set[str]) -> int:
        """What these files are on the line, each once; what is compressed already is not compressed again."""
        contents = [(self.folder / name).read_bytes() for name in names if (self.folder / name).is_file()]
        return sum(min(len(one), len(gzip.compress(one, 6))) for one in contents)


@contextmanager
def open_site() -> Iterator[OpenSite]:
    with TemporaryDirectory(prefix="comptoir-site-") as root:
        folder = Path(root) / BELOW
        write_site(folder)
        files = type("Here", (Files,), {"asked": []})
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(files, directory=root))
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield OpenSite(folder, server.server_port, files)
        server.shutdown()
        server.server_close()
        thread.join()


# Notes when the shelf stands: every box with its words and its cover.
STANDS = """new MutationObserver((_, watch) => {
    const boxes = [...document.querySelectorAll('article')];
    if (!boxes.length || !boxes.every((one) => one.querySelector('.cover svg') && one.querySelector('[data-play]'))) return;
    self.stood = Date.now();
    watch.disconnect();
}).observe(document, { childList: true, subtree: true });"""


TYPEFACES = "() => [...document.fonts].some((one) => one.family.includes('Fraunces') && one.status === 'loaded')"


def name_of(request: Request) -> str:
    """The file of the site that was asked for."""
    return urlsplit(request.url).path.partition(BELOW + "/")[2] or "index.html"


def listen(page: Page) -> list[Request]:
    """What the page and its workers will ask for."""
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    return asked


def first_view(page: Page, asked: list[Request]) -> tuple[set[str], set[str]]:
    """The files that are asked for until the shelf stands, with the page itself and its styles; and those that follow."""
    page.add_init_script(STANDS)
    page.goto("./")
    page.wait_for_function("() => self.stood")
    page.wait_for_function(TYPEFACES)  # they come last of what a page fetches by itself
    stood = page.evaluate("self.stood")
    came = [one for one in asked if one.timing["responseStart"] >= 0]  # of others it is not known when they were asked for
    first = {name_of(one) for one in came if one.timing["startTime"] <= stood}
    return first, {name_of(one) for one in asked} - first
