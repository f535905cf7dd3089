"""The house: an open ludothèque over HTTP. Tables, seats, clocks, bots and live updates; no rule of any game.

The truth is the `entries` table. Everything else here either adds an entry to it by the one door (`playing`), or reads it and
shows it to somebody through the kernel's gate (`positions`).
"""
