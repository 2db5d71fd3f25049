### Cups: tournaments over several tables. $number is that of a table, $stage that of a stage; both count through the cup.

command-cup = cup, tournament

## What stands behind `cup`

word-cup-open = open, new
word-cup-join = join
word-cup-leave = leave
word-cup-start = start
word-cup-fill = fill
word-cup-rooms = rooms
word-cup-stop = stop
word-cup-results = results, table
word-cup-last = last
word-cup-groups = groups

help-cup = { $p }cup open 8 taiwan opens a knock-out cup for eight; { $p }cup open 8 taiwan groups opens one with groups and a final. { $p }cup shows how it stands. Also: { $p }cup join, leave, start, fill (computer players), results, last (who won), rooms, stop.

## Before it begins

cup-opened = { $kind ->
    [groups] { $player } opens a cup ({ $preset }) for { $seats } players: groups, then a final. { $p }cup join to enter; it starts when full, or with { $p }cup start.
   *[knockout] { $player } opens a knock-out cup ({ $preset }) for { $seats } players. { $p }cup join to enter; it starts when full, or with { $p }cup start.
}
cup-joined = { $player } enters the cup ({ $count } of { $seats }).
cup-left = { $player } drops out of the cup ({ $count } of { $seats }).
cup-filled = { $count ->
    [one] { $players } takes the free place in the cup.
   *[other] { $players } take the free places in the cup.
}
cup-rooms = The cup is played in { $rooms }.

## The tables

# Whoever has the seed can draw the same (docs/players/cups.md).
cup-drawn = { $kind ->
    [groups] The groups of the cup are drawn (seed { $seed }): { $tables }.
   *[stage] { $resting ->
        [0] Stage { $stage } of the cup is drawn (seed { $seed }): { $tables }.
        [one] Stage { $stage } of the cup is drawn (seed { $seed }): { $tables }. { $players } gets a bye.
       *[other] Stage { $stage } of the cup is drawn (seed { $seed }): { $tables }. { $players } get a bye.
    }
}
cup-table = table { $number }: { $players }
cup-waits = The cup starts when the match here is over.
cup-called = { $final ->
    [yes] The final of the cup, { $players }: type { $p }join within { $time }.
   *[no] Table { $number } of the cup, { $players }: type { $p }join within { $time }.
}
cup-called-there = Table { $number } of the cup is played in { $room }: { $players }.
cup-called-alone = Your cup table (table { $number }) is starting. Type { $p }join in the room within { $time }, or you forfeit it.
cup-absent = { $count ->
    [one] { $players } did not show up and forfeits this table.
   *[other] { $players } did not show up and forfeit this table.
}
cup-withdrawn = { $player } leaves the cup and forfeits the remaining tables.
cup-decided = { $count ->
    [0] Nobody advances from cup table { $number }.
    [one] { $players } advances from cup table { $number }.
   *[other] { $players } advance from cup table { $number }.
}
cup-group-decided = { $count ->
    [0] Nobody came to cup table { $number }.
   *[other] Points at cup table { $number }: { $players }.
}
cup-lot = The tie was decided by lot.
cup-won = { $count ->
    [0] The cup ({ $preset }) ends without a winner.
    [1] { $player } wins the cup ({ $preset })!
   *[other] { $player } wins the cup ({ $preset }), ahead of { $others }!
}
cup-stopped = { $by } stops the cup.

## How it stands

cup-open = { $count ->
    [one] The cup ({ $preset }) is open: { $players } has entered ({ $count } of { $seats }). { $p }cup join to enter, too.
   *[other] The cup ({ $preset }) is open: { $players } have entered ({ $count } of { $seats }). { $p }cup join to enter, too.
}
cup-running = The cup ({ $preset }) is in stage { $stage }: { $tables }.
cup-table-now = { $where ->
    [room] table { $number } in { $room }: { $players }
   *[next] then table { $number }: { $players }
}
cup-stage = { $final ->
    [yes] Final: { $tables }.
   *[no] Stage { $stage }: { $tables }.
}
cup-table-over = { $lost ->
    [0] table { $number }: { $players }
   *[other] { $count ->
        [0] table { $number }: nobody (forfeited: { $others })
       *[other] table { $number }: { $players } (forfeited: { $others })
    }
}
cup-last = { $count ->
    [0] The last cup here ({ $preset }, { $entrants } players, { $date }) had no winner.
    [1] { $player } won the last cup here ({ $preset }, { $entrants } players, { $date }).
   *[other] { $player } won the last cup here ({ $preset }, { $entrants } players, { $date }), ahead of { $others }.
}

## Refusals

refused-cup-none = There is no cup in this room; { $p }cup open 8 opens one for eight players.
refused-cup-there = There is already a cup in this room: { $p }cup shows how it stands.
refused-cup-elsewhere = The cup played here belongs to { $room }: type that there.
refused-cup-what = I don't know that word. { $p }help cup lists what you can type, for example { $p }cup open 8.
refused-cup-size = A cup is for { $least } to { $most } players, with seats=2 to seats=4 at a table.
refused-cup-begun = The cup has begun, so nobody else can enter.
refused-cup-joined-already = You are already in the cup.
refused-cup-not-in = You are not in the cup.
refused-cup-too-few = A cup needs two players; others can { $p }cup join.
refused-cup-host-only = Only the player who opened the cup and the room's operators can do that.
refused-cup-rooms-many = A cup can be played in at most { $most } further rooms.
refused-cup-room-unknown = I don't see you as an operator of { $room }, so you can't use that room.
refused-cup-room-taken = A cup is already being played in { $room }.
refused-cup-reserved = This table belongs to the cup; its seats are reserved for { $players }.
refused-cup-deal = I deal as soon as everyone is here, or when the time is up.

## In the help

setting-cup-wait = how long a cup's table waits for a player who is missing.
