### Wie Karten, Spiele, Regeln und Optionen heißen: das erste Wort wird gezeigt, getippt werden können alle.

## Karten

card-skip-everyone = Alle Aussetzen, alle setzen aus
card-discard-all = Alles Ablegen, alles ab

card-wild-reverse = Richtungswechsel, Retour
card-wild-skip = Aussetzen
card-wild-draw-two = Farbwahl Zieh Zwei, Zieh Zwei, zieh 2, plus 2, plus zwei
card-wild-skip-two = Zwei Aussetzen, zweimal aussetzen
card-wild-targeted-draw-two = Gezieltes Zieh Zwei, gezielt
card-wild-forced-swap = Tauschzwang, Zwangstausch

card-hit-one = Drück Eins, drück 1
card-hit-two = Drück Zwei, drück 2
card-wild-hit-four = Farbwahl Drück Vier, Drück Vier, drück 4
card-wild-attack-attack = Doppelangriff, Angriff
card-trade-hands = Kartentausch
card-wild-all-hit = Alle Drücken
card-wild-hit-fire = Dauerfeuer

card-draw-seven = Zieh Sieben, zieh 7, plus 7, plus sieben
card-wild-draw-eight = Farbwahl Zieh Acht, Zieh Acht, zieh 8, plus 8, plus acht
card-pile-flip = Stapelwende
card-blank = Leerkarte, leere Karte
card-wild-swap-hands = Farbwahl Kartentausch, Kartentausch
card-wild-shuffle-hands = Farbwahl Neu Mischen, neu mischen
card-wild-trade = Tauschhandel
card-wild-customizable-1 = Freie Farbwahl 1, freie Karte 1
card-wild-customizable-2 = Freie Farbwahl 2, freie Karte 2
card-wild-customizable-3 = Freie Farbwahl 3, freie Karte 3

card-wild-dos = DOS-Joker, Joker
card-hash = Raute

card-infinity = Unendlich, ∞
card-transfer-low = Übergabe ≤4, Übergabe 4
card-transfer-high = Übergabe ≥5, Übergabe 5
card-magic-hand = Zauberhand
card-pincer = Zange
card-reward = Belohnung
card-widow = Witwe
card-bounce = Rückprall
card-pass = Passkarte
card-colour-duel = Farbduell
card-number-duel = Zahlenduell
card-chosen-one = Auserwählter, Auserwählte
card-bomb = Bombe
card-disarm = Entwaffnung
card-grenade = Granate
card-circlet = Stirnreif
card-c4 = C4
card-outbid = Überbieten
card-regret = Reue
card-combo = Kombination, Kombi
card-forsaken = Verlassener, Verlassene
card-jump = Sprung
card-gambler = Zocker
card-stand-in = Stellvertreter
card-revive = Wiederkehr

card-draw-one = Zieh Eins, zieh 1, plus 1, plus eins
card-draw-five = Zieh Fünf, zieh 5, plus 5, plus fünf
card-flip = Flip, wenden
card-wild-draw-colour = Farbwahl Zieh Farbe, Zieh Farbe

card-draw-four = Zieh Vier, zieh 4, plus 4, plus vier
card-wild-reverse-draw-four = Richtungswechsel Zieh Vier, Retour Zieh Vier
card-wild-draw-six = Farbwahl Zieh Sechs, Zieh Sechs, zieh 6, plus 6, plus sechs
card-wild-draw-ten = Farbwahl Zieh Zehn, Zieh Zehn, zieh 10, plus 10, plus zehn
card-wild-colour-roulette = Farbroulette, Roulette

## Spiele

preset-name-classic = Klassisch, Klassik, normal
preset-name-official112 = Neue Ausgabe, 112 Karten
preset-name-taiwan = Taiwan
preset-name-mainland = China, Festlandchina
preset-name-japan = Japan
preset-name-japan11 = Japan 11
preset-name-duo = Duell, zu zweit
preset-name-party = Party
preset-name-wild4uno = Tauschkarten
preset-name-unoplus = UNO Plus, 200 Karten
preset-name-all-wild = Nur Schwarz, alles schwarz
preset-name-attack = Kartenwerfer, Angriff
preset-name-dos = DOS
preset-name-dos-official = DOS nach Anleitung
preset-name-extended = Erweitert
preset-name-flip = Flip
preset-name-no-mercy = Gnadenlos, ohne Gnade

