### 一张桌，几个房间。

command-share = 联桌, share
help-share = { $p }联桌：给房主一个代码；在另一个房间（也可以在别的网络）输入 { $p }联桌 代码，那里就能在这张桌上玩；{ $p }联桌 关：分开。
command-move = 换房间, 搬桌
help-move = { $p }换房间 #房间：把桌子搬到你和我都在的另一个房间，房主可用。

share-room = { $room } ({ $network })
share-code = 请在 { $minutes } 分钟内，到要一起玩的房间输入：{ $p }{ $command } { $code }
share-joined = { $room } 现在也在这张桌上玩。
share-joined-here = 本房间现在和 { $room } 同桌。{ $table }{ $p }加入 可以入座。
share-over = { $room } 不再在这张桌上玩。
share-over-here = 本房间不再和 { $room } 同桌。
share-away = 我现在联系不上 { $room }：那里的玩家先算离开，等恢复再回来。
share-back = 又联系上 { $room } 了。
moved-away = { $player } 把这一桌搬到 { $room } 了。
moved-here = { $player } 把 { $room } 的桌子搬来了。

table-excluded-shared = 我已不在那个房间，让我回去之前你算离开。牌桌在别处继续。
table-unheard-shared = 那个房间不让我发言，没人看得到我的话。牌桌继续：你可以在这里看，也在这里回答我。

refused-share-code-what = 这里没有牌桌。开桌的房主在那边用 { $p }联桌 拿到代码；在这里输入 { $p }联桌 代码，就能一起玩。
refused-share-code-wrong = 没有牌桌在等这个代码。代码只能用一次，十分钟内有效，而且两个房间要用同一个机器人。
refused-share-table-here = 这里已经有一张桌，它结束后才能去别的桌玩。
refused-share-guest = 本房间在别的房间的桌上玩，只有那个房间能再让别人加入。
refused-share-none = 这张桌只有本房间在玩。
refused-share-full = 一张桌最多在 { $most } 个房间里玩。
refused-share-kind = 杯赛的牌桌和一回合一天的牌桌只在自己的房间里玩。
refused-share-votes = 别的房间也在这张桌上玩，不能投票换规则；{ $p }联桌 关 可以分开房间。
refused-move-where = 桌子只能搬到你和我都在、还没有桌子的房间：{ $p }换房间 #房间
refused-move-shared = 别的房间也在这一桌玩时不能搬；{ $p }联桌 关 可以分开。
