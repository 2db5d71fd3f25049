### What one player alone is told.

# The form of these is fixed: scripts and screen readers rely on it.
hand = Your cards: { $cards }
hand-empty = You have no cards.
hand-playable = { $hand } (playable: { $answers })
hand-nothing = { $hand } (nothing fits: { $p }{ $answer })
hand-answers = { $hand } (answers: { $answers })
# After that, on your own turn: how many cards the others hold, in the order in which they play.
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

shown = You look at { $player }'s cards: { $cards }
shown-empty = { $player }'s hand is empty
shown-challenge = { $player } held { $cards }

# A call that was not needed, where the first one in a round costs nothing.
warned-false-call = You don't need to call { $word } now. This is just a warning; next time it costs you cards.

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
moves-none = There is nothing for you to do right now.
why-playable = { $card } can be played now.

## Refusals: why, then what is possible.

refusal = { $why } { $possible }

refused-not-understood = I don't understand “{ $said }”. { $p }help lists the commands.
refused-no-seat = You don't have a seat at this table. { $p }join to take one.
refused-not-seated = You don't have a seat at this table. { $p }join to take one.
refused-already-seated = You already have a seat.
refused-name-taken = Someone at the table is already called { $name }.
refused-no-round = No round is being played. Type { $p }deal to start one.
refused-round-running = The round is still in progress.
refused-too-few = { $least ->
    [2] You need at least two players. Others can { $p }join.
   *[other] You need at least { $least } players. Others can { $p }join.
}
refused-not-in-round = You are not in this round; you'll be dealt in next time.
refused-table-full = The table is full: { $most } players.
refused-no-entry = It's too late to join this match; anyone can join the next one.
refused-match-over = The match is over. Type { $p }uno to open a new table.
refused-not-waited-for = The table is not waiting for that player.
refused-too-late = Too late: that was already answered.
refused-unknown-card = { $known ->
    [no] Which card?
   *[yes] This deck has no card “{ $said }”.
}
refused-unknown-player = Nobody at this table is called “{ $said }”.
refused-one-card-a-turn = You can only play one card at a time here.
refused-not-held = You don't have { $card }.
refused-not-your-turn = It's { $player }'s turn, not yours.
refused-does-not-match = { $needs ->
    [color] You can't play { $card } on { $top } ({ $color }): play { $color } or a wild card.
    [number] You can't play { $card } on { $top }: play { $color }, a { $number } or a wild card.
   *[symbol] You can't play { $card } on { $top }: play { $color }, the same symbol or a wild card.
}
refused-wd4-strict = You can play { $card } only if you have no card of the current colour.
refused-wd4-no-play = You can play { $card } only if you can't play anything else.
# Something that is no answer to what is asked now: `refused-first-QUESTION`, or for one word `refused-first-QUESTION-WORD`.
refused-first-turn = It is your turn: play a card or draw one.
refused-first-turn-pass = Draw a card first; you can only pass after that.
refused-first-turn-challenge = There is nothing to challenge now.
refused-first-turn-accept = There is nothing to accept now.
refused-first-turn-refuse = There is nothing to refuse now.
refused-first-turn-color = There is no colour to choose now. Choose it with the wild card: { $p }play w red.
refused-first-turn-pick = There is nothing to pick now.
refused-first-drawn = You have already drawn: play that card or pass.
refused-first-drawn-draw = You have already drawn a card.
refused-first-penalty = First deal with the card that was played against you: draw, or answer it.
refused-first-color = First choose a colour.
refused-first-return = First play a card of the previous colour.
refused-first-swap = First choose who to swap hands with.
refused-whisper-only = Send me that in private: everyone can read it here.
refused-first-skipped = First respond to the skip: pass it on with a card, or lose your turn.
refused-first-deal = No round is being played. Type { $p }deal to start one.
refused-first-other = First answer the question you were asked.
refused-no-calls = You don't have to call { $word } at this table.
refused-call-settled = You don't have to call { $word } now.
refused-call-not-needed = { $left ->
    [one] Call { $word } when you have one card left, or as you play down to one.
   *[other] Call { $word } when you have { $left } cards left, or in the turn that leaves you { $left }.
}
refused-must-play = At this table you can't draw while you can play.
refused-nobody-to-catch = There is nobody to catch right now.
refused-rule-failed = The rule { $rule } failed, so that move was undone.
refused-not-host = Only the host can do that.
refused-too-many-cards = The deck has only { $there } of { $card }.
refused-other = You can't do that right now.

## A table that cannot be opened so

