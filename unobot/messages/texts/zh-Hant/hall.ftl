### 關於座位、牌桌和設定的指令為什麼不行。

refused-no-table = 這裡還沒有牌桌；{ $p }開桌 開一桌。
refused-not-at-table = 你不在這一桌；{ $p }加入 入座。
refused-no-seat-shut = 你不在這一桌，現在也不能入座。這場比賽結束後，{ $p }開桌 開下一桌。
refused-seat-given-up = 你已經讓出座位；{ $p }加入 重新入座。
refused-host-only = { $host ->
    [nobody] 只有房主和房間管理員可以這樣做。
   *[other] 只有這一桌的房主 { $host } 和房間管理員可以這樣做。
}
refused-not-held-now = { $name } 已經讓出座位。
refused-kicked-out = 你已被請離這一桌，下一場比賽可以再加入。
refused-kick-self = 那是你自己。{ $p }離開 可以離桌。
refused-leave-another = 這樣只會讓你自己離桌。要請 { $name } 離桌，由房主輸入 { $p }踢 { $name }。
refused-again-none = 我啟動以來這裡還沒有人玩過：{ $p }uno 開一桌。
refused-host-agent = { $name } 是電腦玩家，不能當房主。
refused-table-runs = 這裡已經在玩「{ $preset }」：{ $p }規則 看怎麼玩，{ $p }加入 入座。
refused-table-open = 這裡已經有一桌了；{ $p }加入 入座。
refused-in-room-only = 請在房間裡說。
refused-private-only = 請私下跟我說，不要在房間裡說。
refused-operators-only = 只有房間管理員可以這樣做。
refused-admins-only = 私下只有機器人的管理員可以這樣做，對整個網路有效。房間管理員請在房間裡說。
refused-seat-waits-for-token = { $name } 的座位在等本人。如果就是你，請私下跟我說「回來」，加上發牌時我給你的暗號。
refused-wrong-token = 沒有座位用這個暗號。請照發牌時我私下給你的打。
refused-too-many-tokens = 打錯太多次了，請等幾分鐘。
refused-token-what = 暗號是什麼？發牌時我私下給過你；請說「回來」，加上暗號。
refused-skip-not-yet = 還不行：還剩 { $seconds } 秒。
refused-paused-already = 已經暫停了；{ $p }繼續 接著玩。
refused-not-paused = 現在沒有暫停。
refused-wait-not-asked = 現在沒有在等你。
refused-wait-no-limit = 現在不限時間，不用急。
refused-wait-once = 這一回合你已經延長過時間了。
refused-seat-whom = 座位只能讓給在房間裡、在這一桌沒有座位的人：{ $p }讓座 名字
refused-seat-none = 沒有人讓座給你；{ $p }加入 可以入座。
refused-seat-kind = 這一桌的座位不由玩家決定。
not-seen = 我看不到 { $player } 在這個房間裡，沒辦法發牌給 { $player }。如果房間隱藏成員，請管理員也給我管理員權限，之後進來的人我就看得到。
cannot-whisper = 沒辦法發牌給 { $player }：我沒辦法傳私訊給 { $player }。請先跟我開私訊，再 { $p }加入。
door-invited = { $player }，請接受我的邀請，才能看到手牌。
door-again = { $player }，我的邀請還在等你：接受後就能看到手牌。
door-first = 還不能發牌：{ $players } 要先接受我的邀請，才能看到手牌。
door-left-out = 這局不給 { $players } 發牌：還沒有接受我的邀請。接受後從下一局開始打。
door-bridged = { $player } 是透過橋接來的，橋接送不了手牌。請用這個網路的帳號加入；如果我也在你的網路上，就在那裡打。
door-alone = 這只能私下告訴你，而橋接不轉私訊。
to-player = { $player }，{ $line }
refused-no-part-of-the-game = 這一桌不玩這個。
refused-who = 誰？例如 { $p }{ $command } bob。

## 機器人有一段時間聽不到房間之後的牌桌。

table-back = 我回來了。
table-goodbye = 我得先離開一下。牌桌保持原樣，等我回來就繼續。
table-excluded = 我已不在這個房間。牌桌還在，等我能進來再繼續。
table-unheard = 房間不讓我說話，沒人看得到我的話。牌桌先等著，等管理員讓我說話再繼續。
player-unreached = { $player } 收不到我的私訊，也就收不到手牌。請先允許我傳私訊，再 { $p }手牌。
said-again = { $line }（再說一次）
table-lost = 升級之後，原來的牌桌沒辦法繼續，已經關閉；{ $p }開桌 再開一桌。
event-rescued = 規則 { $rule } 出了錯，輪到下一個人
