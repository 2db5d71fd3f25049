### ほかのデッキ：カードの働き、聞くこと、デッキの説明。

# 動詞として打てる言葉。
verb-guess = 当てる, 答える
help-guess = { $p }当てる 言葉 で連想ゲームに答えます。部屋でその言葉だけを打ってもかまいません。

event-dared = { $more ->
    [yes] { $by }さんから { $seat }さんへのお題：「{ $text }」、できなければ{ $cards }枚引くことになり
   *[no] { $by }さんから { $seat }さんへのお題：「{ $text }」、できなければ{ $cards }枚引きます
}
event-dare-met = { $done ->
    [yes] { $more ->
        [yes] { $seat }さんはやりとげ
       *[no] { $seat }さんはやりとげました
    }
   *[no] { $more ->
        [yes] { $seat }さんは断り
       *[no] { $seat }さんは断りました
    }
}
event-pile-flipped = { $drawn ->
    [yes] { $more ->
        [yes] 山札から { $card } が表になり
       *[no] 山札から { $card } が表になりました
    }
   *[no] { $more ->
        [yes] 捨て札を返すと、いちばん上は { $card } になり
       *[no] 捨て札を返すと、いちばん上は { $card } になりました
    }
}
event-charade-began = { $more ->
    [yes] { $seat }さんが言葉を決めてヒントを出し、最初に当てた人は{ $color }のカードを全部捨てることになり
   *[no] { $seat }さんが言葉を決めてヒントを出します。最初に当てた人は{ $color }のカードを全部捨てます
}
event-charade-solved = { $more ->
    [yes] { $seat }さんが「{ $word }」を当て
   *[no] { $seat }さんが当てました：「{ $word }」
}
event-charade-unsolved = { $more ->
    [yes] { $seat }さんの言葉は誰にも当てられず
   *[no] { $seat }さんの言葉は誰にも当てられませんでした
}

prompt-dare = { $addressed ->
    [yes] できましたか（{ $p }受ける）、それとも代わりに引きますか（{ $p }断る）？
   *[no] { $player }さん、できましたか（{ $p }受ける）、それとも代わりに引きますか（{ $p }断る）？
}
prompt-charade = { $player }さんの言葉を当ててください。そのまま打つだけです。（{ $player }さんは { $p }パス で終わりにできます）
prompt-charade-keep = { $addressed ->
    [yes] その色のカードを捨てますか（{ $p }受ける）、それとも持っておきますか（{ $p }断る）？
   *[no] { $player }さん、その色のカードを捨てますか（{ $p }受ける）、それとも持っておきますか（{ $p }断る）？
}
prompt-trade-with = { $addressed ->
    [yes] 誰と交換しますか？（{ $p }選ぶ 名前）
   *[no] { $player }さん、誰と交換しますか？（{ $p }選ぶ 名前）
}
prompt-trade-number = { $addressed ->
    [yes] 何枚交換しますか？（{ $p }選ぶ 数）
   *[no] { $player }さん、何枚交換しますか？（{ $p }選ぶ 数）
}
prompt-trade-cards = { $addressed ->
    [yes] どのカードを渡しますか？（{ $p }選ぶ カード カード）
   *[no] { $player }さん、どのカードを渡しますか？（{ $p }選ぶ カード カード）
}

hand-charade-word = { $hand }。ここに言葉を送ってください。例：「選ぶ 傘」、またはパス
hand-trade-cards = { $hand }。どれを渡しますか？

refused-no-charade = 今は当てる言葉がありません。
refused-own-charade = 当てるのはほかの人です。
refused-not-the-word = その言葉ではありません。
refused-first-dare = 先にお題に対応してください。
refused-first-charade = 今はできません。まだ言葉が当てられていません。
refused-first-charade-word = 先に、言葉を私に個別に送るか（{ $p }選ぶ 言葉）、{ $p }パス してください。
refused-first-charade-keep = 先に、その色のカードを捨てるか（{ $p }受ける）持っておくか（{ $p }断る）を決めてください。
refused-first-trade-with = 先に、誰と交換するか言ってください。
refused-first-trade-number = 先に、何枚交換するか言ってください。
refused-first-trade-cards = 先に、どのカードを渡すか言ってください。

