### Rules in words. Differences from the classic game are put together from the options.

rules-table = This table plays { $preset }: { $about }
rules-preset = Rules of { $line }: { $about }
rules-differences = Different from classic: { $list }.
rules-same = The classic rules, without a change.
rules-house = House rules: { $list }.
rules-match = Match: { $list }.
rules-deck = Deck: { $list }.
rules-list = Presets: { $presets }. Decks: { $decks }. House rules: { $rules }. Matches: { $matches }. More: { $p }rules NAME.
rules-list-none = none
rules-unknown = { $guess ->
    [no] I know no rules called “{ $said }”. { $p }rules list shows all.
   *[yes] I know no rules called “{ $said }”; did you mean { $nearest }?
}
rules-rule = { $name }: { $about }
rules-option = Option { $option }

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
option-challenge-success = { $value ->
    [return] a bluffed Wild Draw Four is taken back
   *[draw] who bluffed draws the four
}
option-challenge-turn = { $value ->
    [one] a challenger who was right and cannot play draws a single card
   *[normal] a challenger who was right takes a normal turn
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
option-rounds = { $value ->
    [one] { $value } round is played
   *[other] { $value } rounds are played
}
option-time = { $value ->
    [off] a round takes as long as it takes
   *[other] a round lasts { $value } at most
}
option-other = { $name } is { $value }
