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
prompt-charade = Erratet das Wort von { $player }: schreibt es einfach! ({ $player } beendet es mit { $p }passe.)
prompt-charade-keep = { $addressed ->
    [yes] Legst du die Karten dieser Farbe ab ({ $p }ja), oder behältst du sie ({ $p }nein)?
   *[no] { $player }: legst du die Karten dieser Farbe ab ({ $p }ja), oder behältst du sie ({ $p }nein)?
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
hand-charade-word = { $hand } — sag mir hier das Wort, zum Beispiel „wähle regenschirm“, oder passe
hand-trade-cards = { $hand } — welche davon gibst du?
refused-no-charade = Gerade gibt es kein Wort zu raten.
refused-own-charade = Dein Wort müssen die anderen raten, nicht du.
refused-not-the-word = Das ist nicht das Wort.
refused-first-dare = Beantworte erst die Herausforderung.
refused-first-charade = Warte: das Wort ist noch nicht erraten.
refused-first-charade-word = Sag mir erst dein Wort, privat ({ $p }wähle WORT), oder { $p }passe.
refused-first-charade-keep = Wähl erst, ob du die Karten dieser Farbe ablegst ({ $p }ja oder { $p }nein).
refused-first-trade-with = Wähl erst, mit wem du tauschst.
refused-first-trade-number = Wähl erst, wie viele Karten du tauschst.
refused-first-trade-cards = Wähl erst, welche Karten du gibst.
rule-official112 = die 108 Karten, { $custom ->
    [one] eine Freie Farbwahl
   *[other] { $custom } Freie Farbwahlen
}{ $extra ->
    [shuffle] {""} und Farbwahl Neu Mischen
    [both] , Farbwahl Kartentausch und Farbwahl Neu Mischen
   *[swap] {""} und Farbwahl Kartentausch
}
rule-unoplus = Zahlen doppelt, Zieh Sieben, Farbwahl Zieh Acht, Stapelwende und Leerkarte
rule-wild4uno = die 108 Karten, { $custom ->
    [one] eine Freie Farbwahl
   *[other] { $custom } Freie Farbwahlen
} und ein Tauschhandel
option-wc1 = { $value ->
    [plain] wc1 wählt nur eine Farbe
    [charade] wc1 ist eine Scharade: wer das Wort errät, legt eine Farbe ab
    [dare] wc1 fordert den Nächsten heraus: drei Rumpfbeugen, oder 3 ziehen
    [encore] wc1 gibt dem, der sie spielt, noch einen Zug
    [everyone-draws] bei wc1 ziehen alle anderen 2
    [purge] bei wc1 legen alle anderen ihre schwarzen Karten ab
   *[other] wc1 bedeutet { $value }
}
option-wc2 = { $value ->
    [plain] wc2 wählt nur eine Farbe
    [charade] wc2 ist eine Scharade: wer das Wort errät, legt eine Farbe ab
    [dare] wc2 fordert den Nächsten heraus: ein Lied singen, oder 2 ziehen
    [encore] wc2 gibt dem, der sie spielt, noch einen Zug
    [everyone-draws] bei wc2 ziehen alle anderen 2
    [purge] bei wc2 legen alle anderen ihre schwarzen Karten ab
   *[other] wc2 bedeutet { $value }
}
option-wc3 = { $value ->
    [plain] wc3 wählt nur eine Farbe
    [charade] wc3 ist eine Scharade: wer das Wort errät, legt eine Farbe ab
    [dare] wc3 fordert den Nächsten heraus: ein Tier nachmachen, oder 2 ziehen
    [encore] wc3 gibt dem, der sie spielt, noch einen Zug
    [everyone-draws] bei wc3 ziehen alle anderen 2
    [purge] bei wc3 legen alle anderen ihre schwarzen Karten ab
   *[other] wc3 bedeutet { $value }
}
option-charade-keep = { $value ->
    [yes] wer das Wort errät, darf die Karten behalten
   *[no] wer das Wort errät, legt die Farbe ab
}
option-pile-flip = { $value ->
    [draw] eine Stapelwende deckt eine Karte vom Stapel auf
   *[played] eine Stapelwende dreht die gespielten Karten um
}
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
about-card-number-tricks = Bedien die Farbe, die ausgespielt wurde, wenn du kannst. Den Stich nimmt ihre höchste Karte, oder der höchste Trumpf.
top-tricks = Aufgedeckt: { $card }.
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
