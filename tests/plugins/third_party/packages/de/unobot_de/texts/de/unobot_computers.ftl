refused-bot-what = Nenn eine Stärke ({ $levels }) und eine Zahl bis 9, zum Beispiel { $p }bot dazu leicht 2.
refused-bot-none = Einen Computerspieler mit diesem Namen gibt es hier nicht.
help-bot = { $p }bot dazu holt einen Computerspieler, { $p }bot dazu leicht 2 zwei leichte; { $p }bot weg schickt einen weg.
standin-begins = { $player } ist weg; solange spielt ein Computerspieler.
standin-ends = { $player } ist wieder da und spielt weiter.
command-bot = bot, computer, computerspieler, ki
word-bot-add = dazu, hinzu, hinzufügen, hinzufuegen
word-bot-remove = weg, entfernen
word-bot-easy = leicht
word-bot-normal = normal, mittel
word-bot-hard = schwer
word-said-bot = ein bot, einen bot, noch ein bot, noch einen bot, bot dazu, bot hinzufügen, bot hinzufuegen, füge einen bot hinzu,
    hol einen bot, bot holen, computer, computer dazu, computergegner, gegen den computer, gegen computer, gegen den bot,
    gegen bot spielen, gegen den bot spielen, gegen den computer spielen, mit bot spielen, roboter
bot-needed = Es braucht mindestens zwei Spieler: { $p }bot dazu schwer holt einen Computerspieler.
word-set-standin = vertretung
setting-standin = ob ein Computerspieler für dich spielt, solange du weg bist.
