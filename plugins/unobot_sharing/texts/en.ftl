### One table in several rooms.

command-share = share
help-share = { $p }share gives the host a code. Type { $p }share CODE in another room, on any network, to play there, too. { $p }share off separates the rooms again.
command-move = move
help-move = { $p }move #ROOM moves the table to another room where you and I are. Only the host can do it.

# A room as people of another network know it; $network is what the operator calls its network.
share-room = { $room } ({ $network })
# $command is English in every language: the people of the other room may speak another one.
share-code = To let another room play at this table, type there within { $minutes } minutes: { $p }{ $command } { $code }
share-joined = { $room } plays at this table now, too.
# $table tells who plays, and the top card of a running round.
share-joined-here = This room has joined the table of { $room }. { $table } { $p }join to take a seat.
share-over = { $room } no longer plays at this table.
share-over-here = This room no longer plays at the table of { $room }.
share-away = I have lost the connection to { $room }; its players are away until it is back.
share-back = The connection to { $room } is back.
moved-away = { $player } moves this table to { $room }.
moved-here = { $player } brings a table from { $room }.

# To the players of a room that I was thrown out of, or that does not let me speak, while others play on.
table-excluded-shared = I was removed from the room, so you count as away until I'm let back in. The game continues elsewhere.
table-unheard-shared = I'm not allowed to speak in the room. The game continues: you can read and answer me here.

refused-share-code-what = There is no table here. The host of a table gets a code with { $p }share; type { $p }share CODE here to play at that table.
refused-share-code-wrong = That code doesn't work. A code can be used once, within ten minutes, between rooms of the same bot.
refused-share-table-here = This room already has a table. It can join another one when that table is closed.
refused-share-guest = This room plays at the table of another room. Only that room can let more rooms in.
refused-share-none = This room is not sharing its table.
refused-share-full = A table can be played in at most { $most } rooms.
refused-share-kind = Cup tables and tables with a day for each turn can't leave their room.
refused-share-votes = You can't vote on the rules while other rooms play at this table. { $p }share off separates the rooms.
refused-move-where = A table can only move to a room without one, where we both are: { $p }move #ROOM
refused-move-shared = You can't move the table while other rooms play at it. { $p }share off separates the rooms.
