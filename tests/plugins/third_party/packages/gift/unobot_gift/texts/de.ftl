event-unwrapped = { $seat } packt { $card } aus
verb-play = spiele, leg
