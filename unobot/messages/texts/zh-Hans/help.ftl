### 帮助：房间里简短，私下完整，每个命令一行。

help-short = { $preset }：{ $p }开桌 { $preset } 开一桌，{ $p }加入 入座，{ $p }开始 发牌。轮到你时，打出私聊里列出的一种回答；{ $p }能出 列出所有回答。
help-unknown = 没有关于“{ $said }”的帮助。{ $p }帮助 列出命令；{ $p }规则 列表 列出玩法和规则；{ $p }帮助 牌 说明牌的写法。
help-named = { $name }：{ $about }
help-card = { $card } { $text }
about-card-number = 颜色或数字相同就能接，没有别的作用。(B7)
# 一行不能以命令前缀开头：房间里别的机器人可能会当成命令。
help-command = 帮助：{ $text }
help-command-aliases = 帮助：{ $text }也可以打：{ $list }。

help-new = { $p }开桌 玩法 选项：开一桌，例如 { $p }开桌 经典 张数=9；{ $p }uno 也行。
help-start = { $p }开始：给等着的一桌发牌；没有牌桌就开一桌。
help-join = { $p }加入：入座，或回到自己的座位。
help-leave = { $p }离开：让出座位。本局结束之前，{ $p }加入 可以拿回你的牌。
help-rejoin = { $p }回来 加上口令：断线之后私下对我说，就能回到座位；口令在发牌时给过你。
help-deal = { $p }开始：开始一局。
help-play = { $p }出 加上牌：出一张牌。轮到你时只打牌名也行。
help-play-classic-game = { $p }出 加上牌：出一张牌，{ $p }出 r5、{ $p }出 w 红；后面加 uno 就是喊 UNO。轮到你时只打牌名也行：r5。
help-draw = { $p }摸：摸一张牌，或摸罚的牌。
help-pass = { $p }过：摸牌之后结束你的回合。
help-color = { $p }颜色 红：选颜色。
help-color-classic-game = { $p }颜色 红：给黑牌选颜色。
help-challenge = { $p }质疑：质疑一张 +4。是违规出牌，出的人摸 4 张；不是，你摸 6 张。
help-accept = { $p }接受：收下，或同意。
help-refuse = { $p }拒绝：不收，或不同意。
help-pick = { $p }选：回答别的问题：一个玩家、几张牌、一个数。
help-uno = { $p }uno：开一桌或入座。
help-uno-classic-game = { $p }uno：剩一张牌时喊 UNO。没有牌局时，开一桌或入座。
help-catch = { $p }抓 名字：抓忘了喊的人；名字可以不写。
help-catch-classic-game = { $p }抓 名字：抓只剩一张牌却没喊 UNO 的人；名字可以不写。
help-hand = { $p }手牌：私下再把你的牌发给你。
help-top = { $p }顶牌：看场上要接的牌。
help-turn = { $p }轮到谁：看轮到谁。
help-players = { $p }玩家：列出所有人和他们的张数。
help-moves = { $p }能出：私下告诉你可以出什么。
help-why = { $p }为什么 加上牌：私下告诉你这张牌为什么不能出。
help-score = { $p }分数：看到现在为止的比分。
help-rules = { $p }规则：看这一桌的规则；{ $p }规则 列表 列出所有规则。
help-skip = { $p }跳过：替没有回应的玩家继续。
help-kick = { $p }踢 名字：让一个玩家离桌，这场比赛不能再加入。
help-host = { $p }房主 名字：让别人当房主。
help-wait = { $p }等等：这一回合重新计时，每回合一次。
help-seat = { $p }让座 名字：把你的座位和手牌让给房间里的一个人，对方说 { $p }让座 接手。
help-again = { $p }再来：用同样的规则再开一桌，刚才的人还在就都入座。
help-stop = { $p }结束：结束整场比赛。
help-pause = { $p }暂停：停止计时。
help-resume = { $p }继续：继续计时。
help-set = { $p }设置：列出各项设置；{ $p }设置 项目 值：改一项。私下说是自己的，在房间里是整个房间的，由管理员改。
help-help = { $p }帮助 加上命令、牌或规则：说明它。
help-howto = { $p }入门：三行讲完这个游戏。
help-ping = { $p }测试提醒：在房间里像轮到你时那样叫你一声，看看你那边怎么提醒。

pinged = 轮到你时，我就这样叫你。

