help-short = { $preset }: { $p }uno { $preset } eröffnet einen Tisch oder setzt dich dazu, mit { $p }geben geht es los. Wenn du dran bist, schreib eine der Antworten aus deiner privaten Zeile; { $p }züge zeigt sie.
help-unknown = Zu „{ $said }“ gibt es keine Hilfe. { $p }hilfe zeigt die Befehle, { $p }regeln liste Spiele und Regeln, { $p }hilfe kartenkunde, wie man Karten schreibt.
help-named = { $name }: { $about }
help-card = { $card } { $text }
about-card-number = Passt auf dieselbe Farbe oder dieselbe Zahl. Sonst tut sie nichts. (B7)
help-command = Hilfe: { $text }
help-command-aliases = Hilfe: { $text } Auch: { $list }.
help-new = { $p }neu SPIEL OPTIONEN eröffnet einen Tisch, zum Beispiel { $p }neu klassisch karten=9. { $p }uno tut dasselbe.
help-start = { $p }start gibt die Karten, wenn ein Tisch wartet; sonst eröffnet es einen.
help-join = { $p }mit gibt dir einen Platz, oder den zurück, den du verlassen hast.
help-leave = { $p }raus gibt deinen Platz auf. Bis zum Ende der Runde bekommst du mit { $p }mit deine Karten zurück.
help-rejoin = { $p }zurück WORT, privat an mich, gibt dir nach einem Abbruch deinen Platz wieder. Das Wort hast du beim Geben bekommen.
help-deal = { $p }geben beginnt die Runde.
help-play = { $p }spiel KARTE spielt eine Karte. Wenn du dran bist, reicht die Karte allein.
help-play-classic-game = { $p }spiel KARTE spielt eine Karte: { $p }spiel r5, { $p }spiel w rot. Häng uno an, um UNO zu rufen: { $p }spiel r5 uno. Wenn du dran bist, reicht die Karte allein: r5.
help-draw = { $p }zieh zieht eine Karte, oder alle Karten einer Strafe.
help-pass = { $p }passe beendet deinen Zug nach dem Ziehen.
help-color = { $p }farbe rot wählt eine Farbe.
help-color-classic-game = { $p }farbe rot wählt die Farbe für eine Farbwahl.
help-challenge = { $p }zweifel zweifelt eine Farbwahl Zieh Vier an: war es ein Bluff, zieht 4, wer sie gespielt hat; sonst ziehst du 6.
help-accept = { $p }ja nimmt an, was dir angeboten wird.
help-refuse = { $p }nein lehnt ab, was dir angeboten wird.
help-pick = { $p }wähle beantwortet jede andere Frage: mit einem Spieler, Karten oder einer Zahl.
help-uno = { $p }uno eröffnet einen Tisch oder setzt dich dazu.
help-uno-classic-game = { $p }uno ruft UNO, wenn du noch eine Karte hast. Läuft keine Runde, eröffnet es einen Tisch oder setzt dich dazu.
help-catch = { $p }erwischt NAME erwischt, wer seinen Ruf vergessen hat. Der Name kann fehlen.
help-catch-classic-game = { $p }erwischt NAME erwischt, wer noch eine Karte hat und nicht UNO gerufen hat. Der Name kann fehlen.
help-hand = { $p }hand schickt dir deine Karten noch einmal, privat.
help-top = { $p }oben zeigt die Karte, die zu bedienen ist.
help-turn = { $p }dran zeigt, wer dran ist.
help-players = { $p }spieler zeigt, wer mitspielt und wie viele Karten jeder hat.
help-moves = { $p }züge sagt dir privat, was du spielen kannst.
help-why = { $p }warum KARTE sagt dir privat, warum eine Karte nicht geht.
help-score = { $p }punkte zeigt den Stand des Spiels.
help-rules = { $p }regeln zeigt die Regeln dieses Tisches; { $p }regeln liste zeigt alle Spiele und Hausregeln.
help-skip = { $p }überspringen beendet den Zug von jemandem, dessen Zeit um ist.
help-kick = { $p }rauswerfen NAME schließt jemanden für den Rest des Spiels vom Tisch aus.
help-host = { $p }gastgeber NAME macht jemand anderen zum Gastgeber.
help-wait = { $p }warte gibt dir einmal im Zug noch einmal die ganze Zeit.
help-seat = { $p }platz NAME bietet deinen Platz und deine Karten an; wer gemeint ist, nimmt sie mit { $p }platz.
help-again = { $p }nochmal eröffnet den letzten Tisch noch einmal, mit allen, die noch hier sind.
help-stop = { $p }ende bricht das Spiel ab.
help-pause = { $p }pause hält das Spiel und seine Uhr an.
help-resume = { $p }fortsetzen setzt ein unterbrochenes Spiel fort.
help-set = { $p }einstellen zeigt die Einstellungen, { $p }einstellen NAME WERT ändert eine: privat deine, im Raum die des Raums (nur Operatoren).
help-help = { $p }hilfe WORT erklärt einen Befehl, eine Karte oder eine Regel.
help-howto = { $p }anleitung erklärt das Spiel in drei Zeilen.
help-ping = { $p }ping schickt dir eine Probezeile, die dich ruft, als wärst du dran.
pinged = so rufe ich dich, wenn du dran bist.
howto-page = Mehr dazu: { $url }
set-done = { $key } ist jetzt „{ $value }“.
set-keys = Deine Einstellungen: { $list }. Mit { $p }einstellen NAME WERT änderst du eine.
set-keys-room = Einstellungen dieses Raums: { $list }. Deine eigenen ({ $own }) zeigt { $p }einstellen, privat an mich.
refused-set-operators = Das können hier nur die Operatoren des Raums einstellen.
refused-set-privately = { $key } können für den Raum nur Operatoren einstellen. Für dich selbst schreib mir privat: einstellen { $key }
refused-set-unknown = Eine Einstellung { $key } gibt es nicht. Es gibt: { $keys }.
refused-set-what = { $key } ist „{ $value }“. Möglich ist: { $allowed }.
refused-wants-prefix = Das Vorzeichen muss ein bis drei Zeichen haben, wie ! oder ., nicht „{ $said }“.
word-theme-table = tisch, Tisch und Plätze
word-theme-playing = spielzüge, Züge im Spiel
word-theme-looking = nachsehen, etwas nachsehen
word-theme-rules = spielregeln, Spiele und Regeln
word-theme-hosting = leitung, einen Tisch leiten
word-theme-settings = einstellungen, Einstellungen und deine Daten
word-theme-options = optionen
word-theme-cards = kartenkunde, Karten
word-theme-more = mehr, weitere Befehle
help-short-classic-game = UNO: { $p }uno eröffnet einen Tisch oder setzt dich dazu, mit { $p }geben geht es los. Wenn du dran bist: { $p }spiel r5 (oder nur r5), { $p }zieh, { $p }passe. Noch eine Karte? { $p }uno!
help-themes = Mehr: { $list }. { $p }hilfe WORT erklärt jeden Befehl, jede Karte, Regel, Option oder Einstellung; { $p }anleitung erklärt das Spiel.
help-theme = Befehle ({ $theme }): { $list }.
help-settings = Deine Einstellungen: { $own }. Einstellungen des Raums: { $room }. { $p }hilfe NAME erklärt jede.
help-setting =
    { $where ->
        [own] { $key }: { $does } Werte: { $allowed }. Deine änderst du privat mit { $p }einstellen { $key } WERT.
        [room] { $key }: { $does } Werte: { $allowed }. Die Operatoren des Raums ändern es mit { $p }einstellen { $key } WERT.
       *[both] { $key }: { $does } Werte: { $allowed }. { $p }einstellen { $key } WERT ändert privat deine, im Raum für Operatoren die des Raums.
    }
