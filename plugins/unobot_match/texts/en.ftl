### Kinds of match: what happens, and what they are.

event-teams-formed = teams: { $teams }
event-eliminated = { $seat } has reached the target and is eliminated
event-time-warned = time left in this round: { $left }

# Where partners win, it is no tie.
match-shared-partners = { $points ->
    [one] { $players } win the match with { $points } point.
   *[other] { $players } win the match with { $points } points.
}
match-stopped-shared-partners = { $points ->
    [one] The match was stopped: { $players } win with { $points } point.
   *[other] The match was stopped: { $players } win with { $points } points.
}
round-shared-partners = { $players } win round { $round }.

match-elimination = a player with { $target ->
    [one] { $target } point
   *[other] { $target } points
} in their hands is eliminated, until one is left
match-places = a round continues until one player is left
match-round = one round
match-teams = two teams, partners opposite, to { $target ->
    [one] { $target } point
   *[other] { $target } points
}; the player who goes out scores what the opponents hold
match-time = a round lasts { $time } at most; then the fewest cards win

## One line on each kind of match (`help`), and the clause of the rulebook at the end.

about-winner = Going out scores the points on all other hands; the first player to reach the target wins the match. (M1)
about-negative = The points on your own hand count against you; when someone reaches the target, the lowest total wins. (M2)
about-rounds = A fixed number of rounds is played; the player who goes out scores the other hands, or everyone by place. The highest total wins. (M3)
about-round = A match of a single round. (M1)
about-elimination = The points on your own hand count against you; a player who reaches the target is eliminated, and the others play on. (M5)
about-teams = Two against two, partners opposite each other; when one goes out, the team scores what the opponents hold. (M6)
about-places = The round continues until one player is left; the first to go out is first, and so on. (M7)
about-time = A round has a time limit; when it is up, the fewest cards win, then the fewest points. (M8)
refused-teams-and-places = teams and places can't be combined: choose one.
refused-mercy-and-teams = mercy and teams can't be combined: mercy would put out one partner alone.
refused-time-and-daily = { $rule } and { $other } can't be combined: choose one.
