verb-press = drück, drücke, drücken, drueck, druecke, druecken
help-press = { $p }drück drückt den Knopf des Kartenwerfers, wie { $p }zieh.
act-presses = { $times ->
    [1] { $count ->
        [0] { $player } drückt, und nichts kommt heraus
        [1] { $player } drückt: eine Karte kommt heraus
       *[other] { $player } drückt: { $count } Karten kommen heraus
    }
   *[other] { $player } drückt { $times }-mal: { $counts } Karten kommen heraus
}
act-tried-presses = { $times ->
    [1] { $player } versucht eine Karte, die nicht geht, und drückt: { $counts } Karten kommen heraus
   *[other] { $player } versucht eine Karte, die nicht geht, und drückt { $times }-mal: { $counts } Karten kommen heraus
}
effect-presses = { $times ->
    [1] { $count ->
        [0] { $player } drückt, und nichts kommt heraus
        [1] { $player } drückt: eine Karte kommt heraus
       *[other] { $player } drückt: { $count } Karten kommen heraus
    }
   *[other] { $player } drückt { $times }-mal: { $counts } Karten kommen heraus
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $player } drückt und setzt aus: nichts kommt heraus
        [1] { $player } drückt und setzt aus: eine Karte kommt heraus
       *[other] { $player } drückt und setzt aus: { $count } Karten kommen heraus
    }
   *[other] { $player } drückt { $times }-mal und setzt aus: { $counts } Karten kommen heraus
}
prompt-penalty-in-presses = { $addressed ->
    [yes] { $penalty ->
        [one] Drück einmal ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
       *[other] Drück { $penalty }-mal ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
    }
   *[no] { $penalty ->
        [one] { $player }, drück einmal ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
       *[other] { $player }, drück { $penalty }-mal ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
    }
}
prompt-attack = { $addressed ->
    [yes] Wen willst du angreifen? ({ $p }wähle NAME)
   *[no] { $player }, wen willst du angreifen? ({ $p }wähle NAME)
}
top-penalty-pending-in-presses = { $penalty ->
    [one] { $seat } muss einmal drücken.
   *[other] { $seat } muss { $penalty }-mal drücken.
}
tried-in-presses = { $fine ->
    [one] { $why } Für den Versuch musst du einmal drücken.
   *[other] { $why } Für den Versuch musst du { $fine }-mal drücken.
}
refused-first-attack = Wähl erst, wen du angreifst.
refused-nothing-drawn-is-played = Karten aus dem Werfer darf man nicht gleich spielen, also bewirkt Spielzwang nichts. Nimm stattdessen freiwillig ziehen=no.
refused-attack-no-wild-draw-four = { $option } bewirkt hier nichts: es gibt keine Farbwahl Zieh Vier, und nichts kann angezweifelt werden.
refused-launcher-draws = { $option } bewirkt hier nichts: die Karten kommen aus dem Werfer.
rule-attack = { $edition ->
    [custom] die 112 Karten der neuesten Ausgabe, mit Freien Farbwahlen
    [old] die 112 Karten von 1998, mit Kartentausch, Alle Drücken und Dauerfeuer
   *[new] 112 Karten; bei vielen müssen andere den Kartenwerfer drücken
}
option-edition = { $value ->
    [custom] die Karten der neuesten Ausgabe
    [old] die Karten von 1998
   *[new] die üblichen Karten
}
option-launcher = { $value ->
    [even] der Kartenwerfer wirft 0 bis 4 Karten, alles gleich oft
   *[usual] der Kartenwerfer wirft jedes zweite Mal nichts, sonst bis zu 8 Karten
}
howto-type-attack =
    { $uno ->
        [none] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel wa rot NAME (greift jemanden an) oder drück (den Kartenwerfer).
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel wa rot NAME (greift jemanden an) oder drück (den Kartenwerfer). Bleibt dir danach eine Karte, häng uno an: spiel r5 uno.
    }
option-draw-attack = statt zu ziehen, drückst du den Kartenwerfer; er wirft nichts oder einige Karten
option-voluntary-draw-attack =
    { $value ->
        [no] wer spielen kann, darf nicht drücken
       *[yes] du darfst immer drücken
    }
option-play-drawn-attack = geworfene Karten darfst du nicht im selben Zug spielen
option-uno-penalty-attack = wer ohne UNO erwischt wird, drückt { $value }-mal
