"""What `comptoir new-game` writes: Nuts, a whole game in a few lines, with its board for the browser and its tests.

Everything here is real and tested as it stands; `new_game.py` copies it and fills in another name, title and rule letter.
"""
