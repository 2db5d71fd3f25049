### Votes.

vote-ahead = Leading: { $line } ({ $votes } of { $of } votes). { $p }uno opens it.
# With so many votes the rules of the table that waits are changed.
vote-ahead-waiting = Leading: { $line } ({ $votes } of the { $needed } votes needed to change this table's rules).
table-voted = Vote passed: the table now plays { $preset }. { $p }join to take a seat, { $p }deal to start.
refused-vote-late = The rules can't change during a match. { $p }vote kick bob votes to remove a player.
refused-cup-vote = You can't vote players out at a cup table.
refused-vote-host = The host ({ $host }) is here and can do that with { $p }kick.
refused-voted-already = You have already voted about { $name }.
refused-vote-what = What do you want to vote on? For example { $p }vote taiwan +stack (what to play next) or { $p }vote kick bob.
help-vote = { $p }vote RULES votes on what to play next, for example { $p }vote taiwan. { $p }vote kick NAME votes to remove a player while the host is away; half of the other players decide.
vote-kick = { $by } votes to remove { $player } from the table ({ $count } of { $needed } votes).
vote-kicked = Vote passed: { $player } is out of this match.
command-vote = vote
