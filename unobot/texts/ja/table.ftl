### 卓・席・ホスト。

table-opened = { $player }さんが参加者を募集中です（{ $preset }）。{ $p }参加 で入り、{ $p }開始 で配ります。
table-again = { $player }さんがもう一度卓を立てました（{ $preset }）。{ $others }さんも席に着いています。{ $p }開始 で配り、{ $p }抜ける で席を離れられます。
table-none-private = どの卓にも参加していません。部屋で { $p }募集 と打つと、卓を立てるか入れます。
table-which = いくつかの卓に参加しています：{ $rooms }。部屋を付けてください。例：{ $p }手札 in { $example }
table-closed = 卓を閉じました。
table-resumed = 戻りました。ラウンドを続けます。
table-waits = 卓は空いています。{ $p }参加 で入り、{ $p }開始 で配ります。
table-turn-again = 更新のため、この番をやり直します。
rule-failed = ルール { $rule } に誤りがありました。卓はその前の状態のままです。

host-now = { $name }さんがホストになりました。
host-absent = { $host }さんの返事がないので、{ $player }さんがホストになりました。
skipped-by = { $by }さんが { $player }さんを待つのをやめました。
kicked = { $by }さんが { $player }さんを卓から外しました。
stopped-by = { $by }さんが試合を終わらせました。
paused-by = { $by }さんが一時停止しました。{ $p }再開 で続けられます。
paused = 一時停止中です。{ $p }再開 で続けられます。
resumed-by = { $by }さんが再開しました。
pause-over = 一時停止の時間が終わりました。ゲームを再開します。

# 配ったときに一度だけ、つながり以外に身元の分からない人に伝える。
seat-token = 接続が切れたら、私に「復帰 { $token }」。
seat-still-yours = 席はそのまま取ってあります。
table-seats-wait = { $players } の席は取ってあります。

## 確かめられる配り方（docs/fairness.md）

# $seal は SHA-256 の前半、16進数。
sealed = 次の配札は封印済みです：{ $seal }（{ $p }検証）。
verify-sealed = { $round ->
    [next] この卓の{ $number }回目の配札は SHA-256 { $seal } で決まっています。ここで打って受け付けられた言葉すべてと、{ $p }シード 言葉 で加えたものが配札に入ります。
   *[running] このラウンドの配札は SHA-256 { $seal } で決まっていました。もとの値はラウンドが終わると出ます。
}
verify-shown = 前のラウンド（{ $round }）の秘密は { $secret } でした。SHA-256 を{ $number }回かけると、卓を開いたときに伝えた値になります：{ $anchor }。
verify-shares = { $mine ->
    [0] その配札に入った{ $count }行に、あなたの行はありません。
   *[other] その配札に入った{ $count }行のうち、あなたの行は{ $mine }行です：{ $shares }
}
verify-file = ラウンド { $round } を{ $count }行で送ります。テキストファイルに写し、unobot verify で確かめられます。
verify-file-link = ラウンド { $round } のファイル（unobot verify 用）：{ $url }
verify-none-yet = まだ終わったラウンドがありません。終わると、ここに秘密が出ます。
seed-taken = 次の配札に入れます。
beacon-late = 配札に使う公開の値がまだ届きません。1分後か、{ $p }開始 と打たれたときに、もう一度試します。

slow-down = 少しゆっくりお願いします。だれも待たされないように、一人について1分に数行しか読みません。
unread = 今のメッセージは鍵が届かず、読めませんでした。もう一度送ってください。
unread-in-room = { $player }さん、今のメッセージは鍵が届かず、読めませんでした。もう一度送ってください。
match-deserted = 長いあいだ誰もプレイしていません。
table-asleep = この卓のプレイヤーは誰も応答しないので、戻るまで待ちます。ほかの人は { $p }募集 で新しい卓を立てられます。
command-failed = こちらで問題が起きました。何も変わっていません。ゲームは続きます。
plugin-command-failed = プラグイン { $plugin } のコマンド { $p }{ $command } で問題が起き、中止しました。何も変わっていません。ゲームは続きます。
store-slow = いま何も書き留められません。卓の時計は止まっています。入力は、書けるようになりしだい数えます。
