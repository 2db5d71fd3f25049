### Was Karten und Regeln tun, mit der Stelle im Regelbuch am Ende.

## Nur Schwarz

about-card-wild-all-wild = Passt auf alles. Mehr tut sie nicht. (W5)
about-card-wild-reverse = Passt auf alles. Die Richtung wechselt; zu zweit setzt der andere aus. (W5)
about-card-wild-skip = Passt auf alles. Der Nächste setzt aus. (W5)
about-card-wild-draw-two = Passt auf alles. Der Nächste zieht 2 und setzt aus. (W5)
about-card-wild-draw-four-all-wild = Passt auf alles. Der Nächste zieht 4 und setzt aus; anzweifeln kann er sie nicht. (W5)
about-card-wild-skip-two = Passt auf alles. Die nächsten zwei setzen aus; zu zweit setzt der andere zweimal aus. (W6)
about-card-wild-targeted-draw-two = Passt auf alles. Jemand deiner Wahl zieht 2 und setzt nicht aus: { $p }spiel wt2 NAME. (W7)
about-card-wild-forced-swap = Passt auf alles. Du tauschst alle Karten mit jemandem deiner Wahl: { $p }spiel ws NAME. Als letzte Karte gewinnt sie einfach. (W8)
about-all-wild = 112 schwarze Karten: keine Farben, keine Zahlen. (W1)
about-skip-two = Die Karte Zwei Aussetzen: die nächsten zwei setzen aus. (W6)
about-targeted-draw = Die Karte Gezieltes Zieh Zwei: jemand deiner Wahl zieht 2. (W7)
about-forced-swap = Die Karte Tauschzwang: du tauschst alle Karten mit jemandem deiner Wahl. (W8)

## Kartenwerfer

about-card-hit-one = Der Nächste drückt einmal und setzt aus. (A6)
about-card-hit-two = Der Nächste drückt zweimal und setzt aus. (A6)
about-card-wild-hit-four = Passt auf alles, und du wählst die Farbe. Der Nächste drückt viermal und setzt aus. (A6)
about-card-wild-attack-attack = Passt auf alles. Wähl eine Farbe und einen Spieler: { $p }spiel wa rot NAME. Er drückt zweimal und setzt nicht aus. (A8)
about-card-trade-hands = Du tauschst alle Karten mit jemandem deiner Wahl: { $p }spiel rth NAME. Als letzte Karte geht sie nicht. (A9)
about-card-wild-all-hit = Passt auf alles, und du wählst die Farbe. Alle anderen drücken einmal. (A9)
about-card-wild-hit-fire = Passt auf alles, und du wählst die Farbe. Der Nächste drückt, bis eine Karte kommt, und setzt aus. (A9)
about-attack = 112 Karten, und statt des Stapels ein Kartenwerfer. (A1)
about-launcher = Kannst oder willst du nicht spielen, drück einmal. Bis zu acht Karten kommen, oder keine, und dein Zug ist zu Ende. (A2)
about-hit-one = Die Karte Drück Eins: der Nächste drückt einmal. (A6)
about-hit-two = Die Karte Drück Zwei: der Nächste drückt zweimal. (A6)
about-wild-hit-four = Die Karte Farbwahl Drück Vier: der Nächste drückt viermal. (A6)
about-attack-attack = Die Karte Doppelangriff: jemand deiner Wahl drückt zweimal. (A8)
about-trade-hands = Die Karte Kartentausch: du tauschst alle Karten mit jemandem deiner Wahl. (A9)
about-all-hit = Die Karte Alle Drücken: alle anderen drücken einmal. (A9)
about-hit-fire = Die Karte Dauerfeuer: der Nächste drückt, bis eine Karte kommt. (A9)

## Andere Karten

