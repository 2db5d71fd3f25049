### What is said in the room while a game is played. Clauses have no full stop: several make one line.

## Acts

act-plays = { $player } plays { $cards }
act-draws-and-plays = { $drawn ->
    [1] { $player } draws and plays { $cards }
   *[other] { $player } draws { $drawn } cards and plays { $cards }
}
act-draws = { $count ->
    [1] { $player } draws a card
   *[other] { $player } draws { $count } cards
}
act-draws-and-passes = { $count ->
    [1] { $player } draws a card and passes
   *[other] { $player } draws { $count } cards and passes
}
# What a draw and the question that it leads to are told as: `act-draws-asked-WHY`.
act-draws-asked-drawn = { $count ->
    [1] { $player } draws a card and may play or pass ({ $p }pass)
   *[other] { $player } draws { $count } cards and may play or pass ({ $p }pass)
}
act-passes = { $player } passes
act-passes-empty = { $player } passes: there is nothing left to draw
act-finds-nothing = { $player } has nothing to draw
act-names-color = { $player } picks { $color }
act-calls = { $player } calls { $word }
act-calls-early = { $player } calls { $word } in advance
act-catches = { $count ->
    [0] { $by } catches { $player }, who forgot to call { $word }
   *[other] { $by } catches { $player }, who forgot to call { $word }: { $player } draws { $count }
}
act-false-call = { $count ->
    [0] { $player } calls { $word } by mistake
   *[other] { $player } calls { $word } by mistake and draws { $count }
}
act-false-catch = { $count ->
    [0] { $player } wrongly accuses { $of }
   *[other] { $player } wrongly accuses { $of } and draws { $count }
}
act-tried = { $player } tries a card that can't be played and draws { $count }
act-challenges = { $guilty ->
    [yes] { $player } challenges { $of }: it was a bluff
   *[no] { $player } challenges { $of }: it was not a bluff
}

# A further part of an act. `more` is `yes` if yet another part follows: "plays [w], calls UNO and picks red".
# Acts and effects (`act-…`, `seat-…`, `effect-…`, `event-…`) are told it, too: languages whose verbs change use it.
with-color = { $more ->
    [yes] { $act }, picks { $color }
   *[no] { $act } and picks { $color }
}
with-call = { $more ->
    [yes] { $act }, calls { $word }
   *[no] { $act } and calls { $word }
}
with-out = { $more ->
    [yes] { $act }, goes out
   *[no] { $act } and goes out
}
with-draws = { $more ->
    [yes] { $count ->
        [0] { $act }, has nothing to draw
        [1] { $act }, draws a card
       *[other] { $act }, draws { $count }
    }
   *[no] { $count ->
        [0] { $act } and has nothing to draw
        [1] { $act } and draws a card
       *[other] { $act } and draws { $count }
    }
}
with-discards = { $more ->
    [yes] { $act }, discards { $cards }
   *[no] { $act } and discards { $cards }
}
with-looks = { $more ->
    [yes] { $act }, looks at { $of }'s cards
   *[no] { $act } and looks at { $of }'s cards
}
act-when-late = Time is up: { $act }
act-time-up = Time is up for { $player }

## Effects

effect-draws = { $count ->
    [0] { $player } has nothing to draw
    [1] { $player } draws a card
   *[other] { $player } draws { $count }
}
effect-draws-and-is-skipped = { $count ->
    [0] { $player } has nothing to draw and is skipped
    [1] { $player } draws a card and is skipped
   *[other] { $player } draws { $count } and is skipped
}
effect-skipped = { $player } is skipped
effect-reversed = { $times ->
    [1] the direction changes
    [2] the direction changes twice
   *[other] the direction changes { $times } times
}
effect-takes-back = { $player } takes { $card } back
effect-goes-out = { $player } goes out
effect-looks = { $player } looks at { $of }'s cards
effect-discards = { $player } discards { $cards }
effect-discards-and-draws = { $count ->
    [0] { $player } discards { $cards } and has nothing to draw
    [1] { $player } discards { $cards } and draws a card
   *[other] { $player } discards { $cards } and draws { $count }
}
effect-hands-move = hands change owners
effect-hands-swap = { $player } and { $other } swap hands
effect-hands-round = everyone passes their hand to the next player
effect-hands-shuffle = all hands are shuffled and dealt out again
effect-hands-trade = { $player } and { $other } exchange cards

