top = { $force ->
    [named] Oben liegt { $card } ({ $color }).
    [any] Oben liegt { $card } (jede Farbe geht).
   *[printed] Oben liegt { $card }.
}
top-penalty-pending = { $seat } muss { $penalty } ziehen.
top-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch { $count } Karte.
   *[other] Im Stapel sind noch { $count } Karten.
}
top-none = Es liegt noch keine Karte auf dem Tisch.
turn-since = { $prompt } (seit { $time })
turn-none = Gerade läuft keine Runde. Mit { $p }geben geht es los.
turn-over = Das Spiel ist aus. { $p }uno eröffnet einen neuen Tisch.
players = { $direction ->
    [1] Es spielen der Reihe nach: { $list }.
   *[other] Es spielen der Reihe nach, gegen den Uhrzeigersinn: { $list }.
}
players-waiting = Am Tisch: { $list }.
players-none = Niemand sitzt am Tisch.
player-cards = { $count ->
    [one] { $player } hat { $count } Karte
   *[other] { $player } hat { $count } Karten
}
player-entry = { $entry } ({ $list })
mark-to-act = dran
mark-dealer = Geber
mark-left = hat die Runde verlassen
mark-out = fertig
mark-waiting = ab der nächsten Runde dabei
mark-eliminated = ausgeschieden
score = { $rounds ->
    [one] Nach { $rounds } Runde: { $list }.
   *[other] Nach { $rounds } Runden: { $list }.
}
score-none = Noch ist keine Runde zu Ende.
score-target = { $target ->
    [one] Das Spiel geht bis { $target } Punkt.
   *[other] Das Spiel geht bis { $target } Punkte.
}
