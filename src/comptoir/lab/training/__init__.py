"""Learned players: self-play with a league, by policy gradient, for every game and all its table sizes at once.

`play` has the games and who sits at them, `mind` the network and its slopes, `run` a whole training: processes that play, one
that learns, what is kept and gone on from, and the file that ships. NumPy alone; the learning part on an accelerator where CuPy
has one. docs/learned.md has what came of it.
"""
