### Cards with two faces: what is on the backs.

command-backs = backs
help-backs = { $p }backs tells you privately what is on the backs of the others' cards and of the draw pile's top card, where cards have two faces; { $p }backs NAME of one player.
backs = Backs: { $list }
backs-of = { $player } { $cards }
backs-pile = draw pile { $card }
backs-empty = There is nothing to see of any backs.
refused-backs-none = The cards of this table have nothing on their backs.
refused-backs-not-in = Only who is in the round sees the backs of the others' cards.
refused-backs-own = Nobody sees the backs of the own cards; the others see them.
refused-other-side = { $card } is on the other side.

# Several colours, as they are typed.
list-colors-last = { $first } or { $next }
list-colors-more = { $first }, { $next }
top-penalty-until = It is drawn until { $until } comes.
