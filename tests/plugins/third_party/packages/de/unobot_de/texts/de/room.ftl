act-plays = { $player } spielt { $cards }
act-draws-and-plays = { $drawn ->
    [1] { $player } zieht und spielt { $cards }
   *[other] { $player } zieht { $drawn } Karten und spielt { $cards }
}
act-draws = { $count ->
    [1] { $player } zieht eine Karte
   *[other] { $player } zieht { $count } Karten
}
act-draws-and-passes = { $count ->
    [1] { $player } zieht eine Karte und passt
   *[other] { $player } zieht { $count } Karten und passt
}
act-draws-asked-drawn = { $count ->
    [1] { $player } zieht eine Karte und darf spielen oder passen ({ $p }passe)
   *[other] { $player } zieht { $count } Karten und darf spielen oder passen ({ $p }passe)
}
act-passes = { $player } passt
act-passes-empty = { $player } passt: es ist nichts mehr zum Ziehen da
act-finds-nothing = { $player } findet nichts zum Ziehen
act-names-color = { $player } wünscht sich { $color }
act-calls = { $player } ruft { $word }
act-calls-early = { $player } ruft schon vorher { $word }
act-catches = { $count ->
    [0] { $by } erwischt { $player } ohne { $word }
   *[other] { $by } erwischt { $player } ohne { $word }: { $player } zieht { $count }
}
act-false-call = { $count ->
    [0] { $player } ruft zu Unrecht { $word }
   *[other] { $player } ruft zu Unrecht { $word } und zieht { $count }
}
act-false-catch = { $count ->
    [0] { $player } beschuldigt { $of } zu Unrecht
   *[other] { $player } beschuldigt { $of } zu Unrecht und zieht { $count }
}
act-tried = { $player } versucht eine Karte, die nicht geht, und zieht { $count }
act-challenges = { $guilty ->
    [yes] { $player } zweifelt { $of } an: es war ein Bluff
   *[no] { $player } zweifelt { $of } an: es war kein Bluff
}
with-color = { $more ->
    [yes] { $act }, wünscht sich { $color }
   *[no] { $act } und wünscht sich { $color }
}
with-call = { $more ->
    [yes] { $act }, ruft { $word }
   *[no] { $act } und ruft { $word }
}
with-out = { $more ->
    [yes] { $act }, ist fertig
   *[no] { $act } und ist fertig
}
with-draws = { $more ->
    [yes] { $count ->
        [0] { $act }, findet nichts zum Ziehen
        [1] { $act }, zieht eine Karte
       *[other] { $act }, zieht { $count }
    }
   *[no] { $count ->
        [0] { $act } und findet nichts zum Ziehen
        [1] { $act } und zieht eine Karte
       *[other] { $act } und zieht { $count }
    }
}
with-discards = { $more ->
    [yes] { $act }, legt { $cards } ab
   *[no] { $act } und legt { $cards } ab
}
with-looks = { $more ->
    [yes] { $act }, sieht sich die Karten von { $of } an
   *[no] { $act } und sieht sich die Karten von { $of } an
}
act-when-late = Die Zeit ist um: { $act }
act-time-up = Die Zeit ist um für { $player }
effect-draws = { $count ->
    [0] { $player } findet nichts zum Ziehen
    [1] { $player } zieht eine Karte
   *[other] { $player } zieht { $count }
}
effect-draws-and-is-skipped = { $count ->
    [0] { $player } findet nichts zum Ziehen und setzt aus
    [1] { $player } zieht eine Karte und setzt aus
   *[other] { $player } zieht { $count } und setzt aus
}
effect-skipped = { $player } setzt aus
effect-reversed = { $times ->
    [1] die Richtung wechselt
    [2] die Richtung wechselt zweimal
   *[other] die Richtung wechselt { $times }-mal
}
effect-takes-back = { $player } nimmt { $card } zurück
effect-goes-out = { $player } ist fertig
effect-looks = { $player } sieht sich die Karten von { $of } an
effect-discards = { $player } legt { $cards } ab
effect-discards-and-draws = { $count ->
    [0] { $player } legt { $cards } ab und findet nichts zum Ziehen
    [1] { $player } legt { $cards } ab und zieht eine Karte
   *[other] { $player } legt { $cards } ab und zieht { $count }
}
effect-hands-move = die Karten wechseln den Besitzer
effect-hands-swap = { $player } und { $other } tauschen alle Karten
effect-hands-round = alle geben ihre Karten weiter
effect-hands-shuffle = alle Karten werden gemischt und neu ausgeteilt
effect-hands-trade = { $player } und { $other } tauschen Karten
one-card = { $player } hat noch 1 Karte.
reshuffled = Der Ablagestapel wird neu gemischt.
seat-joined = { $count ->
    [one] { $player } spielt mit ({ $count } Spieler)
   *[other] { $player } spielt mit ({ $count } Spieler)
}
seat-joined-can-deal = { $player } spielt mit ({ $count } Spieler; { $p }geben, und es geht los)
seat-joined-too-few = { $player } spielt mit ({ $count } von mindestens { $least } Spielern)
seat-joined-late = { $player } kommt dazu und spielt ab der nächsten Runde mit
seat-joined-together = { $players } spielen mit ({ $count } Spieler)
seat-joined-can-deal-together = { $players } spielen mit ({ $count } Spieler; { $p }geben, und es geht los)
seat-joined-too-few-together = { $players } spielen mit ({ $count } von mindestens { $least } Spielern)
seat-joined-late-together = { $players } kommen dazu und spielen ab der nächsten Runde mit
seat-left = { $player } geht
seat-left-round = { $player } verlässt die Runde ({ $p }mit bringt zurück)
seat-idle = { $player } antwortet nicht und verlässt die Runde ({ $p }mit bringt zurück)
seat-returned = { $count ->
    [0] { $player } ist wieder da und spielt ab der nächsten Runde mit
    [one] { $player } ist wieder da, mit { $count } Karte
   *[other] { $player } ist wieder da, mit { $count } Karten
}
seat-renamed = { $old } heißt jetzt { $player }
name-was = { $player } (vorher { $old })
dealer-drawn = { $player } (hat mit { $card } die höchste Karte gezogen)
dealt = { $count ->
    [one] Runde { $round }: { $dealer } gibt jedem { $count } Karte und deckt { $card } auf
   *[other] Runde { $round }: { $dealer } gibt jedem { $count } Karten und deckt { $card } auf
}
dealt-only = { $count ->
    [one] Runde { $round }: { $dealer } gibt jedem { $count } Karte
   *[other] Runde { $round }: { $dealer } gibt jedem { $count } Karten
}
dealt-after-put-back = { $count ->
    [one] Runde { $round }: { $dealer } gibt jedem { $count } Karte und deckt { $card } auf ({ $returned } kam zurück in den Stapel)
   *[other] Runde { $round }: { $dealer } gibt jedem { $count } Karten und deckt { $card } auf ({ $returned } kam zurück in den Stapel)
}
turned-up = { $card } wird aufgedeckt
prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] Du bist dran. Oben liegt { $card } ({ $color }).
        [any] Du bist dran. Oben liegt { $card } (jede Farbe geht).
       *[printed] Du bist dran. Oben liegt { $card }.
    }
   *[no] { $force ->
        [named] { $player }, du bist dran. Oben liegt { $card } ({ $color }).
        [any] { $player }, du bist dran. Oben liegt { $card } (jede Farbe geht).
       *[printed] { $player }, du bist dran. Oben liegt { $card }.
    }
}
prompt-drawn = { $addressed ->
    [yes] Du darfst sie spielen oder passen ({ $p }passe).
   *[no] { $player } darf sie spielen oder passen ({ $p }passe).
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] Zieh, bis { $until } kommt ({ $p }zieh){ $challengeable ->
            [yes] , oder zweifle es an ({ $p }zweifel).
           *[no] , oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
       *[no] { $player }, zieh, bis { $until } kommt ({ $p }zieh){ $challengeable ->
            [yes] , oder zweifle es an ({ $p }zweifel).
           *[no] , oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] Zieh { $penalty } ({ $p }zieh), zweifle es an ({ $p }zweifel), oder antworte mit einer Karte ({ $p }spiel KARTE).
               *[no] Zieh { $penalty } ({ $p }zieh), oder zweifle es an ({ $p }zweifel).
            }
           *[no] Zieh { $penalty } ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player }, zieh { $penalty } ({ $p }zieh), zweifle es an ({ $p }zweifel), oder antworte mit einer Karte ({ $p }spiel KARTE).
               *[no] { $player }, zieh { $penalty } ({ $p }zieh), oder zweifle es an ({ $p }zweifel).
            }
           *[no] { $player }, zieh { $penalty } ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
    }
}
prompt-color = { $addressed ->
    [yes] Welche Farbe? ({ $p }farbe { $colors })
   *[no] { $player }, welche Farbe? ({ $p }farbe { $colors })
}
prompt-return = { $addressed ->
    [yes] Spiel eine Karte der vorigen Farbe: { $color } ({ $p }spiel KARTE).
   *[no] { $player }, spiel eine Karte der vorigen Farbe: { $color } ({ $p }spiel KARTE).
}
prompt-skipped = { $addressed ->
    [yes] Gib das Aussetzen mit einer Karte weiter ({ $p }spiel KARTE), oder setz aus ({ $p }passe).
   *[no] { $player }, gib das Aussetzen mit einer Karte weiter ({ $p }spiel KARTE), oder setz aus ({ $p }passe).
}
prompt-swap = { $addressed ->
    [yes] Mit wem willst du tauschen? ({ $p }wähle NAME)
   *[no] { $player }, mit wem willst du tauschen? ({ $p }wähle NAME)
}
prompt-other = { $addressed ->
    [yes] Der Tisch wartet auf dich.
   *[no] Der Tisch wartet auf { $player }.
}
reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] Du bist noch dran: noch { $time }. Oben liegt { $card } ({ $color }).
        [any] Du bist noch dran: noch { $time }. Oben liegt { $card } (jede Farbe geht).
       *[printed] Du bist noch dran: noch { $time }. Oben liegt { $card }.
    }
   *[no] { $force ->
        [named] { $player }, du bist noch dran: noch { $time }. Oben liegt { $card } ({ $color }).
        [any] { $player }, du bist noch dran: noch { $time }. Oben liegt { $card } (jede Farbe geht).
       *[printed] { $player }, du bist noch dran: noch { $time }. Oben liegt { $card }.
    }
}
reminder-other = { $addressed ->
    [yes] Der Tisch wartet auf deine Antwort: noch { $time }.
   *[no] { $player }, der Tisch wartet auf deine Antwort: noch { $time }.
}
round-won = { $player } gewinnt die Runde.
round-won-points = { $points ->
    [one] { $player } gewinnt die Runde und bekommt { $points } Punkt.
   *[other] { $player } gewinnt die Runde und bekommt { $points } Punkte.
}
round-shared = Runde { $round } endet unentschieden: { $players }.
round-won-together = { $points ->
    [one] { $players } gewinnen Runde { $round } und bekommen { $points } Punkt.
   *[other] { $players } gewinnen Runde { $round } und bekommen { $points } Punkte.
}
round-nobody = Runde { $round } endet ohne Sieger.
round-why-stalled = Niemand kann mehr spielen oder ziehen.
round-why-alone = Alle anderen sind gegangen.
round-why-time = Die Zeit ist um.
round-uncounted = Sie zählt nicht für die Bestenlisten.
places = Plätze: { $list }.
place-of = { $place }. { $player }
place-of-points = { $place }. { $player } (+{ $points })
points-gained = Punkte in dieser Runde: { $list }.
standings = { $target ->
    [0] Stand: { $list }.
   *[other] Stand: { $list } (bis { $target }).
}
points-of = { $player } { $points }
match-won = { $points ->
    [one] { $player } gewinnt das Spiel mit { $points } Punkt.
   *[other] { $player } gewinnt das Spiel mit { $points } Punkten.
}
match-won-plain = { $player } gewinnt das Spiel.
match-shared = { $points ->
    [one] Das Spiel ist aus: { $players } liegen mit je { $points } Punkt vorn.
   *[other] Das Spiel ist aus: { $players } liegen mit je { $points } Punkten vorn.
}
match-stopped-won = { $points ->
    [one] Das Spiel wurde abgebrochen: { $player } gewinnt mit { $points } Punkt.
   *[other] Das Spiel wurde abgebrochen: { $player } gewinnt mit { $points } Punkten.
}
match-stopped-shared = { $points ->
    [one] Das Spiel wurde abgebrochen: { $players } liegen mit je { $points } Punkt vorn.
   *[other] Das Spiel wurde abgebrochen: { $players } liegen mit je { $points } Punkten vorn.
}
match-stopped-alone = Das Spiel wurde abgebrochen: { $player } gewinnt.
match-stopped = Das Spiel wurde abgebrochen, bevor jemand Punkte hatte.
match-over = Das Spiel endet ohne Sieger.
match-next = Noch ein Spiel? Schreib { $p }uno.
next-deal = Die nächste Runde beginnt in { $time }, mit { $p }geben sofort.
next-deal-by-hand = Mit { $p }geben beginnt die nächste Runde.
played-for-name = { $name } (vertreten)
last-hands = Übrig sind: { $list }.
last-hand = { $place }. { $player } { $cards }
