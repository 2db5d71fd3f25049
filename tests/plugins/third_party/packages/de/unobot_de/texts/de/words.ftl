verb-deal = geben, gib, gib karten, teil aus, teile aus, austeilen, los
verb-play = spiel, spiele, leg, lege, sp°
verb-draw = zieh, ziehe, ziehen, zi°, nimm, zieh karte
verb-pass = passe, weiter, we°, fertig
verb-color = farbe, fa°, farbwahl
verb-challenge = zweifel, zweifle, anzweifeln, bluff
verb-accept = ja, annehmen, gut
verb-refuse = nein, ablehnen
verb-pick = wähle, wähl, waehle, waehl, wählen, nehme
verb-uno = uno, uno!, letzte karte,
    und uno*, und sage uno*, und rufe uno*, sage uno*, rufe uno*, ich sage uno*, ich rufe uno*, ich habe uno*, hab uno*
verb-catch = erwischt, erwische, erwisch, vergessen
command-uno = uno, uno!
command-new = neu, neues spiel, neuer tisch
command-start = start, anfangen, beginnen, starten
command-join = mit, mitspielen, mitmachen, ich auch, dabei
command-leave = raus, gehen, aussteigen
command-rejoin = zurück, zurueck
command-hand = hand, karten, meine karten
command-top = oben, tisch, oberste karte
command-turn = dran, wer ist dran
command-players = spieler, wer spielt
command-moves = züge, zuege, möglich, moeglich
command-why = warum, wieso
command-score = punkte, stand
command-rules = regeln
command-skip = überspringen, ueberspringen
command-kick = rauswerfen
command-host = gastgeber
command-wait = warte, mehr zeit
command-seat = platz
command-stop = ende, abbrechen
command-pause = pause
command-resume = fortsetzen, weiterspielen
command-set = einstellen, einstellung, einstellungen
command-help = hilfe, befehle
command-howto = anleitung
command-ping = ping, probe
command-again = nochmal, noch einmal, revanche
word-red = rot, rote, roter, rotes, roten
word-yellow = gelb, gelbe, gelber, gelbes, gelben
word-green = grün, grüne, grüner, grünes, grünen, gruen, gruene, gruener, gruenes
word-blue = blau, blaue, blauer, blaues, blauen
card-draw-two = Zieh Zwei, zieh 2, plus 2, plus zwei, 2 ziehen, zwei ziehen
card-wild-draw-four = Farbwahl Zieh Vier, zieh vier, zieh 4, plus 4, plus vier, 4 ziehen, vier ziehen, farbwahl plus 4, farbwahl +4
word-number-0 = null
word-number-1 = eins
word-number-2 = zwei, zwo
word-number-3 = drei
word-number-4 = vier
word-number-5 = fünf, fuenf
word-number-6 = sechs
word-number-7 = sieben
word-number-8 = acht
word-number-9 = neun
word-number-10 = zehn
word-connectives = mit, dann, für, fuer
word-fillers = die, der, das, den, dem, bitte, ein, eine, einen, ne, nen, mal, hm, hmm, ähm, aehm, äh, ok, okay, also, jetzt, hier, doch,
    na, naja, ach, oh, ah, nur, gleich, einfach, eben, noch, dann, da, wohl, ha, tja, puh, mist, und zwar
word-yes = ja, j, jo, jep, klar, genau
word-none = keine, keins, keinen, nichts, nix
word-unprefixed = hand, karten, meine karten, züge, zuege, spieler, stand, hilfe, regeln, oberste karte, wer ist dran,
    was kann ich spielen, was kann ich legen, was geht
word-seated = time
word-talk = ja, nein, gut, los, weiter, fertig, geben, gib, nimm, spiel, spiele, leg, lege, farbe, bluff, erwischt, vergessen,
    annehmen, ablehnen
