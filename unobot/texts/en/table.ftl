### Tables, seats and hosts.

table-opened = { $player } opens a table of { $preset }. { $p }join takes a seat, { $p }deal starts.
table-exists = There is a table in this room already; { $p }join takes a seat.
table-none = There is no table in this room; { $p }uno opens one.
table-none-private = You are at no table.
table-which = You are at several tables: { $rooms }. Add the room, as in { $p }hand in { $example }.
table-closed = The table is closed.
table-resumed = I am back, and the round goes on.
table-waits = The table is open; { $p }join takes a seat, { $p }deal starts.
table-round-lost = This round cannot go on after an upgrade; { $p }deal starts a new one.
table-turn-again = After an upgrade this turn begins again.
rule-failed = The rule { $rule } made a mistake; the table stands where it was before.

host-only = Only { $host } (who opened the table) and the room's operators can do that.
host-now = { $name } is the host now.
skipped-by = { $by } moves { $player } on.
kicked = { $by } takes { $player } from the table.
stopped-by = { $by } stops the match.
paused-by = { $by } pauses the game; { $p }resume goes on.
paused = The game is paused; { $p }resume goes on.
resumed-by = { $by } resumes the game.
skip-not-yet = { $player } still has { $time }.

seat-away = { $player } has gone away; the seat is kept.
seat-back = { $player } is back.
seat-other = { $name } is somebody else now; the seat stays with its player.
seat-token = To take your seat back from elsewhere, tell me privately: { $p }rejoin { $token }
rejoin-unknown = No seat belongs to that token.
rejoin-what = Which token? I sent it to you when the cards were dealt.
rejoin-private = Tell me that in private, not here: whoever reads it could take your seat.

set-done = { $key } is now { $value }.
set-shown = { $key } is { $value }.
set-unknown = There is no setting { $key }. There are: { $keys }.
set-wants = { $key } takes { $wanted }, not “{ $said }”.
set-operators = Only the room's operators can set that here.
set-keys = Settings: { $list }.

command-failed = That went wrong on my side. Nothing has changed; the table goes on.
command-later = That is not there yet.
private-only = Tell me that in private.
