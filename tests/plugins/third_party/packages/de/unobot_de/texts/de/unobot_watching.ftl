command-watch = zuschauen, zusehen, watch
help-watch = { $p }zuschauen zeigt dir privat, wie viele Karten jeder hat und was geht. Nach der Runde siehst du alle Karten. Es endet mit { $p }zuschauen aus, oder wenn du den Raum verlässt.
watch-on = Ich sage dir privat, wie das Spiel läuft. { $p }zuschauen aus beendet das.
watch-off = Ich sage dir nicht mehr, wie das Spiel läuft.
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] Auf { $top } geht: { $color } oder eine Farbwahl.
    [number] Auf { $top } geht: { $color }, eine { $number } oder eine Farbwahl.
   *[symbol] Auf { $top } geht: { $color }, dasselbe Zeichen oder eine Farbwahl.
}
watch-hands = Übrig: { $list }.
watch-hand = { $player } { $cards }
refused-watch-what = Mit { $p }zuschauen fängt es an, mit { $p }zuschauen aus hört es auf.
refused-watch-player = Du spielst hier mit, also kannst du nicht zuschauen.
refused-watch-full = { $most ->
    [one] Nur einer kann zuschauen, damit meine Nachrichten die Spieler rechtzeitig erreichen.
   *[other] Nur { $most } können zuschauen, damit meine Nachrichten die Spieler rechtzeitig erreichen.
}
