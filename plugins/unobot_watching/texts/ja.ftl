### Spectators.

command-watch = 観戦, watch, 見学
help-watch = { $p }観戦 で、ほかの人のゲーム中、誰が何枚持ち何が出せるかを、ラウンドのあとは全員の手札を、個別に知らせます。{ $p }観戦 オフ か部屋を出るとやめます。
watch-on = ゲームの様子を個別にお知らせします。やめるには { $p }観戦 オフ
watch-off = ゲームの様子はもうお知らせしません。
# `list` はだれが何枚か、`told` は場のカードのこと。
watch-turn = { $list }・{ $told }
watch-goes = { $needs ->
    [color] { $top } に出せるのは{ $color }かワイルドです。
    [number] { $top } に出せるのは{ $color }か{ $number }かワイルドです。
   *[symbol] { $top } に出せるのは{ $color }か同じ記号かワイルドです。
}
watch-hands = 残った手札：{ $list }。
watch-hand = { $player }：{ $cards }
refused-watch-what = 始めるには { $p }観戦、やめるには { $p }観戦 オフ
refused-watch-player = この卓に席があるので観戦はできません。
refused-watch-full = 観戦は同時に{ $most }人までです。それ以上だと、遊んでいる人への知らせが遅れます。
