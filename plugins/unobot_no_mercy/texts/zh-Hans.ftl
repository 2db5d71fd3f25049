### 无情版（No Mercy）：它的牌、提问，以及这副牌的说明。

prompt-roulette = { $addressed ->
    [yes] 要摸到哪种颜色为止？（{ $p }颜色 红、黄、绿或蓝）
   *[no] { $player } 要摸到哪种颜色为止？（{ $p }颜色 红、黄、绿或蓝）
}

refused-first-roulette = 先说要摸到哪种颜色为止。
refused-no-wild-draw-four = { $option } 说的是黑色的 +4，这副牌里没有。
refused-no-wild = { $option } 说的是万能牌，这副牌里没有。

rule-no-mercy = 168 张牌：有 +4、全体禁止、全弃，还有让人摸 4 张、6 张、10 张或摸到某种颜色为止的黑牌
option-wr4-two = { $value ->
    [other] 两人时，反转+4 罚对方
   *[self] 两人时，反转+4 罚出牌的人自己
}
option-roulette = { $value ->
    [player] 颜色轮盘的颜色由出牌的人选
   *[next] 颜色轮盘的颜色由要摸牌的人选
}

## 每张牌、每条规则一行（`help`）：做什么，末尾是条目。

about-card-draw-four = 下家摸 4 张并停一轮。(N6)
about-card-wild-reverse-draw-four = 什么牌上都能出。你选颜色，方向反转，新方向的下一个人摸 4 张并停一轮；只有两人时就是你自己。(N8)
about-card-wild-draw-six = 什么牌上都能出。你选颜色，下家摸 6 张并停一轮。(N6)
about-card-wild-draw-ten = 什么牌上都能出。你选颜色，下家摸 10 张并停一轮。(N6)
about-card-wild-colour-roulette = 什么牌上都能出。下家选一种颜色，翻开摸牌直到摸到它，并停一轮。作为最后一张时没有作用。(N9)

about-no-mercy = 168 张牌，其中有 +4、全体禁止、全弃、+6、+10 和颜色轮盘。(N1)
about-draw-four = { about-card-draw-four }
about-wild-reverse-draw-four = { about-card-wild-reverse-draw-four }
about-wild-draw-six = { about-card-wild-draw-six }
about-wild-draw-ten = { about-card-wild-draw-ten }
about-roulette = { about-card-wild-colour-roulette }

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

card-draw-four = +4, +4牌, 加4, 加四, 罚4
card-wild-reverse-draw-four = 反转+4, 变色反转+4, 反转加4, 转+4
card-wild-draw-six = +6, 加6, 加六, 罚6
card-wild-draw-ten = +10, 加10, 加十, 罚10
card-wild-colour-roulette = 颜色轮盘, 轮盘, 颜色轮盘赌

preset-name-no-mercy = 无情版
rule-name-no-mercy = 无情牌, 168张

about-preset-no-mercy = 出版方更狠的玩法：168 张牌，往上叠加，手里到 25 张就出局
about-option-wr4-two = 两人时反转+4 罚谁
about-option-roulette = 颜色轮盘的颜色由谁选

## How the game introduces itself

howto-type-no-mercy =
    { $play-drawn ->
        [may] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 wr4 红”（黑牌加颜色）或“摸”；摸完可以“过”。
       *[other] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 wr4 红”（黑牌加颜色）或“摸”。
    }{ $uno ->
        [none] { "" }
       *[other] 出完剩一张时带上 uno：“出 r5 uno”。
    }
