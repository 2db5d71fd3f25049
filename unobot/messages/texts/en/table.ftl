### Tables, seats and hosts.

table-opened = { $player } opens a table of { $preset }. { $p }join takes a seat, { $p }deal starts.
table-opened-own = Your table is open ({ $preset }). { $p }deal starts.
table-again = { $player } opens a table of { $preset } once more, with { $others }. { $p }deal starts, { $p }leave gives a seat up.
table-none-private = You are at no table; { $p }uno in a room opens or joins one.
table-none-own = You are at no table. { $p }uno opens one of your own here, { $p }uno in a room opens or joins one with others.
greeting = Hello, I deal UNO. { $p }uno opens a table of your own here, against computer players; with others you play in a room.
greeting-help = The game in three lines: { $p }howto. The commands: { $p }help.
table-which = You are at several tables: { $rooms }. Add the room, as in { $p }hand in { $example }.
table-closed = The table is closed.
table-resumed = I am back, and the round goes on.
table-waits = The table is open; { $p }join takes a seat, { $p }deal starts.
table-turn-again = After an upgrade this turn begins again.
rule-failed = The rule { $rule } made a mistake; the table stands where it was before.

host-now = { $name } is the host now.
host-absent = { $host } does not answer: { $player } is the host now.
skipped-by = { $by } ends the wait for { $player }.
kicked = { $by } takes { $player } from the table.
stopped-by = { $by } stops the match.
paused-by = { $by } pauses the game; { $p }resume goes on.
paused = The game is paused; { $p }resume goes on.
resumed-by = { $by } resumes the game.
wait-given = { $player } takes more time.
seat-offered =
    { $addressed ->
        [yes] { $by } offers you their seat; { $p }seat takes it.
       *[no] { $by } offers { $player } their seat; { $player } takes it with { $p }seat.
    }
seat-handed =
    { $round ->
        [yes] { $player } takes over the seat of { $old }; this round still counts for { $old }.
       *[no] { $player } takes over the seat of { $old }.
    }
pause-over = The pause is over, for it may not last longer here.

# Told once, at the deal, to those whom the network knows by nothing but their connection.
seat-token = If you lose your connection, tell me in private: rejoin { $token }
# To somebody who was away, for example beyond a netsplit.
seat-still-yours = You still have your seat.
# After a restart or a netsplit: whose seats are kept for them.
table-seats-wait = { $count ->
    [one] The seat of { $players } is kept.
   *[other] The seats of { $players } are kept.
}

## A deal that can be checked (docs/reference/fairness.md)

slow-down = Slow down, please: I read few lines a minute of each, so that nobody waits for their turn.
unread = I could not read what you sent: its key did not reach me. Please send it again.
unread-in-room = { $player }: I could not read that, its key did not reach me. Please send it again.
match-deserted = Nobody has played for a long time.
table-asleep = Nobody at this table is answering, so it waits for its players. Anyone else can open a new one with { $p }uno.
command-failed = That went wrong on my side. Nothing has changed; the table goes on.
plugin-command-failed = The command { $p }{ $command } of the plugin { $plugin } failed and was ended. Nothing has changed; the table goes on.
store-slow = I cannot write anything down at the moment. The table's clock stands; what is typed counts as soon as I can.
