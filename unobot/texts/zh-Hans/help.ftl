### 帮助：房间里简短，私下完整，每个命令一行。

help-short =
    UNO：{ $p }开桌 开一桌，{ $p }加入 入座，{ $p }开始 发牌。轮到你时：{ $p }出 r5（或直接打 r5）、{ $p }摸、{ $p }过；剩一张时喊 { $p }uno。
    更多：{ $p }入门、{ $p }帮助 牌、{ $p }帮助 加上命令、牌或规则，{ $p }规则；私下说“帮助”列出所有命令。
help-long =
    牌桌：{ $p }开桌 开一桌，{ $p }加入 入座，{ $p }开始 发牌，{ $p }离开 让出座位。
    轮到你时：{ $p }出 r5（或直接打 r5）、{ $p }出 w 红、{ $p }摸、{ $p }过。
    UNO：出牌时带上（{ $p }出 r5 uno），或马上喊 { $p }uno；{ $p }抓 举报忘了喊的人。
    有人对你出 +4：{ $p }摸 或 { $p }质疑。
    查看：{ $p }手牌、{ $p }顶牌、{ $p }轮到谁、{ $p }玩家、{ $p }能出、{ $p }为什么 r5、{ $p }分数、{ $p }规则。
    自己的设置，私下说：{ $p }设置 列出 language、style、sort、highlight 和 hints；{ $p }测试提醒 试试轮到你时的提醒。
    房主：{ $p }跳过、{ $p }踢、{ $p }房主、{ $p }结束、{ $p }暂停、{ $p }继续。
    更多：{ $p }入门 三行讲完，{ $p }帮助 出 说明命令，{ $p }帮助 叠加 说明规则，{ $p }帮助 wd4 说明牌，{ $p }帮助 牌 说明牌怎么写。
help-cards = 牌写成颜色（r 红、y 黄、g 绿、b 蓝）加符号：r5 是红 5，gs 绿禁止，br 蓝反转，y+2 黄 +2，w 万能牌，wd4 是 +4。黑牌要带颜色：w 红。也可以用词写，先后随意：红 5、红禁止。
help-unknown = 没有关于“{ $said }”的帮助。{ $p }帮助 列出命令；{ $p }规则 list 列出玩法和规则；牌写成 r5 或 wd4 这样。
help-named = { $name }：{ $about }
help-card = { $card } { $text }
about-card-number = 颜色或数字相同就能接，没有别的作用。(B7)
# 一行不能以命令前缀开头：房间里别的机器人可能会当成命令。
help-command = 帮助：{ $text }
help-command-aliases = 帮助：{ $text }也可以打：{ $list }。

help-new = { $p }开桌 玩法 选项：开一桌，例如 { $p }开桌 经典 cards=9；{ $p }uno 也行。
help-start = { $p }开始：给等着的一桌发牌；没有牌桌就开一桌。
help-join = { $p }加入：入座，或回到自己的座位。
help-leave = { $p }离开：让出座位。本局结束之前，{ $p }加入 可以拿回你的牌。
help-rejoin = { $p }回来 加上那个词：断线之后，私下对我说，回到你的座位；发牌时我给过你那个词。
help-deal = { $p }开始：开始一局。
help-play = { $p }出 加上牌：出一张牌，{ $p }出 r5、{ $p }出 w 红；后面加 uno 就是喊 UNO。轮到你时只打牌名也行：r5。
help-draw = { $p }摸：摸一张牌，或摸罚的牌。
help-pass = { $p }过：摸牌之后结束你的回合。
help-color = { $p }颜色 红：给黑牌选颜色。
help-challenge = { $p }质疑：怀疑一张 +4。是诈出，出的人摸 4 张；不是，你摸 6 张。
help-accept = { $p }接受：收下，或同意。
help-refuse = { $p }拒绝：不收，或不同意。
help-pick = { $p }选：回答别的问题：一个玩家、几张牌、一个数。
help-uno = { $p }uno：剩一张牌时喊 UNO。没有牌局时，开一桌或入座。
help-catch = { $p }抓 名字：举报只剩一张牌却没喊 UNO 的人；名字可以不写。
help-hand = { $p }手牌：私下再把你的牌发给你。
help-top = { $p }顶牌：看场上要接的牌。
help-turn = { $p }轮到谁：看轮到谁。
help-players = { $p }玩家：列出所有人和他们的张数。
help-moves = { $p }能出：私下告诉你可以出什么。
help-why = { $p }为什么 加上牌：私下告诉你这张牌为什么不能出。
help-score = { $p }分数：看到现在为止的比分。
help-rules = { $p }规则：看这一桌的规则；{ $p }规则 list 列出所有规则。
help-skip = { $p }跳过：替没有回应的玩家继续。
help-kick = { $p }踢 名字：让一个玩家离桌。
help-host = { $p }房主 名字：让别人当房主。
help-stop = { $p }结束：结束整场比赛。
help-pause = { $p }暂停：停止计时。
help-resume = { $p }继续：继续计时。
help-set = { $p }设置：列出各项设置；{ $p }设置 项目 值：改一项。私下说是自己的，在房间里是整个房间的，由管理员改。
help-help = { $p }帮助 加上命令、牌或规则：说明它。
help-howto = { $p }入门：三行讲完这个游戏。
help-verify = { $p }验证：看下一次发牌封存了什么，怎样检查上一次发牌。
help-seed = { $p }种子 加上几个字：给下一次发牌的运气加一点你的东西。
help-ping = { $p }测试提醒：在房间里像轮到你时那样叫你一声，看看你那边怎么提醒。

pinged = 轮到你时，我就这样叫你。

## 三行讲完的玩法，和说给新来的人的话

howto =
    每人拿到一手牌，先出完的人赢下这一局。轮到你时，出一张能接顶牌的牌：颜色相同，或数字、符号相同，或者黑牌，出黑牌要选颜色。
    没有能出的就摸一张，摸到能出的可以马上出。禁止让下家停一轮，反转改变方向，+2 和 +4 让下家摸牌。剩一张时马上喊 UNO，忘了喊被抓到要罚摸两张。
    在这里：{ $p }开桌 开一桌，{ $p }加入 入座，{ $p }开始 发牌；{ $p }出 r5、{ $p }出 w 红、{ $p }摸、{ $p }过；你的牌会私下发给你。
howto-page = 详细请看：{ $url }
hint-card = 第一次见到：{ $text }

## 设置

set-done = { $key } 现在是“{ $value }”。
set-keys = 你的设置：{ $list }。{ $p }设置 项目 值：改一项。
set-keys-room = 这个房间的设置：{ $list }。你自己的（{ $own }）：私下对我说 { $p }设置。
refused-set-operators = 这一项在这里只有房间管理员可以设置。
refused-set-privately = 在这里只有房间管理员可以设置 { $key }；要改自己的，请私下对我说“设置 { $key }”。
refused-set-unknown = 这里没有 { $key } 这项设置。有：{ $keys }。
refused-set-what = { $key } 现在是“{ $value }”。可以设成：{ $allowed }。
refused-wants-prefix = prefix 是一到三个符号，例如 ! 或 .，不能是“{ $said }”。
