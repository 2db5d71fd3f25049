### One table in several rooms.

command-share = share
help-share = { $p }share gives the host a code: { $p }share CODE, typed in another room, lets that room play at this table, on another network, too. { $p }share off parts them.
command-move = move
help-move = { $p }move #ROOM moves the table to another room where you and I are; for the host.

# A room as people of another network know it; $network is what the operator calls its network.
share-room = { $room } ({ $network })
# $command is English in every language: the people of the other room may speak another one.
share-code = Within { $minutes } minutes, type in the room that is to play at this table, too: { $p }{ $command } { $code }
share-joined = { $room } plays at this table now, too.
# $table tells who plays, and the top card of a running round.
share-joined-here = This room plays at the table of { $room } now. { $table } { $p }join takes a seat.
share-over = { $room } no longer plays at this table.
share-over-here = This room no longer plays at the table of { $room }.
share-away = I cannot hear { $room } now: who plays there is away until I can.
share-back = I hear { $room } again.
moved-away = { $player } moves this table to { $room }.
moved-here = { $player } brings a table from { $room }.

# To the players of a room that I was thrown out of, or that does not let me speak, while others play on.
table-excluded-shared = I am no longer in the room, and you are away until I am let in again. The table goes on elsewhere.
table-unheard-shared = The room does not let me speak, so nobody there can read me. The table goes on: you can read and answer me here.

refused-share-code-what = No table stands here. The host of a table gets a code by { $p }share there; { $p }share CODE, typed here, lets this room play at it.
refused-share-code-wrong = No table waits for that code. A code can be used once, within ten minutes, and between rooms of the same bot.
refused-share-table-here = This room has a table already, and can play at another one when that is closed.
refused-share-guest = This room plays at the table of another one, and only that one can let more rooms in.
refused-share-none = Nobody plays at this table but this room.
refused-share-full = A table is played in { $most } rooms at most.
refused-share-kind = Tables of a cup, and tables that are played over days, stay in their room.
refused-share-votes = While other rooms play at this table, nobody votes on its rules; { $p }share off parts the rooms.
refused-move-where = A table moves only to a room where you and I both are, and that has no table: { $p }move #ROOM
refused-move-shared = While other rooms play at this table, it stays; { $p }share off parts the rooms.
