### Attack: the launcher, what its cards do and ask, and what does not go together with it.

verb-press = press, push
help-press = { $p }press presses the launcher's button, as { $p }draw does.

## Presses. `counts` are the cards of each: 0 + 3.

act-presses = { $times ->
    [1] { $count ->
        [0] { $player } presses, and nothing comes out
        [1] { $player } presses: a card comes out
       *[other] { $player } presses: { $count } cards come out
    }
   *[other] { $player } presses { $times } times: { $counts } cards come out
}
act-tried-presses = { $times ->
    [1] { $player } tries a card that can't be played and presses: { $counts } cards come out
   *[other] { $player } tries a card that can't be played and presses { $times } times: { $counts } cards come out
}
effect-presses = { $times ->
    [1] { $count ->
        [0] { $player } presses, and nothing comes out
        [1] { $player } presses: a card comes out
       *[other] { $player } presses: { $count } cards come out
    }
   *[other] { $player } presses { $times } times: { $counts } cards come out
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $player } presses: nothing comes out, and the turn is lost
        [1] { $player } presses: a card comes out, and the turn is lost
       *[other] { $player } presses: { $count } cards come out, and the turn is lost
    }
   *[other] { $player } presses { $times } times: { $counts } cards come out, and the turn is lost
}

## What is asked. `-in-presses`: where the launcher is.

prompt-penalty-in-presses = { $addressed ->
    [yes] { $penalty ->
        [one] Press once ({ $p }draw) or answer with a card ({ $p }play CARD).
       *[other] Press { $penalty } times ({ $p }draw) or answer with a card ({ $p }play CARD).
    }
   *[no] { $penalty ->
        [one] { $player }, press once ({ $p }draw) or answer with a card ({ $p }play CARD).
       *[other] { $player }, press { $penalty } times ({ $p }draw) or answer with a card ({ $p }play CARD).
    }
}
prompt-attack = { $addressed ->
    [yes] Who do you want to attack? ({ $p }pick NAME)
   *[no] { $player }, who do you want to attack? ({ $p }pick NAME)
}
top-penalty-pending-in-presses = { $penalty ->
    [one] { $seat } has to press once.
   *[other] { $seat } has to press { $penalty } times.
}
tried-in-presses = { $fine ->
    [one] { $why } Trying it costs you { $fine } press.
   *[other] { $why } Trying it costs you { $fine } presses.
}

refused-first-attack = First choose who to attack.
refused-nothing-drawn-is-played = Cards from the launcher can't be played at once, so force-play has no effect. Use voluntary-draw=no instead.
refused-attack-no-wild-draw-four = { $option } has no effect here: there is no Wild Draw Four, and nothing can be challenged.
refused-launcher-draws = { $option } has no effect here: cards come from the launcher.


rule-attack = { $edition ->
    [custom] the 112 cards of the newest boxes, with customizable ones
    [old] the 112 cards of 1998, with Trade Hands, All Hit and Hit-Fire
   *[new] 112 cards, of which many make others press the launcher
}
option-edition = { $value ->
    [custom] the cards of the newest boxes
    [old] the cards of 1998
   *[new] the usual cards
}
option-launcher = { $value ->
    [even] the launcher throws 0 to 4 cards, all alike
   *[usual] the launcher throws nothing half of the time, and up to 8 cards
}

about-card-hit-one = The next player presses once and loses their turn. (A6)
about-card-hit-two = The next player presses twice and loses their turn. (A6)
about-card-wild-hit-four = Play it on any card and choose a colour. The next player presses four times and loses their turn. (A6)
about-card-wild-attack-attack = Play it on any card. Choose a colour and a player: { $p }play wa red NAME. That player presses twice and loses no turn. (A8)
about-card-trade-hands = You swap hands with a player of your choice: { $p }play rth NAME. It cannot be your last card. (A9)
about-card-wild-all-hit = Play it on any card and choose a colour. Every other player presses once. (A9)
about-card-wild-hit-fire = Play it on any card and choose a colour. The next player presses until a card comes, and loses their turn. (A9)

about-attack = 112 cards, and a launcher that throws cards instead of a draw pile. (A1)
about-launcher = If you can't or won't play, press once. Up to eight cards come out, or none, and your turn is over. (A2)
about-hit-one = The card Hit One: the next player presses once. (A6)
about-hit-two = The card Hit Two: the next player presses twice. (A6)
about-wild-hit-four = The card Wild Hit Four: the next player presses four times. (A6)
about-attack-attack = The card Wild Attack-Attack: a player of your choice presses twice. (A8)
about-trade-hands = The card Trade Hands: you swap hands with a player of your choice. (A9)
about-all-hit = The card Wild All Hit: every other player presses once. (A9)
about-hit-fire = The card Wild Hit-Fire: the next player presses until a card comes. (A9)

## How the game introduces itself

howto-type-attack =
    { $uno ->
        [none] Type your moves in the room or to me. On your turn: play r5 (red 5), play wa red NAME (attack somebody), or press (the launcher).
       *[other] Type your moves in the room or to me. On your turn: play r5 (red 5), play wa red NAME (attack somebody), or press (the launcher). If a play leaves you one card, add uno: play r5 uno.
    }
option-draw-attack = instead of drawing you press the launcher, which throws nothing or some cards
option-voluntary-draw-attack =
    { $value ->
        [no] a player who can play may not press
       *[yes] you can always press
    }
option-play-drawn-attack = thrown cards cannot be played in the same turn
option-uno-penalty-attack = a player caught without calling UNO presses { $value } times
