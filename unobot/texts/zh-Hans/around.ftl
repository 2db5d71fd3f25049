### 牌桌周围：房间自己的玩法、投票选玩法、观战、一回合一天的慢桌。

command-preset = 房间玩法, preset, 自定玩法
command-games = 我的牌桌, games, 牌局

## `preset` 后面的词

word-preset-save = 保存, 存
word-preset-list = 列出, 列表
word-preset-remove = 删除, 删

## 房间自己的玩法

help-preset = { $p }房间玩法 列出：看这个房间自己的玩法。房间管理员用 { $p }房间玩法 保存 周五桌 台湾 +stack 保存一个（不写规则就是现在这一桌的），用 { $p }房间玩法 删除 周五桌 去掉；{ $p }开桌 周五桌 就按它开桌。
preset-list = 这个房间自己的玩法：{ $list }。
preset-list-none = 这个房间没有自己的玩法；{ $p }规则 list 列出到处都有的。
preset-saved = 保存了：{ $p }开桌 { $name } 开一桌 { $line }。
preset-removed = 玩法 { $name } 删除了。
refused-preset-what = 可以保存、列出或删除，例如 { $p }房间玩法 保存 周五桌 台湾 +stack。
refused-preset-name = “{ $said }”不能当玩法的名字：要 2 到 20 个字或数字，第一个不能是数字。
refused-preset-taken = { $name } 已经有别的意思了，请换一个名字。
refused-preset-unknown = 这个房间没有叫“{ $said }”的玩法：{ $p }房间玩法。
refused-preset-too-many = 一个房间最多 { $most } 个玩法：请先删掉一个。
refused-preset-gone = 玩法 { $name } 玩不了了：{ $missing } 已经没有了。请房间管理员重新保存。
refused-line-too-long = 规则太长了：最多 { $most } 个字母。

## 第一次发牌

first-deal = { $time }后发牌，也可以现在就 { $p }开始。

## 自己坐在哪里

help-games = { $p }我的牌桌：看你在哪里有座位，哪里在等你。
games = 你的座位：{ $list }。
games-none = 你哪里都没有座位；在房间里用 { $p }开桌 开一桌或入座。
games-yours = { $room }（{ $preset }）轮到你
games-yours-until = { $room }（{ $preset }）轮到你，还剩 { $time }
games-theirs = { $room }（{ $preset }）在等 { $players }
games-waiting = { $room }（{ $preset }）还没开局

## 一回合一天的桌

daily-opened = 每回合有一天时间，可以在这里出牌，也可以私下对我说。
refused-daily-off = 这里只当场玩，不开一回合一天的桌；可以到别的房间试试。
daily-reminder = 轮到你了，还剩 { $time }。
time-long = { $hours } 小时
option-pace = { $value ->
    [daily] 慢慢玩上好几天，时间剩四分之一时提醒
   *[live] 当场玩完
}
option-name-pace = 节奏
about-option-pace = live 当场玩；daily 每回合一天，除非另写限时
