### House rules: what happens, and the rules and their options in words.

# Told with the play that follows: "bob plays [r5], jumping in".
with-jumped-in = { $act }, jumping in

event-mercy-shown = { $seat } holds { $count } cards, lays them under the pile and is out of the round
round-why-mercy = Only one player is left in the round.

rule-double-deck = several decks are shuffled together
rule-force-play = who can play must play, a drawn card too
rule-interrupt = playing out of turn costs cards
rule-jump-in = who holds a card identical to the top one may play it out of turn, until the next player acts
rule-mercy = who holds too many cards is out of the round
rule-multi-play = several cards with the same symbol may be played at once ({ $p }play r5 g5)
rule-seven-zero = who plays a 7 swaps hands with somebody; with a 0 every hand moves on to the next player
rule-shield = a draw penalty may be answered with a Reverse or a Skip
rule-skip-chain = a Skip may be answered with a Skip
rule-stack = a draw card may be answered with a draw card, and the total moves on

option-decks = at least { $value } decks are shuffled together
option-interrupt = playing out of turn costs { $value }
option-interrupt-skipped = playing out of turn after being skipped costs { $value }
option-mercy = with { $value } cards a player is out of the round
option-multi-play = { $value ->
    [numbers] only number cards may be played together
   *[all] number and action cards may be played together
}
option-lead = { $value ->
    [any] the first of several cards must only be playable
   *[colour] the first of several cards must be of the colour in force
}
option-shield-colour = { $value ->
    [named] a shield on a Wild Draw Four must match the colour named
   *[none] a shield on a Wild Draw Four may be of any colour
}
option-stack = { $value ->
    [same] a draw card goes on one of the same kind
    [any] any draw card goes on any
    [up] a draw card goes on one that draws no more
   *[d2] only a Draw Two goes on a Draw Two
}
