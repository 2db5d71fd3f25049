### 拡張：起きること、聞くこと、できない理由。

## 卓とカード

event-direction-chosen = { $direction ->
    [1] { $more ->
        [yes] { $seat }さんが時計回りを選び
       *[no] { $seat }さんが時計回りを選びました
    }
   *[other] { $more ->
        [yes] { $seat }さんが反時計回りを選び
       *[no] { $seat }さんが反時計回りを選びました
    }
}
event-numbers-printed = { $more ->
    [yes] このラウンドのコンボの数字は { $numbers } で
   *[no] このラウンドのコンボの数字は { $numbers } です
}
event-put-under = { $more ->
    [yes] { $card } は山札の下へ入り
   *[no] { $card } は山札の下へ入りました
}
event-laid-under = { $more ->
    [yes] { $seat }さんが { $card } を出し
   *[no] { $seat }さんが { $card } を出しました
}
# 同じ人の行動に続けて：「annさんが [ra] を出し、[bh] を添えました」。二つ目は単独で言うとき。
and-added = { $more ->
    [yes] { $act }、{ $cards } を添え
   *[no] { $act }、{ $cards } を添えました
}
event-added = { $more ->
    [yes] { $seat }さんが { $cards } を加え
   *[no] { $seat }さんが { $cards } を加えました
}
and-number-named = { $more ->
    [yes] { $act }、数字を{ $number }とし
   *[no] { $act }、数字を{ $number }としました
}
event-number-named = { $more ->
    [yes] { $seat }さんが数字を{ $number }とし
   *[no] { $seat }さんが数字を{ $number }としました
}
and-target-named = { $more ->
    [yes] { $act }、{ $to }さんを選び
   *[no] { $act }、{ $to }さんを選びました
}
event-target-named = { $more ->
    [yes] { $seat }さんが { $to }さんを選び
   *[no] { $seat }さんが { $to }さんを選びました
}
# 続いて出したことと一緒に：「bobさんが [regret] を出し、annさんの [r4] を手札に戻させました」。
with-given-back = { $more ->
    [yes] { $act }、{ $seat }さんの { $card } を手札に戻させ
   *[no] { $act }、{ $seat }さんの { $card } を手札に戻させました
}
with-stopped = { $more ->
    [yes] { $act }、{ $of }さんの { $card } を止め
   *[no] { $act }、{ $of }さんの { $card } を止めました
}
and-packet-laid = { $count ->
    [0] { $more ->
        [yes] { $act }、渡し札は加えず
       *[no] { $act }、渡し札は加えませんでした
    }
   *[other] { $more ->
        [yes] { $act }、渡し札を{ $count }枚伏せて加え
       *[no] { $act }、渡し札を{ $count }枚伏せて加えました
    }
}
event-packet-laid = { $count ->
    [0] { $more ->
        [yes] { $seat }さんは渡し札を加えず
       *[no] { $seat }さんは渡し札を加えませんでした
    }
   *[other] { $more ->
        [yes] { $seat }さんは渡し札を{ $count }枚伏せて加え
       *[no] { $seat }さんは渡し札を{ $count }枚伏せて加えました
    }
}
event-packet-taken = { $count ->
    [0] { $more ->
        [yes] { $seat }さんは空の渡し札を受け取り
       *[no] { $seat }さんは空の渡し札を受け取りました
    }
   *[other] { $more ->
        [yes] { $seat }さんは渡し札{ $count }枚を受け取り
       *[no] { $seat }さんは渡し札{ $count }枚を受け取りました
    }
}
and-cards-taken = { $more ->
    [yes] { $act }、{ $of }さんから{ $count }枚取り
   *[no] { $act }、{ $of }さんから{ $count }枚取りました
}
event-cards-taken = { $more ->
    [yes] { $seat }さんは { $of }さんから{ $count }枚取り
   *[no] { $seat }さんは { $of }さんから{ $count }枚取りました
}
event-hands-swapped = { $more ->
    [yes] { $seat }さんと { $of }さんが手札を交換し
   *[no] { $seat }さんと { $of }さんが手札を交換しました
}
event-turned-up = { $more ->
    [yes] { $card } がめくられ
   *[no] { $card } がめくられました
}
event-number-turned-up = { $more ->
    [yes] { $seat }さんは { $card } をめくり
   *[no] { $seat }さんは { $card } をめくりました
}
event-color-bet = { $word ->
    [red] { $more ->
        [yes] { $seat }さんは赤と言い
       *[no] { $seat }さんは赤と言いました
    }
    [yellow] { $more ->
        [yes] { $seat }さんは黄と言い
       *[no] { $seat }さんは黄と言いました
    }
    [green] { $more ->
        [yes] { $seat }さんは緑と言い
       *[no] { $seat }さんは緑と言いました
    }
    [blue] { $more ->
        [yes] { $seat }さんは青と言い
       *[no] { $seat }さんは青と言いました
    }
   *[black] { $more ->
        [yes] { $seat }さんは黒と言い
       *[no] { $seat }さんは黒と言いました
    }
}
event-duel-won = { $more ->
    [yes] { $seat }さんが { $of }さんとの決闘に勝ち
   *[no] { $seat }さんが { $of }さんとの決闘に勝ちました
}
event-duel-tied = { $more ->
    [yes] { $seat }さんと { $of }さんの決闘は引き分けになり
   *[no] { $seat }さんと { $of }さんの決闘は引き分けです
}
and-laid-face-down = { $more ->
    [yes] { $act }、ほかの人のために{ $count }枚伏せて置き
   *[no] { $act }、ほかの人のために{ $count }枚伏せて置きました
}
event-laid-face-down = { $more ->
    [yes] { $seat }さんはほかの人のために{ $count }枚伏せて置き
   *[no] { $seat }さんはほかの人のために{ $count }枚伏せて置きました
}
event-took-face-down = { $more ->
    [yes] { $seat }さんはそこから{ $times }枚引き
   *[no] { $seat }さんはそこから{ $times }枚引きました
}
event-held-back = { $why ->
    [effect] { $more ->
        [yes] { $seat }さんは緊箍児のため山札から引けず
       *[no] { $seat }さんは緊箍児のため山札から引けません
    }
   *[limit] { $more ->
        [yes] { $seat }さんは手札が多すぎて、あと{ $count }枚は引けず
       *[no] { $seat }さんは手札が多すぎて、あと{ $count }枚は引けません
    }
}
event-grenade-passed = { $more ->
    [yes] { $to }さんに手榴弾が渡り
   *[no] { $to }さんに手榴弾が渡りました
}
event-c4-moved = { $number ->
    [0] { $more ->
        [yes] C4 は { $to }さんのところにとどまり
       *[no] C4 は { $to }さんのところにとどまりました
    }
   *[other] { $more ->
        [yes] C4 は{ $number }席進んで { $to }さんのところへ行き
       *[no] C4 は{ $number }席進んで { $to }さんのところへ行きました
    }
}
event-outbid-lost = { $more ->
    [yes] { $seat }さんは{ $least }以上の数字を出せず
   *[no] { $seat }さんは{ $least }以上の数字を出せませんでした
}
event-blown-up = { $more ->
    [yes] { $card } が { $seat }さんのところで爆発し
   *[no] { $card } が { $seat }さんのところで爆発しました
}
event-came-back = { $more ->
    [yes] { $seat }さんがラウンドに戻り、次の番は休みになり（気絶）
   *[no] { $seat }さんがラウンドに戻り、次の番は休みです（気絶）
}
event-stunned = { $more ->
    [yes] { $seat }さんは1回休みになり（気絶）
   *[no] { $seat }さんは1回休みです（気絶）
}
event-exhausted = { $more ->
    [yes] { $seat }さんは気絶（次の番は休み）と衰弱（パスカード、はね返し、手渡しは出せない）になり
   *[no] { $seat }さんは気絶（次の番は休み）と衰弱（パスカード、はね返し、手渡しは出せない）になりました
}
event-hand-halved = { $more ->
    [yes] { $seat }さんは手札が{ $count }枚に減るまで山札から引けず（緊箍児）
   *[no] { $seat }さんは手札が{ $count }枚に減るまで山札から引けません（緊箍児）
}
and-put-up = { $more ->
    [yes] { $act }、{ $cards } を表にして出し
   *[no] { $act }、{ $cards } を表にして出しました
}
event-put-up = { $more ->
    [yes] { $seat }さんは { $cards } を表にして出し
   *[no] { $seat }さんは { $cards } を表にして出しました
}
event-reckoned = { $more ->
    [yes] { $seat }さんは { $sign } { $number } を選んで{ $result }になり
   *[no] { $seat }さんは { $sign } { $number } を選んで{ $result }になりました
}
event-gamble-won = { $more ->
    [yes] { $seat }さんが { $of }さんを上回り
   *[no] { $seat }さんが { $of }さんを上回りました
}
event-gamble-tied = { $more ->
    [yes] { $seat }さんと { $of }さんは同じ数になり
   *[no] { $seat }さんと { $of }さんは同じ数です
}

