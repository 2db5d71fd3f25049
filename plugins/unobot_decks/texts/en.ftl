### Other decks: what their cards do, what they ask, and the decks in words.

event-dared = { $by } dares { $seat }: “{ $text }”, or draw { $cards }
event-dare-met = { $done ->
    [yes] { $seat } has done it
   *[no] { $seat } refuses
}
event-pile-flipped = the pile is turned over, and { $card } is on top
event-stays-in-force = { $card } still lies to be matched
event-charade-began = { $seat } has a word in mind and gives clues: whoever types it first discards all { $color } cards
event-charade-solved = { $seat } finds the word: “{ $word }”
event-charade-unsolved = nobody finds the word of { $seat }

prompt-dare = { $player }: done ({ $p }accept), or draw instead ({ $p }refuse)?
prompt-charade = Guess the word of { $player }, just by typing it! ({ $player } ends it with { $p }pass.)
prompt-trade-with = { $player }, trade with whom? ({ $p }pick NAME)
prompt-trade-number = { $player }, trade how many cards? ({ $p }pick 1)
prompt-trade-cards = { $player }, which cards do you give? ({ $p }pick CARD CARD)

hand-charade-word = { $hand } — tell me the word here, as in “pick umbrella”, or pass
hand-trade-cards = { $hand } — which of them do you give?

refused-first-dare = Not before you have answered the dare.
refused-first-charade = Not now: the word is still to be found.
refused-first-charade-word = Tell me your word first, in private ({ $p }pick WORD), or { $p }pass.
refused-first-trade-with = Say first with whom you trade.
refused-first-trade-number = Say first how many cards you trade.
refused-first-trade-cards = Say first which cards you give.

rule-official112 = the 108 cards, { $custom } customizable ones, and { $extra ->
    [shuffle] a Wild Shuffle Hands
    [both] a Wild Swap Hands and a Wild Shuffle Hands
   *[swap] a Wild Swap Hands
}
rule-unoplus = 200 cards: numbers twice, Draw Seven, Wild Draw Eight, Pile Flip and Blank
rule-wild4uno = the 108 cards, { $custom } customizable ones, and a Wild Trade

option-custom = { $value ->
    [0] no customizable card is in
    [one] { $value } customizable card is in
   *[other] { $value } customizable cards are in
}
option-extra = { $value ->
    [shuffle] a Wild Shuffle Hands is in
    [both] a Wild Swap Hands and a Wild Shuffle Hands are in
   *[swap] a Wild Swap Hands is in
}
option-wc1 = wc1 means { $value }
option-wc2 = wc2 means { $value }
option-wc3 = wc3 means { $value }
