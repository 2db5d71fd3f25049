### What the terminal itself says, most of it in `unobot demo`. Codes of cards, commands and options stay as they are.

# The first screen.
terminal-welcome =
    歡迎，{ $nick }！這裡是 { $room }，這個終端機裡的房間，有機器人和電腦玩家。
    你是這一桌的房主：等其他玩家入座後，輸入 { $deal } 發牌。
    輪到你時，輸入牌的代碼（如 r5）出牌，或 { $draw } 抽牌。更多：{ $help }，離開：{ $quit }
    幾個人用同一個鍵盤：{ $as } 名字，再輸入 { $join }；輪到誰，誰輸入。大家的手牌都看得見。
    別的玩法：{ $dos }。還可以加：{ $table }、{ $players }、{ $style }、{ $language }，{ $auto } 只看不玩。

# At the end of a match, and when the newcomer leaves.
terminal-next =
    接下來可以試試：
    { $mainland }：加牌可以接加牌
    { $flip }：雙面牌
    { $mercy }：毫不留情：最多加十張，手裡到 25 張就出局
    { $dos }：另一種遊戲
    { $extended }：炸彈和手榴彈
    { $rules }：所有玩法和規則
    自己開一個機器人：{ $init } 會問你的網路和房間並寫好設定，{ $run } 啟動機器人。

# An unknown command of the terminal.
terminal-help = { $quit }、{ $as } 名字（之後由其輸入）、{ $as } 名字 內容（只這一句）、{ $leave } 名字、{ $rename } 名字、{ $act } 動作、{ $whisper } 內容（只對機器人說）；其他文字直接送到房間

# Who comes and goes at the keyboard.
terminal-joins = { $name } 來到 { $room }
terminal-leaves = { $name } 離開 { $room }
terminal-renamed = { $old } 改名為 { $name }
terminal-no-name = { $name } 不能當名字：要一個詞，最多 20 個字母或數字，也不能和機器人的名字相像。
terminal-taken = 這個鍵盤前已經有 { $name } 了。
terminal-nobody = 這個鍵盤前沒有 { $name }。

# What the bot says to one person, and one person to the bot; the second form where several people sit at the keyboard.
terminal-privately = { $bot } 私下說：{ $line }
terminal-privately-to = { $bot } 私下對 { $name } 說：{ $line }
terminal-to = 對 { $bot } 說：{ $line }
terminal-from-to = { $name } 對 { $bot } 說：{ $line }
