### 一人にだけ伝えること。

# この形は決まっている：スクリプトや読み上げソフトが頼りにする。
hand = あなたの手札：{ $cards }
hand-empty = 手札はありません。
hand-playable = { $hand }（出せるカード：{ $answers }）
hand-nothing = { $hand }（出せるカードなし：{ $p }{ $answer }）
hand-answers = { $hand }（答え：{ $answers }）
# そのあとに、自分の番なら、ほかの人の枚数を出す順に。
hand-others = { $direction ->
    [1] { $hand }・{ $list }
   *[other] { $hand }・{ $list }（逆回り）
}
hand-other = { $player } { $count }枚
# どのカードを何枚選べるか。
choices = { $count ->
    [exact] { $cards } から{ $most }枚
    [one] { $cards } から1枚、またはなし
    [many] { $cards } から{ $most }枚まで、またはなし
   *[some] { $cards } から{ $least }〜{ $most }枚
}

shown = { $player }さんのカード：{ $cards }
shown-empty = { $player }さんの手札は空です
shown-challenge = { $player }さんの手札は { $cards } でした

# 最初の一度は警告だけの、要らない宣言。
warned-false-call = 今は { $word } の宣言は要りません。今回は警告だけですが、次はペナルティで引きます。

tried = { $why }試したので、ペナルティで{ $fine }枚引きます。

moves = { $playable ->
    [no] できること：{ $list }。
   *[yes] { $others ->
        [no] 出せるカード：{ $cards }。
       *[yes] 出せるカード：{ $cards }。ほかに { $list }。
    }
}
moves-pick = 選べるカード（{ $p }選ぶ）：{ $cards }。
moves-more = ほかにも似た手
moves-none = 今、あなたがすることはありません。
why-playable = { $card } は今出せます。

## できないとき：まず理由、次にできること。

refusal = { $why }{ $possible }

refused-not-understood = ここでは「{ $said }」が分かりません。{ $p }ヘルプ でコマンドの一覧が出ます。
refused-no-seat = この卓に参加していません。{ $p }参加 で入れます。
refused-not-seated = この卓に参加していません。{ $p }参加 で入れます。
refused-already-seated = もう参加しています。
refused-name-taken = この卓にはもう { $name }さんがいます。
refused-no-round = 今はラウンド中ではありません。{ $p }開始 で始まります。
refused-round-running = ラウンドはまだ続いています。
refused-too-few = ラウンドには{ $least }人必要です。ほかの人は { $p }参加 で入れます。
refused-not-in-round = このラウンドには入っていません。次のラウンドから配ります。
refused-table-full = 卓は満席です（{ $most }人）。
refused-no-entry = この試合にはもう入れません。次の試合には誰でも入れます。
refused-match-over = 試合は終わりました。{ $p }募集 で新しく始められます。
refused-not-waited-for = 今はその人を待っていません。
refused-too-late = 間に合いませんでした。もうほかの人が対応しました。
refused-unknown-card = { $known ->
    [no] どのカードですか？
   *[yes] 「{ $said }」というカードはこのデッキにありません。
}
refused-unknown-player = この卓に「{ $said }」という人はいません。
refused-one-card-a-turn = ここでは一度に出せるのは1枚だけです。
refused-not-held = { $card } は手札にありません。
refused-not-your-turn = まだあなたの番ではありません。今は { $player }さんの番です。
refused-does-not-match = { $needs ->
    [color] { $card } は { $top }（{ $color }）には出せません。出せるのは{ $color }かワイルドです。
    [number] { $card } は { $top } には出せません。出せるのは{ $color }か{ $number }かワイルドです。
   *[symbol] { $card } は { $top } には出せません。出せるのは{ $color }か同じ記号かワイルドです。
}
refused-wd4-strict = { $card } は、場の色のカードが手札にないときだけ出せます。
refused-wd4-no-play = { $card } は、ほかに出せるカードがないときだけ出せます。
# 今聞かれていることの答えではないもの。
refused-first-turn = あなたの番です。カードを出すか、引いてください。
refused-first-turn-pass = パスできるのは、引いたあとだけです。
refused-first-turn-challenge = 今はチャレンジするものがありません。
refused-first-turn-accept = 今は受けるものがありません。
refused-first-turn-refuse = 今は断るものがありません。
refused-first-turn-color = 今は色を選ぶ場面ではありません。色はカードと一緒に言います。例：{ $p }出す w 赤。
refused-first-turn-pick = 今は選ぶものがありません。
refused-first-drawn = もう引きました。引いたカードを出すか、パスしてください。
refused-first-drawn-draw = もう引きました。
refused-first-penalty = 先に、あなたに出されたカードに対応してください（引く、チャレンジする、カードを出す）。
refused-first-color = 先に色を選んでください。
refused-first-return = 先に、もとの色のカードを出してください。
refused-first-swap = 先に、誰と手札を交換するか言ってください。
refused-whisper-only = それは私に個別に送ってください。ここではみんなに見えます。
refused-first-skipped = 先にスキップに対応してください。カードで次の人へ回すか、1回休みです。
refused-first-deal = 今はラウンド中ではありません。{ $p }開始 で始まります。
refused-first-other = 先に、聞かれていることに答えてください。
refused-no-calls = この卓では { $word } を宣言しません。
refused-call-settled = 今は { $word } の宣言は要りません。
refused-call-not-needed = { $word } を宣言するのは、残り{ $left }枚のとき、または出すと残り{ $left }枚になるときです。
refused-must-play = この卓では、出せるカードがあるときは引けません。
refused-nobody-to-catch = 今は指摘できる人がいません。
refused-rule-failed = ルール { $rule } でエラーが起きました。卓はその前の状態のままです。
refused-not-host = それができるのはホストだけです。
refused-too-many-cards = このデッキに { $card } は{ $there }枚しかありません。
refused-other = 今はできません。

