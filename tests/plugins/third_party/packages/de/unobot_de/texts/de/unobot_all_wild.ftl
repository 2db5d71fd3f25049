prompt-draw-target = { $addressed ->
    [yes] Wer zieht 2? ({ $p }wähle NAME)
   *[no] { $player }, wer zieht 2? ({ $p }wähle NAME)
}
refused-first-draw-target = Wähl erst, wer zieht.
refused-no-colors = { $option } bewirkt hier nichts: es gibt keine Farben, und nichts kann angezweifelt werden.
refused-no-last-card = Hier sind alle Karten schwarz; keine könnte die letzte sein.
refused-no-first-card = An diesem Tisch tut die erste Karte nichts, was immer sie ist: erste Karte=plain.
refused-several-black = Zusammen gehen nur farbige Karten, und hier sind alle schwarz.
refused-no-seven-no-zero = Hier gibt es keine 7 und keine 0.
refused-only-black-jumps = Hier sind alle Karten schwarz; niemand könnte außer der Reihe spielen. Mit Schwarze reinwerfen=yes geht es.
howto-all-wild = Werde als Erster alle Karten los. Es gibt keine Farben und keine Zahlen: wenn du dran bist, spiel irgendeine Karte.
rule-all-wild = Farbwahl, Richtungswechsel, Aussetzen, Zwei Aussetzen, Zieh Zwei, Zieh Vier, Gezieltes Zieh Zwei, Tauschzwang
option-skip-two = { $value ->
    [seats] zu zweit lässt Zwei Aussetzen jeden einmal aussetzen
   *[opponent] zu zweit lässt Zwei Aussetzen den anderen zweimal aussetzen
}
howto-type-all-wild =
    { $play-drawn ->
        [may] Wenn du dran bist, schreib im Raum oder an mich: spiel w, spiel ws NAME (tauscht alle Karten mit jemandem) oder zieh; danach kannst du passen.
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel w, spiel ws NAME (tauscht alle Karten mit jemandem) oder zieh.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Bleibt dir danach eine Karte, häng uno an: spiel w uno.
    }
