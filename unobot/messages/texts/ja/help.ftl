### ヘルプ：部屋では短く、個別には全部、そしてコマンドごとに一行。

help-short = { $preset }：{ $p }募集 { $preset } で卓を立て、{ $p }参加 で入り、{ $p }開始 で配ります。自分の番には、個別に届く答えのどれかを打ちます。{ $p }出せる で一覧が出ます。
help-unknown = 「{ $said }」のヘルプはありません。{ $p }ヘルプ でコマンド、{ $p }ルール 一覧 でルールの一覧、{ $p }ヘルプ カード でカードの書き方が出ます。
help-named = { $name }：{ $about }
help-card = { $card } { $text }
about-card-number = 同じ色か同じ数字の上に出せます。ほかの効果はありません。(B7)
# 行をコマンドの記号で始めない：部屋のほかのボットがコマンドと取るかもしれない。
help-command = ヘルプ：{ $text }
help-command-aliases = ヘルプ：{ $text }ほかの打ち方：{ $list }

help-new = { $p }募集 ルール オプション で卓を立てます。例：{ $p }募集 クラシック 枚数=9。{ $p }ウノ でもかまいません。
help-start = { $p }開始 で、待っている卓に配ります。卓がなければ立てます。
help-join = { $p }参加 で席に着くか、自分の席に戻ります。
help-leave = { $p }抜ける で席を離れます。ラウンドが終わるまでは、{ $p }参加 で手札に戻れます。
help-rejoin = { $p }復帰 合言葉 を個別に送ると、接続が切れたあと自分の席に戻れます。合言葉は配ったときに送りました。
help-deal = { $p }開始 でラウンドを始めます。
help-play = { $p }出す カード で出します。自分の番ならカードだけでもかまいません。
help-play-classic-game = { $p }出す カード で出します：{ $p }出す r5、{ $p }出す w 赤。最後に「ウノ」を付けると UNO の宣言です。自分の番なら r5 だけでもかまいません。
help-draw = { $p }引く でカードを1枚、またはペナルティの枚数を引きます。
help-pass = { $p }パス で、引いたあとの番を終えます。
help-color = { $p }色 赤 のように、色を選びます。
help-color-classic-game = { $p }色 赤 のように、ワイルドの色を選びます。
help-challenge = { $p }チャレンジ で、ワイルドドロー4にチャレンジします。ブラフなら出した人が4枚、違えばあなたが6枚引きます。
help-accept = { $p }受ける で、申し出や効果を受け入れます。
help-refuse = { $p }断る で、申し出を断ります。
help-pick = { $p }選ぶ で、ほかの質問に答えます：人、カード、数。
help-uno = { $p }ウノ で卓を立てるか参加します。
help-uno-classic-game = { $p }ウノ は、残り1枚のときの UNO の宣言です。ラウンド中でなければ、卓を立てるか参加します。
help-catch = { $p }指摘 名前 で、宣言を忘れた人を指摘します。名前はなくてもかまいません。
help-catch-classic-game = { $p }指摘 名前 で、残り1枚なのに UNO を宣言していない人を指摘します。名前はなくてもかまいません。
help-hand = { $p }手札 で、自分の手札をもう一度個別に送ります。
help-top = { $p }場 で、場のカードを見ます。
help-turn = { $p }番 で、誰の番かを見ます。
help-players = { $p }参加者 で、全員と手札の枚数を見ます。
help-moves = { $p }出せる で、何を出せるかを個別に伝えます。
help-why = { $p }なぜ カード で、そのカードを出せない理由を個別に伝えます。
help-score = { $p }得点 で、ここまでの点を見ます。
help-rules = { $p }ルール でこの卓のルール、{ $p }ルール 一覧 で全部のルールを見ます。
help-skip = { $p }飛ばす で、返事のない人を待たずに進めます。
help-kick = { $p }追放 名前 で、その人をこの試合のあいだ卓から外します。
help-host = { $p }ホスト 名前 で、ホストを代わってもらいます。
help-wait = { $p }待って で、自分の番の時間が最初からになります（1回の番に1度）。
help-seat = { $p }席 名前 で、部屋にいる人に自分の席と手札を譲ると申し出ます。相手は { $p }席 で受け取ります。
help-again = { $p }もう一回 で、同じルールの卓をもう一度立てます。前の参加者は、部屋にいれば席に着きます。
help-stop = { $p }終了 で試合を終わらせます。
help-pause = { $p }一時停止 で時計を止めます。
help-resume = { $p }再開 で時計を動かします。
help-set = { $p }設定 で設定の一覧、{ $p }設定 名前 値 で変更です。自分の設定は個別に、部屋の設定は管理者が部屋で変えます。
help-help = { $p }ヘルプ 名前 で、コマンドやカードやルールを説明します。
help-howto = { $p }入門 は、3行のゲーム説明です。
help-ping = { $p }通知テスト で、番のときと同じように部屋で呼びます。自分の画面でどう知らされるか試せます。

