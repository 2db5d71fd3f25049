### Deutsch. Die Anrede ist du; Teilsätze haben keinen Punkt, denn mehrere werden ein Satz.

language-name = Deutsch, German

## Kleine Teile

color-red = rot
color-yellow = gelb
color-green = grün
color-blue = blau
card-in-words = { $color } { $name }
card-as = { $card } als { $number }
list-and-last = { $first } und { $next }
list-and-more = { $first }, { $next }
list-or-last = { $first } oder { $next }
list-or-more = { $first }, { $next }
list-comma-last = { $first }, { $next }
list-comma-more = { $first }, { $next }
list-effects-last = { $first }, { $next }
list-effects-more = { $first }, { $next }
list-differences-last = { $first }; { $next }
list-differences-more = { $first }; { $next }
list-against-last = { $first } gegen { $next }
list-against-more = { $first }, { $next }
list-sentences-last = { $first } { $next }
list-sentences-more = { $first } { $next }
list-colors-last = { $first } oder { $next }
list-colors-more = { $first }, { $next }
sentence = { $clause }.
sentence-with-effects = { $clause } — { $effects }.
neutral-name = Spieler { $name }
neutral-line = Hinweis: { $line }
private-line = [{ $room }] { $text }
time-left = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}
time-long = { $hours } h

## Was getippt wird

verb-deal = geben, gib, teil aus, austeilen, los
verb-play = spiel, spiele, leg, lege, sp°
verb-draw = zieh, ziehe, ziehen, zi°, nimm
verb-pass = passe, weiter, we°, fertig
verb-color = farbe, fa°, farbwahl
verb-challenge = zweifel, anzweifeln, bluff
verb-accept = ja, annehmen, gut
verb-refuse = nein, ablehnen
verb-pick = wähle, wähl
verb-uno = uno, uno!, letzte karte
verb-catch = erwischt, erwische, vergessen
command-new = neu, neues spiel
command-start = start, anfangen, beginnen
command-join = mit, mitspielen, ich auch, dabei
command-leave = raus, gehen, aussteigen
command-rejoin = zurück
command-hand = hand, karten, meine karten
command-top = oben, tisch, oberste karte
command-turn = dran, wer ist dran
command-players = spieler, wer spielt
command-moves = züge, möglich
command-why = warum
command-score = punkte, stand
command-rules = regeln
command-skip = überspringen
command-kick = rauswerfen
command-host = gastgeber
command-wait = warte, mehr zeit
command-seat = platz
command-stop = ende, abbrechen
command-pause = pause
command-resume = fortsetzen, weiterspielen
command-set = einstellen, einstellung
command-help = hilfe
command-howto = anleitung
command-again = nochmal, revanche
command-games = tische, partien
command-backs = rückseiten
word-red = rot
word-yellow = gelb
word-green = grün
word-blue = blau
card-skip = Aussetzen
card-reverse = Richtungswechsel, Retour
card-draw-two = Zieh Zwei, zieh 2, plus 2, plus zwei
card-wild = Farbwahl, Wünscher, Wunschkarte
card-wild-draw-four = Farbwahl Zieh Vier, zieh vier, zieh 4, plus 4, plus vier
word-number-0 = null
word-number-1 = eins
word-number-2 = zwei
word-number-3 = drei
word-number-4 = vier
word-number-5 = fünf
word-number-6 = sechs
word-number-7 = sieben
word-number-8 = acht
word-number-9 = neun
word-number-10 = zehn
word-connectives = mit, dann, für
word-fillers = die, der, das, den, bitte, ein, eine, einen, mal, so, hm, ähm, ok, okay, also, jetzt, hier, doch
word-yes = ja, j, jo, klar
word-theme-table = tisch, Tisch und Plätze
word-theme-playing = spielzüge, Züge im Spiel
word-theme-looking = nachsehen, nachsehen
word-theme-rules = spielregeln, Spiele und Regeln
word-theme-hosting = leitung, einen Tisch leiten
word-theme-settings = einstellungen, Einstellungen und deine Daten
word-theme-options = optionen
word-theme-cards = kartenkunde, Karten
word-theme-more = mehr, weitere Befehle
word-set-language = sprache
word-set-style = stil
word-set-sort = sortierung
word-set-ring = klingeln
word-set-highlight = anrede
word-set-hands = handkarten
word-set-pictures = bilder
word-set-quiet = still
word-set-prefix = vorzeichen
word-set-on = an
word-set-off = aus
word-rules-list = liste
word-not = nicht, kein, keine
word-nothing = nichts, nix, passt nichts

## Im Raum: was geschieht

act-plays = { $player } spielt { $cards }
act-draws-and-plays = { $drawn ->
    [1] { $player } zieht und spielt { $cards }
   *[other] { $player } zieht { $drawn } Karten und spielt { $cards }
}
act-draws = { $count ->
    [1] { $player } zieht eine Karte
   *[other] { $player } zieht { $count } Karten
}
act-draws-and-passes = { $count ->
    [1] { $player } zieht eine Karte und passt
   *[other] { $player } zieht { $count } Karten und passt
}
act-draws-asked-drawn = { $count ->
    [1] { $player } zieht eine Karte und darf spielen oder passen ({ $p }passe)
   *[other] { $player } zieht { $count } Karten und darf spielen oder passen ({ $p }passe)
}
act-passes = { $player } passt
act-passes-empty = { $player } passt: es ist nichts mehr zum Ziehen da
act-finds-nothing = { $player } findet nichts zum Ziehen
act-names-color = { $player } wünscht sich { $color }
act-calls = { $player } ruft { $word }
act-calls-early = { $player } ruft vorher schon { $word }
act-catches = { $count ->
    [0] { $by } erwischt { $player } ohne { $word }
   *[other] { $by } erwischt { $player } ohne { $word }: { $player } zieht { $count }
}
act-false-call = { $count ->
    [0] { $player } ruft zu Unrecht { $word }
   *[other] { $player } ruft zu Unrecht { $word } und zieht { $count }
}
act-false-catch = { $count ->
    [0] { $player } beschuldigt { $of } zu Unrecht
   *[other] { $player } beschuldigt { $of } zu Unrecht und zieht { $count }
}
act-tried = { $player } versucht eine Karte, die nicht geht, und zieht { $count }
act-challenges = { $guilty ->
    [yes] { $player } zweifelt { $of } an: es war ein Bluff
   *[no] { $player } zweifelt { $of } an: es war kein Bluff
}
with-color = { $more ->
    [yes] { $act }, wünscht sich { $color }
   *[no] { $act } und wünscht sich { $color }
}
with-call = { $more ->
    [yes] { $act }, ruft { $word }
   *[no] { $act } und ruft { $word }
}
with-out = { $more ->
    [yes] { $act }, ist fertig
   *[no] { $act } und ist fertig
}
with-draws = { $more ->
    [yes] { $count ->
        [0] { $act }, findet nichts zum Ziehen
        [1] { $act }, zieht eine Karte
       *[other] { $act }, zieht { $count }
    }
   *[no] { $count ->
        [0] { $act } und findet nichts zum Ziehen
        [1] { $act } und zieht eine Karte
       *[other] { $act } und zieht { $count }
    }
}
with-discards = { $more ->
    [yes] { $act }, legt { $cards } ab
   *[no] { $act } und legt { $cards } ab
}
with-looks = { $more ->
    [yes] { $act }, sieht sich die Karten von { $of } an
   *[no] { $act } und sieht sich die Karten von { $of } an
}
act-when-late = Die Zeit ist um: { $act }
act-time-up = Die Zeit ist um für { $player }
effect-draws = { $count ->
    [0] { $player } findet nichts zum Ziehen
    [1] { $player } zieht eine Karte
   *[other] { $player } zieht { $count }
}
effect-draws-and-is-skipped = { $count ->
    [0] { $player } findet nichts zum Ziehen und setzt aus
    [1] { $player } zieht eine Karte und setzt aus
   *[other] { $player } zieht { $count } und setzt aus
}
effect-skipped = { $player } setzt aus
effect-reversed = { $times ->
    [1] die Richtung wechselt
    [2] die Richtung wechselt zweimal
   *[other] die Richtung wechselt { $times }-mal
}
effect-takes-back = { $player } nimmt { $card } zurück
effect-goes-out = { $player } ist fertig
effect-looks = { $player } sieht sich die Karten von { $of } an
effect-discards = { $player } legt { $cards } ab
effect-discards-and-draws = { $count ->
    [0] { $player } legt { $cards } ab und findet nichts zum Ziehen
    [1] { $player } legt { $cards } ab und zieht eine Karte
   *[other] { $player } legt { $cards } ab und zieht { $count }
}
effect-hands-move = die Karten wechseln den Besitzer
effect-hands-swap = { $player } und { $other } tauschen alle Karten
effect-hands-round = alle geben ihre Karten weiter
effect-hands-shuffle = alle Karten werden gemischt und neu ausgeteilt
effect-hands-trade = { $player } und { $other } tauschen Karten
effect-everyone-skipped = alle anderen setzen aus
effect-draws-openly = { $player } deckt { $cards } auf
with-draws-openly = { $more ->
    [yes] { $act }, deckt { $cards } auf
   *[no] { $act } und deckt { $cards } auf
}
event-rescued = die Regel { $rule } ist gescheitert, und der Nächste ist dran
one-card = { $player } hat noch 1 Karte.
reshuffled = Der Ablagestapel wird neu gemischt.

