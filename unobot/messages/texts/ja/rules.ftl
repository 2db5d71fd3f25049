### 言葉にしたルール。クラシックとの違いはオプションから組み立てる。

rules-table = この卓は「{ $preset }」です：{ $about }。
rules-preset = 「{ $line }」のルール：{ $about }。
rules-differences = クラシックとの違い：{ $list }。
rules-options = オプション：{ $list }。
rules-same = クラシックのルールそのままです。
rules-house = ハウスルール：{ $list }。
rules-match = 試合：{ $list }。
rules-deck = デッキ：{ $list }。
rules-list-presets = 遊べるルール：{ $list }。
rules-list-decks = デッキ：{ $list }。
rules-list-rules = ハウスルール：{ $list }。
rules-list-matches = 試合の形式：{ $list }。
rules-list-more = 詳しくは { $p }ルール 名前。
rules-list-none = なし
rules-unknown = { $guess ->
    [no] 「{ $said }」というルールはありません。{ $p }ルール 一覧 で全部出ます。
   *[yes] 「{ $said }」というルールはありません。{ $nearest } ですか？
}
rules-rule = { $name }：{ $about }
rules-option = オプション { $name }={ $value }：{ $about }。

match-winner = 先に{ $target }点取った人の勝ち。上がった人が、ほかの人の手札の点をもらう
match-negative = 残った手札の点が誰か{ $target }点になるまで。点の少ない人の勝ち
match-rounds = { $rounds }ラウンドで、点の多い人の勝ち

