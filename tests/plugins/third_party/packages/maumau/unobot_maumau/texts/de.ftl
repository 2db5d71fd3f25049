### Was getippt und gesagt wird, auf Deutsch.

verb-mau = mau
verb-maumau = maumau, mau-mau, mau mau

preset-name-maumau = maumau
title-maumau = Mau-Mau
about-preset-maumau = Bedient wird Farbe oder Wert. Nach einer 7 zieht der Nächste zwei, nach einer 8 setzt er aus, ein Bube wünscht sich eine Farbe. Wer keine Karte mehr hat, gewinnt.
rule-german-cards = deutsche Karten
about-german-cards = Mau-Mau mit Eichel, Laub, Herz und Schellen; der Unter wünscht.

help-short-maumau-game = Mau-Mau: { $p }new maumau eröffnet einen Tisch, mit { $p }join setzt du dich, mit { $p }deal geht es los. Wenn du dran bist: eine Karte wie { $p }play h7 (oder nur h7), oder { $p }draw. Noch eine Karte? { $p }mau!
howto-maumau-game = Werde als Erster alle Karten los. Wenn du dran bist, spiel eine Karte in der Farbe oder mit dem Wert der obersten, oder zieh eine. Nach einer 7 zieht der Nächste zwei, nach einer 8 setzt er aus. Ein Bube passt auf alles, und du wünschst dir eine Farbe.
howto-type-maumau-game = Wenn du dran bist, schreib hier oder an mich: h7 (Herz 7), hj pik (ein Bube und die Farbe, die du dir wünschst), oder draw. Bleibt dir danach eine Karte, häng mau an: play h7 mau.
help-play-maumau-game = { $p }play KARTE spielt eine Karte: { $p }play h7, { $p }play hj pik. Häng mau an, wenn dir danach eine bleibt: { $p }play h7 mau. Wenn du dran bist, reicht die Karte allein: h7.
help-draw-maumau-game = { $p }draw zieht eine Karte, oder alle Karten der Siebenen.
help-mau = { $p }mau sagt „Mau“, wenn du noch eine Karte hast.
help-maumau = { $p }maumau sagt „Mau-Mau“ zur letzten Karte, wo der Tisch das will: { $p }play h7 maumau.
help-catch-maumau-game = { $p }catch NAME erwischt jemanden, der noch eine Karte hat und nicht „Mau“ gesagt hat. Der Name kann fehlen.

prompt-turn-sevens-due = { $addressed ->
    [yes] { $stack ->
        [yes] Zieh { $cards } ({ $p }draw), oder spiel noch eine 7.
       *[no] Zieh { $cards } ({ $p }draw).
    }
   *[no] { $stack ->
        [yes] { $player }, zieh { $cards } ({ $p }draw), oder spiel noch eine 7.
       *[no] { $player }, zieh { $cards } ({ $p }draw).
    }
}
top-sevens-due = Der Nächste zieht { $cards }.
with-call-maumau-game = { $more ->
    [yes] { $act }, sagt „Mau“
   *[no] { $act } und sagt „Mau“
}
act-calls-maumau-game = { $player } sagt „Mau“
act-calls-early-maumau-game = { $player } sagt vorher schon „Mau“
with-out-maumau-game = { $more ->
    [yes] { $act }, sagt „Mau-Mau“ und ist fertig
   *[no] { $act }, sagt „Mau-Mau“ und ist fertig
}
and-mau-mau-called = { $more ->
    [yes] { $act }, sagt „Mau-Mau“
   *[no] { $act } und sagt „Mau-Mau“
}
event-mau-mau-called = { $seat } sagt „Mau-Mau“
event-mau-mau-forgotten = { $seat } hat „Mau-Mau“ vergessen

option-sevens = { $value ->
    [stack] auf eine 7 darf noch eine 7
   *[draw] nach einer 7 zieht der Nächste sofort zwei
}
option-ace = { $value ->
    [again] nach einem Ass ist man noch einmal dran
    [skip] nach einem Ass setzt der Nächste aus
   *[nothing] ein Ass tut nichts
}
option-jack-on-jack = { $value ->
    [yes] Bube auf Bube geht
   *[no] Bube auf Bube stinkt
}
option-after-draw = { $value ->
    [play] die gezogene Karte darf gleich gespielt werden
   *[end] nach dem Ziehen ist der Nächste dran
}
option-mau-mau = { $value ->
    [call] zur letzten Karte sagt man „Mau-Mau“
   *[none] „Mau-Mau“ sagt sich von selbst
}
option-uno-maumau-game = { $value ->
    [none] „Mau“ muss niemand sagen
   *[call] „Mau“ muss gesagt werden
}
option-uno-penalty-maumau-game = wer ohne „Mau“ erwischt wird, zieht { $value }

refused-maumau-does-not-go = { $card } passt nicht auf { $top }: spiel { $color }, denselben Wert oder einen Buben.
refused-maumau-jack-on-jack = Bube auf Bube stinkt.
refused-sevens-first = Zieh erst { $cards }, oder spiel eine 7.
refused-nothing-to-draw = Es ist nichts mehr zum Ziehen da: { $p }pass.
refused-draw-first = Zieh erst; dann kannst du passen.
refused-maumau-not-needed = „Mau-Mau“ sagst du zur letzten Karte, wenn du dran bist.
refused-maumau-never-needed = An diesem Tisch sagt sich „Mau-Mau“ von selbst.

about-card-number-maumau-game = Passt auf dieselbe Farbe oder denselben Wert. Nach einer 7 zieht der Nächste zwei, nach einer 8 setzt er aus.
about-card-jack-maumau-game = Passt auf alles außer Buben, und du wünschst dir eine Farbe.
about-card-unter-maumau-game = Passt auf alles außer Unter, und du wünschst dir eine Farbe.
about-card-ace-maumau-game = Passt auf dieselbe Farbe oder ein anderes Ass. Meist bist du noch einmal dran.

card-ace = Ass
card-king = König
card-queen = Dame
card-jack = Bube
card-ober = Ober
card-unter = Unter
