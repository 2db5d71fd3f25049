### What is typed for verbs, commands and other words. The first word of each is the one that is printed.
### A comma stands between words; ° stands behind a word that needs no prefix in a room while a table is there.
### * stands behind a word of other UNO bots: it is understood, and nowhere told.
### The names in these ids (`draw`, `join`, `red`) are always understood, in every language.

## Verbs of the game

verb-deal = deal, de, go, begin, ustart
verb-play = play, pl°, p, cut
verb-draw = draw, dr°, d, take, pick up,
    pe*, pickup*
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
command-start = start,
    unostart*, uno s*
command-join = join, jo°, j, ujoin,
    unojoin*
command-leave = leave, quit, part, resign, uquit,
    q*, uno q*, unoquit*, unoleave*, remove*, unoremove*, drop*, giveup*, forfeit*
command-rejoin = rejoin
command-hand = hand, ca°, cards,
    showcards*, showcardspm*, unohand*, unocards*, mycards*, uno c*
command-top = top, cd°, card,
    upcard*, topcard*, tc*, st*, stock*
command-turn = turn, tu°, who, whose turn,
    status*, us*, ti*, time*, what*, nextturn*
command-players = players, od°, order, ct°, count,
    counts*, unocount*, unocounts*, cardcount*, cc*, uno table*, unoplayers*
command-moves = moves, vm,
    validmoves*, what can i play*, what can i do*
command-why = why
command-score = score, standings
command-rules = rules, modes, decks
command-skip = skip
command-kick = kick,
    unokick*, uno k*
command-host = host,
    transfer*
command-wait = wait, more time
command-seat = seat,
    uno replace*
command-stop = stop, end, endgame,
    unostop*, ustop*
command-pause = pause
command-resume = resume
command-set = set, settings,
    uset*, unoset*, unocolor*, unocolors*, unocolour*, unocolours*, unotheme*, pce*, pce-on*, pce-off*
command-help = help, unohelp, commands,
    unocmds*, uno-help*, unocommands*, cmds*, fullhelp*, unoversion*
command-howto = howto
command-ping = ping
command-again = again, rematch

## Colours

word-red = red, r, 🔴, 🟥
word-yellow = yellow, y, 🟡, 🟨
word-green = green, g, 🟢, 🟩
word-blue = blue, b, 🔵, 🟦

## Numbers, as they are said of a card: red two

word-number-0 = zero
word-number-1 = one
word-number-2 = two
word-number-3 = three
word-number-4 = four
word-number-5 = five
word-number-6 = six
word-number-7 = seven
word-number-8 = eight
word-number-9 = nine
word-number-10 = ten

## Words between what is played and what goes with it

word-connectives = with, then, for

## Words that can be left out at either end of what is typed

word-fillers = the, please, pls, plz

## What `help` explains, beside commands, cards and rules: how cards are written

word-cards = cards

## What takes a suggestion (“did you mean …?”)

word-yes = yes, y, yeah, yep

## Commands that whoever the game waits for may type without prefix, as the whole line: nobody says them for another reason

word-unprefixed = hand, cards, moves, players, standings, help, rules, top card, whose turn, unohelp, newgame, ti, st, us,
    what can i play, what can i do, status

## Words of other UNO bots that only count for who has a seat: from anybody else they are for another bot

word-seated = time, what, drop, remove, transfer, q, us, ti, st, tc, cc, stock

## Verbs that people say for many reasons: without prefix they only count as an answer to what is asked

word-talk = deal, pick, catch, color, colour

## What passes the speaker's own turn, even where it is the word for something else as well

word-own-pass = skip me, skip my turn
# What `!help` also takes: how cards are written.
