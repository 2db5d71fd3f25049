### DOS：起きること、聞くこと、できない理由。

event-matched = { $bonus ->
    [yes] { $more ->
        [yes] { $seat }さんは { $center } に { $cards } をマッチさせ、色もそろい
       *[no] { $seat }さんは { $center } に { $cards } をマッチさせ、色もそろえました
    }
   *[other] { $more ->
        [yes] { $seat }さんは { $center } に { $cards } をマッチさせ
       *[no] { $seat }さんは { $center } に { $cards } をマッチさせました
    }
}
# 一度の番のいくつかのマッチ：「annさんは [y10]→[y5] と [g8]→[g1] をマッチさせました」。
matched-pair = { $cards }→{ $center }
list-pairs-last = { $first } と { $next }
list-pairs-more = { $first }、{ $next }
matched-pairs = { $more ->
    [yes] { $seat }さんは { $pairs } をマッチさせ
   *[no] { $seat }さんは { $pairs } をマッチさせました
}
event-row-filled = { $more ->
    [yes] センターカードに { $cards } が加わり
   *[no] センターカードに { $cards } が加わりました
}
event-put-into-row = { $more ->
    [yes] { $seat }さんは { $card } をセンターカードに置き
   *[no] { $seat }さんは { $card } をセンターカードに置きました
}
event-put-on-pile = { $more ->
    [yes] { $seat }さんは { $card } を捨て札に置き
   *[no] { $seat }さんは { $card } を捨て札に置きました
}
event-pile-turned = { $more ->
    [yes] 捨て札を切って新しい山札にし
   *[no] 捨て札を切って新しい山札にしました
}

# 引いたことと、そのあとにできること。問いの代わりに言う。
act-draws-asked-match-drawn = { $player }さんは{ $count }枚引きました。マッチ（{ $p }出す カード）か、1枚置く（{ $p }置く カード）か、パス（{ $p }パス）ができます

top-centre-row = センターカード：{ $row }。

prompt-match = { $addressed ->
    [yes] あなたの番です。センターカードは { $row }（マッチは { $p }出す カード、引くなら { $p }引く）。
   *[no] 次は { $player }さんの番です。センターカードは { $row }（マッチは { $p }出す カード、引くなら { $p }引く）。
}
prompt-matching = { $addressed ->
    [yes] センターカード { $row } に続けてマッチできます。終わるなら { $p }パス。
   *[no] { $player }さん、センターカード { $row } に続けてマッチできます。終わるなら { $p }パス。
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] センターカード { $row } にマッチ（{ $p }出す カード）させるか、1枚置いてください（{ $p }置く カード）。
       *[pile] センターカード { $row } にマッチ（{ $p }出す カード）させるか、1枚捨てる（{ $p }置く カード）か、パスしてください（{ $p }パス）。
    }
   *[no] { $unmatched ->
        [row] { $player }さん、センターカード { $row } にマッチ（{ $p }出す カード）させるか、1枚置いてください（{ $p }置く カード）。
       *[pile] { $player }さん、センターカード { $row } にマッチ（{ $p }出す カード）させるか、1枚捨てる（{ $p }置く カード）か、パスしてください（{ $p }パス）。
    }
}
prompt-position = { $addressed ->
    [yes] センターカード { $row } のどれですか？（{ $p }選ぶ 数）
   *[no] { $player }さん、センターカード { $row } のどれですか？（{ $p }選ぶ 数）
}
prompt-bonus = { $addressed ->
    [yes] 1枚をセンターカードに置けます（{ $p }置く カード）。置かないなら { $p }パス。
   *[no] { $player }さん、1枚をセンターカードに置けます（{ $p }置く カード）。置かないなら { $p }パス。
}
prompt-duty = { $addressed ->
    [yes] 1枚をセンターカードに置いてください（{ $p }置く カード）。
   *[no] { $player }さん、1枚をセンターカードに置いてください（{ $p }置く カード）。
}

refused-no-match = { $match ->
    [number] { $card } と { $row } は数字が違います。
   *[either] { $card } と { $row } は数字も色も違います。
}
refused-three-cards = 1枚のセンターカードにマッチするのは、1枚か、足すとその数になる2枚です。
refused-cannot-be = { $card } は { $named } になれません。
refused-no-such-place = その場所にセンターカードはありません。
refused-matched-before = そのセンターカードには、この番にもうマッチさせました。
refused-does-not-add-up = { $sum ->
    [0] { $cards } を足しても { $row } にはなりません。
   *[other] { $cards } を足すと{ $sum }なので、{ $row } にはマッチしません。
}
refused-first-match = 今はできません。センターカードにマッチさせるか、引いてください。
refused-first-matching = 今はできません。続けてマッチさせるか、番を終えてください（{ $p }パス）。
refused-first-match-drawn = 今はできません。もう引いたので、マッチさせるか、1枚置くか、パスしてください。
refused-first-position = 先に、どのセンターカードか言ってください。
refused-first-bonus = 1枚をセンターカードに置くか、置かずに終えてください（{ $p }パス）。
refused-first-duty = 1枚をセンターカードに置いてください。

