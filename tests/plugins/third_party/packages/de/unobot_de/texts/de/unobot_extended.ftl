event-direction-chosen = { $direction ->
    [1] { $seat } wählt die Richtung: im Uhrzeigersinn
   *[other] { $seat } wählt die Richtung: gegen den Uhrzeigersinn
}
event-numbers-printed = auf der Kombination dieser Runde steht { $numbers }
event-put-under = { $times ->
    [one] { $card } kommt unter den Stapel
   *[other] { $card } kommen unter den Stapel
}
event-laid-under = { $seat } spielt { $card }
# Was zur Handlung desselben Spielers gehört, „ann spielt [ra] mit [bh]“; die zweite Form steht allein.
and-added = { $act } mit { $cards }
event-added = { $seat } legt { $cards } dazu
and-number-named = { $act } als { $number }
event-number-named = { $seat } wählt { $number }
and-target-named = { $act } auf { $to }
event-target-named = { $seat } wählt { $to }
# Steht beim Zug, der folgt: „bob spielt [regret] (ann nimmt [r4] zurück)“.
with-given-back = { $act } ({ $seat } nimmt { $card } zurück)
with-stopped = { $act } und stoppt { $card } von { $of }
and-packet-laid = { $count ->
    [0] { $act }, ohne Karten beizulegen
    [one] { $act } mit einer verdeckten Karte
   *[other] { $act } mit { $count } verdeckten Karten
}
event-packet-laid = { $count ->
    [0] { $seat } legt keine Karten bei
    [one] { $seat } legt eine verdeckte Karte bei
   *[other] { $seat } legt { $count } verdeckte Karten bei
}
event-packet-taken = { $count ->
    [0] { $seat } nimmt ein leeres Päckchen
    [one] { $seat } nimmt ein Päckchen mit einer Karte
   *[other] { $seat } nimmt ein Päckchen mit { $count } Karten
}
and-cards-taken = { $count ->
    [one] { $act } und nimmt { $of } eine Karte weg
   *[other] { $act } und nimmt { $of } { $count } Karten weg
}
event-cards-taken = { $count ->
    [one] { $seat } nimmt { $of } eine Karte weg
   *[other] { $seat } nimmt { $of } { $count } Karten weg
}
event-hands-swapped = { $seat } und { $of } tauschen alle Karten
event-turned-up = { $card } wird gezeigt
event-number-turned-up = { $seat } deckt { $card } auf
event-color-bet = { $word ->
    [red] { $seat } tippt auf Rot
    [yellow] { $seat } tippt auf Gelb
    [green] { $seat } tippt auf Grün
    [blue] { $seat } tippt auf Blau
   *[black] { $seat } tippt auf Schwarz
}
event-duel-won = { $seat } gewinnt das Duell gegen { $of }
event-duel-tied = das Duell zwischen { $seat } und { $of } geht unentschieden aus
and-laid-face-down = { $count ->
    [one] { $act } und legt eine verdeckte Karte für die anderen hin
   *[other] { $act } und legt { $count } verdeckte Karten für die anderen hin
}
event-laid-face-down = { $count ->
    [one] { $seat } legt eine verdeckte Karte für die anderen hin
   *[other] { $seat } legt { $count } verdeckte Karten für die anderen hin
}
event-took-face-down = { $times ->
    [one] { $seat } zieht eine davon
   *[other] { $seat } zieht { $times } davon
}
event-held-back = { $why ->
    [effect] { $seat } zieht wegen des Stirnreifs nichts
   *[limit] { $seat } hat zu viele Karten und bekommt { $count ->
        [one] keine weitere
       *[other] { $count } weitere nicht
    }
}
event-grenade-passed = { $to } bekommt die Granate
event-c4-moved = { $number ->
    [0] das C4 bleibt bei { $to }
    [one] das C4 wandert einen Platz weiter, zu { $to }
   *[other] das C4 wandert { $number } Plätze weiter, zu { $to }
}
event-outbid-lost = { $seat } kann { $least } nicht überbieten
event-blown-up = { $card } explodiert bei { $seat }
event-came-back = { $seat } ist wieder in der Runde und setzt einmal aus (Betäubung)
event-stunned = { $seat } setzt aus (Betäubung)
event-exhausted = { $seat } ist betäubt (setzt einmal aus) und geschwächt (keine Passkarte, kein Rückprall, keine Übergabe)
event-hand-halved = { $count ->
    [one] { $seat } zieht nichts vom Stapel, bis eine Karte übrig ist (Stirnreif)
   *[other] { $seat } zieht nichts vom Stapel, bis { $count } Karten übrig sind (Stirnreif)
}
and-put-up = { $act } und setzt { $cards } ein
event-put-up = { $seat } setzt { $cards } ein
event-reckoned = { $seat } rechnet { $sign } { $number } und hat { $result }
event-gamble-won = { $seat } hat mehr als { $of }
event-gamble-tied = { $seat } und { $of } haben gleich viel
prompt-direction = { $addressed ->
    [yes] Welche Richtung? ({ $p }wähle uhrzeigersinn oder { $p }wähle gegensinn)
   *[no] { $player }, welche Richtung? ({ $p }wähle uhrzeigersinn oder { $p }wähle gegensinn)
}
prompt-draw = { $addressed ->
    [yes] Zieh { $penalty } und setz aus ({ $p }ja), oder spiel eine Zieh-Karte, Passkarte oder einen Rückprall.
   *[no] { $player }: zieh { $penalty } und setz aus ({ $p }ja), oder spiel eine Zieh-Karte, Passkarte oder einen Rückprall.
}
prompt-transfer = { $addressed ->
    [yes] Nimm das Päckchen ({ $p }ja), oder gib es mit gleicher Übergabe, Passkarte oder Rückprall weiter.
   *[no] { $player }: nimm das Päckchen ({ $p }ja), oder gib es mit gleicher Übergabe, Passkarte oder Rückprall weiter.
}
prompt-disarm = { $addressed ->
    [yes] Du setzt aus: leg zwei Funktionskarten ab ({ $p }ja), oder zieh vier ({ $p }nein).
   *[no] { $player }, du setzt aus: leg zwei Funktionskarten ab ({ $p }ja), oder zieh vier ({ $p }nein).
}
prompt-stun = { $addressed ->
    [yes] Du bist betäubt: setz aus ({ $p }ja), oder lass jemanden einspringen ({ $p }spiel KARTE).
   *[no] { $player }, du bist betäubt: setz aus ({ $p }ja), oder lass jemanden einspringen ({ $p }spiel KARTE).
}
prompt-weakness = { $addressed ->
    [yes] Du bist geschwächt: spiel weiter ({ $p }ja), oder lass jemanden einspringen ({ $p }spiel KARTE).
   *[no] { $player }, du bist geschwächt: spiel weiter ({ $p }ja), oder lass jemanden einspringen ({ $p }spiel KARTE).
}
prompt-target = { $addressed ->
    [yes] Für wen ist sie? ({ $p }wähle NAME)
   *[no] { $player }, für wen ist sie? ({ $p }wähle NAME)
}
prompt-number = { $addressed ->
    [yes] Welche Zahl ist es? ({ $p }wähle 7)
   *[no] { $player }, welche Zahl ist es? ({ $p }wähle 7)
}
prompt-positions = { $addressed ->
    [yes] Welche Karten des Nächsten willst du sehen? ({ $p }wähle 1 4 oder { $p }wähle keine)
   *[no] { $player }, welche Karten des Nächsten willst du sehen? ({ $p }wähle 1 4 oder { $p }wähle keine)
}
prompt-packet = { $addressed ->
    [yes] Leg bis zu zwei Karten bei ({ $p }wähle KARTE KARTE), oder keine ({ $p }wähle keine).
   *[no] { $player }, leg bis zu zwei Karten bei ({ $p }wähle KARTE KARTE), oder keine ({ $p }wähle keine).
}
prompt-added = { $addressed ->
    [yes] Du darfst eine Zauberhand dazulegen ({ $p }wähle KARTE), oder keine ({ $p }wähle keine).
   *[no] { $player } darf eine Zauberhand dazulegen ({ $p }wähle KARTE), oder keine ({ $p }wähle keine).
}
prompt-keep = { $addressed ->
    [yes] Welche Zahl behältst du? ({ $p }wähle KARTE)
   *[no] { $player }, welche Zahl behältst du? ({ $p }wähle KARTE)
}
prompt-discard = { $addressed ->
    [yes] Leg zwei Karten ab ({ $p }wähle KARTE KARTE).
   *[no] { $player }, leg zwei Karten ab ({ $p }wähle KARTE KARTE).
}
prompt-disarmed = { $addressed ->
    [yes] Leg zwei Funktionskarten ab ({ $p }wähle KARTE KARTE).
   *[no] { $player }, leg zwei Funktionskarten ab ({ $p }wähle KARTE KARTE).
}
prompt-bet = { $addressed ->
    [yes] Wähl eine Farbe, die noch niemand hat; auch Schwarz zählt ({ $p }wähle FARBE).
   *[no] { $player }, wähl eine Farbe, die noch niemand hat; auch Schwarz zählt ({ $p }wähle FARBE).
}
prompt-grenade = { $addressed ->
    [yes] Spiel eine Karte, die { $fuse } ist, und wähl die nächste Farbe ({ $p }spiel KARTE dann FARBE). Sonst verlierst du deine Karten ({ $p }passe).
   *[no] { $player }: spiel eine Karte, die { $fuse } ist, und wähl die nächste Farbe ({ $p }spiel KARTE dann FARBE). Sonst verlierst du deine Karten ({ $p }passe).
}
prompt-c4 = { $addressed ->
    [yes] Du hast das C4: spiel eine Zahl ({ $p }spiel KARTE).
   *[no] { $player }, du hast das C4: spiel eine Zahl ({ $p }spiel KARTE).
}
prompt-c4-own = { $addressed ->
    [yes] Spiel eine Zahl, und das C4 wandert ({ $p }spiel KARTE), oder lass es explodieren ({ $p }passe).
   *[no] { $player }: spiel eine Zahl, und das C4 wandert ({ $p }spiel KARTE), oder lass es explodieren ({ $p }passe).
}
prompt-outbid = { $addressed ->
    [yes] { $bid ->
        [0] Spiel eine Zahl ({ $p }spiel KARTE).
       *[other] Spiel eine Zahl ab { $bid } ({ $p }spiel KARTE).
    }
   *[no] { $bid ->
        [0] { $player }: spiel eine Zahl ({ $p }spiel KARTE).
       *[other] { $player }: spiel eine Zahl ab { $bid } ({ $p }spiel KARTE).
    }
}
prompt-forsaken = { $addressed ->
    [yes] Zahl oder Funktion? ({ $p }wähle zahl, { $p }wähle funktion)
   *[no] { $player }, Zahl oder Funktion? ({ $p }wähle zahl, { $p }wähle funktion)
}
prompt-combo = { $addressed ->
    [yes] Du darfst die Zahlen { $combo } dazulegen ({ $p }wähle KARTE KARTE KARTE), oder keine ({ $p }wähle keine).
   *[no] { $player } darf die Zahlen { $combo } dazulegen ({ $p }wähle KARTE KARTE KARTE), oder keine ({ $p }wähle keine).
}
prompt-put-up = { $addressed ->
    [yes] Setz vier Zahlen ein ({ $p }wähle KARTE KARTE KARTE KARTE).
   *[no] { $player }, setz vier Zahlen ein ({ $p }wähle KARTE KARTE KARTE KARTE).
}
prompt-reckon = { $addressed ->
    [yes] Wähl eine Zahl und ein Rechenzeichen ({ $p }wähle 7 +).
   *[no] { $player }, wähl eine Zahl und ein Rechenzeichen ({ $p }wähle 7 +).
}
prompt-gambler-won = { $addressed ->
    [yes] Leg zwei Karten ab ({ $p }wähle ablegen), oder lass den anderen vier ziehen ({ $p }wähle ziehen).
   *[no] { $player }: leg zwei Karten ab ({ $p }wähle ablegen), oder lass den anderen vier ziehen ({ $p }wähle ziehen).
}
refused-under-weakness = Solange du geschwächt bist, kannst du { $card } nicht spielen.
refused-transfer-low = { $card } geht auf 0 bis 4 in ihrer Farbe, oder auf eine andere Übergabe ≤4.
refused-transfer-high = { $card } geht auf 5 bis 9 in ihrer Farbe, oder auf eine andere Übergabe ≥5.
refused-draw-too-small = { $card } ist zu klein: sie geht nur auf eine Strafe aus lauter Zieh Zwei.
refused-other-packet = { $card } ist von der anderen Art. Ein Päckchen geht mit derselben Übergabe weiter, mit der es kam.
refused-four-together = Vier gleiche Zahlen gehen zusammen, wenn eine davon allein ginge. Bei diesen ist es nicht so.
refused-only-answers = Mit { $card } kannst du nur antworten, wenn zu Beginn deines Zuges etwas auf dir liegt.
refused-not-this-turn = { $card } kannst du in diesem Zug nicht spielen.
slip-card-unknown-chain = Die Karte Kette fehlt hier: ihre Regeln sind schon im Original nicht zu entscheiden.
refused-chain-undecidable = Die Karte Kette fehlt hier: ihre Regeln sind schon im Original nicht zu entscheiden.
refused-extended-own-points = Das erweiterte Spiel zählt die Punkte auf seine eigene Weise.
refused-first-direction = Wähl erst die Richtung ({ $p }wähle uhrzeigersinn oder { $p }wähle gegensinn).
refused-first-draw = Antworte erst auf die Karten, die du ziehen sollst.
refused-first-transfer = Antworte erst auf das Päckchen.
refused-first-disarm = Antworte erst auf die Entwaffnung.
refused-first-stun = Antworte erst auf die Betäubung ({ $p }ja).
refused-first-weakness = Antworte erst auf die Schwäche ({ $p }ja).
refused-first-packet = Wähl erst, welche Karten du beilegst ({ $p }wähle KARTE KARTE), oder keine ({ $p }wähle keine).
refused-first-added = Wähl erst, welche Zauberhand du dazulegst ({ $p }wähle KARTE), oder keine ({ $p }wähle keine).
refused-first-combo = Wähl erst, welche Karten du dazulegst ({ $p }wähle KARTE KARTE KARTE), oder keine ({ $p }wähle keine).
refused-first-number = Wähl erst, welche Zahl es ist ({ $p }wähle 7).
refused-first-positions = Wähl erst, welche Karten du sehen willst ({ $p }wähle 1 4), oder keine ({ $p }wähle keine).
refused-first-keep = Wähl erst, welche Zahl du behältst ({ $p }wähle KARTE).
refused-first-discard = Wähl erst, welche zwei Karten du ablegst ({ $p }wähle KARTE KARTE).
refused-first-disarmed = Wähl erst, welche zwei Funktionskarten du ablegst ({ $p }wähle KARTE KARTE).
refused-first-bet = Wähl erst eine Farbe, oder Schwarz ({ $p }wähle FARBE).
refused-first-forsaken = Wähl erst, wonach du ziehst ({ $p }wähle zahl oder { $p }wähle funktion).
refused-first-put-up = Setz erst vier Zahlen ein ({ $p }wähle KARTE KARTE KARTE KARTE).
refused-first-reckon = Wähl erst eine Zahl und ein Rechenzeichen ({ $p }wähle 7 +).
refused-first-gambler-won = Wähl erst deinen Gewinn ({ $p }wähle ablegen oder { $p }wähle ziehen).
refused-first-target = Wähl erst, wen es trifft.
refused-first-grenade = Du hast die Granate: kümmere dich erst um sie.
refused-first-c4 = Du hast das C4: kümmere dich erst darum.
refused-first-c4-own = Du hast das C4: kümmere dich erst darum.
refused-first-outbid = Überbiete erst die Zahl.
refused-first-reaction = Wähl erst, ob du auf die Karte antwortest.
word-cw = uhrzeigersinn, im uhrzeigersinn, uhr
word-ccw = gegensinn, gegen den uhrzeigersinn, gegen
word-black = schwarz
word-number = zahl, zahlen
word-function = funktion, funktionskarte
word-discard = ablegen, ab
word-draw = ziehen, zieh
rule-chain = Kette fehlt, denn ihre Regeln sind schon im Original nicht zu entscheiden
option-dropped = { $value ->
    [yes] jede Karte, die neuere Ausgaben gestrichen haben, ist einmal dabei
   *[no] die Karten, die neuere Ausgaben gestrichen haben, sind nicht dabei
}
# Was auf einem Spieler liegt, in der Liste der Spieler.
effect-draw = muss ziehen
effect-transfer = ein Päckchen
effect-stun = Betäubung
effect-weakness = Schwäche
effect-circlet = Stirnreif
effect-disarm = Entwaffnung
hand-reaction = { $hand } — antworte auf { $card }, oder lass es geschehen
help-draw-extended-game = { $p }zieh nimmt eine Karte; danach darfst du jede Karte deiner Hand spielen.
help-short-extended-game = { $preset }: { $p }uno { $preset } eröffnet einen Tisch oder setzt dich dazu, mit { $p }geben geht es los. Wenn du dran bist: { $p }spiel r5 (oder nur r5), { $p }zieh, danach { $p }passe; { $p }züge zeigt, was geht.
howto-extended-game = Werde als Erster alle Karten los. Wenn du dran bist, zieh, spiel, oder zieh und spiel dann. Spiel eine schwarze Karte, oder eine mit Farbe, Zahl oder Funktion der obersten. Viele Karten haben Folgen, auf die jemand später antworten muss.
howto-type-extended-game =
    { $uno ->
        [none] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), zieh, oder nach dem Ziehen passe.
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), zieh, oder nach dem Ziehen passe. Bleibt dir danach eine Karte, häng uno an: spiel r5 uno.
    }
help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
