command-watch = zuschauen, zusehen, watch
help-watch = { $p }watch lässt dich privat zuschauen: wie viele Karten jeder hat, was geht, und nach der Runde alle Karten. Es endet mit { $p }watch off, oder wenn du den Raum verlässt.
watch-on = Ich sage dir privat, wie das Spiel läuft. { $p }watch off beendet das.
watch-off = Ich sage dir nicht mehr, wie das Spiel läuft.
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] Auf { $top } geht: { $color } oder eine Farbwahl.
    [number] Auf { $top } geht: { $color }, eine { $number } oder eine Farbwahl.
   *[symbol] Auf { $top } geht: { $color }, dasselbe Zeichen oder eine Farbwahl.
}
watch-hands = Übrig: { $list }.
watch-hand = { $player } { $cards }
refused-watch-what = { $p }watch beginnt, { $p }watch off beendet das Zuschauen.
refused-watch-player = Du spielst hier mit, also kannst du nicht zuschauen.
refused-watch-full = { $most ->
    [one] Nur einer kann zuschauen, damit meine Nachrichten die Spieler rechtzeitig erreichen.
   *[other] Nur { $most } können zuschauen, damit meine Nachrichten die Spieler rechtzeitig erreichen.
}