title-dos = DOS
title-dos-official = DOS nach Anleitung
title-unoplus = UNO Plus
title-wild4uno = Tauschkarten

## Karten, Hausregeln und worum gespielt wird

rule-name-official112 = Neue Ausgabe, 112 Karten
rule-name-unoplus = UNO Plus, 200 Karten
rule-name-wild4uno = Tauschkarten
rule-name-all-wild = Schwarze Karten
rule-name-attack = Angriffskarten
rule-name-flip = Flip-Karten
rule-name-no-mercy = Gnadenlose Karten, 168 Karten

rule-name-jump-in = Reinwerfen, Dazwischenwerfen
rule-name-multi-play = mehrere Karten, mehrere auf einmal
rule-name-stack = Stapeln, Kumulieren
rule-name-skip-chain = Aussetzen weitergeben
rule-name-shield = Abwehren, Abwehr
rule-name-interrupt = Vordrängeln kostet, Vordrängeln
rule-name-seven-zero = Sieben-Null, 7-0
rule-name-force-play = Spielzwang, Legezwang
rule-name-mercy = Kartengrenze
rule-name-double-deck = zwei Kartenspiele, doppelte Karten

rule-name-winner = Pluspunkte
rule-name-negative = Minuspunkte
rule-name-rounds = mehrere Runden
rule-name-round = eine Runde
rule-name-elimination = Ausscheiden
rule-name-teams = Teams, Mannschaften
rule-name-places = Plätze, Platzierung
rule-name-time = auf Zeit

## Optionen

option-name-cards = Karten
option-name-next-dealer = nächster Geber
option-name-turn-timeout = Zugzeit
option-name-idle-limit = versäumte Züge
option-name-pace = Tempo
option-name-first = Anfang
option-name-dropped = Gestrichene
option-name-uno = Ruf
option-name-uno-penalty = Rufstrafe
option-name-false-uno = falscher Ruf
option-name-false-uno-warning = Verwarnung
option-name-false-catch = falscher Verdacht
option-name-challenge-by = Zweifler
option-name-challenge-success = nach dem Bluff
option-name-challenge-turn = Zug nach dem Zweifel
option-name-challenge-guilty = Bluffstrafe
option-name-challenge-innocent = Zweifelstrafe
option-name-draw = Ziehen
option-name-until-cap = Ziehgrenze
option-name-voluntary-draw = freiwillig ziehen
option-name-play-drawn = gezogene Karte
option-name-wild-follow = Farbwahlstrafe
option-name-wrong-card = Fehlversuch
option-name-first-card = erste Karte
option-name-first-wd4 = erste Zieh Vier
option-name-first-wild = erste Farbwahl
option-name-first-reverse = erster Richtungswechsel
option-name-no-out = letzte Karte
option-name-wd4 = Zieh Vier
option-name-decks = Kartenspiele
option-name-interrupt = Vordrängelstrafe
option-name-interrupt-skipped = Strafe nach dem Aussetzen
option-name-mercy = Höchstzahl
option-name-knockout = Rauswurfpunkte
option-name-multi-play = mehrere Karten
option-name-lead = Farbe der ersten
option-name-shield-colour = Abwehrfarbe
option-name-black-jump = Schwarze reinwerfen
option-name-stack = Stapeln
option-name-chain-cap = Stapelgrenze
option-name-target = Ziel
option-name-target-more = Zielzuschlag
option-name-rounds = Runden
option-name-scoring = Wertung
option-name-time = Rundenzeit
option-name-custom = freie Karten
option-name-extra = Extrakarte
option-name-pile-flip = Stapelwende
option-name-charade-keep = Scharade
option-name-wc1 = freie Karte 1
option-name-wc2 = freie Karte 2
option-name-wc3 = freie Karte 3
option-name-skip-two = Zwei Aussetzen
option-name-edition = Ausgabe
option-name-launcher = Werfer
option-name-dos-at = DOS-Ruf
option-name-match = Bedienen
option-name-colour-bonus = Farbbonus
option-name-unmatched = nichts bedient
option-name-pairs = Seiten
option-name-first-flip = erster Flip
option-name-wr4-two = Richtungswechsel zu zweit
option-name-roulette = Farbroulette

