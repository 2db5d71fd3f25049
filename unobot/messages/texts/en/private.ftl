### What one player alone is told.

# The form of these is fixed: scripts and screen readers rely on it.
hand = Your cards: { $cards }
hand-empty = You have no cards.
hand-playable = { $hand } (playable: { $answers })
hand-nothing = { $hand } (nothing fits: { $p }{ $answer })
hand-answers = { $hand } (answers: { $answers })
# Behind that, on one's own turn: how many cards the others hold, in the order in which they play.
# `direction` is 1, or -1 if play goes the other way round and there are more than two players.
hand-others = { $direction ->
    [1] { $hand } · { $list }
   *[other] { $hand } · { $list } (reversed)
}
hand-other = { $player } { $count }
# How many of which cards can be chosen.
choices = { $count ->
    [exact] { $most } of { $cards }
    [one] none, or 1 of { $cards }
    [many] none, or up to { $most } of { $cards }
   *[some] { $least } to { $most } of { $cards }
}

shown = You see cards of { $player }: { $cards }
shown-empty = You see the hand of { $player }: it is empty
shown-challenge = { $player } held { $cards }

# A call that was not needed, where the first one in a round costs nothing.
warned-false-call = You need not call { $word } now. This is a warning: the next needless call costs you cards.

tried = { $fine ->
    [one] { $why } Trying it costs you { $fine } card.
   *[other] { $why } Trying it costs you { $fine } cards.
}

moves = { $playable ->
    [no] You can type { $list }.
   *[yes] { $others ->
        [no] You can play { $cards }.
       *[yes] You can play { $cards }, or { $list }.
    }
}
moves-pick = You can { $p }pick { $cards }.
moves-more = another of that kind
moves-none = Nothing is asked of you now.
why-playable = { $card } can be played now.

## Refusals: why, then what is possible.

refusal = { $why } { $possible }

refused-not-understood = I do not understand “{ $said }” here. { $p }help lists the commands.
refused-no-seat = You have no seat at this table; { $p }join takes one.
refused-not-seated = You have no seat at this table; { $p }join takes one.
refused-already-seated = You have a seat already.
refused-name-taken = Somebody at the table is called { $name } already.
refused-no-round = No round is being played; { $p }deal starts one.
refused-round-running = The round is still being played.
refused-too-few = { $least ->
    [2] A round needs two players; others can { $p }join.
   *[other] A round needs { $least } players; others can { $p }join.
}
refused-not-in-round = You are not in this round; you are dealt in next time.
refused-table-full = The table is full: { $most } players.
refused-no-entry = Nobody can join this match any more; the next one is open to all.
refused-match-over = The match is over; { $p }uno opens a new one.
refused-not-waited-for = The table is not waiting for that player.
refused-too-late = Too late: that has been answered already.
refused-unknown-card = { $known ->
    [no] Which card?
   *[yes] “{ $said }” is no card of this deck.
}
refused-unknown-player = Nobody at this table is called “{ $said }”.
refused-one-card-a-turn = Only one card is played at a time here.
refused-not-held = You do not have { $card }.
refused-not-your-turn = It is not your turn: { $player } is next.
refused-does-not-match = { $needs ->
    [color] { $card } does not go on { $top } ({ $color }): it takes { $color } or a wild card.
    [number] { $card } does not go on { $top }: it takes { $color }, another { $number } or a wild card.
   *[symbol] { $card } does not go on { $top }: it takes { $color }, the same symbol or a wild card.
}
refused-wd4-strict = { $card } may only be played without a card of the colour in force in your hand.
refused-wd4-no-play = { $card } may only be played when none of your other cards can be.
# Something that is no answer to what is asked now: `refused-first-QUESTION`, or for one word `refused-first-QUESTION-WORD`.
refused-first-turn = It is your turn: play a card or draw one.
refused-first-turn-pass = You can pass only after you have drawn a card.
refused-first-turn-challenge = There is nothing to challenge now.
refused-first-turn-accept = There is nothing to accept now.
refused-first-turn-refuse = There is nothing to refuse now.
refused-first-turn-color = No colour is to be named now; name it with the card, as in { $p }play w red.
refused-first-turn-pick = There is nothing to pick now.
refused-first-drawn = You have drawn: play the card that you drew, or pass.
refused-first-drawn-draw = You have drawn already.
refused-first-penalty = First answer the card that was played against you.
refused-first-color = First name a colour.
refused-first-return = First play a card of the colour that was in force.
refused-first-swap = First say with whom you swap hands.
refused-whisper-only = Tell me that in private: here everybody reads it.
refused-first-skipped = First answer the skip: pass it on with a card, or lose the turn.
refused-first-deal = No round is being played; { $p }deal starts one.
refused-first-other = First answer what you are asked.
refused-no-calls = { $word } is not called at this table.
refused-call-settled = You need not call { $word } now.
refused-call-not-needed = { $left ->
    [one] { $word } is called with one card left, or with the play that leaves one.
   *[other] { $word } is called with { $left } cards left, or in the turn that leaves as many.
}
refused-must-play = Whoever can play may not draw at this table.
refused-nobody-to-catch = Nobody can be caught now.
refused-rule-failed = The rule { $rule } made a mistake. The table stands where it was before.
refused-not-host = Only the host can do that.
refused-too-many-cards = The deck has only { $there } of { $card }.
refused-other = That is not possible now.

