# 網頁，以及一局重播的檔案。

web-site = UNO 牌桌
web-about = 觀看聊天房間裡的 UNO 牌局，亮出所有手牌重放打完的局，並了解規則。
web-skip = 跳到內文
web-menu = 頁面
web-languages = 語言
web-to-rooms = 房間
web-to-rules = 規則和牌
web-address = 整局重播：{ $url }

## 房間，以及現在打的牌局

web-rooms-none = 這裡還沒有可以看的房間。由房間管理員決定：{ $p }設定 網頁 開
web-room-playing = 正在打一局
web-room-waiting = 有一桌在等人
web-live = 目前的牌桌
web-live-none = 現在這裡沒有牌桌。
web-live-secret = 這一局結束後才公開手牌。
web-live-follows = 這一頁會自動跟著牌局更新。
web-live-stopped = 這一頁現在沒有自動更新，請重新載入。
web-live-reload = 重新載入
web-seats = 座位
web-cards = 張數
web-points = 分數
web-pile = 牌疊 { $count } 張
web-direction = { $direction ->
    [1] 順時針出牌。
   *[other] 逆時針出牌。
}
web-cards-count = { $count } 張
web-points-count = { $count } 分
web-rounds = 已結束的局
web-rounds-none = 這裡還沒有打完一局。
web-rounds-older = 更早的局

## 規則和牌

web-presets = 玩法
web-house = 房規
web-decks = 牌
web-matches = 賽制
web-all-cards = 用的牌
web-typed = 這樣開桌：{ $typed }
web-copies = 張數
web-howto = 怎麼玩
web-related = 另見：
web-options = 選項
web-options-about = 選項寫在指令後面：{ $typed }
web-usual = （此處）

## 不能顯示的

web-missing = 沒有這個頁面。
web-busy = 同時看的人太多了，請稍後再試。
web-broken = 現在讀不到資料，請稍後再試。
web-untellable = 這一局無法重播：太長、太舊，或者規則已經不在了。

## 一局的重播

web-round = { $room } 的一局
web-shared = { $players }：共 { $moves } 步的一局，公開所有手牌，一步一步看。
web-id = 編號 { $id }
web-result = 結果
web-place = 名次
web-player = 玩家
web-left = 手牌分數
web-stopped = 這一局沒有打完。
web-step = 這一局的重播
web-step-first = 最前
web-step-back = 上一步
web-step-on = 下一步
web-step-play = 播放
web-step-pause = 暫停
web-step-speed = 速度
web-step-last = 最後
web-step-at = 第幾步
web-step-keys = 按鍵：← 上一步，→ 下一步，空白鍵播放或暫停。
web-moves = 每一步
web-held = { $player } 的手牌（能出的有標記）：
web-can = { $card }，能出
web-has = { $player } 的手牌：{ $cards }
web-draws = { $player } 抽到 { $cards }
web-alone = 只有 { $player } 看到：{ $text }
web-why-not = 其他牌為什麼不能出？
web-cut = 後來規則改了，後面的內容無法顯示。
web-proof = 發牌公平嗎？
web-proof-about = 第一次發牌之前，機器人就公開了一串秘密的末端雜湊值。這一局的秘密和玩家打的話得出種子，種子決定每一張牌：誰也不能單獨選牌。
web-proof-secret = 秘密
web-proof-anchor = 鏈頭，以及這是其中第幾個秘密
web-proof-beacon = 公開的隨機值
web-proof-shares = 各座位加入的話
web-proof-seed = 種子
web-proof-none = 這一局沒有證明：是舊版本發的牌，或者規則後來改了。
web-proof-file = 整局的檔案
web-proof-check = 存成 { $file }，再用這個指令檢查：{ $command }
