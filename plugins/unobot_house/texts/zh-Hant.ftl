### 房規：會發生什麼，規則和選項是什麼。

with-jumped-in = { $act }（跳插）

event-mercy-shown = { $seat } 有 { $count } 張牌，這一局出局，牌放到牌疊底下
round-why-mercy = 這一局只剩一個玩家了。

# 規則在這一桌的作用：選項就是變數。
rule-double-deck = 至少把 { $decks } 副牌洗在一起，每十人一副
rule-force-play = 有牌可出就必須出，抽到的也一樣
rule-interrupt = 沒輪到就出牌罰抽 { $interrupt } 張，剛被跳過的人罰抽 { $interrupt-skipped } 張
rule-jump-in = 手上有和頂牌一模一樣的牌{ $black-jump ->
    [yes] （黑牌也算）
   *[no] {""}
}，沒輪到也可以搶先出，直到下家出手
rule-mercy = 手上有 { $mercy } 張以上就出局{ $knockout ->
    [0] {""}
   *[other] ，贏家為此得 { $knockout } 分
}
rule-multi-play = { $multi-play ->
    [numbers] 數字相同的幾張數字牌可以一起出
    [pairs] 完全一樣的兩張牌可以一起出
   *[all] 符號相同的幾張牌可以一起出
}（{ $p }出 r5 g5），第一張要{ $lead ->
    [any] 能出
   *[colour] 是目前的顏色
}
rule-seven-zero = 出 7 的人和別人交換手牌；出 0 時每個人的手牌都傳給下家
rule-shield = 被加牌時可以用反轉或跳過擋掉，{ $shield-colour ->
    [named] 要能接頂牌，或是一起選的那個顏色
   *[none] 要能接頂牌；對 +4 什麼顏色都可以
}
rule-skip-chain = 要被跳過的人可以出跳過，傳給下一個人
rule-stack = { $stack ->
    [same] 加牌可以用同一種牌接
    [any] 加牌可以用任何加牌接
    [up] 加牌可以用張數相同或更多的加牌接
   *[d2] +2 可以用 +2 接
}，總數傳給下家{ $chain-cap ->
    [0] {""}
   *[other] ，最多 { $chain-cap } 張
}

## 每條規則一行（`help`）：作用，末尾是規則書的條款

about-jump-in = 手上有和頂牌一模一樣的牌（顏色和符號都相同）？沒輪到也可以搶先出，要趕在下家出手之前；然後從你接著輪。(H1)
about-multi-play = 數字或符號相同的幾張牌可以一起出；效果相加，顏色看最後一張。(H2)
about-stack = 被加牌時，可以再出一張加牌而不抽：張數累積，傳給下家。(H3)
about-skip-chain = 要被跳過時，可以出一張跳過，把它傳給下家。(H4)
about-shield = 被加牌時，出反轉可以彈回去，出跳過可以讓它越過你到下家。(H5)
about-interrupt = 沒輪到你就出牌，罰抽 2 張；剛被跳過的人罰抽 4 張。(H7)
about-seven-zero = 出 7 的人和自己選的人交換手牌；出 0 時每個人的手牌都傳給下家。(H8)
about-force-play = 有牌可出就必須出：不能抽牌，抽到能出的也要出。(H9)
about-mercy = 手上的牌太多（通常是 25 張）就出局；最後剩下的人獲勝。(H10)
about-double-deck = 幾副牌洗在一起，十人以上也能玩。(H11)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

rule-name-jump-in = 跳插, cut, 搶牌, 插牌
rule-name-multi-play = 同字牌, 一次多張
rule-name-stack = 累積, 疊加
rule-name-skip-chain = 連禁
rule-name-shield = 反轉擋罰, 擋罰, 瘋狂reverse
rule-name-interrupt = 罰牌, 搶出罰牌
rule-name-seven-zero = 7-0換牌
rule-name-force-play = 強制出牌
rule-name-mercy = 爆牌出局
rule-name-double-deck = 兩副牌

option-name-decks = 副數
option-name-mercy = 出局張數
option-name-interrupt = 罰牌張數, 搶出罰

about-option-decks = 至少把幾副牌洗在一起
about-option-interrupt = 沒輪到就出牌要抽幾張
about-option-interrupt-skipped = 剛被跳過的人沒輪到就出牌要抽幾張
about-option-mercy = 手上多少張就出局
about-option-multi-play = 哪些牌可以一起出
about-option-lead = 一起出的第一張要不要是目前的顏色
about-option-shield-colour = 用反轉擋罰接 +4 時，要不要符合指定的顏色
about-option-black-jump = 黑牌能不能跳插
about-option-chain-cap = 累積最多到多少張
about-option-knockout = 每出局一個人，贏家得多少分
about-option-stack = 加牌可以用哪些牌接下去
