### 扩展：会发生什么，问什么，为什么不行。

## 牌桌和牌

event-direction-chosen = { $direction ->
    [1] { $seat } 选了顺时针
   *[other] { $seat } 选了逆时针
}
event-numbers-printed = 本局的组合牌上印着 { $numbers }
event-put-under = { $card } 放到牌堆底下
event-laid-under = { $seat } 出了 { $card }
# 和同一个人的动作一起说：“ann 出了 [ra]，带上 [bh]”；第二种单独说。
and-added = { $act }，带上 { $cards }
event-added = { $seat } 加上 { $cards }
and-number-named = { $act }，当作 { $number }
event-number-named = { $seat } 说是 { $number }
and-target-named = { $act }，对 { $to }
event-target-named = { $seat } 选了 { $to }
with-given-back = { $act }（{ $seat } 收回 { $card }）
with-stopped = { $act }，挡住了 { $of } 的 { $card }
and-packet-laid = { $count ->
    [0] { $act }，没有附牌
   *[other] { $act }，附上 { $count } 张盖着的牌
}
event-packet-laid = { $count ->
    [0] { $seat } 没有附牌
   *[other] { $seat } 附上 { $count } 张盖着的牌
}
event-packet-taken = { $count ->
    [0] { $seat } 收下转移牌，里面没有牌
   *[other] { $seat } 收下 { $count } 张转移牌
}
and-cards-taken = { $act }，拿走 { $of } { $count } 张牌
event-cards-taken = { $seat } 拿走 { $of } { $count } 张牌
event-hands-swapped = { $seat } 和 { $of } 交换手牌
event-turned-up = { $card } 亮了出来
event-number-turned-up = { $seat } 翻出 { $card }
event-color-bet = { $word ->
    [red] { $seat } 说红色
    [yellow] { $seat } 说黄色
    [green] { $seat } 说绿色
    [blue] { $seat } 说蓝色
   *[black] { $seat } 说黑色
}
event-duel-won = { $seat } 在决斗中胜了 { $of }
event-duel-tied = { $seat } 和 { $of } 的决斗打平
and-laid-face-down = { $act }，把 { $count } 张牌盖着留给其他人
event-laid-face-down = { $seat } 把 { $count } 张牌盖着留给其他人
event-took-face-down = { $seat } 摸走其中 { $times } 张
event-held-back = { $why ->
    [effect] { $seat } 戴着紧箍咒，不能从摸牌堆得牌
   *[limit] { $seat } 手里的牌太多，少摸 { $count } 张
}
event-grenade-passed = { $to } 接到手榴弹
event-c4-moved = { $number ->
    [0] C4 留在 { $to } 手里
   *[other] C4 移动 { $number } 位，到 { $to } 手里
}
event-outbid-lost = { $seat } 出不了 { $least } 或更大的数
event-blown-up = { $card } 在 { $seat } 手里爆炸
event-came-back = { $seat } 回到本局，停一轮（眩晕）
event-stunned = { $seat } 停一轮（眩晕）
event-exhausted = { $seat } 眩晕（停一轮）、虚弱（不能出 pass牌、反弹和传递牌）
event-hand-halved = { $seat } 戴上紧箍咒：手牌减到 { $count } 张之前，不能从摸牌堆得牌
and-put-up = { $act }，亮出 { $cards }
event-put-up = { $seat } 亮出 { $cards }
event-reckoned = { $seat } 选 { $sign } { $number }，得 { $result }
event-gamble-won = { $seat } 比 { $of } 大
event-gamble-tied = { $seat } 和 { $of } 一样大

## 问谁什么

