### Extended: what happens, what is asked, and why something is not possible.

## The table and the cards

event-direction-chosen = { $direction ->
    [1] { $seat } picks clockwise
   *[other] { $seat } picks counter-clockwise
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
event-number-named = { $seat } picks { $number }
and-target-named = { $act } on { $to }
event-target-named = { $seat } picks { $to }
# Told with the play that follows: "bob plays [regret] (ann takes [r4] back)".
with-given-back = { $act } ({ $seat } takes { $card } back)
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
    [one] { $act } and takes one of { $of }'s cards
   *[other] { $act } and takes { $count } of { $of }'s cards
}
event-cards-taken = { $count ->
    [one] { $seat } takes one of { $of }'s cards
   *[other] { $seat } takes { $count } of { $of }'s cards
}
event-hands-swapped = { $seat } and { $of } swap hands
event-turned-up = { $card } is shown
event-number-turned-up = { $seat } turns up { $card }
event-color-bet = { $word ->
    [red] { $seat } picks red
    [yellow] { $seat } picks yellow
    [green] { $seat } picks green
    [blue] { $seat } picks blue
   *[black] { $seat } picks black
}
event-duel-won = { $seat } wins the duel against { $of }
event-duel-tied = the duel between { $seat } and { $of } is a tie
and-laid-face-down = { $count ->
    [one] { $act } and puts a card face down for the others
   *[other] { $act } and puts { $count } cards face down for the others
}
event-laid-face-down = { $count ->
    [one] { $seat } puts a card face down for the others
   *[other] { $seat } puts { $count } cards face down for the others
}
event-took-face-down = { $times ->
    [one] { $seat } draws one of them
   *[other] { $seat } draws { $times } of them
}
event-held-back = { $why ->
    [effect] { $seat } draws nothing because of the Circlet
   *[limit] { $seat } holds too many cards to get { $count ->
        [one] another
       *[other] { $count } more
    }
}
event-grenade-passed = { $to } gets the grenade
event-c4-moved = { $number ->
    [0] the C4 stays with { $to }
    [one] the C4 moves one seat on, to { $to }
   *[other] the C4 moves { $number } seats on, to { $to }
}
event-outbid-lost = { $seat } cannot bid { $least } or more
event-blown-up = { $card } explodes at { $seat }
event-came-back = { $seat } is back in the round and loses their next turn (Stun)
event-stunned = { $seat } loses their turn (Stun)
event-exhausted = { $seat } gets Stun (no next turn) and Weakness (no Pass, Bounce or Transfer)
event-hand-halved = { $count ->
    [one] { $seat } draws nothing from the pile until one card is left (Circlet)
   *[other] { $seat } draws nothing from the pile until the hand is down to { $count } cards (Circlet)
}
and-put-up = { $act } and puts up { $cards }
event-put-up = { $seat } puts up { $cards }
event-reckoned = { $seat } takes { $sign } { $number } and has { $result }
event-gamble-won = { $seat } has more than { $of }
event-gamble-tied = { $seat } and { $of } tie

## Who is asked what