about-card-wild-swap-hands = Passt auf alles. Wähl eine Farbe, und tausch alle Karten mit jemandem deiner Wahl. Als letzte Karte gewinnt sie einfach. (D2)
about-card-wild-shuffle-hands = Passt auf alles, und du wählst die Farbe. Alle Karten auf der Hand werden gemischt und neu ausgeteilt. Als letzte Karte gewinnt sie einfach. (D3)
about-card-wild-customizable-1 = Passt auf alles, und du wählst die Farbe. Sie tut auch, was der Tisch vor dem Geben ausgemacht hat. (D4)
about-card-wild-customizable-2 = { about-card-wild-customizable-1 }
about-card-wild-customizable-3 = { about-card-wild-customizable-1 }
about-card-wild-trade = Passt auf alles. Wähl eine Farbe, einen Spieler und eine Zahl. So viele Karten deiner Wahl tauschst du gegen ebenso viele von ihm, blind gezogen. (D10)
about-card-wild-draw-eight = Passt auf alles, und du wählst die Farbe. Der Nächste zieht 8 und setzt aus, oder er zweifelt sie an. Zweifelt er falsch, zieht er 10; hat er recht, ziehst du 8. (D12)
about-card-draw-seven = Der Nächste zieht 7 und setzt aus. (D13)
about-card-pile-flip = Passt auf alles. Der Ablagestapel wird gemischt und umgedreht: bedient wird, was jetzt oben liegt. Ist es eine Zieh-Karte, zieht der Nächste sofort. (D14)
about-card-blank = Passt auf alles. Sie tut nichts: zu bedienen ist weiter die Karte darunter. (D15)
about-official112 = Die 108 Karten, drei Freie Farbwahlen und Farbwahl Kartentausch oder Farbwahl Neu Mischen. (D1)
about-wild4uno = Die 108 Karten, drei Freie Farbwahlen und ein Tauschhandel. (D9)
about-unoplus = 200 Karten: jede Zahl doppelt so oft, Zieh Sieben, Farbwahl Zieh Acht, Stapelwende und Leerkarte. (D11)
about-swap-hands = Die Karte Farbwahl Kartentausch: du wählst eine Farbe und tauschst alle Karten mit jemandem. (D2)
about-shuffle-hands = Die Karte Farbwahl Neu Mischen: alle Karten auf der Hand werden gemischt und neu ausgeteilt. (D3)
about-customizable = Die Karten Freie Farbwahl tun, was der Tisch vor dem Geben ausmacht. (D4)
about-wild-trade = Die Karte Tauschhandel: tausch Karten deiner Wahl gegen die von jemand anderem, ungesehen. (D10)
about-wild-draw-eight = Die Karte Farbwahl Zieh Acht: wie Farbwahl Zieh Vier, mit 8 Karten. (D12)
about-draw-seven = Die Karte Zieh Sieben: wie Zieh Zwei, mit 7 Karten. (D13)
about-pile-flip = Die Karte Stapelwende: der Ablagestapel wird gemischt und umgedreht. Bedient wird, was jetzt oben liegt. (D14)
about-blank = Die Karte Leerkarte: sie passt auf alles und ändert nichts. (D15)
about-custom-plain = Eine Freie Farbwahl, mit der du nur die Farbe wählst. (D8)
about-custom-encore = Eine Freie Farbwahl, nach der alle anderen aussetzen: du bist noch einmal dran. (D8)
about-custom-everyone-draws = Eine Freie Farbwahl, bei der alle anderen 2 ziehen. (D8)
about-custom-purge = Eine Freie Farbwahl, bei der alle anderen ihre schwarzen Karten ablegen. Wer dann keine mehr hat, ist fertig. (D8)
about-custom-dare = Eine Freie Farbwahl, die den Nächsten herausfordert: er tut etwas, oder er zieht. Niemand prüft das; es ist Ehrensache. (D8)
about-custom-charade = Eine Freie Farbwahl mit einem Rätsel: du denkst an ein Wort und gibst Hinweise. Wer das Wort zuerst schreibt, legt alle Karten der gewählten Farbe ab. (D8)

## DOS

