### 关于座位、牌桌和设置的命令为什么不行。

refused-no-table = 这里还没有牌桌；{ $p }开桌 开一桌。
refused-not-at-table = 你不在这一桌；{ $p }加入 入座。
refused-no-seat-shut = 你不在这一桌，现在也不能入座。这场比赛结束后，{ $p }开桌 开下一桌。
refused-seat-given-up = 你已经让出座位；{ $p }加入 重新入座。
refused-host-only = { $host ->
    [nobody] 只有房主和房间管理员可以这样做。
   *[other] 只有这一桌的房主 { $host } 和房间管理员可以这样做。
}
refused-not-held-now = { $name } 已经让出座位。
refused-kicked-out = 你已被请离这一桌，下一场比赛可以再加入。
refused-kick-self = 那是你自己。{ $p }离开 可以离桌。
refused-leave-another = 这样只会让你自己离桌。要请 { $name } 离桌，由房主输入 { $p }踢 { $name }。
refused-again-none = 从我启动到现在，这里还没有人玩过：{ $p }开桌 开一桌。
refused-host-agent = { $name } 是电脑玩家，不能当房主。
refused-table-runs = 这里已经在玩“{ $preset }”：{ $p }规则 看怎么玩，{ $p }加入 入座。
refused-table-open = 这里已经有一桌了；{ $p }加入 入座。
refused-in-room-only = 请在房间里对我说。
refused-private-only = 请私下对我说，不要在房间里说。
refused-operators-only = 只有房间管理员可以这样做。
refused-admins-only = 私下只有机器人的管理员可以这样做，对整个网络有效。房间管理员请在房间里说。
refused-seat-waits-for-token = { $name } 的座位在等本人。如果就是你，请私下对我说“回来”，加上发牌时我给你的口令。
refused-wrong-token = 没有座位用这个口令。请照发牌时我私下给你的打。
refused-too-many-tokens = 口令输错太多次了，请等几分钟。
refused-token-what = 口令是什么？发牌时我私下给过你；请说“回来”，加上口令。
refused-skip-not-yet = 还不行：还剩 { $seconds } 秒。
refused-paused-already = 已经暂停了；{ $p }继续 接着玩。
refused-not-paused = 现在没有暂停。
refused-wait-not-asked = 现在没有在等你。
refused-wait-no-limit = 现在不限时间，不用着急。
refused-wait-once = 这一回合你已经延长过时间了。
refused-seat-whom = 座位只能让给在房间里、在这一桌没有座位的人：{ $p }让座 名字
refused-seat-none = 没有人让座给你；{ $p }加入 可以入座。
refused-seat-kind = 这一桌的座位不由玩家决定。
not-seen = 我看不到 { $player } 在这个房间里，没法给 { $player } 发牌。如果房间隐藏成员，请管理员也给我管理员权限，之后进来的人我就看得到。
cannot-whisper = 没法给 { $player } 发牌：我不能私下给 { $player } 发消息。请先和我开私聊，再 { $p }加入。
door-invited = { $player }，请接受我的邀请，才能看到手牌。
door-again = { $player }，我的邀请还在等你：接受后就能看到手牌。
door-first = 还不能发牌：{ $players } 要先接受我的邀请，才能看到手牌。
door-left-out = 这局不给 { $players } 发牌：还没有接受我的邀请。接受后从下一局开始打。
door-bridged = { $player } 是通过桥接来的，桥接送不了手牌。请用这个网络的账号加入；如果我也在你的网络上，就在那里打。
door-alone = 这只能私下告诉你，而桥接不转私信。
to-player = { $player }，{ $line }
refused-no-part-of-the-game = 这不是这一桌玩的。
refused-who = 谁？例如 { $p }{ $command } bob。

## 机器人有一段时间听不到房间之后的牌桌。

table-back = 我回来了。
table-goodbye = 我得先离开一下。牌桌保持原样，等我回来就继续。
table-excluded = 我已不在这个房间。牌桌还在，等我能进来再继续。
table-unheard = 房间不让我说话，没人看得到我的话。牌桌先等着，等管理员让我说话再继续。
player-unreached = { $player } 收不到我的私信，也就收不到手牌。请先允许我发私信，再 { $p }手牌。
said-again = { $line }（再说一遍）
table-lost = 升级之后，原来的牌桌没法继续，已经关闭；{ $p }开桌 再开一桌。
event-rescued = 规则 { $rule } 出了错，轮到下一个人
