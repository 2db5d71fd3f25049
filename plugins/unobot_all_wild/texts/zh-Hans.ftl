### 全黑：它的牌做什么、问什么，以及什么和它合不来。

prompt-draw-target = { $addressed ->
    [yes] 让谁摸 2 张？（{ $p }选 名字）
   *[no] { $player }，让谁摸 2 张？（{ $p }选 名字）
}
refused-first-draw-target = 先说让谁摸牌。

refused-no-colors = { $option } 在这里没有意义：没有颜色，也没有可以质疑的。
refused-no-last-card = 这里全是黑牌：那样就没有一张牌能最后出了。
refused-no-first-card = 这一桌的第一张牌不管是什么都不起作用：first-card=plain。
refused-several-black = 一次出几张的必须是有颜色的牌，这里全是黑牌。
refused-no-seven-no-zero = 这副牌里没有 7，也没有 0。
refused-only-black-jumps = 这里全是黑牌，谁也抢不了；加上 black-jump=yes，相同的牌就能抢。


rule-all-wild = 万能牌、反转、禁止、跳两家、+2、+4、指定 +2、强制换手牌
option-skip-two = { $value ->
    [seats] 两人玩时跳两家让两人各停一轮
   *[opponent] 两人玩时跳两家让对方停两轮
}

about-card-wild-all-wild = 什么牌上都能出，没有别的作用。(W5)
about-card-wild-reverse = 什么牌上都能出。出牌方向改变；两人玩时等于禁止。(W5)
about-card-wild-skip = 什么牌上都能出。下家停一轮。(W5)
about-card-wild-draw-two = 什么牌上都能出。下家摸 2 张，停一轮。(W5)
about-card-wild-draw-four-all-wild = 什么牌上都能出。下家摸 4 张，停一轮；不能质疑。(W5)
about-card-wild-skip-two = 什么牌上都能出。后面两家各停一轮；两人玩时对方停两轮。(W6)
about-card-wild-targeted-draw-two = 什么牌上都能出。你选的一个人摸 2 张，不停轮：{ $p }出 wt2 名字。(W7)
about-card-wild-forced-swap = 什么牌上都能出。你和你选的一个人交换手牌：{ $p }出 ws 名字。作为最后一张出，就直接赢。(W8)

about-all-wild = 112 张黑牌：没有颜色，没有数字。(W1)
about-skip-two = 跳两家：后面两家各停一轮。(W6)
about-targeted-draw = 指定+2：选一个人摸 2 张。(W7)
about-forced-swap = 强制换手牌：出的人和一个人交换手牌。(W8)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

card-wild-reverse = 反转, 转, 万能反转, 反转牌, 转向
card-wild-skip = 禁止, 禁, 万能禁止, 禁止牌, 跳过, 跳
card-wild-draw-two = +2, 加2, 加二, 万能+2, 加两张, 罚2
card-wild-skip-two = 跳两家, 禁两家, 跳过两家
card-wild-targeted-draw-two = 指定+2, 指定加2
card-wild-forced-swap = 强制换手牌, 换手牌, 换牌

preset-name-all-wild = 全黑, 全万能
rule-name-all-wild = 全黑牌
about-preset-all-wild = 112 张黑牌：没有颜色，没有数字，任何牌上都能出任何牌
about-option-skip-two = 两人玩时，跳两家让对方停两轮，还是两人各停一轮

## How the game introduces itself

howto-all-wild = 先出完牌的人赢下这一局。没有颜色，没有数字：轮到你时，什么牌都能出。
howto-type-all-wild =
    { $play-drawn ->
        [may] 轮到你时，在房间里或私下对我说：“出 w”、“出 ws 名字”（换手牌）或“摸”；摸完可以“过”。
       *[other] 轮到你时，在房间里或私下对我说：“出 w”、“出 ws 名字”（换手牌）或“摸”。
    }{ $uno ->
        [none] { "" }
       *[other] 出完剩一张时带上 uno：“出 w uno”。
    }
