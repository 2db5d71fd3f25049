event-teams-formed = es spielen: { $teams }
event-eliminated = { $seat } ist am Ziel und scheidet aus
event-time-warned = noch in dieser Runde: { $left }
match-shared-partners = { $points ->
    [one] { $players } gewinnen das Spiel mit { $points } Punkt.
   *[other] { $players } gewinnen das Spiel mit { $points } Punkten.
}
match-stopped-shared-partners = { $points ->
    [one] Das Spiel wurde abgebrochen: { $players } gewinnen mit { $points } Punkt.
   *[other] Das Spiel wurde abgebrochen: { $players } gewinnen mit { $points } Punkten.
}
round-shared-partners = { $players } gewinnen Runde { $round }.
match-elimination = wer { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} auf der Hand gesammelt hat, scheidet aus, bis einer übrig ist
match-places = eine Runde geht weiter, bis einer übrig ist
match-round = eine Runde
match-teams = zwei gegen zwei, Partner gegenüber, bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}; wer fertig wird, bekommt, was die Gegner halten
match-time = eine Runde dauert höchstens { $time }; dann gewinnen die wenigsten Karten
refused-teams-and-places = Teams und Plätze gehen nicht zusammen: nimm eines davon.
refused-mercy-and-teams = Kartengrenze und Teams gehen nicht zusammen: die Grenze träfe einen Partner allein.
refused-time-and-daily = { $rule } und { $other } gehen nicht zusammen: nimm eines davon.
