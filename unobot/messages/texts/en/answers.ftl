### Answers to questions about the game.

top = { $force ->
    [named] On top: { $card } ({ $color }).
    [any] On top: { $card } (any colour).
   *[printed] On top: { $card }.
}
# What a rule publishes (a fact) is told by `top-NAME-OF-THE-FACT`.
top-penalty-pending = { $seat } has to draw { $penalty }.
top-pile = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has { $count } card.
   *[other] The draw pile has { $count } cards.
}
top-none = There is no card on the table yet.

turn-since = { $prompt } (waiting for { $time })
turn-none = No round is being played. Type { $p }deal to start one.
turn-over = The match is over. Type { $p }uno to open a new table.

players = { $direction ->
    [1] In order of play: { $list }.
   *[other] In order of play, counter-clockwise: { $list }.
}
players-waiting = At the table: { $list }.
players-none = Nobody is at the table.
player-cards = { $count ->
    [one] { $player } has { $count } card
   *[other] { $player } has { $count } cards
}
player-entry = { $entry } ({ $list })
mark-to-act = to act
mark-dealer = dealer
mark-left = left the round
mark-out = out
mark-waiting = joins next round
mark-eliminated = eliminated

score = { $rounds ->
    [one] After { $rounds } round: { $list }.
   *[other] After { $rounds } rounds: { $list }.
}
score-none = No round has finished yet.
score-target = { $target ->
    [one] The match goes to { $target } point.
   *[other] The match goes to { $target } points.
}
