### ゲームの様子を聞かれたときの答え。

top = { $force ->
    [named] 場は { $card } です（{ $color }）。
    [any] 場は { $card } です（何色でも可）。
   *[printed] 場は { $card } です。
}
# ルールが公表する事実は `top-事実の名前` で伝える。
top-penalty-pending = { $seat }さんはこれから{ $penalty }枚引きます。
top-pile = { $count ->
    [0] 山札はもうありません。
   *[other] 山札は残り{ $count }枚です。
}
top-none = 場にカードはありません。

turn-since = { $prompt }（{ $time }経過）
turn-none = 今はラウンド中ではありません。{ $p }開始 で始まります。
turn-over = 試合は終わりました。{ $p }募集 で新しく始められます。

players = { $direction ->
    [1] 出す順番：{ $list }。
   *[other] 出す順番（反時計回り）：{ $list }。
}
players-waiting = 参加者：{ $list }。
players-none = まだ誰も参加していません。
player-cards = { $player } { $count }枚
player-entry = { $entry }（{ $list }）
mark-to-act = 手番
mark-dealer = 親
mark-left = 途中で離脱
mark-out = 上がり
mark-waiting = 次のラウンドから
mark-eliminated = 脱落

score = { $rounds }ラウンド終了：{ $list }。
score-none = まだ1ラウンドも終わっていません。
score-target = 試合は{ $target }点までです。
