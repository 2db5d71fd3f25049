### 卓のまわり：部屋のプリセット、ルールの投票、観戦、1回の番が1日の卓。

command-games = 参加中, games, 卓一覧

## 部屋のプリセット

refused-line-too-long = ルールが長すぎます。{ $most } 文字までです。

## 最初の配札

first-deal = { $time }後に配ります。すぐ配るには { $p }開始。

## 自分の席

help-games = { $p }参加中 で、どこに席があり、どこで番が来ているかを見ます。
games = あなたの席：{ $list }。
games-none = どこにも席がありません。部屋で { $p }募集 と打つと、卓を立てるか入れます。
own-table = 自分だけの卓
games-yours = { $room }（{ $preset }）あなたの番
games-yours-until = { $room }（{ $preset }）あなたの番、残り{ $time }
games-theirs = { $room }（{ $preset }）{ $players }さん待ち
games-waiting = { $room }（{ $preset }）開始待ち

## 1回の番が1日の卓

time-long = { $hours }時間
option-pace = { $value ->
    [daily] 何日もかけて遊び、残りが4分の1になったらお知らせする
   *[live] その場で遊ぶ
}
option-name-pace = 進み方
about-option-pace = live ならその場で、daily なら持ち時間を別に書かないかぎり1回の番が1日
