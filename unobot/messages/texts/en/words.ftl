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
verb-color = color, co°, colour, suit
verb-challenge = challenge, ch, bluff
verb-accept = accept, yes, ok
verb-refuse = refuse, no
verb-pick = pick, choose, target
verb-uno = uno, uno!, call,
    call uno*, calling uno*, i call uno*, say uno*, saying uno*, i say uno*, i said uno*, have uno*, i have uno*, shout uno*, got uno*
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

## Cards, as they are called beside their names

card-draw-two = Draw Two, draw 2, plus 2, plus two, take two, take 2, pick up 2, pick up two
card-wild-draw-four = Wild Draw Four, wild draw 4, wild +4, wild plus 4, wild plus four, wild four, draw 4, draw four, plus 4,
    plus four, wild take 4

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

word-fillers = the, please, pls, plz, a, an, ok, okay, well, hmm, hm, so, now, here, heres, just, then, my own, oh, ah, uh, um,
    alright, hey, time to

## What `help` explains, beside commands, cards and rules: how cards are written


## What takes a suggestion (“did you mean …?”)

word-yes = yes, y, yeah, yep

## What `pick` takes where nothing is wanted

word-none = none

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

## What stands behind `set`: settings and what they can be; and behind `rules`

word-set-language = language
word-set-style = style
word-set-sort = sort
word-set-ring = ring
word-set-highlight = highlight
word-set-hands = hands
word-set-pictures = pictures
word-set-quiet = quiet
word-set-prefix = prefix
word-set-turn-timeout = turn-timeout
word-set-pause-limit = pause-limit
word-set-autostart = autostart
word-set-preset = preset
word-set-web = web
word-set-on = on
word-set-off = off
word-set-en = en, English
word-set-ja = ja, Japanese
word-set-vi = vi, Vietnamese
word-set-zh-Hans = zh-Hans, Chinese, simplified Chinese
word-set-zh-Hant = zh-Hant, traditional Chinese
word-rules-list = list

## Sentences, as people say them: what a word can be in one. A line of such words alone is read as what it says.
## self: who speaks; others: somebody else, so that it is no move of the speaker; endings: particles at the end; counters: with a
## number before them they make an amount (two cards), which is no card; not and asking: what is denied or asked is not done;
## nothing: nothing can be played; choose: between a wild card and its colour; change: a wild card, before its colour

word-self = i, ill, im, ive, i will, i am, i have to, have to, gotta, i gotta, im gonna, gonna, going to, let me, lemme, i guess,
    guess i, guess ill, i must, must, i play a, im playing,
    my
word-others = you, youre, ya, he, she, they, him, her, hes, shes, theyre, we, us, his, your, their
word-endings = lol, haha, hehe, xd, it is, then, thanks, thx, there you go
word-counters = cards
word-not = not, dont, doesnt, didnt, cant, wont, no, never, isnt, havent, hasnt, wouldnt, shouldnt, aint
word-asking = what, who, whos, whose, why, how, when, where, which, can, should, could, would, is, are, does, do, did, has, any,
    anyone, or, show, show me, tell me, see, check, view, display, whats, list
word-nothing = nothing, nope, none, nah, no, no card, no match, nothing to play, i have nothing, have nothing, got nothing
word-choose = to, choose, and choose, chose, choosing, i choose, color, colour, pick, picking, i pick, make it, turn it,
    change to, change it to, changing to, switch to, and, for, in, as, with, i want, want, call, calling, set to, color is,
    new color, the color, i call, card
word-change = change color to, change colour to, change the color to, change the colour to, change to, switch to, switch color to,
    change it to

## What is said for a verb or a command, only as the whole line (with the words above)

word-said-play = playing, ill play, play my, playing my, put, put down, lay, lay down, drop, dropping, throw, throw down,
    throwing, use, using, go with, going with, i go with, ill go with, choose, play a, slap down, toss, i choose, place
word-said-draw = drawing, pick a card, pickup, pick up, picking up, take, taking, take one, take a card, i cant play, cant play,
    cant go, i cant go, cant play anything, nothing to play, give me a card, grab, grab a card, grabbing, draw up,
    draw a card, draw one, draw one card
word-said-pass = passing, i pass, pass turn, pass my turn, pass the turn, next, next player, im done, end turn, end my turn,
    end the turn, turn over, keep, keep it, keeping, keeping it, skip, skip me, skip my turn, no, nope, nah, cant play, cant go,
    cant, no play, not playing, wont play, dont play, nothing, move on, go on, done, pass on this
