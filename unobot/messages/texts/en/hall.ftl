### Why a command about seats, tables and settings is refused.

refused-no-table = There is no table in this room; { $p }uno opens one.
refused-not-at-table = You have no seat at this table; { $p }join takes one.
refused-no-seat-shut = You have no seat at this table, and you can't take one now. When this match is over, { $p }uno opens the next table.
refused-seat-given-up = You have given your seat up; { $p }join takes it again.
refused-host-only = { $host ->
    [nobody] Only the table's host and the room's operators can do that.
   *[other] Only { $host }, the host of this table, and the room's operators can do that.
}
refused-not-held-now = { $name } has given the seat up.
refused-kicked-out = You were taken from this table. You can join the next match.
refused-kick-self = That is you. { $p }leave gives your seat up.
refused-leave-another = That would give up your own seat. To remove { $name }, the host types { $p }kick { $name }.
refused-again-none = Nobody has played here since I was started: { $p }uno opens a table.
refused-host-agent = { $name } is a computer player and cannot direct a table.
refused-table-runs = { $preset } is being played in this room already: { $p }rules tells how, { $p }join takes a seat.
refused-table-open = There is a table in this room already; { $p }join takes a seat.
refused-in-room-only = Tell me that in the room.
refused-private-only = Tell me that privately, not in the room.
refused-operators-only = Only the room's operators can do that.
refused-admins-only = In private only the bot's admins can do that, for the whole network. Operators: tell me in your room.
refused-seat-waits-for-token = The seat of { $name } waits for its owner. If that is you, tell me in private the line that I sent you when the cards were dealt: rejoin …
refused-wrong-token = No seat waits for that word. Please type it as I sent it to you.
refused-too-many-tokens = Too many wrong words have been tried. Please wait some minutes.
refused-token-what = Which word? It stands in the line that I sent you when the cards were dealt.
refused-skip-not-yet = Not yet: { $seconds } s are left to answer.
refused-paused-already = The game is paused already; { $p }resume goes on.
refused-not-paused = The game is not paused.
refused-wait-not-asked = The table is not waiting for you.
refused-wait-no-limit = Nobody hurries you now: your time has no limit.
refused-wait-once = You have had more time in this turn already.
refused-seat-whom = Your seat can go to somebody who is in the room and has none at this table: { $p }seat NAME
refused-seat-none = Nobody offers you a seat here; { $p }join takes one.
refused-seat-kind = The seats of this table are given by others than its players.
not-seen = I do not see { $player } among the people of this room, so that I cannot deal to { $player }. If the room hides its people, an operator can make me one, too; then I see who comes in.
cannot-whisper = { $player } cannot be dealt in, because I cannot send private messages to { $player }. Open a private chat with me, then { $p }join.
door-invited = { $player }, accept my invitation to see your cards.
door-again = { $player }, my invitation is still waiting: accept it to see your cards.
door-first = I can't deal yet: { $players } must accept my invitation to see any cards.
door-left-out = Not dealt in: { $players }. Accept my invitation, and you play from the next round on.
door-bridged = { $player } is here over a bridge, which brings no cards. Join with an account on this network, or play on your own network, if I am there.
door-alone = That is for you alone, and the bridge brings you no private messages.
to-player = { $player }: { $line }
refused-no-part-of-the-game = That is not part of the game at this table.
refused-who = Whom? For example { $p }{ $command } bob.

## The table after a time in which the bot did not hear the room.

table-back = I am back.
table-goodbye = I have to go for now. The table stays as it is, and goes on when I am back.
table-excluded = I am no longer in the room. The table waits there, and goes on when I am let in again.
table-unheard = The room does not let me speak, so nobody there can read me. The table waits until an operator lets me speak again.
player-unreached = { $player } does not get what I send in private, cards neither. Allow private messages from me, then { $p }hand.
said-again = { $line } (again)
table-lost = The table that stood here cannot go on after an upgrade, and is closed; { $p }uno opens a new one.
event-rescued = the rule { $rule } made a mistake, and the turn is passed on
