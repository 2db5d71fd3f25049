command-cup = turnier
help-cup = { $p }turnier open 8 taiwan eröffnet ein K.-o.-Turnier für acht; { $p }turnier open 8 taiwan groups eines mit Gruppen und Finale. { $p }turnier zeigt den Stand. Auch: { $p }turnier join, leave, start, fill (Computerspieler), results, last (wer gewonnen hat), rooms, stop.
cup-opened = { $kind ->
    [groups] { $player } eröffnet ein Turnier ({ $preset }) für { $seats } Spieler: Gruppen, dann ein Finale. Mit { $p }turnier join bist du dabei; es beginnt, wenn es voll ist, oder mit { $p }turnier start.
   *[knockout] { $player } eröffnet ein K.-o.-Turnier ({ $preset }) für { $seats } Spieler. Mit { $p }turnier join bist du dabei; es beginnt, wenn es voll ist, oder mit { $p }turnier start.
}
cup-joined = { $player } ist beim Turnier dabei ({ $count } von { $seats }).
cup-left = { $player } ist nicht mehr beim Turnier dabei ({ $count } von { $seats }).
cup-table = Tisch { $number }: { $players }
cup-waits = Das Turnier beginnt, wenn das Spiel hier aus ist.
cup-called = { $final ->
    [yes] Das Finale des Turniers, { $players }: schreibt innerhalb von { $time } { $p }mit.
   *[no] Tisch { $number } des Turniers, { $players }: schreibt innerhalb von { $time } { $p }mit.
}
cup-lot = Der Gleichstand wurde durch das Los entschieden.
cup-won = { $count ->
    [0] Das Turnier ({ $preset }) endet ohne Sieger.
    [1] { $player } gewinnt das Turnier ({ $preset })!
   *[other] { $player } gewinnt das Turnier ({ $preset }), vor { $others }!
}
cup-stopped = { $by } bricht das Turnier ab.
refused-cup-none = In diesem Raum ist kein Turnier; { $p }turnier open 8 eröffnet eines für acht Spieler.
refused-cup-there = In diesem Raum ist schon ein Turnier: { $p }turnier zeigt den Stand.
refused-cup-begun = Das Turnier hat begonnen; niemand kann mehr dazukommen.
refused-cup-joined-already = Du bist beim Turnier schon dabei.
refused-cup-not-in = Du bist beim Turnier nicht dabei.
refused-cup-too-few = Ein Turnier braucht zwei Spieler; andere können { $p }turnier join.
refused-cup-deal = Ich gebe, sobald alle da sind, oder wenn die Zeit um ist.