## そのようには立てられない卓

refused-wants-number = { $option } は{ $low }から{ $high }までの数です。「{ $said }」は使えません。
refused-wants-word = { $option } は { $words } のどれかです。「{ $said }」は使えません。
refused-wants-time = { $option } は 90s や 3m のような時間か off です。「{ $said }」は使えません。
refused-wants-longer-time = { $option } は { $least } 以上か off です。「{ $said }」は使えません。
refused-wants-pause = { $option } は 1m から 24h までの時間です（例：30m）。「{ $said }」は使えません。
refused-unknown-word = { $guess ->
    [no] 「{ $said }」というルールはありません。
   *[yes] 「{ $said }」というルールはありません。{ $nearest } ですか？
}
refused-unknown-option = { $guess ->
    [no] この卓のルールに { $said } というオプションはありません。
   *[yes] この卓のルールに { $said } というオプションはありません。{ $nearest } ですか？
}
refused-option-elsewhere = オプション { $said } は { $owners } のものですが、ここでは選ばれていません。
refused-option-refused = { $option } は { $rule } では意味がありません。
refused-two-presets = { $one } と { $other } のどちらかを選んでください。一つの卓で遊べるのは一つだけです。
refused-no-presets = 遊べるルールが読み込まれていないので、卓を立てられません。
refused-open-quote = 引用符が閉じていません。
refused-missing-rule = ルール { $rule } はここにはありません。
refused-needs-rule = { $other ->
    [classic-game] { $rule } は普通の UNO のルールなので、ほかのゲームには使えません。
   *[other] { $rule } には { $other } も必要です。
}
refused-rules-conflict = { $rule } と { $other } は一緒に使えません（{ $reason }）。
refused-one-kind-of-match = { $rule } と { $other } はどちらも試合の形式です。一つの卓には一つだけです。
refused-two-decks = { $rule } と { $other } はどちらもデッキです。一つの卓には一つだけです。
refused-one-sided-cards = { $rule } のカードには裏の面もありますが、{ $other } のカードにはありません。一緒に使えません。
refused-until-and-never = draw=until は出せるまで引き、play-drawn=never は引いたカードを出させません。どちらかを選んでください。
refused-action-takes-nothing = { $action } のあとには何も付けられません。「{ $said }」は使えません。
refused-unknown-action = { $option } は { $words } のどれかです。「{ $said }」は使えません。
refused-cannot-lead = 今、まとめ出しの1枚目に { $card } は出せません。
refused-not-together = ここで一緒に出せるのは同じ記号のカードだけです。黒いカードは出せません。
refused-no-challenge = { $option } はチャレンジの代償ですが、ここではチャレンジできません。wd4=challenge ならできます。
refused-no-out-black = { $card } は最後の1枚にできません。ここでは黒いカードで上がれません。
refused-no-out-action = { $card } は最後の1枚にできません。ここでは記号カードや黒いカードで上がれません。
refused-never-last = { $card } は最後の1枚として出せません。
refused-only-pairs = ここで一緒に出せるのは、色も記号もまったく同じ2枚だけです。
refused-jump-in-too-late = 間に合いませんでした。{ $card } で割り込めるあいだに、ほかの人が動きました。ペナルティはありません。
refused-same-card = { $one } と { $other } が、どちらもカード { $symbol } の効果を決めています。
refused-circular-order = ルールの順番が循環しています：{ $rules }。
refused-other-version = このゲームは別のバージョンで保存されたので、続けられません。
refused-cannot-load = このゲームはもう読み込めません。
refused-no-memory = このゲームはもう読み込めません。

