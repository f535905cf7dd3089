"""Games for tests only. `nuts` is what `comptoir new-game` writes, with earlier and later rules."""