refused-wants-number = { $option } must be a number from { $low } to { $high }, not “{ $said }”.
refused-wants-word = { $option } must be one of { $words }, not “{ $said }”.
refused-wants-time = { $option } must be a time such as 90s or 3m, or off, not “{ $said }”.
refused-wants-longer-time = { $option } must be at least { $least }, or off; not “{ $said }”.
refused-wants-pause = { $option } takes a time from 1m to 24h, such as 30m; not “{ $said }”.
refused-unknown-word = { $guess ->
    [no] There is no rule or preset called “{ $said }”.
   *[yes] There is no rule or preset called “{ $said }”. Did you mean { $nearest }?
}
refused-unknown-option = { $guess ->
    [no] There is no option { $said } at this table.
   *[yes] There is no option { $said } at this table. Did you mean { $nearest }?
}
refused-option-elsewhere = The option { $said } belongs to { $owners }, which this table does not use.
refused-option-refused = { $option } has no effect together with { $rule }.
refused-two-presets = Choose either { $one } or { $other }: a table can have only one preset.
refused-no-presets = No preset is loaded, so no table can be opened.
refused-open-quote = A quotation mark is missing.
refused-missing-rule = The rule { $rule } is not installed here.
refused-needs-rule = { $other ->
    [classic-game] { $rule } only works with the classic game.
   *[other] { $rule } only works together with { $other }.
}
refused-rules-conflict = { $rule } and { $other } can't be combined ({ $reason }).
refused-one-kind-of-match = { $rule } and { $other } are both kinds of match; a table can have only one.
refused-two-decks = { $rule } and { $other } are both decks; a table can have only one.
refused-one-sided-cards = { $rule } has two-sided cards, { $other } one-sided ones; they can't be combined.
refused-until-and-never = draw=until draws until a card can be played; play-drawn=never forbids playing it. Choose one.
refused-action-takes-nothing = { $action } does not take a value, but you gave “{ $said }”.
refused-unknown-action = { $option } can be one of { $words }, not “{ $said }”.
refused-cannot-lead = You can't start a set of cards with { $card } now.
refused-not-together = Only cards with the same symbol, and no black ones, can be played together here.
refused-no-challenge = { $option } sets the cost of a challenge, but nothing can be challenged at this table. Add wd4=challenge.
refused-no-out-black = { $card } can't be your last card: you can't go out on a black card here.
refused-no-out-action = { $card } can't be your last card: nobody goes out on an action or black card here.
refused-never-last = { $card } can't be your last card.
refused-only-pairs = Only two identical cards (same colour and symbol) can be played together here.
refused-jump-in-too-late = Too late to jump in with { $card }: someone has already acted. It costs you nothing.
refused-same-card = { $one } and { $other } both define the card { $symbol }; choose one.
refused-circular-order = The order of these rules is circular: { $rules }.
refused-other-version = This game was saved by another version and can't be continued.
refused-cannot-load = This game can no longer be loaded.
refused-no-memory = This game can no longer be loaded.

## Slips

slip-card = There is no card “{ $said }” here. Did you mean { $nearest }?
slip-card-yes = There is no card “{ $said }” here. Did you mean { $nearest }? { $p }yes to play it.
slip-card-unknown = There is no card “{ $said }” here. Cards are written like r5, g+2, bs or w red.
slip-unclear = “{ $said }” could be { $candidates }. Which one?
slip-no-colors = This deck has no colours. Did you mean { $candidates }?
slip-command = I don't know “{ $said }”. Did you mean { $p }{ $nearest }?
# The first of these says what the command does, in the words of the help.
slip-command-yes = I don't know “{ $said }”. Did you mean this? { $does } Type { $p }yes to do it.
slip-move-yes = I don't know “{ $said }”. Did you mean { $p }{ $nearest }? Type { $p }yes to do it.
# A call without prefix that is not needed, where that costs cards.
slip-call-yes = Calling “{ $said }” now would cost you cards. Type { $p }yes to call it anyway.
slip-command-unknown = I don't know “{ $said }”. { $p }help lists the commands.
slip-card-what = Which card? For example { $p }play r5.
slip-color = “{ $said }” is not a colour here. Choose { $colors }.
slip-color-what = Which colour: { $colors }?
slip-color-of = { $whose ->
    [own] You choose the colour of { $card }: { $colors }.
   *[other] { $player } chooses the colour of { $card }, not you: { $colors }. Type { $p }play { $card }.
}
slip-player-what = Who? Add the name of a player; { $p }players lists them.
slip-number-what = Which number?
slip-pick-what = What do you want to pick?
slip-unread = I don't understand the “{ $said }” part.
slip-name = Nobody here is called “{ $said }”. Did you mean { $nearest }?
slip-name-unknown = Nobody at this table is called “{ $said }”.
slip-name-unclear = “{ $said }” could be { $candidates }. Who do you mean?
# In private, to somebody whose table is where this account is not. $list: rooms, each with its network in brackets.
refused-table-elsewhere = Your table is in { $list }. You can play there from any of your accounts in that room.
