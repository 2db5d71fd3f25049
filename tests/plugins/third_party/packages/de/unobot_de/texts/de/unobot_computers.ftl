refused-bot-what = Nenn eine Stärke ({ $levels }) und eine Zahl bis 9, zum Beispiel { $p }bot add easy 2.
refused-bot-none = Einen Computerspieler mit diesem Namen gibt es hier nicht.
help-bot = { $p }bot add holt einen Computerspieler, { $p }bot add easy 2 zwei leichte, { $p }bot remove schickt einen weg.
standin-begins = { $player } ist weg; solange spielt ein Computerspieler.
standin-ends = { $player } ist wieder da und spielt weiter.
bot-needed = Es braucht mindestens zwei Spieler: { $p }bot add hard holt einen Computerspieler.
setting-standin = ob ein Computerspieler für dich spielt, solange du weg bist.
