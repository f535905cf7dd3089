who-tuppence = Spends every penny twice, and never finds out how.
who-sabot = Says little, stands firmly, is hard to move.
who-tintenfass = Writes everything down, even the weather.
who-candlewick = Burns at both ends and is up before everybody.
who-bric-a-brac = Has one of everything, and a story for each.
who-wanderstab = Has seen every market there is, twice in the rain.
who-thimble = Small stitches, sharp eyes, no credit.
who-lanterne = Thinks best after dark and talks like a sermon.

says-gain = { $manner ->
    [eager] Look, look, that one is mine!
    [gruff] Took it long enough.
    [grand] Fortune knows where I live.
   *[dry] One likes to see the columns grow.
  }
says-gain-other = { $manner ->
    [eager] Oh, that was nicely done, { $seat }!
    [gruff] Hm. Beginner’s luck, { $seat }?
    [grand] Enjoy it, { $seat }. Fair weather passes.
   *[dry] Noted, { $seat }. Twice underlined.
  }
says-loss = { $manner ->
    [eager] Oops. Was that supposed to happen?
    [gruff] Don’t say a word.
    [grand] Even a great purse has its ebb.
   *[dry] Tuition fees.
  }
