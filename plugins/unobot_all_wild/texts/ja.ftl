### オールワイルド：カードの働き、聞くこと、組み合わせられないもの。

prompt-draw-target = { $addressed ->
    [yes] 誰が2枚引きますか？（{ $p }選ぶ 名前）
   *[no] { $player }さん、誰が2枚引きますか？（{ $p }選ぶ 名前）
}
refused-first-draw-target = 先に、誰が引くか言ってください。

refused-no-colors = { $option } はここでは意味がありません。色がなく、チャレンジもできません。
refused-no-last-card = ここではどのカードも黒なので、最後に出せるカードがなくなります。
refused-no-first-card = この卓では、最初のカードは何であっても効果がありません：first-card=plain。
refused-several-black = 一度に何枚も出せるのは色のあるカードだけで、ここではどれも黒です。
refused-no-seven-no-zero = このデッキには7も0もありません。
refused-only-black-jumps = ここではどのカードも黒なので、誰も割り込めません。black-jump=yes なら同じカードで割り込めます。


rule-all-wild = ワイルド、リバース、スキップとダブルスキップ、ドロー2とドロー4、指名ドロー2、強制交換
option-skip-two = { $value ->
    [seats] 2人のときダブルスキップは2人とも1回休み
   *[opponent] 2人のときダブルスキップは相手が2回休み
}

about-card-wild-all-wild = 何の上にも出せて、ほかには何も起きません。(W5)
about-card-wild-reverse = 何の上にも出せます。回る向きが変わります。2人ならスキップと同じです。(W5)
about-card-wild-skip = 何の上にも出せます。次の人は1回休みです。(W5)
about-card-wild-draw-two = 何の上にも出せます。次の人は2枚引いて1回休みです。(W5)
about-card-wild-draw-four-all-wild = 何の上にも出せます。次の人は4枚引いて1回休みです。チャレンジはできません。(W5)
about-card-wild-skip-two = 何の上にも出せます。次の2人は1回休みです。2人なら相手が2回休みます。(W6)
about-card-wild-targeted-draw-two = 何の上にも出せます。選んだ人が2枚引き、休みにはなりません：{ $p }出す wt2 名前。(W7)
about-card-wild-forced-swap = 何の上にも出せます。選んだ人と手札を交換します：{ $p }出す ws 名前。最後の1枚なら、そのまま勝ちです。(W8)

about-all-wild = 黒いカード112枚：色も数字もありません。(W1)
about-skip-two = ダブルスキップ：次の2人は1回休みです。(W6)
about-targeted-draw = 指名ドロー2：選んだ人が2枚引きます。(W7)
about-forced-swap = 強制交換：出した人が誰かと手札を交換します。(W8)

## 打てる名前。最初のものを表示する。

card-wild-reverse = ワイルドリバース, リバース, 逆, リバ
card-wild-skip = ワイルドスキップ, スキップ, 飛ばし, スキ
card-wild-draw-two = ワイルドドロー2, ドロー2, ドロツー, +2
card-wild-skip-two = ダブルスキップ, スキップ2
card-wild-targeted-draw-two = 指名ドロー2, 指名
card-wild-forced-swap = 強制交換, 手札交換

preset-name-all-wild = オールワイルド
rule-name-all-wild = 黒112枚
about-preset-all-wild = 黒いカード112枚。色も数字もなく、どれでもどれの上にも出せる
about-option-skip-two = 2人のとき、ダブルスキップで相手が2回休むか、2人が1回ずつ休むか

## How the game introduces itself

howto-all-wild = 手札を先になくした人がラウンドの勝者です。色も数字もなく、自分の番には何でも出せます。
howto-type-all-wild =
    { $play-drawn ->
        [may] 番が来たら「出す w」、「出す ws 名前」（手札交換）、「引く」、引いたら「パス」も。
       *[other] 番が来たら「出す w」、「出す ws 名前」（手札交換）、「引く」。
    }{ $uno ->
        [none] { "" }
       *[other] 残り1枚なら「出す w ウノ」。
    }
