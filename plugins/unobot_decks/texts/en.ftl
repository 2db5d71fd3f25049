### Other decks: what their cards do, what they ask, and the decks in words.

# What may be typed for a verb, with commas between.
verb-guess = guess
help-guess = { $p }guess WORD solves a charade; the word alone, said in the room, is enough.

event-dared = { $by } dares { $seat }: “{ $text }”, or draw { $cards }
event-dare-met = { $done ->
    [yes] { $seat } has done it
   *[no] { $seat } refuses
}
event-pile-flipped = the pile is turned over, and { $card } is on top
event-charade-began = { $seat } has a word in mind and gives clues: whoever types it first discards all { $color } cards
event-charade-solved = { $seat } finds the word: “{ $word }”
event-charade-unsolved = nobody finds the word of { $seat }

prompt-dare = { $player }: done ({ $p }accept), or draw instead ({ $p }refuse)?
prompt-charade = Guess the word of { $player }, just by typing it! ({ $player } ends it with { $p }pass.)
prompt-trade-with = { $player }, trade with whom? ({ $p }pick NAME)
prompt-trade-number = { $player }, trade how many cards? ({ $p }pick NUMBER)
prompt-trade-cards = { $player }, which cards do you give? ({ $p }pick CARD CARD)

hand-charade-word = { $hand } — tell me the word here, as in “pick umbrella”, or pass
hand-trade-cards = { $hand } — which of them do you give?

refused-no-charade = There is no word to be found now.
refused-own-charade = It is for the others to find your word.
refused-not-the-word = That is not the word.
refused-first-dare = Not before you have answered the dare.
refused-first-charade = Not now: the word is still to be found.
refused-first-charade-word = Tell me your word first, in private ({ $p }pick WORD), or { $p }pass.
refused-first-trade-with = Say first with whom you trade.
refused-first-trade-number = Say first how many cards you trade.
refused-first-trade-cards = Say first which cards you give.

rule-official112 = the 108 cards, { $custom } customizable ones{ $extra ->
    [shuffle] {""} and a Wild Shuffle Hands
    [both] , a Wild Swap Hands and a Wild Shuffle Hands
   *[swap] {""} and a Wild Swap Hands
}
rule-unoplus = 200 cards: numbers twice, Draw Seven, Wild Draw Eight, Pile Flip and Blank
rule-wild4uno = the 108 cards, { $custom } customizable ones and a Wild Trade

option-wc1 = { $value ->
    [plain] wc1 only names a colour
    [charade] wc1 is a charade: who finds the word discards a colour
    [dare] wc1 dares the next player: three sit-ups, or draw 3
    [encore] wc1 gives its player another turn
    [everyone-draws] wc1 makes all others draw 2
    [purge] wc1 makes all others discard their black cards
   *[other] wc1 means { $value }
}
option-wc2 = { $value ->
    [plain] wc2 only names a colour
    [charade] wc2 is a charade: who finds the word discards a colour
    [dare] wc2 dares the next player: sing a song, or draw 2
    [encore] wc2 gives its player another turn
    [everyone-draws] wc2 makes all others draw 2
    [purge] wc2 makes all others discard their black cards
   *[other] wc2 means { $value }
}
option-wc3 = { $value ->
    [plain] wc3 only names a colour
    [charade] wc3 is a charade: who finds the word discards a colour
    [dare] wc3 dares the next player: imitate an animal, or draw 2
    [encore] wc3 gives its player another turn
    [everyone-draws] wc3 makes all others draw 2
    [purge] wc3 makes all others discard their black cards
   *[other] wc3 means { $value }
}
