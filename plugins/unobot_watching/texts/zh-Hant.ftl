### Spectators.

command-watch = 觀戰, watch, 旁觀
help-watch = { $p }觀戰：別人玩的時候，私下告訴你誰有幾張牌、能接什麼牌，一局結束後告訴你所有人的牌；{ $p }觀戰 關 或離開房間就停止。
watch-on = 我會私下告訴你牌局怎麼樣；{ $p }觀戰 關 停止。
watch-off = 我不再告訴你牌局怎麼樣。
# `list` 是誰有幾張牌，`told` 是場上的牌。
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] { $top } 上可以接{ $color }色或黑牌。
    [number] { $top } 上可以接{ $color }色、{ $number } 或黑牌。
   *[symbol] { $top } 上可以接{ $color }色、一樣的符號或黑牌。
}
watch-hands = 剩下的手牌：{ $list }。
watch-hand = { $player }：{ $cards }
refused-watch-what = 用 { $p }觀戰 開始，用 { $p }觀戰 關 停止。
refused-watch-player = 你在這一桌有座位，玩家不能觀戰。
refused-watch-full = 這裡同時最多 { $most } 人觀戰，不然玩家的訊息會太慢。