seat-joined = { $count ->
    [one] { $player } spielt mit ({ $count } Spieler)
   *[other] { $player } spielt mit ({ $count } Spieler)
}
seat-joined-can-deal = { $player } spielt mit ({ $count } Spieler; { $p }geben, und es geht los)
seat-joined-late = { $player } kommt dazu und spielt ab der nächsten Runde mit
seat-joined-together = { $players } spielen mit ({ $count } Spieler)
seat-joined-can-deal-together = { $players } spielen mit ({ $count } Spieler; { $p }geben, und es geht los)
seat-joined-late-together = { $players } kommen dazu und spielen ab der nächsten Runde mit
seat-left = { $player } geht
seat-left-round = { $player } verlässt die Runde ({ $p }mit bringt zurück)
seat-idle = { $player } antwortet nicht und verlässt die Runde ({ $p }mit bringt zurück)
seat-returned = { $count ->
    [0] { $player } ist wieder da und spielt ab der nächsten Runde mit
    [one] { $player } ist wieder da, mit { $count } Karte
   *[other] { $player } ist wieder da, mit { $count } Karten
}
seat-renamed = { $old } heißt jetzt { $player }
name-was = { $player } (vorher { $old })

dealer-drawn = { $player } (hat mit { $card } die höchste Karte gezogen)
dealt = { $count ->
    [one] Runde { $round }: { $dealer } gibt jedem { $count } Karte und deckt { $card } auf
   *[other] Runde { $round }: { $dealer } gibt jedem { $count } Karten und deckt { $card } auf
}
dealt-only = { $count ->
    [one] Runde { $round }: { $dealer } gibt jedem { $count } Karte
   *[other] Runde { $round }: { $dealer } gibt jedem { $count } Karten
}
dealt-after-put-back = { $count ->
    [one] Runde { $round }: { $dealer } gibt jedem { $count } Karte und deckt { $card } auf ({ $returned } kam zurück in den Stapel)
   *[other] Runde { $round }: { $dealer } gibt jedem { $count } Karten und deckt { $card } auf ({ $returned } kam zurück in den Stapel)
}
turned-up = { $card } wird aufgedeckt

## Wer dran ist

prompt-turn = { $addressed ->
    [yes] { $force ->
        [named] Du bist dran. Oben liegt { $card } ({ $color }).
        [any] Du bist dran. Oben liegt { $card } (jede Farbe geht).
       *[printed] Du bist dran. Oben liegt { $card }.
    }
   *[no] { $force ->
        [named] { $player }, du bist dran. Oben liegt { $card } ({ $color }).
        [any] { $player }, du bist dran. Oben liegt { $card } (jede Farbe geht).
       *[printed] { $player }, du bist dran. Oben liegt { $card }.
    }
}
prompt-drawn = { $addressed ->
    [yes] Du darfst sie spielen oder passen ({ $p }passe).
   *[no] { $player } darf sie spielen oder passen ({ $p }passe).
}
prompt-penalty = { $penalty-until ->
    [yes] { $addressed ->
        [yes] Zieh, bis { $until } kommt ({ $p }zieh){ $challengeable ->
            [yes] , oder zweifle es an ({ $p }zweifel).
           *[no] , oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
       *[no] { $player }, zieh, bis { $until } kommt ({ $p }zieh){ $challengeable ->
            [yes] , oder zweifle es an ({ $p }zweifel).
           *[no] , oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
    }
   *[no] { $addressed ->
        [yes] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] Zieh { $penalty } ({ $p }zieh), zweifle es an ({ $p }zweifel), oder antworte mit einer Karte ({ $p }spiel KARTE).
               *[no] Zieh { $penalty } ({ $p }zieh), oder zweifle es an ({ $p }zweifel).
            }
           *[no] Zieh { $penalty } ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
       *[no] { $challengeable ->
            [yes] { $penalty-answerable ->
                [yes] { $player }, zieh { $penalty } ({ $p }zieh), zweifle es an ({ $p }zweifel), oder antworte mit einer Karte ({ $p }spiel KARTE).
               *[no] { $player }, zieh { $penalty } ({ $p }zieh), oder zweifle es an ({ $p }zweifel).
            }
           *[no] { $player }, zieh { $penalty } ({ $p }zieh), oder antworte mit einer Karte ({ $p }spiel KARTE).
        }
    }
}
prompt-color = { $addressed ->
    [yes] Welche Farbe? ({ $p }farbe { $colors })
   *[no] { $player }, welche Farbe? ({ $p }farbe { $colors })
}
prompt-return = { $addressed ->
    [yes] Spiel eine Karte der vorigen Farbe: { $color } ({ $p }spiel KARTE).
   *[no] { $player }, spiel eine Karte der vorigen Farbe: { $color } ({ $p }spiel KARTE).
}
prompt-skipped = { $addressed ->
    [yes] Gib das Aussetzen mit einer Karte weiter ({ $p }spiel KARTE), oder setz aus ({ $p }passe).
   *[no] { $player }, gib das Aussetzen mit einer Karte weiter ({ $p }spiel KARTE), oder setz aus ({ $p }passe).
}
prompt-swap = { $addressed ->
    [yes] Mit wem willst du tauschen? ({ $p }wähle NAME)
   *[no] { $player }, mit wem willst du tauschen? ({ $p }wähle NAME)
}
prompt-other = { $addressed ->
    [yes] Der Tisch wartet auf dich.
   *[no] Der Tisch wartet auf { $player }.
}
reminder-turn = { $addressed ->
    [yes] { $force ->
        [named] Du bist noch dran: noch { $time }. Oben liegt { $card } ({ $color }).
        [any] Du bist noch dran: noch { $time }. Oben liegt { $card } (jede Farbe geht).
       *[printed] Du bist noch dran: noch { $time }. Oben liegt { $card }.
    }
   *[no] { $force ->
        [named] { $player }, du bist noch dran: noch { $time }. Oben liegt { $card } ({ $color }).
        [any] { $player }, du bist noch dran: noch { $time }. Oben liegt { $card } (jede Farbe geht).
       *[printed] { $player }, du bist noch dran: noch { $time }. Oben liegt { $card }.
    }
}
reminder-other = { $addressed ->
    [yes] Der Tisch wartet auf deine Antwort: noch { $time }.
   *[no] { $player }, der Tisch wartet auf deine Antwort: noch { $time }.
}

## Das Ende einer Runde und eines Spiels

round-won = { $player } gewinnt die Runde.
round-won-points = { $points ->
    [one] { $player } gewinnt die Runde und bekommt { $points } Punkt.
   *[other] { $player } gewinnt die Runde und bekommt { $points } Punkte.
}
round-shared = Runde { $round } endet unentschieden: { $players }.
round-won-together = { $points ->
    [one] { $players } gewinnen Runde { $round } und bekommen { $points } Punkt.
   *[other] { $players } gewinnen Runde { $round } und bekommen { $points } Punkte.
}
round-nobody = Runde { $round } endet ohne Sieger.
round-why-stalled = Niemand kann mehr spielen oder ziehen.
round-why-alone = Alle anderen sind gegangen.
round-why-time = Die Zeit ist um.
round-uncounted = Sie zählt nicht für die Bestenlisten.
places = Plätze: { $list }.
place-of = { $place }. { $player }
place-of-points = { $place }. { $player } (+{ $points })
points-gained = Punkte in dieser Runde: { $list }.
standings = { $target ->
    [0] Stand: { $list }.
   *[other] Stand: { $list } (bis { $target }).
}
points-of = { $player } { $points }
match-won = { $points ->
    [one] { $player } gewinnt das Spiel mit { $points } Punkt.
   *[other] { $player } gewinnt das Spiel mit { $points } Punkten.
}
match-won-plain = { $player } gewinnt das Spiel.
match-shared = { $points ->
    [one] Das Spiel ist aus: { $players } liegen mit je { $points } Punkt vorn.
   *[other] Das Spiel ist aus: { $players } liegen mit je { $points } Punkten vorn.
}
match-stopped-won = { $points ->
    [one] Das Spiel wurde abgebrochen: { $player } gewinnt mit { $points } Punkt.
   *[other] Das Spiel wurde abgebrochen: { $player } gewinnt mit { $points } Punkten.
}
match-stopped-shared = { $points ->
    [one] Das Spiel wurde abgebrochen: { $players } liegen mit je { $points } Punkt vorn.
   *[other] Das Spiel wurde abgebrochen: { $players } liegen mit je { $points } Punkten vorn.
}
match-stopped-alone = Das Spiel wurde abgebrochen: { $player } gewinnt.
match-stopped = Das Spiel wurde abgebrochen, bevor jemand Punkte hatte.
match-over = Das Spiel endet ohne Sieger.
match-next = Noch ein Spiel? Schreib { $p }uno.
next-deal = Die nächste Runde beginnt in { $time }, mit { $p }geben sofort.
next-deal-by-hand = Mit { $p }geben beginnt die nächste Runde.
first-deal = Es geht los in { $time }, mit { $p }geben sofort.
played-for-name = { $name } (vertreten)
last-hands = Übrig sind: { $list }.
last-hand = { $place }. { $player } { $cards }

## Nachsehen

top = { $force ->
    [named] Oben liegt { $card } ({ $color }).
    [any] Oben liegt { $card } (jede Farbe geht).
   *[printed] Oben liegt { $card }.
}
top-penalty-pending = { $seat } muss { $penalty } ziehen.
top-penalty-until = Gezogen wird, bis { $until } kommt.
top-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch { $count } Karte.
   *[other] Im Stapel sind noch { $count } Karten.
}
top-none = Es liegt noch keine Karte auf dem Tisch.
turn-since = { $prompt } (seit { $time })
turn-none = Gerade läuft keine Runde. Mit { $p }geben geht es los.
turn-over = Das Spiel ist aus. { $p }uno eröffnet einen neuen Tisch.
players = { $direction ->
    [1] Es spielen der Reihe nach: { $list }.
   *[other] Es spielen der Reihe nach, gegen den Uhrzeigersinn: { $list }.
}
players-waiting = Am Tisch: { $list }.
players-none = Niemand sitzt am Tisch.
player-cards = { $count ->
    [one] { $player } hat { $count } Karte
   *[other] { $player } hat { $count } Karten
}
player-entry = { $entry } ({ $list })
mark-to-act = dran
mark-dealer = Geber
mark-left = hat die Runde verlassen
mark-out = fertig
mark-waiting = ab der nächsten Runde dabei
mark-eliminated = ausgeschieden
score = { $rounds ->
    [one] Nach { $rounds } Runde: { $list }.
   *[other] Nach { $rounds } Runden: { $list }.
}
score-none = Noch ist keine Runde zu Ende.
score-target = { $target ->
    [one] Das Spiel geht bis { $target } Punkt.
   *[other] Das Spiel geht bis { $target } Punkte.
}
games = Du sitzt an diesen Tischen: { $list }.
games-none = Du sitzt an keinem Tisch; { $p }uno in einem Raum eröffnet einen oder setzt dich dazu.
own-table = dein eigener Tisch
games-yours = { $room } ({ $preset }): du bist dran
games-yours-until = { $room } ({ $preset }): du bist dran, noch { $time }
games-theirs = { $room } ({ $preset }): dran ist { $players }
games-waiting = { $room } ({ $preset }): gerade läuft keine Runde
refused-line-too-long = Das sind zu viele Regeln: höchstens { $most } Zeichen.
backs = Rückseiten: { $list }
backs-of = { $player } { $cards }
backs-pile = Stapel { $card }
backs-empty = Es gibt keine Rückseiten zu sehen.
refused-backs-none = Die Karten dieses Tisches haben nichts auf der Rückseite.
refused-backs-not-in = Nur wer mitspielt, sieht die Rückseiten der anderen.
refused-backs-own = Die Rückseiten deiner eigenen Karten siehst du nicht; die anderen sehen sie.
refused-other-side = { $card } ist auf der anderen Seite.