about-card-number-dos-game = Bedient eine Karte der Reihe mit derselben Zahl. Zwei Karten bedienen eine, die sie zusammen ergeben. Im Spiel DOS reicht auch dieselbe Farbe. (S4)
about-card-hash = Sie ist jede Zahl von 1 bis 10, in ihrer Farbe. Ich nehme die Zahl, die passt, oder du sagst sie (r#=4). (S5)
about-card-wild-dos = Sie ist eine 2 in der Farbe, die hilft. (S5)
about-dos-game = In der Mitte liegen zwei Karten: die Reihe. Bedien jede mit ihrer Zahl, oder mit zwei Karten, die sie zusammen ergeben. Wer keine mehr hat, gewinnt. (S4)
about-dos-turn = Bedien die Karten der Reihe. Kannst oder willst du nicht, zieh eine Karte. Dann bedien mit ihr, oder leg eine ab. (S8)
about-dos-calls = Ruf DOS wie UNO, wenn dir eine Karte bleibt. Bei DOS nach Anleitung rufst du, wenn dir nach dem Zug zwei bleiben. Wirst du ohne Ruf erwischt, ziehst du 2. (S10)

## Erweitert

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = Sie steht für eine Zahl deiner Wahl (ri=7), in ihrer Farbe. Sie passt auf ihre Farbe oder auf diese Zahl. (X-Infinity)
about-card-transfer-low = Passt auf 0 bis 4 in ihrer Farbe, oder auf eine andere Übergabe ≤4. Du gibst dem Nächsten verdeckt bis zu zwei Karten. Er nimmt sie, oder reicht sie mit einer solchen weiter. (X-Transfer)
about-card-transfer-high = Passt auf 5 bis 9 in ihrer Farbe, oder auf eine andere Übergabe ≥5. Du gibst dem Nächsten verdeckt bis zu zwei Karten. Er nimmt sie, oder reicht sie mit einer solchen weiter. (X-Transfer)
about-card-magic-hand = Du tauschst alle Karten mit dem Nächsten; nur eine Witwe hält das auf. (X-Magic Hand)
about-card-pincer = Du nimmst dem Nächsten blind zwei Karten weg. (X-Pincer)
about-card-reward = Du spielst alle anderen Karten ihrer Farbe mit. Dafür setzt du nächstes Mal aus (Betäubung). Auch Passkarte, Rückprall und Übergabe kannst du nicht spielen (Schwäche). (X-Reward)
about-card-widow = Hält eine Zauberhand oder Zange gegen dich auf. Bist du dran, siehst du dir mit ihr bis zu zwei Karten des Nächsten an. (X-Widow)
about-card-colour-duel = Du forderst jemanden heraus: jeder wählt zwei Farben, dann wird eine Karte gezeigt. Wer ihre Farbe hat, legt zwei Karten ab; der andere zieht vier. Ein Gleichstand trifft beide. (X-Duel)
about-card-number-duel = Du forderst jemanden heraus: jeder deckt eine Zahl auf. Die höhere legt zwei Karten ab, der andere zieht vier; ein Gleichstand trifft beide. (X-Duel)
about-card-bomb = Alle ziehen: du so viele Karten, wie Spieler da sind. Die anderen ziehen mit jedem Platz Abstand eine weniger. Darauf gibt es keine Antwort. (X-Bomb)
about-card-chosen-one = Du behältst eine Zahlenkarte deiner Wahl und legst alles andere ab. (X-Chosen One)
about-card-circlet = Leg ihn auf jemanden. Der zieht nichts vom Stapel, bis er nur noch halb so viele Karten hat. (X-Circlet)
about-card-disarm = Der Nächste setzt aus. Er legt zwei Funktionskarten ab (alles außer Zahlen), oder er zieht vier. (X-Disarm)
about-card-regret = Nimmt die Karte zurück, die der Spieler vor dir gerade gespielt hat. Er bekommt sie wieder und spielt noch einmal. Bist du selbst dran, ist sie nur eine grüne Karte. (X-Regret)
about-card-bounce = Die Richtung wechselt. Karten, die du ziehen oder nehmen solltest, bekommt der neue Nächste. (X-Bounce)
about-card-pass = Karten, die du ziehen oder nehmen solltest, bekommt der Nächste. (X-Pass)
about-card-grenade = Du wählst eine Farbe. Der Nächste spielt eine Karte davon, wählt eine andere und gibt die Granate weiter. Wer das nicht tut, verliert alle Karten und bekommt neue. (X-Grenade)
about-card-c4 = Wer sie hat, spielt eine Zahl, und um so viele Plätze wandert sie weiter. Wer das nicht kann, verliert alle Karten und bekommt neue. (X-C4)
about-card-outbid = Du beginnst mit einer Zahl; jeder Nächste spielt dieselbe oder eine höhere. Wer das nicht kann, zieht vier. (X-Outbid)
about-card-forsaken = Du wählst Zahl oder Funktion, dann ziehst du, bis so eine Karte kommt. (X-Forsaken)
about-card-jump = Dran ist jemand deiner Wahl, mit allen Wirkungen, die auf dir liegen. (X-Jump)
about-card-gambler = Du forderst jemanden heraus: jeder legt vier Zahlen vor und rechnet mit allen acht. Der mit mehr legt zwei Karten ab, oder der andere zieht vier. (X-Gambler)
about-card-revive = Du ziehst drei Karten. Oder jemand, der fertig ist, kommt mit einer Karte zurück und setzt einmal aus. (X-Revive)
about-card-stand-in = Alle Wirkungen zu Beginn deines Zuges treffen jemanden deiner Wahl. (X-Stand-in)
about-card-combo = Passt auf alles, in einer Farbe deiner Wahl. Die drei Zahlen, die darauf stehen, darfst du mitspielen. (X-Combo)
about-x-numbers = Zahlenkarten tun nichts; sie passen auf ihre Farbe oder ihre Zahl. (X5)
about-x-skip = Aussetzen: es geht beim Übernächsten weiter. (X-Skip)
about-x-reverse = Richtungswechsel: die Richtung wechselt; sind noch zwei da, setzt der andere aus. (X-Reverse)
about-x-draw-two = Zieh Zwei: der Nächste zieht 2 und setzt aus. Antwortet er mit einer Zieh-Karte, geht die Summe an den Nächsten weiter. (X-Draw Two)
about-x-draw-four = Farbwahl Zieh Vier: du wählst die Farbe. Der Nächste zieht 4 und setzt aus, oder antwortet mit einer weiteren. Sie geht immer. (X-Draw Two)
about-x-wild = Farbwahl: du wählst die Farbe, die jetzt zu bedienen ist. (X-Wild)
about-x-infinity = Unendlich: steht für eine Zahl deiner Wahl, in ihrer Farbe. (X-Infinity)
about-x-transfer = Übergabe: du gibst dem Nächsten verdeckt bis zu zwei Karten. Er nimmt sie, oder spielt eine Übergabe derselben Art. (X-Transfer)
about-x-magic-hand = Zauberhand: du tauschst alle Karten mit dem Nächsten; nur eine Witwe hält das auf. (X-Magic Hand)
about-x-pincer = Zange: du nimmst dem Nächsten blind zwei Karten weg. (X-Pincer)
about-x-reward = Belohnung: du spielst alle anderen Karten ihrer Farbe mit und setzt nächstes Mal aus. (X-Reward)
about-x-widow = Witwe: hält eine Zauberhand oder Zange gegen dich auf. Oder du siehst dir zwei Karten des Nächsten an. (X-Widow)
about-x-colour-duel = Farbduell: zwei wählen Farben, und eine Karte entscheidet. Der Sieger legt zwei Karten ab, der andere zieht vier. (X-Duel)
about-x-number-duel = Zahlenduell: zwei decken Zahlen auf. Der mit der höheren legt zwei Karten ab, der andere zieht vier. (X-Duel)
about-x-bomb = Bombe: alle ziehen, am meisten, wer sie spielt; je weiter weg, desto weniger. (X-Bomb)
about-x-chosen-one = Auserwählter: du behältst eine Zahlenkarte und legst alles andere ab. (X-Chosen One)
about-x-circlet = Stirnreif: jemand zieht nichts vom Stapel, bis er nur noch halb so viele Karten hat. (X-Circlet)
about-x-disarm = Entwaffnung: der Nächste legt zwei Funktionskarten ab oder zieht vier, und er setzt aus. (X-Disarm)
about-x-regret = Reue: nimmt die Karte zurück, die der Spieler vor dir gerade gespielt hat. (X-Regret)
about-x-bounce = Rückprall: die Richtung wechselt, und andere bekommen, was du ziehen oder nehmen solltest. (X-Bounce)
about-x-pass = Passkarte (px): der Nächste bekommt, was du ziehen oder nehmen solltest. (X-Pass)
about-x-grenade = Granate: sie geht herum, und jeder spielt eine Karte der zuletzt gewählten Farbe. Wer das nicht tut, verliert alle Karten und bekommt neue. (X-Grenade)
about-x-c4 = C4: sie wandert um die Zahlen weiter, die gespielt werden. Wer keine hat, verliert alle Karten und bekommt neue. (X-C4)
about-x-outbid = Überbieten: jeder spielt eine Zahl, die mindestens so hoch ist wie die letzte. Wer das nicht kann, zieht vier. (X-Outbid)
about-x-forsaken = Verlassener: du wählst Zahl oder Funktion und ziehst, bis so eine Karte kommt. (X-Forsaken)
about-x-jump = Sprung: dran ist jemand deiner Wahl, mit allen Wirkungen, die auf dir liegen. (X-Jump)
about-x-gambler = Zocker: zwei rechnen mit acht Zahlen; wer mehr herausbekommt, gewinnt. (X-Gambler)
about-x-revive = Wiederkehr: du ziehst drei Karten, oder jemand, der fertig ist, kommt zurück. (X-Revive)
about-x-stand-in = Stellvertreter: die Wirkungen zu Beginn deines Zuges treffen jemanden deiner Wahl. (X-Stand-in)
about-x-combo = Kombination: die drei Zahlen darauf darfst du mitspielen. Auch vier gleiche Zahlen gehen auf einmal. (X-Combo)
about-chain = Die Karte Kette gibt es hier nicht: schon ihre Quelle nennt sie unentscheidbar. (X-Chain)
about-extended-game = Ein größeres Spiel: 152 Karten in 24 Arten. Manche wirken auf Spieler nach, manche sind Antworten, manche bestimmen den ganzen Tisch. Ziel ist weiter, keine Karten mehr zu haben. (X1)
about-extended-matching = Spiel eine schwarze Karte, oder eine mit Farbe, Zahl oder Funktion der letzten. (X5)
about-extended-turn = Beantworte erst die Wirkungen, die auf dir liegen. Dann zieh, oder spiel, oder zieh und spiel. (X6)
about-extended-calls = Mit einer Karte musst du UNO rufen; wirst du ohne Ruf erwischt, ziehst du 2. (X7)
about-extended-going-out = Fertig bist du ohne Karten, wenn dich nichts mehr treffen kann. Für jeden, der noch spielt, bekommst du einen Punkt. (X9)
about-extended-playing = Auf manche Karten darf der Nächste antworten, bevor sie wirken: mit Reue oder Witwe. (X12)
about-extended-effects = Manche Karten wirken nach, bis jemand antwortet oder es vorbei ist. Solche Wirkungen sind Karten zum Ziehen, ein Päckchen, Entwaffnung, Betäubung, Schwäche und Stirnreif. (X10)
about-extended-judgement = Bist du dran, beantwortest du erst alle Wirkungen, die auf dir liegen. Die Entwaffnung kommt zuerst, dann Karten zum Ziehen, ein Päckchen und die Betäubung. (X17)
about-extended-limits = Mit mehr als dreimal so vielen Karten wie am Anfang ziehst du keine mehr. (X3)

## Flip

about-card-draw-one = Der Nächste zieht 1 Karte und setzt aus. (F10)
about-card-draw-five = Der Nächste zieht 5 und setzt aus. (F11)
about-card-flip = Alles wird umgedreht, Karten und Stapel. Die unterste Karte der Ablage liegt jetzt oben: bedien sie. (F7)
about-card-wild-draw-two-flip = Passt auf alles, wenn du keine Karte der Farbe hast. Du wählst die Farbe. Der Nächste zieht 2 und setzt aus, oder er zweifelt sie an. Zweifelt er falsch, zieht er 4; hat er recht, ziehst du 2. (F10, F13)
about-card-wild-draw-colour = Passt auf alles, wenn du keine Karte der Farbe hast. Du wählst die Farbe. Der Nächste zieht, bis sie kommt, und setzt aus, oder er zweifelt sie an. Zweifelt er falsch, zieht er 2 mehr; hat er recht, ziehst du. (F12, F13)
about-flip = 112 Karten mit heller und dunkler Seite; ein Flip dreht den ganzen Tisch um. (F1)
about-flip-card = Die Karte Flip: alles wird umgedreht. (F7)
about-draw-one = Die Karte Zieh Eins: der Nächste zieht 1 Karte. (F10)
about-draw-five = Die Karte Zieh Fünf: der Nächste zieht 5. (F11)
about-wild-draw-two = Die Karte Farbwahl Zieh Zwei: wie Farbwahl Zieh Vier, mit 2 Karten. (F10)
about-wild-draw-color = Die Karte Farbwahl Zieh Farbe: der Nächste zieht, bis die Farbe kommt. (F12)

## Hausregeln, und worum gespielt wird

about-multi-play = Mehrere Karten mit derselben Zahl oder demselben Zeichen gehen auf einmal. Ihre Wirkungen zählen zusammen, und die Farbe der letzten gilt. (H2)
about-shield = Trifft dich eine Zieh-Karte, schickt ein Richtungswechsel sie zurück. Ein Aussetzen schickt sie an dir vorbei zum Nächsten. (H5)
about-interrupt = Außer der Reihe zu spielen, kostet 2 Karten. Es kostet 4, wenn du gerade aussetzen musstest. (H7)
about-winner = Wer fertig wird, bekommt die Punkte auf den Händen der anderen. Wer zuerst am Ziel ist, gewinnt das Spiel. (M1)
about-negative = Die Punkte auf deiner Hand zählen gegen dich. Ist jemand am Ziel, gewinnt, wer am wenigsten hat. (M2)
about-rounds = Gespielt wird eine feste Zahl von Runden. Punkte bekommt, wer fertig wird, oder jeder nach seinem Platz. Die meisten gewinnen. (M3)
about-round = Ein Spiel mit einer einzigen Runde. (M1)
about-elimination = Die Punkte auf deiner Hand zählen gegen dich. Wer am Ziel ist, scheidet aus, und die anderen spielen weiter. (M5)
about-teams = Zwei gegen zwei, Partner gegenüber. Wird einer fertig, bekommt sein Team, was die Gegner noch halten. (M6)
about-places = Die Runde geht weiter, bis einer übrig ist. Wer zuerst fertig ist, wird Erster, und so weiter. (M7)
about-time = Eine Runde hat eine Zeitgrenze. Ist die Zeit um, gewinnen die wenigsten Karten, dann die wenigsten Punkte. (M8)

## Gnadenlos

about-card-draw-four = Der Nächste zieht 4 und setzt aus. (N6)
about-card-wild-reverse-draw-four = Passt auf alles, und du wählst die Farbe. Die Richtung wechselt, dann zieht der Nächste 4 und setzt aus. Zu zweit bist das du. (N8)
about-card-wild-draw-six = Passt auf alles, und du wählst die Farbe. Der Nächste zieht 6 und setzt aus. (N6)
about-card-wild-draw-ten = Passt auf alles, und du wählst die Farbe. Der Nächste zieht 10 und setzt aus. (N6)
about-card-wild-colour-roulette = Passt auf alles. Der Nächste wählt eine Farbe und zieht offen, bis sie kommt. Dann setzt er aus. Als letzte Karte tut sie nichts. (N9)
about-no-mercy = 168 Karten, darunter Zieh Vier, Alles Ablegen, Farbwahl Zieh Zehn und Farbroulette. (N1)
about-draw-four = { about-card-draw-four }
about-wild-reverse-draw-four = { about-card-wild-reverse-draw-four }
about-wild-draw-six = { about-card-wild-draw-six }
about-wild-draw-ten = { about-card-wild-draw-ten }
about-roulette = { about-card-wild-colour-roulette }
