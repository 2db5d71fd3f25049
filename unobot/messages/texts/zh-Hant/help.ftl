### 說明：房間裡簡短，私下完整，每個指令一行。

help-short = { $preset }：{ $p }開桌 { $preset } 開一桌，{ $p }加入 入座，{ $p }開始 發牌。輪到你時，打出私訊裡列出的一種回答；{ $p }能出 列出所有回答。
help-unknown = 沒有關於「{ $said }」的說明。{ $p }說明 列出指令；{ $p }規則 清單 列出玩法和規則；{ $p }說明 牌 說明牌的寫法。
help-named = { $name }：{ $about }
help-card = { $card } { $text }
about-card-number = 顏色或數字相同就能接，沒有別的作用。(B7)
# 一行不能以指令前綴開頭：房間裡別的機器人可能會當成指令。
help-command = 說明：{ $text }
help-command-aliases = 說明：{ $text }也可以打：{ $list }。

help-new = { $p }開桌 玩法 選項：開一桌，例如 { $p }開桌 經典 張數=9；{ $p }uno 也可以。
help-start = { $p }開始：幫等著的一桌發牌；沒有牌桌就開一桌。
help-join = { $p }加入：入座，或回到自己的座位。
help-leave = { $p }離開：讓出座位。這一局結束之前，{ $p }加入 可以拿回你的牌。
help-rejoin = { $p }回來 加上暗號：斷線之後私下跟我說，就能回到座位；暗號在發牌時給過你。
help-deal = { $p }開始：開始一局。
help-play = { $p }出 加上牌：出一張牌。輪到你時直接打牌也可以。
help-play-classic-game = { $p }出 加上牌：出一張牌，{ $p }出 r5、{ $p }出 w 紅；後面加 uno 就是喊 UNO。輪到你時直接打牌也可以：r5。
help-draw = { $p }抽：抽一張牌，或抽該罰的牌。
help-pass = { $p }過：抽牌之後結束你的回合。
help-color = { $p }顏色 紅：選顏色。
help-color-classic-game = { $p }顏色 紅：指定黑牌的顏色。
help-challenge = { $p }挑戰：挑戰對方的 +4。如果違規，出的人抽 4 張；沒有違規，你抽 6 張。
help-accept = { $p }接受：收下，或同意。
help-refuse = { $p }拒絕：不收，或不同意。
help-pick = { $p }選：回答別的問題：一個玩家、幾張牌、一個數。
help-uno = { $p }uno：開一桌或入座。
help-uno-classic-game = { $p }uno：剩一張牌時喊 UNO。沒有牌局時，開一桌或入座。
help-catch = { $p }抓 名字：抓忘了喊的人；名字可以不寫。
help-catch-classic-game = { $p }抓 名字：抓只剩一張牌卻沒喊 UNO 的人；名字可以不寫。
help-hand = { $p }手牌：私下再給你看一次手牌。
help-top = { $p }頂牌：看場上要接的牌。
help-turn = { $p }輪到誰：看輪到誰。
help-players = { $p }玩家：列出所有人和他們的張數。
help-moves = { $p }能出：私下告訴你可以出什麼。
help-why = { $p }為什麼 加上牌：私下告訴你這張牌為什麼不能出。
help-score = { $p }分數：看目前的分數。
help-rules = { $p }規則：看這一桌的規則；{ $p }規則 清單 列出所有規則。
help-skip = { $p }跳過：不等沒有回應的玩家，繼續玩。
help-kick = { $p }踢 名字：讓一個玩家離桌，這場比賽不能再加入。
help-host = { $p }房主 名字：讓別人當房主。
help-wait = { $p }等等：這一回合重新計時，每回合一次。
help-seat = { $p }讓座 名字：把你的座位和手牌讓給房間裡的一個人，對方說 { $p }讓座 接手。
help-again = { $p }再來：用同樣的規則再開一桌，剛才的人還在就都入座。
help-stop = { $p }結束：結束整場比賽。
help-pause = { $p }暫停：停止計時。
help-resume = { $p }繼續：繼續計時。
help-set = { $p }設定：列出各項設定；{ $p }設定 項目 值：改一項。私下說是改自己的；在房間裡說是改整個房間的，由管理員改。
help-help = { $p }說明 加上指令、牌或規則：解釋它。
help-howto = { $p }入門：三行講完這個遊戲。
help-ping = { $p }測試提醒：像輪到你時那樣在房間裡叫你一聲，看看你那邊會怎麼提醒。

pinged = 輪到你時，我就這樣叫你。

## 三行講完的玩法，和說給新手的話

howto-page = 詳細請看：{ $url }