prompt-direction = { $addressed ->
    [yes] 选哪个方向？（{ $p }选 顺时针 或 { $p }选 逆时针）
   *[no] { $player } 选哪个方向？（{ $p }选 顺时针 或 { $p }选 逆时针）
}
prompt-draw = { $addressed ->
    [yes] 摸 { $penalty } 张并停一轮（{ $p }接受），或用加牌、pass牌、反弹回应（{ $p }出 牌）。
   *[no] { $player }：摸 { $penalty } 张并停一轮（{ $p }接受），或用加牌、pass牌、反弹回应（{ $p }出 牌）。
}
prompt-transfer = { $addressed ->
    [yes] 收下转移牌（{ $p }接受），或用同样的传递牌、pass牌、反弹传下去（{ $p }出 牌）。
   *[no] { $player }：收下转移牌（{ $p }接受），或用同样的传递牌、pass牌、反弹传下去（{ $p }出 牌）。
}
prompt-disarm = { $addressed ->
    [yes] 停一轮，并弃两张功能牌（{ $p }接受）或摸四张（{ $p }拒绝）。
   *[no] { $player }：停一轮，并弃两张功能牌（{ $p }接受）或摸四张（{ $p }拒绝）。
}
prompt-stun = { $addressed ->
    [yes] 眩晕停一轮（{ $p }接受），或找人顶替（{ $p }出 牌）。
   *[no] { $player }：眩晕停一轮（{ $p }接受），或找人顶替（{ $p }出 牌）。
}
prompt-weakness = { $addressed ->
    [yes] 虚弱中继续（{ $p }接受），或找人顶替（{ $p }出 牌）。
   *[no] { $player }：虚弱中继续（{ $p }接受），或找人顶替（{ $p }出 牌）。
}
prompt-target = { $addressed ->
    [yes] 对谁？（{ $p }选 名字）
   *[no] { $player } 对谁？（{ $p }选 名字）
}
prompt-number = { $addressed ->
    [yes] 当作哪个数字？（{ $p }选 7）
   *[no] { $player } 当作哪个数字？（{ $p }选 7）
}
prompt-positions = { $addressed ->
    [yes] 看下家的第几张牌？（{ $p }选 1 4，或 { $p }选 都不要）
   *[no] { $player } 看下家的第几张牌？（{ $p }选 1 4，或 { $p }选 都不要）
}
prompt-packet = { $addressed ->
    [yes] 附上最多两张牌（{ $p }选 牌 牌），或不附（{ $p }选 都不要）。
   *[no] { $player } 附上最多两张牌（{ $p }选 牌 牌），或不附（{ $p }选 都不要）。
}
prompt-added = { $addressed ->
    [yes] 你可以带上一张神手（{ $p }选 牌），或不带（{ $p }选 都不要）。
   *[no] { $player } 可以带上一张神手（{ $p }选 牌），或不带（{ $p }选 都不要）。
}
prompt-keep = { $addressed ->
    [yes] 留下哪张数字牌？（{ $p }选 牌）
   *[no] { $player } 留下哪张数字牌？（{ $p }选 牌）
}
prompt-discard = { $addressed ->
    [yes] 你要弃两张牌（{ $p }选 牌 牌）。
   *[no] { $player } 要弃两张牌（{ $p }选 牌 牌）。
}
prompt-disarmed = { $addressed ->
    [yes] 你要弃两张功能牌（{ $p }选 牌 牌）。
   *[no] { $player } 要弃两张功能牌（{ $p }选 牌 牌）。
}
prompt-bet = { $addressed ->
    [yes] 说一个还没有人说过的颜色；黑色也算（{ $p }选 颜色）。
   *[no] { $player } 说一个还没有人说过的颜色；黑色也算（{ $p }选 颜色）。
}
prompt-grenade = { $addressed ->
    [yes] 出一张 { $fuse } 并选下一个颜色（{ $p }出 牌 和 颜色），或弃掉手牌（{ $p }过）。
   *[no] { $player }：出一张 { $fuse } 并选下一个颜色（{ $p }出 牌 和 颜色），或弃掉手牌（{ $p }过）。
}
prompt-c4 = { $addressed ->
    [yes] 你拿着 C4：出一张数字牌（{ $p }出 牌名）。
   *[no] { $player } 拿着 C4：出一张数字牌（{ $p }出 牌名）。
}
prompt-c4-own = { $addressed ->
    [yes] 出一张数字牌，C4 移走（{ $p }出 牌），或让它爆炸（{ $p }过）。
   *[no] { $player }：出一张数字牌，C4 移走（{ $p }出 牌），或让它爆炸（{ $p }过）。
}
prompt-outbid = { $addressed ->
    [yes] { $bid ->
        [0] 出一张数字牌（{ $p }出 牌）。
       *[other] 出一张 { $bid } 或更大的数字牌（{ $p }出 牌）。
    }
   *[no] { $bid ->
        [0] { $player }：出一张数字牌（{ $p }出 牌）。
       *[other] { $player }：出一张 { $bid } 或更大的数字牌（{ $p }出 牌）。
    }
}
prompt-forsaken = { $addressed ->
    [yes] 你要数字还是功能？（{ $p }选 数字、{ $p }选 功能）
   *[no] { $player } 要数字还是功能？（{ $p }选 数字、{ $p }选 功能）
}
prompt-combo = { $addressed ->
    [yes] 你可以加上印着的数字 { $combo }（{ $p }选 牌 牌 牌），或不加（{ $p }选 都不要）。
   *[no] { $player } 可以加上印着的数字 { $combo }（{ $p }选 牌 牌 牌），或不加（{ $p }选 都不要）。
}
prompt-put-up = { $addressed ->
    [yes] 亮出四张数字牌（{ $p }选 牌 牌 牌 牌）。
   *[no] { $player } 亮出四张数字牌（{ $p }选 牌 牌 牌 牌）。
}
prompt-reckon = { $addressed ->
    [yes] 选一个数和怎么算（{ $p }选 7 +）。
   *[no] { $player } 选一个数和怎么算（{ $p }选 7 +）。
}
prompt-gambler-won = { $addressed ->
    [yes] 弃两张牌（{ $p }选 弃牌），或让对方摸四张（{ $p }选 摸牌）。
   *[no] { $player }：弃两张牌（{ $p }选 弃牌），或让对方摸四张（{ $p }选 摸牌）。
}

