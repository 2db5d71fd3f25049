### Cards that several decks have; each deck says which of them it has.

effect-everyone-skipped = everyone else is skipped

about-card-skip-everyone = All others lose the turn, and whoever plays it takes another. (N11)
about-card-discard-all = All other cards of its colour in your hand go under it, without effect. It goes on its colour, or on another Discard All. (N10)
about-skip-everyone = The card Skip Everyone: all others lose the turn. (N11)
about-discard-all = The card Discard All: all other cards of its colour in the hand go with it. (N10)
