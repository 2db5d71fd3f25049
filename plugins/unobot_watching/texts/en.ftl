### Spectators.

command-watch = watch, spectate
help-watch = { $p }watch lets you follow a game privately. I tell you how many cards everyone has, what can be played, and all hands afterwards. It ends with { $p }watch off or when you leave the room.
watch-on = I'll tell you privately how the game goes. { $p }watch off to stop.
watch-off = I'll no longer tell you how the game goes.
# `list` is who holds how many cards, `told` sentences about the cards that lie there.
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] Playable on { $top }: { $color } or a wild card.
    [number] Playable on { $top }: { $color }, a { $number } or a wild card.
   *[symbol] Playable on { $top }: { $color }, the same symbol or a wild card.
}
watch-hands = Cards left: { $list }.
watch-hand = { $player } { $cards }
refused-watch-what = Use { $p }watch to start and { $p }watch off to stop.
refused-watch-player = You have a seat at this table, so you can't watch it.
refused-watch-full = { $most ->
    [one] Only one person can watch at a time.
   *[other] Only { $most } people can watch at a time.
}