## Was nur einer liest

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
    [one] { $why } Der Irrtum kostet dich { $fine } Karte.
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
    [one] Ruf { $word }, wenn du noch eine Karte hast, oder wenn du die vorletzte spielst.
   *[other] Ruf { $word }, wenn du noch { $left } Karten hast, oder wenn dir nach dem Zug { $left } bleiben.
}
refused-must-play = An diesem Tisch darfst du nicht ziehen, solange du spielen kannst.
refused-nobody-to-catch = Gerade gibt es niemanden zu erwischen.
refused-rule-failed = Die Regel { $rule } ist gescheitert; der Zug gilt nicht.
refused-not-host = Das darf nur der Gastgeber.
refused-too-many-cards = Von { $card } gibt es nur { $there }.
refused-other = Das geht gerade nicht.
refused-no-out-sweep = { $card } nähme deine letzten Karten mit: so wird hier niemand fertig.
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
refused-rules-conflict = { $reason ->
    [one-kind-of-match] { $rule } und { $other } sagen beide, worum gespielt wird; ein Tisch hat nur eines davon.
    [teams-and-places] teams und places gehen nicht zusammen: nimm eines davon.
    [mercy-and-teams] mercy und teams gehen nicht zusammen: mercy träfe einen Partner allein.
    [two-decks] { $rule } und { $other } sind beide Kartenspiele; ein Tisch hat nur eines.
   *[other] { $rule } und { $other } gehen nicht zusammen.
}
refused-until-and-never = draw=until zieht, bis eine Karte passt, und play-drawn=never verbietet, sie zu spielen: nimm eines davon.
refused-action-takes-nothing = { $action } nimmt keinen Wert, und du hast „{ $said }“ geschrieben.
refused-unknown-action = { $option } kann eines von diesen sein: { $words }; nicht „{ $said }“.
refused-cannot-lead = Mit { $card } kannst du jetzt nicht anfangen.
refused-not-together = Zusammen gehen hier nur Karten mit demselben Zeichen, und keine schwarzen.
refused-no-challenge = { $option } sagt, was Anzweifeln kostet, aber an diesem Tisch gibt es nichts anzuzweifeln. Nimm wd4=challenge dazu.
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
refused-too-few-cards = { $players } Spieler bräuchten { $wanted } Karten, und es gibt nur { $there }. Gib weniger, oder nimm +double-deck dazu.

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

## Tische, Plätze, Gastgeber

refused-no-table = In diesem Raum ist kein Tisch. { $p }uno eröffnet einen.
refused-not-at-table = Du hast an diesem Tisch keinen Platz. Mit { $p }mit setzt du dich.
refused-no-seat-shut = Du hast an diesem Tisch keinen Platz, und jetzt ist es zu spät. Nach diesem Spiel eröffnet { $p }uno den nächsten Tisch.
refused-seat-given-up = Du hast deinen Platz aufgegeben. { $p }mit bringt ihn zurück.
refused-host-only = { $host ->
    [nobody] Das dürfen nur der Gastgeber des Tisches und die Operatoren des Raums.
   *[other] Das dürfen nur der Gastgeber ({ $host }) und die Operatoren des Raums.
}
refused-not-held-now = { $name } hat den Tisch verlassen.
refused-kicked-out = Du bist von diesem Tisch ausgeschlossen. Beim nächsten Spiel kannst du wieder mitspielen.
refused-kick-self = Das bist du. Deinen Platz gibst du so auf: { $p }raus
refused-leave-another = Damit gäbst du deinen eigenen Platz auf. { $name } schließt der Gastgeber so aus: { $p }rauswerfen { $name }
refused-again-none = Es gibt keinen früheren Tisch. { $p }uno eröffnet einen neuen.
refused-host-agent = { $name } ist ein Computerspieler und kann nicht Gastgeber sein.
refused-table-runs = Hier läuft schon ein Spiel ({ $preset }): mit { $p }mit setzt du dich dazu, { $p }regeln zeigt die Regeln.
refused-table-open = In diesem Raum ist schon ein Tisch. Mit { $p }mit setzt du dich dazu.
refused-in-room-only = Schreib mir das im Raum.
refused-private-only = Schreib mir das privat, nicht im Raum.
refused-operators-only = Das dürfen nur die Operatoren des Raums.
refused-admins-only = Privat gilt das für das ganze Netz; das dürfen nur die Admins des Bots. Operatoren können es in ihrem Raum.
refused-seat-waits-for-token = Der Platz von { $name } ist reserviert. Ist es deiner, dann schick mir privat die Zeile, die du beim Geben bekommen hast: rejoin …
refused-wrong-token = Dieses Wort gehört zu keinem Platz. Schreib es genau so, wie du es bekommen hast.
refused-too-many-tokens = Das waren zu viele falsche Wörter. Warte bitte ein paar Minuten.
refused-token-what = Welches Wort? Es steht in der Nachricht, die du beim Geben bekommen hast.
refused-skip-not-yet = Noch nicht: es bleiben noch { $seconds } s für die Antwort.
refused-paused-already = Das Spiel pausiert schon. { $p }fortsetzen setzt es fort.
refused-not-paused = Das Spiel pausiert nicht.
refused-wait-not-asked = Der Tisch wartet nicht auf dich.
refused-wait-no-limit = Dein Zug hat keine Zeitgrenze.
refused-wait-once = Du hast in diesem Zug schon mehr Zeit bekommen.
refused-seat-whom = Deinen Platz kannst du jemandem im Raum anbieten, der hier keinen hat: { $p }platz NAME
refused-seat-none = Niemand bietet dir hier einen Platz an. Mit { $p }mit setzt du dich.
refused-seat-kind = An diesem Tisch können Plätze nicht weitergegeben werden.
not-seen = Ich sehe { $player } in diesem Raum nicht und kann keine Karten geben. Wenn der Raum seine Mitglieder verbirgt, kann ein Operator auch mich zum Operator machen.
cannot-whisper = Ich kann { $player } keine Karten geben, denn private Nachrichten kommen nicht an. Öffne ein privates Gespräch mit mir, dann { $p }mit.
door-invited = { $player }, nimm meine Einladung an, dann siehst du deine Karten.
door-again = { $player }, meine Einladung wartet noch: nimm sie an, dann siehst du deine Karten.
door-first = Ich kann noch nicht geben: { $players } muss erst meine Einladung annehmen.
door-left-out = Ohne Karten: { $players }. Wer meine Einladung annimmt, spielt ab der nächsten Runde mit.
door-bridged = { $player } ist über eine Brücke hier, und darüber kann ich keine Karten schicken. Komm mit einem Konto dieses Netzes, oder spiel in deinem Netz, wenn ich dort bin.
door-alone = Das ist nur für dich, und über die Brücke kann ich nichts Privates schicken.
to-player = { $player }: { $line }
refused-no-part-of-the-game = Das gehört an diesem Tisch nicht zum Spiel.
refused-who = Wen? Zum Beispiel { $p }{ $command } bob.
table-back = Ich bin wieder da.
table-goodbye = Ich muss kurz weg. Das Spiel ist gesichert und geht weiter, wenn ich zurück bin.
table-excluded = Ich wurde aus dem Raum geworfen. Das Spiel ist gesichert und geht weiter, wenn ich wieder hineindarf.
table-unheard = Ich darf im Raum nichts sagen. Das Spiel wartet, bis ein Operator mich lässt.
player-unreached = Bei { $player } kommen meine privaten Nachrichten nicht an, also auch keine Karten. Lass sie bitte zu, dann schreib { $p }hand.
said-again = { $line } (noch einmal)
table-lost = Nach einer Aktualisierung kann der Tisch, der hier war, nicht weitergehen; er ist geschlossen. { $p }uno eröffnet einen neuen.
table-lost-plugin = Der Tisch, der hier war, ist geschlossen, denn das Plugin { $missing } fehlt. { $p }uno eröffnet einen neuen.
table-lost-word = Der Tisch, der hier war, braucht { $missing }; das bringt hier kein Plugin mit, und so ist er geschlossen. { $p }uno eröffnet einen neuen.
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
        [yes] { $by } bietet dir seinen Platz an. Mit { $p }platz nimmst du ihn.
       *[no] { $by } bietet { $player } seinen Platz an. Mit { $p }platz nimmst du ihn.
    }
seat-handed =
    { $round ->
        [yes] { $player } übernimmt den Platz von { $old }; diese Runde zählt noch für { $old }.
       *[no] { $player } übernimmt den Platz von { $old }.
    }
