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
event-held-back = { $why ->
    [effect] { $seat } gets no card from the pile for the Circlet
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
event-came-back = { $seat } is back in the round and loses the next turn (Stun)
event-stunned = { $seat } loses the turn (Stun)
event-exhausted = { $seat } gets Stun (no next turn) and Weakness (no Pass, Bounce or Transfer)
event-hand-halved = { $count ->
    [one] { $seat } draws nothing from the pile until one card is left (Circlet)
   *[other] { $seat } draws nothing from the pile until the hand is down to { $count } cards (Circlet)
}
and-put-up = { $act } and puts up { $cards }
event-put-up = { $seat } puts up { $cards }
event-reckoned = { $seat } takes { $sign } { $number } and has { $result }
event-gamble-won = { $seat } has more than { $of }
event-gamble-tied = { $seat } and { $of } have the same

## Who is asked what

prompt-direction = { $player }, which way shall play go? ({ $p }pick cw or { $p }pick ccw)
prompt-draw = { $player }: draw { $penalty } and lose the turn ({ $p }accept), or answer with a draw card, Pass or Bounce ({ $p }play CARD).
prompt-transfer = { $player }: take the packet ({ $p }accept), or hand it on with such a Transfer, Pass or Bounce ({ $p }play CARD).
prompt-disarm = { $player }: lose the turn, and discard two function cards ({ $p }accept) or draw four ({ $p }refuse).
prompt-stun = { $player }: lose the turn for the Stun ({ $p }accept), or let another stand in ({ $p }play CARD).
prompt-weakness = { $player }: go on in Weakness ({ $p }accept), or let another stand in ({ $p }play CARD).
prompt-target = { $player }, on whom? ({ $p }pick NAME)
prompt-number = { $player }, which number is it? ({ $p }pick 7)
prompt-positions = { $player }, look at which cards of the next player? ({ $p }pick 1 4, or { $p }pick none)
prompt-packet = { $player }, add up to two cards ({ $p }pick CARD CARD), or none ({ $p }pick none).
prompt-added = { $player } may add a Magic Hand ({ $p }pick CARD), or none ({ $p }pick none).
prompt-keep = { $player }, keep which number? ({ $p }pick CARD)
prompt-discard = { $player }, discard two cards ({ $p }pick CARD CARD).
prompt-disarmed = { $player }, discard two function cards ({ $p }pick CARD CARD).
prompt-bet = { $player }, name a colour that nobody has named yet; black is one, too ({ $p }pick COLOUR).
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
refused-first-stun = Not before you have answered the Stun ({ $p }accept).
refused-first-weakness = Not before you have answered the Weakness ({ $p }accept).
refused-first-packet = Say first which cards you add ({ $p }pick CARD CARD), or none ({ $p }pick none).
refused-first-added = Say first which Magic Hand you add ({ $p }pick CARD), or none ({ $p }pick none).
refused-first-combo = Say first which cards you add ({ $p }pick CARD CARD CARD), or none ({ $p }pick none).
refused-first-number = Say first which number it is ({ $p }pick 7).
refused-first-positions = Say first which cards you look at ({ $p }pick 1 4), or none ({ $p }pick none).
refused-first-keep = Say first which number you keep ({ $p }pick CARD).
refused-first-discard = Say first which two cards you discard ({ $p }pick CARD CARD).
refused-first-disarmed = Say first which two function cards you discard ({ $p }pick CARD CARD).
refused-first-bet = Name a colour first, or black ({ $p }pick COLOUR).
refused-first-forsaken = Say first what you draw for ({ $p }pick number or { $p }pick function).
refused-first-put-up = Put up four numbers first ({ $p }pick CARD CARD CARD CARD).
refused-first-reckon = Pick a number and a sign first ({ $p }pick 7 +).
refused-first-gambler-won = Say first what you have won ({ $p }pick discard or { $p }pick draw).
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

## One line on each card and rule (`help`): what it does, and the clause of the rulebook at the end.

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = Stands for any number that you name (ri=7), in its own colour; it fits if its colour or that number fits. (X-Infinity)
about-card-transfer-low = Goes on a number 0–4 of its colour, or on another Transfer-low. You pass up to two cards face down to the next player, who takes them or passes them on with another. (X-Transfer)
about-card-transfer-high = Goes on a number 5–9 of its colour, or on another Transfer-high. You pass up to two cards face down to the next player, who takes them or passes them on with another. (X-Transfer)
about-card-magic-hand = You swap hands with the next player; only a Widow can stop it. (X-Magic Hand)
about-card-pincer = You take two cards from the next player's hand, blindly. (X-Pincer)
about-card-reward = You play all other cards of its colour along with it. Then you lose your next turn (Stun) and may not play Pass, Bounce or Transfer (Weakness). (X-Reward)
about-card-widow = Stops a Magic Hand or Pincer against you. Played in your turn, you look at up to two cards of the next player. (X-Widow)
about-card-colour-duel = You challenge a player: both name two colours, then a card is shown. Who named its colour discards two cards, the other draws four; a tie costs both. (X-Duel)
about-card-number-duel = You challenge a player: both turn up a number. The higher one discards two cards, the other draws four; a tie costs both. (X-Duel)
about-card-bomb = Everybody draws: you as many cards as there are players, the others one less for each seat away from you. Nothing answers it. (X-Bomb)
about-card-chosen-one = You keep one number card of your choice and discard everything else. (X-Chosen One)
about-card-circlet = Put it on any player: until their hand has shrunk to half, they draw nothing from the pile. (X-Circlet)
about-card-disarm = The next player's turn is lost: they discard two function cards (anything but numbers) or draw four. (X-Disarm)
about-card-regret = Take back the card that the player before you has just played: it returns to their hand and they play anew. In your own turn it is a plain green card. (X-Regret)
about-card-bounce = Turns the direction, and what you were to draw or take goes to the player who is next then. (X-Bounce)
about-card-pass = What you were to draw or take goes to the next player instead. (X-Pass)
about-card-grenade = You name a colour; the next player plays a card of it, names another and passes the grenade on. Who does not, loses the whole hand for a new one. (X-Grenade)
about-card-c4 = Whoever holds it plays a number, and it moves on that many seats. Who cannot, loses the whole hand for a new one. (X-C4)
about-card-outbid = You begin with any number; each next player must play the same or a higher one. Who cannot, draws four. (X-Outbid)
about-card-forsaken = You say number or function, then draw until such a card comes. (X-Forsaken)
about-card-jump = The turn, with everything that waits on you, goes to a player of your choice. (X-Jump)
about-card-gambler = You challenge a player: both put up four numbers and calculate with all eight. The higher result discards two cards or makes the other draw four. (X-Gambler)
about-card-revive = You draw three cards; or a player who is out comes back with one card and loses a turn. (X-Revive)
about-card-stand-in = Everything that waits on you when your turn begins goes to a player of your choice. (X-Stand-in)
about-card-combo = Goes on anything, in a colour that you name; the three numbers printed on it may be played along with it. (X-Combo)

about-x-numbers = Number cards do nothing; they go on their colour or their number. (X5)
about-x-skip = Skip: play goes to the player after the next. (X-Skip)
about-x-reverse = Reverse: the direction of play changes; with two players left it is a Skip. (X-Reverse)
about-x-draw-two = Draw Two: the next player draws 2 and loses the turn, or puts another draw card on it: then the total goes on to the next. (X-Draw Two)
about-x-draw-four = Wild Draw Four: you name a colour; the next player draws 4 and loses the turn, or puts another Wild Draw Four on it. It is always allowed. (X-Draw Two)
about-x-wild = Wild: you name the colour that must be matched now. (X-Wild)
about-x-infinity = Infinity: stands for any number that you name, in its own colour. (X-Infinity)
about-x-transfer = Transfer: you pass up to two cards face down to the next player, who takes them or passes them on with a Transfer of the same kind. (X-Transfer)
about-x-magic-hand = Magic Hand: you swap hands with the next player; only a Widow can stop it. (X-Magic Hand)
about-x-pincer = Pincer: you take two cards from the next player's hand, blindly. (X-Pincer)
about-x-reward = Reward: you play all other cards of its colour along with it, and lose your next turn. (X-Reward)
about-x-widow = Widow: stops a Magic Hand or Pincer against you, or lets you look at two cards of the next player. (X-Widow)
about-x-colour-duel = Colour Duel: two players name colours, and a card decides; the winner discards two cards, the loser draws four. (X-Duel)
about-x-number-duel = Number Duel: two players turn up numbers; the higher one discards two cards, the other draws four. (X-Duel)
about-x-bomb = Bomb: everybody draws, most of all its player; the further away, the less. (X-Bomb)
about-x-chosen-one = Chosen One: you keep one number card and discard everything else. (X-Chosen One)
about-x-circlet = Circlet: until the hand of the player who bears it has shrunk to half, they draw nothing from the pile. (X-Circlet)
about-x-disarm = Disarm: the next player discards two function cards or draws four, and loses the turn. (X-Disarm)
about-x-regret = Regret: takes back the card that the player before you has just played. (X-Regret)
about-x-bounce = Bounce: turns the direction, and hands on what you were to draw or take. (X-Bounce)
about-x-pass = Pass (typed px): hands on what you were to draw or take to the next player. (X-Pass)
about-x-grenade = Grenade: it goes round, each plays a card of the colour named before; who does not, loses the whole hand for a new one. (X-Grenade)
about-x-c4 = C4: it moves on by the numbers that are played; who has none, loses the whole hand for a new one. (X-C4)
about-x-outbid = Outbid: each plays a number at least as high as the last one; who cannot, draws four. (X-Outbid)
about-x-forsaken = Forsaken: you say number or function, and draw until such a card comes. (X-Forsaken)
about-x-jump = Jump: the turn, with everything that waits on you, goes to a player of your choice. (X-Jump)
about-x-gambler = Gambler: two players calculate with eight numbers; the higher result wins. (X-Gambler)
about-x-revive = Revive: you draw three cards, or a player who is out comes back. (X-Revive)
about-x-stand-in = Stand-in: everything that waits on you when your turn begins goes to a player of your choice. (X-Stand-in)
about-x-combo = Combo: three printed numbers may be played along with it; four equal numbers may be played at once, too. (X-Combo)
about-chain = Chain is left out: its own source calls it undecidable. (X-Chain)

help-draw-extended-game = { $p }draw takes a card; after it you may play any card of your hand.

about-extended-game = A larger game: 152 cards of 24 kinds, effects that wait on players, answers to cards, and games that take over the table. Your aim is still to have no cards left. (X1)
about-extended-matching = A card may be played if it is black, or has the colour, the number or the function of the last card. (X5)
about-extended-turn = A turn: first answer what waits on you, then draw a card, play a card, or do both in that order. (X6)
about-extended-calls = Who has one card left must call UNO; caught without it, you draw 2. (X7)
about-extended-going-out = You are out when you hold no card and nothing can reach you any more; you score one point for each player still in. (X9)
about-extended-playing = Some cards may be answered by the next player before they act: with Regret, or with Widow. (X12)
about-extended-effects = Some cards put an effect on a player, which waits there until it is answered or over: cards to draw, a packet, Disarm, Stun, Weakness, a Circlet. (X10)
about-extended-judgement = When your turn begins you answer all that waits on you: Disarm first, then cards to draw, then a packet, then Stun. (X17)
about-extended-limits = Who holds more than three times the cards dealt at the start gains none from the draw pile. (X3)