## 为什么不行

refused-under-weakness = 虚弱时不能出 { $card }。
refused-transfer-low = { $card } 要接同色的 0 到 4，或另一张传递≤4。
refused-transfer-high = { $card } 要接同色的 5 到 9，或另一张传递≥5。
refused-draw-too-small = { $card } 太小：一路都是 +2 时才能叠上去。
refused-other-packet = { $card } 不是同一种：转移牌怎么来的，就用同一种传递牌传下去。
refused-four-together = 四张相同数字可以一起出，只要其中一张能单独出；这几张不行。
refused-only-answers = { $card } 只能在回合开始时回应你身上的效果。
refused-not-this-turn = { $card } 本回合不能出。
slip-card-unknown-chain = 没有收入锁链：原作者自己也说它判不清。
refused-chain-undecidable = 没有收入锁链：原作者自己也说它判不清。
refused-extended-own-points = 扩展玩法有自己的计分。
refused-first-direction = 先选方向（{ $p }选 顺时针 或 { $p }选 逆时针）。
refused-first-draw = 先回应要摸的牌。
refused-first-transfer = 先回应转移牌。
refused-first-disarm = 先回应缴械。
refused-first-stun = 先回应眩晕（{ $p }接受）。
refused-first-weakness = 先回应虚弱（{ $p }接受）。
refused-first-packet = 先说附上哪几张牌（{ $p }选 牌名 牌），或不附（{ $p }选 都不要）。
refused-first-added = 先说带上哪张神手（{ $p }选 牌名），或不带（{ $p }选 都不要）。
refused-first-combo = 先说加上哪几张牌（{ $p }选 牌名 牌 牌），或不加（{ $p }选 都不要）。
refused-first-number = 先说当作哪个数字（{ $p }选 7）。
refused-first-positions = 先说看哪几张牌（{ $p }选 1 4），或不看（{ $p }选 都不要）。
refused-first-keep = 先说留下哪张数字牌（{ $p }选 牌名）。
refused-first-discard = 先说弃哪两张牌（{ $p }选 牌名 牌）。
refused-first-disarmed = 先说弃哪两张功能牌（{ $p }选 牌名 牌）。
refused-first-bet = 先说一个颜色，黑色也行（{ $p }选 颜色）。
refused-first-forsaken = 先说要摸哪一种（{ $p }选 数字 或 { $p }选 功能）。
refused-first-put-up = 先亮出四张数字牌（{ $p }选 牌名 牌 牌 牌）。
refused-first-reckon = 先选一个数和怎么算（{ $p }选 7 +）。
refused-first-gambler-won = 先说赢了要什么（{ $p }选 弃牌 或 { $p }选 摸牌）。
refused-first-target = 先说对谁。
refused-first-grenade = 现在不行：手榴弹在你手里。
refused-first-c4 = 现在不行：C4 在你手里。
refused-first-c4-own = 现在不行：C4 在你手里。
refused-first-outbid = 现在不行：先抬杠，出一样大或更大的数。
refused-first-reaction = 先说要不要回应这张牌。

