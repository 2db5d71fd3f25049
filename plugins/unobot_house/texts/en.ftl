### House rules: what happens, and the rules and their options in words.

# Told with the play that follows: "bob plays [r5] (jumping in)".
with-jumped-in = { $act } (jumping in)

event-mercy-shown = { $seat } is out of the round with { $count } cards; they go under the pile
round-why-mercy = Only one player is left in the round.

# What a rule does at this table: its options are the arguments.
rule-double-deck = at least { $decks } decks are shuffled together, and one for each ten players
rule-force-play = if you can play, you must, even a card you have just drawn
rule-interrupt = playing out of turn costs { $interrupt ->
    [one] a card
   *[other] { $interrupt } cards
}, after being skipped { $interrupt-skipped }
rule-jump-in = anyone may play an identical card{ $black-jump ->
    [yes] , even a black one,
   *[no] {""}
} before the next player acts
rule-mercy = anyone with { $mercy } cards or more is out of the round{ $knockout ->
    [0] {""}
   *[other] , worth { $knockout } points to the winner
}
rule-multi-play = { $multi-play ->
    [numbers] several number cards with the same number may be played at once
    [pairs] two identical cards may be played at once
   *[all] several cards with the same symbol may be played at once
} ({ $p }play r5 g5); the first { $lead ->
    [any] one must be playable
   *[colour] one must have the current colour
}
rule-seven-zero = playing a 7 swaps hands with a player of your choice; playing a 0 passes every hand to the next player
rule-shield = a draw penalty may be answered with a matching Reverse or Skip; on a Wild Draw Four { $shield-colour ->
    [named] it must have the chosen colour
   *[none] any colour matches
}
rule-skip-chain = a player about to be skipped may play a Skip, which passes the skip on
rule-stack = { $stack ->
    [same] a draw card may be answered with one of the same kind
    [any] a draw card may be answered with any draw card
    [up] a draw card may be answered with one that draws as much or more
   *[d2] a Draw Two may be answered with a Draw Two
}; the total moves on{ $chain-cap ->
    [0] {""}
   *[other] {""} up to { $chain-cap } cards
}

## One line on each rule (`help`): what it does, and the clause of the rulebook at the end.

about-jump-in = You may play a card identical to the top one at any time. Be faster than the next player; play continues from you. (H1)
about-multi-play = Several cards with the same number or symbol may be played at once; their effects add up, and the last one's colour counts. (H2)
about-stack = When a draw card hits you, you may answer with a draw card. The total grows and moves on to the next player. (H3)
about-skip-chain = When you are about to be skipped, you may play a Skip. It passes the skip on to the next player. (H4)
about-shield = When a draw card hits you, a Reverse sends it back. A Skip sends it past you to the next player. (H5)
about-interrupt = Playing a card when it is not your turn costs 2 cards. It costs 4 if you have just been skipped. (H7)
about-seven-zero = If you play a 7, you swap hands with a player of your choice; if you play a 0, everyone passes their hand to the next player. (H8)
about-force-play = If you can play, you must. You can't draw instead; a drawn card that can be played is played. (H9)
about-mercy = With too many cards (usually 25) you are out of the round; the last player left wins. (H10)
about-double-deck = Several decks are shuffled together, so that more than ten can play. (H11)
