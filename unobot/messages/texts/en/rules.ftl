### Rules in words. Differences from the classic game are put together from the options.

# What stands behind the colon: `about-preset-ID`, `about-ID` of a rule or `about-option-NAME`; without them, and in
# English, what the code says of it.
rules-table = This table plays { $preset }: { $about }.
rules-preset = Rules of { $line }: { $about }.
rules-differences = Changes from classic: { $list }.
rules-options = Options: { $list }.
rules-same = These are the classic rules, unchanged.
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
    [no] There are no rules called “{ $said }”. { $p }rules list shows them all.
   *[yes] There are no rules called “{ $said }”. Did you mean { $nearest }?
}
# A part of a list, or a line of its own.
rules-rule = { $name }: { $about }
rules-option = Option { $name }={ $value }: { $about }.

match-winner = { $target ->
    [one] first to { $target } point
   *[other] first to { $target } points
}; going out scores the cards left in the other hands
match-negative = { $target ->
    [one] until someone has { $target } point
   *[other] until someone has { $target } points
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
    [winner] the winner of a round deals the next one
   *[left] the deal goes to the left
}
option-turn-timeout = { $value ->
    [off] there is no time limit
   *[other] a turn may take { $value }
}
option-idle-limit = { $value ->
    [0] idle players keep their seats
    [one] after { $value } timed-out turn a player leaves
   *[other] after { $value } timed-out turns a player leaves
}
option-first = { $value ->
    [left] the player to the dealer's left begins
   *[other] { $value } begins
}
option-first-card = { $value ->
    [plain] the first card does nothing, whatever it is
    [next] action cards are covered by the next card until a number turns up
    [number] the first card is always a number
    [dealer] the first card acts as if the dealer had played it
   *[apply] the first card acts on the first player
}
option-first-wd4 = { $value ->
    [bottom] a first Wild Draw Four goes under the pile
   *[reshuffle] a first Wild Draw Four is shuffled back
}
option-first-wild = { $value ->
    [any] any card can be played on a first Wild
   *[name] the first player chooses the colour of a first Wild
}
option-first-reverse = { $value ->
    [right] after a first Reverse the player to the dealer's right begins
   *[dealer] after a first Reverse the dealer begins
}
option-draw = { $value ->
    [until] if you can't play, you draw until you can
   *[one] you draw one card
}
option-until-cap = { $value ->
    [0] there is no limit to drawing
    [one] if you can't play, you draw at most { $value } card
   *[other] if you can't play, you draw at most { $value } cards
}
option-voluntary-draw = { $value ->
    [no] you can't draw if you can play
   *[yes] you may draw even if you can play
}
option-play-drawn = { $value ->
    [must] if the card you draw can be played, you must play it
    [never] you can't play a card in the turn in which you draw it
   *[may] if the card you draw can be played, you may play it
}
option-wild-follow = { $value ->
    [0] you need not follow a Wild
   *[other] with two players, not following a Wild costs { $value }
}
option-wd4 = { $value ->
    [strict] a Wild Draw Four can be played only without a card of the current colour
    [no-play] a Wild Draw Four can be played only if no other card can
    [free] a Wild Draw Four can always be played and never challenged
   *[challenge] a Wild Draw Four may be a bluff and can be challenged
}
option-challenge-by = { $value ->
    [anyone] any other player may challenge a Wild Draw Four
   *[next] only the next player may challenge a Wild Draw Four
}
option-challenge-success = { $value ->
    [return] a bluffed Wild Draw Four is taken back
   *[draw] the bluffer draws the four
}
option-challenge-turn = { $value ->
    [one] a challenger who was right and can't play draws only one card
   *[normal] a challenger who was right takes a normal turn
}
option-challenge-guilty = { $value ->
    [2] the bluffer draws two
   *[full] the bluffer draws as many as the card says
}
option-challenge-innocent = a wrong challenge costs { $value } extra cards
option-no-out = { $value ->
    [black] a black card cannot be the last one
    [action] neither a black card nor a coloured action can be the last one
   *[none] any card can be the last one
}
option-uno = { $value ->
    [none] you don't have to call UNO
   *[call] you have to call UNO
}
option-uno-penalty = if you are caught without calling UNO, you draw { $value }
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
    [0] trying a card that can't be played costs nothing
   *[other] trying a card that can't be played costs { $value }
}
option-target = { $value ->
    [one] the first to { $value } point wins the match
   *[other] the first to { $value } points wins the match
}
option-target-more = { $value ->
    [0] the target is the same for any number of players
    [one] for each player beyond the second the target is { $value } point higher
   *[other] for each player beyond the second the target is { $value } points higher
}
option-scoring = { $value ->
    [none] the round scores no points
    [places] a round scores one point for each player you beat
   *[cards] a round scores the cards left in the other hands
}
option-rounds = { $value ->
    [one] { $value } round is played
   *[other] { $value } rounds are played
}
option-time = { $value ->
    [off] a round has no time limit
   *[other] a round lasts { $value } at most
}
option-other = { $name } is { $value }

## The cards of the classic deck and the rules of the classic game, a line each, with the rulebook's clause at the end.

about-card-skip = Skip: the next player loses their turn. (B11)
about-card-reverse = Reverse: the direction of play changes; between two players it is a Skip. (B12)
about-card-draw-two = Draw Two: the next player draws 2 and loses their turn. (B13)
about-card-wild = Wild: play it on any card and choose the colour, as in { $p }play w red. (B14)
about-card-wild-draw-four = Wild Draw Four: you choose the colour; the next player draws 4 and loses their turn, or challenges it. It is a bluff if you hold a card of the previous colour. (B15)

about-classic-game = Match the top card by colour, number or symbol, or draw a card; the first player with no cards left wins the round. (B7)
about-matching = Play a card of the current colour, or with the top card's number or symbol. A black card fits on any card. (B7)
about-playing = The round ends when a player has no cards left; a last draw card still makes the next player draw. (B28)
about-drawing = Instead of playing, you can draw a card; if it can be played, you may play it at once. (B9)
about-calls = Call UNO as you play down to one card, before another player catches you; if you are caught, you draw cards. (B22)
about-challenge = If a Wild Draw Four hits you, you may challenge it. If it was a bluff, its player draws 4; if not, you draw 6 and lose your turn. (B17)
about-penalty = If a draw card hits you, you draw the cards and lose your turn. (B13)
about-first-card = The card turned up at the start acts on the first player, as if played. (B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = At some tables, trying a card that can't be played costs you cards. The card stays in your hand. (B31)
