"""The bots of Auf Heller und Pfennig: what a seat may believe, what a position is worth, and good moves found fast."""
