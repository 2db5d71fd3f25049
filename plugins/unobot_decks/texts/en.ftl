### Other decks: what their cards do, what they ask, and the decks in words.

# What may be typed for a verb, with commas between.
verb-guess = guess
help-guess = { $p }guess WORD solves a charade. Typing the word alone in the room is enough.

event-dared = { $cards ->
    [one] { $by } dares { $seat }: “{ $text }”, or draw a card
   *[other] { $by } dares { $seat }: “{ $text }”, or draw { $cards }
}
event-dare-met = { $done ->
    [yes] { $seat } has done it
   *[no] { $seat } refuses
}
event-pile-flipped = { $drawn ->
    [yes] a card of the draw pile is turned up: { $card }
   *[no] the pile is turned over, and { $card } is on top
}
event-charade-began = { $seat } has a word in mind and gives clues; the first player to type it discards all { $color } cards
event-charade-solved = { $seat } guesses the word: “{ $word }”
event-charade-unsolved = nobody guesses { $seat }'s word

prompt-dare = { $addressed ->
    [yes] Done ({ $p }accept), or draw instead ({ $p }refuse)?
   *[no] { $player }: done ({ $p }accept), or draw instead ({ $p }refuse)?
}
prompt-charade = Guess { $player }'s word, just by typing it! ({ $player } ends it with { $p }pass.)
prompt-charade-keep = { $addressed ->
    [yes] Discard the cards of that colour ({ $p }accept), or keep them ({ $p }refuse)?
   *[no] { $player }: discard the cards of that colour ({ $p }accept), or keep them ({ $p }refuse)?
}
prompt-trade-with = { $addressed ->
    [yes] Who do you want to trade with? ({ $p }pick NAME)
   *[no] { $player }, who do you want to trade with? ({ $p }pick NAME)
}
prompt-trade-number = { $addressed ->
    [yes] How many cards do you want to trade? ({ $p }pick NUMBER)
   *[no] { $player }, how many cards do you want to trade? ({ $p }pick NUMBER)
}
prompt-trade-cards = { $addressed ->
    [yes] Which cards do you give? ({ $p }pick CARD CARD)
   *[no] { $player }, which cards do you give? ({ $p }pick CARD CARD)
}

hand-charade-word = { $hand } — tell me the word here, as in “pick umbrella”, or pass
hand-trade-cards = { $hand } — which of them do you give?

refused-no-charade = There is no word to guess now.
refused-own-charade = The others have to guess your word, not you.
refused-not-the-word = That is not the word.
refused-first-dare = First answer the dare.
refused-first-charade = Wait: the word has not been guessed yet.
refused-first-charade-word = Tell me your word first, in private ({ $p }pick WORD), or { $p }pass.
refused-first-charade-keep = First choose whether to discard the cards of that colour ({ $p }accept or { $p }refuse).
refused-first-trade-with = First choose who to trade with.
refused-first-trade-number = First choose how many cards to trade.
refused-first-trade-cards = First choose which cards to give.

rule-official112 = the 108 cards, { $custom } customizable ones{ $extra ->
    [shuffle] {""} and a Wild Shuffle Hands
    [both] , a Wild Swap Hands and a Wild Shuffle Hands
   *[swap] {""} and a Wild Swap Hands
}
rule-unoplus = 200 cards: numbers twice, Draw Seven, Wild Draw Eight, Pile Flip and Blank
rule-wild4uno = the 108 cards, { $custom } customizable ones and a Wild Trade

