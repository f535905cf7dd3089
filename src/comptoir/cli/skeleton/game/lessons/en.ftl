last-card-title = The highest card
last-card-task = The highest card fills the bowl, and whoever laid it may crack what is in it. It is the last round: get the nuts.
last-card-once-highest = Yours is the highest. Crack them, or leave them?
last-card-right = Your 9 beats Bruno’s 5: { $amount } points.
last-card-wrong-low = Bruno’s 5 is higher: he gets { $amount } points.
last-card-wrong-left = There is no next round to leave them for.
last-card-remember = The highest card says how many nuts there are, and who may crack them.