one-card = { $player } has 1 card left.
reshuffled = The discard pile is shuffled into a new draw pile.

## Seats

seat-joined = { $count ->
    [one] { $player } joins ({ $count } player)
   *[other] { $player } joins ({ $count } players)
}
seat-joined-can-deal = { $player } joins ({ $count } players; { $p }deal to start)
seat-joined-too-few = { $player } joins ({ $count } of at least { $least } players)
seat-joined-late = { $player } joins and will be dealt in next round
seat-joined-together = { $players } join ({ $count } players)
seat-joined-can-deal-together = { $players } join ({ $count } players; { $p }deal to start)
seat-joined-too-few-together = { $players } join ({ $count } of at least { $least } players)
seat-joined-late-together = { $players } join and will be dealt in next round
seat-left = { $player } leaves
seat-left-round = { $player } leaves the round ({ $p }join to come back)
seat-idle = { $player } is not responding and leaves the round ({ $p }join to come back)
seat-returned = { $count ->
    [0] { $player } is back and will be dealt in next round
    [one] { $player } is back with { $count } card
   *[other] { $player } is back with { $count } cards
}
seat-renamed = { $old } is now called { $player }
# In a round, where a player with a new name is first called by it.
name-was = { $player } (was { $old })

## Dealing

# The dealer in the sentence "Round 1: ann deals 7 cards each", if cards were drawn for who deals.
dealer-drawn = { $player } (drew the highest card, { $card })
dealt = { $count ->
    [one] Round { $round }: { $dealer } deals { $count } card each and turns up { $card }
   *[other] Round { $round }: { $dealer } deals { $count } cards each and turns up { $card }
}
dealt-only = { $count ->
    [one] Round { $round }: { $dealer } deals { $count } card each
   *[other] Round { $round }: { $dealer } deals { $count } cards each
}
dealt-after-put-back = { $count ->
    [one] Round { $round }: { $dealer } deals { $count } card each and turns up { $card } (after putting back { $returned })
   *[other] Round { $round }: { $dealer } deals { $count } cards each and turns up { $card } (after putting back { $returned })
}
turned-up = { $card } is turned up

## Who is next, and what can be answered. `addressed` is `yes` where the line begins with the player's name: "bob: ann
## plays [r5]. Your turn. Top card: [r5]."; the name is not said again then. A reminder is a line of its own.

prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] Your turn. Top card: { $card } ({ $color }).
        [any] Your turn. Top card: { $card } (any colour).
       *[printed] Your turn. Top card: { $card }.
    }
   *[no] { $force ->
        [named] { $player }, your turn. Top card: { $card } ({ $color }).
        [any] { $player }, your turn. Top card: { $card } (any colour).
       *[printed] { $player }, your turn. Top card: { $card }.
    }
}
prompt-drawn = { $addressed ->
    [yes] You may play or pass ({ $p }pass).
   *[no] { $player } may play or pass ({ $p }pass).
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] Draw until { $until } turns up ({ $p }draw){ $challengeable ->
            [yes] , or challenge it ({ $p }challenge).
           *[no] , or answer with a card ({ $p }play CARD).
        }
       *[no] { $player }, draw until { $until } turns up ({ $p }draw){ $challengeable ->
            [yes] , or challenge it ({ $p }challenge).
           *[no] , or answer with a card ({ $p }play CARD).
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] Draw { $penalty } ({ $p }draw), challenge it ({ $p }challenge), or answer with a card ({ $p }play CARD).
               *[no] Draw { $penalty } ({ $p }draw) or challenge it ({ $p }challenge).
            }
           *[no] Draw { $penalty } ({ $p }draw) or answer with a card ({ $p }play CARD).
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player }, draw { $penalty } ({ $p }draw), challenge it ({ $p }challenge), or answer with a card ({ $p }play CARD).
               *[no] { $player }, draw { $penalty } ({ $p }draw) or challenge it ({ $p }challenge).
            }
           *[no] { $player }, draw { $penalty } ({ $p }draw) or answer with a card ({ $p }play CARD).
        }
    }
}
prompt-color = { $addressed ->
    [yes] Which colour? ({ $p }color { $colors })
   *[no] { $player }, which colour? ({ $p }color { $colors })
}
prompt-return = { $addressed ->
    [yes] Play a card of the previous colour, { $color } ({ $p }play CARD).
   *[no] { $player }, play a card of the previous colour, { $color } ({ $p }play CARD).
}
prompt-skipped = { $addressed ->
    [yes] Pass the skip on with a card ({ $p }play CARD), or lose your turn ({ $p }pass).
   *[no] { $player }, pass the skip on with a card ({ $p }play CARD), or lose your turn ({ $p }pass).
}
prompt-swap = { $addressed ->
    [yes] Who do you want to swap hands with? ({ $p }pick NAME)
   *[no] { $player }, who do you want to swap hands with? ({ $p }pick NAME)
}
prompt-other = { $addressed ->
    [yes] The table is waiting for you.
   *[no] The table is waiting for { $player }.
}

reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] It's still your turn: { $time } left. Top card: { $card } ({ $color }).
        [any] It's still your turn: { $time } left. Top card: { $card } (any colour).
       *[printed] It's still your turn: { $time } left. Top card: { $card }.
    }
   *[no] { $force ->
        [named] { $player }, it's still your turn: { $time } left. Top card: { $card } ({ $color }).
        [any] { $player }, it's still your turn: { $time } left. Top card: { $card } (any colour).
       *[printed] { $player }, it's still your turn: { $time } left. Top card: { $card }.
    }
}
reminder-other = { $addressed ->
    [yes] The table is waiting for your answer: { $time } left.
   *[no] { $player }, the table is waiting for your answer: { $time } left.
}

## The end of a round and of a match

round-won = { $player } wins the round.
round-won-points = { $points ->
    [one] { $player } wins the round and scores { $points } point.
   *[other] { $player } wins the round and scores { $points } points.
}
round-shared = Round { $round } is a tie between { $players }.
round-won-together = { $points ->
    [one] { $players } win round { $round } and score { $points } point.
   *[other] { $players } win round { $round } and score { $points } points.
}
round-nobody = Round { $round } ends without a winner.
round-why-stalled = Nobody can play or draw any more.
round-why-alone = Everyone else has left.
round-why-time = Time is up.
# After who won it, where all others left early.
round-uncounted = It doesn't count in the records.
places = Places: { $list }.
place-of = { $place }. { $player }
place-of-points = { $place }. { $player } (+{ $points })
points-gained = Points this round: { $list }.
standings = { $target ->
    [0] Standings: { $list }.
   *[other] Standings: { $list } (first to { $target }).
}
points-of = { $player } { $points }

match-won = { $points ->
    [one] { $player } wins the match with { $points } point.
   *[other] { $player } wins the match with { $points } points.
}
match-won-plain = { $player } wins the match.
match-shared = { $points ->
    [one] The match is over: { $players } tie for first with { $points } point each.
   *[other] The match is over: { $players } tie for first with { $points } points each.
}
match-stopped-won = { $points ->
    [one] The match was stopped: { $player } wins with { $points } point.
   *[other] The match was stopped: { $player } wins with { $points } points.
}
match-stopped-shared = { $points ->
    [one] The match was stopped: { $players } tie for first with { $points } point each.
   *[other] The match was stopped: { $players } tie for first with { $points } points each.
}
match-stopped-alone = The match was stopped: { $player } wins.
match-stopped = The match was stopped before anyone scored.
match-over = The match ends without a winner.
match-next = Another match? Type { $p }uno.

next-deal = Next round in { $time }, or { $p }deal to start now.
next-deal-by-hand = Type { $p }deal to start the next round.

played-for-name = { $name } (stand-in)

# With a picture, which has the numbers.
last-hands = Left in hand: { $list }.
last-hand = { $place }. { $player } { $cards }