option-wc1 = { $value ->
    [plain] wc1 only chooses a colour
    [charade] wc1 is a charade: the player who guesses the word discards a colour
    [dare] wc1 dares the next player: three sit-ups, or draw 3
    [encore] wc1 gives its player another turn
    [everyone-draws] wc1 makes all others draw 2
    [purge] wc1 makes all others discard their black cards
   *[other] wc1 means { $value }
}
option-wc2 = { $value ->
    [plain] wc2 only chooses a colour
    [charade] wc2 is a charade: the player who guesses the word discards a colour
    [dare] wc2 dares the next player: sing a song, or draw 2
    [encore] wc2 gives its player another turn
    [everyone-draws] wc2 makes all others draw 2
    [purge] wc2 makes all others discard their black cards
   *[other] wc2 means { $value }
}
option-wc3 = { $value ->
    [plain] wc3 only chooses a colour
    [charade] wc3 is a charade: the player who guesses the word discards a colour
    [dare] wc3 dares the next player: imitate an animal, or draw 2
    [encore] wc3 gives its player another turn
    [everyone-draws] wc3 makes all others draw 2
    [purge] wc3 makes all others discard their black cards
   *[other] wc3 means { $value }
}
option-charade-keep = { $value ->
    [yes] a player who guesses the word may keep the cards
   *[no] a player who guesses the word discards the colour
}
option-pile-flip = { $value ->
    [draw] a Pile Flip turns up a card of the draw pile
   *[played] a Pile Flip turns over the played cards
}

## One line on each card and rule (`help`): what it does, and the clause of the rulebook at the end.

about-card-wild-swap-hands = Play it on any card. Choose a colour and swap hands with a player of your choice. As your last card it just wins. (D2)
about-card-wild-shuffle-hands = Play it on any card and choose a colour. All hands are shuffled together and dealt out again. As your last card it just wins. (D3)
about-card-wild-customizable-1 = Play it on any card and choose a colour. It also does what the table agreed on before the deal, if anything. (D4)
about-card-wild-customizable-2 = Play it on any card and choose a colour. It also does what the table agreed on before the deal, if anything. (D4)
about-card-wild-customizable-3 = Play it on any card and choose a colour. It also does what the table agreed on before the deal, if anything. (D4)
about-card-wild-trade = Play it on any card and choose a colour, a player and a number. You swap that many cards of your choice for as many of theirs, taken blindly. (D10)
about-card-wild-draw-eight = Play it on any card and choose a colour. The next player draws 8 and loses their turn, or challenges it. If they are wrong, they draw 10; if they are right, you draw 8. (D12)
about-card-draw-seven = The next player draws 7 and loses their turn. (D13)
about-card-pile-flip = Play it on any card. The discard pile is shuffled and turned over: match its new top card. If that is a draw card, the next player draws at once. (D14)
about-card-blank = Play it on any card. It does nothing: the card under it must still be matched. (D15)

about-official112 = The 108 cards, three Wild Customizable and a Wild Swap Hands or Wild Shuffle Hands. (D1)
about-wild4uno = The 108 cards, three Wild Customizable and a Wild Trade. (D9)
about-unoplus = 200 cards: each number twice as often, Draw Seven, Wild Draw Eight, Pile Flip and Blank. (D11)
about-swap-hands = The card Wild Swap Hands: you choose a colour and swap hands with someone. (D2)
about-shuffle-hands = The card Wild Shuffle Hands: all hands are shuffled together and dealt out again. (D3)
about-customizable = The cards Wild Customizable do what the table agrees on before the deal. (D4)
about-wild-trade = The card Wild Trade: swap cards of your choice for another player's, unseen. (D10)
about-wild-draw-eight = The card Wild Draw Eight: like a Wild Draw Four, but with 8 cards. (D12)
about-draw-seven = The card Draw Seven: like a Draw Two, but with 7 cards. (D13)
about-pile-flip = The card Pile Flip: the discard pile is shuffled and turned over. Match its new top card. (D14)
about-blank = The card Blank: it goes on anything and changes nothing. (D15)
about-custom-plain = A customizable card that only chooses a colour. (D8)
about-custom-encore = A customizable card after which everyone is skipped: its player takes another turn. (D8)
about-custom-everyone-draws = A customizable card with which all others draw 2. (D8)
about-custom-purge = A customizable card with which all others discard their black cards; a player left without cards by it is out. (D8)
about-custom-dare = A customizable card that dares the next player to do something or draw; nobody checks, it is on their honour. (D8)
about-custom-charade = A customizable card with a riddle: its player gives clues for a secret word. The first player to type it discards all cards of the chosen colour. (D8)

# Names of games as headings.
title-unoplus = UNO Plus
title-wild4uno = Trade Deck

## French and German cards, with which games of plugins are played: how they are called, and what is said of suits
## in the place of colours.

