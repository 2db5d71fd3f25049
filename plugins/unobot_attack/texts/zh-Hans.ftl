### 攻击：发射器，它的牌做什么、问什么，以及什么和它合不来。

verb-press = 按, 按钮, 发射
help-press = { $p }按：按一下发射器，和 { $p }摸 一样。

## 按发射器。`counts` 是每一下的张数：0 + 3。

act-presses = { $times ->
    [1] { $count ->
        [0] { $player } 按了一下，什么也没有
       *[other] { $player } 按了一下，出来 { $count } 张
    }
   *[other] { $player } 按了 { $times } 下，出来 { $counts } 张
}
act-tried-presses = { $player } 出了不能出的牌，按了 { $times } 下，出来 { $counts } 张
effect-presses = { $times ->
    [1] { $count ->
        [0] { $player } 按了一下，什么也没有
       *[other] { $player } 按了一下，出来 { $count } 张
    }
   *[other] { $player } 按了 { $times } 下，出来 { $counts } 张
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $player } 按了一下，什么也没有，停一轮
       *[other] { $player } 按了一下，出来 { $count } 张，停一轮
    }
   *[other] { $player } 按了 { $times } 下，出来 { $counts } 张，停一轮
}

## 提问。`-in-presses`：有发射器的时候。

prompt-penalty-in-presses = { $addressed ->
    [yes] 你要按 { $penalty } 下（{ $p }摸），或出牌应对（{ $p }出 牌名）。
   *[no] { $player } 要按 { $penalty } 下（{ $p }摸），或出牌应对（{ $p }出 牌名）。
}
prompt-attack = { $addressed ->
    [yes] 攻击谁？（{ $p }选 名字）
   *[no] { $player }，攻击谁？（{ $p }选 名字）
}
top-penalty-pending-in-presses = { $seat } 要按 { $penalty } 下。
tried-in-presses = { $why }出错这张牌，罚按 { $fine } 下。

refused-first-attack = 先说攻击谁。
refused-nothing-drawn-is-played = 发射器打出来的牌不能马上出，也就没有什么必须出；剩下的只有 voluntary-draw=no。
refused-attack-no-wild-draw-four = { $option } 在这里没有意义：没有 +4，也没有可以质疑的。
refused-launcher-draws = { $option } 在这里没有意义：牌由发射器来给。


rule-attack = { $edition ->
    [custom] 最新版的 112 张牌，有自定义牌
    [old] 1998 年的 112 张牌，有交换手牌、全体打击和连发
   *[new] 112 张牌，很多会让别人按发射器
}
option-edition = { $value ->
    [custom] 用最新版的牌
    [old] 用 1998 年的牌
   *[new] 用普通版的牌
}
option-launcher = { $value ->
    [even] 发射器给 0 到 4 张，机会相同
   *[usual] 发射器一半时候什么也不给，最多 8 张
}

about-card-hit-one = 下家按一下，停一轮。(A6)
about-card-hit-two = 下家按两下，停一轮。(A6)
about-card-wild-hit-four = 什么牌上都能出。选一个颜色，下家按四下，停一轮。(A6)
about-card-wild-attack-attack = 什么牌上都能出。选一个颜色和一个人，那个人按两下，不停轮：{ $p }出 wa 红 名字。(A8)
about-card-trade-hands = 和你选的一个人交换手牌：{ $p }出 红交换手牌 名字。它不能是最后一张。(A9)
about-card-wild-all-hit = 什么牌上都能出。选一个颜色，其他人各按一下。(A9)
about-card-wild-hit-fire = 什么牌上都能出。选一个颜色，下家一直按到出牌为止，停一轮。(A9)

about-attack = 112 张牌，不摸牌，由发射器给牌。(A1)
about-launcher = 不能出或不想出的人按一下：什么也没有，或出来最多八张，回合结束。(A2)
about-hit-one = 打击1：下家按一下。(A6)
about-hit-two = 打击2：下家按两下。(A6)
about-wild-hit-four = 打击4：下家按四下。(A6)
about-attack-attack = 双重攻击：选一个人按两下。(A8)
about-trade-hands = 交换手牌：出的人和一个人交换手牌。(A9)
about-all-hit = 全体打击：其他人各按一下。(A9)
about-hit-fire = 连发：下家一直按到出牌为止。(A9)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

card-hit-one = 打击1, 打击一
card-hit-two = 打击2, 打击二
card-wild-hit-four = 打击4, 打击四
card-wild-attack-attack = 双重攻击, 攻击
card-trade-hands = 交换手牌, 换手牌
card-wild-all-hit = 全体打击, 全打
card-wild-hit-fire = 连发

preset-name-attack = 攻击, 发射器
rule-name-attack = 攻击牌
about-preset-attack = 不摸牌：发射器什么也不给，或给最多八张
about-option-edition = 用哪一版的牌
about-option-launcher = 发射器给几张牌的机会

## How the game introduces itself

howto-type-attack =
    { $uno ->
        [none] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 wa 红 名字”（攻击一个人）或“按”（发射器）。
       *[other] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 wa 红 名字”（攻击一个人）或“按”（发射器）。出完剩一张时带上 uno：“出 r5 uno”。
    }
option-draw-attack = 不摸牌，而是按发射器，可能没有牌，也可能出来几张
option-voluntary-draw-attack =
    { $value ->
        [no] 有牌能出就不能按
       *[yes] 随时可以按
    }
option-play-drawn-attack = 发射出来的牌这一回合不能出
option-uno-penalty-attack = 忘了喊 UNO 被抓到要按 { $value } 下
