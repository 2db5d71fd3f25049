effect-everyone-skipped = alle anderen setzen aus
effect-draws-openly = { $player } deckt { $cards } auf
with-draws-openly = { $more ->
    [yes] { $act }, deckt { $cards } auf
   *[no] { $act } und deckt { $cards } auf
}
refused-no-out-sweep = { $card } nähme deine letzten Karten mit: so wird hier niemand fertig.
about-card-skip-everyone = Alle anderen setzen aus, und du bist noch einmal dran. (N11)
about-card-discard-all = Alle anderen Karten ihrer Farbe auf deiner Hand gehen mit, ohne Wirkung. Passt auf ihre Farbe oder ihresgleichen. (N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }
