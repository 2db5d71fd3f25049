command-stats = stats, statistik, rang, wertung
command-top10 = top10, bestenliste, rangliste
command-versus = gegen, versus, vs
command-records = rekorde
word-top10-week = woche
word-top10-month = monat
word-top10-season = saison
word-top10-all = gesamt, alle
word-top10-rating = wertung
word-top10-machines = computer
help-stats = { $p }stats zeigt deine Siege, deinen Rang und deine Wertung; { $p }stats NAME zeigt die eines anderen.
help-top10 = { $p }top10 zeigt, wer am meisten gewonnen hat. Dahinter geht woche, monat, saison oder eine frühere wie 2026-q3; wertung zeigt die Besten. Danach geht ein Spiel.
help-versus = { $p }gegen NAME zeigt, wie oft du mit jemandem gespielt hast, und wer vorn war.
help-records = { $p }rekorde zeigt die Rekorde dieses Raums.
stats = { $player }: { $wins } von { $rounds } Runden gewonnen ({ $percent } %), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $ranked ->
        [yes] , Rang { $rank } von { $of }
       *[no] {""}
    }{ $rated ->
        [yes] , Wertung { $rating }
       *[no] {""}
    }. Beste Runde: { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkte
    }; meiste Siege in Folge: { $streak }.
stats-badges = Erfolge: { $list }.
stats-none = { $player } hat noch keine Runde, die zählt. Eine Runde zählt, wenn noch jemand mitspielt.
refused-nobody-played = Hier hat niemand gespielt, der „{ $said }“ heißt.
versus = { $player } und { $other } haben { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } zusammen gespielt: { $player } war in { $ahead } vorn, { $other } in { $behind }.
versus-none = { $player } und { $other } haben noch nie zusammen gespielt.
refused-versus-whom = Gegen wen? Zum Beispiel { $p }gegen bob.
refused-versus-self = Das bist du. { $p }stats zeigt deine eigenen Runden.
# `name` ist 2026-W47, 2026-11 oder 2026-Q4; `past` ist eine Saison, die vorbei ist.
top10-title = { $kind ->
        [machine] Computerspieler, { $window ->
            [week] Siege dieser Woche ({ $name })
            [month] Siege dieses Monats ({ $name })
            [season] Siege dieser Saison ({ $name })
            [past] Siege der Saison { $name }
            [rating] Wertung
           *[all] alle Siege
        }
       *[person] { $window ->
            [week] Siege dieser Woche ({ $name })
            [month] Siege dieses Monats ({ $name })
            [season] Siege dieser Saison ({ $name })
            [past] Siege der Saison { $name }
            [rating] Wertung
           *[all] Alle Siege
        }
    }{ $which ->
        [one] , { $preset }
       *[any] {""}
    }
top10 = { $title }: { $list }.
top10-won = { $place }. { $player } { $wins } von { $rounds } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
top10-rated = { $place }. { $player } { $rating }
top10-none = { $title }: noch niemand.
refused-top10-what = Versuch { $p }top10 woche, monat, saison, gesamt oder wertung, oder eine frühere Saison wie 2026-q3; dahinter geht ein Spiel.
records = Rekorde hier: { $list }.
records-room = In diesem Raum: { $list }.
record-fastest = schnellster Sieg { $value } ({ $player })
record-moves = längste Runde { $value } Züge (mit { $player })
record-cards = größte Hand { $value } Karten ({ $player })
record-best = meiste Punkte in einer Runde { $value } ({ $player })
record-longest = meiste Siege in Folge { $value } ({ $player })
records-none = Hier wurde noch keine Runde gespielt, die zählt: es müssen zwei Leute am Tisch sitzen.
champions = Meister: { $list }.
champion = { $season } { $player } ({ $wins })
season-closed = Die Saison { $season } ist zu Ende. Die meisten Siege: { $list }. Eine neue hat begonnen.
achieved = Neue Erfolge: { $list }.
achieved-by = { $player } ({ $badge })
badge-first-win = erster Sieg
badge-streak = fünf Siege in Folge
badge-comeback = ein Sieg nach 15 Karten auf der Hand
badge-haul = 200 Punkte in einer Runde
badge-hundred = 100 Runden
word-theme-records = rekorde, Rekorde und Ränge
setting-achievements = ob Erfolge hier bekannt gegeben werden.
