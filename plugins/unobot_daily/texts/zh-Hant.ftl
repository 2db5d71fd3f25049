### Tables that are played over days.

daily-opened = 每回合有一天時間，可以在這裡出牌，也可以私下跟我說。
refused-daily-off = 這裡只當場玩，不開一回合一天的桌；可以到別的房間試試。
daily-reminder = 輪到你了，還剩 { $time }。

## In the help

setting-daily = 這裡是否可以開按天玩的牌桌（{ $p }開桌 節奏=daily），每回合一天。