rule-official112 = 108枚に、白いワイルド{ $custom }枚{ $extra ->
    [shuffle] とシャッフルワイルド1枚
    [both] と手札交換1枚とシャッフルワイルド1枚
   *[swap] と手札交換1枚
}
rule-unoplus = 200枚：数字カードが2倍、ドロー7、ワイルドドロー8、捨て札返し、ブランクが加わる
rule-wild4uno = 108枚に、白いワイルド{ $custom }枚と交換カード1枚

option-wc1 = { $value ->
    [plain] wc1 は色を選ぶだけ
    [charade] wc1 は言葉当て：当てた人は1色を全部捨てる
    [dare] wc1 は次の人へのお題：腹筋3回、または3枚引く
    [encore] wc1 を出した人はもう一度番
    [everyone-draws] wc1 でほかの全員が2枚引く
    [purge] wc1 でほかの全員が黒いカードを捨てる
   *[other] wc1 の効果は { $value }
}
option-wc2 = { $value ->
    [plain] wc2 は色を選ぶだけ
    [charade] wc2 は言葉当て：当てた人は1色を全部捨てる
    [dare] wc2 は次の人へのお題：歌を歌う、または2枚引く
    [encore] wc2 を出した人はもう一度番
    [everyone-draws] wc2 でほかの全員が2枚引く
    [purge] wc2 でほかの全員が黒いカードを捨てる
   *[other] wc2 の効果は { $value }
}
option-wc3 = { $value ->
    [plain] wc3 は色を選ぶだけ
    [charade] wc3 は言葉当て：当てた人は1色を全部捨てる
    [dare] wc3 は次の人へのお題：動物のまね、または2枚引く
    [encore] wc3 を出した人はもう一度番
    [everyone-draws] wc3 でほかの全員が2枚引く
    [purge] wc3 でほかの全員が黒いカードを捨てる
   *[other] wc3 の効果は { $value }
}
option-charade-keep = { $value ->
    [yes] 言葉を当てた人は、その色のカードを捨てずに持っていてもよい
   *[no] 言葉を当てた人は、その色のカードを捨てる
}
option-pile-flip = { $value ->
    [draw] 捨て札返しは山札の1枚を表にする
   *[played] 捨て札返しは捨て札を返す
}

## カードとルールごとに一行（`help`）、最後にルールブックの条。

about-card-wild-swap-hands = 何の上にも出せます。色を選び、好きな人と手札を交換します。最後の1枚なら、そのまま勝ちです。(D2)
about-card-wild-shuffle-hands = 何の上にも出せます。色を選び、全員の手札を混ぜて1枚ずつ配り直します。最後の1枚なら、そのまま勝ちです。(D3)
about-card-wild-customizable-1 = 何の上にも出せます。色を選び、配る前に卓で決めたことが起きます。決めていなければ色だけです。(D4)
about-card-wild-customizable-2 = 何の上にも出せます。色を選び、配る前に卓で決めたことが起きます。決めていなければ色だけです。(D4)
about-card-wild-customizable-3 = 何の上にも出せます。色を選び、配る前に卓で決めたことが起きます。決めていなければ色だけです。(D4)
about-card-wild-trade = 何の上にも出せます。色と人と枚数を選び、自分で選んだカードを、その人の見えない手札から同じ枚数と交換します。(D10)
about-card-wild-draw-eight = 何の上にも出せます。色を選び、次の人は8枚引いて1回休みか、ワイルドドロー4のようにチャレンジします。失敗すれば10枚、成功すればあなたが8枚引きます。(D12)
about-card-draw-seven = 次の人は7枚引いて1回休みです。(D13)
about-card-pile-flip = 何の上にも出せます。捨て札を混ぜて返し、新しい場札に続けます。それがドローのカードなら、次の人はすぐ引きます。(D14)
about-card-blank = 何の上にも出せて、何も起きません。続けるのは下のカードのままです。(D15)

