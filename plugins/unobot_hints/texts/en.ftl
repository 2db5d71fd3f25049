### Hints to newcomers.

# To somebody who has been dealt cards for the first time, after the hand.
# To somebody who meets a card for the first time.
hint-card = New to you: { $text }
word-set-hints = hints

## In the help

setting-hints = whether I tell you once, privately, what is new to you.
hint-newcomer = { $how } { $p }help explains more, { $p }set hints off ends this.
