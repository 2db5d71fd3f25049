### アタック：発射機、カードの働き、聞くこと、組み合わせられないもの。

verb-press = 押す, おす, ボタン, 発射
help-press = { $p }押す で発射機のボタンを押します。{ $p }引く と同じです。

## ボタンを押したこと。`counts` は1回ごとの枚数：0 + 3。

act-presses = { $times ->
    [1] { $count ->
        [0] { $more ->
            [yes] { $player }さんが押しても何も出ず
           *[no] { $player }さんが押しても何も出ませんでした
        }
       *[other] { $more ->
            [yes] { $player }さんが押すと{ $count }枚出て
           *[no] { $player }さんが押すと{ $count }枚出ました
        }
    }
   *[other] { $more ->
        [yes] { $player }さんが{ $times }回押すと { $counts }枚出て
       *[no] { $player }さんが{ $times }回押すと { $counts }枚出ました
    }
}
act-tried-presses = { $more ->
    [yes] { $player }さんは出せないカードを試し、{ $times }回押すと { $counts }枚出て
   *[no] { $player }さんは出せないカードを試し、{ $times }回押すと { $counts }枚出ました
}
effect-presses = { $times ->
    [1] { $count ->
        [0] { $more ->
            [yes] { $player }さんが押しても何も出ず
           *[no] { $player }さんが押しても何も出ませんでした
        }
       *[other] { $more ->
            [yes] { $player }さんが押すと{ $count }枚出て
           *[no] { $player }さんが押すと{ $count }枚出ました
        }
    }
   *[other] { $more ->
        [yes] { $player }さんが{ $times }回押すと { $counts }枚出て
       *[no] { $player }さんが{ $times }回押すと { $counts }枚出ました
    }
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $more ->
            [yes] { $player }さんが押しても何も出ず、1回休みになり
           *[no] { $player }さんが押しても何も出ず、1回休みです
        }
       *[other] { $more ->
            [yes] { $player }さんが押すと{ $count }枚出て、1回休みになり
           *[no] { $player }さんが押すと{ $count }枚出て、1回休みです
        }
    }
   *[other] { $more ->
        [yes] { $player }さんが{ $times }回押すと { $counts }枚出て、1回休みになり
       *[no] { $player }さんが{ $times }回押すと { $counts }枚出て、1回休みです
    }
}

## 聞くこと。`-in-presses`：発射機があるとき。

prompt-penalty-in-presses = { $addressed ->
    [yes] { $penalty }回押す（{ $p }引く）か、カードで返してください（{ $p }出す カード）。
   *[no] { $player }さん、{ $penalty }回押す（{ $p }引く）か、カードで返してください（{ $p }出す カード）。
}
prompt-attack = { $addressed ->
    [yes] 誰を攻撃しますか？（{ $p }選ぶ 名前）
   *[no] { $player }さん、誰を攻撃しますか？（{ $p }選ぶ 名前）
}
top-penalty-pending-in-presses = { $seat }さんはこれから{ $penalty }回押します。
tried-in-presses = { $why }試したので、ペナルティで{ $fine }回押します。

refused-first-attack = 先に、誰を攻撃するか言ってください。
refused-nothing-drawn-is-played = 発射機から出たカードはすぐには出せないので、出す決まりもありません。残るのは voluntary-draw=no です。
refused-attack-no-wild-draw-four = { $option } はここでは意味がありません。ワイルドドロー4がなく、チャレンジもできません。
refused-launcher-draws = { $option } はここでは意味がありません。カードは発射機が出します。


rule-attack = { $edition ->
    [custom] いちばん新しい箱の112枚、白いワイルド入り
    [old] 1998年の112枚、手札チェンジ、オールヒット、ヒットファイア入り
   *[new] 112枚、発射機を押させるカードがたくさん
}
option-edition = { $value ->
    [custom] いちばん新しい箱のカード
    [old] 1998年のカード
   *[new] 普通のカード
}
option-launcher = { $value ->
    [even] 発射機は0枚から4枚まで同じ割合で出す
   *[usual] 発射機は半分は何も出さず、多くて8枚出す
}

about-card-hit-one = 次の人は1回押して1回休みです。(A6)
about-card-hit-two = 次の人は2回押して1回休みです。(A6)
about-card-wild-hit-four = 何の上にも出せます。色を選び、次の人は4回押して1回休みです。(A6)
about-card-wild-attack-attack = 何の上にも出せます。色と人を選び、その人は2回押します。休みにはなりません：{ $p }出す wa 赤 名前。(A8)
about-card-trade-hands = 選んだ人と手札を交換します：{ $p }出す 赤手札チェンジ 名前。最後の1枚としては出せません。(A9)
about-card-wild-all-hit = 何の上にも出せます。色を選び、ほかの全員が1回ずつ押します。(A9)
about-card-wild-hit-fire = 何の上にも出せます。色を選び、次の人はカードが出るまで押して1回休みです。(A9)

about-attack = 112枚。引く代わりに発射機がカードを出します。(A1)
about-launcher = 出せないか出さない人は1回押します。何も出ないことも8枚まで出ることもあり、番は終わりです。(A2)
about-hit-one = ヒット1：次の人は1回押します。(A6)
about-hit-two = ヒット2：次の人は2回押します。(A6)
about-wild-hit-four = ヒット4：次の人は4回押します。(A6)
about-attack-attack = アタックアタック：選んだ人が2回押します。(A8)
about-trade-hands = 手札チェンジ：出した人が誰かと手札を交換します。(A9)
about-all-hit = オールヒット：ほかの全員が1回ずつ押します。(A9)
about-hit-fire = ヒットファイア：次の人はカードが出るまで押します。(A9)

## 打てる名前。最初のものを表示する。

card-hit-one = ヒット1, ヒットワン
card-hit-two = ヒット2, ヒットツー
card-wild-hit-four = ヒット4, ヒットフォー
card-wild-attack-attack = アタックアタック, アタック
card-trade-hands = 手札チェンジ, トレードハンズ
card-wild-all-hit = オールヒット
card-wild-hit-fire = ヒットファイア

preset-name-attack = アタック, 発射機
rule-name-attack = アタックのカード
about-preset-attack = 引く代わりに、発射機が何も出さないか、8枚まで出す
about-option-edition = どの箱のカードか
about-option-launcher = 発射機が何枚出すかの割合

## How the game introduces itself

howto-type-attack =
    { $uno ->
        [none] 番が来たら「出す r5」（赤5）、「出す wa 赤 名前」（誰かを攻撃）、「押す」（発射機）。
       *[other] 番が来たら「出す r5」（赤5）、「出す wa 赤 名前」（誰かを攻撃）、「押す」（発射機）。残り1枚になるときは「出す r5 ウノ」。
    }
option-draw-attack = 引く代わりに発射機を押し、何も出ないことも何枚か出ることもあります
option-voluntary-draw-attack =
    { $value ->
        [no] 出せる人は押せません
       *[yes] いつでも押せます
    }
option-play-drawn-attack = 出てきたカードはその番には出せません
option-uno-penalty-attack = UNO を忘れて指摘されると{ $value }回押します