## 可以打的词

word-cw = 顺时针, 顺
word-ccw = 逆时针, 逆
word-black = 黑, 黑色, 黒
word-number = 数字, 数字牌
word-function = 功能, 功能牌
word-discard = 弃牌, 弃
word-draw = 摸牌, 摸

## 牌桌的规则

rule-chain = 没有收入锁链：原作者自己也说它判不清
option-dropped = { $value ->
    [yes] 加入原作者删掉的牌，每种一张
   *[no] 不用原作者删掉的牌
}
# 玩家名单里，身上的效果。
effect-draw = 加牌
effect-transfer = 转移牌
effect-stun = 眩晕
effect-weakness = 虚弱
effect-circlet = 紧箍咒
effect-disarm = 缴械

hand-reaction = { $hand }。回应 { $card }，或者由它去

## 每张牌和每条规则一行（`help`）：作用，末尾是规则书的条款

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = 当作你说的任何数字（ri=7），颜色是自己的；颜色或那个数字能接就能出。(X-Infinity)
about-card-transfer-low = 接同色的 0 到 4，或另一张传递≤4。把最多两张牌盖着给下家，下家收下，或再出一张传下去。(X-Transfer)
about-card-transfer-high = 接同色的 5 到 9，或另一张传递≥5。把最多两张牌盖着给下家，下家收下，或再出一张传下去。(X-Transfer)
about-card-magic-hand = 和下家交换手牌；只有寡妇挡得住。(X-Magic Hand)
about-card-pincer = 从下家手里拿走两张牌，看不见抽。(X-Pincer)
about-card-reward = 同色的其他牌全部一起出。然后你停一轮（眩晕），也不能出 pass牌、反弹和传递牌（虚弱）。(X-Reward)
about-card-widow = 挡住对你的神手或夹子。在自己的回合出，可以看下家最多两张牌。(X-Widow)
about-card-colour-duel = 向一个人挑战：两人各说两种颜色，再亮一张牌。说中颜色的人弃两张，另一人摸四张；打平两人都摸。(X-Duel)
about-card-number-duel = 向一个人挑战：两人各翻一个数字。大的弃两张，另一人摸四张；打平两人都摸。(X-Duel)
about-card-bomb = 所有人都摸牌：你摸的张数等于人数，其他人离你每远一位少一张。什么牌都挡不住。(X-Bomb)
about-card-chosen-one = 留下自己选的一张数字牌，其他全部弃掉。(X-Chosen One)
about-card-circlet = 给任何一个人戴上：手牌减到一半之前，不能从摸牌堆得牌。(X-Circlet)
about-card-disarm = 下家停一轮：弃两张功能牌（数字以外的牌），或摸四张。(X-Disarm)
about-card-regret = 让上家收回刚出的牌：牌回到他手里，重新出。在自己的回合出，就是一张普通的绿牌。(X-Regret)
about-card-bounce = 方向反转，你要摸的牌和要收的牌转给新的下家。(X-Bounce)
about-card-pass = 你要摸的牌和要收的牌转给下家。(X-Pass)
about-card-grenade = 选一个颜色；下家出一张这个颜色的牌，再选一个颜色，把手榴弹传下去。传不了的人弃掉全部手牌，重新拿一手。(X-Grenade)
about-card-c4 = 拿着它的人出一张数字牌，它就移动那么多位。出不了的人弃掉全部手牌，重新拿一手。(X-C4)
about-card-outbid = 你先出任意数字；后面的人要出同样大或更大的数字。出不了的人摸四张。(X-Outbid)
about-card-forsaken = 说数字或功能，一直摸到这样的牌为止。(X-Forsaken)
about-card-jump = 把回合和你身上的所有效果转给你选的人。(X-Jump)
about-card-gambler = 向一个人挑战：两人各亮四个数字，用这八个数字来算。结果大的人弃两张，或让对方摸四张。(X-Gambler)
about-card-revive = 你摸三张；或者让已经出完的人带着一张牌回来，停一轮。(X-Revive)
about-card-stand-in = 回合开始时你身上的所有效果，都由你选的人顶替。(X-Stand-in)
about-card-combo = 什么牌上都能出，颜色由你选；可以把上面印着的三个数字一起出掉。(X-Combo)

