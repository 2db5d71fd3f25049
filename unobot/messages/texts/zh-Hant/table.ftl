### 牌桌、座位和房主。

table-opened = { $player } 開了一桌 UNO（{ $preset }）：{ $p }加入 入座，{ $p }開始 發牌。
table-opened-own = 你自己的一桌開好了（{ $preset }）：{ $p }開始 發牌。
table-again = { $player } 再開一桌 UNO（{ $preset }），{ $others } 也已入座：{ $p }開始 發牌，{ $p }離開 可以離桌。
table-none-private = 你不在任何一桌；在房間裡用 { $p }開桌 開一桌或入座。
table-none-own = 你不在任何一桌；在這裡用 { $p }開桌 開自己的一桌，在房間裡用 { $p }開桌 和別人一起玩。
greeting = 你好，我來發 UNO 牌。在這裡用 { $p }開桌 開自己的一桌，和電腦玩家對戰；和別人玩請到房間裡。
greeting-help = 三行講完這個遊戲：{ $p }入門；列出指令：{ $p }說明。
table-which = 你在好幾桌：{ $rooms }。請加上房間，例如 { $p }手牌 in { $example }。
table-closed = 牌桌關閉了。
table-resumed = 我回來了，這一局繼續。
table-waits = 牌桌開著；{ $p }加入 入座，{ $p }開始 發牌。
table-turn-again = 升級之後，這個回合重新開始。
rule-failed = 規則 { $rule } 出了錯；牌桌停在出錯之前。

host-now = { $name } 現在是房主。
host-absent = { $host } 沒有回應，現在由 { $player } 當房主。
skipped-by = { $by } 不再等 { $player }。
kicked = { $by } 請 { $player } 離桌了。
stopped-by = { $by } 結束了整場比賽。
paused-by = { $by } 暫停了遊戲；{ $p }繼續 接著玩。
paused = 遊戲暫停了；{ $p }繼續 接著玩。
resumed-by = { $by } 讓遊戲繼續。
wait-given = { $player } 延長了時間。
seat-offered =
    { $addressed ->
        [yes] { $by } 想把座位讓給你；{ $p }讓座 就接手。
       *[no] { $by } 想把座位讓給 { $player }；{ $player } 說 { $p }讓座 就接手。
    }
seat-handed =
    { $round ->
        [yes] { $player } 接替了 { $old } 的座位；這一局仍算 { $old } 的。
       *[no] { $player } 接替了 { $old } 的座位。
    }
pause-over = 暫停的時間到了，遊戲繼續。

seat-token = 萬一斷線，請私下跟我說「回來 { $token }」。
seat-still-yours = 你的座位還在。
table-seats-wait = { $players } 的座位留著。

## 可以檢查的發牌

slow-down = 請慢一點：每個人一分鐘我只讀幾行，免得別人等太久。
unread = 你剛才傳的我沒能讀到：金鑰沒有傳到我這裡。請再傳一次。
unread-in-room = { $player }，這句話我沒能讀到，金鑰沒有傳到我這裡。請再傳一次。
match-deserted = 很久沒有人出牌了。
table-asleep = 這一桌沒有人回應，牌桌先等著。別人可以用 { $p }開桌 另開一桌。
command-failed = 我這邊出了錯。什麼都沒有變，牌局繼續。
plugin-command-failed = 外掛 { $plugin } 的指令 { $p }{ $command } 出了錯，已經中止。什麼都沒有變，牌局繼續。
plugin-command-cut = 外掛 { $plugin } 的指令 { $p }{ $command } 花太久時間，已經中止。什麼都沒有變。
store-slow = 我現在無法儲存資料，牌桌先暫停計時。恢復以後，大家打的都會算數。