# !通知テスト の答え。名前と ": " が前に付く。
pinged = あなたの番には、このように呼びます。

## 3行のゲーム説明と、初めての人への言葉

howto-page = 続きはこちら：{ $url }

## 設定

set-done = { $key } を「{ $value }」にしました。
set-keys = あなたの設定：{ $list }。{ $p }設定 名前 値 で変えられます。
set-keys-room = この部屋の設定：{ $list }。自分の設定（{ $own }）は、{ $p }設定 を私に個別に送ってください。
refused-set-operators = ここでそれを変えられるのは部屋の管理者だけです。
refused-set-privately = ここで { $key } を変えられるのは部屋の管理者だけです。自分の設定は、私に個別に「設定 { $key }」と送ってください。
refused-set-unknown = ここに { $key } という設定はありません。あるのは：{ $keys }
refused-set-what = { $key } は今「{ $value }」です。選べる値：{ $allowed }
refused-wants-prefix = prefix は ! や . などの記号1〜3個です。「{ $said }」は使えません。

## Themes, settings and options in the help, and what a game says of itself

word-theme-table = 卓, 席
word-theme-playing = プレイ
word-theme-looking = 確認
word-theme-rules = ルール
word-theme-hosting = 進行
word-theme-settings = 設定
word-theme-options = オプション
word-theme-cards = カード, カードの書き方
word-theme-more = その他
help-short-classic-game = UNO：{ $p }募集 で卓を立て、{ $p }参加 で入り、{ $p }開始 で配ります。自分の番：{ $p }出す r5（r5 だけでも可）、{ $p }引く、{ $p }パス。残り1枚になるとき { $p }ウノ。
help-themes = もっと見る：{ $list }。{ $p }ヘルプ 名前 でコマンド・カード・ルール・オプション・設定の説明、{ $p }入門 でゲームの説明。
help-theme = コマンド（{ $theme }）：{ $list }
help-settings = 自分の設定：{ $own }。部屋の設定：{ $room }。{ $p }ヘルプ 名前 で説明します。
help-setting =
    { $where ->
        [own] { $key }：{ $does }選べる値：{ $allowed }。変えるには { $p }設定 { $key } 値
        [room] { $key }：{ $does }選べる値：{ $allowed }。部屋の管理者が { $p }設定 { $key } 値 で変えます。
       *[both] { $key }：{ $does }選べる値：{ $allowed }。個別に { $p }設定 { $key } 値 で自分の、部屋でなら管理者が部屋の設定を変えます。
    }
help-options = 卓のオプション：{ $list }。{ $p }ヘルプ 名前 で説明します。
help-option = オプション { $name }：{ $list }。その卓を立てるには：{ $p }募集 { $line }
help-value = { $value } – { $about }
help-notation = カードは色（{ $colors }）と記号で書きます：{ $card }（{ $text }）。言葉でも、どの順番でもかまいません。
help-kinds = 名前のあるカード：{ $list }。{ $p }ヘルプ 名前 で説明します。
setting-language = ボットの言語。
setting-style = カードの見せ方：色つき、文字だけ、絵文字、言葉。
setting-sort = 手札を色で並べるか、数字で並べるか。
setting-ring = 自分の番をどこで知らせるか：部屋、個別の部屋、両方、なし。
setting-highlight = どの行をあなたの名前で始めて、画面で目立たせるか。
setting-hands = 手札を普通のメッセージで送るか、通知で送るか。
setting-pictures = 手札を絵でも送るか（できるところでは）。
setting-quiet = 必要なことだけを言うかどうか。
setting-prefix = コマンドの前に付ける記号。
setting-turn-timeout = 1回の番の持ち時間。
setting-pause-limit = 一時停止の長さの上限。
setting-autostart = 2人目が参加してから自動で配るまでの時間。
setting-preset = 何も指定しないときに立つゲーム。
setting-web = この部屋の試合をウェブページに載せるかどうか。
howto-classic-game = 手札を先になくした人がラウンドの勝者です。自分の番には、場のカードと色か数字か記号が同じカードを出します。黒いカードはいつでも合い、色を選べます。
howto-type = 手札と打てる答えは、あなただけに届きます。その中から1つを、部屋で、または私に個別に打ってください。
howto-type-classic-game =
    { $play-drawn ->
        [may] 番が来たら「出す r5」（赤5）、「出す w 赤」、「引く」、引いたら「パス」も。
       *[other] 番が来たら「出す r5」（赤5）、「出す w 赤」、「引く」。
    }{ $uno ->
        [none] { "" }
       *[other] 残り1枚なら「出す r5 ウノ」。
    }
howto-rules = この卓では：{ $list }。
howto-house = ハウスルール：{ $list }（{ $p }ルール）
help-notation-black = 黒いカードには選ぶ色を付けます：{ $example }。