pause-over = Länger pausiert dieser Raum nicht; das Spiel geht weiter.
seat-token = Wenn deine Verbindung abbricht, schick mir privat: rejoin { $token }
seat-still-yours = Dein Platz gehört noch dir.
table-seats-wait = { $count ->
    [one] Ein Platz ist für { $players } reserviert.
   *[other] Plätze sind für { $players } reserviert.
}
slow-down = Langsam, bitte: ich lese von jedem nur ein paar Zeilen in der Minute, damit niemand auf seinen Zug warten muss.
unread = Ich konnte deine Nachricht nicht entschlüsseln. Schick sie bitte noch einmal.
unread-in-room = { $player }: das konnte ich nicht entschlüsseln. Schreib es bitte noch einmal.
match-deserted = Seit einer Weile spielt niemand mehr.
table-asleep = An diesem Tisch antwortet niemand; er wartet auf seine Spieler. Alle anderen können mit { $p }uno einen neuen eröffnen.
command-failed = Bei mir ist etwas schiefgegangen. Es hat sich nichts geändert; macht bitte weiter.
plugin-command-failed = Der Befehl { $p }{ $command } des Plugins { $plugin } ist gescheitert. Es hat sich nichts geändert; macht bitte weiter.
store-slow = Ich kann gerade nichts sichern, also steht die Uhr. Was ihr schreibt, zählt, sobald ich wieder sichern kann.

## Hilfe

help-short = { $preset }: { $p }uno { $preset } eröffnet einen Tisch oder setzt dich dazu, mit { $p }geben geht es los. Wenn du dran bist, schreib eine der Antworten aus deiner privaten Zeile; { $p }züge zeigt sie.
help-unknown = Zu „{ $said }“ gibt es keine Hilfe. { $p }hilfe zeigt die Befehle, { $p }regeln liste Spiele und Regeln, { $p }hilfe kartenkunde, wie man Karten schreibt.
help-named = { $name }: { $about }
help-card = { $card } { $text }
about-card-number = Passt auf dieselbe Farbe oder dieselbe Zahl. Sonst tut sie nichts. (B7)
help-command = Hilfe: { $text }
help-command-aliases = Hilfe: { $text } Auch: { $list }.
help-new = { $p }neu SPIEL OPTIONEN eröffnet einen Tisch, zum Beispiel { $p }neu classic cards=9. { $p }uno tut dasselbe.
help-start = { $p }start gibt die Karten, wenn ein Tisch wartet; sonst eröffnet es einen.
help-join = { $p }mit gibt dir einen Platz, oder den zurück, den du verlassen hast.
help-leave = { $p }raus gibt deinen Platz auf. Bis zum Ende der Runde bekommst du mit { $p }mit deine Karten zurück.
help-rejoin = { $p }rejoin WORT, privat an mich, gibt dir nach einem Abbruch deinen Platz zurück. Das Wort hast du beim Geben bekommen.
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
help-seat = { $p }platz NAME bietet deinen Platz und deine Karten jemandem im Raum an, der sie mit { $p }platz nimmt.
help-again = { $p }nochmal eröffnet den letzten Tisch noch einmal, mit allen, die dort waren und noch hier sind.
help-stop = { $p }ende bricht das Spiel ab.
help-pause = { $p }pause hält das Spiel und seine Uhr an.
help-resume = { $p }fortsetzen setzt ein unterbrochenes Spiel fort.
help-set = { $p }einstellen zeigt die Einstellungen, { $p }einstellen NAME WERT ändert eine: privat deine, im Raum die des Raums (nur Operatoren).
help-help = { $p }hilfe WORT erklärt einen Befehl, eine Karte oder eine Regel.
help-howto = { $p }anleitung erklärt das Spiel in drei Zeilen.
help-ping = { $p }ping schickt dir eine Probezeile, die dich ruft, als wärst du dran.
help-games = { $p }spiele zeigt die Tische, an denen du sitzt, und wo du dran bist.
help-backs = { $p }rückseiten zeigt dir privat die Rückseiten der anderen und des Stapels; { $p }rückseiten NAME die von einem.
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
help-notation-black = Eine schwarze Karte nimmt die Farbe mit, die du wählst: { $example }.
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
howto-classic-game = Werde als Erster alle Karten los. Wenn du dran bist, spiel eine Karte in der Farbe, mit der Zahl oder dem Zeichen der obersten. Eine schwarze Karte passt auf alles, und du wählst die Farbe.
howto-type = Deine Karten bekommst du privat, mit den Antworten, die gehen. Schreib eine davon im Raum oder an mich.
howto-type-classic-game =
    { $play-drawn ->
        [may] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel w rot (eine schwarze Karte und ihre Farbe) oder zieh; nach dem Ziehen kannst du passen.
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel w rot (eine schwarze Karte und ihre Farbe) oder zieh.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Bleibt dir danach eine Karte, häng uno an: spiel r5 uno.
    }
howto-rules = An diesem Tisch: { $list }.
howto-house = Hausregeln: { $list } ({ $p }regeln)

## Regeln

