### Around the table: presets of a room, votes on what is played, spectators, tables that last for weeks.

command-preset = preset, presets
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

## The first deal

first-deal = The cards are dealt in { $time }, or now with { $p }deal.

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
