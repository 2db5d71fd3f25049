command-cup = turnier
word-cup-open = eröffnen, eroeffnen, öffnen, neu
word-cup-join = mitmachen, mit, mitspielen
word-cup-leave = aussteigen, raus
word-cup-start = starten, beginnen
word-cup-fill = auffüllen, auffuellen
word-cup-rooms = räume, raeume
word-cup-stop = abbrechen, ende
word-cup-results = ergebnisse, tabelle
word-cup-last = letztes, voriges
word-cup-groups = gruppen
help-cup = { $p }turnier eröffnen 8 Taiwan eröffnet ein K.-o.-Turnier für acht; { $p }turnier eröffnen 8 Taiwan gruppen eines mit Gruppen und Finale. { $p }turnier zeigt den Stand. Auch: { $p }turnier mitmachen, aussteigen, starten, auffüllen (Computerspieler), ergebnisse, letztes (wer gewonnen hat), räume, abbrechen.
cup-opened = { $kind ->
    [groups] { $player } eröffnet ein Turnier ({ $preset }) für { $seats } Spieler: Gruppen, dann ein Finale. Mit { $p }turnier mitmachen bist du dabei; es beginnt, wenn es voll ist, oder mit { $p }turnier starten.
   *[knockout] { $player } eröffnet ein K.-o.-Turnier ({ $preset }) für { $seats } Spieler. Mit { $p }turnier mitmachen bist du dabei; es beginnt, wenn es voll ist, oder mit { $p }turnier starten.
}
cup-joined = { $player } ist beim Turnier dabei ({ $count } von { $seats }).
cup-left = { $player } ist nicht mehr beim Turnier dabei ({ $count } von { $seats }).
cup-filled = { $count ->
    [one] { $players } übernimmt den freien Platz im Turnier.
   *[other] { $players } übernehmen die freien Plätze im Turnier.
}
cup-rooms = Das Turnier wird in { $rooms } gespielt.
# Wer den Startwert hat, kann dasselbe auslosen (docs/players/cups.md).
cup-drawn = { $kind ->
    [groups] Die Gruppen des Turniers sind ausgelost (Startwert { $seed }): { $tables }.
   *[stage] { $resting ->
        [0] Turnierrunde { $stage } ist ausgelost (Startwert { $seed }): { $tables }.
        [one] Turnierrunde { $stage } ist ausgelost (Startwert { $seed }): { $tables }. { $players } hat ein Freilos.
       *[other] Turnierrunde { $stage } ist ausgelost (Startwert { $seed }): { $tables }. { $players } haben ein Freilos.
    }
}
cup-table = Tisch { $number }: { $players }
cup-waits = Das Turnier beginnt, wenn das Spiel hier aus ist.
cup-called = { $final ->
    [yes] Das Finale des Turniers, { $players }: schreibt innerhalb von { $time } { $p }mit.
   *[no] Tisch { $number } des Turniers, { $players }: schreibt innerhalb von { $time } { $p }mit.
}
cup-called-there = Tisch { $number } des Turniers wird in { $room } gespielt: { $players }.
cup-called-alone = Dein Turniertisch (Tisch { $number }) beginnt. Schreib innerhalb von { $time } im Raum { $p }mit, sonst verlierst du ihn kampflos.
cup-absent = { $count ->
    [one] { $players } ist nicht gekommen und verliert diesen Tisch kampflos.
   *[other] { $players } sind nicht gekommen und verlieren diesen Tisch kampflos.
}
cup-withdrawn = { $player } verlässt das Turnier und verliert die übrigen Tische kampflos.
cup-decided = { $count ->
    [0] Von Turniertisch { $number } kommt niemand weiter.
    [one] Von Turniertisch { $number } kommt { $players } weiter.
   *[other] Von Turniertisch { $number } kommen { $players } weiter.
}
cup-group-decided = { $count ->
    [0] An Turniertisch { $number } ist niemand gekommen.
   *[other] Punkte an Turniertisch { $number }: { $players }.
}
cup-lot = Der Gleichstand wurde durch das Los entschieden.
cup-won = { $count ->
    [0] Das Turnier ({ $preset }) endet ohne Sieger.
    [1] { $player } gewinnt das Turnier ({ $preset })!
   *[other] { $player } gewinnt das Turnier ({ $preset }), vor { $others }!
}
cup-stopped = { $by } bricht das Turnier ab.
cup-open = { $count ->
    [one] Das Turnier ({ $preset }) ist offen: { $players } ist dabei ({ $count } von { $seats }). Mit { $p }turnier mitmachen bist du es auch.
   *[other] Das Turnier ({ $preset }) ist offen: { $players } sind dabei ({ $count } von { $seats }). Mit { $p }turnier mitmachen bist du es auch.
}
cup-running = Das Turnier ({ $preset }) ist in Turnierrunde { $stage }: { $tables }.
cup-table-now = { $where ->
    [room] Tisch { $number } in { $room }: { $players }
   *[next] danach Tisch { $number }: { $players }
}
cup-stage = { $final ->
    [yes] Finale: { $tables }.
   *[no] Turnierrunde { $stage }: { $tables }.
}
cup-table-over = { $lost ->
    [0] Tisch { $number }: { $players }
   *[other] { $count ->
        [0] Tisch { $number }: niemand (kampflos verloren: { $others })
       *[other] Tisch { $number }: { $players } (kampflos verloren: { $others })
    }
}
cup-last = { $count ->
    [0] Das letzte Turnier hier ({ $preset }, { $entrants } Spieler, { $date }) hatte keinen Sieger.
    [1] { $player } gewann das letzte Turnier hier ({ $preset }, { $entrants } Spieler, { $date }).
   *[other] { $player } gewann das letzte Turnier hier ({ $preset }, { $entrants } Spieler, { $date }), vor { $others }.
}
refused-cup-none = In diesem Raum ist kein Turnier; { $p }turnier eröffnen 8 eröffnet eines für acht Spieler.
refused-cup-there = In diesem Raum ist schon ein Turnier: { $p }turnier zeigt den Stand.
refused-cup-elsewhere = Das Turnier, das hier gespielt wird, gehört zu { $room }: schreib das dort.
refused-cup-what = Dieses Wort kenne ich nicht. { $p }hilfe turnier zeigt, was geht, zum Beispiel { $p }turnier eröffnen 8.
refused-cup-size = Ein Turnier ist für { $least } bis { $most } Spieler, mit seats=2 bis seats=4 an einem Tisch.
refused-cup-begun = Das Turnier hat begonnen; niemand kann mehr dazukommen.
refused-cup-joined-already = Du bist beim Turnier schon dabei.
refused-cup-not-in = Du bist beim Turnier nicht dabei.
refused-cup-too-few = Ein Turnier braucht zwei Spieler; mit { $p }turnier mitmachen sind andere dabei.
refused-cup-host-only = Das dürfen nur die Operatoren des Raums, und wer das Turnier eröffnet hat.
refused-cup-rooms-many = Ein Turnier geht in höchstens { $most } weiteren Räumen.
refused-cup-room-unknown = Ich sehe dich nicht als Operator von { $room }; also kannst du diesen Raum nicht nehmen.
refused-cup-room-taken = In { $room } wird schon ein Turnier gespielt.
refused-cup-reserved = Dieser Tisch gehört zum Turnier; seine Plätze sind für { $players } reserviert.
refused-cup-deal = Ich gebe, sobald alle da sind, oder wenn die Zeit um ist.
setting-cup-wait = wie lange ein Turniertisch auf einen Spieler wartet, der fehlt.
