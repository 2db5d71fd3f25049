### 别的牌：作用，问什么，牌的说明。

# 一个动词可以打的词，用逗号隔开。
verb-guess = 猜, 猜词
help-guess = { $p }猜 加上词：猜谜；在房间里只打出那个词也行。

event-dared = { $by } 要 { $seat } 做：“{ $text }”，不做就摸 { $cards } 张
event-dare-met = { $done ->
    [yes] { $seat } 做到了
   *[no] { $seat } 不肯做
}
event-pile-flipped = { $drawn ->
    [yes] 从摸牌堆翻开了 { $card }
   *[no] 弃牌堆翻了过来，最上面是 { $card }
}
event-charade-began = { $seat } 想好了一个词，给大家提示：谁先打出这个词，谁就弃掉所有{ $color }色牌
event-charade-solved = { $seat } 猜中了：“{ $word }”
event-charade-unsolved = 没有人猜中 { $seat } 的词

prompt-dare = { $addressed ->
    [yes] 做到了（{ $p }接受），还是改成摸牌（{ $p }拒绝）？
   *[no] { $player }：做到了（{ $p }接受），还是改成摸牌（{ $p }拒绝）？
}
prompt-charade = 猜猜 { $player } 想的词，直接打出来就行！（{ $player } 用 { $p }过 结束猜谜）
prompt-charade-keep = { $addressed ->
    [yes] 弃掉那个颜色的牌（{ $p }接受），还是留着（{ $p }拒绝）？
   *[no] { $player }：弃掉那个颜色的牌（{ $p }接受），还是留着（{ $p }拒绝）？
}
prompt-trade-with = { $addressed ->
    [yes] 和谁交换？（{ $p }选 名字）
   *[no] { $player } 和谁交换？（{ $p }选 名字）
}
prompt-trade-number = { $addressed ->
    [yes] 交换几张牌？（{ $p }选 数字）
   *[no] { $player } 交换几张牌？（{ $p }选 数字）
}
prompt-trade-cards = { $addressed ->
    [yes] 给出哪几张牌？（{ $p }选 牌 牌）
   *[no] { $player } 给出哪几张牌？（{ $p }选 牌 牌）
}

hand-charade-word = { $hand }。在这里告诉我你的词，例如“选 雨伞”，或者“过”
hand-trade-cards = { $hand }。给出其中哪几张？

refused-no-charade = 现在没有词要猜。
refused-own-charade = 你的词要由别人来猜。
refused-not-the-word = 不是这个词。
refused-first-dare = 先回答要你做的事。
refused-first-charade = 现在不行：词还没有猜出来。
refused-first-charade-word = 先私下告诉我你的词（{ $p }选 词），或 { $p }过。
refused-first-charade-keep = 先决定那个颜色的牌是弃掉（{ $p }接受）还是留着（{ $p }拒绝）。
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
option-charade-keep = { $value ->
    [yes] 猜中词的人可以留着牌
   *[no] 猜中词的人要弃掉那个颜色的牌
}
option-pile-flip = { $value ->
    [draw] 翻牌堆翻开摸牌堆的一张牌
   *[played] 翻牌堆翻的是弃牌堆
}

## 每张牌和每条规则一行（`help`）：作用，末尾是规则书的条款

about-card-wild-swap-hands = 什么牌上都能出。选一个颜色，和你选的一个人交换手牌；作为最后一张出，就直接赢。(D2)
about-card-wild-shuffle-hands = 什么牌上都能出。选一个颜色，所有手牌洗在一起，一张一张重新发；作为最后一张出，就直接赢。(D3)
about-card-wild-customizable-1 = 什么牌上都能出。选一个颜色，再做开局前大家说好的事；没有说好，就只选颜色。(D4)
about-card-wild-customizable-2 = 什么牌上都能出。选一个颜色，再做开局前大家说好的事；没有说好，就只选颜色。(D4)
about-card-wild-customizable-3 = 什么牌上都能出。选一个颜色，再做开局前大家说好的事；没有说好，就只选颜色。(D4)
about-card-wild-trade = 什么牌上都能出。选一个颜色、一个人和一个数：用你挑的几张牌，换对方同样多的牌，看不见抽。(D10)
about-card-wild-draw-eight = 什么牌上都能出。选一个颜色，下家摸 8 张并停一轮，或像对 +4 那样质疑：错了摸 10 张，对了你摸 8 张。(D12)
about-card-draw-seven = 下家摸 7 张，停一轮。(D13)
about-card-pile-flip = 什么牌上都能出。弃牌堆洗过再翻过来：要接新的顶牌；如果它是罚摸的牌，下家马上摸。(D14)
about-card-blank = 什么牌上都能出，什么作用也没有：要接的还是它下面那张。(D15)

about-official112 = 108 张牌，加三张自定义牌和一张换手牌或洗手牌。(D1)
about-wild4uno = 108 张牌，加三张自定义牌和一张交换牌。(D9)
about-unoplus = 200 张牌：每种数字多一倍，还有 +7、+8、翻牌堆和百搭。(D11)
about-swap-hands = 换手牌：出的人选颜色，和一个人交换手牌。(D2)
about-shuffle-hands = 洗手牌：所有手牌洗在一起，重新发。(D3)
about-customizable = 自定义牌：做开局前大家说好的事。(D4)
about-wild-trade = 交换牌：用你挑的几张牌，换别人同样多的牌，看不见抽。(D10)
about-wild-draw-eight = +8：和 +4 一样，但是摸 8 张。(D12)
about-draw-seven = +7：和 +2 一样，但是摸 7 张。(D13)
about-pile-flip = 翻牌堆：弃牌堆洗过再翻过来，要接新的顶牌。(D14)
about-blank = 百搭：什么牌上都能出，什么也不变。(D15)
about-custom-plain = 只选颜色的自定义牌。(D8)
about-custom-encore = 跳过所有人的自定义牌：出的人再来一回合。(D8)
about-custom-everyone-draws = 让其他人各摸 2 张的自定义牌。(D8)
about-custom-purge = 让其他人弃掉所有黑牌的自定义牌；弃完没有牌的人就出完了。(D8)
about-custom-dare = 要下家做一件事、不做就摸牌的自定义牌；没有人检查，凭良心。(D8)
about-custom-charade = 猜词的自定义牌：出的人给暗藏的词作提示，谁先打出这个词，谁就弃掉所选颜色的全部牌。(D8)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

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