rules-table = Dieser Tisch spielt { $preset }: { $about }.
rules-preset = Regeln von { $line }: { $about }.
rules-differences = Anders als classic: { $list }.
rules-options = Optionen: { $list }.
rules-same = Das sind die klassischen Regeln, unverändert.
rules-house = Hausregeln: { $list }.
rules-match = Spiel: { $list }.
rules-deck = Karten: { $list }.
rules-list-presets = Spiele: { $list }.
rules-list-decks = Karten: { $list }.
rules-list-rules = Hausregeln: { $list }.
rules-list-matches = Worum es geht: { $list }.
rules-list-more = Mehr: { $p }regeln NAME.
rules-list-none = keine
rules-unknown = { $guess ->
    [no] Regeln mit dem Namen „{ $said }“ gibt es nicht. { $p }regeln liste zeigt alle.
   *[yes] Regeln mit dem Namen „{ $said }“ gibt es nicht. Meinst du { $nearest }?
}
rules-rule = { $name }: { $about }
rules-option = Option { $name }={ $value }: { $about }.
match-winner = { $target ->
    [one] bis { $target } Punkt
   *[other] bis { $target } Punkte
}; wer fertig wird, bekommt, was die anderen noch halten
match-negative = { $target ->
    [one] bis jemand { $target } Punkt auf der Hand hat
   *[other] bis jemand { $target } Punkte auf der Hand hat
}; die wenigsten gewinnen
match-rounds = { $rounds ->
    [one] { $rounds } Runde; die meisten Punkte gewinnen
   *[other] { $rounds } Runden; die meisten Punkte gewinnen
}
match-elimination = wer { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} auf der Hand gesammelt hat, scheidet aus, bis einer übrig ist
match-places = eine Runde geht weiter, bis einer übrig ist
match-round = eine Runde
match-teams = zwei gegen zwei, Partner gegenüber, bis { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
}; wer fertig wird, bekommt, was die Gegner halten
match-time = eine Runde dauert höchstens { $time }; dann gewinnen die wenigsten Karten
event-teams-formed = es spielen: { $teams }
event-eliminated = { $seat } ist am Ziel und scheidet aus
event-time-warned = noch in dieser Runde: { $left }
match-shared-partners = { $points ->
    [one] { $players } gewinnen das Spiel mit { $points } Punkt.
   *[other] { $players } gewinnen das Spiel mit { $points } Punkten.
}
match-stopped-shared-partners = { $points ->
    [one] Das Spiel wurde abgebrochen: { $players } gewinnen mit { $points } Punkt.
   *[other] Das Spiel wurde abgebrochen: { $players } gewinnen mit { $points } Punkten.
}
round-shared-partners = { $players } gewinnen Runde { $round }.
option-pace = { $value ->
    [daily] gespielt wird über Tage, mit einer Erinnerung, wenn noch ein Viertel der Zeit bleibt
   *[live] gespielt wird sofort
}
option-cards = { $value ->
    [auto] zwei oder drei bekommen 9 Karten, bis zu sechs bekommen 7, mehr bekommen 5
    [one] jeder bekommt { $value } Karte
   *[other] jeder bekommt { $value } Karten
}
option-next-dealer = { $value ->
    [winner] wer eine Runde gewinnt, gibt die nächste
   *[left] das Geben geht nach links
}
option-turn-timeout = { $value ->
    [off] es gibt keine Zeitgrenze
   *[other] ein Zug darf { $value } dauern
}
option-idle-limit = { $value ->
    [0] wer nicht antwortet, behält seinen Platz
    [one] nach { $value } versäumten Zug ist jemand draußen
   *[other] nach { $value } versäumten Zügen ist jemand draußen
}
option-first = { $value ->
    [left] links vom Geber geht es los
   *[other] { $value } beginnt
}
option-first-card = { $value ->
    [plain] die erste Karte tut nichts, was immer sie ist
    [next] Aktionskarten werden zugedeckt, bis eine Zahl kommt
    [number] die erste Karte ist immer eine Zahl
    [dealer] die erste Karte wirkt, als hätte der Geber sie gespielt
   *[apply] die erste Karte trifft den ersten Spieler
}
option-first-wd4 = { $value ->
    [bottom] eine erste Farbwahl Zieh Vier kommt unter den Stapel
   *[reshuffle] eine erste Farbwahl Zieh Vier wird zurückgemischt
}
option-first-wild = { $value ->
    [any] auf eine erste Farbwahl passt alles
   *[name] der erste Spieler wählt die Farbe einer ersten Farbwahl
}
option-first-reverse = { $value ->
    [right] nach einem ersten Richtungswechsel geht es rechts vom Geber los
   *[dealer] nach einem ersten Richtungswechsel beginnt der Geber
}
option-draw = { $value ->
    [until] wer nicht spielen kann, zieht, bis es geht
   *[one] du ziehst eine Karte
}
option-until-cap = { $value ->
    [0] beim Ziehen gibt es keine Grenze
    [one] wer nicht spielen kann, zieht höchstens { $value } Karte
   *[other] wer nicht spielen kann, zieht höchstens { $value } Karten
}
option-voluntary-draw = { $value ->
    [no] wer spielen kann, darf nicht ziehen
   *[yes] du darfst auch ziehen, wenn du spielen kannst
}
option-play-drawn = { $value ->
    [must] passt die gezogene Karte, musst du sie spielen
    [never] die gezogene Karte darfst du nicht gleich spielen
   *[may] passt die gezogene Karte, darfst du sie spielen
}
option-wild-follow = { $value ->
    [0] eine Farbwahl muss niemand bedienen
   *[other] zu zweit kostet es { $value }, eine Farbwahl nicht zu bedienen
}
option-wd4 = { $value ->
    [strict] eine Farbwahl Zieh Vier geht nur ohne Karte der Farbe
    [no-play] eine Farbwahl Zieh Vier geht nur, wenn sonst nichts geht
    [free] eine Farbwahl Zieh Vier geht immer, und niemand zweifelt sie an
   *[challenge] eine Farbwahl Zieh Vier kann ein Bluff sein und angezweifelt werden
}
option-challenge-by = { $value ->
    [anyone] anzweifeln darf jeder
   *[next] anzweifeln darf nur der Nächste
}
option-challenge-success = { $value ->
    [return] ein Bluff wird zurückgenommen
   *[draw] wer geblufft hat, zieht die vier
}
option-challenge-turn = { $value ->
    [one] wer zu Recht zweifelt und nicht spielen kann, zieht nur eine Karte
   *[normal] wer zu Recht zweifelt, ist ganz normal dran
}
option-challenge-guilty = { $value ->
    [2] wer geblufft hat, zieht zwei
   *[full] wer geblufft hat, zieht so viele, wie auf der Karte steht
}
option-challenge-innocent = falsches Zweifeln kostet { $value } weitere Karten
option-no-out = { $value ->
    [black] die letzte Karte darf nicht schwarz sein
    [action] die letzte Karte darf weder schwarz noch eine Aktion sein
   *[none] die letzte Karte darf jede sein
}
option-uno = { $value ->
    [none] UNO muss niemand rufen
   *[call] UNO muss gerufen werden
}
option-uno-penalty = wer ohne UNO erwischt wird, zieht { $value }
option-false-uno = { $value ->
    [0] unnötig UNO zu rufen, kostet nichts
   *[other] unnötig UNO zu rufen, kostet { $value }
}
option-false-uno-warning = { $value ->
    [yes] der erste unnötige Ruf einer Runde wird nur verwarnt
   *[no] ein unnötiger Ruf wird nicht erst verwarnt
}
option-false-catch = { $value ->
    [0] jemanden zu Unrecht zu beschuldigen, kostet nichts
   *[other] jemanden zu Unrecht zu beschuldigen, kostet { $value }
}
option-wrong-card = { $value ->
    [0] eine Karte zu versuchen, die nicht geht, kostet nichts
   *[other] eine Karte zu versuchen, die nicht geht, kostet { $value }
}
option-target = { $value ->
    [one] wer zuerst { $value } Punkt hat, gewinnt das Spiel
   *[other] wer zuerst { $value } Punkte hat, gewinnt das Spiel
}
option-target-more = { $value ->
    [0] das Ziel ist für alle Spielerzahlen gleich
    [one] für jeden Spieler nach dem zweiten liegt das Ziel { $value } Punkt höher
   *[other] für jeden Spieler nach dem zweiten liegt das Ziel { $value } Punkte höher
}
option-scoring = { $value ->
    [none] die Runde bringt keine Punkte
    [places] eine Runde bringt einen Punkt für jeden, den du schlägst
   *[cards] eine Runde bringt, was die anderen noch halten
}
option-rounds = { $value ->
    [one] gespielt wird { $value } Runde
   *[other] gespielt werden { $value } Runden
}
option-time = { $value ->
    [off] eine Runde hat keine Zeitgrenze
   *[other] eine Runde dauert höchstens { $value }
}
option-other = { $name } ist { $value }
about-preset-classic = die ursprünglichen Regeln
about-card-skip = Der Nächste setzt aus. (B11)
about-card-reverse = Die Richtung wechselt; zu zweit setzt der andere aus. (B12)
about-card-draw-two = Der Nächste zieht 2 Karten und setzt aus. (B13)
about-card-wild = Passt auf alles, und du wählst die Farbe, wie in { $p }spiel w rot. (B14)
about-card-wild-draw-four = Du wählst die Farbe; der Nächste zieht 4 und setzt aus, oder er zweifelt sie an. Es ist ein Bluff, wenn du eine Karte der vorigen Farbe hast. (B15)
about-card-skip-everyone = Alle anderen setzen aus, und du bist noch einmal dran. (N11)
about-card-discard-all = Alle anderen Karten ihrer Farbe auf deiner Hand gehen mit, ohne Wirkung. Passt auf ihre Farbe oder ihresgleichen. (N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }
about-classic-game = Bedient werden Farbe, Zahl oder Zeichen, oder du ziehst eine Karte; wer keine mehr hat, gewinnt die Runde. (B7)
about-matching = Spielen kannst du die Farbe, dieselbe Zahl oder dasselbe Zeichen, oder eine schwarze Karte. (B7)
about-playing = Die Runde endet, wenn jemand keine Karten mehr hat; eine letzte Zieh-Karte trifft den Nächsten noch. (B28)
about-drawing = Statt zu spielen, kannst du eine Karte ziehen; passt sie, darfst du sie gleich spielen. (B9)
about-calls = Ruf UNO, wenn du die vorletzte Karte spielst, bevor dich jemand erwischt; sonst ziehst du. (B22)
about-challenge = Trifft dich eine Farbwahl Zieh Vier, kannst du sie anzweifeln: war es ein Bluff, zieht der andere 4; sonst ziehst du 6 und setzt aus. (B17)
about-penalty = Trifft dich eine Zieh-Karte, ziehst du und setzt aus. (B13)
about-first-card = Die erste Karte trifft den ersten Spieler, als wäre sie gespielt worden. (B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = Eine Karte zu versuchen, die nicht geht, kostet Karten, wenn der Tisch das sagt; sie bleibt auf der Hand. (B31)

## Hausregeln

with-jumped-in = { $act } (außer der Reihe)
event-mercy-shown = { $seat } ist mit { $count } Karten raus; sie kommen unter den Stapel
round-why-mercy = Nur noch einer ist in der Runde.
rule-force-play = wer spielen kann, muss, auch die gezogene Karte
rule-jump-in = wer genau die oberste Karte hat{ $black-jump ->
    [yes] , auch eine schwarze,
   *[no] { "" }
} darf sie außer der Reihe spielen, bis der Nächste handelt
rule-seven-zero = bei einer 7 tauschst du alle Karten mit jemandem; bei einer 0 geben alle ihre Karten weiter
rule-skip-chain = wer aussetzen soll, darf ein Aussetzen spielen, das es weitergibt
rule-stack = { $stack ->
    [same] auf eine Zieh-Karte darf eine gleicher Art
    [any] auf eine Zieh-Karte darf jede Zieh-Karte
    [up] auf eine Zieh-Karte darf eine, die mindestens so viel zieht
   *[d2] auf Zieh Zwei darf Zieh Zwei
}, und die Summe geht weiter{ $chain-cap ->
    [0] { "" }
   *[other] { " " }bis { $chain-cap } Karten
}
about-jump-in = Hast du genau die oberste Karte, darfst du sie außer der Reihe spielen, bevor der Nächste handelt; von dir geht es weiter. (H1)
about-stack = Trifft dich eine Zieh-Karte, darfst du eine Zieh-Karte darauf spielen; die Summe wächst und geht weiter. (H3)
about-skip-chain = Sollst du aussetzen, darfst du ein Aussetzen spielen: es geht an den Nächsten weiter. (H4)
about-seven-zero = Bei einer 7 tauschst du alle Karten mit jemandem deiner Wahl; bei einer 0 geben alle ihre Karten weiter. (H8)
about-force-play = Wer spielen kann, muss: statt dessen ziehen geht nicht, und eine gezogene Karte, die passt, wird gespielt. (H9)
about-mercy = Mit zu vielen Karten (meist 25) bist du raus; wer übrig bleibt, gewinnt. (H10)
about-double-deck = Mehrere Kartenspiele werden zusammengemischt, damit mehr als zehn spielen können. (H11)

## Französische und deutsche Karten, Stiche

color-spades = Pik
color-hearts = Herz
color-clubs = Kreuz
color-diamonds = Karo
color-acorns = Eichel
color-leaves = Laub
color-bells = Schellen
word-spades = pik, ♠
word-hearts = herz, ♥
word-clubs = kreuz, treff, ♣
word-diamonds = karo, ♦
word-acorns = eichel, eicheln
word-leaves = laub, grün, blatt
word-bells = schellen, schell
card-jack = Bube, bauer
card-queen = Dame
card-unter = Unter
card-ober = Ober
card-king = König
card-ace = Ass, as, daus
card-joker = Joker
card-in-words-french = { card-in-words }
prompt-turn-french = { prompt-turn }
reminder-turn-french = { reminder-turn }
prompt-color-french = { prompt-color }
top-french = { top }
help-color-french = { $p }farbe herz wählt die Farbe, die zu bedienen ist.
help-notation-french = Eine Karte schreibst du als Buchstaben ihrer Farbe ({ $colors }) und Zeichen, wie { $card } ({ $text }). Auch Wörter gehen, in jeder Reihenfolge.
card-in-words-german = { card-in-words }
prompt-turn-german = { prompt-turn }
reminder-turn-german = { reminder-turn }
prompt-color-german = { prompt-color }
top-german = { top }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }
prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] Du bist dran. Im Stich: { $cards }.
       *[no] Du bist dran: spiel aus.
    }
   *[no] { $trick-open ->
        [yes] { $player }, du bist dran. Im Stich: { $cards }.
       *[no] { $player }, du bist dran: spiel aus.
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] Du bist noch dran: noch { $time }. Im Stich: { $cards }.
       *[no] Du spielst aus: noch { $time }.
    }
   *[no] { $trick-open ->
        [yes] { $player }, du bist noch dran: noch { $time }. Im Stich: { $cards }.
       *[no] { $player }, du spielst aus: noch { $time }.
    }
}
top-trick-open = Im Stich: { $cards }.
top-trumps = Trumpf ist { $color }.
top-pile-tricks = { "" }
event-laid-to-trick = { $seat } spielt { $card }
event-trick-taken = { $seat } macht den Stich ({ $tricks })
event-trumps-turned = { $seat } zeigt { $card }: diese Farbe ist Trumpf
mark-tricks-taken = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
refused-must-follow = Du musst bedienen: ausgespielt ist { $led }.
round-why-hand-missing = Es fehlt ein Spieler: diese Runde zählt nicht.
help-play-tricks = { $p }spiel KARTE spielt eine Karte zum Stich. Wer kann, muss bedienen. Wenn du dran bist, reicht die Karte allein.

