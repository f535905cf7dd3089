who-bouchon = Floats on every wave and finds it marvellous.
who-trempette = Has fallen into the Loire at every pier.
who-grappillon = Picks what the others leave hanging.
who-vire-vent = Turns with the wind and blames it.
who-gros-tonneau = Broad, full, and rolling towards Nantes.
who-bec-fin = Tastes the coal before it burns.
who-grand-cru = Improves every year and mentions it.
who-dame-loire = Knows each sandbank by its first name.
who-vieille-vigne = Tastes the harvest while the vines are still bare.
who-tonton-brume = Steers in fog and arrives before the others.

says-sun = { $manner ->
    [eager] Such lovely weather! Why is everybody crying?
    [gruff] Vinegar. All of it vinegar.
    [grand] The sun takes its tithe like any lord.
   *[dry] The salad trade will be pleased.
  }
says-no-sun = { $manner ->
    [eager] Sunshine, and nothing spoilt! A picnic!
    [gruff] For once it harms nobody. Suspicious.
    [grand] Even the sun bows to good planning.
   *[dry] Fine weather. I distrust it.
  }
says-exploded = { $manner ->
    [eager] My boiler! { $seat }, my boiler!
    [gruff] { $seat }! I’ll remember that bang.
    [grand] They fear my steam, so { $seat } sends thunder.
   *[dry] My kettle has resigned, thanks to { $seat }.
  }
says-exploded-mine = { $manner ->
    [eager] I only wanted to see what it does!
    [gruff] Bang. Next.
    [grand] Let that be heard as far as Orléans.
   *[dry] A small accident. I had planned it for days.
  }
says-hired = { $manner ->
    [eager] But he was my favourite sailor!
    [gruff] Keep him, { $seat }. He snores.
    [grand] You may buy my sailors, { $seat }, never their songs.
   *[dry] { $seat } now feeds my best eater. Splendid.
  }
says-far = { $manner ->
    [eager] Wheee! Did you see the castle go by?
    [gruff] Full steam. Mind your hats.
    [grand] The river parts, as it should.
   *[dry] { $town } already. I had barely sat down.
  }
says-no-coal = { $manner ->
    [eager] We’re standing still. Is somebody pushing?
    [gruff] No coal. Don’t look at me like that.
    [grand] A ship at rest is a monument.
   *[dry] We enjoy { $town } a little longer.
  }
says-won = { $manner ->
    [eager] We won! We said sorry, too!
    [gruff] Move over, { $other-seat }.
    [grand] The pier is mine by right of elbows.
   *[dry] A misunderstanding about berths. Now settled.
  }
says-driven-off = { $manner ->
    [eager] { $seat }, I was about to leave anyway! Honest!
    [gruff] Fine. The pier was rotten.
    [grand] I withdraw, as the tide withdraws: to return.
   *[dry] Midstream has the better view.
  }
says-beaten-back = { $manner ->
    [eager] Ow. They were bigger than they looked.
    [gruff] We’ll send a letter.
    [grand] History will call it a feint.
   *[dry] The negotiations have failed, loudly.
  }
says-quarrel = { $manner ->
    [eager] A brawl! A brawl! Who holds my hat?
    [gruff] { $seat } and { $other-seat }, at it again.
    [grand] When sailors argue, coopers grow rich.
   *[dry] Culture on the quay. Bring the children.
  }
says-reshuffled = { $manner ->
    [eager] Everything new! I love new!
    [gruff] Same cards, other order. Hooray.
    [grand] The wheel turns; I oil it.
   *[dry] What was lost returns, as with in-laws.
  }
says-over = { $manner ->
    [eager] To Nantes! To everybody! Whose glass is this?
    [gruff] Moor the boats. I need a chair.
    [grand] Let the last barrel speak of me.
   *[dry] I taste a hint of envy, a long finish.
  }
