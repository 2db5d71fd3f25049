### Tables that are played over days.

daily-opened = You have a day for each turn. Play here or in private.
refused-daily-off = Games with a day for each turn are switched off in this room.
daily-reminder = It is your turn; { $time } left.

## In the help

setting-daily = whether tables can be played over days here ({ $p }new pace=daily).