word-own-pass = überspringen, ueberspringen, überspring mich, ueberspring mich
word-set-language = sprache
word-set-style = stil
word-set-sort = sortierung
word-set-ring = klingeln
word-set-highlight = anrede
word-set-hands = handkarten
word-set-pictures = bilder
word-set-quiet = still
word-set-prefix = vorzeichen
word-set-turn-timeout = zugzeit
word-set-pause-limit = pausenzeit, pausenlänge
word-set-autostart = autostart, selbststart
word-set-preset = spiel, standardspiel
word-set-web = web, webseite
word-set-on = an
word-set-off = aus
word-set-en = Englisch, en
word-set-ja = Japanisch, ja
word-set-vi = Vietnamesisch, vi
word-set-zh-Hans = Chinesisch, vereinfachtes Chinesisch, zh-Hans
word-set-zh-Hant = traditionelles Chinesisch, zh-Hant
word-rules-list = liste
word-self = ich, ich muss, muss ich, ich will, will ich, ich möchte, ich moechte, möchte ich, ich werde, ich glaub, ich glaube,
    lass mich, dann muss ich, muss, mir, mein, meine, meinen, meiner
word-others = du, er, sie, man, jemand, dich, dir, ihn, ihm, ihr, euch, dein, deine, deinen, deiner, sein, seine, seinen, ihre,
    ihren, euer, eure
word-endings = ab, raus, hin, drauf, dazu, halt, eben, schon, dann, jetzt, danke, bitte schön, haha, hehe, hihi, lol, xd, gell, bitte sehr
word-counters = karte, karten, stück, stueck
word-not = nicht, kein, keine, keinen, keiner, keines, nie, niemals, weder
word-asking = was, wer, wen, wem, wessen, warum, wieso, weshalb, wie, wann, wo, woher, welche, welcher, welches, welchen, kann,
    könnte, koennte, könnt, soll, sollte, darf, würde, ist, sind, war, hat, hast, habt, hatte, oder, zeig, zeige, schau, guck,
    sag, liste
word-nothing = nichts, nix, passt nichts, nichts passt, hab nichts, habe nichts, ich hab nichts, ich habe nichts, nichts dabei,
    keine passende, keine passende karte, geht nichts, geht nicht
word-choose = farbe, auf, in, zu, nach, und, mit, als, wähle, wähl, waehle, waehl, ich wähle, ich wähl, ich waehle, und wähle,
    wünsche, wünsche mir, wünsch mir, wuensche mir, ich wünsche, ich wünsche mir, ich wünsch mir, ich wuensche mir,
    und wünsche mir, und wünsch mir, und ich wünsche mir, und ich wünsch mir, will, ich will, ich möchte, nehme, ich nehme,
    und nehme, und will, und zwar, ich nehm, farbe ist, neue farbe, neue farbe ist, die farbe, die farbe ist, es wird, wird
word-change = wechsle zu, wechsel zu, wechsle auf, wechsel auf, wechsle nach, wechsel nach, wechsle in, farbe wechseln zu,
    farbe wechseln auf, ändere auf, ändere zu, aendere auf, farbe ändern auf, farbwechsel zu, farbwechsel auf, farbwechsel,
    mach, mach es, mache, mach draus
word-said-play = spielen, ich spiele, ich spiel, spiele ich, spiel ich, ich lege, ich leg, lege ich, leg ich, legen, lege ab,
    leg ab, ablegen, ich werfe, werfe, werf, wirf, schmeiß, schmeiße, hau, haue, bringe, setze, setz, nehme, ich nehme, nehm,
    ich nehm, nimm, ausspielen, dann spiele ich, dann spiel ich, dann lege ich
word-said-draw = ziehen, aufnehmen, nehmen, nehme, nehm, nehme eine, nehm eine, eine nehmen, eine ziehen, karte ziehen,
    karte nehmen, eine karte ziehen, eine karte nehmen, zieh eine, ziehe eine, zieh karte, zieh ich, ziehe ich, nehme auf,
    ich kann nicht, kann nicht, kann nicht spielen, ich kann nicht spielen, kann nicht legen, ich kann nicht legen,
    kann nichts legen, ich kann nichts legen, kann nichts spielen, ich kann nichts spielen, nichts zu legen, nichts zu spielen,
    gib mir eine karte, gib mir eine, her damit, ziehen muss ich
word-said-pass = passen, pass, ich passe, ich pass, passe ich, weiter, weiter gehts, mach weiter, nächster, naechster, nächste,
    der nächste, fertig, bin fertig, ich bin fertig, behalte, behalten, behalte sie, behalte ich, ich behalte sie, ich behalt sie,
    die behalte ich, die behalt ich, ich behalte die, ich behalt die, nein, nö, nee, nichts, nix, kann nicht, ich kann nicht, kann nicht spielen,
    kann nicht legen, ich kann nicht legen, geht nicht, passt nicht, passt nichts, zug beenden, beende zug, setze aus, setz aus,
    ich setze aus, ich setz aus, skip