prompt-direction = { $addressed ->
    [yes] Which direction? ({ $p }pick cw or { $p }pick ccw)
   *[no] { $player }, which direction? ({ $p }pick cw or { $p }pick ccw)
}
prompt-draw = { $addressed ->
    [yes] Draw { $penalty } and lose your turn ({ $p }accept), or play a draw card, Pass or Bounce.
   *[no] { $player }: draw { $penalty } and lose your turn ({ $p }accept), or play a draw card, Pass or Bounce.
}
prompt-transfer = { $addressed ->
    [yes] Take the packet ({ $p }accept), or hand it on: play the same Transfer, Pass or Bounce.
   *[no] { $player }: take the packet ({ $p }accept), or hand it on: play the same Transfer, Pass or Bounce.
}
prompt-disarm = { $addressed ->
    [yes] Lose your turn, and discard two function cards ({ $p }accept) or draw four ({ $p }refuse).
   *[no] { $player }: lose your turn, and discard two function cards ({ $p }accept) or draw four ({ $p }refuse).
}
prompt-stun = { $addressed ->
    [yes] Lose your turn for the Stun ({ $p }accept), or let another stand in ({ $p }play CARD).
   *[no] { $player }: lose your turn for the Stun ({ $p }accept), or let another stand in ({ $p }play CARD).
}
prompt-weakness = { $addressed ->
    [yes] Play on in Weakness ({ $p }accept), or let another stand in ({ $p }play CARD).
   *[no] { $player }: play on in Weakness ({ $p }accept), or let another stand in ({ $p }play CARD).
}
prompt-target = { $addressed ->
    [yes] Who is it for? ({ $p }pick NAME)
   *[no] { $player }, who is it for? ({ $p }pick NAME)
}
prompt-number = { $addressed ->
    [yes] Which number is it? ({ $p }pick 7)
   *[no] { $player }, which number is it? ({ $p }pick 7)
}
prompt-positions = { $addressed ->
    [yes] Which of the next player's cards do you want to see? ({ $p }pick 1 4, or { $p }pick none)
   *[no] { $player }, which of the next player's cards do you want to see? ({ $p }pick 1 4, or { $p }pick none)
}
prompt-packet = { $addressed ->
    [yes] Add up to two cards ({ $p }pick CARD CARD), or none ({ $p }pick none).
   *[no] { $player }, add up to two cards ({ $p }pick CARD CARD), or none ({ $p }pick none).
}
prompt-added = { $addressed ->
    [yes] You may add a Magic Hand ({ $p }pick CARD), or none ({ $p }pick none).
   *[no] { $player } may add a Magic Hand ({ $p }pick CARD), or none ({ $p }pick none).
}
prompt-keep = { $addressed ->
    [yes] Which number do you want to keep? ({ $p }pick CARD)
   *[no] { $player }, which number do you want to keep? ({ $p }pick CARD)
}
prompt-discard = { $addressed ->
    [yes] Discard two cards ({ $p }pick CARD CARD).
   *[no] { $player }, discard two cards ({ $p }pick CARD CARD).
}
prompt-disarmed = { $addressed ->
    [yes] Discard two function cards ({ $p }pick CARD CARD).
   *[no] { $player }, discard two function cards ({ $p }pick CARD CARD).
}
prompt-bet = { $addressed ->
    [yes] Choose a colour that nobody has chosen yet; black counts, too ({ $p }pick COLOUR).
   *[no] { $player }, choose a colour that nobody has chosen yet; black counts, too ({ $p }pick COLOUR).
}
prompt-grenade = { $addressed ->
    [yes] Play a { $fuse } card and choose the next colour ({ $p }play CARD then COLOUR). Otherwise you lose your hand ({ $p }pass).
   *[no] { $player }: play a { $fuse } card and choose the next colour ({ $p }play CARD then COLOUR). Otherwise you lose your hand ({ $p }pass).
}
prompt-c4 = { $addressed ->
    [yes] You hold the C4: play a number ({ $p }play CARD).
   *[no] { $player } holds the C4: play a number ({ $p }play CARD).
}
prompt-c4-own = { $addressed ->
    [yes] Play a number, and the C4 moves on ({ $p }play CARD), or let it explode ({ $p }pass).
   *[no] { $player }: play a number, and the C4 moves on ({ $p }play CARD), or let it explode ({ $p }pass).
}
prompt-outbid = { $addressed ->
    [yes] { $bid ->
        [0] Play a number ({ $p }play CARD).
       *[other] Play a number of { $bid } or more ({ $p }play CARD).
    }
   *[no] { $bid ->
        [0] { $player }: play a number ({ $p }play CARD).
       *[other] { $player }: play a number of { $bid } or more ({ $p }play CARD).
    }
}
prompt-forsaken = { $addressed ->
    [yes] Number or function? ({ $p }pick number, { $p }pick function)
   *[no] { $player }, number or function? ({ $p }pick number, { $p }pick function)
}
prompt-combo = { $addressed ->
    [yes] You may add the printed numbers, { $combo } ({ $p }pick CARD CARD CARD), or none ({ $p }pick none).
   *[no] { $player } may add the printed numbers, { $combo } ({ $p }pick CARD CARD CARD), or none ({ $p }pick none).
}
prompt-put-up = { $addressed ->
    [yes] Put up four numbers ({ $p }pick CARD CARD CARD CARD).
   *[no] { $player }, put up four numbers ({ $p }pick CARD CARD CARD CARD).
}
prompt-reckon = { $addressed ->
    [yes] Pick a number and what to do with it ({ $p }pick 7 +).
   *[no] { $player }, pick a number and what to do with it ({ $p }pick 7 +).
}
prompt-gambler-won = { $addressed ->
    [yes] Discard two cards ({ $p }pick discard), or make the other draw four ({ $p }pick draw).
   *[no] { $player }: discard two cards ({ $p }pick discard), or make the other draw four ({ $p }pick draw).
}

