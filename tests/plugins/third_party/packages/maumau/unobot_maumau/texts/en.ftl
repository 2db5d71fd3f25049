### What is typed and said, in English.

verb-mau = mau
verb-maumau = maumau, mau-mau, mau mau

preset-name-maumau = maumau
title-maumau = Mau-Mau
about-preset-maumau = Follow suit or value. A 7 makes the next player draw two, an 8 skips them, a jack wishes for a suit. Whoever has no card left wins.
rule-german-cards = German cards
about-german-cards = Mau-Mau is played with acorns, leaves, hearts and bells; the Unter wishes.

help-short-maumau-game = Mau-Mau: { $p }new maumau to open a table, { $p }join to sit down, { $p }deal to start. On your turn: a card such as { $p }play h7 (or just h7), or { $p }draw. One card left? { $p }mau!
howto-maumau-game = Get rid of all your cards first. On your turn play a card of the suit or value of the top card, or draw one. After a 7 the next player draws two, after an 8 they lose their turn. A jack goes on any card, and you wish for a suit.
howto-type-maumau-game = On your turn type in the room or to me: h7 (the seven of hearts), hj spades (a jack and the suit you wish for), or draw. If a play leaves you one card, add mau: play h7 mau.
help-play-maumau-game = { $p }play CARD plays a card: { $p }play h7, { $p }play hj spades. Add mau when it leaves you one card: { $p }play h7 mau. On your turn the card alone is enough: h7.
help-draw-maumau-game = { $p }draw draws a card, or all the cards of the sevens.
help-mau = { $p }mau calls Mau when you have one card left.
help-maumau = { $p }maumau calls Mau-Mau for your last card, where the table wants it: { $p }play h7 maumau.
help-catch-maumau-game = { $p }catch NAME catches a player who has one card and forgot to call Mau. The name is optional.

prompt-turn-sevens-due = { $addressed ->
    [yes] { $stack ->
        [yes] Draw { $cards } ({ $p }draw), or play another 7.
       *[no] Draw { $cards } ({ $p }draw).
    }
   *[no] { $stack ->
        [yes] { $player }, draw { $cards } ({ $p }draw), or play another 7.
       *[no] { $player }, draw { $cards } ({ $p }draw).
    }
}
top-sevens-due = The next player draws { $cards }.
with-call-maumau-game = { $more ->
    [yes] { $act }, says “Mau”
   *[no] { $act } and says “Mau”
}
act-calls-maumau-game = { $player } says “Mau”
act-calls-early-maumau-game = { $player } says “Mau” ahead of their play
with-out-maumau-game = { $more ->
    [yes] { $act }, says “Mau-Mau” and is out
   *[no] { $act }, says “Mau-Mau” and is out
}
and-mau-mau-called = { $more ->
    [yes] { $act }, says “Mau-Mau”
   *[no] { $act } and says “Mau-Mau”
}
event-mau-mau-called = { $seat } says “Mau-Mau”
event-mau-mau-forgotten = { $seat } forgot to say “Mau-Mau”

option-sevens = { $value ->
    [stack] a 7 may be answered with another 7
   *[draw] after a 7 the next player draws two at once
}
option-ace = { $value ->
    [again] an ace gives another turn
    [skip] an ace skips the next player
   *[nothing] an ace does nothing
}
option-jack-on-jack = { $value ->
    [yes] a jack goes on a jack
   *[no] no jack on a jack
}
option-after-draw = { $value ->
    [play] the card just drawn may be played
   *[end] drawing ends the turn
}
option-mau-mau = { $value ->
    [call] the last card is played with “Mau-Mau”
   *[none] “Mau-Mau” says itself
}
option-uno-maumau-game = { $value ->
    [none] “Mau” need not be called
   *[call] “Mau” must be called
}
option-uno-penalty-maumau-game = who is caught without “Mau” draws { $value }

refused-maumau-does-not-go = { $card } doesn't go on { $top }: play { $color }, the same value, or a jack.
refused-maumau-jack-on-jack = No jack on a jack at this table.
refused-sevens-first = First draw { $cards }, or play a 7.
refused-nothing-to-draw = There is nothing left to draw: { $p }pass.
refused-draw-first = Draw first; then you may pass.
refused-maumau-not-needed = “Mau-Mau” is for your last card, on your turn.
refused-maumau-never-needed = At this table “Mau-Mau” says itself.

about-card-number-maumau-game = Play it on the same suit or the same value. After a 7 the next player draws two; after an 8 they lose their turn.
about-card-jack-maumau-game = Play it on any card but a jack, and wish for a suit.
about-card-unter-maumau-game = Play it on any card but an Unter, and wish for a suit.
about-card-ace-maumau-game = Play it on the same suit or another ace. At most tables you play again.
