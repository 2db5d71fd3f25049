### Tables that are played over days.

daily-opened = 1回の番は1日です。ここでも、私に個別にでも出せます。
refused-daily-off = この部屋では、1回の番が1日の卓は立てられません。ほかの部屋で試してください。
daily-reminder = あなたの番です。残り{ $time }です。

## In the help

setting-daily = 1回の番に1日かけられる卓を立ててよいか（{ $p }募集 進み方=daily）。
