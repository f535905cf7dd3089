"""Games for tests only. `nuts` is a whole game in a few lines: sealed choices, a turn, secrets, chance and two revisions."""
