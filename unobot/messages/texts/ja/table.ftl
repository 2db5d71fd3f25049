### 卓・席・ホスト。

table-opened = { $player }さんが参加者を募集中です（{ $preset }）。{ $p }参加 で入り、{ $p }開始 で配ります。
table-opened-own = あなたの卓を立てました（{ $preset }）。{ $p }開始 で配ります。
table-again = { $player }さんがもう一度卓を立てました（{ $preset }）。{ $others }さんも席に着いています。{ $p }開始 で配り、{ $p }抜ける で席を離れられます。
table-none-private = どの卓にも参加していません。部屋で { $p }募集 と打つと、卓を立てるか入れます。
table-none-own = どの卓にも参加していません。ここで { $p }募集 と打つと自分だけの卓が、部屋で { $p }募集 と打つとみんなの卓が立つか、入れます。
greeting = こんにちは。UNOの進行役です。ここで { $p }募集 と打つと、コンピューターを相手に遊べます。ほかの人とは部屋で遊びます。
greeting-help = 3行のゲーム説明は { $p }入門、コマンドの一覧は { $p }ヘルプ です。
table-which = いくつかの卓に参加しています：{ $rooms }。部屋を付けてください。例：{ $p }手札 in { $example }
table-closed = 卓を閉じました。
table-resumed = 戻りました。ラウンドを続けます。
table-waits = 参加者を募集しています。{ $p }参加 で入り、{ $p }開始 で配ります。
table-turn-again = 更新のため、この番をやり直します。
rule-failed = ルール { $rule } でエラーが起きました。卓はその前の状態のままです。

host-now = { $name }さんがホストになりました。
host-absent = { $host }さんの返事がないので、{ $player }さんがホストになりました。
skipped-by = { $by }さんが { $player }さんを待つのをやめました。
kicked = { $by }さんが { $player }さんを卓から退席させました。
stopped-by = { $by }さんが試合を終わらせました。
paused-by = { $by }さんが一時停止しました。{ $p }再開 で続けられます。
paused = 一時停止中です。{ $p }再開 で続けられます。
resumed-by = { $by }さんが再開しました。
wait-given = { $player }さんが時間を延ばしました。
seat-offered =
    { $addressed ->
        [yes] { $by }さんが席を譲ると言っています。{ $p }席 で受け取れます。
       *[no] { $by }さんが { $player }さんに席を譲ると言っています。{ $player }さんは { $p }席 で受け取れます。
    }
seat-handed =
    { $round ->
        [yes] { $player }さんが { $old }さんの席を引き継ぎます。このラウンドの成績は { $old }さんのものです。
       *[no] { $player }さんが { $old }さんの席を引き継ぎます。
    }
pause-over = 一時停止の時間が終わりました。ゲームを再開します。

# 配ったときに一度だけ、つながり以外に身元の分からない人に伝える。
seat-token = 接続が切れたら、私に「復帰 { $token }」。
seat-still-yours = 席はそのまま取ってあります。
table-seats-wait = { $players } の席は取ってあります。

## 確かめられる配り方（docs/reference/fairness.md）

slow-down = 少しゆっくりお願いします。誰も待たされないように、一人について1分に数行しか読みません。
unread = 今のメッセージは鍵が届かず、読めませんでした。もう一度送ってください。
unread-in-room = { $player }さん、今のメッセージは鍵が届かず、読めませんでした。もう一度送ってください。
match-deserted = 長いあいだ誰もプレイしていません。
table-asleep = この卓のプレイヤーは誰も応答しないので、戻るまで待ちます。ほかの人は { $p }募集 で新しい卓を立てられます。
command-failed = こちらで問題が起きました。何も変わっていません。ゲームは続きます。
plugin-command-failed = プラグイン { $plugin } のコマンド { $p }{ $command } で問題が起き、中止しました。何も変わっていません。ゲームは続きます。
plugin-command-cut = プラグイン { $plugin } のコマンド { $p }{ $command } は時間がかかりすぎたため、中止しました。何も変わっていません。
store-slow = 現在データを保存できないため、卓の時計を止めています。保存できるようになりしだい、入力を反映します。
