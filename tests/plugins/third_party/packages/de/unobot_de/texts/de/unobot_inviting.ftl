refused-notify-what = Nimm { $words } oder ein Spiel, zum Beispiel { $p }bescheid Taiwan.
help-notify = { $p }bescheid schickt dir eine private Nachricht, wenn hier ein Tisch eröffnet wird. Danach geht ein Spiel, einmal (nur das nächste Mal) oder aus (nie mehr), zum Beispiel { $p }bescheid einmal.
command-invite = einladen
help-invite = { $p }einladen NAME lädt jemanden an den Tisch ein, privat, wenn er in diesem Raum ist. Willst du keine Einladungen: { $p }einstellen einladungen aus.
invited = { $player } lädt dich an einen Tisch ein ({ $preset }): mit { $p }mit setzt du dich. Willst du keine Einladungen, schreib mir privat: einstellen einladungen aus
invite-done = { $name } ist eingeladen.
invite-sent = { $name } ist nach { $room } eingeladen.
invite-failed = Ich konnte { $name } nicht nach { $room } einladen: entweder heißt niemand so, oder ich darf es nicht.
refused-invite-seated = { $name } hat hier schon einen Platz.
refused-invite-unwanted = { $name } wurde gerade erst eingeladen, oder will keine Einladungen.
refused-invite-too-many = Du hast viele Einladungen verschickt. Warte bitte ein paar Minuten.
refused-invite-nobody = Hier heißt niemand „{ $said }“.
refused-invite-account = Hier heißt niemand „{ $said }“. Um andere einzuladen, melde dich erst mit einem Konto an.
notified = Ein Tisch ist offen ({ $preset }): mit { $p }mit setzt du dich.
notify-set = { $what ->
    [on] Ich sage dir, wenn hier ein Tisch eröffnet wird.
    [once] Ich sage dir, wenn hier der nächste Tisch eröffnet wird.
    [off] Ich sage dir nicht mehr, wenn hier ein Tisch eröffnet wird.
   *[preset] Ich sage dir, wenn hier ein Tisch ({ $preset }) eröffnet wird.
}
command-notify = bescheid, sag bescheid, melden
word-notify-on = an
word-notify-once = einmal
word-notify-off = aus
word-set-invitations = einladungen
setting-invitations = ob andere dich durch mich einladen können.
