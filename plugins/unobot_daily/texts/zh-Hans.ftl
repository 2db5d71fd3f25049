### Tables that are played over days.

daily-opened = 每回合有一天时间，可以在这里出牌，也可以私下对我说。
refused-daily-off = 这里只当场玩，不开一回合一天的桌；可以到别的房间试试。
daily-reminder = 轮到你了，还剩 { $time }。

## In the help

setting-daily = 这里是否可以开按天玩的牌桌（{ $p }开桌 节奏=daily），每回合一天。