about-official112 = 108枚に、白いワイルド3枚と、手札交換かシャッフルワイルド1枚。(D1)
about-wild4uno = 108枚に、白いワイルド3枚と交換カード1枚。(D9)
about-unoplus = 200枚：数字カードが2倍で、ドロー7、ワイルドドロー8、捨て札返し、ブランクが加わります。(D11)
about-swap-hands = 手札交換：出した人が色を選び、誰かと手札を交換します。(D2)
about-shuffle-hands = シャッフルワイルド：全員の手札を混ぜて配り直します。(D3)
about-customizable = 白いワイルド：配る前に卓で決めたことが起きます。(D4)
about-wild-trade = 交換カード：自分で選んだカードを、ほかの人の見えない手札から同じ枚数と交換します。(D10)
about-wild-draw-eight = ワイルドドロー8：ワイルドドロー4と同じで、枚数は8枚です。(D12)
about-draw-seven = ドロー7：ドロー2と同じで、枚数は7枚です。(D13)
about-pile-flip = 捨て札返し：捨て札を混ぜて返し、新しい場札に続けます。(D14)
about-blank = ブランク：何の上にも出せて、何も変わりません。(D15)
about-custom-plain = 色を選ぶだけの白いワイルドです。(D8)
about-custom-encore = 全員が飛ばされ、出した人がもう一度番になる白いワイルドです。(D8)
about-custom-everyone-draws = ほかの全員が2枚引く白いワイルドです。(D8)
about-custom-purge = ほかの全員が黒いカードを捨てる白いワイルドです。それで手札がなくなった人は上がりです。(D8)
about-custom-dare = 次の人にお題を出し、できなければ引かせる白いワイルドです。誰も確かめないので、正直に答えます。(D8)
about-custom-charade = 言葉当ての白いワイルドです。出した人が秘密の言葉のヒントを出し、最初に打った人は、決めた色のカードを全部捨てます。(D8)

## 打てる名前。最初のものを表示する。

card-draw-seven = ドロー7, +7
card-wild-draw-eight = ワイルドドロー8, ドロー8, +8
card-pile-flip = 捨て札返し
card-blank = ブランク, 無地
card-wild-swap-hands = 手札交換, 交換ワイルド
card-wild-shuffle-hands = シャッフルワイルド, シャッフル
card-wild-trade = 交換カード
card-wild-customizable-1 = 白いワイルド1, 白ワイルド1
card-wild-customizable-2 = 白いワイルド2, 白ワイルド2
card-wild-customizable-3 = 白いワイルド3, 白ワイルド3
rule-name-official112 = 公式112, 112枚
rule-name-unoplus = 200枚デッキ
rule-name-wild4uno = 交換デッキ

about-option-wc1 = 白いワイルド1の効果。例：dare:"歌を歌う":2
about-option-wc2 = 白いワイルド2の効果。例：dare:"歌を歌う":2
about-option-wc3 = 白いワイルド3の効果。例：dare:"歌を歌う":2
about-option-charade-keep = 言葉を当てた人がカードを捨てずにいられるか
about-option-pile-flip = 捨て札返しが捨て札と山札のどちらを表にするか
about-option-custom = 白いワイルドの枚数
about-option-extra = 手札を動かすカードの種類

title-unoplus = 200枚デッキ
title-wild4uno = 交換デッキ

## French and German cards, with which games of plugins are played: how they are called, and what is said of suits
## in the place of colours.

color-spades = スペード
color-hearts = ハート
color-clubs = クラブ
color-diamonds = ダイヤ
color-acorns = どんぐり
color-leaves = 木の葉
color-bells = 鈴
word-spades = スペード
word-hearts = ハート
word-clubs = クラブ, クローバー
word-diamonds = ダイヤ
word-acorns = どんぐり
word-leaves = 木の葉, 葉
word-bells = 鈴
card-jack = ジャック
card-queen = クイーン
card-unter = ウンター
card-ober = オーバー
card-king = キング
card-ace = エース
card-joker = ジョーカー