about-option-wc1 = 自定义牌 1 做什么，例如 dare:"唱歌":2
about-option-wc2 = 自定义牌 2 做什么，例如 dare:"唱歌":2
about-option-wc3 = 自定义牌 3 做什么，例如 dare:"唱歌":2
about-option-charade-keep = 猜中词的人能不能留着牌
about-option-pile-flip = 翻牌堆翻的是哪一堆
about-option-custom = 有几张自定义牌
about-option-extra = 哪一种牌移动整手牌

title-unoplus = UNO 加强版
title-wild4uno = 交换牌组

## French and German cards, with which games of plugins are played: how they are called, and what is said of suits
## in the place of colours.

color-spades = 黑桃
color-hearts = 红桃
color-clubs = 梅花
color-diamonds = 方块
color-acorns = 橡果
color-leaves = 树叶
color-bells = 铃铛
word-spades = 黑桃
word-hearts = 红桃, 红心
word-clubs = 梅花, 草花
word-diamonds = 方块, 方片
word-acorns = 橡果
word-leaves = 树叶
word-bells = 铃铛
card-jack = 杰克, 钩
card-queen = 皇后
card-unter = 下将
card-ober = 上将
card-king = 国王
card-ace = 尖, 尖儿
card-joker = 大小王

# In the style `words`: what it reads as can be typed.
card-in-words-french = { card-in-words }
card-in-words-german = { card-in-words-french }
prompt-turn-french = { $addressed ->
    [yes] { $force ->
        [named] 轮到你了：{ $card }（{ $color }）。
        [any] 轮到你了：{ $card }（任意花色）。
       *[printed] 轮到你了：{ $card }。
    }
   *[no] { $force ->
        [named] 轮到 { $player }：{ $card }（{ $color }）。
        [any] 轮到 { $player }：{ $card }（任意花色）。
       *[printed] 轮到 { $player }：{ $card }。
    }
}
reminder-turn-french = { $addressed ->
    [yes] { $force ->
        [named] 轮到你了，场上是 { $card }（{ $color }），还剩 { $time }。
        [any] 轮到你了，场上是 { $card }（任意花色），还剩 { $time }。
       *[printed] 轮到你了，场上是 { $card }，还剩 { $time }。
    }
   *[no] { $force ->
        [named] 轮到 { $player }：{ $card }（{ $color }），还剩 { $time }。
        [any] 轮到 { $player }：{ $card }（任意花色），还剩 { $time }。
       *[printed] 轮到 { $player }：{ $card }，还剩 { $time }。
    }
}
prompt-color-french = { $addressed ->
    [yes] 选哪种花色？（{ $p }花色 { $colors }）
   *[no] { $player } 选哪种花色？（{ $p }花色 { $colors }）
}
top-french = { $force ->
    [named] 场上是 { $card }（{ $color }）。
    [any] 场上是 { $card }（任意花色）。
   *[printed] 场上是 { $card }。
}
help-color-french = { $p }花色 红桃：指定接下来要出的花色。
help-notation-french = 牌写成花色（{ $colors }）加符号，例如 { $card }（{ $text }）。也可以用词写，先后随意。
prompt-turn-german = { prompt-turn-french }
reminder-turn-german = { reminder-turn-french }
prompt-color-german = { prompt-color-french }
top-german = { top-french }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }

## Games of tricks

prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] 轮到你了：{ $cards }。
       *[no] 轮到你了，请领出。
    }
   *[no] { $trick-open ->
        [yes] 轮到 { $player }：{ $cards }。
       *[no] 轮到 { $player } 领出。
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] 轮到你了，这一墩是 { $cards }，还剩 { $time }。
       *[no] 轮到你领出，还剩 { $time }。
    }
   *[no] { $trick-open ->
        [yes] 轮到 { $player }：{ $cards }，还剩 { $time }。
       *[no] 轮到 { $player } 领出，还剩 { $time }。
    }
}
about-card-number-tricks = 有领出的花色就要跟。同花色里最大的牌，或者最大的将牌，赢这一墩。
top-tricks = 翻开的牌：{ $card }。
top-trick-open = 这一墩：{ $cards }。
top-trumps = 将牌：{ $color }。
top-pile-tricks = { "" }
event-laid-to-trick = { $seat } 出 { $card }
event-trick-taken = { $seat } 赢得这一墩（{ $tricks }）
event-trumps-turned = { $seat } 亮出 { $card }，它的花色是将牌
mark-tricks-taken = { $tricks } 墩
refused-must-follow = 要跟花色：领出的是 { $led }。
round-why-hand-missing = 少了一手牌，这一局不算。
help-play-tricks = { $p }出 加上牌：往这一墩出一张牌；有领出的花色就要跟。轮到你时只打牌名也行。