about-x-numbers = 数字牌没有作用；颜色或数字相同就能接。(X5)
about-x-skip = 禁：轮到下家的下家。(X-Skip)
about-x-reverse = 转：出牌方向改变；只剩两人时等于禁。(X-Reverse)
about-x-draw-two = +2：下家摸 2 张并停一轮，或再叠一张加牌：总数传给再下一家。(X-Draw Two)
about-x-draw-four = +4：选一个颜色；下家摸 4 张并停一轮，或再叠一张 +4。随时可以出。(X-Draw Two)
about-x-wild = 改色：选一个颜色，接下来就接这个颜色。(X-Wild)
about-x-infinity = 无限：当作你说的任何数字，颜色是自己的。(X-Infinity)
about-x-transfer = 传递：把最多两张牌盖着给下家，下家收下，或用同一种传递牌传下去。(X-Transfer)
about-x-magic-hand = 神手：和下家交换手牌；只有寡妇挡得住。(X-Magic Hand)
about-x-pincer = 夹子：从下家手里拿走两张牌，看不见抽。(X-Pincer)
about-x-reward = 奖励：同色的其他牌全部一起出，然后停一轮。(X-Reward)
about-x-widow = 寡妇：挡住对你的神手或夹子，或看下家两张牌。(X-Widow)
about-x-colour-duel = 颜色决斗：两人说颜色，由一张牌决定；胜者弃两张，败者摸四张。(X-Duel)
about-x-number-duel = 点数决斗：两人翻数字；大的弃两张，另一人摸四张。(X-Duel)
about-x-bomb = 炸弹：所有人都摸牌，出的人摸得最多；离得越远摸得越少。(X-Bomb)
about-x-chosen-one = 天选之子：留下一张数字牌，其他全部弃掉。(X-Chosen One)
about-x-circlet = 紧箍咒：戴着的人手牌减到一半之前，不能从摸牌堆得牌。(X-Circlet)
about-x-disarm = 缴械：下家弃两张功能牌或摸四张，停一轮。(X-Disarm)
about-x-regret = 后悔药：让上家收回刚出的牌。(X-Regret)
about-x-bounce = 反弹：方向反转，你要摸的牌和要收的牌转给新的下家。(X-Bounce)
about-x-pass = pass牌（打 px）：你要摸的牌和要收的牌转给下家。(X-Pass)
about-x-grenade = 手榴弹：挨个传，每人出一张前面选的颜色；传不了的人弃掉全部手牌，重新拿一手。(X-Grenade)
about-x-c4 = C4：按出的数字移动；没有数字牌的人弃掉全部手牌，重新拿一手。(X-C4)
about-x-outbid = 抬杠：每人出一个不小于前面的数字；出不了的人摸四张。(X-Outbid)
about-x-forsaken = 天弃之子：说数字或功能，一直摸到这样的牌为止。(X-Forsaken)
about-x-jump = 跳转：把回合和你身上的所有效果转给你选的人。(X-Jump)
about-x-gambler = 赌怪：两人用八个数字来算，结果大的人赢。(X-Gambler)
about-x-revive = 复活：你摸三张，或让已经出完的人回来。(X-Revive)
about-x-stand-in = 替身使者：回合开始时你身上的所有效果，都由你选的人顶替。(X-Stand-in)
about-x-combo = 组合牌：可以一起出印着的三个数字；四张相同的数字也可以一起出。(X-Combo)
about-chain = 没有收入锁链：原作者自己也说它没法判定。(X-Chain)

