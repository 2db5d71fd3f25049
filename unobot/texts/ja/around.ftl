### 卓のまわり：部屋のプリセット、ルールの投票、観戦、1回の番が1日の卓。

command-preset = プリセット, preset
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

## 最初の配札

first-deal = { $time }後に配ります。すぐ配るには { $p }開始。

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
