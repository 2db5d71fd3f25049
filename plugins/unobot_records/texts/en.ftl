### What is counted of finished rounds: players, lists of the best, records, seasons, achievements.

## What is typed

command-stats = stats, rank, unowon,
    unostats*, ustats*, uscore*, unoscore*, unorank*, uno stats*, uno score*
command-top10 = top10, leaderboard,
    unotop10*, unotop*, utop*, unotop3last*, unotop10won*, topten*, t10*, uno top*, uno topwin*, uno t10*, topwin*
command-versus = versus, vs
command-records = records,
    unorecords*, unofast*, unohigh*, unoplayed*, unorow*, chanstats*, uno chanstats*

# Behind `top10`.
word-top10-week = week
word-top10-month = month
word-top10-season = season
word-top10-all = all
word-top10-rating = rating
word-top10-machines = machines

help-stats = { $p }stats shows your wins, rank and rating; { $p }stats NAME shows someone else's.
help-top10 = { $p }top10 lists who has won most. Add week, month or season, or a past season such as 2026-q3. rating lists who plays best. A preset may follow.
help-versus = { $p }versus NAME shows how often you have played someone, and who was ahead.
help-records = { $p }records shows this room's records: fastest win, longest round, highest score and more. It also shows the last champions.

## Players

stats = { $player }: { $wins } of { $rounds } rounds won ({ $percent } %), { $points } points{ $ranked ->
        [yes] , rank { $rank } of { $of }
       *[no] {""}
    }{ $rated ->
        [yes] , rating { $rating }
       *[no] {""}
    }. Best round: { $best } points; most wins in a row: { $streak }.
stats-badges = Achievements: { $list }.
stats-none = { $player } has no rounds that count yet. A round counts if another person takes part.
refused-nobody-played = Nobody called “{ $said }” has played here.

versus = { $player } and { $other } have played each other in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }: { $player } was ahead in { $ahead }, { $other } in { $behind }.
versus-none = { $player } and { $other } have never played each other.
refused-versus-whom = Against whom? For example { $p }versus bob.
refused-versus-self = That is you. { $p }stats shows your own rounds.

## Lists of the best

# `name` is 2026-W47, 2026-11 or 2026-Q4; `past` is a season that is over.
top10-title = { $kind ->
        [machine] Computer players, { $window ->
            [week] wins this week ({ $name })
            [month] wins this month ({ $name })
            [season] wins this season ({ $name })
            [past] wins in the season { $name }
            [rating] ratings
           *[all] wins of all time
        }
       *[person] { $window ->
            [week] Wins this week ({ $name })
            [month] Wins this month ({ $name })
            [season] Wins this season ({ $name })
            [past] Wins in the season { $name }
            [rating] Ratings
           *[all] Wins of all time
        }
    }{ $which ->
        [one] , { $preset }
       *[any] {""}
    }
top10 = { $title }: { $list }.
top10-won = { $place }. { $player } { $wins } of { $rounds } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
top10-rated = { $place }. { $player } { $rating }
top10-none = { $title }: nobody yet.
refused-top10-what = Try { $p }top10 week, month, season, all or rating, or a past season such as 2026-q3; you can add a preset.

## Records and seasons

records = Records here: { $list }.
records-room = In this room: { $list }.
record-fastest = fastest win { $value } ({ $player })
record-moves = longest round { $value } moves (with { $player })
record-cards = largest hand { $value } cards ({ $player })
record-best = highest score of a round { $value } points ({ $player })
record-longest = most wins in a row { $value } ({ $player })
records-none = No round has counted here yet. A round counts if two people take part.
champions = Champions: { $list }.
champion = { $season } { $player } ({ $wins })
season-closed = The season { $season } is over. Most wins: { $list }. A new one has begun.

## Achievements

achieved = New achievements: { $list }.
achieved-by = { $player } ({ $badge })
badge-first-win = first win
badge-streak = five wins in a row
badge-comeback = a win after holding 15 cards
badge-haul = 200 points in one round
badge-hundred = 100 rounds

## The web page

web-to-board = Leaderboard
web-board-none = Nobody has finished a round yet.
web-wins = Wins
web-rating = Rating
web-played = Rounds
web-month = Month
web-spans = Time
web-records = Records
web-champions = Champions of past seasons
web-best = Best round
web-form = Form: the last rounds
web-months = By month
web-opponents = Opponents
web-ahead = Ahead
web-behind = Behind
web-favourites = Favourite games
web-game = Game
web-achievements = Achievements
web-seasons = Seasons
web-season = Season
web-when = Ended
web-against = Against
web-room = Room
web-statistics = Statistics
web-people = Players
web-since = First round
web-most-wins = Most wins

## In the help

word-theme-records = records, records and ranks
setting-achievements = whether achievements are announced here.