word-said-challenge = zweifeln, zweifle, zweifle an, ich zweifle, ich zweifel, zweifle ich, bezweifeln, bezweifle, bezweifle ich,
    ich bezweifle das, das bezweifle ich, das zweifle ich an, zweifle ich an, ich zweifle das an, angezweifelt, bluffst, blufft,
    geblufft, du bluffst, ein bluff, das ist ein bluff, das war ein bluff, lüge, lügner, luegner, luege, gelogen, lügst, luegst,
    du lügst, glaub ich nicht, glaube ich nicht, das glaub ich nicht, das glaube ich nicht, glaub ich dir nicht,
    glaube ich dir nicht, das glaub ich dir nicht, das glaube ich dir nicht, ich glaub dir nicht, ich glaube dir nicht,
    ich glaub dir kein wort, ich glaube dir kein wort, ich glaub das nicht, ich glaube das nicht, ich glaubs nicht, zeig her, zeig mal her, zeig deine karten,
    zeig mal deine karten, beweis es, beweise es, herausfordern, ich fordere heraus, anfechten, das fechte ich an
word-said-accept = na gut, von mir aus, meinetwegen, einverstanden, akzeptiere, akzeptiert, ich akzeptiere, nehme ich, nehm ich,
    nehme sie, nehm sie, ich nehme sie, ich nehm sie, ich nehme an, nehme an, okay, ok, in ordnung, schon gut, glaub ich,
    glaube ich, glaube dir, ich glaube dir, ich glaub dir, ich glaube es, kein zweifel, fair
word-said-catch = hab dich, hab ich dich, ertappt, erwischen, vergessen, hat vergessen, hast vergessen, hat es vergessen,
    hast es vergessen, uno vergessen, hat uno vergessen, hast uno vergessen, nicht uno gesagt, uno nicht gesagt, kein uno gesagt,
    hat nicht uno gesagt, hast nicht uno gesagt, hat uno nicht gesagt, hast uno nicht gesagt, hat kein uno gesagt,
    hast kein uno gesagt, nicht uno gerufen, uno nicht gerufen, hat nicht uno gerufen, hast nicht uno gerufen,
    hat nicht gerufen, hast nicht gerufen, nicht gerufen, nichts gesagt, hat nichts gesagt, hast nichts gesagt, ohne uno
word-said-uno = spielen, uno spielen, spielen wir, spielen wir uno, lass uns spielen, lasst uns spielen, lass uns uno spielen,
    lasst uns uno spielen, wollen wir spielen, wollen wir uno spielen, wer will spielen, wer will uno spielen, wer hat lust,
    wer hat lust auf uno, lust auf uno, ich will spielen, ich will uno spielen, ich möchte spielen, ich möchte uno spielen,
    neues spiel, neuer tisch, neue runde, neues uno, neue partie, spiel starten, spiel eröffnen, spiel anfangen, tisch eröffnen,
    tisch aufmachen, neuen tisch eröffnen, eröffne einen tisch, eröffne tisch, mach einen tisch auf, starte uno, uno starten,
    starte ein spiel, starte spiel, eine runde uno, ne runde uno, runde uno, auf gehts, los gehts
word-said-join = ich, ich auch, bin dabei, ich bin dabei, bin auch dabei, ich bin auch dabei, mach mit, mache mit, ich mach mit,
    ich mache mit, mitmachen, ich will mitmachen, darf ich mitmachen, kann ich mitmachen, spiel mit, spiele mit, ich spiel mit,
    ich spiele mit, ich spiele auch mit, will mitspielen, ich will mitspielen, ich will auch mitspielen, möchte mitspielen,
    ich möchte mitspielen, ich moechte mitspielen, darf ich mitspielen, kann ich mitspielen, lass mich mitspielen, ich will mit,
    ich will auch, will auch, nehmt mich mit, nehmt mich mit rein, setz mich dazu, beitreten, ich trete bei, einsteigen, ich steige ein, +1, 1