## Why not

refused-under-weakness = You can't play { $card } in Weakness.
refused-transfer-low = Play { $card } on a number from 0 to 4 of its colour, or on another Transfer-low.
refused-transfer-high = Play { $card } on a number from 5 to 9 of its colour, or on another Transfer-high.
refused-draw-too-small = { $card } is too small: you can only add it to a penalty made of Draw Twos.
refused-other-packet = { $card } is the wrong kind. Hand the packet on with the kind of Transfer it came with.
refused-four-together = You can play four equal numbers together if one of them could be played alone. That is not so with these cards.
refused-only-answers = { $card } can only answer an effect that is on you when your turn begins.
refused-not-this-turn = You can't play { $card } this turn.
slip-card-unknown-chain = This bot leaves the card Chain out: its rules are undecidable even in the original.
refused-chain-undecidable = This bot leaves the card Chain out: its rules are undecidable even in the original.
refused-extended-own-points = Extended has its own way of counting points.
refused-first-direction = Choose the direction first ({ $p }pick cw or { $p }pick ccw).
refused-first-draw = First answer the cards you have to draw.
refused-first-transfer = First answer the packet.
refused-first-disarm = First answer the Disarm.
refused-first-stun = First answer the Stun ({ $p }accept).
refused-first-weakness = First answer the Weakness ({ $p }accept).
refused-first-packet = First choose which cards to add ({ $p }pick CARD CARD), or none ({ $p }pick none).
refused-first-added = First choose which Magic Hand to add ({ $p }pick CARD), or none ({ $p }pick none).
refused-first-combo = First choose which cards to add ({ $p }pick CARD CARD CARD), or none ({ $p }pick none).
refused-first-number = First choose which number it is ({ $p }pick 7).
refused-first-positions = First choose which cards to look at ({ $p }pick 1 4), or none ({ $p }pick none).
refused-first-keep = First choose which number to keep ({ $p }pick CARD).
refused-first-discard = First choose which two cards to discard ({ $p }pick CARD CARD).
refused-first-disarmed = First choose which two function cards to discard ({ $p }pick CARD CARD).
refused-first-bet = First choose a colour, or black ({ $p }pick COLOUR).
refused-first-forsaken = First choose what to draw for ({ $p }pick number or { $p }pick function).
refused-first-put-up = First put up four numbers ({ $p }pick CARD CARD CARD CARD).
refused-first-reckon = First pick a number and a sign ({ $p }pick 7 +).
refused-first-gambler-won = First choose your prize ({ $p }pick discard or { $p }pick draw).
refused-first-target = First choose who it hits.
refused-first-grenade = You hold the grenade: deal with that first.
refused-first-c4 = You hold the C4: deal with that first.
refused-first-c4-own = You hold the C4: deal with that first.
refused-first-outbid = First outbid the number.
refused-first-reaction = First choose whether to answer the card.

## What can be typed

word-cw = cw, clockwise
word-ccw = ccw, counterclockwise, counter-clockwise, anticlockwise
word-black = black
word-number = number
word-function = function
word-discard = discard
word-draw = draw

## The table in words

rule-chain = Chain is left out, because its rules are undecidable even in the original
option-dropped = { $value ->
    [yes] the deck has one of each card that newer editions dropped
   *[no] the deck has none of the cards that newer editions dropped
}
# Effects on a player, in the list of players.
effect-draw = cards to draw
effect-transfer = a packet
effect-stun = Stun
effect-weakness = Weakness
effect-circlet = Circlet
effect-disarm = Disarm

hand-reaction = { $hand } — answer { $card }, or let it happen

