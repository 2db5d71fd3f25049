### Show 'Em No Mercy: its cards, what they ask, and the deck in words.

prompt-roulette = { $addressed ->
    [yes] Which colour will you draw for? ({ $p }color red, yellow, green or blue)
   *[no] { $player }, which colour will you draw for? ({ $p }color red, yellow, green or blue)
}

refused-first-roulette = First choose the colour you will draw for.
refused-no-wild-draw-four = { $option } is about the Wild Draw Four, and this deck has no Wild Draw Four.
refused-no-wild = { $option } is about the Wild, and this deck has no Wild.

rule-no-mercy = 168 cards: Draw Four, Skip Everyone, Discard All; black cards make others draw 4, 6, 10 or until a colour comes
option-wr4-two = { $value ->
    [other] between two players a Wild Reverse Draw Four hits the other
   *[self] between two players a Wild Reverse Draw Four hits its own player
}
option-roulette = { $value ->
    [player] the player of a Wild Colour Roulette chooses its colour
   *[next] the player hit by a Wild Colour Roulette chooses its colour
}

## One line on each card and rule (`help`): what it does, and the clause of the rulebook at the end.

about-card-draw-four = The next player draws 4 and loses their turn. (N6)
about-card-wild-reverse-draw-four = Play it on any card and choose a colour. The direction changes; then the next player draws 4 and loses their turn. Between two players that is you. (N8)
about-card-wild-draw-six = Play it on any card and choose a colour. The next player draws 6 and loses their turn. (N6)
about-card-wild-draw-ten = Play it on any card and choose a colour. The next player draws 10 and loses their turn. (N6)
about-card-wild-colour-roulette = Play it on any card. The next player chooses a colour and draws face up until it turns up. They lose their turn. As your last card it does nothing. (N9)

about-no-mercy = 168 cards, among them Draw Four, Discard All, Wild Draw Ten and Wild Colour Roulette. (N1)
about-draw-four = { about-card-draw-four }
about-wild-reverse-draw-four = { about-card-wild-reverse-draw-four }
about-wild-draw-six = { about-card-wild-draw-six }
about-wild-draw-ten = { about-card-wild-draw-ten }
about-roulette = { about-card-wild-colour-roulette }

## How the game introduces itself

howto-type-no-mercy =
    { $play-drawn ->
        [may] Type your moves in the room or to me. On your turn: play r5 (red 5), play wr4 red (black card and colour), or draw; after drawing you can pass.
       *[other] Type your moves in the room or to me. On your turn: play r5 (red 5), play wr4 red (black card and colour), or draw.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }If a play leaves you one card, add uno: play r5 uno.
    }
