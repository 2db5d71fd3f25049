### Attack: the launcher, what its cards do and ask, and what does not go together with it.

verb-press = press, push
help-press = { $p }press presses the launcher's button, as { $p }draw does.

## Presses. `counts` are the cards of each: 0 + 3.

act-presses = { $times ->
    [1] { $count ->
        [0] { $player } presses, and nothing comes
        [1] { $player } presses: a card comes
       *[other] { $player } presses: { $count } cards come
    }
   *[other] { $player } presses { $times } times: { $counts } cards come
}
act-tried-presses = { $times ->
    [1] { $player } tries a card that does not go and presses: { $counts } cards come
   *[other] { $player } tries a card that does not go and presses { $times } times: { $counts } cards come
}
effect-presses = { $times ->
    [1] { $count ->
        [0] { $player } presses, and nothing comes
        [1] { $player } presses: a card comes
       *[other] { $player } presses: { $count } cards come
    }
   *[other] { $player } presses { $times } times: { $counts } cards come
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $player } presses, nothing comes, and the turn is lost
        [1] { $player } presses: a card comes, and the turn is lost
       *[other] { $player } presses: { $count } cards come, and the turn is lost
    }
   *[other] { $player } presses { $times } times: { $counts } cards come, and the turn is lost
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
    [yes] Whom do you attack? ({ $p }pick NAME)
   *[no] { $player }, whom do you attack? ({ $p }pick NAME)
}
top-penalty-pending-in-presses = { $penalty ->
    [one] { $seat } is to press once.
   *[other] { $seat } is to press { $penalty } times.
}
tried-in-presses = { $fine ->
    [one] { $why } Trying it costs you { $fine } press.
   *[other] { $why } Trying it costs you { $fine } presses.
}

refused-first-attack = First say whom you attack.
refused-nothing-drawn-is-played = What the launcher throws cannot be played at once, so nobody is forced to; voluntary-draw=no is what is left of it.
refused-attack-no-wild-draw-four = { $option } means nothing here: there is no Wild Draw Four, and nothing can be challenged.
refused-launcher-draws = { $option } means nothing here: drawing is the launcher's.

howto-attack =
    Everybody gets cards; who is rid of them first wins the round. On your turn lay one card on the top card: the same colour, the same number or sign, or a black one, which names the colour.
    Nothing fits? Press the launcher once: it throws nothing, or up to eight cards, and your turn is over. Hit cards make the next player press and lose the turn, an Attack-Attack whom you name; a Discard All takes all your cards of its colour along. With one card left call UNO at once, or you press twice.
    Here: { $p }uno attack opens a table, { $p }deal starts; { $p }play r5, { $p }play wa red NAME, { $p }press; your cards come to you privately.
hint-first-hand-attack = On your turn say in the room or to me: play r5 (red 5), play wa red NAME (attack somebody), or press (the launcher throws nothing, or some cards). With one card left: uno. { $p }help explains more, { $p }set hints off ends such lines.

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

about-card-hit-one = The next player presses once and loses the turn. (A6)
about-card-hit-two = The next player presses twice and loses the turn. (A6)
about-card-wild-hit-four = Goes on anything. You name a colour; the next player presses four times and loses the turn. (A6)
about-card-wild-attack-attack = Goes on anything. You name a colour and a player, who presses twice and loses no turn: { $p }play wa red NAME. (A8)
about-card-trade-hands = You swap hands with a player of your choice: { $p }play rth NAME. It cannot be your last card. (A9)
about-card-wild-all-hit = Goes on anything. You name a colour; every other player presses once. (A9)
about-card-wild-hit-fire = Goes on anything. You name a colour; the next player presses until a card comes, and loses the turn. (A9)

about-attack = 112 cards, and a launcher that throws cards where else one draws. (A1)
about-launcher = Who cannot or will not play presses once: nothing comes, or up to eight cards, and the turn is over. (A2)
about-hit-one = The card Hit One: the next player presses once. (A6)
about-hit-two = The card Hit Two: the next player presses twice. (A6)
about-wild-hit-four = The card Wild Hit Four: the next player presses four times. (A6)
about-attack-attack = The card Wild Attack-Attack: a player of choice presses twice. (A8)
about-trade-hands = The card Trade Hands: its player swaps hands with somebody. (A9)
about-all-hit = The card Wild All Hit: every other player presses once. (A9)
about-hit-fire = The card Wild Hit-Fire: the next player presses until a card comes. (A9)
