### 回答关于牌局的提问。

top = { $force ->
    [named] 场上是 { $card }（{ $color }）。
    [any] 场上是 { $card }（任意颜色）。
   *[printed] 场上是 { $card }。
}
# 规则公布的事实由 `top-事实的名字` 说出。
top-penalty-pending = { $seat } 要摸 { $penalty } 张。
top-pile = { $count ->
    [0] 摸牌堆已经空了。
   *[other] 摸牌堆还有 { $count } 张。
}
top-none = 场上没有牌。

turn-since = { $prompt }（已等 { $time }）
turn-none = 现在没有牌局；{ $p }开始 发牌。
turn-over = 整场比赛结束了；{ $p }开桌 再开一桌。

players = { $direction ->
    [1] 出牌顺序：{ $list }。
   *[other] 出牌顺序（逆时针）：{ $list }。
}
players-waiting = 桌上有：{ $list }。
players-none = 桌上没有人。
player-cards = { $player } { $count } 张
player-entry = { $entry }（{ $list }）
mark-to-act = 轮到了
mark-dealer = 庄家
mark-left = 已离开本局
mark-out = 已出完
mark-waiting = 下一局开始玩
mark-eliminated = 已淘汰

score = 打完 { $rounds } 局：{ $list }。
score-none = 还没有打完一局。
score-target = 整场比赛打到 { $target } 分。