color-spades = spades
color-hearts = hearts
color-clubs = clubs
color-diamonds = diamonds
color-acorns = acorns
color-leaves = leaves
color-bells = bells
word-spades = spades, spade, of spades, ♠, ♠️
word-hearts = hearts, heart, of hearts, ♥, ♥️
word-clubs = clubs, club, of clubs, ♣, ♣️
word-diamonds = diamonds, diamond, of diamonds, ♦, ♦️
word-acorns = acorns, acorn, of acorns, 🌰
word-leaves = leaves, leaf, of leaves, 🍃
word-bells = bells, bell, of bells, 🔔
card-jack = Jack, knave
card-queen = Queen
card-unter = Unter
card-ober = Ober
card-king = King
card-ace = Ace, deuce
card-joker = Joker

# In the style `words`: what it reads as can be typed.
card-in-words-french = { $name } of { $color }
card-in-words-german = { card-in-words-french }
prompt-turn-french = { $addressed ->
    [yes] { $force ->
        [named] Your turn. Top card: { $card } ({ $color }).
        [any] Your turn. Top card: { $card } (any suit).
       *[printed] Your turn. Top card: { $card }.
    }
   *[no] { $force ->
        [named] { $player }, your turn. Top card: { $card } ({ $color }).
        [any] { $player }, your turn. Top card: { $card } (any suit).
       *[printed] { $player }, your turn. Top card: { $card }.
    }
}
reminder-turn-french = { $addressed ->
    [yes] { $force ->
        [named] It's still your turn: { $time } left. Top card: { $card } ({ $color }).
        [any] It's still your turn: { $time } left. Top card: { $card } (any suit).
       *[printed] It's still your turn: { $time } left. Top card: { $card }.
    }
   *[no] { $force ->
        [named] { $player }, it's still your turn: { $time } left. Top card: { $card } ({ $color }).
        [any] { $player }, it's still your turn: { $time } left. Top card: { $card } (any suit).
       *[printed] { $player }, it's still your turn: { $time } left. Top card: { $card }.
    }
}
prompt-color-french = { $addressed ->
    [yes] Which suit? ({ $p }suit { $colors })
   *[no] { $player }, which suit? ({ $p }suit { $colors })
}
top-french = { $force ->
    [named] On top: { $card } ({ $color }).
    [any] On top: { $card } (any suit).
   *[printed] On top: { $card }.
}
help-color-french = { $p }suit hearts chooses the suit that must be followed.
help-notation-french = A card is written as the letter of its suit ({ $colors }) and its symbol, such as { $card } ({ $text }). Words in any order work, too.
prompt-turn-german = { prompt-turn-french }
reminder-turn-german = { reminder-turn-french }
prompt-color-german = { prompt-color-french }
top-german = { top-french }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }

## Games of tricks

prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] Your turn. In the trick: { $cards }.
       *[no] Your turn: lead a card.
    }
   *[no] { $trick-open ->
        [yes] { $player }, your turn. In the trick: { $cards }.
       *[no] { $player }, your turn: lead a card.
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] It's still your turn: { $time } left. In the trick: { $cards }.
       *[no] It's still your turn to lead a card: { $time } left.
    }
   *[no] { $trick-open ->
        [yes] { $player }, it's still your turn: { $time } left. In the trick: { $cards }.
       *[no] { $player }, it's still your turn to lead a card: { $time } left.
    }
}
about-card-number-tricks = Follow the suit that was led, if you can. The highest card of that suit takes the trick, or the highest trump.
top-tricks = Turned up: { $card }.
top-trick-open = In the trick: { $cards }.
top-trumps = Trumps: { $color }.
top-pile-tricks = { "" }
event-laid-to-trick = { $seat } plays { $card }
event-trick-taken = { $seat } takes the trick ({ $tricks })
event-trumps-turned = { $seat } turns up { $card }: its suit is trumps
mark-tricks-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
refused-must-follow = You have to follow suit: { $led } was led.
round-why-hand-missing = A hand is missing: this round doesn't count.
help-play-tricks = { $p }play CARD plays a card to the trick. You must follow the suit that was led, if you can. On your turn the card alone is enough.
