# Der erste Bildschirm.
terminal-welcome =
    Willkommen, { $nick }! Das ist { $room }, ein Raum in diesem Terminal, mit dem Bot und Computerspielern.
    Du bist Gastgeber des Tisches: tippe { $deal }, wenn die anderen sitzen.
    Wenn du dran bist, tippe den Code einer Karte, r5, oder { $draw }. { $help } sagt mehr, mit { $quit } gehst du.
    Mehrere an dieser Tastatur: { $as } NAME, dann { $join }; es tippt, wer dran ist. Alle sehen alle Karten.
    Ein anderes Spiel: { $dos }. Auch: { $table }, { $players }, { $style }, { $language }, und { $auto } zum Zuschauen.
# Am Ende eines Spiels, und wenn der Neuling geht.
terminal-next =
    Was du als Nächstes versuchen kannst:
    { $mainland } — auf Zieh-Karten antworten Zieh-Karten
    { $flip } — Karten mit zwei Seiten
    { $mercy } — gnadenlos: Karten, bei denen man zehn zieht, und mit 25 Karten bist du raus
    { $dos } — ein anderes Spiel
    { $extended } — Bomben und Granaten
    { $rules } — alle Spiele und Hausregeln
    Ein eigener Bot: { $init } fragt nach Netz und Raum und schreibt die Konfiguration; { $run } startet den Bot.
# Ein Befehl, den das Terminal nicht kennt.
terminal-help = { $quit }, { $as } NAME (tippt ab jetzt), { $as } NAME WORTE (einmal); { $leave } NAME, { $rename } NAME, { $act } WORTE, { $whisper } WORTE (an den Bot); alles andere wird im Raum gesagt
# Wer an die Tastatur kommt und geht.
terminal-joins = { $name } kommt in { $room }
terminal-leaves = { $name } verlässt { $room }
terminal-renamed = { $old } heißt jetzt { $name }
terminal-no-name = { $name } kann hier niemand heißen: nimm ein Wort aus höchstens 20 Buchstaben und Ziffern. Es darf nicht wie der Name des Bots aussehen.
terminal-taken = { $name } ist schon an dieser Tastatur.
terminal-nobody = An dieser Tastatur ist niemand, der { $name } heißt.
# Was der Bot einem sagt, und einer dem Bot; die zweite Form, wenn mehrere an der Tastatur sitzen.
terminal-privately = { $bot } privat: { $line }
terminal-privately-to = { $bot } privat an { $name }: { $line }
terminal-to = an { $bot }: { $line }
terminal-from-to = { $name } an { $bot }: { $line }
