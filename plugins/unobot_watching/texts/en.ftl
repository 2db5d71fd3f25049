### Spectators.

command-watch = watch, spectate
help-watch = { $p }watch tells you privately, while others play, who holds how many cards and what can be laid, and all hands after the round; { $p }watch off ends it, and so does leaving the room.
watch-on = I will tell you privately how the game stands; { $p }watch off ends it.
watch-off = I will no longer tell you how the game stands.
# `list` is who holds how many cards, `told` sentences about the cards that lie there.
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] On { $top } goes { $color } or a wild card.
    [number] On { $top } goes { $color }, another { $number } or a wild card.
   *[symbol] On { $top } goes { $color }, the same symbol or a wild card.
}
watch-hands = What was left in the hands: { $list }.
watch-hand = { $player } { $cards }
refused-watch-what = Begin with { $p }watch, end with { $p }watch off.
refused-watch-player = Players cannot watch: you have a seat at this table.
refused-watch-full = { $most ->
    [one] Only one can watch here at a time, or my lines would come too late to the players.
   *[other] Only { $most } can watch here at a time, or my lines would come too late to the players.
}
