### What `unobot demo` itself tells the newcomer. Codes of cards, commands and options stay as they are.

# The first screen.
demo-welcome =
    歡迎，{ $nick }！這裡是 { $room }，本程式自帶的小型 IRC 伺服器上的房間。
    你是這一桌的房主：等其他玩家入座後，輸入 { $deal } 發牌。
    輪到你時，輸入牌的代碼（如 r5）出牌，或 { $draw } 抽牌。更多：{ $help }，離開：{ $quit }
    別的玩法：{ $dos }。還可以加：{ $table }、{ $players }、{ $style }、{ $language }，{ $auto } 只看不玩。
    同一台電腦上的朋友可以用任何 IRC 用戶端加入：{ $host }，連接埠 { $port }，不用 TLS，頻道 { $room }。

# At the end of a match, and when the newcomer leaves.
demo-next =
    接下來可以試試：
    { $mainland }：加牌可以接加牌
    { $flip }：雙面牌
    { $mercy }：毫不留情：最多加十張，手裡到 25 張就出局
    { $dos }：另一種遊戲
    { $extended }：炸彈和手榴彈
    { $rules }：所有玩法和規則
    自己開一個機器人：把 { $example } 複製為 { $config }，寫上你的網路和房間，再執行 { $run }。

# An unknown command of the terminal.
demo-client-help = { $quit }、{ $rename } 名字、{ $act } 動作、{ $whisper } 名字 內容；其他文字直接送到房間
