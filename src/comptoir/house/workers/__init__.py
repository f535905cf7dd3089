"""What goes on by itself: bots and clocks."""
