### 别的牌：作用，问什么，牌的说明。

# 一个动词可以打的词，用逗号隔开。
verb-guess = 猜, 猜词
help-guess = { $p }猜 加上词：猜谜；在房间里只打出那个词也行。

event-dared = { $by } 要 { $seat } 做：“{ $text }”，不做就摸 { $cards } 张
event-dare-met = { $done ->
    [yes] { $seat } 做到了
   *[no] { $seat } 不肯做
}
event-pile-flipped = 弃牌堆翻了过来，最上面是 { $card }
event-charade-began = { $seat } 想好了一个词，给大家提示：谁先打出这个词，谁就弃掉所有{ $color }色牌
event-charade-solved = { $seat } 猜中了：“{ $word }”
event-charade-unsolved = 没有人猜中 { $seat } 的词

prompt-dare = { $player }：做到了（{ $p }接受），还是改成摸牌（{ $p }拒绝）？
prompt-charade = 猜猜 { $player } 想的词，直接打出来就行！（{ $player } 用 { $p }过 结束猜谜）
prompt-trade-with = { $player } 和谁交换？（{ $p }选 名字）
prompt-trade-number = { $player } 交换几张牌？（{ $p }选 数字）
prompt-trade-cards = { $player } 给出哪几张牌？（{ $p }选 牌 牌）

hand-charade-word = { $hand }。在这里告诉我你的词，例如“选 雨伞”，或者“过”
hand-trade-cards = { $hand }。给出其中哪几张？

refused-no-charade = 现在没有词要猜。
refused-own-charade = 你的词要由别人来猜。
refused-not-the-word = 不是这个词。
refused-first-dare = 先回答要你做的事。
refused-first-charade = 现在不行：词还没有猜出来。
refused-first-charade-word = 先私下告诉我你的词（{ $p }选 词），或 { $p }过。
refused-first-trade-with = 先说和谁交换。
refused-first-trade-number = 先说交换几张。
refused-first-trade-cards = 先说给出哪几张。

rule-official112 = 108 张牌，加上 { $custom } 张自定义牌{ $extra ->
    [shuffle] 和一张洗手牌
    [both] 、一张换手牌和一张洗手牌
   *[swap] 和一张换手牌
}
rule-unoplus = 200 张牌：数字牌加倍，还有 +7、+8、翻牌堆和百搭
rule-wild4uno = 108 张牌，加上 { $custom } 张自定义牌和一张交换牌

option-wc1 = { $value ->
    [plain] wc1 只选颜色
    [charade] wc1 是猜词：猜中的人弃掉一种颜色
    [dare] wc1 要下家做三个仰卧起坐，不做就摸 3 张
    [encore] wc1 让出牌的人再来一回合
    [everyone-draws] wc1 让其他人各摸 2 张
    [purge] wc1 让其他人弃掉所有黑牌
   *[other] wc1 的作用是 { $value }
}
option-wc2 = { $value ->
    [plain] wc2 只选颜色
    [charade] wc2 是猜词：猜中的人弃掉一种颜色
    [dare] wc2 要下家唱一首歌，不唱就摸 2 张
    [encore] wc2 让出牌的人再来一回合
    [everyone-draws] wc2 让其他人各摸 2 张
    [purge] wc2 让其他人弃掉所有黑牌
   *[other] wc2 的作用是 { $value }
}
option-wc3 = { $value ->
    [plain] wc3 只选颜色
    [charade] wc3 是猜词：猜中的人弃掉一种颜色
    [dare] wc3 要下家学一种动物，不学就摸 2 张
    [encore] wc3 让出牌的人再来一回合
    [everyone-draws] wc3 让其他人各摸 2 张
    [purge] wc3 让其他人弃掉所有黑牌
   *[other] wc3 的作用是 { $value }
}

## 可以打的名字；第一个是显示的

card-draw-seven = +7, 加7, 罚7
card-wild-draw-eight = +8, 转色罚8张, 转色罚8, 加8, 罚8
card-pile-flip = 翻牌堆, 牌堆翻转
card-blank = 百搭, 百搭牌
card-wild-swap-hands = 换手牌, 换牌
card-wild-shuffle-hands = 洗手牌, 洗牌
card-wild-trade = 交换牌
card-wild-customizable-1 = 自定义牌1, 空白牌1
card-wild-customizable-2 = 自定义牌2, 空白牌2
card-wild-customizable-3 = 自定义牌3, 空白牌3
rule-name-official112 = 官方112, 112张