## Was in den Regeln hinter dem Doppelpunkt steht

about-preset-official112 = die ursprünglichen Regeln mit den 112 Karten der neueren Ausgaben
about-preset-taiwan = wie es die chinesische Enzyklopädie beschreibt; schneller geht es mit Ziehgrenze=3
about-preset-mainland = wie es im Beiblatt chinesischer Kartenspiele steht
about-preset-japan = die ursprünglichen Regeln, wie sie in Japan gedruckt sind
about-preset-japan11 = die Regeln eines japanischen Vereins: 11 Karten, ohne Stapeln. Eine Aktionskarte darf die letzte sein
about-preset-duo = das Spiel für zwei aus der chinesischen Enzyklopädie; schneller geht es mit Ziehgrenze=3
about-preset-party = eine schnelle, laute Runde; ruhiger geht es mit Stapelgrenze=20 Rufstrafe=2
about-preset-wild4uno = wie Taiwan, mit Tauschhandel und freien Farbwahlen; schneller geht es mit Ziehgrenze=3
about-preset-unoplus = wie Taiwan, mit 200 Karten: Zieh Sieben, Farbwahl Zieh Acht, Stapelwende und Leerkarte. Schneller geht es mit Ziehgrenze=3
about-preset-all-wild = 112 schwarze Karten ohne Farben und Zahlen; jede passt auf jede
about-preset-attack = statt zu ziehen, drückst du auf den Kartenwerfer: nichts kommt, oder bis zu acht Karten
about-preset-dos = zwei Karten in der Mitte bedienst du mit Zahl, Summe oder Farbe
about-preset-dos-official = DOS mit den gedruckten Regeln: nur Zahl oder Summe bedient, und Farbe lohnt sich
about-preset-extended = die Ausgabe 5.2: 152 Karten in 24 Arten, mit Wirkungen und Antworten
about-preset-flip = 112 Karten mit heller und dunkler Seite; ein Flip dreht alles um
about-preset-no-mercy = das härtere Spiel: 168 Karten, Stapeln nach oben, und mit 25 Karten bist du raus