## だれに何を聞くか

prompt-direction = { $addressed ->
    [yes] どちら回りにしますか？（{ $p }選ぶ 時計回り、または { $p }選ぶ 反時計回り）
   *[no] { $player }さん、どちら回りにしますか？（{ $p }選ぶ 時計回り、または { $p }選ぶ 反時計回り）
}
prompt-draw = { $addressed ->
    [yes] { $penalty }枚引いて1回休み（{ $p }受ける）か、ドロー、パスカード、はね返しのどれかで返します（{ $p }出す カード）。
   *[no] { $player }さん：{ $penalty }枚引いて1回休み（{ $p }受ける）か、ドロー、パスカード、はね返しのどれかで返します（{ $p }出す カード）。
}
prompt-transfer = { $addressed ->
    [yes] 渡し札を受け取る（{ $p }受ける）か、同じ手渡し、パスカード、はね返しのどれかで次へ回します（{ $p }出す カード）。
   *[no] { $player }さん：渡し札を受け取る（{ $p }受ける）か、同じ手渡し、パスカード、はね返しのどれかで次へ回します（{ $p }出す カード）。
}
prompt-disarm = { $addressed ->
    [yes] 1回休みで、記号カードを2枚捨てる（{ $p }受ける）か、4枚引きます（{ $p }断る）。
   *[no] { $player }さん：1回休みで、記号カードを2枚捨てる（{ $p }受ける）か、4枚引きます（{ $p }断る）。
}
prompt-stun = { $addressed ->
    [yes] 気絶で1回休む（{ $p }受ける）か、ほかの人に身代わりをさせます（{ $p }出す カード）。
   *[no] { $player }さん：気絶で1回休む（{ $p }受ける）か、ほかの人に身代わりをさせます（{ $p }出す カード）。
}
prompt-weakness = { $addressed ->
    [yes] 衰弱のまま続ける（{ $p }受ける）か、ほかの人に身代わりをさせます（{ $p }出す カード）。
   *[no] { $player }さん：衰弱のまま続ける（{ $p }受ける）か、ほかの人に身代わりをさせます（{ $p }出す カード）。
}
prompt-target = { $addressed ->
    [yes] 誰にしますか？（{ $p }選ぶ 名前）
   *[no] { $player }さん、誰にしますか？（{ $p }選ぶ 名前）
}
prompt-number = { $addressed ->
    [yes] どの数字にしますか？（{ $p }選ぶ 7）
   *[no] { $player }さん、どの数字にしますか？（{ $p }選ぶ 7）
}
prompt-positions = { $addressed ->
    [yes] 次の人の何番目のカードを見ますか？（{ $p }選ぶ 1 4、または { $p }選ぶ なし）
   *[no] { $player }さん、次の人の何番目のカードを見ますか？（{ $p }選ぶ 1 4、または { $p }選ぶ なし）
}
prompt-packet = { $addressed ->
    [yes] 渡し札を2枚まで加えます（{ $p }選ぶ カード カード）。加えないなら { $p }選ぶ なし
   *[no] { $player }さん、渡し札を2枚まで加えます（{ $p }選ぶ カード カード）。加えないなら { $p }選ぶ なし
}
prompt-added = { $addressed ->
    [yes] 神の手を1枚添えられます（{ $p }選ぶ カード）。添えないなら { $p }選ぶ なし
   *[no] { $player }さん、神の手を1枚添えられます（{ $p }選ぶ カード）。添えないなら { $p }選ぶ なし
}
prompt-keep = { $addressed ->
    [yes] どの数字カードを残しますか？（{ $p }選ぶ カード）
   *[no] { $player }さん、どの数字カードを残しますか？（{ $p }選ぶ カード）
}
prompt-discard = { $addressed ->
    [yes] 2枚捨ててください（{ $p }選ぶ カード カード）。
   *[no] { $player }さん、2枚捨ててください（{ $p }選ぶ カード カード）。
}
prompt-disarmed = { $addressed ->
    [yes] 記号カードを2枚捨ててください（{ $p }選ぶ カード カード）。
   *[no] { $player }さん、記号カードを2枚捨ててください（{ $p }選ぶ カード カード）。
}
prompt-bet = { $addressed ->
    [yes] まだ誰も言っていない色を言ってください。黒でもかまいません（{ $p }選ぶ 色）。
   *[no] { $player }さん、まだ誰も言っていない色を言ってください。黒でもかまいません（{ $p }選ぶ 色）。
}
prompt-grenade = { $addressed ->
    [yes] { $fuse } のカードを出して次の色を選ぶ（{ $p }出す カード と 色）か、手札を全部取り替えます（{ $p }パス）。
   *[no] { $player }さん：{ $fuse } のカードを出して次の色を選ぶ（{ $p }出す カード と 色）か、手札を全部取り替えます（{ $p }パス）。
}
prompt-c4 = { $addressed ->
    [yes] あなたが C4 を持っています。数字カードを出してください（{ $p }出す カード）。
   *[no] { $player }さんが C4 を持っています。数字カードを出してください（{ $p }出す カード）。
}
prompt-c4-own = { $addressed ->
    [yes] 数字カードを出して C4 を進める（{ $p }出す カード）か、爆発させます（{ $p }パス）。
   *[no] { $player }さん：数字カードを出して C4 を進める（{ $p }出す カード）か、爆発させます（{ $p }パス）。
}
prompt-outbid = { $addressed ->
    [yes] { $bid ->
        [0] 数字カードを出してください（{ $p }出す カード）。
       *[other] { $bid }以上の数字カードを出してください（{ $p }出す カード）。
    }
   *[no] { $bid ->
        [0] { $player }さん：数字カードを出してください（{ $p }出す カード）。
       *[other] { $player }さん：{ $bid }以上の数字カードを出してください（{ $p }出す カード）。
    }
}
prompt-forsaken = { $addressed ->
    [yes] 数字にしますか、記号にしますか？（{ $p }選ぶ 数字、{ $p }選ぶ 記号）
   *[no] { $player }さん、数字にしますか、記号にしますか？（{ $p }選ぶ 数字、{ $p }選ぶ 記号）
}
prompt-combo = { $addressed ->
    [yes] コンボの数字 { $combo } を添えられます（{ $p }選ぶ カード カード カード）。添えないなら { $p }選ぶ なし
   *[no] { $player }さん、コンボの数字 { $combo } を添えられます（{ $p }選ぶ カード カード カード）。添えないなら { $p }選ぶ なし
}
prompt-put-up = { $addressed ->
    [yes] 数字カードを4枚出してください（{ $p }選ぶ カード カード カード カード）。
   *[no] { $player }さん、数字カードを4枚出してください（{ $p }選ぶ カード カード カード カード）。
}
prompt-reckon = { $addressed ->
    [yes] 数と計算を選んでください（{ $p }選ぶ 7 +）。
   *[no] { $player }さん、数と計算を選んでください（{ $p }選ぶ 7 +）。
}
prompt-gambler-won = { $addressed ->
    [yes] 2枚捨てる（{ $p }選ぶ 捨てる）か、相手に4枚引かせます（{ $p }選ぶ 引く）。
   *[no] { $player }さん：2枚捨てる（{ $p }選ぶ 捨てる）か、相手に4枚引かせます（{ $p }選ぶ 引く）。
}

