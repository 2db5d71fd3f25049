### Rules in words. Differences from the classic game are put together from the options.

# What stands behind the colon: `about-preset-ID`, `about-ID` of a rule or `about-option-NAME`; without them, and in
# English, what the code says of it.
rules-table = This table plays { $preset }: { $about }.
rules-preset = Rules of { $line }: { $about }.
rules-differences = Different from classic: { $list }.
rules-same = The classic rules, without a change.
rules-house = House rules: { $list }.
rules-match = Match: { $list }.
rules-deck = Deck: { $list }.
rules-list-presets = Presets: { $list }.
rules-list-decks = Decks: { $list }.
rules-list-rules = House rules: { $list }.
rules-list-matches = Matches: { $list }.
rules-list-more = More: { $p }rules NAME.
rules-list-none = none
rules-unknown = { $guess ->
    [no] I know no rules called “{ $said }”. { $p }rules list shows all.
   *[yes] I know no rules called “{ $said }”; did you mean { $nearest }?
}
# A part of a list, or a line of its own.
rules-rule = { $name }: { $about }
rules-option = Option { $name }={ $value }: { $about }.

match-winner = { $target ->
    [one] first to { $target } point
   *[other] first to { $target } points
}; who goes out scores what the others hold
match-negative = { $target ->
    [one] until somebody has { $target } point
   *[other] until somebody has { $target } points
} in their own hands; the fewest points win
match-rounds = { $rounds ->
    [one] { $rounds } round; the most points win
   *[other] { $rounds } rounds; the most points win
}

option-cards = { $value ->
    [auto] 9 cards are dealt to two or three players, 7 to up to six, 5 to more
    [one] { $value } card is dealt
   *[other] { $value } cards are dealt
}
option-next-dealer = { $value ->
    [winner] whoever went out deals next
   *[left] the deal goes to the left
}
option-turn-timeout = { $value ->
    [off] there is no time limit
   *[other] a turn may take { $value }
}
option-idle-limit = { $value ->
    [0] nobody leaves by being idle
    [one] after { $value } timed-out turn a player leaves
   *[other] after { $value } timed-out turns a player leaves
}
option-first = { $value ->
    [left] the dealer's left begins
   *[other] { $value } begins
}
option-first-card = { $value ->
    [plain] the first card does nothing, whatever it is
    [next] cards that are no numbers stay under the next one, until a number comes
    [number] the first card is always a number
    [dealer] the first card acts as if the dealer had played it
   *[apply] the first card acts on the first player
}
option-first-wd4 = { $value ->
    [bottom] a first Wild Draw Four goes under the pile
   *[reshuffle] a first Wild Draw Four is shuffled back
}
option-first-wild = { $value ->
    [any] on a first Wild any card goes
   *[name] the first player names the colour of a first Wild
}
option-first-reverse = { $value ->
    [right] after a first Reverse the dealer's right begins
   *[dealer] after a first Reverse the dealer begins
}
option-draw = { $value ->
    [until] who cannot play draws until a card can be played
   *[one] one card is drawn
}
option-until-cap = { $value ->
    [0] there is no limit to drawing
    [one] who cannot play draws at most { $value } card
   *[other] who cannot play draws at most { $value } cards
}
option-voluntary-draw = { $value ->
    [no] who can play may not draw
   *[yes] one may always draw
}
option-play-drawn = { $value ->
    [must] a drawn card that fits is played at once
    [never] a drawn card cannot be played in the same turn
   *[may] a drawn card that fits may be played
}
option-wild-follow = { $value ->
    [0] nobody must follow a Wild
   *[other] of two players, who does not follow a Wild draws { $value }
}
option-wd4 = { $value ->
    [strict] a Wild Draw Four cannot be played beside a card of the colour in force
    [no-play] a Wild Draw Four can be played only if no other card can
    [free] a Wild Draw Four can always be played and never be challenged
   *[challenge] a Wild Draw Four may be a bluff, and be challenged
}
option-challenge-by = { $value ->
    [anyone] each other player may challenge a Wild Draw Four
   *[next] only the next player may challenge a Wild Draw Four
}
option-challenge-success = { $value ->
    [return] a bluffed Wild Draw Four is taken back
   *[draw] who bluffed draws the four
}
option-challenge-turn = { $value ->
    [one] a challenger who was right and cannot play draws a single card
   *[normal] a challenger who was right takes a normal turn
}
option-challenge-guilty = { $value ->
    [2] who bluffed draws two
   *[full] who bluffed draws as many as the card says
}
option-challenge-innocent = who challenges wrongly draws { $value } on top
option-no-out = { $value ->
    [black] a black card cannot be the last one
    [action] neither a black card nor a coloured action can be the last one
   *[none] any card can be the last one
}
option-uno = { $value ->
    [none] UNO need not be called
   *[call] UNO must be called
}
option-uno-penalty = who forgets to call UNO draws { $value }
option-false-uno = { $value ->
    [0] a needless UNO call costs nothing
   *[other] a needless UNO call costs { $value }
}
option-false-uno-warning = { $value ->
    [yes] the first needless call in a round brings only a warning
   *[no] a needless call is not warned first
}
option-false-catch = { $value ->
    [0] a wrong accusation costs nothing
   *[other] a wrong accusation costs { $value }
}
option-wrong-card = { $value ->
    [0] trying a card that does not fit costs nothing
   *[other] trying a card that does not fit costs { $value }
}
option-target = { $value ->
    [one] the match goes to { $value } point
   *[other] the match goes to { $value } points
}
option-target-more = { $value ->
    [0] the target is the same for any number of players
    [one] for each player beyond the second the target is { $value } point higher
   *[other] for each player beyond the second the target is { $value } points higher
}
option-scoring = { $value ->
    [none] the round is worth no points
    [places] a round is worth a point for each player behind one
   *[cards] a round is worth the cards of the others
}
option-rounds = { $value ->
    [one] { $value } round is played
   *[other] { $value } rounds are played
}
option-time = { $value ->
    [off] a round takes as long as it takes
   *[other] a round lasts { $value } at most
}
option-other = { $name } is { $value }

## The cards of the classic deck and the rules of the classic game, a line each, with the rulebook's clause at the end.

about-card-skip = Skip: the next player loses the turn. (B11)
about-card-reverse = Reverse: the direction of play changes; between two players it is a Skip. (B12)
about-card-draw-two = Draw Two: the next player draws 2 cards and loses the turn. (B13)
about-card-wild = Wild: it goes on any card, and whoever plays it names the colour, as in { $p }play w red. (B14)
about-card-wild-draw-four = Wild Draw Four: whoever plays it names the colour, and the next player draws 4 cards and loses the turn, or doubts it. It is a bluff if a card of the old colour is in the hand. (B15)

about-classic-game = Match the top card by colour, number or symbol, or draw a card; whoever first has no cards left wins the round. (B7)
about-matching = A card fits if it has the colour in force, or the number or symbol of the top card, or if it is black. (B7)
about-playing = The last card ends the round; a last draw card still makes the next player draw. (B28)
about-drawing = Instead of playing you draw a card, and may play that card at once if it fits. (B9)
about-calls = Whoever plays down to one card calls UNO, before another player catches them; who is caught draws cards. (B22)
about-challenge = Whoever a Wild Draw Four hits may doubt it: after a bluff its player draws 4, else the doubter draws 6 and loses the turn. (B17)
about-penalty = Whoever a draw card hits draws the cards and loses the turn. (B13)
about-first-card = The card turned up at the start acts on the first player, as if it had been played. (B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = Trying a card that does not fit may cost cards, if the table says so; the card stays in the hand. (B31)
