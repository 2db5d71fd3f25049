### What newcomers are told in their first match, each line to one player alone.

coach-turn =
    { $needs ->
        [color] A card fits on { $top } if it is { $color } or black.
        [number] A card fits on { $top } if it is { $color }, a { $number } or black.
       *[symbol] A card fits on { $top } if it is { $color }, has the same symbol or is black.
    }
coach-nothing = None of your cards fits now.
coach-drawn = The card you drew fits. You don't have to play it.
coach-penalty = A draw card hit you.
coach-penalty-challenge = A draw card hit you. Challenge it if you think its player had a card of the old colour.
coach-question = I need your answer.
coach-call = If a play leaves you one card, add { $word }. Otherwise somebody can catch you.
coach-unread = I can't read “{ $said }” as a move.
coach-over = Your match is over, so I stop explaining. { $p }set coach on starts it again.
setting-coach = whether I explain your moves privately, until your match is over.
coach-your-turn = It's your turn.
word-set-coach = coach
