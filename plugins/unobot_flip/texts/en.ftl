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

howto-flip = Get rid of all your cards first to win the round. On your turn play a card with the top card's colour, number or symbol. A black card fits on any card, and you choose its colour. A Flip turns all cards over. The light side has red, yellow, green and blue; the dark side has pink, teal, orange and purple. { $p }backs shows the backs of the others' cards.

rule-flip = light faces with Draw One and Wild Draw Two; dark faces with Draw Five, Skip Everyone and Wild Draw Colour
option-pairs = { $value ->
    [table] the two sides of each card belong together as in the printed deck
   *[shuffled] the dark sides are shuffled among the cards
}
option-first-flip = { $value ->
    [turn] a first Flip turns everything over
   *[plain] a first Flip does nothing
}

about-card-draw-one = The next player draws 1 and loses their turn. (F10)
about-card-draw-five = The next player draws 5 and loses their turn. (F11)
about-card-flip = Everything is turned over, hands and piles. The lowest card of the discard pile is now on top: match it. (F7)
about-card-wild-draw-two-flip = Play it on anything, if you hold no card of the current colour. You choose a colour. The next player draws 2 and loses their turn, or challenges it. If they are wrong, they draw 4; if they are right, you draw 2. (F10, F13)
about-card-wild-draw-colour = Play it on anything, if you hold no card of the current colour. You choose a colour. The next player draws until it turns up and loses their turn, or challenges it. If they are wrong, they draw 2 more; if they are right, you draw instead. (F12, F13)

about-flip = 112 cards with a light and a dark side; a Flip turns the whole table over. (F1)
about-flip-card = The card Flip: everything is turned over. (F7)
about-draw-one = The card Draw One: the next player draws 1. (F10)
about-draw-five = The card Draw Five: the next player draws 5. (F11)
about-wild-draw-two = The card Wild Draw Two: like a Wild Draw Four, but with 2 cards. (F10)
about-wild-draw-color = The card Wild Draw Colour: the next player draws until the colour turns up. (F12)