## Computerspieler, Zuschauer, Einladungen, Abstimmungen

refused-bot-what = Nenn eine Stärke ({ $levels }) und eine Zahl bis 9, zum Beispiel { $p }bot add easy 2.
refused-bot-none = Einen Computerspieler mit diesem Namen gibt es hier nicht.
help-bot = { $p }bot add holt einen Computerspieler, { $p }bot add easy 2 zwei leichte, { $p }bot remove schickt einen weg.
standin-begins = { $player } ist weg; solange spielt ein Computerspieler.
standin-ends = { $player } ist wieder da und spielt weiter.
bot-needed = Es braucht mindestens zwei Spieler: { $p }bot add hard holt einen Computerspieler.
setting-standin = ob ein Computerspieler für dich spielt, solange du weg bist.
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
help-watch = { $p }watch lässt dich privat zuschauen: wie viele Karten jeder hat, was geht, und nach der Runde alle Karten. Es endet mit { $p }watch off, oder wenn du den Raum verlässt.
hint-card = Neu für dich: { $text }
hint-newcomer = { $how } { $p }hilfe erklärt mehr, { $p }einstellen hints off beendet solche Zeilen.
setting-hints = ob ich dir einmal privat erkläre, was neu für dich ist.
invited = { $player } lädt dich an einen Tisch ein ({ $preset }): mit { $p }mit setzt du dich. Willst du keine Einladungen, schreib mir privat: einstellen invitations off
invite-done = { $name } ist eingeladen.
invite-sent = { $name } ist nach { $room } eingeladen.
notified = Ein Tisch ist offen ({ $preset }): mit { $p }mit setzt du dich.
vote-ahead = Vorn liegt: { $line } ({ $votes } von { $of } Stimmen). { $p }uno eröffnet es.
vote-ahead-waiting = Vorn liegt: { $line } ({ $votes } der { $needed } Stimmen, die es für andere Regeln braucht).
table-voted = Beschlossen: der Tisch spielt jetzt { $preset }. Mit { $p }mit setzt du dich dazu, mit { $p }geben geht es los.
vote-kick = { $by } will { $player } vom Tisch ausschließen ({ $count } von { $needed } Stimmen).
vote-kicked = Beschlossen: { $player } ist aus diesem Spiel raus.
coach-your-turn = Du bist dran.
coach-nothing = Keine deiner Karten passt.
coach-drawn = Die gezogene Karte passt. Du musst sie nicht spielen.
coach-penalty = Eine Zieh-Karte hat dich getroffen.
coach-question = Ich brauche deine Antwort.
daily-opened = Jeder Zug hat einen Tag Zeit. Spielt hier oder privat.
daily-reminder = Du bist dran; noch { $time }.

## Bestenlisten

stats-none = { $player } hat noch keine Runde, die zählt. Eine Runde zählt, wenn noch jemand mitspielt.
stats-badges = Erfolge: { $list }.
top10 = { $title }: { $list }.
top10-none = { $title }: noch niemand.
records = Rekorde hier: { $list }.
records-room = In diesem Raum: { $list }.
record-fastest = schnellster Sieg { $value } ({ $player })
record-moves = längste Runde { $value } Züge (mit { $player })
record-cards = größte Hand { $value } Karten ({ $player })
record-best = meiste Punkte in einer Runde { $value } ({ $player })
record-longest = meiste Siege in Folge { $value } ({ $player })
achieved = Neue Erfolge: { $list }.
achieved-by = { $player } ({ $badge })
badge-first-win = erster Sieg
badge-streak = fünf Siege in Folge
badge-comeback = ein Sieg nach 15 Karten auf der Hand
badge-haul = 200 Punkte in einer Runde
badge-hundred = 100 Runden

## Weitere Spiele: DOS

event-matched = { $bonus ->
    [yes] { $seat } bedient { $center } mit { $cards }, alles in seiner Farbe
   *[other] { $seat } bedient { $center } mit { $cards }
}
matched-pair = { $center } mit { $cards }
list-pairs-last = { $first } und { $next }
list-pairs-more = { $first }, { $next }
matched-pairs = { $seat } bedient { $pairs }
event-row-filled = in die Reihe kommt { $cards }
event-put-into-row = { $seat } legt { $card } in die Reihe
event-put-on-pile = { $seat } legt { $card } ab
event-pile-turned = der Ablagestapel wird neu gemischt
act-draws-asked-match-drawn = { $count ->
    [1] { $player } zieht eine Karte und darf bedienen ({ $p }spiel KARTE), eine Karte ablegen ({ $p }ablegen KARTE) oder passen ({ $p }passe)
   *[other] { $player } zieht { $count } Karten und darf bedienen ({ $p }spiel KARTE), eine Karte ablegen ({ $p }ablegen KARTE) oder passen ({ $p }passe)
}
top-centre-row = Die Reihe: { $row }.
prompt-match = { $addressed ->
    [yes] Bedien die Reihe { $row } ({ $p }spiel KARTE), oder zieh ({ $p }zieh).
   *[no] { $player }, bedien die Reihe { $row } ({ $p }spiel KARTE), oder zieh ({ $p }zieh).
}
prompt-matching = { $addressed ->
    [yes] Bedien mehr von der Reihe { $row }, oder beende deinen Zug ({ $p }passe).
   *[no] { $player }, bedien mehr von der Reihe { $row }, oder beende deinen Zug ({ $p }passe).
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] Bedien die Reihe { $row } ({ $p }spiel KARTE), oder leg eine Karte hinein ({ $p }ablegen KARTE).
       *[pile] Bedien die Reihe { $row } ({ $p }spiel KARTE), leg eine Karte ab ({ $p }ablegen KARTE), oder passe ({ $p }passe).
    }
   *[no] { $unmatched ->
        [row] { $player }, bedien die Reihe { $row } ({ $p }spiel KARTE), oder leg eine Karte hinein ({ $p }ablegen KARTE).
       *[pile] { $player }, bedien die Reihe { $row } ({ $p }spiel KARTE), leg eine Karte ab ({ $p }ablegen KARTE), oder passe ({ $p }passe).
    }
}
prompt-position = { $addressed ->
    [yes] Welche Karte der Reihe { $row } meinst du? ({ $p }wähle ZAHL)
   *[no] { $player }, welche Karte der Reihe { $row } meinst du? ({ $p }wähle ZAHL)
}
prompt-bonus = { $addressed ->
    [yes] Du darfst eine Karte in die Reihe legen ({ $p }ablegen KARTE), oder sie behalten ({ $p }passe).
   *[no] { $player } darf eine Karte in die Reihe legen ({ $p }ablegen KARTE), oder sie behalten ({ $p }passe).
}
prompt-duty = { $addressed ->
    [yes] Du musst eine Karte in die Reihe legen ({ $p }ablegen KARTE).
   *[no] { $player } muss eine Karte in die Reihe legen ({ $p }ablegen KARTE).
}
refused-no-match = { $match ->
    [number] { $card } hat nicht die Zahl von { $row }.
   *[either] { $card } hat weder die Zahl noch die Farbe von { $row }.
}
refused-three-cards = Eine Karte der Reihe nimmt eine Karte, oder zwei, die sie zusammen ergeben.
refused-cannot-be = { $card } kann nicht { $named } sein.
refused-no-such-place = An dieser Stelle liegt in der Reihe nichts.
refused-matched-before = Diese Karte der Reihe hast du in diesem Zug schon bedient.
refused-does-not-add-up = { $sum ->
    [0] { $cards } können nicht { $row } ergeben.
   *[other] { $cards } ergeben { $sum }: das passt nicht auf { $row }.
}
refused-first-match = Das geht jetzt nicht: bedien eine Karte der Reihe, oder zieh.
refused-first-matching = Das geht jetzt nicht: bedien mehr, oder beende deinen Zug ({ $p }passe).
refused-first-match-drawn = Du hast schon gezogen: bedien, leg eine Karte ab, oder passe.
refused-first-position = Wähl erst die Karte der Reihe.
refused-first-bonus = Leg eine Karte in die Reihe, oder behalt sie ({ $p }passe).
refused-first-duty = Du musst eine Karte in die Reihe legen.
option-dos-at = { $value ->
    [2] DOS rufst du, wenn dir nach dem Zug zwei Karten bleiben
   *[other] DOS rufst du, wenn dir eine Karte bleibt
}
option-match = { $value ->
    [number] eine einzelne Karte bedient mit ihrer Zahl
   *[either] eine einzelne Karte bedient mit Zahl oder Farbe
}
option-colour-bonus = { $value ->
    [yes] wer ganz in der Farbe der Reihe bedient, bekommt etwas dafür
   *[no] für die Farbe gibt es nichts
}
option-unmatched = { $value ->
    [row] wer nichts bedient, muss eine Karte in die Reihe legen
   *[pile] wer nichts bedient, darf eine Karte ablegen
}
verb-put = ablegen, ab
verb-dos = dos, dos!
help-put = { $p }ablegen KARTE legt eine Karte in die Reihe (DOS).
help-dos = { $p }dos ruft DOS.
help-play-dos-game = { $p }spiel KARTE bedient eine Karte der Reihe: { $p }spiel r5 eine 5, { $p }spiel r2 g3 dieselbe mit zwei Karten, die 5 ergeben; { $p }spiel 2 r5 sagt, welche Karte der Reihe, von links gezählt.
help-draw-dos-game = { $p }zieh zieht eine Karte; danach darfst du noch bedienen.
help-pass-dos-game = { $p }passe beendet deinen Zug, wenn du bedient oder gezogen hast.
help-catch-dos-game = { $p }erwischt NAME erwischt, wer nicht DOS gerufen hat. Der Name kann fehlen.
help-short-dos-game = DOS: { $p }uno dos eröffnet einen Tisch oder setzt dich dazu, mit { $p }geben geht es los. Wenn du dran bist, bedien die Reihe: { $p }spiel r5 (oder nur r5), { $p }spiel r1 g4 (eine Summe), { $p }zieh, { $p }passe. Noch eine Karte? { $p }dos!
howto-dos-game =
    { $match ->
        [number] Werde als Erster alle Karten los. In der Mitte liegen zwei Karten: die Reihe. Wenn du dran bist, bedien jede davon: mit einer Karte ihrer Zahl, oder mit zweien, die sie zusammen ergeben.
       *[either] Werde als Erster alle Karten los. In der Mitte liegen zwei Karten: die Reihe. Wenn du dran bist, bedien jede davon: mit einer Karte ihrer Zahl oder Farbe, oder mit zweien, die sie zusammen ergeben.
    }