## できない理由

refused-under-weakness = 衰弱のあいだは { $card } を出せません。
refused-transfer-low = { $card } を出せるのは、同じ色の0から4の上か、ほかの手渡し≤4の上です。
refused-transfer-high = { $card } を出せるのは、同じ色の5から9の上か、ほかの手渡し≥5の上です。
refused-draw-too-small = { $card } では足りません。重ねられるのは、ここまでドロー2だけのときです。
refused-other-packet = { $card } は種類が違います。渡し札を次へ回せるのは、来たときと同じ種類の手渡しです。
refused-four-together = 同じ数字4枚は、そのうち1枚が出せるなら一緒に出せます。このカードではできません。
refused-only-answers = { $card } は、番の初めに自分にかかっている効果に対してだけ出せます。
refused-not-this-turn = { $card } はこの番には出せません。
slip-card-unknown-chain = このボットに鎖はありません。元のルールでも判定できないためです。
refused-chain-undecidable = このボットに鎖はありません。元のルールでも判定できないためです。
refused-extended-own-points = 拡張には独自の点数計算があります。
refused-first-direction = 先に回る向きを選んでください（{ $p }選ぶ 時計回り、または { $p }選ぶ 反時計回り）。
refused-first-draw = 先に、引かされるカードに対応してください。
refused-first-transfer = 先に渡し札に対応してください。
refused-first-disarm = 先に武装解除に対応してください。
refused-first-stun = 先に気絶に対応してください（{ $p }受ける）。
refused-first-weakness = 先に衰弱に対応してください（{ $p }受ける）。
refused-first-packet = 先に、加えるカードを選んでください（{ $p }選ぶ カード カード）。加えないなら { $p }選ぶ なし
refused-first-added = 先に、添える神の手を選んでください（{ $p }選ぶ カード）。添えないなら { $p }選ぶ なし
refused-first-combo = 先に、添えるカードを選んでください（{ $p }選ぶ カード カード カード）。添えないなら { $p }選ぶ なし
refused-first-number = 先に数字を選んでください（{ $p }選ぶ 7）。
refused-first-positions = 先に、見るカードを選んでください（{ $p }選ぶ 1 4）。見ないなら { $p }選ぶ なし
refused-first-keep = 先に、残す数字カードを選んでください（{ $p }選ぶ カード）。
refused-first-discard = 先に、捨てる2枚を選んでください（{ $p }選ぶ カード カード）。
refused-first-disarmed = 先に、捨てる記号カードを2枚選んでください（{ $p }選ぶ カード カード）。
refused-first-bet = 先に色を言ってください。黒でもかまいません（{ $p }選ぶ 色）。
refused-first-forsaken = 先に、何が出るまで引くか選んでください（{ $p }選ぶ 数字、または { $p }選ぶ 記号）。
refused-first-put-up = 先に数字カードを4枚出してください（{ $p }選ぶ カード カード カード カード）。
refused-first-reckon = 先に数と計算を選んでください（{ $p }選ぶ 7 +）。
refused-first-gambler-won = 先に、勝って何をするか選んでください（{ $p }選ぶ 捨てる、または { $p }選ぶ 引く）。
refused-first-target = 先に、誰に向けるか言ってください。
refused-first-grenade = 先に、手元の手榴弾に対応してください。
refused-first-c4 = 先に、手元の C4 に対応してください。
refused-first-c4-own = 先に、手元の C4 に対応してください。
refused-first-outbid = 先に、前の人以上の数字を出してください。
refused-first-reaction = 先に、そのカードに対応するかどうか決めてください。

