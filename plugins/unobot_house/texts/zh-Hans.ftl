### 房规：会发生什么，规则和选项是什么。

with-jumped-in = { $act }（抢牌）

event-mercy-shown = { $seat } 有 { $count } 张牌，本局出局，牌放到牌堆底下
round-why-mercy = 本局只剩一个玩家了。

# 规则在这一桌的作用：选项就是变量。
rule-double-deck = 至少把 { $decks } 副牌洗在一起，每十人一副
rule-force-play = 有牌可出就必须出，摸到的也一样
rule-interrupt = 没轮到就出牌罚摸 { $interrupt } 张，刚被跳过的人罚摸 { $interrupt-skipped } 张
rule-jump-in = 手里有和顶牌一模一样的牌{ $black-jump ->
    [yes] （黑牌也算）
   *[no] {""}
}，没轮到也可以抢着出，直到下家出手
rule-mercy = 手里有 { $mercy } 张或更多就出局{ $knockout ->
    [0] {""}
   *[other] ，赢家为此得 { $knockout } 分
}
rule-multi-play = { $multi-play ->
    [numbers] 数字相同的几张数字牌可以一起出
    [pairs] 完全一样的两张牌可以一起出
   *[all] 符号相同的几张牌可以一起出
}（{ $p }出 r5 g5），第一张要{ $lead ->
    [any] 能出
   *[colour] 是当前颜色
}
rule-seven-zero = 出 7 的人和别人交换手牌；出 0 时每个人的手牌都传给下家
rule-shield = 被罚摸牌时可以用反转或禁止挡罚，{ $shield-colour ->
    [named] 要能接顶牌，或是一起选的那个颜色
   *[none] 要能接顶牌；对 +4 什么颜色都行
}
rule-skip-chain = 要被跳过的人可以出禁止，传给下一个人
rule-stack = { $stack ->
    [same] 罚摸的牌可以用同样的牌接
    [any] 罚摸的牌可以用任何罚摸的牌接
    [up] 罚摸的牌可以用张数相同或更多的牌接
   *[d2] +2 可以用 +2 接
}，总数传给下家{ $chain-cap ->
    [0] {""}
   *[other] ，最多 { $chain-cap } 张
}

## 每条规则一行（`help`）：作用，末尾是规则书的条款

about-jump-in = 手里有和顶牌一模一样的牌（颜色和符号都同）？没轮到也可以抢着出，要赶在下家出手之前；然后从你往下轮。(H1)
about-multi-play = 数字或符号相同的几张牌可以一起出；效果相加，颜色看最后一张。(H2)
about-stack = 被罚摸的牌打到时，可以再出一张罚摸的牌，不用摸：总数加上去，传给下家。(H3)
about-skip-chain = 要被跳过时，可以出一张禁止，把它传给下家。(H4)
about-shield = 被罚摸的牌打到时，反转把它打回去，禁止让它越过你到下家。(H5)
about-interrupt = 没轮到你就出牌，罚摸 2 张；刚被跳过的人罚摸 4 张。(H7)
about-seven-zero = 出 7 的人和自己选的人交换手牌；出 0 时每个人的手牌都传给下家。(H8)
about-force-play = 有牌可出就必须出：不能摸牌，摸到能出的也要出。(H9)
about-mercy = 手里的牌太多（通常是 25 张）就出局；最后剩下的人获胜。(H10)
about-double-deck = 几副牌洗在一起，十人以上也能玩。(H11)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

rule-name-jump-in = 抢牌, 抢出, 插牌
rule-name-multi-play = 同字牌, 一次多张
rule-name-stack = 叠加
rule-name-skip-chain = 连禁
rule-name-shield = 挡罚, 反弹罚牌
rule-name-interrupt = 抢出罚牌
rule-name-seven-zero = 7-0换牌
rule-name-force-play = 强制出牌
rule-name-mercy = 爆牌出局
rule-name-double-deck = 两副牌

option-name-decks = 副数
option-name-mercy = 出局张数
option-name-interrupt = 抢出罚

about-option-decks = 至少把几副牌洗在一起
about-option-interrupt = 没轮到就出牌要摸几张
about-option-interrupt-skipped = 刚被跳过的人没轮到就出牌要摸几张
about-option-mercy = 手里多少张就出局
about-option-multi-play = 哪些牌可以一起出
about-option-lead = 一起出的第一张要不要是当前颜色
about-option-shield-colour = 用挡罚接 +4 时要不要合选的颜色
about-option-black-jump = 黑牌可不可以抢
about-option-chain-cap = 叠加最多到多少张
about-option-knockout = 每出局一个人，赢家得多少分
about-option-stack = 罚摸的牌可以用哪些牌接下去
