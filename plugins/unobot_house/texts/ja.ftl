### ハウスルール：起きることと、ルールとオプションの説明。

# 続いて出したことと一緒に：「bobさんが [r5] を出し、割り込みました」。
with-jumped-in = { $more ->
    [yes] { $act }、割り込み
   *[no] { $act }、割り込みました
}

event-mercy-shown = { $more ->
    [yes] { $seat }さんは{ $count }枚になってこのラウンドを脱落し、手札は山札の下へ入り
   *[no] { $seat }さんは{ $count }枚になってこのラウンドを脱落し、手札は山札の下へ入りました
}
round-why-mercy = ラウンドに残っているのは1人だけです。

# この卓でのルールの働き：引数はオプション。
rule-double-deck = 少なくとも{ $decks }組、10人ごとに1組のデッキを混ぜて使う
rule-force-play = 出せるカードは必ず出す。引いたカードも同じ
rule-interrupt = 番でないのに出したら{ $interrupt }枚、飛ばされたあとなら{ $interrupt-skipped }枚引く
rule-jump-in = 場と同じカード{ $black-jump ->
    [yes] （黒いカードも）
   *[no] {""}
}を持つ人は、次の人が動くまで、番でなくても出せる
rule-mercy = 手札が{ $mercy }枚以上になった人は脱落{ $knockout ->
    [0] {""}
   *[other] 、1人につき勝者に{ $knockout }点
}
rule-multi-play = { $multi-play ->
    [numbers] 同じ数字の数字カードは何枚でも一度に出せる
    [pairs] まったく同じカードは2枚一度に出せる
   *[all] 同じ記号のカードは何枚でも一度に出せる
}（{ $p }出す r5 g5）。1枚目は{ $lead ->
    [any] 出せるカードならよい
   *[colour] 場の色のカード
}
rule-seven-zero = 7を出した人は誰かと手札を交換し、0なら全員の手札が次の人へ移る
rule-shield = ドローのペナルティはリバースかスキップで返せる。出せるのは{ $shield-colour ->
    [named] 場に出せるカードか、一緒に選ばれた色のカード
   *[none] 場に出せるカード、ワイルドドロー4には何色でも
}
rule-skip-chain = 飛ばされる人はスキップを出して、次の人へ回せる
rule-stack = { $stack ->
    [same] ドローのカードには同じカードを重ねられる
    [any] ドローのカードにはどのドローのカードも重ねられる
    [up] ドローのカードには枚数が同じか多いものを重ねられる
   *[d2] ドロー2にはドロー2を重ねられる
}。合計は次の人へ{ $chain-cap ->
    [0] {""}
   *[other] 、{ $chain-cap }枚まで
}

## ルールごとに一行（`help`）、最後にルールブックの条。

about-jump-in = 場と色も記号もまったく同じカードがあれば、次の人が動く前なら、番でなくても出せます。そのあとはあなたの次の人からです。(H1)
about-multi-play = 同じ数字か記号のカードを何枚でも一度に出せます。効果は合わさり、色は最後の1枚のものです。(H2)
about-stack = ドローのカードを出されたとき、引く代わりにドローのカードを重ねられます。枚数は合計されて次の人へ移ります。(H3)
about-skip-chain = 飛ばされるとき、スキップを出せば次の人へ回せます。(H4)
about-shield = ドローのカードを出されたとき、リバースなら出した人へ、スキップなら次の人へ回せます。(H5)
about-interrupt = 番でないのにカードを出すと2枚、飛ばされたばかりなら4枚引きます。(H7)
about-seven-zero = 7を出した人は、選んだ人と手札を交換します。0を出すと全員の手札が次の人へ移ります。(H8)
about-force-play = 出せるなら必ず出します。引くことはできず、引いたカードも出せるなら出します。(H9)
about-mercy = 手札が多くなりすぎた人（普通は25枚）は脱落し、最後の1人が勝者です。(H10)
about-double-deck = デッキを何組か混ぜるので、11人以上でも遊べます。(H11)

## 打てる名前。最初のものを表示する。

rule-name-jump-in = 割り込み, カットイン
rule-name-multi-play = まとめ出し, 重ね出し, 二枚出し
rule-name-stack = ドロー重ね, ドロー連鎖
rule-name-skip-chain = スキップ返し
rule-name-shield = ドロー返し, ドロー回避
rule-name-interrupt = 番外ペナルティ
rule-name-seven-zero = 7-0ルール
rule-name-force-play = 強制出し
rule-name-mercy = 枚数オーバー脱落
rule-name-double-deck = 2組使用
option-name-decks = 組数
option-name-mercy = 脱落枚数
option-name-interrupt = 番外枚数

about-option-decks = 混ぜるデッキの最少の組数
about-option-interrupt = 番でないのに出したときに引く枚数
about-option-interrupt-skipped = 飛ばされた人が、番でないのに出したときに引く枚数
about-option-mercy = 何枚で脱落するか
about-option-multi-play = どのカードをまとめて出せるか
about-option-lead = まとめ出しの1枚目が場の色でなければならないか
about-option-shield-colour = ワイルドドロー4へのドロー返しが、一緒に選ばれた色でなければならないか
about-option-black-jump = 黒いカードも割り込みで出せるか
about-option-chain-cap = 重ねられる合計の上限
about-option-knockout = 脱落した人1人につき勝者に入る点
about-option-stack = ドローのカードに何を重ねられるか