word-said-start = los, los gehts, los geht es, auf gehts, geht los, es geht los, kann losgehen, es kann losgehen, fangen wir an,
    fang an, fangt an, lass uns anfangen, lasst uns anfangen, starten, starte, spiel starten, starte das spiel, karten geben,
    gib die karten, gib karten, karten austeilen, teil die karten aus, teile die karten aus, teile aus, karten verteilen, bereit,
    wir sind bereit, ich bin bereit, alle da
word-said-leave = ich gehe, ich geh, gehe, bin weg, ich bin weg, bin raus, ich bin raus, muss gehen, ich muss gehen, muss weg,
    ich muss weg, muss los, ich muss los, verlassen, spiel verlassen, tisch verlassen, verlasse das spiel, verlasse den tisch,
    steige aus, ich steige aus, ich steig aus, höre auf, ich höre auf, ich hör auf, aufhören, gebe auf, ich gebe auf, ich geb auf,
    aufgeben
word-said-hand = meine karten, mein blatt, meine hand, blatt, zeig meine karten, zeige meine karten, zeig mir meine karten,
    zeige mir meine karten, meine karten zeigen, karten zeigen, zeig karten, was habe ich, was hab ich,
    welche karten habe ich, welche karten hab ich, was habe ich auf der hand, was hab ich auf der hand, schick mir meine karten
word-said-turn = wer, wer ist dran, wer ist jetzt dran, wer ist grad dran, wer ist gerade dran, wer ist am zug,
    wer ist an der reihe, wer ist der nächste, wer ist als nächstes dran, wer kommt, wer kommt jetzt, wer kommt dran,
    wer spielt jetzt, wer muss, wer muss jetzt, bin ich dran, wessen zug, wessen zug ist es, am zug
word-said-help = wie spielt man, wie spielt man das, wie spiele ich, wie spiel ich, wie geht das, wie geht das spiel,
    wie funktioniert das, wie funktioniert das spiel, hilf mir, helft mir, befehle, befehlsliste, liste der befehle,
    welche befehle, welche befehle gibt es, was kann ich tippen, menü, menue
word-said-moves = was kann ich spielen, was kann ich legen, was kann ich tun, was kann ich machen, was darf ich spielen,
    was darf ich legen, was geht, was passt, was soll ich spielen, was soll ich legen, was soll ich machen, welche karten gehen,
    welche karten passen, welche karten kann ich spielen, welche karten kann ich legen, mögliche züge, mögliche karten, tipp,
    spielbar, spielbare karten
word-said-players = wer spielt, wer spielt mit, wer spielt alles mit, wer ist dabei, wer ist am tisch, wer sitzt am tisch,
    wer macht mit, wie viele karten, wieviele karten, wie viele karten hat jeder, wie viele karten haben alle,
    wie viele karten haben die anderen, wer hat wie viele karten, kartenzahl, anzahl karten, anzahl der karten, spielerliste,
    liste der spieler, wie viele spieler
word-said-score = punktestand, spielstand, der stand, wie ist der stand, wie stehts, wie steht es, wie viele punkte,
    wieviele punkte, meine punkte, zeig punkte, zeig die punkte, wer führt, wer fuehrt, wer gewinnt, wer liegt vorn, ergebnis
word-said-rules = die regeln, welche regeln, was sind die regeln, wie sind die regeln, was für regeln, zeig regeln,
    zeig die regeln, spielregeln, hausregeln
word-said-top = was liegt, was liegt oben, was liegt da, was liegt auf dem tisch, was liegt auf dem stapel, die oberste karte,
    oberste, was ist oben, was ist die oberste karte, welche karte, welche karte liegt oben, welche karte liegt, welche farbe,
    welche farbe liegt, was für eine farbe liegt, welche farbe ist es, welche farbe ist dran, aktuelle karte, aktuelle farbe, ablagestapel, stapel
word-said-stop = spiel beenden, spiel abbrechen, beende das spiel, beende spiel, brich das spiel ab, brich ab, runde beenden,
    runde abbrechen, beenden, abbruch, schluss, tisch schließen, tisch schliessen, stopp
card-skip = Aussetzen, aussetzer
card-reverse = Richtungswechsel, Retour, richtung wechseln
card-wild = Farbwahl, Wünscher, wuenscher, Wunschkarte, farbwechsel
