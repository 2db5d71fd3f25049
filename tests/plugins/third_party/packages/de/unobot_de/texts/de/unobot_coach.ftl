coach-turn =
    { $needs ->
        [color] Auf { $top } passt, was { $color } oder schwarz ist.
        [number] Auf { $top } passt, was { $color }, eine { $number } oder schwarz ist.
       *[symbol] Auf { $top } passt, was { $color } ist, dasselbe Zeichen hat oder schwarz ist.
    }
coach-nothing = Keine deiner Karten passt.
coach-drawn = Die gezogene Karte passt. Du musst sie nicht spielen.
coach-penalty = Eine Zieh-Karte hat dich getroffen.
coach-penalty-challenge = Eine Zieh-Karte hat dich getroffen. Zweifle sie an, wenn du glaubst, dass noch eine Karte der alten Farbe da war.
coach-question = Ich brauche deine Antwort.
coach-call = Bleibt dir nach dem Zug eine Karte, häng { $word } an, sonst kann dich jemand erwischen.
coach-unread = „{ $said }“ verstehe ich nicht als Zug.
coach-over = Dein Spiel ist aus, also erkläre ich nichts mehr. { $p }einstellen trainer an fängt wieder an.
setting-coach = ob ich dir deine Züge privat erkläre, bis dein Spiel aus ist.
coach-your-turn = Du bist dran.
word-set-coach = trainer, coach
