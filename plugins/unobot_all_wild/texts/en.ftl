### All Wild: what its cards do and ask, and what does not go together with it.

prompt-draw-target = { $addressed ->
    [yes] Who draws 2? ({ $p }pick NAME)
   *[no] { $player }, who draws 2? ({ $p }pick NAME)
}
refused-first-draw-target = First say who draws.

refused-no-colors = { $option } means nothing here: there are no colours, and nothing can be challenged.
refused-no-last-card = All cards are black here: no card could be the last.
refused-no-first-card = At this table the first card does nothing, whatever it is: first-card=plain.
refused-several-black = Several cards at once must be coloured, and here all are black.
refused-no-seven-no-zero = This deck has no 7 and no 0.
refused-only-black-jumps = Every card is black here, so nobody could jump in; with black-jump=yes identical ones can.

howto-all-wild =
    Everybody gets 7 black cards; who is rid of them first wins the round. There are no colours and no numbers: on your turn lay any card.
    Skip and Skip Two pass over the next players, Reverse turns the direction, Draw Two and Four make the next player draw, a Targeted Draw Two whom you name; a Forced Swap swaps your hand. With one card left call UNO at once, or you draw two.
    Here: { $p }uno takes a seat, { $p }deal starts; { $p }play w, { $p }play wt2 NAME, { $p }draw, { $p }pass; your cards come to you privately.
hint-first-hand-all-wild = Any of them can be played on your turn, in the room or to me: play w (any card goes), play ws NAME (swap hands), draw, or pass after drawing. With one card left: uno. { $p }help explains more, { $p }set hints off ends such lines.

rule-all-wild = Wilds, Reverses, Skips for one and for two, Draw Two and Four, Draw Twos with a target, and Forced Swaps
option-skip-two = { $value ->
    [seats] a Wild Skip Two skips each of two players once
   *[opponent] with a Wild Skip Two the other of two players loses two turns
}

about-card-wild-all-wild = Goes on anything, and does nothing more. (W5)
about-card-wild-reverse = Goes on anything. The direction changes; with two players it is a Skip. (W5)
about-card-wild-skip = Goes on anything. The next player loses the turn. (W5)
about-card-wild-draw-two = Goes on anything. The next player draws 2 and loses the turn. (W5)
about-card-wild-draw-four-all-wild = Goes on anything. The next player draws 4 and loses the turn; it cannot be challenged. (W5)
about-card-wild-skip-two = Goes on anything. The next two players lose the turn; of two players the other loses two turns. (W6)
about-card-wild-targeted-draw-two = Goes on anything. A player of your choice draws 2 and loses no turn: { $p }play wt2 NAME. (W7)
about-card-wild-forced-swap = Goes on anything. You swap hands with a player of your choice: { $p }play ws NAME. As your last card it just wins. (W8)

about-all-wild = 112 black cards: no colours, no numbers. (W1)
about-skip-two = The card Wild Skip Two: the next two players lose the turn. (W6)
about-targeted-draw = The card Wild Targeted Draw Two: a player of choice draws 2. (W7)
about-forced-swap = The card Wild Forced Swap: its player swaps hands with somebody. (W8)
