### DOS: what happens, what is asked, and why something is not possible.

event-matched = { $bonus ->
    [yes] { $seat } matches { $center } with { $cards }, all in its colour
   *[other] { $seat } matches { $center } with { $cards }
}
# Several matches of one turn: "ann matches [y5] with [y10] and [g1] with [g8]".
matched-pair = { $center } with { $cards }
list-pairs-last = { $first } and { $next }
list-pairs-more = { $first }, { $next }
matched-pairs = { $seat } matches { $pairs }
event-row-filled = the row gets { $cards }
event-put-into-row = { $seat } puts { $card } into the row
event-put-on-pile = { $seat } puts { $card } on the discard pile
event-pile-turned = the discard pile is shuffled into a new draw pile

# A draw, and what may be done after it; instead of the prompt.
act-draws-asked-match-drawn = { $count ->
    [1] { $player } draws a card: match ({ $p }play CARD), put one down ({ $p }put CARD) or pass ({ $p }pass)
   *[other] { $player } draws { $count } cards: match ({ $p }play CARD), put one down ({ $p }put CARD) or pass ({ $p }pass)
}

top-centre-row = The row: { $row }.

prompt-match = { $addressed ->
    [yes] Match the row { $row } ({ $p }play CARD), or draw ({ $p }draw).
   *[no] { $player }, match the row { $row } ({ $p }play CARD), or draw ({ $p }draw).
}
prompt-matching = { $addressed ->
    [yes] Match more of the row, { $row }, or end your turn ({ $p }pass).
   *[no] { $player }, match more of the row, { $row }, or end your turn ({ $p }pass).
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] Match the row { $row } ({ $p }play CARD), or put a card into it ({ $p }put CARD).
       *[pile] Match the row { $row } ({ $p }play CARD), put one down ({ $p }put CARD), or pass ({ $p }pass).
    }
   *[no] { $unmatched ->
        [row] { $player }, match the row { $row } ({ $p }play CARD), or put a card into it ({ $p }put CARD).
       *[pile] { $player }, match the row { $row } ({ $p }play CARD), put one down ({ $p }put CARD), or pass ({ $p }pass).
    }
}
prompt-position = { $addressed ->
    [yes] Which card of the row do you mean, { $row }? ({ $p }pick NUMBER)
   *[no] { $player }, which card of the row do you mean, { $row }? ({ $p }pick NUMBER)
}
prompt-bonus = { $addressed ->
    [yes] You may put a card into the row ({ $p }put CARD), or keep it ({ $p }pass).
   *[no] { $player } may put a card into the row ({ $p }put CARD), or keep it ({ $p }pass).
}
prompt-duty = { $addressed ->
    [yes] You must put a card into the row ({ $p }put CARD).
   *[no] { $player } must put a card into the row ({ $p }put CARD).
}

refused-no-match = { $match ->
    [number] { $card } doesn't have the number of { $row }.
   *[either] { $card } has neither the number nor the colour of { $row }.
}
refused-three-cards = One card of the row takes one card, or two that add up to it.
refused-cannot-be = { $card } cannot be { $named }.
refused-no-such-place = The row has no card at that place.
refused-matched-before = You have already matched that card of the row this turn.
refused-does-not-add-up = { $sum ->
    [0] { $cards } cannot add up to { $row }.
   *[other] { $cards } add up to { $sum }: that does not match { $row }.
}
refused-first-match = You can't do that now: match a card of the row, or draw.
refused-first-matching = You can't do that now: match more, or end your turn ({ $p }pass).
refused-first-match-drawn = You have already drawn: match, put a card down, or pass.
refused-first-position = First choose the card of the row.
refused-first-bonus = Put a card into the row, or keep it ({ $p }pass).
refused-first-duty = You must put a card into the row.

option-dos-at = { $value ->
    [2] you have to call DOS when a turn leaves you two cards
   *[other] you have to call DOS when a play leaves you one card
}
option-match = { $value ->
    [number] a single card matches by its number
   *[either] a single card matches by its number or its colour
}
option-colour-bonus = { $value ->
    [yes] matching a row card with cards of its colour earns a bonus
   *[no] colours earn no bonus
}
option-unmatched = { $value ->
    [row] if you match nothing, you must put a card into the row
   *[pile] if you match nothing, you may put a card on the discard pile
}

verb-put = put, discard
verb-dos = dos, dos!

help-put = { $p }put CARD puts a card into the row (DOS).
help-dos = { $p }dos calls DOS.
help-play-dos-game = { $p }play CARD matches a card of the row: { $p }play r5 matches a 5. { $p }play r2 g3 matches it with two cards that add up to 5. { $p }play 2 r5 plays on the second card of the row.
help-draw-dos-game = { $p }draw draws a card; after that you may still match.
help-pass-dos-game = { $p }pass ends your turn, once you have matched a card or drawn one.
help-catch-dos-game = { $p }catch NAME catches a player who forgot to call DOS. The name is optional.

## One line on each card and rule (`help`): what it does, and the clause of the rulebook at the end.

about-card-number-dos-game = Play it on a card of the row with the same number. Two cards can be played on one that is their sum. In the preset dos the same colour is enough, too. (S4)
about-card-hash = It is any number from 1 to 10, in its own colour. I take the number that makes the match, or you say it (r#=4). (S5)
about-card-wild-dos = It is a 2 of whatever colour helps. (S5)

about-dos-game = Two cards lie in the middle: the row. Match each with a card of its number, or two that add up to it. The first player with no cards left wins. (S4)
about-dos-turn = Match the cards of the row. If you can't or won't, draw a card; then match with it or put a card down. (S8)
about-dos-calls = Call DOS, like UNO, when a play leaves you one card; in the publisher's rules, when a turn leaves you two. If you are caught without it, you draw 2. (S10)

## Help at a table of DOS

help-short-dos-game = DOS: { $p }uno dos to open or join a table, { $p }deal to start. On your turn, match the row: { $p }play r5 (or just r5), { $p }play r1 g4 (a sum), { $p }draw, { $p }pass. One card left? { $p }dos!
howto-dos-game =
    { $match ->
        [number] Get rid of all your cards first to win the round. Two cards lie in the middle: the row. On your turn, match each card of the row. Play a card of its number, or two that add up to it.
       *[either] Get rid of all your cards first to win the round. Two cards lie in the middle: the row. On your turn, match each card of the row. Play a card of its number or colour, or two that add up to it.
    }

# Names of games as headings.
title-dos = DOS
title-dos-official = Official DOS

howto-type-dos-game =
    Type your moves in the room or to me. On your turn: play r5 (matches a 5) or play r1 g4 (two cards that add up to 5). play 1 r5 plays on the first card of the row. You can also draw, or pass when you have matched.{ $uno ->
        [none] { "" }
       *[other] { " " }{ $dos-at ->
            [2] If your turn leaves you two cards, type dos.
           *[other] If a play leaves you one card, add dos: play r5 dos.
        }
    }
option-uno-dos-game =
    { $value ->
        [none] DOS need not be called
       *[call] DOS must be called
    }
option-uno-penalty-dos-game = a player caught without calling DOS draws { $value }
