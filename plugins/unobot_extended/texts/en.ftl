### Extended: what happens, what is asked, and why something is not possible.

## The table and the cards

event-direction-chosen = { $direction ->
    [1] { $seat } lets play go clockwise
   *[other] { $seat } lets play go counter-clockwise
}
event-numbers-printed = the Combo of this round has { $numbers } printed on it
event-put-under = { $times ->
    [one] { $card } goes under the draw pile
   *[other] { $card } go under the draw pile
}
event-laid-under = { $seat } plays { $card }
# What goes with the act of the same player, "ann plays [ra] with [bh]"; the second form is told alone.
and-added = { $act } with { $cards }
event-added = { $seat } adds { $cards }
and-number-named = { $act } as { $number }
event-number-named = { $seat } names { $number }
and-target-named = { $act } on { $to }
event-target-named = { $seat } picks { $to }
# Told with the play that follows: "bob plays [regret], and ann takes [r4] back".
with-given-back = { $act }, and { $seat } takes { $card } back
with-stopped = { $act } and stops the { $card } of { $of }
and-packet-laid = { $count ->
    [0] { $act } without adding a card
    [one] { $act } with a card face down
   *[other] { $act } with { $count } cards face down
}
event-packet-laid = { $count ->
    [0] { $seat } adds no cards
    [one] { $seat } adds a card face down
   *[other] { $seat } adds { $count } cards face down
}
event-packet-taken = { $count ->
    [0] { $seat } takes an empty packet
    [one] { $seat } takes a packet of one card
   *[other] { $seat } takes a packet of { $count } cards
}
and-cards-taken = { $count ->
    [one] { $act } and takes a card of { $of }
   *[other] { $act } and takes { $count } cards of { $of }
}
event-cards-taken = { $count ->
    [one] { $seat } takes a card of { $of }
   *[other] { $seat } takes { $count } cards of { $of }
}
event-hands-swapped = { $seat } and { $of } swap hands
event-turned-up = { $card } is shown
event-number-turned-up = { $seat } turns up { $card }
event-color-bet = { $word ->
    [red] { $seat } names red
    [yellow] { $seat } names yellow
    [green] { $seat } names green
    [blue] { $seat } names blue
   *[black] { $seat } names black
}
event-duel-won = { $seat } wins the duel against { $of }
event-duel-tied = neither { $seat } nor { $of } wins the duel
and-laid-face-down = { $count ->
    [one] { $act } and lays a card face down for the others
   *[other] { $act } and lays { $count } cards face down for the others
}
event-laid-face-down = { $count ->
    [one] { $seat } lays a card face down for the others
   *[other] { $seat } lays { $count } cards face down for the others
}
event-took-face-down = { $times ->
    [one] { $seat } draws one of them
   *[other] { $seat } draws { $times } of them
}
event-held-back = { $count ->
    [one] { $seat } may gain no card
   *[other] { $seat } may gain none of { $count } cards
}
event-grenade-passed = { $to } gets the grenade
event-c4-moved = the C4 moves { $number } on, to { $to }
event-outbid-lost = { $seat } cannot bid { $least } or more
event-blown-up = { $card } explodes at { $seat }
event-came-back = { $seat } is back in the round
and-put-up = { $act } and puts up { $cards }
event-put-up = { $seat } puts up { $cards }
event-reckoned = { $seat } takes { $sign } { $number } and has { $result }
event-gamble-won = { $seat } has more than { $of }
event-gamble-tied = { $seat } and { $of } have the same

## Who is asked what

