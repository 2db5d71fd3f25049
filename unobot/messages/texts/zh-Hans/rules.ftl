### 用词语说出的规则。和经典玩法不同的地方由选项拼成。

rules-table = 这一桌玩“{ $preset }”：{ $about }。
rules-preset = “{ $line }”的规则：{ $about }。
rules-differences = 和经典玩法不同：{ $list }。
rules-options = 选项：{ $list }。
rules-same = 就是经典规则，没有改动。
rules-house = 房规：{ $list }。
rules-match = 赛制：{ $list }。
rules-deck = 牌：{ $list }。
rules-list-presets = 玩法：{ $list }。
rules-list-decks = 牌：{ $list }。
rules-list-rules = 房规：{ $list }。
rules-list-matches = 赛制：{ $list }。
rules-list-more = 详细：{ $p }规则 名字。
rules-list-none = 无
rules-unknown = { $guess ->
    [no] 没有叫“{ $said }”的规则。{ $p }规则 列表 列出全部。
   *[yes] 没有叫“{ $said }”的规则；是 { $nearest } 吗？
}
rules-rule = { $name }：{ $about }
rules-option = 选项 { $name }={ $value }：{ $about }。

match-winner = 先到 { $target } 分者胜；出完的人得到别人手里牌的分数
match-negative = 打到有人手里的牌累计 { $target } 分；分数最少者胜
match-rounds = 打 { $rounds } 局；分数最多者胜

option-cards = { $value ->
    [auto] 两三人每人发 9 张，四到六人 7 张，再多 5 张
   *[other] 每人发 { $value } 张
}
option-next-dealer = { $value ->
    [winner] 下一局由出完的人坐庄
   *[left] 下一局由下家坐庄
}
option-turn-timeout = { $value ->
    [off] 出牌不限时
   *[other] 每回合限时 { $value }
}
option-idle-limit = { $value ->
    [0] 一直不回应也不会离桌
   *[other] 连续超时 { $value } 次就离桌
}
option-first = { $value ->
    [left] 庄家的下家先出
   *[other] { $value } 先出
}
option-first-card = { $value ->
    [plain] 翻开的第一张不管是什么都不起作用
    [next] 翻到的不是数字牌就压在下面，一直翻到数字牌
    [number] 翻开的第一张总是数字牌
    [dealer] 翻开的第一张当作庄家出的
   *[apply] 翻开的第一张对第一位玩家生效
}
option-first-wd4 = { $value ->
    [bottom] 第一张翻到 +4，放到牌堆底下
   *[reshuffle] 第一张翻到 +4，洗回牌堆
}
option-first-wild = { $value ->
    [any] 第一张是万能牌时，什么颜色都能接
   *[name] 第一张是万能牌时，由第一位玩家选颜色
}
option-first-reverse = { $value ->
    [right] 第一张是反转时，庄家的上家先出
   *[dealer] 第一张是反转时，庄家先出
}
option-draw = { $value ->
    [until] 不能出就一直摸到能出
   *[one] 摸一张
}
option-until-cap = { $value ->
    [0] 摸牌没有上限
   *[other] 不能出时最多摸 { $value } 张
}
option-voluntary-draw = { $value ->
    [no] 有牌可出就不能摸牌
   *[yes] 随时可以摸牌
}
option-play-drawn = { $value ->
    [must] 摸到能出的牌必须马上出
    [never] 摸到的牌本回合不能出
   *[may] 摸到能出的牌可以马上出
}
option-wild-follow = { $value ->
    [0] 万能牌之后不必跟牌
   *[other] 两人玩时，万能牌之后跟不上的人摸 { $value } 张
}
option-wd4 = { $value ->
    [strict] 手里有当前颜色的牌时不能出 +4
    [no-play] 别的牌都不能出时才能出 +4
    [free] +4 随时可以出，也不能质疑
   *[challenge] +4 可能是违规出牌，可以质疑
}
option-challenge-by = { $value ->
    [anyone] 其他人都可以质疑 +4
   *[next] 只有下家可以质疑 +4
}
option-challenge-success = { $value ->
    [return] 违规出牌的 +4 要收回
   *[draw] 违规出牌的人自己摸四张
}
option-challenge-turn = { $value ->
    [one] 质疑成功又没有牌可出的人摸一张
   *[normal] 质疑成功的人照常出牌
}
option-challenge-guilty = { $value ->
    [2] 违规出牌的人摸两张
   *[full] 违规出牌的人摸牌上的张数
}
option-challenge-innocent = 质疑错的人多摸 { $value } 张
option-no-out = { $value ->
    [black] 最后一张不能是黑牌
    [action] 最后一张不能是功能牌或黑牌
   *[none] 最后一张可以是任何牌
}
option-uno = { $value ->
    [none] 不用喊 UNO
   *[call] 必须喊 UNO
}
option-uno-penalty = 忘了喊 UNO 罚摸 { $value } 张
option-false-uno = { $value ->
    [0] 错喊 UNO 不罚
   *[other] 错喊 UNO 罚摸 { $value } 张
}
option-false-uno-warning = { $value ->
    [yes] 每局第一次错喊只警告
   *[no] 错喊没有警告，直接罚
}
option-false-catch = { $value ->
    [0] 抓错别人不罚
   *[other] 抓错别人罚摸 { $value } 张
}
option-wrong-card = { $value ->
    [0] 出错不能出的牌不罚
   *[other] 出错不能出的牌罚摸 { $value } 张
}
option-target = 整场比赛打到 { $value } 分
option-target-more = { $value ->
    [0] 分数线和人数无关
   *[other] 从第三人起，每人把分数线提高 { $value } 分
}
option-scoring = { $value ->
    [none] 这一局不算分
    [places] 一局按名次计分，每赢过一人得一分
   *[cards] 一局按别人手里的牌计分
}
option-rounds = 打 { $value } 局
option-time = { $value ->
    [off] 一局不限时
   *[other] 一局最多 { $value }
}
option-other = { $name } 是 { $value }