help-options = Optionen eines Tisches: { $list }. { $p }hilfe NAME erklärt jede.
help-option = Option { $name }: { $list }. So eröffnest du einen solchen Tisch: { $p }neu { $line }
help-value = { $value } – { $about }
help-notation = Eine Karte schreibst du als Farbe ({ $colors }) und Zeichen, wie { $card } ({ $text }). Auch Wörter gehen, in jeder Reihenfolge.
help-kinds = Karten mit Namen: { $list }. { $p }hilfe NAME erklärt jede.
setting-language = die Sprache, die ich spreche.
setting-style = wie Karten aussehen: farbig, nur als Zeichen, mit Emoji oder in Worten.
setting-sort = ob deine Karten nach Farbe oder nach Wert sortiert sind.
setting-ring = wo es klingelt, wenn du dran bist: im Raum, privat, an beiden Orten oder nirgends.
setting-highlight = welche meiner Zeilen mit deinem Namen beginnen, damit dein Programm sie hervorhebt.
setting-hands = ob deine Karten als Nachricht oder als Notiz kommen.
setting-pictures = ob deine Karten auch als Bild kommen, wo das geht.
setting-quiet = ob ich nur das Nötigste sage.
setting-prefix = das Zeichen vor einem Befehl.
setting-turn-timeout = wie viel Zeit ein Zug hat.
setting-pause-limit = wie lange eine Pause dauern darf.
setting-autostart = wie lange nach dem zweiten Spieler die Karten von selbst gegeben werden.
setting-preset = welches Spiel eröffnet wird, wenn niemand eines nennt.
setting-web = ob die Webseite die Spiele dieses Raums zeigen darf.
howto-classic-game = Werde als Erster alle Karten los. Wenn du dran bist, spiel eine Karte, die in Farbe, Zahl oder Zeichen passt. Eine schwarze Karte passt auf alles, und du wählst die Farbe.
howto-type = Deine Karten bekommst du privat, mit den Antworten, die gehen. Schreib eine davon im Raum oder an mich.
howto-type-classic-game =
    { $play-drawn ->
        [may] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel w rot (schwarz, mit Farbe) oder zieh; danach kannst du passen.
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel w rot (schwarz, mit Farbe) oder zieh.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Bleibt dir danach eine Karte, häng uno an: spiel r5 uno.
    }
howto-rules = An diesem Tisch: { $list }.
howto-house = Hausregeln: { $list } ({ $p }regeln)
help-notation-black = Eine schwarze Karte nimmt die Farbe mit, die du wählst: { $example }.
