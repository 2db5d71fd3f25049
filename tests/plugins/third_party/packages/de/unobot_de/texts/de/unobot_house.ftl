with-jumped-in = { $act } (außer der Reihe)
event-mercy-shown = { $seat } ist mit { $count } Karten raus; sie kommen unter den Stapel
round-why-mercy = Nur noch einer ist in der Runde.
rule-double-deck = mindestens { $decks } Kartenspiele werden zusammengemischt, und eines für je zehn Spieler
rule-force-play = wer spielen kann, muss, auch die gezogene Karte
rule-interrupt = außer der Reihe zu spielen kostet { $interrupt ->
    [one] eine Karte
   *[other] { $interrupt } Karten
}, nach dem Aussetzen { $interrupt-skipped }
rule-jump-in = wer genau die oberste Karte hat{ $black-jump ->
    [yes] , auch eine schwarze,
   *[no] ,
} darf sie außer der Reihe spielen; dann geht es dort weiter
rule-mercy = wer { $mercy } Karten oder mehr hat, ist raus{ $knockout ->
    [0] { "" }
   *[other] { " " }und dem Sieger { $knockout } Punkte wert
}
rule-multi-play = { $multi-play ->
    [numbers] mehrere Karten mit derselben Zahl gehen auf einmal
    [pairs] zwei gleiche Karten gehen auf einmal
   *[all] mehrere Karten mit demselben Zeichen gehen auf einmal
} ({ $p }spiel r5 g5), die erste { $lead ->
    [any] muss passen
   *[colour] muss die Farbe haben
}
rule-seven-zero = bei einer 7 tauschst du alle Karten mit jemandem; bei einer 0 geben alle ihre Karten weiter
rule-shield = Richtungswechsel oder Aussetzen wehrt eine Zieh-Strafe ab{ $shield-colour ->
    [named] , wenn die Karte passt oder die gewählte Farbe hat
   *[none] , wenn die Karte passt; auf eine Farbwahl Zieh Vier geht jede Farbe
}
rule-skip-chain = wer aussetzen soll, darf ein Aussetzen spielen, das es weitergibt
rule-stack = { $stack ->
    [same] auf eine Zieh-Karte darf eine gleicher Art
    [any] auf eine Zieh-Karte darf jede Zieh-Karte
    [up] auf eine Zieh-Karte darf eine gleiche oder stärkere
   *[d2] auf Zieh Zwei darf Zieh Zwei
}; die Summe geht weiter{ $chain-cap ->
    [0] { "" }
   *[other] { " " }bis { $chain-cap } Karten
}
about-jump-in = Hast du genau die oberste Karte, darfst du sie außer der Reihe spielen. Das geht, bis der Nächste handelt; von dir geht es weiter. (H1)
about-stack = Trifft dich eine Zieh-Karte, darfst du eine Zieh-Karte darauf spielen. Die Summe wächst und geht weiter. (H3)
about-skip-chain = Sollst du aussetzen, darfst du ein Aussetzen spielen: es geht an den Nächsten weiter. (H4)
about-seven-zero = Bei einer 7 tauschst du alle Karten mit jemandem deiner Wahl. Bei einer 0 geben alle ihre Karten weiter. (H8)
about-force-play = Wer spielen kann, darf nicht ziehen. Eine gezogene Karte, die passt, wird gespielt. (H9)
about-mercy = Mit zu vielen Karten (meist 25) bist du raus; wer übrig bleibt, gewinnt. (H10)
about-double-deck = Mehrere Kartenspiele werden zusammengemischt, damit mehr als zehn spielen können. (H11)
