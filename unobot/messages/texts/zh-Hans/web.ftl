# 网页，以及一局回放的文件。

web-site = UNO 牌桌
web-about = 观看聊天房间里的 UNO 牌局，亮出所有手牌重放打完的局，并了解规则。
web-skip = 跳到正文
web-menu = 页面
web-languages = 语言
web-to-rooms = 房间
web-to-rules = 规则和牌
web-address = 整局回放：{ $url }

## 房间，以及现在打的牌局

web-rooms-none = 这里还没有可以看的房间。由房间管理员决定：{ $p }设置 网页 开
web-room-playing = 正在打一局
web-room-waiting = 一桌在等人
web-live = 当前牌桌
web-live-none = 现在这里没有牌桌。
web-live-secret = 本局结束后才公开手牌。
web-live-follows = 本页会自动跟着牌局更新。
web-live-stopped = 本页现在没有自动更新，请重新加载。
web-live-reload = 重新加载
web-seats = 座位
web-cards = 张数
web-points = 分数
web-pile = 摸牌堆 { $count } 张
web-direction = { $direction ->
    [1] 顺时针出牌。
   *[other] 逆时针出牌。
}
web-cards-count = { $count } 张
web-points-count = { $count } 分
web-rounds = 已结束的局
web-rounds-none = 这里还没有打完一局。
web-rounds-older = 更早的局

## 规则和牌

web-presets = 玩法
web-house = 房规
web-decks = 牌
web-matches = 赛制
web-all-cards = 用的牌
web-typed = 这样开桌：{ $typed }
web-copies = 张数
web-howto = 怎么玩
web-related = 另见：
web-options = 选项
web-options-about = 选项写在命令后面：{ $typed }
web-usual = （此处）

## 不能显示的

web-missing = 没有这个页面。
web-busy = 同时看的人太多了，请稍后再试。
web-broken = 现在读不到数据，请稍后再试。
web-untellable = 这一局无法回放：太长、太旧，或者规则已经不在了。

## 一局的回放

web-round = { $room } 的一局
web-shared = { $players }：共 { $moves } 步的一局，公开所有手牌，一步一步看。
web-id = 编号 { $id }
web-result = 结果
web-place = 名次
web-player = 玩家
web-left = 手牌分数
web-stopped = 这一局没有打完。
web-step = 这一局的回放
web-step-first = 最前
web-step-back = 上一步
web-step-on = 下一步
web-step-play = 播放
web-step-pause = 暂停
web-step-speed = 速度
web-step-last = 最后
web-step-at = 第几步
web-step-keys = 按键：← 上一步，→ 下一步，空格播放或暂停。
web-moves = 每一步
web-held = { $player } 的手牌（能出的有标记）：
web-can = { $card }，能出
web-has = { $player } 的手牌：{ $cards }
web-draws = { $player } 摸到 { $cards }
web-alone = 只有 { $player } 看到：{ $text }
web-why-not = 其他牌为什么不能出？
web-cut = 后来规则改了，后面的内容无法显示。
web-proof = 发牌公平吗？
web-proof-about = 第一次发牌之前，机器人就公开了一串秘密的末端哈希。本局的秘密和玩家打的话得出种子，种子决定每一张牌：谁也不能单独选牌。
web-proof-secret = 秘密
web-proof-anchor = 链头，以及这是其中第几个秘密
web-proof-beacon = 公开的随机值
web-proof-shares = 各座位加入的话
web-proof-seed = 种子
web-proof-none = 这一局没有证明：是旧版本发的牌，或者规则后来改了。
web-proof-file = 整局的文件
web-proof-check = 存成 { $file }，再用这条命令检查：{ $command }
