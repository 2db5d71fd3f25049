prompt-roulette = { $addressed ->
    [yes] Für welche Farbe ziehst du? ({ $p }farbe rot, gelb, grün oder blau)
   *[no] { $player }, für welche Farbe ziehst du? ({ $p }farbe rot, gelb, grün oder blau)
}
refused-first-roulette = Wähl erst die Farbe, für die du ziehst.
refused-no-wild-draw-four = Bei { $option } geht es um die Farbwahl Zieh Vier, und die gibt es hier nicht.
refused-no-wild = Bei { $option } geht es um die Farbwahl, und die gibt es hier nicht.
rule-no-mercy = Zieh Vier, Alle Aussetzen, Alles Ablegen; schwarze mit Zieh Vier, Sechs, Zehn und Farbroulette
option-wr4-two = { $value ->
    [other] zu zweit trifft Richtungswechsel Zieh Vier den anderen
   *[self] zu zweit trifft Richtungswechsel Zieh Vier den, der es spielt
}
option-roulette = { $value ->
    [player] die Farbe beim Farbroulette wählt, wer es spielt
   *[next] die Farbe beim Farbroulette wählt, wen es trifft
}
howto-type-no-mercy =
    { $play-drawn ->
        [may] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel wr4 rot (schwarz, mit Farbe) oder zieh; danach kannst du passen.
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel wr4 rot (schwarz, mit Farbe) oder zieh.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Bleibt dir danach eine Karte, häng uno an: spiel r5 uno.
    }
