### A room's own presets.

command-preset = 房間玩法, preset, 自訂玩法
word-preset-save = 儲存, 存
word-preset-list = 列出, 清單
word-preset-remove = 刪除, 刪
help-preset = { $p }房間玩法 列出：看這個房間自己的玩法。房間管理員用 { $p }房間玩法 儲存 週五桌 台灣 +累積 存一個（不寫規則就是現在這一桌的），用 { $p }房間玩法 刪除 週五桌 去掉；{ $p }開桌 週五桌 就照它開桌。
preset-list = 這個房間自己的玩法：{ $list }。
preset-list-none = 這個房間沒有自己的玩法；{ $p }規則 清單 列出到處都有的。
preset-saved = 存好了：{ $p }開桌 { $name } 開一桌 { $line }。
preset-removed = 玩法 { $name } 刪除了。
refused-preset-what = 可以儲存、列出或刪除，例如 { $p }房間玩法 儲存 週五桌 台灣 +累積。
refused-preset-name = 「{ $said }」不能當玩法的名字：要 2 到 20 個字或數字，第一個不能是數字。
refused-preset-taken = { $name } 已經有別的意思了，請換一個名字。
refused-preset-unknown = 這個房間沒有叫「{ $said }」的玩法：{ $p }房間玩法。
refused-preset-too-many = 一個房間最多 { $most } 個玩法：請先刪掉一個。
refused-preset-gone = 玩法 { $name } 不能玩了：{ $missing } 已經沒有了。請房間管理員重新儲存。