## 经典的牌和规则，各一行，末尾是规则书的条款

about-card-skip = 下家停一轮。(B11)
about-card-reverse = 出牌方向改变；两人玩时等于禁止。(B12)
about-card-draw-two = 下家摸 2 张，停一轮。(B13)
about-card-wild = 什么牌上都能出，出的人选颜色，例如 { $p }出 w 红。(B14)
about-card-wild-draw-four = 出的人选颜色，下家摸 4 张并停一轮，或者质疑。出的人手里还有原来颜色的牌，就是违规出牌。(B15)

about-classic-game = 出颜色、数字或符号和顶牌相同的牌，不然就摸一张；先出完的人赢下这一局。(B7)
about-matching = 颜色和当前颜色相同、数字或符号和顶牌相同的牌能出，黑牌也能出。(B7)
about-playing = 最后一张牌出掉，这一局就结束；最后一张是罚摸的牌，下家还是要摸。(B28)
about-drawing = 不出牌就摸一张，摸到能出的可以马上出。(B9)
about-calls = 出到只剩一张的人要喊 UNO，要赶在别人抓之前；被抓到就罚摸。(B22)
about-challenge = 被 +4 打到的人可以质疑：是违规出牌，出的人摸 4 张；不是，质疑的人摸 6 张并停一轮。(B17)
about-penalty = 被罚摸的牌打到的人摸牌，停一轮。(B13)
about-first-card = 开局翻开的牌对第一位玩家生效，就像有人出了它。(B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = 这一桌有规定时，出错不能出的牌要罚摸；那张牌留在手里。(B31)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

preset-name-classic = 经典
preset-name-official112 = 官方112
preset-name-taiwan = 台湾, 台灣, 繁中
preset-name-mainland = 大陆, 国内
preset-name-japan = 日本
preset-name-japan11 = 日本11
preset-name-duo = 双人
preset-name-party = 派对
preset-name-unoplus = 加强版

option-name-cards = 张数, 牌数
option-name-turn-timeout = 回合限时

about-preset-classic = 最初的规则
about-preset-official112 = 最初的规则，用较新的 112 张牌
about-preset-taiwan = 照《中文百科》介绍的玩法；想快些加 until-cap=3
about-preset-mainland = 中国大陆的牌里附的规则卡
about-preset-japan = 最初的规则，照日本印的说明书
about-preset-japan11 = 日本一个社团的规则，每人 11 张：罚摸不能叠加，不能一次出几张，可以用功能牌出完
about-preset-duo = 百科里的双人玩法；想快些加 until-cap=3
about-preset-party = 快而热闹，只打一局；想安静些加 chain-cap=20 uno-penalty=2
about-preset-wild4uno = 和台湾一样，加上交换牌和自定义牌；想快些加 until-cap=3
about-preset-unoplus = 和台湾一样，用 200 张牌：加上 +7、+8、翻牌堆和百搭；想快些加 until-cap=3

about-option-cards = 每人发几张牌
about-option-next-dealer = 下一局谁坐庄
about-option-turn-timeout = 多久不回应就由机器人继续；off 是一直等
about-option-idle-limit = 连续超时几次就离桌；off 是从不
about-option-first = 谁先出：left 是庄家的下家，或写一个玩家的名字
about-option-uno = 要不要喊 UNO
about-option-uno-penalty = 被抓到没喊要摸几张
about-option-false-uno = 不用喊却喊了要摸几张
about-option-false-uno-warning = 每局第一次错喊是不是只警告
about-option-false-catch = 抓错别人要摸几张
about-option-challenge-by = 谁可以质疑 +4
about-option-challenge-success = 质疑成功之后怎么办
about-option-challenge-turn = 质疑成功又没有牌可出的人怎么摸
about-option-challenge-guilty = 违规出牌的人摸几张
about-option-challenge-innocent = 质疑错的人多摸几张
about-option-no-out = 哪些牌不能作为最后一张
about-option-draw = 摸一张，还是摸到能出
about-option-until-cap = 摸到能出为止时最多摸几张
about-option-voluntary-draw = 有牌可出时可不可以摸牌
about-option-play-drawn = 摸到能出的牌怎么办
about-option-wild-follow = 两人玩时，万能牌之后跟不上要摸几张
about-option-first-card = 翻开的第一张不是数字牌时怎么办
about-option-first-wd4 = 第一张翻到 +4 时放到哪里
about-option-first-wild = 第一张是万能牌时要不要选颜色
about-option-first-reverse = 第一张是反转时谁先出
about-option-wd4 = 什么时候可以出 +4，能不能质疑
about-option-wrong-card = 出错不能出的牌要摸几张