option-cards = { $value ->
    [auto] 2〜3人なら9枚、6人までは7枚、それより多ければ5枚配る
   *[other] { $value }枚ずつ配る
}
option-next-dealer = { $value ->
    [winner] 上がった人が次の親
   *[left] 親は左隣へ移る
}
option-turn-timeout = { $value ->
    [off] 時間制限なし
   *[other] 1回の番は{ $value }まで
}
option-idle-limit = { $value ->
    [0] 返事がなくても抜けたことにしない
   *[other] { $value }回続けて時間切れなら抜けたことにする
}
option-first = { $value ->
    [left] 親の左隣から始める
   *[other] { $value } から始める
}
option-first-card = { $value ->
    [plain] 最初の場札は何であっても効果なし
    [next] 最初の場札が数字カードでなければ、数字カードが出るまで上に重ねる
    [number] 最初の場札は必ず数字カード
    [dealer] 最初の場札は親が出したのと同じ効果
   *[apply] 最初の場札は最初の人に効果がある
}
option-first-wd4 = { $value ->
    [bottom] 最初の場札がワイルドドロー4なら山札の下へ
   *[reshuffle] 最初の場札がワイルドドロー4なら山札に混ぜる
}
option-first-wild = { $value ->
    [any] 最初の場札がワイルドなら何色でも出せる
   *[name] 最初の場札がワイルドなら最初の人が色を選ぶ
}
option-first-reverse = { $value ->
    [right] 最初の場札がリバースなら親の右隣から
   *[dealer] 最初の場札がリバースなら親から
}
option-draw = { $value ->
    [until] 出せなければ出せるまで引く
   *[one] 引くのは1枚
}
option-until-cap = { $value ->
    [0] 引く枚数に上限はない
   *[other] 出せなくても引くのは{ $value }枚まで
}
option-voluntary-draw = { $value ->
    [no] 出せるときは引けない
   *[yes] いつでも引ける
}
option-play-drawn = { $value ->
    [must] 引いたカードが出せるならすぐ出す
    [never] 引いたカードはその番には出せない
   *[may] 引いたカードが出せるなら出してもよい
}
option-wild-follow = { $value ->
    [0] ワイルドのあとに続けなくてもよい
   *[other] 2人のとき、ワイルドの色に続けない人は{ $value }枚引く
}
option-wd4 = { $value ->
    [strict] 場の色のカードがあるときワイルドドロー4は出せない
    [no-play] ワイルドドロー4は、ほかに何も出せないときだけ出せる
    [free] ワイルドドロー4はいつでも出せて、チャレンジはない
   *[challenge] ワイルドドロー4にはブラフもチャレンジもある
}
option-challenge-by = { $value ->
    [anyone] ワイルドドロー4には、出した人以外の誰でもチャレンジできる
   *[next] ワイルドドロー4には、次の人だけがチャレンジできる
}
option-challenge-success = { $value ->
    [return] ブラフのワイルドドロー4は手札に戻す
   *[draw] ブラフをした人が4枚引く
}
option-challenge-turn = { $value ->
    [one] チャレンジに成功しても出せない人は1枚だけ引く
   *[normal] チャレンジに成功した人は普通に番をする
}
option-challenge-guilty = { $value ->
    [2] ブラフをした人は2枚引く
   *[full] ブラフをした人はカードの枚数を引く
}
option-challenge-innocent = チャレンジに失敗した人はさらに{ $value }枚引く
option-no-out = { $value ->
    [black] 最後の1枚は黒いカードではいけない
    [action] 最後の1枚は記号カードでも黒いカードでもいけない
   *[none] 最後の1枚は何でもよい
}
option-uno = { $value ->
    [none] UNO の宣言なし
   *[call] UNO を宣言する
}
option-uno-penalty = UNO を忘れたら{ $value }枚引く
option-false-uno = { $value ->
    [0] 不要な UNO の宣言にペナルティなし
   *[other] 不要な UNO を宣言したら{ $value }枚引く
}
option-false-uno-warning = { $value ->
    [yes] 不要な宣言は、ラウンドで1回目だけ警告
   *[no] 不要な宣言に警告なし
}
option-false-catch = { $value ->
    [0] 間違った指摘にペナルティなし
   *[other] 間違って指摘したら{ $value }枚引く
}
option-wrong-card = { $value ->
    [0] 出せないカードを試してもペナルティなし
   *[other] 出せないカードを試したら{ $value }枚引く
}
option-target = 試合は{ $value }点まで
option-target-more = { $value ->
    [0] 目標点は人数によらない
   *[other] 3人目からは1人につき目標点が{ $value }点上がる
}
option-scoring = { $value ->
    [none] ラウンドに得点はない
    [places] ラウンドの得点は順位で決まり、下の人1人につき1点
   *[cards] ラウンドの得点はほかの人の手札
}
option-rounds = { $value }ラウンド
option-time = { $value ->
    [off] ラウンドの時間制限なし
   *[other] 1ラウンドは{ $value }まで
}
option-other = { $name } は { $value }

## クラシックのカードとルール。一行ずつ、最後にルールブックの条。

about-card-skip = スキップ：次の人は1回休みです。(B11)
about-card-reverse = リバース：回る向きが逆になります。2人のときはスキップと同じです。(B12)
about-card-draw-two = ドロー2：次の人は2枚引いて1回休みです。(B13)
about-card-wild = ワイルド：どのカードの上にも出せて、出した人が色を選びます。例：{ $p }出す w 赤。(B14)
about-card-wild-draw-four = ワイルドドロー4：出した人が色を選び、次の人は4枚引いて1回休みか、チャレンジします。もとの色のカードが手札にあればブラフです。(B15)

