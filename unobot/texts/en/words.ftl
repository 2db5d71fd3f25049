### What is typed for verbs, commands and other words. The first word of each is the one that is printed.
### A comma stands between words; ° stands behind a word that needs no prefix in a room while a table is there.
### The names in these ids (`draw`, `join`, `red`) are always understood, in every language.

## Verbs of the game

verb-deal = deal, de, go, begin, ustart
verb-play = play, pl°, p, cut
verb-draw = draw, dr°, d, take, pick up
verb-pass = pass, pa°, ps, done
verb-color = color, co°, colour
verb-challenge = challenge, ch, bluff
verb-accept = accept, yes, ok
verb-refuse = refuse, no
verb-pick = pick, choose, target
verb-uno = uno, uno!, call
verb-catch = catch, callout, caught

## Commands

command-uno = uno, uno!
command-new = new, newgame, create
command-start = start
command-join = join, jo°, j, ujoin
command-leave = leave, quit, part, resign, uquit
command-rejoin = rejoin
command-hand = hand, ca°, cards
command-top = top, cd°, card
command-turn = turn, tu°
command-players = players, od°, order, ct°, count
command-moves = moves, vm
command-why = why
command-score = score, standings
command-rules = rules, modes, decks
command-skip = skip
command-kick = kick
command-host = host
command-stop = stop, end, endgame
command-pause = pause
command-resume = resume
command-set = set, settings
command-help = help, unohelp, commands
command-howto = howto
command-ping = ping

## Colours

word-red = red, r
word-yellow = yellow, y
word-green = green, g
word-blue = blue, b

## Words between what is played and what goes with it

word-links = with, then, for