## 設定

set-done = { $key } 現在是「{ $value }」。
set-keys = 你的設定：{ $list }。要改就說 { $p }設定 項目 值。
set-keys-room = 這個房間的設定：{ $list }。你自己的（{ $own }）：私下跟我說 { $p }設定。
refused-set-operators = 這一項在這裡只有房間管理員可以設定。
refused-set-privately = 在這裡只有房間管理員可以設定 { $key }；要改自己的，請私下跟我說「設定 { $key }」。
refused-set-unknown = 這裡沒有 { $key } 這項設定。有：{ $keys }。
refused-set-what = { $key } 現在是「{ $value }」。可以設成：{ $allowed }。
refused-wants-prefix = prefix 是一到三個符號，例如 ! 或 .，不能是「{ $said }」。

## Themes, settings and options in the help, and what a game says of itself

word-theme-table = 牌桌, 座位
word-theme-playing = 打牌
word-theme-looking = 查看
word-theme-rules = 規則
word-theme-hosting = 管理
word-theme-settings = 設定
word-theme-options = 選項
word-theme-cards = 牌, 卡牌
word-theme-more = 其他
help-short-classic-game = UNO：{ $p }開桌 開一桌，{ $p }加入 入座，{ $p }開始 發牌。輪到你時：{ $p }出 r5（或直接打 r5）、{ $p }抽、{ $p }過；剩一張時喊 { $p }uno。
help-themes = 更多：{ $list }。{ $p }說明 加上指令、牌、規則、選項或設定的名字就有解釋；{ $p }入門 講解玩法。
help-theme = 指令（{ $theme }）：{ $list }。
help-settings = 你的設定：{ $own }。房間的設定：{ $room }。{ $p }說明 加上名字就有解釋。
help-setting =
    { $where ->
        [own] { $key }：{ $does }可以設成：{ $allowed }。要改就說 { $p }設定 { $key } 值。
        [room] { $key }：{ $does }可以設成：{ $allowed }。由房間管理員用 { $p }設定 { $key } 值 來改。
       *[both] { $key }：{ $does }可以設成：{ $allowed }。{ $p }設定 { $key } 值：私下說改自己的，管理員在房間裡說改房間的。
    }
help-options = 牌桌的選項：{ $list }。{ $p }說明 加上名字就有解釋。
help-option = 選項 { $name }：{ $list }。這樣開桌：{ $p }開桌 { $line }
help-value = { $value } – { $about }
help-notation = 牌寫成顏色（{ $colors }）加符號，例如 { $card }（{ $text }）。也可以用文字寫，順序不拘。
help-kinds = 有名字的牌：{ $list }。{ $p }說明 加上名字就有解釋。
setting-language = 我說的語言。
setting-style = 牌的樣子：彩色、只有代碼、帶表情符號，或用文字寫。
setting-sort = 手牌按顏色還是按大小排列。
setting-ring = 在哪裡提醒輪到你：房間裡、私訊裡、兩處，或不提醒。
setting-highlight = 哪些行以你的名字開頭，好讓你那邊提醒你。
setting-hands = 你的牌用訊息還是用通知傳給你。
setting-pictures = 能顯示圖片的地方，手牌是否也用圖片傳。
setting-quiet = 是否只說必要的話。
setting-prefix = 指令前面的符號。
setting-turn-timeout = 每個回合有多少時間。
setting-pause-limit = 暫停最長多久。
setting-autostart = 第二個人加入後多久自動發牌。
setting-preset = 沒有指定時開哪種玩法。
setting-web = 網頁上是否可以顯示這個房間的牌局。
howto-classic-game = 最先出完牌的人贏得這一局。輪到你時，出一張和頂牌顏色、數字或符號相同的牌。黑牌什麼牌都能接，由你指定顏色。
howto-type = 你的牌和可以給的回答會私下傳給你。在房間裡或私下跟我打出其中一個。
howto-type-classic-game =
    { $play-drawn ->
        [may] 輪到你時，在房間裡或私下說：「出 r5」（紅 5）、「出 w 紅」（轉色，加上顏色）或「抽」；抽完可以「過」。
       *[other] 輪到你時，在房間裡或私下說：「出 r5」（紅 5）、「出 w 紅」（轉色，加上顏色）或「抽」。
    }{ $uno ->
        [none] { "" }
       *[other] 出完剩一張時帶上 uno：「出 r5 uno」。
    }
howto-rules = 這一桌：{ $list }。
howto-house = 房規：{ $list }（{ $p }規則）
help-notation-black = 黑牌要帶上你指定的顏色：{ $example }。
