### フリップ：光の面と闇の面があるカード。

## 闇の面の色：どう言い、どう打つか。

color-pink = ピンク
color-teal = ティール
color-orange = オレンジ
color-purple = 紫
word-pink = ピンク, p, 桃, 🌸
word-teal = ティール, t, 青緑, 💠
word-orange = オレンジ, o, 橙, 🟧, 🟠
word-purple = 紫, u, むらさき, パープル, 🟪, 🟣

and-table-turned = { $act }——{ $side ->
    [dark] ダーク面へ
   *[light] ライト面へ
}
event-table-turned = { $side ->
    [dark] すべてがダーク面に
   *[light] すべてがライト面に
}
top-side-in-play = { $side ->
    [dark] 今はダーク面です。
   *[light] 今はライト面です。
}


rule-flip = ライト面にドロー1とワイルドドロー2、ダーク面にドロー5、全員スキップ、ワイルドドローカラー
option-pairs = { $value ->
    [table] 両面の組み合わせは印刷されたカードのとおり
   *[shuffled] どのカードの裏がどの面かは毎回シャッフル
}
option-first-flip = { $value ->
    [turn] 最初のカードがフリップならすべて裏返す
   *[plain] 最初のカードがフリップでも何も起きない
}

about-card-draw-one = 次の人は1枚引いて1回休みです。(F10)
about-card-draw-five = 次の人は5枚引いて1回休みです。(F11)
about-card-flip = 手札も山もすべて裏返します。捨て札の一番下だったカードが一番上になり、次はそれに合わせます。(F7)
about-card-wild-draw-two-flip = 何の上にも出せますが、今の色が手札にないときだけ正しい出し方です。あなたが色を選び、次の人は2枚引いて1回休みか、チャレンジします。外れなら4枚、当たりならあなたが2枚引きます。(F10, F13)
about-card-wild-draw-colour = 何の上にも出せますが、今の色が手札にないときだけ正しい出し方です。あなたが色を選び、次の人はその色が出るまで引いて1回休みか、チャレンジします。外れならさらに2枚、当たりならあなたがその色まで引きます。(F12, F13)

about-flip = ライト面とダーク面があるカード112枚。フリップで卓全体が裏返ります。(F1)
about-flip-card = フリップ：すべて裏返します。(F7)
about-draw-one = ドロー1：次の人は1枚引きます。(F10)
about-draw-five = ドロー5：次の人は5枚引きます。(F11)
about-wild-draw-two = ワイルドドロー2：ワイルドドロー4と同じで、2枚です。(F10)
about-wild-draw-color = ワイルドドローカラー：次の人はその色が出るまで引きます。(F12)

## 英語では要らないもの：打てる名前（最初のものが表示されます）と、英語の説明がプログラムにあるもの

card-draw-one = ドロー1, ドローワン, +1, プラス1
card-draw-five = ドロー5, ドローファイブ, +5, プラス5
card-flip = フリップ, 裏返し
card-wild-draw-colour = ワイルドドローカラー, ドローカラー, 色まで引く

preset-name-flip = フリップ
rule-name-flip = フリップデッキ
about-preset-flip = ライト面とダーク面があるカード112枚。フリップで卓全体が裏返る
about-option-pairs = どのダーク面がどのライト面の裏か：でたらめか、ルールブックの表のとおりか
about-option-first-flip = 最初のカードがフリップのとき：何も起きないか、すべて裏返すか

## How the game introduces itself

howto-flip = 手札を先になくした人がラウンドの勝者です。場のカードと色か数字か記号が同じカード、または黒いカードを出します。フリップですべてのカードが裏返り、明るい面（赤・黄・緑・青）と暗い面（ピンク・青緑・オレンジ・紫）が入れ替わります。{ $p }裏面 でほかの人のカードの裏が見えます。
