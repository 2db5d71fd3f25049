event-matched = { $bonus ->
    [yes] { $seat } bedient { $center } mit { $cards }, alles in seiner Farbe
   *[other] { $seat } bedient { $center } mit { $cards }
}
matched-pair = { $center } mit { $cards }
list-pairs-last = { $first } und { $next }
list-pairs-more = { $first }, { $next }
matched-pairs = { $seat } bedient { $pairs }
event-row-filled = in die Reihe kommt { $cards }
event-put-into-row = { $seat } legt { $card } in die Reihe
event-put-on-pile = { $seat } legt { $card } ab
event-pile-turned = der Ablagestapel wird neu gemischt
act-draws-asked-match-drawn = { $count ->
    [1] { $player } zieht eine Karte und darf bedienen ({ $p }spiel KARTE), eine Karte ablegen ({ $p }ablegen KARTE) oder passen ({ $p }passe)
   *[other] { $player } zieht { $count } Karten und darf bedienen ({ $p }spiel KARTE), eine Karte ablegen ({ $p }ablegen KARTE) oder passen ({ $p }passe)
}
top-centre-row = Die Reihe: { $row }.
prompt-match = { $addressed ->
    [yes] Bedien die Reihe { $row } ({ $p }spiel KARTE), oder zieh ({ $p }zieh).
   *[no] { $player }, bedien die Reihe { $row } ({ $p }spiel KARTE), oder zieh ({ $p }zieh).
}
prompt-matching = { $addressed ->
    [yes] Bedien mehr von der Reihe { $row }, oder beende deinen Zug ({ $p }passe).
   *[no] { $player }, bedien mehr von der Reihe { $row }, oder beende deinen Zug ({ $p }passe).
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] Bedien die Reihe { $row } ({ $p }spiel KARTE), oder leg eine Karte hinein ({ $p }ablegen KARTE).
       *[pile] Bedien die Reihe { $row } ({ $p }spiel KARTE), leg eine Karte ab ({ $p }ablegen KARTE), oder passe ({ $p }passe).
    }
   *[no] { $unmatched ->
        [row] { $player }, bedien die Reihe { $row } ({ $p }spiel KARTE), oder leg eine Karte hinein ({ $p }ablegen KARTE).
       *[pile] { $player }, bedien die Reihe { $row } ({ $p }spiel KARTE), leg eine Karte ab ({ $p }ablegen KARTE), oder passe ({ $p }passe).
    }
}
prompt-position = { $addressed ->
    [yes] Welche Karte der Reihe { $row } meinst du? ({ $p }wähle ZAHL)
   *[no] { $player }, welche Karte der Reihe { $row } meinst du? ({ $p }wähle ZAHL)
}
prompt-bonus = { $addressed ->
    [yes] Du darfst eine Karte in die Reihe legen ({ $p }ablegen KARTE), oder sie behalten ({ $p }passe).
   *[no] { $player } darf eine Karte in die Reihe legen ({ $p }ablegen KARTE), oder sie behalten ({ $p }passe).
}
prompt-duty = { $addressed ->
    [yes] Du musst eine Karte in die Reihe legen ({ $p }ablegen KARTE).
   *[no] { $player } muss eine Karte in die Reihe legen ({ $p }ablegen KARTE).
}
refused-no-match = { $match ->
    [number] { $card } hat nicht die Zahl von { $row }.
   *[either] { $card } hat weder die Zahl noch die Farbe von { $row }.
}
refused-three-cards = Eine Karte der Reihe nimmt eine Karte, oder zwei, die sie zusammen ergeben.
refused-cannot-be = { $card } kann nicht { $named } sein.
refused-no-such-place = An dieser Stelle liegt in der Reihe nichts.
refused-matched-before = Diese Karte der Reihe hast du in diesem Zug schon bedient.
refused-does-not-add-up = { $sum ->
    [0] { $cards } können nicht { $row } ergeben.
   *[other] { $cards } ergeben { $sum }: das passt nicht auf { $row }.
}
refused-first-match = Das geht jetzt nicht: bedien eine Karte der Reihe, oder zieh.
refused-first-matching = Das geht jetzt nicht: bedien mehr, oder beende deinen Zug ({ $p }passe).
refused-first-match-drawn = Du hast schon gezogen: bedien, leg eine Karte ab, oder passe.
refused-first-position = Wähl erst die Karte der Reihe.
refused-first-bonus = Leg eine Karte in die Reihe, oder behalt sie ({ $p }passe).
refused-first-duty = Du musst eine Karte in die Reihe legen.
option-dos-at = { $value ->
    [2] DOS rufst du, wenn dir nach dem Zug zwei Karten bleiben
   *[other] DOS rufst du, wenn dir eine Karte bleibt
}
option-match = { $value ->
    [number] eine einzelne Karte bedient mit ihrer Zahl
   *[either] eine einzelne Karte bedient mit Zahl oder Farbe
}
option-colour-bonus = { $value ->
    [yes] wer ganz in der Farbe der Reihe bedient, bekommt etwas dafür
   *[no] für die Farbe gibt es nichts
}
option-unmatched = { $value ->
    [row] wer nichts bedient, muss eine Karte in die Reihe legen
   *[pile] wer nichts bedient, darf eine Karte ablegen
}
verb-put = ablegen, ab
verb-dos = dos, dos!
help-put = { $p }ablegen KARTE legt eine Karte in die Reihe (DOS).
help-dos = { $p }dos ruft DOS.
help-play-dos-game = { $p }spiel KARTE bedient eine Karte der Reihe: { $p }spiel r5 eine 5, { $p }spiel r2 g3 dieselbe mit zwei Karten, die 5 ergeben; { $p }spiel 2 r5 sagt, welche Karte der Reihe, von links gezählt.
help-draw-dos-game = { $p }zieh zieht eine Karte; danach darfst du noch bedienen.
help-pass-dos-game = { $p }passe beendet deinen Zug, wenn du bedient oder gezogen hast.
help-catch-dos-game = { $p }erwischt NAME erwischt, wer nicht DOS gerufen hat. Der Name kann fehlen.
help-short-dos-game = DOS: { $p }uno dos eröffnet einen Tisch oder setzt dich dazu, mit { $p }geben geht es los. Wenn du dran bist, bedien die Reihe: { $p }spiel r5 (oder nur r5), { $p }spiel r1 g4 (eine Summe), { $p }zieh, { $p }passe. Noch eine Karte? { $p }dos!
howto-dos-game =
    { $match ->
        [number] Werde als Erster alle Karten los. In der Mitte liegen zwei Karten: die Reihe. Wenn du dran bist, bedien jede davon: mit einer Karte ihrer Zahl, oder mit zweien, die sie zusammen ergeben.
       *[either] Werde als Erster alle Karten los. In der Mitte liegen zwei Karten: die Reihe. Wenn du dran bist, bedien jede davon: mit einer Karte ihrer Zahl oder Farbe, oder mit zweien, die sie zusammen ergeben.
    }
howto-type-dos-game =
    Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (bedient eine 5) oder spiel r1 g4 (zwei Karten, die 5 ergeben). spiel 1 r5 bedient die erste Karte der Reihe. Auch zieh geht, und passe, wenn du bedient hast.{ $uno ->
        [none] { "" }
       *[other] { " " }{ $dos-at ->
            [2] Bleiben dir nach dem Zug zwei Karten, schreib dos.
           *[other] Bleibt dir eine Karte, häng dos an: spiel r5 dos.
        }
    }
option-uno-dos-game =
    { $value ->
        [none] DOS muss niemand rufen
       *[call] DOS muss gerufen werden
    }
option-uno-penalty-dos-game = wer ohne DOS erwischt wird, zieht { $value }
