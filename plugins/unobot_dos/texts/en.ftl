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
    [1] { $player } draws a card and may match ({ $p }play CARD), put a card down ({ $p }put CARD) or pass ({ $p }pass)
   *[other] { $player } draws { $count } cards and may match ({ $p }play CARD), put a card down ({ $p }put CARD) or pass ({ $p }pass)
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
       *[pile] Match the row { $row } ({ $p }play CARD), put a card on the pile ({ $p }put CARD), or pass ({ $p }pass).
    }
   *[no] { $unmatched ->
        [row] { $player }, match the row { $row } ({ $p }play CARD), or put a card into it ({ $p }put CARD).
       *[pile] { $player }, match the row { $row } ({ $p }play CARD), put a card on the pile ({ $p }put CARD), or pass ({ $p }pass).
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
help-play-dos-game = { $p }play CARD matches a card of the row: { $p }play r5 matches a 5, { $p }play r2 g3 matches it with two cards that add up to 5; { $p }play 2 r5 says which card of the row, counted from the left.
help-draw-dos-game = { $p }draw draws a card; after that you may still match.
help-pass-dos-game = { $p }pass ends your turn, once you have matched a card or drawn one.
help-catch-dos-game = { $p }catch NAME catches a player who forgot to call DOS. The name is optional.

## One line on each card and rule (`help`): what it does, and the clause of the rulebook at the end.

about-card-number-dos-game = Play it on a card of the row with the same number, or play two cards on one that is their sum; in the preset dos the same colour is enough, too. (S4)
about-card-hash = It is any number from 1 to 10, in its own colour: the bot takes the number that makes the match, or you say it (r#=4). (S5)
about-card-wild-dos = It is a 2 of whatever colour helps. (S5)

about-dos-game = Two cards lie in the middle, the row. You match each with a card of the same number, or with two cards that add up to it; the first player with no cards left wins. (S4)
about-dos-turn = Match the cards of the row; if you can't or won't, draw one card, then match with it or put a card down. (S8)
about-dos-calls = Call DOS, like UNO, when a play leaves you one card; in the publisher's rules, when a turn leaves you two. If you are caught without it, you draw 2. (S10)

## Help at a table of DOS

help-short-dos-game =
    DOS: { $p }uno dos to open or join a table, { $p }deal to start. On your turn, match the row: { $p }play r5 (or just r5), { $p }play r2 g3 (a sum), { $p }draw, { $p }pass. One card left? { $p }dos!
    More: { $p }howto, { $p }rules, { $p }help cards, { $p }help followed by a command, card or rule. For all commands, send me help in private.
help-long-dos-game =
    Tables: { $p }uno dos to open or join one, { $p }deal to start, { $p }leave to give up your seat.
    Your turn: match the cards of the row. { $p }play r5 matches a 5, { $p }play r2 g3 matches it with two cards that add up to 5; { $p }play 2 r5 says which card of the row you mean, counted from the left.
    Then match more, or { $p }pass. Nothing matches? { $p }draw, then { $p }play, { $p }put CARD or { $p }pass, as I ask you.
    Special cards: w2 is a 2 of any colour, r# any number of its colour, as in { $p }play r#=4.
    Calling DOS: add it to your play ({ $p }play r5 dos) or type { $p }dos right away; { $p }catch a player who forgot.
    See: { $p }hand, { $p }top (the row), { $p }turn, { $p }players, { $p }moves, { $p }why r5, { $p }score, { $p }rules.
    For yourself, in private: { $p }set lists language, style, sort, highlight and hints; { $p }ping me tests your notifications.
    The host: { $p }skip, { $p }kick, { $p }host, { $p }stop, { $p }pause, { $p }resume.
    More: { $p }howto (the game in three lines), { $p }help put (a command), { $p }help w2 (a card).
howto-dos-game =
    Two cards lie in the middle, the row. On your turn match each of them, with a card of the same number or with two cards whose numbers add up to it; what you lay down is gone. The first to get rid of all their cards wins the round.
    Nothing matches? Draw one card and try again. A matched card leaves the row, and a new one takes its place. With one card left call DOS at once, or you draw two.
    Here: { $p }uno dos takes a seat, { $p }deal starts; { $p }play r5, { $p }play r2 g3, { $p }draw, { $p }pass; your cards come to you privately.
hint-first-hand-dos-game = On your turn match a card of the row, in the room or to me: play r5 matches a 5, play r2 g3 two cards that add up to 5; or draw, or pass. With one card left: dos. { $p }help explains more, { $p }set hints off ends such lines.

# Names of games as headings.
title-dos = DOS
title-dos-official = Official DOS
