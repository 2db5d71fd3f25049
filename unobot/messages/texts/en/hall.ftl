### Why a command about seats, tables and settings is refused.

refused-no-table = There is no table in this room. Type { $p }uno to open one.
refused-not-at-table = You don't have a seat at this table. { $p }join to take one.
refused-no-seat-shut = You don't have a seat at this table, and you can't take one now. After this match, type { $p }uno to open the next table.
refused-seat-given-up = You gave up your seat. { $p }join to take it back.
refused-host-only = { $host ->
    [nobody] Only the table's host and the room's operators can do that.
   *[other] Only the host ({ $host }) and the room's operators can do that.
}
refused-not-held-now = { $name } has left the table.
refused-kicked-out = You were removed from this table. You can join the next match.
refused-kick-self = That's you. To give up your seat: { $p }leave.
refused-leave-another = That would give up your own seat. To remove { $name }, the host types { $p }kick { $name }.
refused-again-none = There is no earlier table to reopen. { $p }uno opens a new one.
refused-host-agent = { $name } is a computer player and can't be the host.
refused-table-runs = A match of { $preset } is already running here. { $p }join to take a seat, { $p }rules to see its rules.
refused-table-open = This room already has a table. { $p }join to take a seat.
refused-in-room-only = Tell me that in the room.
refused-private-only = Tell me that privately, not in the room.
refused-operators-only = Only the room's operators can do that.
refused-admins-only = In private this applies to the whole network: only the bot's admins can do it. Operators can do it in their room.
refused-seat-waits-for-token = { $name }'s seat is reserved. If it is yours, send me privately the line from the deal: rejoin …
refused-wrong-token = That word does not belong to any seat. Please type it exactly as I sent it.
refused-too-many-tokens = Too many wrong words. Please wait a few minutes.
refused-token-what = Which word? It is in the message I sent you when the cards were dealt.
refused-skip-not-yet = Not yet: they still have { $seconds } s to answer.
refused-paused-already = The game is already paused. { $p }resume to continue.
refused-not-paused = The game is not paused.
refused-wait-not-asked = The table is not waiting for you.
refused-wait-no-limit = There is no time limit on your turn.
refused-wait-once = You have already had more time this turn.
refused-seat-whom = Offer your seat to someone in the room who has no seat here: { $p }seat NAME
refused-seat-none = Nobody is offering you a seat here. { $p }join to take one.
refused-seat-kind = At this table, players can't hand over their seats.
not-seen = I can't see { $player } in this room, so I can't deal them in. If the room hides its members, an operator can make me an operator, too.
cannot-whisper = I can't deal { $player } in, because I can't send them private messages. Open a private chat with me, then { $p }join.
door-invited = { $player }, accept my invitation to see your cards.
door-again = { $player }, my invitation is still waiting: accept it to see your cards.
door-first = I can't deal yet: { $players } must accept my invitation to see any cards.
door-left-out = Not dealt in: { $players }. Accept my invitation to play from the next round on.
door-bridged = { $player } is here over a bridge, and I can't send cards over it. Join with an account on this network, or play on yours if I'm there.
door-alone = That is for you alone, and I can't send private messages over the bridge.
to-player = { $player }: { $line }
refused-no-part-of-the-game = That is not part of the game at this table.
refused-who = Who? For example { $p }{ $command } bob.

## The table after a time in which the bot did not hear the room.

table-back = I'm back.
table-goodbye = I have to go for now. The game is saved and continues when I'm back.
table-excluded = I was removed from the room. The game is saved and continues when I'm let back in.
table-unheard = I'm not allowed to speak in the room. The game waits until an operator lets me.
player-unreached = { $player } isn't getting my private messages, and so no cards. Please allow private messages from me, then type { $p }hand.
said-again = { $line } (again)
table-lost = I was upgraded and can't continue the table that was here, so I closed it. { $p }uno opens a new one.
event-rescued = the rule { $rule } failed, so the turn passes to the next player
