### Answers to questions about the game.

top = { $force ->
    [named] On top: { $card } ({ $color }).
    [any] On top: { $card } (any colour).
   *[printed] On top: { $card }.
}
# What a rule publishes (a fact) is told by `top-NAME-OF-THE-FACT`.
top-penalty-pending = { $seat } is to draw { $penalty }.
top-pile = { $count ->
    [0] The draw pile is empty.
    [one] { $count } card is left to draw.
   *[other] { $count } cards are left to draw.
}
top-none = No card is on the table.

turn-since = { $prompt } (Asked { $time } ago.)
turn-none = No round is being played; { $p }deal starts one.
turn-over = The match is over; { $p }uno opens a new one.

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
mark-waiting = from next round on
mark-eliminated = eliminated

score = { $rounds ->
    [one] After { $rounds } round: { $list }.
   *[other] After { $rounds } rounds: { $list }.
}
score-none = No round has been finished yet.
score-target = { $target ->
    [one] The match goes to { $target } point.
   *[other] The match goes to { $target } points.
}
