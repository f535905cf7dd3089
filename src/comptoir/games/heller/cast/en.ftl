who-kruemel = Sells from a handcart and greets everybody.
who-pausback = Eats a third of the stock before noon.
who-ruebchen = Counts turnips, and the turnips are always right.
who-flinkbein = First on the square, out of breath and proud.
who-pfennigfuchs = Turns every penny over, then turns it back.
who-kaeseglocke = Smells a good corner three streets away.
who-goldwaage = Weighs coins, words and neighbours.
who-oma-taler = Has outlived four kings and every rival.
who-weisspfennig = Saw the market full before the first stall stood.
who-frau-waage = Never raises her voice, only the price.

says-fire = { $manner ->
    [eager] It’s getting warm here, isn’t it?
    [gruff] Who gave { $seat } matches?
    [grand] Where { $seat } walks, smoke follows.
   *[dry] { $seat } heats the market. How thoughtful.
  }
says-fire-mine = { $manner ->
    [eager] Was that me? It only wanted a little air!
    [gruff] Stand back. I said back.
    [grand] I light the way. Some call it arson.
   *[dry] A modest bonfire. It clears the view.
  }
says-eye = { $manner ->
    [eager] Don’t look at it, don’t look at it!
    [gruff] That eye has been on my purse all day.
    [grand] An evil eye sees least what it does itself.
   *[dry] Now even the buyers feel watched.
  }
says-gold = { $manner ->
    [eager] A whole sack! May I hold it?
    [gruff] Gold. And of course not beside me.
    [grand] Gold doubles all things, worries too.
   *[dry] Somebody is about to love arithmetic.
  }
says-nuisance = { $manner ->
    [eager] Ew, does he have to stand there?
    [gruff] I know that fellow. He never buys.
    [grand] Every market gets the pest it deserves.
   *[dry] An excellent neighbour, for somebody else.
  }
says-buyer-mine = { $manner ->
    [eager] Come closer, come closer, all fresh!
    [gruff] Hands off, this one is my customer.
    [grand] They come from afar, by the smell of quality.
   *[dry] A full purse. Let us be polite to it.
  }
says-secret = { $manner ->
    [eager] So that’s what you had, { $seat }!
    [gruff] Sat on it all day, did { $seat }.
    [grand] What is hidden at dawn is for sale by dusk.
   *[dry] { $seat } turns a card face up. Some faces fall.
  }
says-secret-mine = { $manner ->
    [eager] Surprise! I nearly told you twice.
    [gruff] There. Now stop staring.
    [grand] Behold what patience keeps under the counter.
   *[dry] I had been saving this for a quiet moment.
  }
says-full-stall = { $manner ->
    [eager] My biggest stall! Isn’t it beautiful?
    [gruff] Four crates. My back knows each of them.
    [grand] A full stall needs no herald.
   *[dry] The large display. One has to be seen.
  }
says-earned-much = { $manner ->
    [eager] All that? For me? Truly?
    [gruff] Finally somebody who pays.
    [grand] Let the trumpets wait until I have counted.
   *[dry] That line has paid for my supper. And breakfast.
  }
says-earned-much-other = { $manner ->
    [eager] Wow, { $seat }, will you be needing a cart?
    [gruff] { $seat } is buying the beer tonight.
    [grand] { $seat } dines with the mayor, it seems.
   *[dry] I congratulate { $seat }, through my teeth.
  }
says-lost = { $manner ->
    [eager] They took money away? That’s allowed?
    [gruff] I have had better evenings.
    [grand] Even the sun sets in the red.
   *[dry] An investment in modesty.
  }
says-new-day = { $manner ->
    [eager] A new morning! I’ve already had two breakfasts.
    [gruff] Up again. My knees object.
    [grand] The cock has crowed, and he means me.
   *[dry] Same market, fresh illusions.
  }
says-over = { $manner ->
    [eager] Already? Can we do it again?
    [gruff] Good. My feet hurt.
    [grand] The stalls fall, the glory remains.
   *[dry] I shall tell it differently at home.
  }
