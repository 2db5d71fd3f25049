### Flip!: cards with a light and a dark side.

## The colours of the dark side: as they are said, and what is typed for them.

color-pink = pink
color-teal = teal
color-orange = orange
color-purple = purple
word-pink = pink, p, 🌸
word-teal = teal, t, 💠
word-orange = orange, o, 🟧, 🟠
word-purple = purple, u, violet, 🟪, 🟣

and-table-turned = { $act } — { $side ->
    [dark] dark side
   *[light] light side
}{ $more ->
    [yes] ,
   *[no] !
}
event-table-turned = { $side ->
    [dark] everything is turned to the dark side
   *[light] everything is turned to the light side
}
top-side-in-play = { $side ->
    [dark] The dark side is up.
   *[light] The light side is up.
}

howto-flip =
    Everybody gets 7 cards with a light and a dark side; who is rid of them first wins the round. Lay a card that fits the top one by colour or symbol, or a black one, or draw.
    A Flip turns everything over, hands and piles. What is on the back of your cards, the others see and you do not: { $p }backs shows you theirs. With one card left call UNO at once, or you draw two.
    Here: { $p }uno takes a seat, { $p }deal starts; { $p }play r5, { $p }play rf, { $p }play w2 red, { $p }draw, { $p }pass; your cards come to you privately.

rule-flip = light faces with Draw One and Wild Draw Two, dark faces with Draw Five, Skip Everyone and Wild Draw Colour
option-pairs = { $value ->
    [table] the two sides of the cards belong together as on printed ones
   *[shuffled] which dark side is on which card is shuffled anew
}
option-first-flip = { $value ->
    [turn] a first Flip turns everything over
   *[plain] a first Flip does nothing
}

about-card-draw-one = The next player draws 1 and loses the turn. (F10)
about-card-draw-five = The next player draws 5 and loses the turn. (F11)
about-card-flip = Everything is turned over, hands and piles: the lowest card of the discard pile is now on top and must be matched. (F7)
about-card-wild-draw-two-flip = Goes on anything, but lawfully only without a card of the colour in force. You name a colour, and the next player draws 2 and loses the turn, or challenges: 4 for them if they are wrong, 2 for you if right. (F10, F13)
about-card-wild-draw-colour = Goes on anything, but lawfully only without a card of the colour in force. You name a colour, and the next player draws until it comes and loses the turn, or challenges: 2 more for them if they are wrong, the same for you if right. (F12, F13)

about-flip = 112 cards with a light and a dark side; a Flip turns the whole table over. (F1)
about-flip-card = The card Flip: everything is turned over. (F7)
about-draw-one = The card Draw One: the next player draws 1. (F10)
about-draw-five = The card Draw Five: the next player draws 5. (F11)
about-wild-draw-two = The card Wild Draw Two: like a Wild Draw Four, but with 2 cards. (F10)
about-wild-draw-color = The card Wild Draw Colour: the next player draws until the colour comes. (F12)