## A table that cannot be opened so

refused-wants-number = { $option } takes a number from { $low } to { $high }, not “{ $said }”.
refused-wants-word = { $option } takes one of { $words }, not “{ $said }”.
refused-wants-time = { $option } takes a time such as 90s or 3m, or off; not “{ $said }”.
refused-wants-longer-time = { $option } must be at least { $least }, or off; not “{ $said }”.
refused-wants-pause = { $option } takes a time from 1m to 24h, such as 30m; not “{ $said }”.
refused-unknown-word = { $guess ->
    [no] I know no rule or preset called “{ $said }”.
   *[yes] I know no rule or preset called “{ $said }”. Did you mean { $nearest }?
}
refused-unknown-option = { $guess ->
    [no] No rule at this table has an option { $said }.
   *[yes] No rule at this table has an option { $said }. Did you mean { $nearest }?
}
refused-option-elsewhere = The option { $said } belongs to { $owners }, which is not chosen here.
refused-option-refused = { $option } means nothing beside { $rule }.
refused-two-presets = Choose one of { $one } and { $other }; a table has one preset.
refused-no-presets = No preset is loaded, so no table can be opened.
refused-open-quote = A quotation mark is missing.
refused-missing-rule = The rule { $rule } is not loaded here.
refused-needs-rule = { $other ->
    [classic-game] { $rule } is a rule of the classic game; it does not go together with another game.
   *[other] { $rule } needs { $other } at the same table.
}
refused-rules-conflict = { $reason ->
    [one-kind-of-match] { $rule } and { $other } are two kinds of match; a table has one.
    [teams-and-places] teams play for themselves, not for places: choose one of the two.
    [mercy-and-teams] mercy would take one partner out alone; it does not go together with teams.
    [two-decks] { $rule } and { $other } are two decks; a table has one.
   *[other] { $rule } and { $other } do not go together.
}
refused-until-and-never = draw=until draws for a card that can be played, and play-drawn=never forbids playing it: choose one of the two.
refused-action-takes-nothing = { $action } takes nothing after it, not “{ $said }”.
refused-unknown-action = { $option } can be one of { $words }, not “{ $said }”.
refused-cannot-lead = Several cards cannot begin with { $card } now.
refused-not-together = Only cards with the same symbol, and no black ones, can be played together here.
refused-no-challenge = { $option } says what a challenge costs, and here nothing can be challenged: with wd4=challenge it could.
refused-no-out-black = { $card } cannot be your last card: nobody goes out on a black card here.
refused-no-out-action = { $card } cannot be your last card: nobody goes out on an action or a black card here.
refused-never-last = { $card } cannot be your last card.
refused-only-pairs = Only two cards that are quite the same, colour and symbol, can be played together here.
refused-jump-in-too-late = Too late: somebody has acted since { $card } could be jumped in on. It costs you nothing.
refused-same-card = { $one } and { $other } both say what the card { $symbol } does.
refused-circular-order = The order of these rules is circular: { $rules }.
refused-other-version = This game was saved by another version and cannot go on.
refused-cannot-load = This game cannot be loaded any more.
refused-no-memory = This game cannot be loaded any more.

## Slips

slip-card = “{ $said }” is no card here; did you mean { $nearest }?
slip-card-yes = “{ $said }” is no card here; did you mean { $nearest }? { $p }yes plays it.
slip-card-unknown = “{ $said }” is no card here. Cards are written like r5, g+2, bs, w red.
slip-unclear = “{ $said }” could be { $candidates }. Which one?
slip-no-colors = There are no colours here: { $candidates }?
slip-command = I do not know “{ $said }”; did you mean { $p }{ $nearest }?
# The first of these says what the command does, in the words of the help.
slip-command-yes = I do not know “{ $said }”. Did you mean this? { $does } Say { $p }yes, and it is done.
slip-move-yes = I do not know “{ $said }”; did you mean { $p }{ $nearest }? Say { $p }yes, and it is done.
# A call without prefix that is not needed, where that costs cards.
slip-call-yes = “{ $said }” is not to be called now, and calling it would cost you cards. Say { $p }yes to call it all the same.
slip-command-unknown = I do not know “{ $said }”. { $p }help lists the commands.
slip-card-what = Which card? For example { $p }play r5.
slip-color = “{ $said }” is no colour here: { $colors }?
slip-color-what = Which colour: { $colors }?
slip-color-of = { $whose ->
    [own] You name the colour of { $card }: { $colors }.
   *[other] { $player } names the colour of { $card }, not you: { $colors }. Type { $p }play { $card }.
}
slip-player-what = Who? For example { $p }catch NAME.
slip-number-what = Which number?
slip-pick-what = What do you pick?
slip-unread = I do not understand “{ $said }” there.
slip-name = Nobody here is called “{ $said }”; did you mean { $nearest }?
slip-name-unknown = Nobody at this table is called “{ $said }”.
slip-name-unclear = “{ $said }” could be { $candidates }. Who?
# In private, to somebody whose table is where this account is not. $list: rooms, each with its network in brackets.
refused-table-elsewhere = Your table is in { $list }. I take your moves there, from any account of yours that is in the room.
