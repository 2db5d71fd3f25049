### Die Webseiten.

## Überall

web-site = UNO-Tische
web-about = Sieh bei UNO in Chaträumen zu, und lern die Regeln. Gespielte Runden laufen noch einmal ab, mit offenen Karten.
web-skip = Zum Inhalt
web-menu = Seiten
web-languages = Sprachen
web-to-rooms = Räume
web-to-rules = Regeln und Karten
web-missing = Diese Seite gibt es nicht.
web-busy = Gerade wollen zu viele etwas sehen. Versuch es gleich noch einmal.
web-broken = Gerade kann ich nichts nachlesen. Versuch es gleich noch einmal.

## Räume

web-rooms-none = Hier wird kein Raum gezeigt. Das entscheiden die Operatoren eines Raums: { $p }einstellen web an
web-room-playing = eine Runde läuft
web-room-waiting = ein Tisch wartet auf Spieler
web-live = Der Tisch
web-live-none = Gerade ist hier kein Tisch.
web-live-secret = Die Karten siehst du, wenn die Runde aus ist.
web-live-follows = Diese Seite folgt dem Spiel von selbst.
web-live-stopped = Die Seite folgt dem Spiel nicht mehr: lade sie neu.
web-live-reload = Neu laden
web-seats = Plätze
web-cards = Karten
web-points = Punkte
web-pile = noch { $count } zu ziehen
web-direction = { $direction ->
    [1] Es geht im Uhrzeigersinn.
   *[other] Es geht gegen den Uhrzeigersinn.
}
web-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-rounds = Gespielte Runden
web-rounds-none = Hier wurde noch keine Runde zu Ende gespielt.
web-rounds-older = Frühere Runden

## Regeln

web-presets = Spiele
web-house = Hausregeln
web-decks = Karten
web-matches = Worum es geht
web-all-cards = Die Karten
web-typed = So eröffnest du einen solchen Tisch: { $typed }
web-copies = Anzahl
web-howto = So wird gespielt
web-related = Passt zu:
web-options = Optionen
web-options-about = Optionen schreibst du hinter den Befehl: { $typed }
web-usual = (hier)

## Runden

web-address = Die ganze Runde, Zug für Zug: { $url }
web-round = Runde in { $room }
web-shared = { $moves ->
    [one] { $players }: eine Runde mit { $moves } Zug, mit offenen Karten.
   *[other] { $players }: eine Runde mit { $moves } Zügen, Zug für Zug und mit offenen Karten.
}
web-untellable = Diese Runde kann ich nicht zeigen. Sie ist zu lang oder zu alt, oder ihre Regeln fehlen.
web-id = Kennung { $id }
web-result = Ergebnis
web-place = Platz
web-player = Spieler
web-left = Punkte auf der Hand
web-stopped = Die Runde wurde nicht zu Ende gespielt.
web-step = Die Runde als Film
web-step-first = An den Anfang
web-step-back = Zurück
web-step-on = Weiter
web-step-play = Abspielen
web-step-pause = Anhalten
web-step-speed = Tempo
web-step-last = Ans Ende
web-step-at = Zug
web-step-keys = Tasten: ← zurück, → weiter, Leertaste spielt ab und hält an.
web-moves = Alle Züge
web-held = { $player } hatte diese Karten (markiert ist, was ging):
web-can = { $card }, spielbar
web-has = { $player } hat { $cards }
web-draws = { $player } zieht { $cards }
web-alone = Nur { $player } hat erfahren: { $text }
web-why-not = Warum nicht die anderen?
web-cut = Die Regeln sind seitdem andere, also kann ich den Rest nicht zeigen.

## Ob ehrlich gegeben wurde

web-proof = Wurde ehrlich gegeben?
web-proof-about = Vor dem ersten Geben veröffentlicht der Bot den letzten Hash einer Kette von Geheimnissen. Das Geheimnis dieser Runde und Zeilen der Spieler ergeben den Startwert. Er bestimmt jede Karte. Niemand konnte die Karten allein bestimmen.
web-proof-secret = Geheimnis
web-proof-anchor = Anfang der Kette, und das wievielte Geheimnis es ist
web-proof-beacon = Öffentlicher Wert
web-proof-shares = Was die Spieler dazugaben
web-proof-seed = Startwert
web-proof-none = Diese Runde hat keinen Beweis. Eine ältere Version hat gegeben, oder die Regeln sind andere.
web-proof-file = Die Runde als Datei
web-proof-check = Sichere sie als { $file } und prüf sie: { $command }

## Bestenlisten

web-to-board = Bestenliste
web-board-none = Noch hat niemand eine Runde zu Ende gespielt.
web-wins = Siege
web-rating = Wertung
web-played = Runden
web-month = Monat
web-spans = Zeitraum
web-records = Rekorde
web-champions = Meister früherer Saisons
web-best = Beste Runde
web-form = Form: die letzten Runden
web-months = Nach Monaten
web-opponents = Gegner
web-ahead = Vorn
web-behind = Hinten
web-favourites = Lieblingsspiele
web-game = Spiel
web-achievements = Erfolge
web-seasons = Saisons
web-season = Saison
web-when = Zu Ende
web-against = Gegen
web-room = Raum
web-statistics = Statistik
web-people = Spieler
web-since = Erste Runde
web-most-wins = Meiste Siege