## 打てる言葉

word-cw = 時計回り, 右回り
word-ccw = 反時計回り, 左回り
word-black = 黒, 黒色, くろ, ブラック, 黑, kuro
word-number = 数字, 数字カード
word-function = 記号, 記号カード, 文字カード
word-discard = 捨てる, すてる
word-draw = 引く, 引かせる

## 卓のルール

rule-chain = 鎖はありません。元のルールでも判定できないためです
option-dropped = { $value ->
    [yes] 作者が外したカードを1枚ずつ入れる
   *[no] 作者が外したカードは入れない
}
# 参加者の一覧で、その人に残っている効果。
effect-draw = ドロー
effect-transfer = 渡し札
effect-stun = 気絶
effect-weakness = 衰弱
effect-circlet = 緊箍児
effect-disarm = 武装解除

hand-reaction = { $hand }。{ $card } に対応するか、そのままにするか選べます

## カードとルールごとに一行（`help`）、最後にルールブックの条。

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = 好きな数字になります（ri=7）。色はそのままです。色かその数字が合えば出せます。(X-Infinity)
about-card-transfer-low = 同じ色の0〜4か、ほかの手渡し≤4の上に出せます。手札を2枚まで伏せて次の人に渡します。次の人は受け取るか、同じカードで次へ回します。(X-Transfer)
about-card-transfer-high = 同じ色の5〜9か、ほかの手渡し≥5の上に出せます。手札を2枚まで伏せて次の人に渡します。次の人は受け取るか、同じカードで次へ回します。(X-Transfer)
about-card-magic-hand = 次の人と手札を交換します。止められるのは未亡人だけです。(X-Magic Hand)
about-card-pincer = 次の人の手札から、見ないで2枚取ります。(X-Pincer)
about-card-reward = 同じ色のほかのカードを全部一緒に出します。そのあと、次の番は休み（気絶）で、パスカード、はね返し、手渡しを出せません（衰弱）。(X-Reward)
about-card-widow = 自分への神の手かつまみ取りを止めます。自分の番に出すと、次の人のカードを2枚まで見られます。(X-Widow)
about-card-colour-duel = 誰かと勝負します。2人が色を2つずつ言い、カードを1枚めくります。その色を言った人は2枚捨て、相手は4枚引きます。引き分けなら2人とも引きます。(X-Duel)
about-card-number-duel = 誰かと勝負します。2人が数字をめくり、大きい人は2枚捨て、相手は4枚引きます。引き分けなら2人とも引きます。(X-Duel)
about-card-bomb = 全員が引きます。あなたは人数と同じ枚数、ほかの人は席が1つ離れるごとに1枚少なくなります。どのカードでも防げません。(X-Bomb)
about-card-chosen-one = 選んだ数字カードを1枚残し、ほかは全部捨てます。(X-Chosen One)
about-card-circlet = 誰かにはめます。はめられた人は、手札が半分に減るまで山札から引けません。(X-Circlet)
about-card-disarm = 次の人は1回休みで、記号カード（数字以外）を2枚捨てるか、4枚引きます。(X-Disarm)
about-card-regret = 前の人が今出したカードを手札に戻させ、出し直させます。自分の番に出すと、ただの緑のカードです。(X-Regret)
about-card-bounce = 回る向きが逆になります。あなたが引くはずのカードや渡し札は、新しい次の人へ移ります。(X-Bounce)
about-card-pass = あなたが引くはずのカードや渡し札が、次の人へ移ります。(X-Pass)
about-card-grenade = 色を選びます。次の人はその色のカードを出し、次の色を選んで手榴弾を回します。できない人は手札を全部取り替えます。(X-Grenade)
about-card-c4 = 持っている人が数字カードを出すと、その数だけ席を進みます。出せない人は手札を全部取り替えます。(X-C4)
about-card-outbid = まずあなたが数字を出し、次の人からは同じかより大きい数字を出します。出せない人は4枚引きます。(X-Outbid)
about-card-forsaken = 数字か記号を選び、それが出るまで引きます。(X-Forsaken)
about-card-jump = あなたの番と、あなたにかかっている効果がすべて、選んだ人へ移ります。(X-Jump)
about-card-gambler = 誰かと勝負します。2人が数字を4枚ずつ出し、8つの数で計算します。結果の大きい人は、2枚捨てるか、相手に4枚引かせます。(X-Gambler)
about-card-revive = 3枚引きます。または、上がった人が1枚持って戻り、1回休みます。(X-Revive)
about-card-stand-in = 番の初めにあなたにかかっている効果が、すべて選んだ人へ移ります。(X-Stand-in)
about-card-combo = 何の上にも出せて、色を選びます。そのラウンドのコンボの数字3枚を一緒に出せます。(X-Combo)

