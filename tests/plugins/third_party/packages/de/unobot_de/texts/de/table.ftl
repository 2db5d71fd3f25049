table-opened = { $player } eröffnet einen Tisch ({ $preset }). Mit { $p }mit setzt du dich dazu, mit { $p }geben geht es los.
table-opened-own = Dein Tisch ist offen ({ $preset }). Mit { $p }geben geht es los.
table-again = { $player } eröffnet den letzten Tisch noch einmal ({ $preset }), mit { $others }. Mit { $p }geben geht es los, mit { $p }raus gibst du deinen Platz auf.
table-none-private = Du sitzt an keinem Tisch. { $p }uno in einem Raum eröffnet einen oder setzt dich dazu.
table-none-own = Du sitzt an keinem Tisch. { $p }uno eröffnet hier einen für dich allein, in einem Raum einen mit anderen.
greeting = Hallo, ich gebe UNO. { $p }uno eröffnet hier einen Tisch für dich allein gegen Computerspieler; mit anderen spielst du in einem Raum.
greeting-help = Das Spiel in drei Zeilen: { $p }anleitung. Die Befehle: { $p }hilfe.
table-which = Du sitzt an mehreren Tischen: { $rooms }. Sag, an welchem, zum Beispiel { $p }hand in { $example }.
table-closed = Der Tisch ist geschlossen.
table-resumed = Ich bin wieder da, und die Runde geht weiter.
table-waits = Ein Tisch ist offen. Mit { $p }mit setzt du dich dazu, mit { $p }geben geht es los.
table-turn-again = Nach einer Aktualisierung beginnt dieser Zug noch einmal.
rule-failed = Die Regel { $rule } ist gescheitert; der Zug gilt nicht. Das Spiel geht weiter.
host-now = { $name } ist jetzt Gastgeber.
host-absent = { $host } antwortet nicht; Gastgeber ist jetzt { $player }.
skipped-by = { $by } überspringt { $player }.
kicked = { $by } schließt { $player } vom Tisch aus.
stopped-by = { $by } bricht das Spiel ab.
paused-by = { $by } unterbricht das Spiel. { $p }fortsetzen setzt es fort.
paused = Das Spiel pausiert. { $p }fortsetzen setzt es fort.
resumed-by = { $by } setzt das Spiel fort.
wait-given = { $player } nimmt sich mehr Zeit.
seat-offered =
    { $addressed ->
        [yes] { $by } bietet dir den eigenen Platz an. Mit { $p }platz nimmst du ihn.
       *[no] { $by } bietet { $player } den eigenen Platz an; { $p }platz nimmt ihn.
    }
seat-handed =
    { $round ->
        [yes] { $player } übernimmt den Platz von { $old }; diese Runde zählt noch für { $old }.
       *[no] { $player } übernimmt den Platz von { $old }.
    }
pause-over = Länger pausiert dieser Raum nicht; das Spiel geht weiter.
seat-token = Nach einem Abbruch schick mir privat: zurück { $token }
seat-still-yours = Dein Platz gehört noch dir.
table-seats-wait = { $count ->
    [one] Ein Platz ist für { $players } reserviert.
   *[other] Plätze sind für { $players } reserviert.
}
slow-down = Langsam, bitte: ich lese von jedem nur ein paar Zeilen in der Minute. Sonst müssten andere auf ihren Zug warten.
unread = Ich konnte deine Nachricht nicht entschlüsseln. Schick sie bitte noch einmal.
unread-in-room = { $player }: das konnte ich nicht entschlüsseln. Schreib es bitte noch einmal.
match-deserted = Seit einer Weile spielt niemand mehr.
table-asleep = An diesem Tisch antwortet niemand; er wartet auf seine Spieler. Alle anderen können mit { $p }uno einen neuen eröffnen.
command-failed = Bei mir ist etwas schiefgegangen. Es hat sich nichts geändert; macht bitte weiter.
plugin-command-failed = Der Befehl { $p }{ $command } des Plugins { $plugin } ist gescheitert. Es hat sich nichts geändert; macht bitte weiter.
plugin-command-cut = Der Befehl { $p }{ $command } des Plugins { $plugin } hat zu lange gedauert und wurde abgebrochen. Es hat sich nichts geändert.
store-slow = Ich kann gerade nichts sichern, also steht die Uhr. Was ihr schreibt, zählt, sobald ich wieder sichern kann.
