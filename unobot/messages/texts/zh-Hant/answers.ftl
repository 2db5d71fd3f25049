### 回答關於牌局的提問。

top = { $force ->
    [named] 場上是 { $card }（{ $color }）。
    [any] 場上是 { $card }（任意顏色）。
   *[printed] 場上是 { $card }。
}
# 規則公布的事實由 `top-事實的名字` 說出。
top-penalty-pending = { $seat } 要抽 { $penalty } 張。
top-pile = { $count ->
    [0] 牌疊已經空了。
   *[other] 牌疊還有 { $count } 張。
}
top-none = 場上沒有牌。

turn-since = { $prompt }（已經等了 { $time }）
turn-none = 現在沒有牌局；{ $p }開始 發牌。
turn-over = 整場比賽結束了；{ $p }開桌 再開一桌。

players = { $direction ->
    [1] 出牌順序：{ $list }。
   *[other] 出牌順序（逆時針）：{ $list }。
}
players-waiting = 桌上有：{ $list }。
players-none = 桌上沒有人。
player-cards = { $player } { $count } 張
player-entry = { $entry }（{ $list }）
mark-to-act = 現在輪到
mark-dealer = 莊家
mark-left = 已離開這一局
mark-out = 已出完
mark-waiting = 下一局加入
mark-eliminated = 已淘汰

score = 打完 { $rounds } 局：{ $list }。
score-none = 還沒有打完一局。
score-target = 整場比賽打到 { $target } 分。