about-classic-game = 場のカードと色か数字か記号が同じカードを出すか、1枚引きます。先に手札をなくした人がラウンドの勝者です。(B7)
about-matching = 出せるのは、場の色のカード、場のカードと同じ数字か記号のカード、黒いカードです。(B7)
about-playing = 最後の1枚を出すとラウンドは終わりです。それがドローのカードなら、次の人は引きます。(B28)
about-drawing = 出す代わりに1枚引きます。引いたカードが出せるなら、すぐ出せます。(B9)
about-calls = 出して残り1枚になる人は、ほかの人に指摘される前に UNO を宣言します。指摘されたらペナルティで引きます。(B22)
about-challenge = ワイルドドロー4を出された人はチャレンジできます。ブラフなら出した人が4枚引き、違えばチャレンジした人が6枚引いて1回休みです。(B17)
about-penalty = ドローのカードを出された人は、その枚数を引いて1回休みです。(B13)
about-first-card = 最初の場札は、出されたカードと同じように最初の人に効果があります。(B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = この卓で決めてあれば、出せないカードを試した人はペナルティで引きます。カードは手札に残ります。(B31)

## 打てる名前。最初のものを表示する。

preset-name-classic = クラシック, 基本
preset-name-official112 = 公式112
preset-name-taiwan = 台湾
preset-name-mainland = 中国大陸, 中国
preset-name-japan = 日本ルール, 日本
preset-name-japan11 = 日本11枚, 今回のルール, 日本11, 11枚
preset-name-duo = 2人用, 二人用
preset-name-party = パーティー
preset-name-wild4uno = 交換デッキ
preset-name-unoplus = 200枚デッキ
option-name-cards = 枚数
option-name-turn-timeout = 持ち時間

# ルールとオプションの説明。英語ではプログラムの中の説明を使う。
about-preset-classic = もとからのルール
about-preset-official112 = もとからのルールで、新しい112枚のデッキ
about-preset-taiwan = 中国語の百科にあるルール。早く終えるなら until-cap=3
about-preset-mainland = 中国大陸のデッキに付いている説明書のルール
about-preset-japan = もとからのルールで、日本の説明書のとおり
about-preset-japan11 = 日本のあるサークルのルールで、11枚ずつ。ドロー重ねもまとめ出しもなし、記号カードで上がってもよい
about-preset-duo = 中国語の百科にある2人用のルール。早く終えるなら until-cap=3
about-preset-party = 速くてにぎやかな1ラウンド。静かにするなら chain-cap=20 uno-penalty=2
about-preset-wild4uno = 台湾のルールに、交換カードと白いワイルドを加えたもの。早く終えるなら until-cap=3
about-preset-unoplus = 台湾のルールで、200枚のデッキ。ドロー7、ワイルドドロー8、捨て札返し、ブランクが加わる。早く終えるなら until-cap=3

about-option-cards = 配る枚数
about-option-next-dealer = 次のラウンドの親
about-option-turn-timeout = 返事がないとき、ボットが代わりに進めるまでの時間。off なら待ち続ける
about-option-idle-limit = 何回続けて時間切れになると抜けたことにするか。0 ならしない
about-option-first = 誰から始めるか。left は親の左隣、または参加者の名前
about-option-uno = UNO を宣言するかどうか
about-option-uno-penalty = UNO 忘れを指摘されたときに引く枚数
about-option-false-uno = 不要な UNO を宣言したときに引く枚数
about-option-false-uno-warning = 不要な宣言の1回目を警告だけにするか
about-option-false-catch = 間違って指摘したときに引く枚数
about-option-challenge-by = ワイルドドロー4に誰がチャレンジできるか
about-option-challenge-success = チャレンジに成功したあとどうなるか
about-option-challenge-turn = チャレンジに成功しても出せない人がどう引くか
about-option-challenge-guilty = ブラフをした人が引く枚数
about-option-challenge-innocent = チャレンジに失敗した人がさらに引く枚数
about-option-no-out = 最後の1枚にできないカード
about-option-draw = 引くのは1枚か、出せるまでか
about-option-until-cap = 出せるまで引くときの枚数の上限
about-option-voluntary-draw = 出せるカードがあっても引いてよいか
about-option-play-drawn = 引いたカードが出せるときどうするか
about-option-wild-follow = 2人のとき、ワイルドの色に続けない人が引く枚数
about-option-first-card = 最初の場札が数字カードでないときどうするか
about-option-first-wd4 = 最初の場札がワイルドドロー4のときどこへ戻すか
about-option-first-wild = 最初の場札がワイルドのとき色を選ぶか
about-option-first-reverse = 最初の場札がリバースのとき誰から始めるか
about-option-wd4 = ワイルドドロー4をいつ出せるか、チャレンジできるか
about-option-wrong-card = 出せないカードを試したときに引く枚数