## One line on each card and rule (`help`): what it does, and the clause of the rulebook at the end.

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = Stands for any number you choose (ri=7), in its own colour; it can be played if its colour or that number matches. (X-Infinity)
about-card-transfer-low = Play it on a number 0–4 of its colour, or on another Transfer-low. You pass up to two cards face down to the next player. They take them, or pass them on with another. (X-Transfer)
about-card-transfer-high = Play it on a number 5–9 of its colour, or on another Transfer-high. You pass up to two cards face down to the next player. They take them, or pass them on with another. (X-Transfer)
about-card-magic-hand = You swap hands with the next player; only a Widow can stop it. (X-Magic Hand)
about-card-pincer = You take two cards from the next player's hand, blindly. (X-Pincer)
about-card-reward = You play all other cards of its colour along with it. Then you lose your next turn (Stun) and can't play Pass, Bounce or Transfer (Weakness). (X-Reward)
about-card-widow = Stops a Magic Hand or Pincer against you. Played in your turn, you look at up to two cards of the next player. (X-Widow)
about-card-colour-duel = You challenge a player: both choose two colours, then a card is shown. The player who chose its colour discards two cards, the other draws four; a tie costs both. (X-Duel)
about-card-number-duel = You challenge a player: both turn up a number. The higher one discards two cards, the other draws four; a tie costs both. (X-Duel)
about-card-bomb = Everyone draws: you as many cards as there are players. The others draw one less for each seat away from you. Nothing answers it. (X-Bomb)
about-card-chosen-one = You keep one number card of your choice and discard everything else. (X-Chosen One)
about-card-circlet = Put it on any player. They draw nothing from the pile until their hand has shrunk to half. (X-Circlet)
about-card-disarm = The next player loses their turn. They discard two function cards (anything but numbers) or draw four. (X-Disarm)
about-card-regret = Take back the card that the player before you has just played. It returns to their hand, and they play again. In your own turn it is a plain green card. (X-Regret)
about-card-bounce = Changes direction. The cards you had to draw or take go to the new next player. (X-Bounce)
about-card-pass = The cards you had to draw or take go to the next player instead. (X-Pass)
about-card-grenade = You choose a colour; the next player plays a card of it, chooses another and passes the grenade on. A player who doesn't loses their whole hand for a new one. (X-Grenade)
about-card-c4 = Its holder plays a number, and it moves on that many seats. A holder who can't loses their whole hand for a new one. (X-C4)
about-card-outbid = You begin with any number; each next player must play the same or a higher one. A player who can't draws four. (X-Outbid)
about-card-forsaken = You choose number or function, then draw until such a card turns up. (X-Forsaken)
about-card-jump = The turn, with all effects on you, goes to a player of your choice. (X-Jump)
about-card-gambler = You challenge a player: both put up four numbers and calculate with all eight. The higher result discards two cards or makes the other draw four. (X-Gambler)
about-card-revive = You draw three cards; or a player who is out comes back with one card and loses a turn. (X-Revive)
about-card-stand-in = All effects on you when your turn begins go to a player of your choice. (X-Stand-in)
about-card-combo = Play it on any card, in a colour of your choice; the three numbers printed on it may be played along with it. (X-Combo)

