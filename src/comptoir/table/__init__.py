"""A table: a game with people round it, in plain Python. Where it stands, on a server or in a page, is a detail.

`commands` and `seating` are what can be done at a table, `position` and `messages` what each looker is told of it. All of them
work on a `session.Session`, a table in hand: a host opens one, runs one command on it, and keeps what the session then holds.
Nothing here knows a database, a network, a thread or a clock: time and randomness are handed in. `memory` is the smallest host.
"""
