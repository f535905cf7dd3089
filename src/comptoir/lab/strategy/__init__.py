"""What good play looks like: strong players play, what they did is summed up, and a page is written from the sums.

- `playing`: the games, and trials in which one choice is changed and the game is played on.
- `GAME.py`: what is looked at in a game, and what a choice is called there.
- `sums`: means and shares with their intervals; a file of them is kept beside the page.
- `page` and `figures`: the page, from a text in `pages/` whose numbers are filled in.
"""