option-dos-at = { $value ->
    [2] 番の終わりに残り2枚なら DOS を宣言する
   *[other] 出して残り1枚になったら DOS を宣言する
}
option-match = { $value ->
    [number] 1枚のマッチは数字だけ
   *[either] 1枚のマッチは数字か色
}
option-colour-bonus = { $value ->
    [yes] 色もそろえるとカラーマッチボーナス
   *[no] カラーマッチボーナスなし
}
option-unmatched = { $value ->
    [row] マッチしなかった人は1枚をセンターカードに置く
   *[pile] マッチしなかった人は1枚を捨て札に置いてもよい
}

verb-put = 置く, おく
verb-dos = ドス, dos, ドス宣言

help-put = { $p }置く カード で、1枚をセンターカードに置きます（DOS）。
help-dos = { $p }ドス で DOS を宣言します。
help-play-dos-game = { $p }出す カード で、センターカードにマッチさせます：{ $p }出す r5 は5に、{ $p }出す r2 g3 は足して5になる2枚でマッチ。{ $p }出す 2 r5 なら左から2番目のカードです。
help-draw-dos-game = { $p }引く でカードを1枚引きます。そのあとマッチさせてもかまいません。
help-pass-dos-game = { $p }パス で、マッチさせたあと、または引いたあとの番を終えます。
help-catch-dos-game = { $p }指摘 名前 で、DOS を言い忘れた人を指摘します。名前はなくてもかまいません。

## カードとルールごとに一行（`help`）、最後にルールブックの条。

about-card-number-dos-game = 同じ数字のセンターカードにマッチします。もう1枚と合わせて、足した数のカードにもマッチします。dos では同じ色でもかまいません。(S4)
about-card-hash = その色の1から10までのどの数字にもなります。マッチする数字をボットが選びますが、自分でも言えます（r#=4）。(S5)
about-card-wild-dos = 都合のよい色の2になります。(S5)
about-dos-game = 中央の2枚がセンターカードです。同じ数字の1枚か、足すとその数になる2枚をそれぞれにマッチさせ、手札を先になくした人が勝者です。(S4)
about-dos-turn = センターカードにマッチさせます。できないか、したくなければ1枚引き、そのあとマッチさせるか1枚置きます。(S8)
about-dos-calls = 上がりそうな人は UNO と同じように DOS を宣言します。出して残り1枚になったとき、公式ルールでは番の終わりに残り2枚のときです。指摘されたら2枚引きます。(S10)

## DOS の卓でのヘルプ

help-short-dos-game = DOS：{ $p }募集 ドス で卓を立て、{ $p }参加 で入り、{ $p }開始 で配ります。自分の番はセンターカードにマッチ：{ $p }出す r5（r5 だけでも可）、{ $p }出す r1 g4（足した数）、{ $p }引く、{ $p }パス。{ $p }ドス で宣言。
howto-dos-game =
    { $match ->
        [number] 手札を先になくした人がラウンドの勝者です。中央の2枚がセンターカードです。自分の番には、それぞれに同じ数字の1枚か、足すとその数になる2枚をマッチさせます。
       *[either] 手札を先になくした人がラウンドの勝者です。中央の2枚がセンターカードです。自分の番には、それぞれに数字か色が同じ1枚、または足すとその数になる2枚をマッチさせます。
    }

## 打てる名前。最初のものを表示する。

card-wild-dos = ワイルドDOS, ワイルドドス
card-hash = ワイルド#, シャープ
preset-name-dos = DOS, ドス
preset-name-dos-official = 公式DOS, 公式ドス

about-preset-dos = 2枚のセンターカードに、数字か、足した数か、色でマッチさせる
about-preset-dos-official = 公式の DOS：数字か足した数だけでマッチし、色をそろえるとボーナス
about-option-dos-at = 1なら出して残り1枚のとき、2なら番の終わりに残り2枚のとき、DOS を宣言する
about-option-match = 1枚のマッチが色だけでもよいか
about-option-colour-bonus = 色もそろえたマッチにボーナスがあるか
about-option-unmatched = マッチしなかった人が、捨て札に置いてもよいか、センターカードに置くのか

title-dos = DOS
title-dos-official = 公式DOS

howto-type-dos-game =
    番が来たら「出す r5」（5にマッチ）、「出す r1 g4」（足して5になる2枚）、「出す 1 r5」（左のセンターカードに）、「引く」、マッチしたあとは「パス」。{ $uno ->
        [none] { "" }
       *[other] { $dos-at ->
            [2] 番の終わりに残り2枚なら「ドス」。
           *[other] 残り1枚になるときは「出す r5 ドス」。
        }
    }
option-uno-dos-game =
    { $value ->
        [none] DOS は言わなくてよい
       *[call] DOS と言わなければならない
    }
option-uno-penalty-dos-game = DOS を忘れて指摘されると{ $value }枚引く
