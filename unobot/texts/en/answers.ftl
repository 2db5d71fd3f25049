### Answers to questions about the game and the table.

top = { $force ->
    [named] On top: { $card } ({ $color }).
    [any] On top: { $card } (any colour).
   *[printed] On top: { $card }.
}
top-penalty = { $player } is to draw { $count }.
top-pile = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has { $count } card.
   *[other] The draw pile has { $count } cards.
}
top-none = No card is on the table.

turn-since = { $prompt } (for { $time })
turn-none = No round is being played; { $p }deal starts one.
turn-over = The match is over; { $p }uno opens a new one.

players = Players in order ({ $direction ->
    [1] clockwise
   *[other] counter-clockwise
}): { $list }.
players-waiting = At the table: { $list }.
players-none = Nobody is at the table.
player-cards = { $count ->
    [one] { $player } { $count } card
   *[other] { $player } { $count } cards
}
player-turn = { $entry }, to act
player-dealer = { $entry }, dealer
player-left = { $player } left
player-out = { $player } out
player-waiting = { $player } next round
player-entry = { $marks ->
    [none] { $entry }
   *[some] { $entry } ({ $list })
}
mark-to-act = to act
mark-dealer = dealer
mark-left = left
mark-out = out
mark-waiting = next round
mark-eliminated = eliminated

score = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $list }.
score-none = No round has been finished yet.
score-target = The match goes to { $target } points.
