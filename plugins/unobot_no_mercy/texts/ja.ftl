### ノーマーシー（No Mercy）：カード、質問、デッキの説明。

prompt-roulette = { $addressed ->
    [yes] 何色が出るまで引きますか？赤、黄、緑、青から選んでください（例：{ $p }色 赤）。
   *[no] { $player }さん、何色が出るまで引きますか？赤、黄、緑、青から選んでください（例：{ $p }色 赤）。
}

refused-first-roulette = 先に、何色が出るまで引くか決めてください。
refused-no-wild-draw-four = { $option } はワイルドドロー4のオプションですが、このデッキにワイルドドロー4はありません。
refused-no-wild = { $option } はワイルドのオプションですが、このデッキにワイルドはありません。

rule-no-mercy = 168枚：ドロー4、全員スキップ、同色捨てと、4枚、6枚、10枚、または指定の色が出るまで引かせる黒いカード
option-wr4-two = { $value ->
    [other] 2人のとき、ワイルドリバースドロー4は相手が引く
   *[self] 2人のとき、ワイルドリバースドロー4は出した人が引く
}
option-roulette = { $value ->
    [player] カラールーレットの色は出した人が決める
   *[next] カラールーレットの色は引く人が決める
}

## カードとルールごとに一行（`help`）、最後にルールブックの条。

about-card-draw-four = 次の人は4枚引いて1回休みです。(N6)
about-card-wild-reverse-draw-four = 何の上にも出せます。色を選ぶと回る向きが逆になり、その向きの次の人が4枚引いて1回休みです。2人のときは出した人が引きます。(N8)
about-card-wild-draw-six = 何の上にも出せます。色を選び、次の人は6枚引いて1回休みです。(N6)
about-card-wild-draw-ten = 何の上にも出せます。色を選び、次の人は10枚引いて1回休みです。(N6)
about-card-wild-colour-roulette = 何の上にも出せます。次の人が色を選び、その色が出るまで表にして引き、1回休みです。最後の1枚なら何も起きません。(N9)

about-no-mercy = 168枚：ドロー4、全員スキップ、同色捨て、ワイルドドロー6、ワイルドドロー10、カラールーレットなど。(N1)
about-draw-four = { about-card-draw-four }
about-wild-reverse-draw-four = { about-card-wild-reverse-draw-four }
about-wild-draw-six = { about-card-wild-draw-six }
about-wild-draw-ten = { about-card-wild-draw-ten }
about-roulette = { about-card-wild-colour-roulette }

## 英語では要らないもの：打てる名前（最初のものが表示される）、英語ではコードにある説明

card-draw-four = ドロー4, ドローフォー, ドロフォー, +4, プラス4
card-wild-reverse-draw-four = ワイルドリバースドロー4, リバースドロー4, リバドロ4
card-wild-draw-six = ワイルドドロー6, ドロー6, ドローシックス, +6
card-wild-draw-ten = ワイルドドロー10, ドロー10, ドローテン, +10
card-wild-colour-roulette = カラールーレット, ルーレット, ワイルドカラールーレット

preset-name-no-mercy = ノーマーシー
rule-name-no-mercy = ノーマーシーデッキ, 168枚デッキ

about-preset-no-mercy = 容赦のないルール。168枚、ドローは上へ重ね、手札が25枚になると脱落
about-option-wr4-two = 2人のとき、ワイルドリバースドロー4を誰が引くか
about-option-roulette = カラールーレットの色を誰が決めるか

## How the game introduces itself

howto-type-no-mercy =
    { $play-drawn ->
        [may] 番が来たら「出す r5」（赤5）、「出す wr4 赤」（黒いカードと色）、「引く」、引いたら「パス」も。
       *[other] 番が来たら「出す r5」（赤5）、「出す wr4 赤」（黒いカードと色）、「引く」。
    }{ $uno ->
        [none] { "" }
       *[other] 残り1枚なら「出す r5 ウノ」。
    }
