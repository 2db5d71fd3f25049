### Cards with two faces: what is on the backs.

command-backs = backs
help-backs = { $p }backs privately shows the backs of the others' cards and of the draw pile. { $p }backs NAME shows one player's.
backs = Backs: { $list }
backs-of = { $player } { $cards }
backs-pile = draw pile { $card }
backs-empty = There is nothing to see of any backs.
refused-backs-none = The cards of this table have nothing on their backs.
refused-backs-not-in = Only players in the round can see the backs of the others' cards.
refused-backs-own = You can't see the backs of your own cards; the others can.
refused-other-side = { $card } is on the other side.

# Several colours, as they are typed.
list-colors-last = { $first } or { $next }
list-colors-more = { $first }, { $next }
top-penalty-until = Draw until { $until } turns up.
