"""For tests: the site as a folder of files, below a path of a plain static file server."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from comptoir.page.site import write_site

BELOW = "games/of/ours"


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