about-x-numbers = 数字カードには効果がありません。同じ色か同じ数字の上に出せます。(X5)
about-x-skip = スキップ：次の人を飛ばします。(X-Skip)
about-x-reverse = リバース：回る向きが逆になります。残り2人ならスキップと同じです。(X-Reverse)
about-x-draw-two = ドロー2：次の人は2枚引いて1回休みか、ドローを重ねて合計を次の人へ回します。(X-Draw Two)
about-x-draw-four = ドロー4：色を選びます。次の人は4枚引いて1回休みか、ドロー4を重ねます。いつでも出せます。(X-Draw Two)
about-x-wild = ワイルド：次に出す色を選びます。(X-Wild)
about-x-infinity = 無限：好きな数字になります。色はそのままです。(X-Infinity)
about-x-transfer = 手渡し：手札を2枚まで伏せて次の人に渡します。次の人は受け取るか、同じ種類の手渡しで次へ回します。(X-Transfer)
about-x-magic-hand = 神の手：次の人と手札を交換します。止められるのは未亡人だけです。(X-Magic Hand)
about-x-pincer = つまみ取り：次の人の手札から、見ないで2枚取ります。(X-Pincer)
about-x-reward = ごほうび：同じ色のほかのカードを全部一緒に出し、次の番は休みです。(X-Reward)
about-x-widow = 未亡人：自分への神の手かつまみ取りを止めるか、次の人のカードを2枚見ます。(X-Widow)
about-x-colour-duel = 色の決闘：2人が色を言い、めくったカードで決めます。勝者は2枚捨て、敗者は4枚引きます。(X-Duel)
about-x-number-duel = 数の決闘：2人が数字をめくり、大きい人は2枚捨て、相手は4枚引きます。(X-Duel)
about-x-bomb = 爆弾：全員が引きます。出した人が最も多く、席が離れるほど少なくなります。(X-Bomb)
about-x-chosen-one = 選ばれし者：数字カードを1枚残し、ほかは全部捨てます。(X-Chosen One)
about-x-circlet = 緊箍児：はめられた人は、手札が半分に減るまで山札から引けません。(X-Circlet)
about-x-disarm = 武装解除：次の人は記号カードを2枚捨てるか4枚引き、1回休みです。(X-Disarm)
about-x-regret = 待った：前の人が今出したカードを手札に戻させます。(X-Regret)
about-x-bounce = はね返し：回る向きを逆にし、引くはずのカードや渡し札を次の人へ移します。(X-Bounce)
about-x-pass = パスカード（px と打つ）：引くはずのカードや渡し札を次の人へ移します。(X-Pass)
about-x-grenade = 手榴弾：順に回り、前の人が決めた色のカードを出します。出せない人は手札を全部取り替えます。(X-Grenade)
about-x-c4 = C4：出した数字の分だけ席を進みます。数字カードのない人は手札を全部取り替えます。(X-C4)
about-x-outbid = 張り合い：順に、前の人以上の数字を出します。出せない人は4枚引きます。(X-Outbid)
about-x-forsaken = 見捨てられし者：数字か記号を選び、それが出るまで引きます。(X-Forsaken)
about-x-jump = ジャンプ：あなたの番と、あなたにかかっている効果がすべて、選んだ人へ移ります。(X-Jump)
about-x-gambler = ギャンブラー：2人が8つの数で計算し、結果の大きい人の勝ちです。(X-Gambler)
about-x-revive = 復活：3枚引くか、上がった人が戻ります。(X-Revive)
about-x-stand-in = 身代わり：番の初めにあなたにかかっている効果が、すべて選んだ人へ移ります。(X-Stand-in)
about-x-combo = コンボ：コンボの数字3枚を一緒に出せます。同じ数字4枚も一度に出せます。(X-Combo)
about-chain = 鎖はありません。元のルールでも判定できないためです。(X-Chain)

