who-kleckser = Paints first, measures afterwards.
who-wackelstein = Trusts gravity. Mostly.
who-moertel = Holds everything together and says nothing about it.
who-schieflot = Has a plumb line of his own.
who-krummnagel = Never bought a straight nail in forty years.
who-schmierfink = Always brings a little something for the officials.
who-doppelboden = Draws two plans: one for the file, one for the site.
who-bauloewe = Owns the skyline, owes the rest.
who-grundstein = Knocks once on a wall and knows.
who-richtkranz = Has never been caught, and never been seen either.

says-started = { $manner ->
    [eager] The biggest plot of all! Where do I begin?
    [gruff] More floors, more stairs. Wonderful.
    [grand] I shall blot out the sun, tastefully.
   *[dry] A tall order. I ordered it.
  }
says-finished = { $manner ->
    [eager] It’s really standing! Well done, { $seat }!
    [gruff] Don’t slam the door, { $seat }.
    [grand] { $seat } has built for eternity, or until Thursday.
   *[dry] Finished, { $seat }? And not a single crack outside.
  }
says-finished-mine = { $manner ->
    [eager] Topping out! Who brings the cake?
    [gruff] Done. Nobody lean on it.
    [grand] Unveil the plaque, and mind the scaffolding.
   *[dry] Handed over as seen. Please see it quickly.
  }
says-informer = { $manner ->
    [eager] Who whispers there? I heard nothing!
    [gruff] I don’t care for telltales. Unless they are mine.
    [grand] Truth has many friends, { $seat } pays one.
   *[dry] The walls have ears. These ones anyway.
  }
says-tied = { $manner ->
    [eager] We gave the same! Are we friends now?
    [gruff] Should have wrapped it better.
    [grand] Great minds bribe alike.
   *[dry] Two equal gifts, one embarrassed clerk.
  }
says-proposed = { $manner ->
    [eager] Me? But that block is so shy!
    [gruff] Not that one. That’s load-bearing.
    [grand] You doubt my masonry, { $seat }? In front of people?
   *[dry] I find your choice regrettable, { $seat }.
  }
says-inspector = { $manner ->
    [eager] I get the helmet! Do I get the drill?
    [gruff] Nobody moves. Nobody plasters.
    [grand] The law has chosen its noblest vessel.
   *[dry] A sudden interest in building safety overcomes me.
  }
says-no-inspection = { $manner ->
    [eager] Phew! I mean: what a pity!
    [gruff] Good. Paperwork is bad for the lungs.
    [grand] A day without inspection is a feast of the trade.
   *[dry] The authority is at lunch. Let us not disturb it.
  }
says-honest = { $manner ->
    [eager] See? See? Real wood! I told everybody!
    [gruff] And who mends the hole now?
    [grand] Drill on, my conscience has no cavities.
   *[dry] I accept apologies in writing.
  }
says-caught = { $manner ->
    [eager] It’s crumbling! Like my biscuits!
    [gruff] Plaster. I smelled it from the street.
    [grand] Dust to dust, and this one rather soon.
   *[dry] A light building style. Very light.
  }
says-caught-me = { $manner ->
    [eager] Oh. That must have been the delivery.
    [gruff] Somebody swapped it overnight. Surely.
    [grand] Genius is seldom understood by drills.
   *[dry] I prefer to call it a lightweight solution.
  }
says-torn-down = { $manner ->
    [eager] Boom! Sorry, { $seat }. But: boom!
    [gruff] Sweep it up, { $seat }.
    [grand] So fall the towers of { $seat }. Minute of silence.
   *[dry] The view has improved, { $seat }.
  }
says-out = { $manner ->
    [eager] Oh no, { $seat }! Will you write to us?
    [gruff] Leave the wheelbarrow, { $seat }.
    [grand] Farewell, { $seat }. You built like you lived.
   *[dry] { $seat } pursues other projects.
  }
says-over = { $manner ->
    [eager] What a year! I only fell twice.
    [gruff] Closing time. Who has the keys?
    [grand] The town will speak of us, in court.
   *[dry] Everything still stands. More or less.
  }
