"""The bots of Die Weinhändler: what a seat may believe, what a position is worth, and good moves found fast."""