help-draw-extended-game = { $p }引く でカードを1枚引きます。そのあと手札のどのカードを出してもかまいません。

about-extended-game = もっと大きなゲーム：24種152枚、人に残る効果、カードへの対応、卓全体を巻き込む勝負。目標は同じく手札をなくすことです。(X1)
about-extended-matching = 黒いカードと、前のカードと色か数字か記号が同じカードを出せます。(X5)
about-extended-turn = まず自分にかかっている効果に対応します。それから1枚引くか、1枚出すか、引いてから出します。(X6)
about-extended-calls = 残り1枚の人は UNO を宣言します。忘れて指摘されると2枚引きます。(X7)
about-extended-going-out = 手札がなくなり、もう何の効果も受けなくなれば上がりです。まだ残っている人1人につき1点です。(X9)
about-extended-playing = カードによっては、効果が出る前に、次の人が待ったか未亡人で対応できます。(X12)
about-extended-effects = カードの中には、対応するか終わるまで効果が残るものがあります：ドロー、渡し札、武装解除、気絶、衰弱、緊箍児。(X10)
about-extended-judgement = 番の初めに、自分にかかっている効果すべてに対応します。武装解除、ドロー、渡し札、気絶の順です。(X17)
about-extended-limits = 手札が最初に配られた枚数の3倍より多い人は、山札から引けません。(X3)

