### Votes.

vote-ahead = Ahead: { $line } ({ $votes } of { $of } votes); { $p }uno opens it.
# With so many votes the rules of the table that waits are changed.
vote-ahead-waiting = Ahead: { $line } ({ $votes } of { $needed } votes that change the rules of this table).
table-voted = It is decided: this is a table of { $preset } now. { $p }join takes a seat, { $p }deal starts.
refused-vote-late = A match is being played: its rules stay. { $p }vote kick bob votes on a player.
refused-cup-vote = At a table of a cup nobody is voted out.
refused-vote-host = { $host }, the host of this table, is there and decides that: { $p }kick.
refused-voted-already = You have voted about { $name } already.
refused-vote-what = What shall be voted on? For example { $p }vote taiwan +stack (what is played next), or { $p }vote kick bob.
help-vote = { $p }vote RULES votes on what is played next, as in { $p }vote taiwan; { $p }vote kick NAME to take a player from the table, where the host is not there; half of the others decide.
vote-kick = { $by } votes to take { $player } from the table: { $count } of { $needed }.
vote-kicked = It is decided: { $player } is out of this match.
command-vote = vote
