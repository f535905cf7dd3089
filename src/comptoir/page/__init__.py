"""One browser's own host of tables: the Python side of a page without a server (docs/architecture.md, "Without a server").

`room.Room` answers the requests that a house answers, with the same shapes; `thinker` thinks for bots and works records out, in
a worker of its own. Both are plain Python: the browser brings time, keeps what has changed, and carries messages between them.
"""