## 打てる名前。最初のものを表示する。

card-infinity = 無限, ∞
card-transfer-low = 手渡し≤4, 手渡し4
card-transfer-high = 手渡し≥5, 手渡し5
card-magic-hand = 神の手
card-pincer = つまみ取り
card-reward = ごほうび
card-widow = 未亡人
card-bounce = はね返し
card-pass = パスカード
card-colour-duel = 色の決闘
card-number-duel = 数の決闘
card-chosen-one = 選ばれし者
card-bomb = 爆弾
card-disarm = 武装解除
card-grenade = 手榴弾
card-circlet = 緊箍児, きんこじ, 金の輪
card-c4 = C4
card-outbid = 張り合い
card-regret = 待った, 後悔の薬
card-combo = コンボ
card-forsaken = 見捨てられし者
card-jump = ジャンプ
card-gambler = ギャンブラー
card-stand-in = 身代わり, スタンド使い
card-revive = 復活

preset-name-extended = 拡張
option-name-dropped = 外したカード

about-preset-extended = 拡張 5.2：24種152枚、効果、カードへの対応、卓全体の勝負
about-option-dropped = 作者が外したカードを1枚ずつ入れるか

## How the game introduces itself

help-short-extended-game = { $preset }：{ $p }募集 { $preset } で卓を立て、{ $p }参加 で入り、{ $p }開始 で配ります。自分の番：{ $p }出す r5（r5 だけでも可）、{ $p }引く、引いたあとは { $p }パス。{ $p }出せる で一覧が出ます。
howto-extended-game = 手札を先になくした人がラウンドの勝者です。自分の番には、引くか、出すか、引いてから出します。黒いカード、または場のカードと色か数字か記号が同じカードを出せます。出したあとまで効果が残るカードもたくさんあります。
howto-type-extended-game =
    { $uno ->
        [none] 番が来たら「出す r5」（赤5）、「引く」、引いたあとは「パス」。
       *[other] 番が来たら「出す r5」（赤5）、「引く」、引いたあとは「パス」。残り1枚になるときは「出す r5 ウノ」。
    }

help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
