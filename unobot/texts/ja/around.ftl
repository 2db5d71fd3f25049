### 卓のまわり：部屋のプリセット、ルールの投票、観戦、1回の番が1日の卓。

command-preset = プリセット, preset
command-watch = 観戦, watch, 見学
command-games = 参加中, games, 卓一覧

## `preset` のあとの言葉

word-preset-save = 保存, 登録
word-preset-list = 一覧
word-preset-remove = 削除, 消す

## 部屋のプリセット

help-preset = { $p }プリセット 一覧 でこの部屋のプリセットを見ます。部屋の管理者は { $p }プリセット 保存 金曜卓 台湾 +割り込み で保存し（ルールを書かなければ今の卓のルール）、{ $p }プリセット 削除 金曜卓 で消します。{ $p }募集 金曜卓 でその卓が立ちます。
preset-list = この部屋のプリセット：{ $list }。
preset-list-none = この部屋だけのプリセットはありません。どこでも使えるものは { $p }ルール list で見られます。
preset-saved = 保存しました。{ $p }募集 { $name } で { $line } の卓が立ちます。
preset-removed = プリセット { $name } を削除しました。
refused-preset-what = 保存、一覧、削除ができます。例：{ $p }プリセット 保存 金曜卓 台湾 +割り込み
refused-preset-name = 「{ $said }」は名前にできません。数字以外で始まる2〜20文字にしてください。
refused-preset-taken = { $name } にはもう別の意味があります。ほかの名前にしてください。
refused-preset-unknown = この部屋に「{ $said }」というプリセットはありません：{ $p }プリセット
refused-preset-too-many = 部屋のプリセットは { $most } 個までです。先に一つ削除してください。
refused-preset-gone = プリセット { $name } ではもう遊べません。{ $missing } がなくなりました。部屋の管理者が保存し直せます。
refused-line-too-long = ルールが長すぎます。{ $most } 文字までです。

## 次に何で遊ぶかの投票

vote-ahead = 1位は { $line }（{ $votes }/{ $of }票）。{ $p }募集 でその卓が立ちます。
# これだけの票で、待っている卓のルールが変わる。
vote-ahead-waiting = 1位は { $line }（{ $votes }/{ $needed }票でこの卓のルールが変わります）。
table-voted = 投票で決まりました。この卓は { $preset } になりました。{ $p }参加 で入り、{ $p }開始 で配ります。
refused-vote-late = 試合中なのでルールは変わりません。人を外す投票は { $p }投票 追放 bob

## 最初の配札

first-deal = { $time }後に配ります。すぐ配るには { $p }開始。

## 観戦

help-watch = { $p }観戦 で、ほかの人のゲーム中、だれが何枚持ち何が出せるかを、ラウンドのあとは全員の手札を、個別に知らせます。{ $p }観戦 off か部屋を出るとやめます。
watch-on = ゲームの様子を個別にお知らせします。やめるには { $p }観戦 off
watch-off = ゲームの様子はもうお知らせしません。
# `list` はだれが何枚か、`told` は場のカードのこと。
watch-turn = { $list }・{ $told }
watch-goes = { $needs ->
    [color] { $top } に出せるのは{ $color }かワイルドです。
    [number] { $top } に出せるのは{ $color }か{ $number }かワイルドです。
   *[symbol] { $top } に出せるのは{ $color }か同じ記号かワイルドです。
}
watch-hands = 残った手札：{ $list }。
watch-hand = { $player }：{ $cards }
refused-watch-what = 始めるには { $p }観戦、やめるには { $p }観戦 off
refused-watch-player = この卓に席があるので観戦はできません。
refused-watch-full = 観戦は同時に{ $most }人までです。それ以上だと、遊んでいる人への知らせが遅れます。

## 自分の席

help-games = { $p }参加中 で、どこに席があり、どこで番が来ているかを見ます。
games = あなたの席：{ $list }。
games-none = どこにも席がありません。部屋で { $p }募集 と打つと、卓を立てるか入れます。
games-yours = { $room }（{ $preset }）あなたの番
games-yours-until = { $room }（{ $preset }）あなたの番、残り{ $time }
games-theirs = { $room }（{ $preset }）{ $players }さん待ち
games-waiting = { $room }（{ $preset }）開始待ち

## 1回の番が1日の卓

daily-opened = 1回の番は1日です。ここでも、私に個別にでも出せます。
refused-daily-off = この部屋では、1回の番が1日の卓は立てられません。ほかの部屋で試してください。
daily-reminder = あなたの番です。残り{ $time }です。
time-long = { $hours }時間
option-pace = { $value ->
    [daily] 何日もかけて遊び、残りが4分の1になったらお知らせする
   *[live] その場で遊ぶ
}
option-name-pace = 進み方
about-option-pace = live ならその場で、daily なら持ち時間を別に書かないかぎり1回の番が1日
