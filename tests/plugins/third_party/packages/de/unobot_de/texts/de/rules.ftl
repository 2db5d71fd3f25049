rules-table = Dieser Tisch spielt { $preset }: { $about }.
rules-preset = Regeln von { $line }: { $about }.
rules-differences = Anders als klassisch: { $list }.
rules-options = Optionen: { $list }.
rules-same = Das sind die klassischen Regeln, unverändert.
rules-house = Hausregeln: { $list }.
rules-match = Spiel: { $list }.
rules-deck = Karten: { $list }.
rules-list-presets = Spiele: { $list }.
rules-list-decks = Karten: { $list }.
rules-list-rules = Hausregeln: { $list }.
rules-list-matches = Worum es geht: { $list }.
rules-list-more = Mehr: { $p }regeln NAME.
rules-list-none = keine
rules-unknown = { $guess ->
    [no] Regeln mit dem Namen „{ $said }“ gibt es nicht. { $p }regeln liste zeigt alle.
   *[yes] Regeln mit dem Namen „{ $said }“ gibt es nicht. Meinst du { $nearest }?
}
rules-rule = { $name }: { $about }
rules-option = Option { $name }={ $value }: { $about }.
match-winner = { $target ->
    [one] bis { $target } Punkt
   *[other] bis { $target } Punkte
}; wer fertig wird, bekommt, was die anderen noch halten
match-negative = { $target ->
    [one] bis jemand { $target } Punkt auf der Hand hat
   *[other] bis jemand { $target } Punkte auf der Hand hat
}; die wenigsten gewinnen
match-rounds = { $rounds ->
    [one] { $rounds } Runde; die meisten Punkte gewinnen
   *[other] { $rounds } Runden; die meisten Punkte gewinnen
}
option-cards = { $value ->
    [auto] zwei oder drei bekommen 9 Karten, bis zu sechs bekommen 7, mehr bekommen 5
    [one] jeder bekommt { $value } Karte
   *[other] jeder bekommt { $value } Karten
}
option-next-dealer = { $value ->
    [winner] wer eine Runde gewinnt, gibt die nächste
   *[left] das Geben geht nach links
}
option-turn-timeout = { $value ->
    [off] es gibt keine Zeitgrenze
   *[other] ein Zug darf { $value } dauern
}
option-idle-limit = { $value ->
    [0] wer nicht antwortet, behält seinen Platz
    [one] nach { $value } versäumten Zug ist jemand draußen
   *[other] nach { $value } versäumten Zügen ist jemand draußen
}
option-first = { $value ->
    [left] links vom Geber geht es los
   *[other] { $value } beginnt
}
option-first-card = { $value ->
    [plain] die erste Karte tut nichts, was immer sie ist
    [next] Aktionskarten werden zugedeckt, bis eine Zahl kommt
    [number] die erste Karte ist immer eine Zahl
    [dealer] die erste Karte wirkt, als hätte der Geber sie gespielt
   *[apply] die erste Karte trifft den ersten Spieler
}
option-first-wd4 = { $value ->
    [bottom] eine erste Farbwahl Zieh Vier kommt unter den Stapel
   *[reshuffle] eine erste Farbwahl Zieh Vier wird zurückgemischt
}
option-first-wild = { $value ->
    [any] auf eine erste Farbwahl passt alles
   *[name] der erste Spieler wählt die Farbe einer ersten Farbwahl
}
option-first-reverse = { $value ->
    [right] nach einem ersten Richtungswechsel geht es rechts vom Geber los
   *[dealer] nach einem ersten Richtungswechsel beginnt der Geber
}
option-draw = { $value ->
    [until] wer nicht spielen kann, zieht, bis es geht
   *[one] du ziehst eine Karte
}
option-until-cap = { $value ->
    [0] beim Ziehen gibt es keine Grenze
    [one] wer nicht spielen kann, zieht höchstens { $value } Karte
   *[other] wer nicht spielen kann, zieht höchstens { $value } Karten
}
option-voluntary-draw = { $value ->
    [no] wer spielen kann, darf nicht ziehen
   *[yes] du darfst auch ziehen, wenn du spielen kannst
}
option-play-drawn = { $value ->
    [must] passt die gezogene Karte, musst du sie spielen
    [never] die gezogene Karte darfst du nicht gleich spielen
   *[may] passt die gezogene Karte, darfst du sie spielen
}
option-wild-follow = { $value ->
    [0] eine Farbwahl muss niemand bedienen
   *[other] zu zweit kostet es { $value }, eine Farbwahl nicht zu bedienen
}
option-wd4 = { $value ->
    [strict] eine Farbwahl Zieh Vier geht nur ohne Karte der Farbe
    [no-play] eine Farbwahl Zieh Vier geht nur, wenn sonst nichts geht
    [free] eine Farbwahl Zieh Vier geht immer, und niemand zweifelt sie an
   *[challenge] eine Farbwahl Zieh Vier kann ein Bluff sein und angezweifelt werden
}
option-challenge-by = { $value ->
    [anyone] anzweifeln darf jeder
   *[next] anzweifeln darf nur der Nächste
}
option-challenge-success = { $value ->
    [return] ein Bluff wird zurückgenommen
   *[draw] wer geblufft hat, zieht die vier
}
option-challenge-turn = { $value ->
    [one] wer zu Recht zweifelt und nicht spielen kann, zieht nur eine Karte
   *[normal] wer zu Recht zweifelt, ist ganz normal dran
}
option-challenge-guilty = { $value ->
    [2] wer geblufft hat, zieht zwei
   *[full] wer geblufft hat, zieht so viele, wie auf der Karte steht
}
option-challenge-innocent = falsches Zweifeln kostet { $value } weitere Karten
option-no-out = { $value ->
    [black] die letzte Karte darf nicht schwarz sein
    [action] die letzte Karte darf weder schwarz noch eine Aktion sein
   *[none] die letzte Karte darf jede sein
}
option-uno = { $value ->
    [none] UNO muss niemand rufen
   *[call] UNO muss gerufen werden
}
option-uno-penalty = wer ohne UNO erwischt wird, zieht { $value }
option-false-uno = { $value ->
    [0] unnötig UNO zu rufen, kostet nichts
   *[other] unnötig UNO zu rufen, kostet { $value }
}
option-false-uno-warning = { $value ->
    [yes] der erste unnötige Ruf einer Runde wird nur verwarnt
   *[no] ein unnötiger Ruf wird nicht erst verwarnt
}
option-false-catch = { $value ->
    [0] jemanden zu Unrecht zu beschuldigen, kostet nichts
   *[other] jemanden zu Unrecht zu beschuldigen, kostet { $value }
}
option-wrong-card = { $value ->
    [0] eine Karte zu versuchen, die nicht geht, kostet nichts
   *[other] eine Karte zu versuchen, die nicht geht, kostet { $value }
}
option-target = { $value ->
    [one] wer zuerst { $value } Punkt hat, gewinnt das Spiel
   *[other] wer zuerst { $value } Punkte hat, gewinnt das Spiel
}
option-target-more = { $value ->
    [0] das Ziel ist für alle Spielerzahlen gleich
    [one] für jeden Spieler nach dem zweiten liegt das Ziel { $value } Punkt höher
   *[other] für jeden Spieler nach dem zweiten liegt das Ziel { $value } Punkte höher
}
option-scoring = { $value ->
    [none] die Runde bringt keine Punkte
    [places] eine Runde bringt einen Punkt für jeden, den du schlägst
   *[cards] eine Runde bringt, was die anderen noch halten
}
option-rounds = { $value ->
    [one] gespielt wird { $value } Runde
   *[other] gespielt werden { $value } Runden
}
option-time = { $value ->
    [off] eine Runde hat keine Zeitgrenze
   *[other] eine Runde dauert höchstens { $value }
}
option-other = { $name } ist { $value }
about-card-skip = Der Nächste setzt aus. (B11)
about-card-reverse = Die Richtung wechselt; zu zweit setzt der andere aus. (B12)
about-card-draw-two = Der Nächste zieht 2 Karten und setzt aus. (B13)
about-card-wild = Passt auf alles, und du wählst die Farbe, wie in { $p }spiel w rot. (B14)
about-card-wild-draw-four = Du wählst die Farbe. Der Nächste zieht 4 und setzt aus, oder er zweifelt sie an. Es ist ein Bluff, wenn du eine Karte der vorigen Farbe hast. (B15)
about-classic-game = Bedient werden Farbe, Zahl oder Zeichen, oder du ziehst eine Karte. Wer keine mehr hat, gewinnt die Runde. (B7)
about-matching = Spielen kannst du die Farbe, dieselbe Zahl oder dasselbe Zeichen, oder eine schwarze Karte. (B7)
about-playing = Die Runde endet, wenn jemand keine Karten mehr hat. Eine letzte Zieh-Karte trifft den Nächsten noch. (B28)
about-drawing = Statt zu spielen, kannst du eine Karte ziehen; passt sie, darfst du sie gleich spielen. (B9)
about-calls = Ruf UNO, wenn du die vorletzte Karte spielst, bevor dich jemand erwischt; sonst ziehst du. (B22)
about-challenge = Trifft dich eine Farbwahl Zieh Vier, kannst du sie anzweifeln. War es ein Bluff, zieht der andere 4; sonst ziehst du 6 und setzt aus. (B17)
about-penalty = Trifft dich eine Zieh-Karte, ziehst du und setzt aus. (B13)
about-first-card = Die erste Karte trifft den ersten Spieler, als wäre sie gespielt worden. (B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = An manchen Tischen kostet es Karten, eine zu versuchen, die nicht geht. Sie bleibt auf der Hand. (B31)
about-preset-classic = die ursprünglichen Regeln
