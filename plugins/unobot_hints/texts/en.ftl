### Hints to newcomers.

# To somebody who has been dealt cards for the first time, after the hand.
hint-first-hand = On your turn, type in the room or to me: play r5 (red 5), play w red (a Wild, choosing red), draw, or pass after drawing. With one card left: uno. { $p }help explains more; { $p }set hints off turns these hints off.
# To somebody who meets a card for the first time.
hint-card = New to you: { $text }
word-set-hints = hints