about-option-cards = wie viele Karten jeder bekommt
about-option-pace = bei live sofort, bei daily über Tage, mit einem Tag für jeden Zug
about-option-next-dealer = wer die nächste Runde gibt
about-option-turn-timeout = nach welcher Zeit ich für jemanden weiterspiele; bei off warte ich immer
about-option-idle-limit = nach wie vielen versäumten Zügen jemand draußen ist; bei 0 nie
about-option-first = wer beginnt: left, also links vom Geber, oder der Name eines Spielers
about-option-dropped = ob von jeder gestrichenen Karte eine dabei ist
about-option-uno = ob UNO gerufen werden muss
about-option-uno-penalty = wie viele zieht, wer ohne UNO erwischt wird
about-option-uno-dos-game = ob DOS gerufen werden muss
about-option-uno-penalty-dos-game = wie viele zieht, wer ohne DOS erwischt wird
about-option-false-uno = wie viele ein unnötiger Ruf kostet
about-option-false-uno-warning = ob der erste unnötige Ruf einer Runde nur verwarnt wird
about-option-false-catch = wie viele es kostet, jemanden zu Unrecht zu beschuldigen
about-option-challenge-by = wer eine Farbwahl Zieh Vier anzweifeln darf
about-option-challenge-success = was nach einem aufgedeckten Bluff geschieht
about-option-challenge-turn = wie zieht, wer zu Recht zweifelt und nicht spielen kann
about-option-challenge-guilty = wie viele zieht, wer geblufft hat
about-option-challenge-innocent = wie viele weitere falsches Zweifeln kostet
about-option-no-out = welche Karten nicht die letzte sein dürfen
about-option-draw = ob du eine Karte ziehst, oder so lange, bis eine passt
about-option-until-cap = beim Ziehen, bis eine passt: wie viele du höchstens ziehst; bei 0 ohne Grenze
about-option-voluntary-draw = ob ziehen darf, wer spielen kann
about-option-play-drawn = was mit einer gezogenen Karte geschieht, die passt
about-option-wild-follow = zu zweit: wie viele zieht, wer eine Farbwahl nicht bedienen kann
about-option-first-card = was eine erste Karte tut, die keine Zahl ist
about-option-first-wd4 = wohin eine erste Farbwahl Zieh Vier kommt
about-option-first-wild = ob jemand die Farbe einer ersten Farbwahl wählt
about-option-first-reverse = wer nach einem ersten Richtungswechsel beginnt
about-option-wd4 = wann eine Farbwahl Zieh Vier geht, und ob man sie anzweifeln kann
about-option-wrong-card = wie viele es kostet, eine Karte zu versuchen, die nicht geht
about-option-decks = wie viele Kartenspiele mindestens zusammengemischt werden
about-option-interrupt = wie viele es kostet, außer der Reihe zu spielen
about-option-interrupt-skipped = wie viele es den kostet, der gerade aussetzen musste
about-option-mercy = mit wie vielen Karten jemand raus ist
about-option-multi-play = welche Karten zusammen gehen
about-option-lead = ob die erste von mehreren die Farbe haben muss
about-option-shield-colour = ob die Abwehr einer Farbwahl Zieh Vier die gewählte Farbe haben muss
about-option-black-jump = ob du auch schwarze Karten reinwerfen darfst
about-option-chain-cap = bis zu wie vielen Karten sich Strafen stapeln; bei 0 ohne Grenze
about-option-knockout = wie viele Punkte der Sieger für jeden bekommt, der raus ist
about-option-stack = was auf eine Zieh-Karte gestapelt werden darf
about-option-target = mit wie vielen Punkten das Spiel endet
about-option-target-more = um wie viele Punkte das Ziel mit jedem Spieler nach dem zweiten steigt
about-option-rounds = wie viele Runden gespielt werden
about-option-scoring = was eine Runde bringt: die Karten der anderen, Plätze oder nichts
about-option-time = wie lange eine Runde höchstens dauert
about-option-wc1 = was die Freie Farbwahl 1 tut, zum Beispiel dare:"sing ein Lied":2
about-option-wc2 = was die Freie Farbwahl 2 tut, zum Beispiel dare:"sing ein Lied":2
about-option-wc3 = was die Freie Farbwahl 3 tut, zum Beispiel dare:"sing ein Lied":2
about-option-charade-keep = ob die Karten behalten darf, wer das Wort errät
about-option-pile-flip = was die Stapelwende aufdeckt: gespielte Karten oder eine vom Stapel
about-option-custom = wie viele Freie Farbwahlen dabei sind
about-option-extra = welche Karte alle Karten auf der Hand bewegt
about-option-skip-two = zu zweit: ob bei Zwei Aussetzen der andere zweimal aussetzt, oder jeder einmal
about-option-edition = aus welcher Schachtel die Karten sind
about-option-launcher = wie oft wie viele kommen: meist keine und höchstens acht, oder gleichmäßig null bis vier
about-option-dos-at = DOS rufst du bei 1 mit einer Karte, bei 2 mit zweien nach dem Zug
about-option-match = ob eine einzelne Karte auch mit der Farbe bedient
about-option-colour-bonus = ob es für die Farbe etwas gibt
about-option-unmatched = ob eine Karte ablegen darf, wer nichts bedient, oder in die Reihe legen muss
about-option-pairs = wie die Seiten zusammengehören: gemischt, oder wie gedruckt
about-option-first-flip = was ein Flip als erste Karte tut: nichts, oder er dreht alles um
about-option-wr4-two = zu zweit: wen Richtungswechsel Zieh Vier trifft
about-option-roulette = wer die Farbe beim Farbroulette wählt
