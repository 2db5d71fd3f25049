### Cards that several decks have; each deck says which of them it has.

effect-everyone-skipped = everyone else is skipped
effect-draws-openly = { $player } turns up { $cards }
with-draws-openly = { $more ->
    [yes] { $act }, turns up { $cards }
   *[no] { $act } and turns up { $cards }
}

refused-no-out-sweep = { $card } would take your last cards along: nobody goes out with it here.

about-card-skip-everyone = All other players lose a turn, and you take another turn. (N11)
about-card-discard-all = All other cards of its colour in your hand go under it, without effect. Play it on its colour, or on another Discard All. (N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }
