### All Wild: what its cards do and ask, and what does not go together with it.

prompt-draw-target = { $addressed ->
    [yes] Who draws 2? ({ $p }pick NAME)
   *[no] { $player }, who draws 2? ({ $p }pick NAME)
}
refused-first-draw-target = First choose who draws.

refused-no-colors = { $option } has no effect here: there are no colours, and nothing can be challenged.
refused-no-last-card = All cards are black here, so no card could be the last one.
refused-no-first-card = At this table the first card does nothing, whatever it is: first-card=plain.
refused-several-black = Only coloured cards can be played together, and all cards here are black.
refused-no-seven-no-zero = This deck has no 7 and no 0.
refused-only-black-jumps = Every card here is black, so nobody could jump in. With black-jump=yes, identical black cards can.

howto-all-wild = Get rid of all your cards first to win the round. There are no colours and no numbers: on your turn play any card.

rule-all-wild = Wilds, Reverses, Skips, Skip Twos, Draw Twos and Fours, Targeted Draw Twos and Forced Swaps
option-skip-two = { $value ->
    [seats] between two players, a Wild Skip Two skips each of them once
   *[opponent] between two players, a Wild Skip Two makes the other lose two turns
}

about-card-wild-all-wild = Play it on any card. It does nothing more. (W5)
about-card-wild-reverse = Play it on any card. The direction changes; between two players it is a Skip. (W5)
about-card-wild-skip = Play it on any card. The next player loses their turn. (W5)
about-card-wild-draw-two = Play it on any card. The next player draws 2 and loses their turn. (W5)
about-card-wild-draw-four-all-wild = Play it on any card. The next player draws 4 and loses their turn; it cannot be challenged. (W5)
about-card-wild-skip-two = Play it on any card. The next two players lose a turn; between two players the other loses two turns. (W6)
about-card-wild-targeted-draw-two = Play it on any card. A player of your choice draws 2 and loses no turn: { $p }play wt2 NAME. (W7)
about-card-wild-forced-swap = Play it on any card. You swap hands with a player of your choice: { $p }play ws NAME. As your last card it just wins. (W8)

about-all-wild = 112 black cards: no colours, no numbers. (W1)
about-skip-two = The card Wild Skip Two: the next two players lose a turn. (W6)
about-targeted-draw = The card Wild Targeted Draw Two: a player of your choice draws 2. (W7)
about-forced-swap = The card Wild Forced Swap: you swap hands with a player of your choice. (W8)

howto-type-all-wild =
    { $play-drawn ->
        [may] Type your moves in the room or to me. On your turn: play w, play ws NAME (swap hands with somebody), or draw; after drawing you can pass.
       *[other] Type your moves in the room or to me. On your turn: play w, play ws NAME (swap hands with somebody), or draw.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }If a play leaves you one card, add uno: play w uno.
    }
