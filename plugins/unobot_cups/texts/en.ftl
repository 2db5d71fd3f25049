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

help-cup = { $p }cup open 8 taiwan opens a knock-out cup for eight, { $p }cup open 8 taiwan groups one with groups and a final; { $p }cup tells how it stands. Behind { $p }cup also: join, leave, start, fill (computer players), results (all tables), last (who won), rooms, stop.

## Before it begins

cup-opened = { $kind ->
    [groups] { $player } opens a cup of { $preset } for { $seats } players: groups, then a final. { $p }cup join takes part; it begins when it is full, or with { $p }cup start.
   *[knockout] { $player } opens a cup of { $preset } for { $seats } players: knock-out. { $p }cup join takes part; it begins when it is full, or with { $p }cup start.
}
cup-joined = { $player } takes part in the cup ({ $count } of { $seats }).
cup-left = { $player } does not take part in the cup any more ({ $count } of { $seats }).
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
        [one] Stage { $stage } of the cup is drawn (seed { $seed }): { $tables }. Without a game { $players } goes on.
       *[other] Stage { $stage } of the cup is drawn (seed { $seed }): { $tables }. Without a game { $players } go on.
    }
}
cup-table = table { $number }: { $players }
cup-waits = The cup waits until the table here is over.
cup-called = { $final ->
    [yes] The final of the cup, { $players }: say { $p }join within { $time }.
   *[no] Table { $number } of the cup, { $players }: say { $p }join within { $time }.
}
cup-called-there = Table { $number } of the cup is played in { $room }: { $players }.
cup-called-alone = Your table of the cup (table { $number }) begins: say { $p }join in the room within { $time }, or you lose it by default.
cup-absent = { $count ->
    [one] { $players } has not come, and loses this table by default.
   *[other] { $players } have not come, and lose this table by default.
}
cup-withdrawn = { $player } leaves the cup, and loses the tables to come by default.
cup-decided = { $count ->
    [0] Nobody goes on from table { $number } of the cup.
    [one] From table { $number } of the cup { $players } goes on.
   *[other] From table { $number } of the cup { $players } go on.
}
cup-group-decided = { $count ->
    [0] Nobody came to table { $number } of the cup.
   *[other] Points at table { $number } of the cup: { $players }.
}
cup-lot = Between equal players the lot has decided.
cup-won = { $count ->
    [0] The cup of { $preset } is over, and nobody has won it.
    [1] { $player } wins the cup of { $preset }!
   *[other] { $player } wins the cup of { $preset }, before { $others }!
}
cup-stopped = { $by } stops the cup.

## How it stands

cup-open = { $count ->
    [one] The cup of { $preset } is open: { $players } takes part ({ $count } of { $seats }). { $p }cup join takes part, too.
   *[other] The cup of { $preset } is open: { $players } take part ({ $count } of { $seats }). { $p }cup join takes part, too.
}
cup-running = The cup of { $preset } is in stage { $stage }: { $tables }.
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
        [0] table { $number }: nobody ({ $others } by default)
       *[other] table { $number }: { $players } ({ $others } by default)
    }
}
cup-last = { $count ->
    [0] The last cup here ({ $preset }, { $entrants } players, { $date }) had no winner.
    [1] { $player } won the last cup here ({ $preset }, { $entrants } players, { $date }).
   *[other] { $player } won the last cup here ({ $preset }, { $entrants } players, { $date }), before { $others }.
}

## Refusals

refused-cup-none = There is no cup in this room; { $p }cup open 8 opens one for eight players.
refused-cup-there = There is a cup in this room already: { $p }cup tells how it stands.
refused-cup-elsewhere = The cup that is played here belongs to { $room }: tell me that there.
refused-cup-what = I do not know that word. { $p }help cup tells what there is, for example { $p }cup open 8.
refused-cup-size = A cup is for { $least } to { $most } players, with seats=2 to seats=4 at a table.
refused-cup-begun = The cup has begun, so nobody else can take part.
refused-cup-joined-already = You take part in the cup already.
refused-cup-not-in = You do not take part in the cup.
refused-cup-too-few = A cup needs two players; others can { $p }cup join.
refused-cup-host-only = Only who has opened the cup and the room's operators can do that.
refused-cup-rooms-many = A cup is played in { $most } further rooms at most.
refused-cup-room-unknown = I see you as an operator in no other room { $room }.
refused-cup-room-taken = A cup is played in { $room } already.
refused-cup-reserved = This table belongs to the cup; its seats are kept for { $players }.
refused-cup-deal = I deal as soon as everybody has come, or when the time to come is over.
