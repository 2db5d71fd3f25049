### 牌桌周圍：房間自己的玩法、投票選玩法、觀戰、一回合一天的慢桌。

command-preset = 房間玩法, preset, 自訂玩法
command-games = 我的牌桌, games, 牌局

## `preset` 後面的詞

word-preset-save = 儲存, 存
word-preset-list = 列出, 清單
word-preset-remove = 刪除, 刪

## 房間自己的玩法

help-preset = { $p }房間玩法 列出：看這個房間自己的玩法。房間管理員用 { $p }房間玩法 儲存 週五桌 台灣 +stack 存一個（不寫規則就是現在這一桌的），用 { $p }房間玩法 刪除 週五桌 去掉；{ $p }開桌 週五桌 就照它開桌。
preset-list = 這個房間自己的玩法：{ $list }。
preset-list-none = 這個房間沒有自己的玩法；{ $p }規則 list 列出到處都有的。
preset-saved = 存好了：{ $p }開桌 { $name } 開一桌 { $line }。
preset-removed = 玩法 { $name } 刪除了。
refused-preset-what = 可以儲存、列出或刪除，例如 { $p }房間玩法 儲存 週五桌 台灣 +stack。
refused-preset-name = 「{ $said }」不能當玩法的名字：要 2 到 20 個字或數字，第一個不能是數字。
refused-preset-taken = { $name } 已經有別的意思了，請換一個名字。
refused-preset-unknown = 這個房間沒有叫「{ $said }」的玩法：{ $p }房間玩法。
refused-preset-too-many = 一個房間最多 { $most } 個玩法：請先刪掉一個。
refused-preset-gone = 玩法 { $name } 不能玩了：{ $missing } 已經沒有了。請房間管理員重新儲存。
refused-line-too-long = 規則太長了：最多 { $most } 個字母。

## 第一次發牌

first-deal = { $time }後發牌，也可以現在就 { $p }開始。

## 自己坐在哪裡

help-games = { $p }我的牌桌：看你在哪裡有座位，哪裡在等你。
games = 你的座位：{ $list }。
games-none = 你哪裡都沒有座位；在房間裡用 { $p }開桌 開一桌或入座。
games-yours = { $room }（{ $preset }）輪到你
games-yours-until = { $room }（{ $preset }）輪到你，還剩 { $time }
games-theirs = { $room }（{ $preset }）在等 { $players }
games-waiting = { $room }（{ $preset }）還沒開局

## 一回合一天的桌

daily-opened = 每回合有一天時間，可以在這裡出牌，也可以私下跟我說。
refused-daily-off = 這裡只當場玩，不開一回合一天的桌；可以到別的房間試試。
daily-reminder = 輪到你了，還剩 { $time }。
time-long = { $hours } 小時
option-pace = { $value ->
    [daily] 慢慢玩上好幾天，時間剩四分之一時提醒
   *[live] 當場玩完
}
option-name-pace = 節奏
about-option-pace = live 當場玩；daily 每回合一天，除非另寫限時