prompt-direction = { $player }, which way shall play go? ({ $p }pick cw or { $p }pick ccw)
prompt-draw = { $player }: accept and draw { $penalty } ({ $p }accept), or put a card on it ({ $p }play CARD).
prompt-transfer = { $player }: accept the packet ({ $p }accept), or pass it on with a card ({ $p }play CARD).
prompt-disarm = { $player }: discard two function cards ({ $p }accept), or draw four ({ $p }refuse).
prompt-stun = { $player }: lose the turn ({ $p }accept), or let another stand in ({ $p }play CARD).
prompt-weakness = { $player }: go on ({ $p }accept), or let another stand in ({ $p }play CARD).
prompt-target = { $player }, on whom? ({ $p }pick NAME)
prompt-number = { $player }, which number is it? ({ $p }pick 7)
prompt-positions = { $player }, look at which cards of the next player? ({ $p }pick 1 4, or { $p }pick none)
prompt-packet = { $player }, add up to two cards ({ $p }pick CARD CARD), or none ({ $p }pick none).
prompt-added = { $player } may add a Magic Hand ({ $p }pick CARD), or none ({ $p }pick none).
prompt-keep = { $player }, keep which number? ({ $p }pick CARD)
prompt-discard = { $player }, discard two cards ({ $p }pick CARD CARD).
prompt-disarmed = { $player }, discard two function cards ({ $p }pick CARD CARD).
prompt-bet = { $player }, name a colour or black that nobody has named ({ $p }pick COLOUR).
prompt-grenade = { $player }: play a { $fuse } card and name the next colour ({ $p }play CARD then COLOUR), or lose the hand ({ $p }pass).
prompt-c4 = { $player } holds the C4: play a number ({ $p }play CARD).
prompt-c4-own = { $player }: play a number, and the C4 moves on ({ $p }play CARD), or let it explode ({ $p }pass).
prompt-outbid = { $bid ->
    [0] { $player }: play a number ({ $p }play CARD).
   *[other] { $player }: play a number of { $bid } or more ({ $p }play CARD).
}
prompt-forsaken = { $player }, number or function? ({ $p }pick number, { $p }pick function)
prompt-combo = { $player } may add the printed numbers, { $combo } ({ $p }pick CARD CARD CARD), or none ({ $p }pick none).
prompt-put-up = { $player }, put up four numbers ({ $p }pick CARD CARD CARD CARD).
prompt-reckon = { $player }, pick a number and what to do with it ({ $p }pick 7 +).
prompt-gambler-won = { $player }: discard two cards ({ $p }pick discard), or make the other draw four ({ $p }pick draw).

## Why not

refused-under-weakness = In Weakness { $card } cannot be played.
refused-transfer-low = { $card } goes on a number from 0 to 4 of its colour, or on another Transfer-low.
refused-transfer-high = { $card } goes on a number from 5 to 9 of its colour, or on another Transfer-high.
refused-draw-too-small = { $card } is too small: it goes only on what was begun with Draw Twos alone.
refused-other-packet = { $card } is the other kind: the packet is handed on with a Transfer of the kind that it came with.
refused-four-together = Four equal numbers can be played together, if one of them could be played alone; these cards cannot.
refused-only-answers = { $card } only answers what sits on you when your turn begins.
refused-not-this-turn = { $card } cannot be played in this turn.
slip-card-unknown-chain = Chain is left out: its own source calls it undecidable.
refused-chain-undecidable = Chain is left out: its own source calls it undecidable.
refused-extended-own-points = Extended counts points in a way of its own.
refused-first-direction = Choose the direction first ({ $p }pick cw or { $p }pick ccw).
refused-first-draw = Not before you have answered the cards that you are to draw.
refused-first-transfer = Not before you have answered the packet.
refused-first-disarm = Not before you have answered the Disarm.
refused-first-target = Say first whom it hits.
refused-first-grenade = Not now: you hold the grenade.
refused-first-c4 = Not now: you hold the C4.
refused-first-c4-own = Not now: you hold the C4.
refused-first-outbid = Not now: outbid the number.
refused-first-reaction = Not before you have said whether you answer the card.

## What can be typed

word-cw = cw, clockwise
word-ccw = ccw, counterclockwise, counter-clockwise, anticlockwise
word-black = black
word-number = number
word-function = function
word-discard = discard
word-draw = draw

## The table in words

rule-chain = Chain is left out: its own source calls it undecidable
option-dropped = { $value ->
    [yes] one of each card that the source has dropped is in
   *[no] the dropped cards are out
}
# Effects on a player, in the list of players.
effect-draw = cards to draw
effect-transfer = a packet
effect-stun = Stun
effect-weakness = Weakness
effect-circlet = Circlet
effect-disarm = Disarm

hand-reaction = { $hand } — answer { $card }, or let it happen
