### 一張桌，幾個房間。

command-share = 聯桌, share
help-share = { $p }聯桌：給房主一個代碼；在另一個房間（也可以在別的網路）輸入 { $p }聯桌 代碼，那裡就能在這張桌上玩；{ $p }聯桌 關：分開。
command-move = 換房間, 搬桌
help-move = { $p }換房間 #房間：把桌子搬到你和我都在的另一個房間，房主可用。

share-room = { $room } ({ $network })
share-code = 請在 { $minutes } 分鐘內，到要一起玩的房間輸入：{ $p }{ $command } { $code }
share-joined = { $room } 現在也在這張桌上玩。
share-joined-here = 本房間現在和 { $room } 同桌。{ $table }{ $p }加入 可以入座。
share-over = { $room } 不再在這張桌上玩。
share-over-here = 本房間不再和 { $room } 同桌。
share-away = 我現在聯絡不上 { $room }：那裡的玩家先算離開，等恢復再回來。
share-back = 又聯絡上 { $room } 了。
moved-away = { $player } 把這一桌搬到 { $room } 了。
moved-here = { $player } 把 { $room } 的桌子搬來了。

table-excluded-shared = 我已不在那個房間，讓我回去之前你算離開。牌桌在別處繼續。
table-unheard-shared = 那個房間不讓我發言，沒人看得到我的話。牌桌繼續：你可以在這裡看，也在這裡回答我。

refused-share-code-what = 這裡沒有牌桌。開桌的房主在那邊用 { $p }聯桌 拿到代碼；在這裡輸入 { $p }聯桌 代碼，就能一起玩。
refused-share-code-wrong = 沒有牌桌在等這個代碼。代碼只能用一次，十分鐘內有效，而且兩個房間要用同一個機器人。
refused-share-table-here = 這裡已經有一張桌，它結束後才能去別的桌玩。
refused-share-guest = 本房間在別的房間的桌上玩，只有那個房間能再讓別人加入。
refused-share-none = 這張桌只有本房間在玩。
refused-share-full = 一張桌最多在 { $most } 個房間裡玩。
refused-share-kind = 盃賽的牌桌和一回合一天的牌桌只在自己的房間裡玩。
refused-share-votes = 別的房間也在這張桌上玩，不能投票換規則；{ $p }聯桌 關 可以分開房間。
refused-move-where = 桌子只能搬到你和我都在、還沒有桌子的房間：{ $p }換房間 #房間
refused-move-shared = 別的房間也在這一桌玩時不能搬；{ $p }聯桌 關 可以分開。