howto-type-dos-game =
    Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (bedient eine 5) oder spiel r1 g4 (zwei Karten, die 5 ergeben). spiel 1 r5 bedient die erste Karte der Reihe. Auch zieh geht, und passe, wenn du bedient hast.{ $uno ->
        [none] { "" }
       *[other] { " " }{ $dos-at ->
            [2] Bleiben dir nach dem Zug zwei Karten, schreib dos.
           *[other] Bleibt dir eine Karte, häng dos an: spiel r5 dos.
        }
    }
option-uno-dos-game =
    { $value ->
        [none] DOS muss niemand rufen
       *[call] DOS muss gerufen werden
    }
option-uno-penalty-dos-game = wer ohne DOS erwischt wird, zieht { $value }

## Flip, No Mercy, All Wild

color-pink = rosa
color-teal = türkis
color-orange = orange
color-purple = lila
word-pink = rosa, pink
word-teal = türkis
word-orange = orange
word-purple = lila, violett
and-table-turned = { $act } — { $side ->
    [dark] dunkle Seite
   *[light] helle Seite
}{ $more ->
    [yes] ,
   *[no] !
}
event-table-turned = { $side ->
    [dark] alles wird auf die dunkle Seite gedreht
   *[light] alles wird auf die helle Seite gedreht
}
top-side-in-play = { $side ->
    [dark] Die dunkle Seite liegt oben.
   *[light] Die helle Seite liegt oben.
}
howto-flip = Werde als Erster alle Karten los. Spiel eine Karte in der Farbe, mit der Zahl oder dem Zeichen der obersten, oder eine schwarze. Ein Flip dreht alle Karten um, von der hellen Seite (rot, gelb, grün, blau) auf die dunkle (rosa, türkis, orange, lila) oder zurück. { $p }rückseiten zeigt die Rückseiten der anderen.
rule-flip = helle Seiten mit Zieh Eins und Farbwahl Zieh Zwei, dunkle mit Zieh Fünf, Alle Aussetzen und Farbwahl Zieh Farbe
option-pairs = { $value ->
    [table] die beiden Seiten gehören zusammen wie gedruckt
   *[shuffled] die dunklen Seiten sind unter die Karten gemischt
}
option-first-flip = { $value ->
    [turn] ein erster Flip dreht alles um
   *[plain] ein erster Flip tut nichts
}
prompt-roulette = { $addressed ->
    [yes] Für welche Farbe ziehst du? ({ $p }farbe rot, gelb, grün oder blau)
   *[no] { $player }, für welche Farbe ziehst du? ({ $p }farbe rot, gelb, grün oder blau)
}
refused-first-roulette = Wähl erst die Farbe, für die du ziehst.
refused-no-wild-draw-four = Bei { $option } geht es um die Farbwahl Zieh Vier, und die gibt es hier nicht.
refused-no-wild = Bei { $option } geht es um die Farbwahl, und die gibt es hier nicht.
rule-no-mercy = 168 Karten: Zieh Vier, Alle Aussetzen, Alles Ablegen, und schwarze, bei denen andere 4, 6, 10 ziehen, oder bis eine Farbe kommt
option-wr4-two = { $value ->
    [other] zu zweit trifft Richtungswechsel Zieh Vier den anderen
   *[self] zu zweit trifft Richtungswechsel Zieh Vier den, der es spielt
}
option-roulette = { $value ->
    [player] die Farbe beim Farbroulette wählt, wer es spielt
   *[next] die Farbe beim Farbroulette wählt, wen es trifft
}
howto-type-no-mercy =
    { $play-drawn ->
        [may] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel wr4 rot (eine schwarze Karte und ihre Farbe) oder zieh; nach dem Ziehen kannst du passen.
       *[other] Wenn du dran bist, schreib im Raum oder an mich: spiel r5 (rot 5), spiel wr4 rot (eine schwarze Karte und ihre Farbe) oder zieh.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Bleibt dir danach eine Karte, häng uno an: spiel r5 uno.
    }
prompt-draw-target = { $addressed ->
    [yes] Wer zieht 2? ({ $p }wähle NAME)
   *[no] { $player }, wer zieht 2? ({ $p }wähle NAME)
}
refused-first-draw-target = Wähl erst, wer zieht.
refused-no-colors = { $option } bewirkt hier nichts: es gibt keine Farben, und nichts kann angezweifelt werden.
refused-no-last-card = Hier sind alle Karten schwarz; keine könnte die letzte sein.
refused-no-first-card = An diesem Tisch tut die erste Karte nichts, was immer sie ist: first-card=plain.
refused-several-black = Zusammen gehen nur farbige Karten, und hier sind alle schwarz.
refused-no-seven-no-zero = Hier gibt es keine 7 und keine 0.
refused-only-black-jumps = Hier sind alle Karten schwarz; niemand könnte außer der Reihe spielen. Mit black-jump=yes geht es.
howto-all-wild = Werde als Erster alle Karten los. Es gibt keine Farben und keine Zahlen: wenn du dran bist, spiel irgendeine Karte.
rule-all-wild = Farbwahlen, Richtungswechsel, Aussetzen für einen und für zwei, Zieh Zwei und Vier, gezieltes Zieh Zwei und Tauschzwang
option-skip-two = { $value ->
    [seats] zu zweit lässt Zwei Aussetzen jeden einmal aussetzen
   *[opponent] zu zweit lässt Zwei Aussetzen den anderen zweimal aussetzen
}

## Hausregeln und andere Karten

rule-double-deck = mindestens { $decks } Kartenspiele werden zusammengemischt, und eines für je zehn Spieler
rule-interrupt = außer der Reihe zu spielen kostet { $interrupt ->
    [one] eine Karte
   *[other] { $interrupt } Karten
}, nach dem Aussetzen { $interrupt-skipped }
rule-mercy = wer { $mercy } Karten oder mehr hat, ist raus{ $knockout ->
    [0] { "" }
   *[other] { " " }und dem Sieger { $knockout } Punkte wert
}
rule-multi-play = { $multi-play ->
    [numbers] mehrere Karten mit derselben Zahl gehen auf einmal
    [pairs] zwei gleiche Karten gehen auf einmal
   *[all] mehrere Karten mit demselben Zeichen gehen auf einmal
} ({ $p }spiel r5 g5), die erste { $lead ->
    [any] muss passen
   *[colour] muss die Farbe haben
}
rule-shield = eine Zieh-Strafe lässt sich mit Richtungswechsel oder Aussetzen abwehren{ $shield-colour ->
    [named] , wenn die Karte passt oder die gewählte Farbe hat
   *[none] , wenn die Karte passt, auf eine Farbwahl Zieh Vier in jeder Farbe
}
verb-guess = rate, raten
help-guess = { $p }rate WORT löst eine Scharade. Das Wort allein im Raum reicht.
event-pile-flipped = { $drawn ->
    [yes] eine Karte des Stapels wird aufgedeckt: { $card }
   *[no] der Stapel wird umgedreht, und { $card } liegt oben
}
event-charade-began = { $seat } denkt an ein Wort und gibt Hinweise: wer es zuerst schreibt, legt alle Karten in { $color } ab
event-charade-solved = { $seat } errät das Wort: „{ $word }“
event-charade-unsolved = niemand errät das Wort von { $seat }
event-dare-met = { $done ->
    [yes] { $seat } hat es getan
   *[no] { $seat } weigert sich
}
event-dared = { $cards ->
    [one] { $by } fordert { $seat } heraus: „{ $text }“, oder zieh eine Karte
   *[other] { $by } fordert { $seat } heraus: „{ $text }“, oder zieh { $cards }
}
prompt-dare = { $addressed ->
    [yes] Getan ({ $p }ja), oder ziehst du lieber ({ $p }nein)?
   *[no] { $player }: getan ({ $p }ja), oder ziehst du lieber ({ $p }nein)?
}
prompt-trade-with = { $addressed ->
    [yes] Mit wem willst du tauschen? ({ $p }wähle NAME)
   *[no] { $player }, mit wem willst du tauschen? ({ $p }wähle NAME)
}
prompt-trade-number = { $addressed ->
    [yes] Wie viele Karten willst du tauschen? ({ $p }wähle ZAHL)
   *[no] { $player }, wie viele Karten willst du tauschen? ({ $p }wähle ZAHL)
}
prompt-trade-cards = { $addressed ->
    [yes] Welche Karten gibst du? ({ $p }wähle KARTE KARTE)
   *[no] { $player }, welche Karten gibst du? ({ $p }wähle KARTE KARTE)
}
refused-no-charade = Gerade gibt es kein Wort zu raten.
refused-own-charade = Dein Wort müssen die anderen raten, nicht du.
refused-not-the-word = Das ist nicht das Wort.
refused-first-dare = Beantworte erst die Herausforderung.
refused-first-charade = Warte: das Wort ist noch nicht erraten.
refused-first-trade-with = Wähl erst, mit wem du tauschst.
refused-first-trade-number = Wähl erst, wie viele Karten du tauschst.
refused-first-trade-cards = Wähl erst, welche Karten du gibst.