# In the style `words`: what it reads as can be typed.
card-in-words-french = { card-in-words }
card-in-words-german = { card-in-words-french }
prompt-turn-french = { $addressed ->
    [yes] { $force ->
        [named] あなたの番です（場は { $card }、{ $color }）。
        [any] あなたの番です（場は { $card }、どのマークでも可）。
       *[printed] あなたの番です（場は { $card }）。
    }
   *[no] { $force ->
        [named] 次は { $player }さんの番です（場は { $card }、{ $color }）。
        [any] 次は { $player }さんの番です（場は { $card }、どのマークでも可）。
       *[printed] 次は { $player }さんの番です（場は { $card }）。
    }
}
reminder-turn-french = { $addressed ->
    [yes] { $force ->
        [named] あなたの番です。場は { $card }（{ $color }）、残り{ $time }です。
        [any] あなたの番です。場は { $card }（どのマークでも可）、残り{ $time }です。
       *[printed] あなたの番です。場は { $card }、残り{ $time }です。
    }
   *[no] { $force ->
        [named] { $player }さんの番です。場は { $card }（{ $color }）、残り{ $time }です。
        [any] { $player }さんの番です。場は { $card }（どのマークでも可）、残り{ $time }です。
       *[printed] { $player }さんの番です。場は { $card }、残り{ $time }です。
    }
}
prompt-color-french = { $addressed ->
    [yes] どのマークにしますか？{ $colors }から選んでください（{ $p }マーク）。
   *[no] { $player }さん、どのマークにしますか？{ $colors }から選んでください（{ $p }マーク）。
}
top-french = { $force ->
    [named] 場は { $card } です（{ $color }）。
    [any] 場は { $card } です（どのマークでも可）。
   *[printed] 場は { $card } です。
}
help-color-french = { $p }マーク ハート のように、次に出すマークを決めます。
help-notation-french = カードはマーク（{ $colors }）と記号で書きます：{ $card }（{ $text }）。言葉でも、どの順番でもかまいません。
prompt-turn-german = { prompt-turn-french }
reminder-turn-german = { reminder-turn-french }
prompt-color-german = { prompt-color-french }
top-german = { top-french }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }

## Games of tricks

prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] あなたの番です（トリックは { $cards }）。
       *[no] あなたの番です。リードしてください。
    }
   *[no] { $trick-open ->
        [yes] 次は { $player }さんの番です（トリックは { $cards }）。
       *[no] 次は { $player }さんの番です。リードしてください。
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] あなたの番です。トリックは { $cards }、残り{ $time }です。
       *[no] あなたがリードする番です。残り{ $time }です。
    }
   *[no] { $trick-open ->
        [yes] { $player }さんの番です。トリックは { $cards }、残り{ $time }です。
       *[no] { $player }さんがリードする番です。残り{ $time }です。
    }
}
about-card-number-tricks = 最初に出たマークがあれば、それを出します。そのマークか切り札でいちばん強いカードがトリックを取ります。
top-tricks = 表になったカードは { $card } です。
top-trick-open = トリックは { $cards } です。
top-trumps = 切り札は{ $color }です。
top-pile-tricks = { "" }
event-laid-to-trick = { $seat }さんが { $card } を出しました
event-trick-taken = { $seat }さんがトリックを取りました（{ $tricks }個目）
event-trumps-turned = { $seat }さんが { $card } を見せました。そのマークが切り札です
mark-tricks-taken = { $tricks }トリック
refused-must-follow = マークをフォローしてください。リードは { $led } です。
round-why-hand-missing = 手札が足りないので、このラウンドは数えません。
help-play-tricks = { $p }出す カード でトリックに出します。リードのマークがあれば、それを出します。自分の番ならカードだけでもかまいません。