word-said-challenge = challenging, challenged, bluffing, bullshit, bs, liar, lying, youre lying, youre bluffing, you are bluffing,
    youre a liar, i dont believe you, dont believe you, dont believe it, i dont believe it, dont believe that, i dont buy it,
    dont buy it, doubt, i doubt, doubting, call bluff, call the bluff, calling bluff, calling the bluff, your bluff,
    call your bluff, calling your bluff, prove it, show me, show your hand, show your cards, a bluff, challenge it,
    challenge that, doubt it, doubt that, thats a bluff, that is a bluff
word-said-accept = fine, fair, fair enough, take it, i take it, take them, take the cards, ill take it, accept it, accepting,
    no challenge, i believe you, believe you
word-said-catch = catching, gotcha, got you, got ya, got him, got her, got, busted, call out, calling out, forgot, forgets,
    forgot to say, forgot to call, forgot to, didnt say, didnt call, did not say, did not call, didnt shout, hasnt said,
    has not said, havent said, hasnt called, never said, never called, no, without saying, without calling, missed, caught
word-said-uno = lets play, play uno, play, lets play uno, start uno, play a game, lets play a game, start a game, start game,
    start new game, start a new game, start a round, new game, new table, new round, open a table, open table, open game, open,
    open uno, create game, create a game, create table, create a table, make a game, make a table, host a game, host game,
    host uno, begin a game, uno anyone, anyone for uno, wanna play, wanna play uno, want to play, i want to play, i wanna play,
    game on, a game of uno, lets go,
    open a game, open an uno game
word-said-join = me, me too, me please, in, im in, i am in, count me in, add me, deal me in, let me in, let me join, let me play,
    sign me up, ill join, ill play, id like to join, id like to play, want to join, i want to join, wanna join, want in,
    i want in, i want to play, join in, join game, join the game, join table, joining, im joining, playing, im playing, +1, 1,
    enter, sit, sit down, take a seat, one more, room for one more, i play, jump in
word-said-start = go, lets go, lets start, lets begin, lets play, begin, start, start now, start it, start game, start the game,
    start round, begin game, begin the game, deal, deal cards, deal the cards, deal them, deal em, deal out, deal now, ready,
    were ready, im ready, go go go, start playing, kick off
word-said-leave = leave game, leave the game, leave table, leave the table, leaving, out, quit game, quit the game, quitting,
    exit, gotta go, have to go, got to go, i have to go, done playing, stop playing, give up, stand up
word-said-hand = my hand, my cards, show hand, show my hand, show cards, show my cards, see hand, see my hand, see my cards,
    check hand, check my hand, check my cards, view hand, what do i have, what cards do i have, what are my cards,
    what is my hand, whats my hand, whats in my hand, show me my cards, show me my hand, send hand, send my cards, cards please
word-said-turn = whos turn, whose turn is it, whos turn is it, whose turn now, whos next, who is next, whos up, who is up,
    whos up next, whose go, whose go is it, who goes, who goes next, who plays, who plays next, who plays now, is it my turn,
    my turn, current player, current turn
word-said-help = how to play, how do i play, how do you play, how to, how does this work, how does it work, help me, instructions,
    guide, tutorial, manual, list commands, command list, what commands, menu
word-said-moves = what can i play, what can i do, what to play, what should i play, hint, hints, tip, playable, playable cards,
    what is playable, whats playable, possible moves, legal moves, options, which cards can i play, can i play, any moves
word-said-players = whos playing, who is playing, who plays, who is in, whos in, how many cards, how many cards left, cards left,
    card count, card counts, number of cards, list players, player list, how many players, who is here, everyones cards,
    how many cards do they have, how many cards does everyone have, how many cards does everybody have
word-said-score = scores, points, the score, my score, my points, scoreboard, score board, whats the score, what is the score,
    what are the scores, whos winning, who is winning, who wins, how many points, show score
word-said-rules = the rules, what rules, which rules, what are the rules, whats the rules, show rules, show the rules,
    house rules, game rules
word-said-top = top card, the top card, whats on top, what is on top, whats the top card, what is the top card,
    whats on the table, current card, current color, last card, last played, show top, show top card, what card, which card,
    what color, what color is it, whats the color, whats the card, discard pile, table, pile
word-said-stop = stop game, stop the game, stop match, end game, end the game, end match, end it, cancel, cancel game,
    cancel the game, abort, abort game, close table, close the table, finish game
