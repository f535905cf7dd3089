who-zimtstern = Knows every bakery between here and Lübeck.
who-krauskopf = Runs ahead of the cart and asks the way later.
who-muskatnuss = A small nut with a large opinion.
who-siebenmeil = Measures Germany in worn-out soles.
who-safranbart = Pays in florins, speaks in velvet.
who-salzfass = Dry, indispensable, never sweet.
who-kardamom = Owns half a map and is not in a hurry.
who-muhme-anis = Remembers every toll since the great flood.
who-safran = Knows the route before it is one.
who-base-nelke = Reads ledgers the way others read faces.

says-founded = { $manner ->
    [eager] My very own office! It even has a door!
    [gruff] A roof, a stove, a strongbox. Enough.
    [grand] Here a city shall remember my name.
   *[dry] We begin modestly. It confuses people.
  }
says-big-city = { $manner ->
    [eager] A big one! Everybody run!
    [gruff] Now they will all come trampling in.
    [grand] Great gates draw great crowds.
   *[dry] I hear purses opening from here.
  }
says-big-city-mine = { $manner ->
    [eager] I opened it! May I keep it?
    [gruff] You’re welcome. Wipe your boots.
    [grand] I hold the door for the whole empire.
   *[dry] I open the door. Who goes through it will show.
  }
says-small-city = { $manner ->
    [eager] Small, but it has a nice fountain.
    [gruff] Two points. Don’t spend them all at once.
    [grand] Even Rome was once a ford.
   *[dry] A town with more geese than customers.
  }
says-conduct = { $manner ->
    [eager] Ooh, a letter with a seal!
    [gruff] Paper. In my day we had a stick.
    [grand] Wax opens what iron cannot.
   *[dry] { $seat } travels under protection. I travel under rain.
  }
says-conduct-mine = { $manner ->
    [eager] I’ve been saving it for this! I think.
    [gruff] Here, read it yourself.
    [grand] The emperor himself wishes me a good journey.
   *[dry] One signature, three guards, no questions.
  }
says-doubled = { $manner ->
    [eager] Twice? One can take it twice?
    [gruff] { $seat } has deep pockets and no shame.
    [grand] Who waits at the well drinks double.
   *[dry] { $seat } rests on a cushion of florins.
  }
says-doubled-mine = { $manner ->
    [eager] Clink, clink, clink! I love this sound.
    [gruff] It’s mine. It was always mine.
    [grand] Let it never be said that I travelled light.
   *[dry] I merely tidied the till. Twice.
  }
# Never 1: tolls worth a word are 20 or more.
says-dear-toll = { $manner ->
    [eager] { $toll }? For a bridge? Is it made of cake?
    [gruff] { $toll }. Highwaymen are cheaper.
    [grand] What is { $toll } to one who will return richer?
   *[dry] { $toll } florins. The view was average.
  }
says-dear-toll-other = { $manner ->
    [eager] { $seat }, did you count the change?
    [gruff] { $seat } feeds the whole customs office.
    [grand] { $seat } travels as princes do: past the price.
   *[dry] { $seat } pays. The tollkeeper is building a balcony.
  }
says-city-won = { $manner ->
    [eager] Mine! The whole market square!
    [gruff] Good. Now sweep the steps.
    [grand] Ring the bells, I shall pay for the rope.
   *[dry] A majority. It suits the wallpaper.
  }
says-city-lost = { $manner ->
    [eager] { $seat } got the town hall! Can I see inside?
    [gruff] I was there first. In spirit.
    [grand] Cities change hands, { $seat }. Remember it.
   *[dry] { $seat } holds the keys. I hold the receipt.
  }
says-stuck = { $manner ->
    [eager] There’s no way out? Not even a small one?
    [gruff] I like it here. Don’t ask.
    [grand] He who stands still is passed by fools first.
   *[dry] We pause for the scenery.
  }
says-over = { $manner ->
    [eager] Is that all of Germany? Is there more?
    [gruff] Done. I’m selling the boots.
    [grand] The map is full, the legend begins.
   *[dry] My accountant will weep. Of joy, I said.
  }
