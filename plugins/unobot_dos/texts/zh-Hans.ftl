### DOS：会发生什么，问什么，为什么不行。

event-matched = { $bonus ->
    [1] { $seat } 用 { $cards } 配上 { $center }，颜色全同
   *[other] { $seat } 用 { $cards } 配上 { $center }
}
event-row-filled = 中央牌补上 { $cards }
event-put-into-row = { $seat } 把 { $card } 放进中央牌
event-put-on-pile = { $seat } 把 { $card } 放到弃牌堆
event-pile-turned = 弃牌堆洗成了新的摸牌堆

top-centre-row = 中央牌：{ $row }。

prompt-match = 轮到 { $player } 配中央牌 { $row }（{ $p }出 牌），或摸牌（{ $p }摸）。
prompt-matching = { $player } 可以接着配中央牌 { $row }，或结束回合（{ $p }过）。
prompt-match-drawn = { $unmatched ->
    [row] { $player } 可以配中央牌 { $row }（{ $p }出 牌），或放一张进去（{ $p }放 牌）。
   *[pile] { $player } 可以配中央牌 { $row }（{ $p }出 牌）、放一张到弃牌堆（{ $p }放 牌），或过牌（{ $p }过）。
}
prompt-position = { $player } 配中央牌 { $row } 的第几张？（{ $p }选 数字）
prompt-bonus = { $player } 可以放一张进中央牌（{ $p }放 牌），或留着（{ $p }过）。
prompt-duty = { $player } 必须放一张进中央牌（{ $p }放 牌）。

refused-no-match = { $card } 这样配不上任何中央牌。
refused-no-such-place = 那个位置没有中央牌。
refused-matched-before = 那张中央牌本回合已经配过了。
refused-does-not-add-up = 这些数字配不上。
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

verb-put = 放, 放牌
verb-dos = 喊DOS, 喊dos, dos, 叫dos

help-put = { $p }放 加上牌：把一张牌放进中央牌（DOS）。
help-dos = { $p }dos：喊 DOS。

about-card-hash = 它可以当 1 到 10 的任何数字，颜色是自己的：机器人会取能配上的数字，也可以自己说（r#=4）。(S5)
about-card-wild-dos = 它是 2，要什么颜色就是什么颜色。(S5)

about-dos-game = 中间放着两张牌，叫中央牌。用数字相同的一张，或加起来正好的两张，去配每一张；先出完手牌的人获胜。(S4)
about-dos-turn = 配中央牌；配不上或不想配，就摸一张，然后可以再配，或放一张下去。(S8)
about-dos-calls = 快出完的人要喊 DOS，和 UNO 一样：出牌后剩一张时，按官方规则是回合后剩两张时。没喊被抓到，罚摸 2 张。(S10)

## 可以打的名字；第一个是显示的

card-wild-dos = 万能2
preset-name-dos-official = 官方DOS, 官方dos
card-hash = 井号牌, #
