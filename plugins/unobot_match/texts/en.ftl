### Kinds of match: what happens, and what they are.

event-teams-formed = teams: { $teams }
event-eliminated = { $seat } has reached the target and is eliminated
event-time-warned = time left in this round: { $left }

match-elimination = whoever has { $target ->
    [one] { $target } point
   *[other] { $target } points
} on their hands is eliminated, until one is left
match-places = a round goes on until one player is left
match-round = one round
match-teams = two teams, partners opposite, to { $target ->
    [one] { $target } point
   *[other] { $target } points
}; who goes out scores what the opponents hold
match-time = a round lasts { $time } at most; then the fewest cards win
