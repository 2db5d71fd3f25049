verb-guess = rate, raten
help-guess = { $p }rate WORT löst eine Scharade. Das Wort allein im Raum reicht.
event-dared = { $cards ->
    [one] { $by } fordert { $seat } heraus: „{ $text }“, oder zieh eine Karte
   *[other] { $by } fordert { $seat } heraus: „{ $text }“, oder zieh { $cards }
}
event-dare-met = { $done ->
    [yes] { $seat } hat es getan
   *[no] { $seat } weigert sich
}
event-pile-flipped = { $drawn ->
    [yes] eine Karte des Stapels wird aufgedeckt: { $card }
   *[no] der Stapel wird umgedreht, und { $card } liegt oben
}
event-charade-began = { $seat } denkt an ein Wort und gibt Hinweise: wer es zuerst schreibt, legt alle Karten in { $color } ab
event-charade-solved = { $seat } errät das Wort: „{ $word }“
event-charade-unsolved = niemand errät das Wort von { $seat }
prompt-dare = { $addressed ->
    [yes] Getan ({ $p }ja), oder ziehst du lieber ({ $p }nein)?
   *[no] { $player }: getan ({ $p }ja), oder ziehst du lieber ({ $p }nein)?
}
prompt-trade-with = { $addressed ->
    [yes] Mit wem willst du tauschen? ({ $p }wähle NAME)
   *[no] { $player }, mit wem willst du tauschen? ({ $p }wähle NAME)
}
prompt-trade-number = { $addressed ->
    [yes] Wie viele Karten willst du tauschen? ({ $p }wähle ZAHL)
   *[no] { $player }, wie viele Karten willst du tauschen? ({ $p }wähle ZAHL)
}
prompt-trade-cards = { $addressed ->
    [yes] Welche Karten gibst du? ({ $p }wähle KARTE KARTE)
   *[no] { $player }, welche Karten gibst du? ({ $p }wähle KARTE KARTE)
}
refused-no-charade = Gerade gibt es kein Wort zu raten.
refused-own-charade = Dein Wort müssen die anderen raten, nicht du.
refused-not-the-word = Das ist nicht das Wort.
refused-first-dare = Beantworte erst die Herausforderung.
refused-first-charade = Warte: das Wort ist noch nicht erraten.
refused-first-trade-with = Wähl erst, mit wem du tauschst.
refused-first-trade-number = Wähl erst, wie viele Karten du tauschst.
refused-first-trade-cards = Wähl erst, welche Karten du gibst.
color-spades = Pik
color-hearts = Herz
color-clubs = Kreuz
color-diamonds = Karo
color-acorns = Eichel
color-leaves = Laub
color-bells = Schellen
word-spades = pik, ♠
word-hearts = herz, ♥
word-clubs = kreuz, treff, ♣
word-diamonds = karo, ♦
word-acorns = eichel, eicheln
word-leaves = laub, grün, blatt
word-bells = schellen, schell
card-jack = Bube, bauer
card-queen = Dame
card-unter = Unter
card-ober = Ober
card-king = König
card-ace = Ass, as, daus
card-joker = Joker
card-in-words-french = { card-in-words }
card-in-words-german = { card-in-words }
prompt-turn-french = { prompt-turn }
reminder-turn-french = { reminder-turn }
prompt-color-french = { prompt-color }
top-french = { top }
help-color-french = { $p }farbe herz wählt die Farbe, die zu bedienen ist.
help-notation-french = Eine Karte schreibst du als Buchstaben ihrer Farbe ({ $colors }) und Zeichen, wie { $card } ({ $text }). Auch Wörter gehen, in jeder Reihenfolge.
prompt-turn-german = { prompt-turn }
reminder-turn-german = { reminder-turn }
prompt-color-german = { prompt-color }
top-german = { top }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }
prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] Du bist dran. Im Stich: { $cards }.
       *[no] Du bist dran: spiel aus.
    }
   *[no] { $trick-open ->
        [yes] { $player }, du bist dran. Im Stich: { $cards }.
       *[no] { $player }, du bist dran: spiel aus.
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] Du bist noch dran: noch { $time }. Im Stich: { $cards }.
       *[no] Du spielst aus: noch { $time }.
    }
   *[no] { $trick-open ->
        [yes] { $player }, du bist noch dran: noch { $time }. Im Stich: { $cards }.
       *[no] { $player }, du spielst aus: noch { $time }.
    }
}
top-trick-open = Im Stich: { $cards }.
top-trumps = Trumpf ist { $color }.
top-pile-tricks = { "" }
event-laid-to-trick = { $seat } spielt { $card }
event-trick-taken = { $seat } macht den Stich ({ $tricks })
event-trumps-turned = { $seat } zeigt { $card }: diese Farbe ist Trumpf
mark-tricks-taken = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
refused-must-follow = Du musst bedienen: ausgespielt ist { $led }.
round-why-hand-missing = Es fehlt ein Spieler: diese Runde zählt nicht.
help-play-tricks = { $p }spiel KARTE spielt eine Karte zum Stich. Wer kann, muss bedienen. Wenn du dran bist, reicht die Karte allein.
