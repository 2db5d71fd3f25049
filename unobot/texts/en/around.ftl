### Around the table: presets of a room, votes on what is played, spectators, tables that last for weeks.

command-preset = preset, presets
command-watch = watch, spectate
command-games = games, tables

## What stands behind `preset`

word-preset-save = save, add
word-preset-list = list
word-preset-remove = remove, delete

## Presets of a room

help-preset = { $p }preset list tells the presets of this room. Its operators make one with { $p }preset save friday taiwan +jump-in (without rules: those of the table that is there), and end it with { $p }preset remove friday; { $p }uno friday opens a table with it.
preset-list = Presets of this room: { $list }.
preset-list-none = This room has no presets of its own; { $p }rules list names those that are everywhere.
preset-saved = Saved: { $p }uno { $name } opens a table of { $line }.
preset-removed = The preset { $name } is removed.
refused-preset-what = I can save, list or remove, for example { $p }preset save friday taiwan +jump-in.
refused-preset-name = “{ $said }” is no name for a preset: 2 to 20 letters and digits, with a letter first.
refused-preset-taken = { $name } means something else already; please take another name.
refused-preset-unknown = There is no preset “{ $said }” in this room: { $p }preset list.
refused-preset-too-many = A room has { $most } presets at most: remove one first.
refused-preset-gone = The preset { $name } cannot be played any more: { $missing } is gone. An operator can save it anew.
refused-line-too-long = Those are too many rules: { $most } letters at most.

## Votes on what is played next

vote-ahead = Ahead: { $line } ({ $votes } of { $of } votes); { $p }uno opens it.
# With so many votes the rules of the table that waits are changed.
vote-ahead-waiting = Ahead: { $line } ({ $votes } of { $needed } votes that change the rules of this table).
table-voted = It is decided: this is a table of { $preset } now. { $p }join takes a seat, { $p }deal starts.
refused-vote-late = A match is being played: its rules stay. { $p }vote kick bob votes on a player.

## The first deal

first-deal = The cards are dealt in { $time }, or now with { $p }deal.

## Spectators

help-watch = { $p }watch tells you privately, while others play, who holds how many cards and what can be laid, and all hands after the round; { $p }watch off ends it, and so does leaving the room.
watch-on = I will tell you privately how the game stands; { $p }watch off ends it.
watch-off = I will no longer tell you how the game stands.
# `list` is who holds how many cards, `told` sentences about the cards that lie there.
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] On { $top } goes { $color } or a wild card.
    [number] On { $top } goes { $color }, another { $number } or a wild card.
   *[symbol] On { $top } goes { $color }, the same symbol or a wild card.
}
watch-hands = What was left in the hands: { $list }.
watch-hand = { $player } { $cards }
refused-watch-what = Begin with { $p }watch, end with { $p }watch off.
refused-watch-player = Players cannot watch: you have a seat at this table.
refused-watch-full = { $most ->
    [one] Only one can watch here at a time, or my lines would come too late to the players.
   *[other] Only { $most } can watch here at a time, or my lines would come too late to the players.
}

## Where somebody sits

help-games = { $p }games tells where you have a seat, and where you are waited for.
games = You have a seat in { $list }.
games-none = You have no seat anywhere; { $p }uno in a room opens or joins a table.
games-yours = { $room } ({ $preset }): it is your turn
games-yours-until = { $room } ({ $preset }): it is your turn, { $time } left
games-theirs = { $room } ({ $preset }): { $players } to act
games-waiting = { $room } ({ $preset }): no round is being played

## Tables whose turns have a day

daily-opened = Every turn has a day; play here, or privately to me.
refused-daily-off = In this room tables are played at once, not over days; another room may have them.
daily-reminder = It is your turn; { $time } left.
time-long = { $hours } h
option-pace = { $value ->
    [daily] it is played over days, with a reminder when a quarter of the time is left
   *[live] it is played at once
}
