### DOS：会发生什么，问什么，为什么不行。

event-matched = { $bonus ->
    [yes] { $seat } 用 { $cards } 配上 { $center }，颜色全同
   *[other] { $seat } 用 { $cards } 配上 { $center }
}
matched-pair = { $cards } 配 { $center }
list-pairs-last = { $first }，用 { $next }
list-pairs-more = { $first }，用 { $next }
matched-pairs = { $seat } 用 { $pairs }
event-row-filled = 中央牌补上 { $cards }
event-put-into-row = { $seat } 把 { $card } 放进中央牌
event-put-on-pile = { $seat } 把 { $card } 放到弃牌堆
event-pile-turned = 弃牌堆洗成了新的摸牌堆

act-draws-asked-match-drawn = { $player } 摸了 { $count } 张，可以配（{ $p }出 牌名）、放一张（{ $p }放 牌名），或过牌（{ $p }过）

top-centre-row = 中央牌：{ $row }。

prompt-match = { $addressed ->
    [yes] 轮到你配中央牌 { $row }（{ $p }出 牌），或摸牌（{ $p }摸）。
   *[no] 轮到 { $player } 配中央牌 { $row }（{ $p }出 牌），或摸牌（{ $p }摸）。
}
prompt-matching = { $addressed ->
    [yes] 你可以接着配中央牌 { $row }，或结束回合（{ $p }过）。
   *[no] { $player } 可以接着配中央牌 { $row }，或结束回合（{ $p }过）。
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] 你可以配中央牌 { $row }（{ $p }出 牌），或放一张进去（{ $p }放 牌）。
       *[pile] 你可以配中央牌 { $row }（{ $p }出 牌）、放一张到弃牌堆（{ $p }放 牌），或过牌（{ $p }过）。
    }
   *[no] { $unmatched ->
        [row] { $player } 可以配中央牌 { $row }（{ $p }出 牌），或放一张进去（{ $p }放 牌）。
       *[pile] { $player } 可以配中央牌 { $row }（{ $p }出 牌）、放一张到弃牌堆（{ $p }放 牌），或过牌（{ $p }过）。
    }
}
prompt-position = { $addressed ->
    [yes] 配中央牌 { $row } 的第几张？（{ $p }选 数字）
   *[no] { $player } 配中央牌 { $row } 的第几张？（{ $p }选 数字）
}
prompt-bonus = { $addressed ->
    [yes] 你可以放一张进中央牌（{ $p }放 牌），或留着（{ $p }过）。
   *[no] { $player } 可以放一张进中央牌（{ $p }放 牌），或留着（{ $p }过）。
}
prompt-duty = { $addressed ->
    [yes] 你必须放一张进中央牌（{ $p }放 牌）。
   *[no] { $player } 必须放一张进中央牌（{ $p }放 牌）。
}

refused-no-match = { $match ->
    [number] { $card } 和 { $row } 数字不同。
   *[either] { $card } 和 { $row } 数字、颜色都不同。
}
refused-three-cards = 一张中央牌只能用一张，或加起来正好的两张来配。
refused-cannot-be = { $card } 不能当 { $named }。
refused-no-such-place = 那个位置没有中央牌。
refused-matched-before = 那张中央牌本回合已经配过了。
refused-does-not-add-up = { $sum ->
    [0] { $cards } 加起来配不上 { $row }。
   *[other] { $cards } 加起来是 { $sum }：配不上 { $row }。
}
refused-first-match = 现在不行：配一张中央牌，或摸牌。
refused-first-matching = 现在不行：接着配，或结束回合（{ $p }过）。
refused-first-match-drawn = 现在不行：你已经摸了牌；可以配、放一张，或过牌。
refused-first-position = 先说配第几张中央牌。
refused-first-bonus = 放一张进中央牌，或留着（{ $p }过）。
refused-first-duty = 你必须放一张进中央牌。

option-dos-at = { $value ->
    [2] 一个回合后剩两张牌就要喊 DOS
   *[other] 出牌后剩一张牌就要喊 DOS
}
option-match = { $value ->
    [number] 单张按数字配
   *[either] 单张按数字或颜色配
}
option-colour-bonus = { $value ->
    [yes] 配上的牌颜色全同有同色奖励
   *[no] 没有同色奖励
}
option-unmatched = { $value ->
    [row] 一张也没配上的人必须放一张进中央牌
   *[pile] 一张也没配上的人可以放一张到弃牌堆
}