help-draw-extended-game = { $p }摸：摸一张牌，之后可以出手里的任何一张牌。

about-extended-game = 更大的玩法：152 张牌，24 种，有留在人身上的效果、对牌的回应、全桌的小游戏。目标还是出完手牌。(X1)
about-extended-matching = 黑牌能出；颜色、数字或功能和上一张相同的牌也能出。(X5)
about-extended-turn = 一个回合：先回应你身上的所有效果，然后摸一张、出一张，或者先摸再出。(X6)
about-extended-calls = 只剩一张的人要喊 UNO；没喊被抓到，罚摸 2 张。(X7)
about-extended-going-out = 手里没有牌，也没有什么还能轮到你，就出完了；还剩几个人，就得几分。(X9)
about-extended-playing = 有些牌生效之前，下家可以回应：用后悔药，或用寡妇。(X12)
about-extended-effects = 有些牌把效果放在人身上，直到回应或结束：加牌、转移牌、缴械、眩晕、虚弱、紧箍咒。(X10)
about-extended-judgement = 回合开始时，回应你身上的所有效果：先是缴械，再是加牌、转移牌，最后是眩晕。(X17)
about-extended-limits = 手里的牌超过开局发牌的三倍，就不能从摸牌堆得牌。(X3)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

card-infinity = 无限, ∞
card-transfer-low = 传递≤4, 传递4, 小传递
card-transfer-high = 传递≥5, 传递5, 大传递
card-magic-hand = 神手
card-pincer = 夹子
card-reward = 奖励
card-widow = 寡妇
card-bounce = 反弹
card-pass = pass牌, pass卡
card-colour-duel = 颜色决斗
card-number-duel = 点数决斗, 数字决斗
card-chosen-one = 天选之子, 天选
card-bomb = 炸弹
card-disarm = 缴械
card-grenade = 手榴弹, 手雷
card-circlet = 紧箍咒
card-c4 = C4
card-outbid = 抬杠
card-regret = 后悔药
card-combo = 组合牌
card-forsaken = 天弃之子
card-jump = 跳转
card-gambler = 赌怪
card-stand-in = 替身使者, 替身
card-revive = 复活

preset-name-extended = 扩展, 扩展版

option-name-dropped = 删掉的牌, 删牌

about-preset-extended = 扩展版 5.2：152 张牌，24 种，有效果、回应和全桌的小游戏

about-option-dropped = 要不要加入原作者删掉的牌，每种一张

## How the game introduces itself

help-short-extended-game = { $preset }：{ $p }开桌 { $preset } 开一桌，{ $p }加入 入座，{ $p }开始 发牌。轮到你时：{ $p }出 r5（或直接打 r5）、{ $p }摸，摸完可以 { $p }过；{ $p }能出 列出你能做什么。
howto-extended-game = 先出完牌的人赢下这一局。轮到你时，摸牌、出牌，或先摸再出。黑牌，或和顶牌颜色、数字、功能相同的牌可以出。很多牌打出后会留下效果，以后才起作用。
howto-type-extended-game =
    { $uno ->
        [none] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“摸”，摸完可以“过”。
       *[other] 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“摸”，摸完可以“过”。出完剩一张时带上 uno：“出 r5 uno”。
    }

help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