## 三行讲完的玩法，和说给新来的人的话

howto-page = 详细请看：{ $url }

## 设置

set-done = { $key } 现在是“{ $value }”。
set-keys = 你的设置：{ $list }。{ $p }设置 项目 值：改一项。
set-keys-room = 这个房间的设置：{ $list }。你自己的（{ $own }）：私下对我说 { $p }设置。
refused-set-operators = 这一项在这里只有房间管理员可以设置。
refused-set-privately = 在这里只有房间管理员可以设置 { $key }；要改自己的，请私下对我说“设置 { $key }”。
refused-set-unknown = 这里没有 { $key } 这项设置。有：{ $keys }。
refused-set-what = { $key } 现在是“{ $value }”。可以设成：{ $allowed }。
refused-wants-prefix = prefix 是一到三个符号，例如 ! 或 .，不能是“{ $said }”。

## Themes, settings and options in the help, and what a game says of itself

word-theme-table = 牌桌, 座位
word-theme-playing = 打牌
word-theme-looking = 查看
word-theme-rules = 规则
word-theme-hosting = 管理
word-theme-settings = 设置
word-theme-options = 选项
word-theme-cards = 牌, 卡牌
word-theme-more = 其他
help-short-classic-game = UNO：{ $p }开桌 开一桌，{ $p }加入 入座，{ $p }开始 发牌。轮到你时：{ $p }出 r5（或直接打 r5）、{ $p }摸、{ $p }过；剩一张时喊 { $p }uno。
help-themes = 更多：{ $list }。{ $p }帮助 加上命令、牌、规则、选项或设置的名字就有说明；{ $p }入门 讲解玩法。
help-theme = 命令（{ $theme }）：{ $list }。
help-settings = 你的设置：{ $own }。房间的设置：{ $room }。{ $p }帮助 加上名字就有说明。
help-setting =
    { $where ->
        [own] { $key }：{ $does }可以设成：{ $allowed }。要改就说 { $p }设置 { $key } 值。
        [room] { $key }：{ $does }可以设成：{ $allowed }。由房间管理员用 { $p }设置 { $key } 值 来改。
       *[both] { $key }：{ $does }可以设成：{ $allowed }。{ $p }设置 { $key } 值：私下说改自己的，管理员在房间里说改房间的。
    }
help-options = 牌桌的选项：{ $list }。{ $p }帮助 加上名字就有说明。
help-option = 选项 { $name }：{ $list }。这样开桌：{ $p }开桌 { $line }
help-value = { $value } – { $about }
help-notation = 牌写成颜色（{ $colors }）加符号，例如 { $card }（{ $text }）。也可以用词写，先后随意。
help-kinds = 有名字的牌：{ $list }。{ $p }帮助 加上名字就有说明。
setting-language = 我说的语言。
setting-style = 牌的样子：彩色、只有代码、带表情符号，或用词写。
setting-sort = 手牌按颜色还是按大小排列。
setting-ring = 在哪里提醒轮到你：房间里、私聊里、两处，或不提醒。
setting-highlight = 哪些行以你的名字开头，好让客户端提醒你。
setting-hands = 你的牌用消息还是用通知发给你。
setting-pictures = 能显示图片的地方，手牌是否也用图片发。
setting-quiet = 是否只说必要的话。
setting-prefix = 命令前面的符号。
setting-turn-timeout = 每个回合有多少时间。
setting-pause-limit = 暂停最长多久。
setting-autostart = 第二个人加入后多久自动发牌。
setting-preset = 没有指定时开哪种玩法。
setting-web = 网页上是否可以显示这个房间的牌局。
howto-classic-game = 先出完牌的人赢下这一局。轮到你时，出一张和顶牌颜色、数字或符号相同的牌。黑牌什么牌都能接，由你选颜色。
howto-type = 你的牌和可以给的回答会私下发给你。在房间里或私下对我打出其中一个。
howto-type-classic-game =
    { $play-drawn ->
        [may] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 w 红”（万能牌加颜色）或“摸”；摸完可以“过”。
       *[other] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 w 红”（万能牌加颜色）或“摸”。
    }{ $uno ->
        [none] { "" }
       *[other] 出完剩一张时带上 uno：“出 r5 uno”。
    }
howto-rules = 这一桌：{ $list }。
howto-house = 房规：{ $list }（{ $p }规则）
help-notation-black = 黑牌要带上你选的颜色：{ $example }。
