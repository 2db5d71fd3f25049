### Around the table: where somebody plays, and tables that last for weeks.

command-games = games, tables,
    unogames*

refused-line-too-long = Those are too many rules: { $most } letters at most.

## The first deal

first-deal = Dealing in { $time }, or { $p }deal to start now.

## Where somebody sits

help-games = { $p }games lists the tables you are at, and where it is your turn.
games = You have a seat in { $list }.
games-none = You have no seat anywhere; { $p }uno in a room opens or joins a table.
own-table = your own table
games-yours = { $room } ({ $preset }): it is your turn
games-yours-until = { $room } ({ $preset }): it is your turn, { $time } left
games-theirs = { $room } ({ $preset }): { $players } to act
games-waiting = { $room } ({ $preset }): no round is being played

## Tables whose turns have a day

time-long = { $hours } h
option-pace = { $value ->
    [daily] it is played over days, with a reminder in the last quarter of your time
   *[live] it is played at once
}
