### Tables, seats and hosts.

table-opened = { $player } opens a table ({ $preset }). Type { $p }join to take a seat, { $p }deal to start.
table-opened-own = Your table is open ({ $preset }). Type { $p }deal to start.
table-again = { $player } reopens the last table ({ $preset }) with { $others }. { $p }deal to start, { $p }leave to give up your seat.
table-none-private = You are not at a table. Type { $p }uno in a room to open or join one.
table-none-own = You are not at a table. Type { $p }uno here for your own table, or in a room to play with others.
greeting = Hello, I deal UNO. Type { $p }uno here for a table of your own against computer players; to play with others, type it in a room.
greeting-help = The game in three lines: { $p }howto. The commands: { $p }help.
table-which = You are at several tables: { $rooms }. Say which one, for example { $p }hand in { $example }.
table-closed = The table is closed.
table-resumed = I'm back, and the round continues.
table-waits = A table is open. { $p }join to take a seat, { $p }deal to start.
table-turn-again = I was upgraded, so this turn starts over.
rule-failed = The rule { $rule } failed, so that move was undone. The game continues.

host-now = { $name } is the host now.
host-absent = { $host } is not responding, so { $player } is the host now.
skipped-by = { $by } skips { $player }.
kicked = { $by } removes { $player } from the table.
stopped-by = { $by } stops the match.
paused-by = { $by } pauses the game. { $p }resume to continue.
paused = The game is paused. { $p }resume to continue.
resumed-by = { $by } resumes the game.
wait-given = { $player } takes more time.
seat-offered =
    { $addressed ->
        [yes] { $by } offers you their seat. { $p }seat to take it.
       *[no] { $by } offers { $player } their seat. { $p }seat to take it.
    }
seat-handed =
    { $round ->
        [yes] { $player } takes over the seat of { $old }; this round still counts for { $old }.
       *[no] { $player } takes over the seat of { $old }.
    }
pause-over = The pause has reached this room's limit; the game continues.

# Told once, at the deal, to those whom the network knows by nothing but their connection.
seat-token = If you lose your connection, send me this privately: rejoin { $token }
# To somebody who was away, for example beyond a netsplit.
seat-still-yours = You still have your seat.
# After a restart or a netsplit: whose seats are kept for them.
table-seats-wait = { $count ->
    [one] A seat is reserved for { $players }.
   *[other] Seats are reserved for { $players }.
}

## A deal that can be checked (docs/reference/fairness.md)

slow-down = Slow down, please: I only read a few lines a minute from each person.
unread = I couldn't decrypt your message. Please send it again.
unread-in-room = { $player }: I couldn't decrypt that. Please send it again.
match-deserted = Nobody has played for a while.
table-asleep = Nobody at this table is answering, so it is waiting for its players. Anyone else can open a new table with { $p }uno.
command-failed = Something went wrong on my side. Nothing has changed; please carry on.
plugin-command-failed = The command { $p }{ $command } of the plugin { $plugin } failed. Nothing has changed; please carry on.
plugin-command-cut = The command { $p }{ $command } of the plugin { $plugin } took too long and was stopped. Nothing has changed.
store-slow = I can't save anything right now, so the clock is stopped. What you type will count as soon as I can save again.
