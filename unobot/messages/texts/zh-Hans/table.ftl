### 牌桌、座位和房主。

table-opened = { $player } 开了一桌 UNO（{ $preset }）：{ $p }加入 入座，{ $p }开始 发牌。
table-opened-own = 你自己的一桌开好了（{ $preset }）：{ $p }开始 发牌。
table-again = { $player } 再开一桌 UNO（{ $preset }），{ $others } 也已入座：{ $p }开始 发牌，{ $p }离开 可以离桌。
table-none-private = 你不在任何一桌；在房间里用 { $p }开桌 开一桌或入座。
table-none-own = 你不在任何一桌；在这里用 { $p }开桌 开自己的一桌，在房间里用 { $p }开桌 和别人一起玩。
greeting = 你好，我来发 UNO 牌。在这里用 { $p }开桌 开自己的一桌，和电脑玩家对战；和别人玩请到房间里。
greeting-help = 三行讲完这个游戏：{ $p }入门；列出命令：{ $p }帮助。
table-which = 你在好几桌：{ $rooms }。请加上房间，例如 { $p }手牌 in { $example }。
table-closed = 牌桌关闭了。
table-resumed = 我回来了，本局继续。
table-waits = 牌桌开着；{ $p }加入 入座，{ $p }开始 发牌。
table-turn-again = 升级之后，这个回合重新开始。
rule-failed = 规则 { $rule } 出了错；牌桌停在出错之前。

host-now = { $name } 现在是房主。
host-absent = { $host } 没有回应，现在由 { $player } 当房主。
skipped-by = { $by } 不再等 { $player }。
kicked = { $by } 让 { $player } 离桌了。
stopped-by = { $by } 结束了整场比赛。
paused-by = { $by } 暂停了游戏；{ $p }继续 接着玩。
paused = 游戏暂停了；{ $p }继续 接着玩。
resumed-by = { $by } 让游戏继续。
wait-given = { $player } 延长了时间。
seat-offered =
    { $addressed ->
        [yes] { $by } 想把座位让给你；{ $p }让座 就接手。
       *[no] { $by } 想把座位让给 { $player }；{ $player } 说 { $p }让座 就接手。
    }
seat-handed =
    { $round ->
        [yes] { $player } 接替了 { $old } 的座位；这一局仍算 { $old } 的。
       *[no] { $player } 接替了 { $old } 的座位。
    }
pause-over = 暂停的时间到了，游戏继续。

seat-token = 万一断线，请私下对我说“回来 { $token }”。
seat-still-yours = 你的座位还在。
table-seats-wait = { $players } 的座位留着。

## 可以检查的发牌

slow-down = 请慢一点：每个人一分钟我只读几行，免得别人久等。
unread = 你刚才发的我没能读到：密钥没有传到我这里。请再发一次。
unread-in-room = { $player }，这句话我没能读到，密钥没有传到我这里。请再发一次。
match-deserted = 很久没有人出牌了。
table-asleep = 这一桌没有人回应，牌桌先等着。别人可以用 { $p }开桌 另开一桌。
command-failed = 我这边出了错。什么都没有变，牌局继续。
plugin-command-failed = 插件 { $plugin } 的命令 { $p }{ $command } 出了错，已经中止。什么都没有变，牌局继续。
plugin-command-cut = 插件 { $plugin } 的命令 { $p }{ $command } 用时太久，已经中止。什么都没有变。
store-slow = 我现在存不了数据，牌桌先暂停计时。恢复以后，大家打的都会算数。