## Bestenlisten, Sperren, Einladungen, Abstimmungen, Turniere

help-stats = { $p }stats zeigt deine Siege, deinen Rang und deine Wertung; { $p }stats NAME die eines anderen.
help-top10 = { $p }top10 zeigt, wer am meisten gewonnen hat. Dahinter geht week, month oder season, eine frühere Saison wie 2026-q3, oder rating für die Besten; danach ein Spiel.
help-versus = { $p }versus NAME zeigt, wie oft du mit jemandem gespielt hast, und wer vorn war.
help-records = { $p }records zeigt die Rekorde dieses Raums.
refused-nobody-played = Hier hat niemand gespielt, der „{ $said }“ heißt.
versus-none = { $player } und { $other } haben noch nie zusammen gespielt.
versus = { $player } und { $other } haben { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } zusammen gespielt: { $player } war in { $ahead } vorn, { $other } in { $behind }.
refused-versus-whom = Gegen wen? Zum Beispiel { $p }versus bob.
refused-versus-self = Das bist du. { $p }stats zeigt deine eigenen Runden.
top10-won = { $place }. { $player } { $wins } von { $rounds } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
top10-rated = { $place }. { $player } { $rating }
records-none = Hier wurde noch keine Runde gespielt, die zählt: es müssen zwei Leute am Tisch sitzen.
champions = Meister: { $list }.
champion = { $season } { $player } ({ $wins })
season-closed = Die Saison { $season } ist zu Ende. Die meisten Siege: { $list }. Eine neue hat begonnen.
setting-achievements = ob Erfolge hier bekannt gegeben werden.
command-ban = sperren
command-unban = entsperren
command-bans = gesperrte
refused-ban-whom = Wen, und wie lange? Nenn einen Namen, ein Konto oder eine Maske, zum Beispiel { $p }sperren bob for 7d.
refused-ban-bot = Das wäre ich.
refused-ban-self = Das würde auch dich sperren.
refused-unban-whom = Wen? { $p }gesperrte zeigt, wer gesperrt ist.
refused-not-banned = „{ $said }“ ist hier nicht gesperrt: { $p }gesperrte zeigt, wer es ist.
help-unban = { $p }entsperren NAME hebt eine Sperre auf.
help-bans = { $p }gesperrte zeigt Operatoren und Admins privat, wer gesperrt ist.
banned = Du bist hier gesperrt, also antworte ich dir nicht. Frag die Operatoren des Raums.
banned-leaves = { $player } ist gesperrt und verliert den Platz.
bans-none = Niemand ist gesperrt.
bans-list = Gesperrt ({ $count }): { $list }.
command-invite = einladen
help-invite = { $p }einladen NAME lädt jemanden an den Tisch ein, privat, wenn er in diesem Raum ist. Willst du keine Einladungen: { $p }einstellen invitations off.
invite-failed = Ich konnte { $name } nicht nach { $room } einladen: entweder heißt niemand so, oder ich darf es nicht.
refused-invite-seated = { $name } hat hier schon einen Platz.
refused-invite-unwanted = { $name } wurde gerade erst eingeladen, oder will keine Einladungen.
refused-invite-too-many = Du hast viele Einladungen verschickt. Warte bitte ein paar Minuten.
refused-invite-nobody = Hier heißt niemand „{ $said }“.
refused-invite-account = Hier heißt niemand „{ $said }“. Um andere einzuladen, melde dich erst mit einem Konto an.
setting-invitations = ob andere dich durch mich einladen können.
notify-set = { $what ->
    [on] Ich sage dir, wenn hier ein Tisch eröffnet wird.
    [once] Ich sage dir, wenn hier der nächste Tisch eröffnet wird.
    [off] Ich sage dir nicht mehr, wenn hier ein Tisch eröffnet wird.
   *[preset] Ich sage dir, wenn hier ein Tisch ({ $preset }) eröffnet wird.
}
command-vote = abstimmen
help-vote = { $p }abstimmen REGELN stimmt ab, was als Nächstes gespielt wird, zum Beispiel { $p }abstimmen taiwan. { $p }abstimmen kick NAME will jemanden ausschließen, solange der Gastgeber weg ist; die Hälfte der anderen entscheidet.
refused-vote-late = Während eines Spiels ändern sich die Regeln nicht. { $p }abstimmen kick bob will jemanden ausschließen.
refused-cup-vote = An einem Turniertisch wird niemand abgewählt.
refused-vote-host = Der Gastgeber ({ $host }) ist hier und kann das mit { $p }rauswerfen.
refused-voted-already = Über { $name } hast du schon abgestimmt.
refused-vote-what = Worüber? Zum Beispiel { $p }abstimmen taiwan +stack (was als Nächstes gespielt wird) oder { $p }abstimmen kick bob.
refused-watch-full = { $most ->
    [one] Nur einer kann zuschauen, damit meine Nachrichten die Spieler rechtzeitig erreichen.
   *[other] Nur { $most } können zuschauen, damit meine Nachrichten die Spieler rechtzeitig erreichen.
}
refused-daily-off = Spiele mit einem Tag für jeden Zug sind in diesem Raum abgeschaltet.
setting-daily = ob hier Tische über Tage gespielt werden können ({ $p }neu pace=daily), mit einem Tag für jeden Zug.
coach-turn =
    { $needs ->
        [color] Auf { $top } passt, was { $color } oder schwarz ist.
        [number] Auf { $top } passt, was { $color }, eine { $number } oder schwarz ist.
       *[symbol] Auf { $top } passt, was { $color } ist, dasselbe Zeichen hat oder schwarz ist.
    }
coach-penalty-challenge = Eine Zieh-Karte hat dich getroffen. Zweifle sie an, wenn du glaubst, dass noch eine Karte der alten Farbe da war.
coach-call = Bleibt dir nach dem Zug eine Karte, häng { $word } an, sonst kann dich jemand erwischen.
coach-unread = „{ $said }“ verstehe ich nicht als Zug.
coach-over = Dein Spiel ist aus, also erkläre ich nichts mehr. { $p }einstellen coach on fängt wieder an.
setting-coach = ob ich dir deine Züge privat erkläre, bis dein Spiel aus ist.
command-cup = turnier
help-cup = { $p }turnier open 8 taiwan eröffnet ein K.-o.-Turnier für acht; { $p }turnier open 8 taiwan groups eines mit Gruppen und Finale. { $p }turnier zeigt den Stand. Auch: { $p }turnier join, leave, start, fill (Computerspieler), results, last (wer gewonnen hat), rooms, stop.
cup-opened = { $kind ->
    [groups] { $player } eröffnet ein Turnier ({ $preset }) für { $seats } Spieler: Gruppen, dann ein Finale. Mit { $p }turnier join bist du dabei; es beginnt, wenn es voll ist, oder mit { $p }turnier start.
   *[knockout] { $player } eröffnet ein K.-o.-Turnier ({ $preset }) für { $seats } Spieler. Mit { $p }turnier join bist du dabei; es beginnt, wenn es voll ist, oder mit { $p }turnier start.
}
cup-joined = { $player } ist beim Turnier dabei ({ $count } von { $seats }).
cup-left = { $player } ist nicht mehr beim Turnier dabei ({ $count } von { $seats }).
cup-table = Tisch { $number }: { $players }
cup-waits = Das Turnier beginnt, wenn das Spiel hier aus ist.
cup-called = { $final ->
    [yes] Das Finale des Turniers, { $players }: schreibt innerhalb von { $time } { $p }mit.
   *[no] Tisch { $number } des Turniers, { $players }: schreibt innerhalb von { $time } { $p }mit.
}
cup-lot = Der Gleichstand wurde durch das Los entschieden.
cup-won = { $count ->
    [0] Das Turnier ({ $preset }) endet ohne Sieger.
    [1] { $player } gewinnt das Turnier ({ $preset })!
   *[other] { $player } gewinnt das Turnier ({ $preset }), vor { $others }!
}
cup-stopped = { $by } bricht das Turnier ab.
refused-cup-none = In diesem Raum ist kein Turnier; { $p }turnier open 8 eröffnet eines für acht Spieler.
refused-cup-there = In diesem Raum ist schon ein Turnier: { $p }turnier zeigt den Stand.
refused-cup-begun = Das Turnier hat begonnen; niemand kann mehr dazukommen.
refused-cup-joined-already = Du bist beim Turnier schon dabei.
refused-cup-not-in = Du bist beim Turnier nicht dabei.
refused-cup-too-few = Ein Turnier braucht zwei Spieler; andere können { $p }turnier join.
refused-cup-deal = Ich gebe, sobald alle da sind, oder wenn die Zeit um ist.

## Erweitert: was gefragt wird

prompt-target = { $addressed ->
    [yes] Für wen ist sie? ({ $p }wähle NAME)
   *[no] { $player }, für wen ist sie? ({ $p }wähle NAME)
}
prompt-number = { $addressed ->
    [yes] Welche Zahl ist es? ({ $p }wähle 7)
   *[no] { $player }, welche Zahl ist es? ({ $p }wähle 7)
}
prompt-discard = { $addressed ->
    [yes] Leg zwei Karten ab ({ $p }wähle KARTE KARTE).
   *[no] { $player }, leg zwei Karten ab ({ $p }wähle KARTE KARTE).
}
prompt-keep = { $addressed ->
    [yes] Welche Zahl behältst du? ({ $p }wähle KARTE)
   *[no] { $player }, welche Zahl behältst du? ({ $p }wähle KARTE)
}
help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
