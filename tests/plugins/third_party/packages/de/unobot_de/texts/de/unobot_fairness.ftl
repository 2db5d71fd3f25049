help-verify = { $p }prüfen zeigt das Siegel des nächsten Gebens, und wie sich das letzte prüfen lässt. { $p }prüfen datei schickt dir die letzte Runde als Datei.
help-seed = { $p }mischen TEXT mischt deinen eigenen Text in das nächste Mischen ein.
# $seal ist die erste Hälfte eines SHA-256, hexadezimal.
sealed = Siegel: { $seal } ({ $p }prüfen).
verify-sealed = { $round ->
    [next] Das { $number }. Geben dieses Tisches ist festgelegt: SHA-256 { $seal }. Jede Zeile, die ich hier von dir annehme, wird eingemischt, ebenso { $p }mischen TEXT.
   *[running] Die Karten dieser Runde sind festgelegt: SHA-256 { $seal }. Das Geheimnis dahinter zeige ich nach der Runde.
}
verify-shown = In der letzten Runde ({ $round }) war das Geheimnis { $secret }. { $number ->
    [one] Sein SHA-256 ist das Siegel des ersten Gebens: { $anchor }.
   *[other] { $number }-mal SHA-256 ergibt das Siegel des ersten Gebens: { $anchor }.
}
verify-shares = { $mine ->
    [0] Von den { $count } Zeilen, die eingemischt wurden, ist keine von dir.
   *[other] Von den { $count } Zeilen, die eingemischt wurden, sind von dir { $mine }: { $shares }
}
verify-file = Es folgt Runde { $round } in { $count } Zeilen. Kopier sie in eine Textdatei und prüf sie mit: unobot verify DATEI
verify-file-link = Runde { $round } als Datei, für unobot verify: { $url }
verify-none-yet = Noch ist keine Runde zu Ende. Danach steht hier ihr Geheimnis.
seed-taken = Wird in das nächste Geben gemischt.
beacon-late = Die öffentliche Zufallszahl für das Geben ist noch nicht da. Ich versuche es in einer Minute wieder, oder mit { $p }geben.
word-verify-file = datei
refused-seed-late = Die Karten sind schon gegeben. Schick deinen Text vor dem nächsten Geben.
refused-seed-what = Was soll ich einmischen? Irgendetwas, zum Beispiel { $p }mischen 42 Quietscheenten.
refused-verify-file-none = Eine solche Runde hast du nicht gespielt. Nach einer Runde gibt dir { $p }prüfen datei ihre Datei, { $p }prüfen datei ID eine ältere.
refused-verify-file-later = { $what ->
    [round] Diese Runde läuft noch. Frag nach ihrer Datei, wenn sie zu Ende ist.
   *[match] Eine Regel dieses Spiels hat noch ein Geheimnis. Frag nach der Datei, wenn das Spiel aus ist.
}
refused-verify-file-gone = Diese Runde ist zu alt: nur ihr Ergebnis ist noch gespeichert.
command-verify = prüfen, pruefen, prüf, pruef
command-seed = mischen, beimischen
word-theme-fairness = fairness, ehrliches Geben
setting-seal = ob bei jedem Geben sein Siegel genannt wird, damit man es später prüfen kann.