about-x-numbers = Number cards have no effect; play them on their colour or their number. (X5)
about-x-skip = Skip: play goes to the player after the next. (X-Skip)
about-x-reverse = Reverse: the direction of play changes; with two players left it is a Skip. (X-Reverse)
about-x-draw-two = Draw Two: the next player draws 2 and loses their turn. If they answer with a draw card, the total goes on to the next. (X-Draw Two)
about-x-draw-four = Wild Draw Four: you choose a colour. The next player draws 4 and loses their turn, or answers with another Wild Draw Four. It is always allowed. (X-Draw Two)
about-x-wild = Wild: you choose the colour that must be matched now. (X-Wild)
about-x-infinity = Infinity: stands for any number you choose, in its own colour. (X-Infinity)
about-x-transfer = Transfer: you pass up to two cards face down to the next player. They take them, or play the same kind of Transfer. (X-Transfer)
about-x-magic-hand = Magic Hand: you swap hands with the next player; only a Widow can stop it. (X-Magic Hand)
about-x-pincer = Pincer: you take two cards from the next player's hand, blindly. (X-Pincer)
about-x-reward = Reward: you play all other cards of its colour, too, and lose your next turn. (X-Reward)
about-x-widow = Widow: stops a Magic Hand or Pincer against you. Or you look at two cards of the next player. (X-Widow)
about-x-colour-duel = Colour Duel: two players choose colours, and a card decides; the winner discards two cards, the loser draws four. (X-Duel)
about-x-number-duel = Number Duel: two players turn up numbers; the higher one discards two cards, the other draws four. (X-Duel)
about-x-bomb = Bomb: everyone draws, most of all its player; the further away, the less. (X-Bomb)
about-x-chosen-one = Chosen One: you keep one number card and discard everything else. (X-Chosen One)
about-x-circlet = Circlet: a player draws nothing from the pile until their hand has shrunk to half. (X-Circlet)
about-x-disarm = Disarm: the next player discards two function cards or draws four, and loses their turn. (X-Disarm)
about-x-regret = Regret: takes back the card that the player before you has just played. (X-Regret)
about-x-bounce = Bounce: changes direction, and hands on the cards you had to draw or take. (X-Bounce)
about-x-pass = Pass (px): the cards you had to draw or take go to the next player. (X-Pass)
about-x-grenade = Grenade: it goes round, and each player plays a card of the colour chosen before. A player who doesn't loses their whole hand for a new one. (X-Grenade)
about-x-c4 = C4: it moves on by the numbers that are played. A player without one loses their whole hand for a new one. (X-C4)
about-x-outbid = Outbid: each player plays a number at least as high as the last one. A player who can't draws four. (X-Outbid)
about-x-forsaken = Forsaken: you choose number or function, and draw until such a card turns up. (X-Forsaken)
about-x-jump = Jump: the turn, with all effects on you, goes to a player of your choice. (X-Jump)
about-x-gambler = Gambler: two players calculate with eight numbers; the higher result wins. (X-Gambler)
about-x-revive = Revive: you draw three cards, or a player who is out comes back. (X-Revive)
about-x-stand-in = Stand-in: the effects your turn begins with go to a player of your choice. (X-Stand-in)
about-x-combo = Combo: three printed numbers may be played along with it; four equal numbers may be played at once, too. (X-Combo)
about-chain = Chain is left out: its own source calls it undecidable. (X-Chain)

help-draw-extended-game = { $p }draw takes a card; after it you may play any card of your hand.

about-extended-game = A larger game: 152 cards of 24 kinds. Some leave effects on players, some answer other cards, and some take over the table. Your aim is still to have no cards left. (X1)
about-extended-matching = Play a black card, or one with the last card's colour, number or function. (X5)
about-extended-turn = First answer the effects on you. Then draw a card, play a card, or do both in that order. (X6)
about-extended-calls = With one card left you must call UNO; if you are caught without it, you draw 2. (X7)
about-extended-going-out = You are out when you hold no card and nothing can reach you any more; you score one point for each player still in. (X9)
about-extended-playing = The next player may answer some cards before they act: with Regret, or with Widow. (X12)
about-extended-effects = Some cards put an effect on a player, until it is answered or over. Effects are cards to draw, a packet, Disarm, Stun, Weakness and Circlet. (X10)
about-extended-judgement = When your turn begins, you answer all effects on you: Disarm first, then cards to draw, then a packet, then Stun. (X17)
about-extended-limits = With over three times the cards dealt at the start, you draw no more. (X3)

## How the game introduces itself

help-short-extended-game = { $preset }: { $p }uno { $preset } to open or join a table, { $p }deal to start. On your turn: { $p }play r5 (or just r5), { $p }draw, { $p }pass after drawing; { $p }moves lists what you can do.
howto-extended-game = Get rid of all your cards first to win the round. On your turn draw, play, or draw and then play. Play a black card, or one with the top card's colour, number or function. Many cards leave an effect that somebody has to answer later.
howto-type-extended-game =
    { $uno ->
        [none] Type your moves in the room or to me. On your turn: play r5 (red 5), draw, or pass after drawing.
       *[other] Type your moves in the room or to me. On your turn: play r5 (red 5), draw, or pass after drawing. If a play leaves you one card, add uno: play r5 uno.
    }

help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
