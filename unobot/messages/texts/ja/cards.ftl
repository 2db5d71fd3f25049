### いくつかのデッキにあるカード。どれがあるかはデッキが決める。

effect-everyone-skipped = { $more ->
    [yes] ほかの全員が飛ばされ
   *[no] ほかの全員が飛ばされました
}
effect-draws-openly = { $more ->
    [yes] { $player }さんは { $cards } をめくり
   *[no] { $player }さんは { $cards } をめくりました
}
with-draws-openly = { $more ->
    [yes] { $act }、{ $cards } をめくり
   *[no] { $act }、{ $cards } をめくりました
}

refused-no-out-sweep = { $card } を出すと手札がなくなります。ここでは、それでは上がれません。

about-card-skip-everyone = ほかの全員が1回休みになり、出した人がもう一度番になります。(N11)
about-card-discard-all = 手札にある同じ色のほかのカードも、すべてこの下に捨てます。捨てたカードの効果はありません。同じ色か、別の同色捨ての上に出せます。(N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }

## 英語では要らないもの：打てる名前（最初のものが表示される）

card-skip-everyone = 全員スキップ, 全員飛ばし, スキップエブリワン
card-discard-all = 同色捨て, 全捨て, ディスカードオール
