### 牌桌周围：房间自己的玩法、投票选玩法、观战、一回合一天的慢桌。

command-games = 我的牌桌, games, 牌局

## 房间自己的玩法

refused-line-too-long = 规则太长了：最多 { $most } 个字符。

## 第一次发牌

first-deal = { $time }后发牌，也可以现在就 { $p }开始。

## 自己坐在哪里

help-games = { $p }我的牌桌：看你在哪里有座位，哪里在等你。
games = 你的座位：{ $list }。
games-none = 你哪里都没有座位；在房间里用 { $p }开桌 开一桌或入座。
own-table = 你自己的一桌
games-yours = { $room }（{ $preset }）轮到你
games-yours-until = { $room }（{ $preset }）轮到你，还剩 { $time }
games-theirs = { $room }（{ $preset }）在等 { $players }
games-waiting = { $room }（{ $preset }）还没开局

## 一回合一天的桌

time-long = { $hours } 小时
option-pace = { $value ->
    [daily] 慢慢玩上好几天，时间剩四分之一时提醒
   *[live] 当场玩完
}
option-name-pace = 节奏
about-option-pace = live 当场玩；daily 每回合一天，除非另写限时