verb-put = 放, 放牌, 弃牌
verb-dos = 喊DOS, 喊dos, dos, 叫dos

help-put = { $p }放 加上牌：把一张牌放进中央牌（DOS）。
help-dos = { $p }dos：喊 DOS。
help-play-dos-game = { $p }出 加上牌：配一张中央牌，{ $p }出 r5 配 5，{ $p }出 r2 g3 用两张相加配 5；{ $p }出 2 r5 说明配的是左起第几张。
help-draw-dos-game = { $p }摸：摸一张牌，之后还可以配牌。
help-pass-dos-game = { $p }过：配牌或摸牌之后结束你的回合。
help-catch-dos-game = { $p }抓 名字：抓忘了喊 DOS 的人；名字可以不写。

## 每张牌和每条规则一行（`help`）：作用，末尾是规则书的条款

about-card-number-dos-game = 配中央牌里数字相同的一张，或和另一张牌一起配它们之和；在 dos 玩法里颜色相同也可以。(S4)
about-card-hash = 它可以当 1 到 10 的任何数字，颜色是自己的：机器人会取能配上的数字，也可以自己说（r#=4）。(S5)
about-card-wild-dos = 它是 2，要什么颜色就是什么颜色。(S5)

about-dos-game = 中间放着两张牌，叫中央牌。用数字相同的一张，或加起来正好的两张，去配每一张；先出完手牌的人获胜。(S4)
about-dos-turn = 配中央牌；配不上或不想配，就摸一张，然后可以再配，或放一张下去。(S8)
about-dos-calls = 快出完的人要喊 DOS，和 UNO 一样：出牌后剩一张时，按官方规则是回合后剩两张时。没喊被抓到，罚摸 2 张。(S10)

## DOS 牌桌上的帮助

help-short-dos-game = DOS：{ $p }开桌 dos 开一桌，{ $p }加入 入座，{ $p }开始 发牌。轮到你时配中央牌：{ $p }出 r5（或直接打 r5）、{ $p }出 r1 g4（两张相加）、{ $p }摸、{ $p }过；{ $p }dos 喊 DOS。
howto-dos-game =
    { $match ->
        [number] 先出完牌的人赢下这一局。中间放着两张牌，叫中央牌。轮到你时去配每一张：用数字相同的一张，或数字加起来正好的两张。
       *[either] 先出完牌的人赢下这一局。中间放着两张牌，叫中央牌。轮到你时去配每一张：用数字或颜色相同的一张，或数字加起来正好的两张。
    }

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

card-wild-dos = 万能2

preset-name-dos-official = 官方DOS, 官方dos

card-hash = 井号牌, #

about-preset-dos = 用数字、加起来的数或颜色去配两张中央牌
about-preset-dos-official = 官方的 DOS：只按数字或加起来的数配，颜色全同有奖励

about-option-dos-at = 1：出牌后剩一张时要喊 DOS；2：回合后正好剩两张时要喊
about-option-match = 单张只靠颜色行不行
about-option-colour-bonus = 配上的牌颜色全同有没有奖励
about-option-unmatched = 一张也没配上的人是可以放到弃牌堆，还是必须放进中央牌

title-dos = DOS
title-dos-official = 官方 DOS

howto-type-dos-game =
    轮到你时，在房间里或私下对我说：“出 r5”（配 5）、“出 r1 g4”（两张相加配 5）、“出 1 r5”（配左起第一张中央牌）、“摸”，配过之后可以“过”。{ $uno ->
        [none] { "" }
       *[other] { $dos-at ->
            [2] 回合结束时剩两张就说“dos”。
           *[other] 出完剩一张时带上 dos：“出 r5 dos”。
        }
    }
option-uno-dos-game =
    { $value ->
        [none] 不用喊 DOS
       *[call] 要喊 DOS
    }
option-uno-penalty-dos-game = 忘了喊 DOS 被抓到要摸 { $value } 张