## 打ち間違い

slip-card = 「{ $said }」というカードはここにはありません。{ $nearest } ですか？
slip-card-yes = 「{ $said }」というカードはここにはありません。{ $nearest } ですか？{ $p }はい で出します。
slip-card-unknown = 「{ $said }」というカードはここにはありません。カードの書き方：r5、g+2、bs、w 赤。
slip-unclear = 「{ $said }」はどれですか？{ $candidates }
slip-no-colors = ここに色はありません。{ $candidates } ですか？
slip-command = 「{ $said }」は分かりません。{ $p }{ $nearest } ですか？
# まず、そのコマンドのヘルプの言葉。
slip-command-yes = 「{ $said }」は分かりません。これですか？{ $does }{ $p }はい で実行します。
slip-move-yes = 「{ $said }」は分かりません。{ $p }{ $nearest } ですか？{ $p }はい で実行します。
slip-call-yes = 今は「{ $said }」を宣言する場面ではなく、宣言するとペナルティで引きます。それでも宣言するなら { $p }はい。
slip-command-unknown = 「{ $said }」は分かりません。{ $p }ヘルプ でコマンドの一覧が出ます。
slip-card-what = どのカードですか？例：{ $p }出す r5
slip-color = ここに「{ $said }」という色はありません。{ $colors }から選んでください。
slip-color-what = 何色ですか？{ $colors }から選んでください。
slip-color-of = { $whose ->
    [own] { $card } の色を選ぶのはあなたです：{ $colors }。
   *[other] { $card } の色を選ぶのはあなたではなく { $player }さんです：{ $colors }。{ $p }出す { $card } と打ってください。
}
slip-player-what = 誰ですか？名前を付けてください（{ $p }参加者 で一覧）。
slip-number-what = どの数ですか？
slip-pick-what = 何を選びますか？
slip-unread = 「{ $said }」の部分が分かりません。
slip-name = ここに「{ $said }」という人はいません。{ $nearest }さんですか？
slip-name-unknown = この卓に「{ $said }」という人はいません。
slip-name-unclear = 「{ $said }」は誰ですか？{ $candidates }
refused-table-elsewhere = あなたの卓は { $list } にあります。その部屋にいるあなたのアカウントから打ってください。
