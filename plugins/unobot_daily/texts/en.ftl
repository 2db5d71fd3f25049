### Tables that are played over days.

daily-opened = Every turn has a day; play here, or privately to me.
refused-daily-off = In this room tables are played at once, not over days; another room may have them.
daily-reminder = It is your turn; { $time } left.
