### Spectators.

command-watch = 观战, watch, 旁观
help-watch = { $p }观战：别人玩的时候，私下告诉你谁有几张牌、能接什么牌，一局结束后告诉你所有人的牌；{ $p }观战 关 或离开房间就停止。
watch-on = 我会私下告诉你牌局怎么样；{ $p }观战 关 停止。
watch-off = 我不再告诉你牌局怎么样。
# `list` 是谁有几张牌，`told` 是场上的牌。
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] { $top } 上可以接{ $color }色或万能牌。
    [number] { $top } 上可以接{ $color }色、{ $number } 或万能牌。
   *[symbol] { $top } 上可以接{ $color }色、一样的符号或万能牌。
}
watch-hands = 剩下的手牌：{ $list }。
watch-hand = { $player }：{ $cards }
refused-watch-what = 用 { $p }观战 开始，用 { $p }观战 关 停止。
refused-watch-player = 你在这一桌有座位，玩家不能观战。
refused-watch-full = 这里同时最多 { $most } 人观战，不然玩家的消息会太慢。
