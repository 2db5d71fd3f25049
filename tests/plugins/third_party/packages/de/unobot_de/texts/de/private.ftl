hand = Deine Karten: { $cards }
hand-empty = Du hast keine Karten.
hand-playable = { $hand } (spielbar: { $answers })
hand-nothing = { $hand } (nichts passt: { $p }{ $answer })
hand-answers = { $hand } (Antworten: { $answers })
hand-others = { $direction ->
    [1] { $hand } · { $list }
   *[other] { $hand } · { $list } (rückwärts)
}
hand-other = { $player } { $count }
choices = { $count ->
    [exact] { $most } von { $cards }
    [one] keine, oder 1 von { $cards }
    [many] keine, oder bis zu { $most } von { $cards }
   *[some] { $least } bis { $most } von { $cards }
}
shown = Du siehst die Karten von { $player }: { $cards }
shown-empty = { $player } hat keine Karten
shown-challenge = { $player } hatte { $cards }
warned-false-call = { $word } musst du jetzt nicht rufen. Das ist nur eine Warnung; beim nächsten Mal kostet es Karten.
tried = { $fine ->
    [one] { $why } Der Versuch kostet dich { $fine } Karte.
   *[other] { $why } Der Versuch kostet dich { $fine } Karten.
}
moves = { $playable ->
    [no] Du kannst schreiben: { $list }.
   *[yes] { $others ->
        [no] Du kannst { $cards } spielen.
       *[yes] Du kannst { $cards } spielen, oder { $list }.
    }
}
moves-pick = Du kannst wählen ({ $p }wähle): { $cards }.
moves-more = eine andere dieser Art
moves-none = Du kannst gerade nichts tun.
why-playable = { $card } kannst du jetzt spielen.
refusal = { $why } { $possible }
refused-not-understood = „{ $said }“ verstehe ich nicht. { $p }hilfe zeigt die Befehle.
refused-no-seat = Du hast an diesem Tisch keinen Platz. Mit { $p }mit setzt du dich.
refused-not-seated = Du hast an diesem Tisch keinen Platz. Mit { $p }mit setzt du dich.
refused-already-seated = Du hast schon einen Platz.
refused-name-taken = Am Tisch heißt schon jemand { $name }.
refused-no-round = Gerade läuft keine Runde. Mit { $p }geben geht es los.
refused-round-running = Die Runde läuft noch.
refused-too-few = { $least ->
    [2] Es braucht mindestens zwei Spieler. Andere setzen sich mit { $p }mit dazu.
   *[other] Es braucht mindestens { $least } Spieler. Andere setzen sich mit { $p }mit dazu.
}
refused-not-in-round = In dieser Runde spielst du nicht mit; in der nächsten bekommst du Karten.
refused-table-full = Der Tisch ist voll: { $most } Spieler.
refused-no-entry = Für dieses Spiel ist es zu spät; beim nächsten kann jeder mitspielen.
refused-match-over = Das Spiel ist aus. { $p }uno eröffnet einen neuen Tisch.
refused-not-waited-for = Auf diesen Spieler wartet der Tisch nicht.
refused-too-late = Zu spät: das ist schon beantwortet.
refused-unknown-card = { $known ->
    [no] Welche Karte?
   *[yes] Eine Karte „{ $said }“ gibt es in diesem Spiel nicht.
}
refused-unknown-player = Am Tisch heißt niemand „{ $said }“.
refused-one-card-a-turn = Hier spielst du immer nur eine Karte.
refused-not-held = { $card } hast du nicht.
refused-not-your-turn = { $player } ist dran, nicht du.
refused-does-not-match = { $needs ->
    [color] { $card } passt nicht auf { $top } ({ $color }): spiel { $color } oder eine Farbwahl.
    [number] { $card } passt nicht auf { $top }: spiel { $color }, eine { $number } oder eine Farbwahl.
   *[symbol] { $card } passt nicht auf { $top }: spiel { $color }, dasselbe Zeichen oder eine Farbwahl.
}
refused-wd4-strict = { $card } darfst du nur spielen, wenn du keine Karte der Farbe hast.
refused-wd4-no-play = { $card } darfst du nur spielen, wenn sonst nichts geht.
refused-first-turn = Du bist dran: spiel eine Karte, oder zieh eine.
refused-first-turn-pass = Zieh erst eine Karte; dann kannst du passen.
refused-first-turn-challenge = Es gibt gerade nichts anzuzweifeln.
refused-first-turn-accept = Es gibt gerade nichts anzunehmen.
refused-first-turn-refuse = Es gibt gerade nichts abzulehnen.
refused-first-turn-color = Gerade wird keine Farbe gewählt. Wähl sie mit der Karte: { $p }spiel w rot.
refused-first-turn-pick = Es gibt gerade nichts zu wählen.
refused-first-drawn = Du hast schon gezogen: spiel die Karte, oder passe.
refused-first-drawn-draw = Du hast schon eine Karte gezogen.
refused-first-penalty = Erst kommt die Karte dran, die dich getroffen hat: zieh, oder antworte auf sie.
refused-first-color = Wähl erst eine Farbe.
refused-first-return = Spiel erst eine Karte der vorigen Farbe.
refused-first-swap = Wähl erst, mit wem du tauschst.
refused-whisper-only = Schreib mir das privat: hier liest es jeder.
refused-first-skipped = Antworte erst auf das Aussetzen: gib es mit einer Karte weiter, oder setz aus.
refused-first-deal = Gerade läuft keine Runde. Mit { $p }geben geht es los.
refused-first-other = Beantworte erst die Frage.
refused-no-calls = { $word } muss an diesem Tisch niemand rufen.
refused-call-settled = { $word } musst du jetzt nicht rufen.
refused-call-not-needed = { $left ->
    [one] Ruf { $word } mit deiner letzten Karte, oder wenn du die vorletzte spielst.
   *[other] Ruf { $word } mit { $left } Karten, oder wenn dir nach dem Zug { $left } bleiben.
}
refused-must-play = An diesem Tisch darfst du nicht ziehen, solange du spielen kannst.
refused-nobody-to-catch = Gerade gibt es niemanden zu erwischen.
refused-rule-failed = Die Regel { $rule } ist gescheitert; der Zug gilt nicht.
refused-not-host = Das darf nur der Gastgeber.
refused-too-many-cards = Von { $card } gibt es nur { $there }.
refused-other = Das geht gerade nicht.
refused-wants-number = { $option } muss eine Zahl von { $low } bis { $high } sein, nicht „{ $said }“.
refused-wants-word = { $option } muss eines von diesen sein: { $words }; nicht „{ $said }“.
refused-wants-time = { $option } muss eine Zeit wie 90s oder 3m sein, oder off; nicht „{ $said }“.
refused-wants-longer-time = { $option } muss mindestens { $least } sein, oder off; nicht „{ $said }“.
refused-wants-pause = { $option } muss eine Zeit von 1m bis 24h sein, wie 30m; nicht „{ $said }“.
refused-unknown-word = { $guess ->
    [no] Eine Regel oder ein Spiel „{ $said }“ gibt es nicht.
   *[yes] Eine Regel oder ein Spiel „{ $said }“ gibt es nicht. Meinst du { $nearest }?
}
refused-unknown-option = { $guess ->
    [no] Eine Option { $said } gibt es an diesem Tisch nicht.
   *[yes] Eine Option { $said } gibt es an diesem Tisch nicht. Meinst du { $nearest }?
}
refused-option-elsewhere = Die Option { $said } gehört zu { $owners }; das ist an diesem Tisch nicht dabei.
refused-option-refused = { $option } bewirkt nichts neben { $rule }.
refused-two-presets = Nimm entweder { $one } oder { $other }: ein Tisch spielt nur ein Spiel.
refused-no-presets = Es ist kein Spiel geladen; kein Tisch kann eröffnet werden.
refused-open-quote = Ein Anführungszeichen fehlt.
refused-missing-rule = Die Regel { $rule } ist hier nicht installiert.
refused-needs-rule = { $other ->
    [classic-game] { $rule } geht nur mit dem klassischen Spiel.
   *[other] { $rule } geht nur zusammen mit { $other }.
}
refused-rules-conflict = { $rule } und { $other } gehen nicht zusammen ({ $reason }).
refused-one-kind-of-match = { $rule } und { $other } sagen beide, worum gespielt wird; ein Tisch hat nur eines davon.
refused-two-decks = { $rule } und { $other } sind beide Kartenspiele; ein Tisch hat nur eines.
refused-one-sided-cards = Die Karten von { $rule } haben zwei Seiten, die von { $other } nur eine: das geht nicht zusammen.
refused-until-and-never = Ziehen=until zieht, bis eine Karte passt, und gezogene Karte=never verbietet, sie zu spielen: nimm eines davon.
refused-action-takes-nothing = { $action } nimmt keinen Wert, und du hast „{ $said }“ geschrieben.
refused-unknown-action = { $option } kann eines von diesen sein: { $words }; nicht „{ $said }“.
refused-cannot-lead = Mit { $card } kannst du jetzt nicht anfangen.
refused-not-together = Zusammen gehen hier nur Karten mit demselben Zeichen, und keine schwarzen.
refused-no-challenge = { $option } sagt, was Anzweifeln kostet, aber an diesem Tisch gibt es nichts anzuzweifeln. Nimm Zieh Vier=challenge dazu.
refused-no-out-black = { $card } darf nicht deine letzte Karte sein: mit einer schwarzen wird an diesem Tisch niemand fertig.
refused-no-out-action = { $card } darf nicht deine letzte Karte sein: mit Aktionen und schwarzen Karten wird an diesem Tisch niemand fertig.
refused-never-last = { $card } darf nicht deine letzte Karte sein.
refused-only-pairs = Zusammen gehen hier nur zwei gleiche Karten (Farbe und Zeichen).
refused-jump-in-too-late = Zu spät für { $card }: jemand war schneller. Es kostet dich nichts.
refused-same-card = { $one } und { $other } haben beide die Karte { $symbol }; nimm eines davon.
refused-circular-order = Die Reihenfolge dieser Regeln geht im Kreis: { $rules }.
refused-other-version = Dieses Spiel ist von einer anderen Version und kann nicht weitergehen.
refused-cannot-load = Dieses Spiel kann nicht mehr geladen werden.
refused-no-memory = Dieses Spiel kann nicht mehr geladen werden.
slip-card = Eine Karte „{ $said }“ gibt es hier nicht. Meinst du { $nearest }?
slip-card-yes = Eine Karte „{ $said }“ gibt es hier nicht. Meinst du { $nearest }? { $p }ja spielt sie.
slip-card-unknown = Eine Karte „{ $said }“ gibt es hier nicht. Karten schreibst du so: r5, g+2, bs oder w rot.
slip-unclear = „{ $said }“ kann { $candidates } sein. Was meinst du?
slip-no-colors = Diese Karten haben keine Farben. Meinst du { $candidates }?
slip-command = „{ $said }“ kenne ich nicht. Meinst du { $p }{ $nearest }?
slip-command-yes = „{ $said }“ kenne ich nicht. Meinst du das? { $does } Mit { $p }ja geschieht es.
slip-move-yes = „{ $said }“ kenne ich nicht. Meinst du { $p }{ $nearest }? Mit { $p }ja geschieht es.
slip-call-yes = „{ $said }“ jetzt zu rufen, würde dich Karten kosten. Mit { $p }ja rufst du trotzdem.
slip-command-unknown = „{ $said }“ kenne ich nicht. { $p }hilfe zeigt die Befehle.
slip-card-what = Welche Karte? Zum Beispiel { $p }spiel r5.
slip-color = „{ $said }“ ist hier keine Farbe. Es gibt { $colors }.
slip-color-what = Welche Farbe: { $colors }?
slip-color-of = { $whose ->
    [own] Die Farbe von { $card } wählst du: { $colors }.
   *[other] Die Farbe von { $card } wählt { $player }, nicht du: { $colors }. Schreib { $p }spiel { $card }.
}
slip-player-what = Wen? Schreib den Namen dahinter; { $p }spieler zeigt alle.
slip-number-what = Welche Zahl?
slip-pick-what = Was willst du wählen?
slip-unread = „{ $said }“ verstehe ich nicht.
slip-name = „{ $said }“ heißt hier niemand. Meinst du { $nearest }?
slip-name-unknown = Am Tisch heißt niemand „{ $said }“.
slip-name-unclear = „{ $said }“ kann { $candidates } sein. Wen meinst du?
refused-table-elsewhere = Dein Tisch steht in { $list }. Spielen kannst du dort mit jedem deiner Konten.
