### 牌桌周圍：房間自己的玩法、投票選玩法、觀戰、一回合一天的慢桌。

command-games = 我的牌桌, games, 牌局

## 房間自己的玩法

refused-line-too-long = 規則太長了：最多 { $most } 個字元。

## 第一次發牌

first-deal = { $time }後發牌，也可以現在就 { $p }開始。

## 自己坐在哪裡

help-games = { $p }我的牌桌：看你在哪裡有座位，哪裡在等你。
games = 你的座位：{ $list }。
games-none = 你哪裡都沒有座位；在房間裡用 { $p }開桌 開一桌或入座。
own-table = 你自己的一桌
games-yours = { $room }（{ $preset }）輪到你
games-yours-until = { $room }（{ $preset }）輪到你，還剩 { $time }
games-theirs = { $room }（{ $preset }）在等 { $players }
games-waiting = { $room }（{ $preset }）還沒開局

## 一回合一天的桌

time-long = { $hours } 小時
option-pace = { $value ->
    [daily] 慢慢玩上好幾天，時間剩四分之一時提醒
   *[live] 當場玩完
}
option-name-pace = 節奏
about-option-pace = live 當場玩；daily 每回合一天，除非另寫限時
