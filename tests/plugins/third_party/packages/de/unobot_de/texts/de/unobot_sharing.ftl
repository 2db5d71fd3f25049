command-share = teilen
help-share = { $p }teilen gibt dem Gastgeber einen Code. { $p }teilen CODE in einem anderen Raum, egal in welchem Netz, lässt ihn mitspielen. { $p }teilen aus trennt die Räume wieder.
command-move = umziehen
help-move = { $p }umziehen #RAUM bringt den Tisch in einen anderen Raum, in dem du und ich sind. Das darf nur der Gastgeber.
# Ein Raum, wie ihn die Leute eines anderen Netzes kennen; $network ist, wie der Betreiber sein Netz nennt.
share-room = { $room } ({ $network })
# $command ist in jeder Sprache Englisch: die Leute im anderen Raum sprechen vielleicht eine andere.
share-code = Damit ein anderer Raum an diesem Tisch mitspielt, schreib dort innerhalb von { $minutes } Minuten: { $p }{ $command } { $code }
share-joined = { $room } spielt jetzt auch an diesem Tisch.
# $table sagt, wer spielt, und die oberste Karte einer laufenden Runde.
share-joined-here = Dieser Raum spielt jetzt am Tisch von { $room } mit. { $table } Mit { $p }mit setzt du dich dazu.
share-over = { $room } spielt nicht mehr an diesem Tisch.
share-over-here = Dieser Raum spielt nicht mehr am Tisch von { $room }.
share-away = Die Verbindung zu { $room } ist abgebrochen; seine Spieler sind weg, bis sie wieder da ist.
share-back = Die Verbindung zu { $room } ist wieder da.
moved-away = { $player } zieht mit diesem Tisch nach { $room } um.
moved-here = { $player } bringt einen Tisch aus { $room } mit.
# An die Spieler eines Raums, aus dem ich geworfen wurde oder der mich nicht reden lässt, während andere weiterspielen.
table-excluded-shared = Ich wurde aus dem Raum geworfen; ihr geltet als abwesend, bis ich wieder hineindarf. Das Spiel geht anderswo weiter.
table-unheard-shared = Ich darf im Raum nichts sagen. Das Spiel geht weiter: lies und antworte mir hier.
refused-share-code-what = Hier ist kein Tisch. Der Gastgeber eines Tisches bekommt mit { $p }teilen einen Code; { $p }teilen CODE spielt hier an jenem Tisch.
refused-share-code-wrong = Dieser Code geht nicht. Ein Code gilt einmal, zehn Minuten lang, zwischen Räumen desselben Bots.
refused-share-table-here = Dieser Raum hat schon einen Tisch. Wenn der geschlossen ist, kann er an einem anderen mitspielen.
refused-share-guest = Dieser Raum spielt am Tisch eines anderen Raums. Nur jener kann weitere Räume hereinlassen.
refused-share-none = Dieser Raum teilt seinen Tisch nicht.
refused-share-full = Ein Tisch geht in höchstens { $most } Räumen.
refused-share-kind = Turniertische und Tische mit einem Tag für jeden Zug bleiben in ihrem Raum.
refused-share-votes = Solange andere Räume mitspielen, kannst du nicht über die Regeln abstimmen. { $p }teilen aus trennt die Räume.
refused-move-where = Ein Tisch zieht nur in einen Raum ohne Tisch, in dem wir beide sind: { $p }umziehen #RAUM
refused-move-shared = Solange andere Räume mitspielen, kann der Tisch nicht umziehen. { $p }teilen aus trennt die Räume.
