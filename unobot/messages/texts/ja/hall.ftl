### 席・卓・設定のコマンドができない理由。

refused-no-table = この部屋にはまだ卓がありません。{ $p }募集 で立てられます。
refused-not-at-table = この卓に参加していません。{ $p }参加 で入れます。
refused-no-seat-shut = この卓に参加していません。今は入れません。この試合が終わったら { $p }募集 で次の卓を立てられます。
refused-seat-given-up = 席を離れています。{ $p }参加 で戻れます。
refused-host-only = { $host ->
    [nobody] それができるのは、卓のホストと部屋の管理者だけです。
   *[other] それができるのは、この卓のホストの { $host }さんと部屋の管理者だけです。
}
refused-not-held-now = { $name }さんはもう席を離れました。
refused-kicked-out = この卓から外されました。次の試合には参加できます。
refused-kick-self = それはあなたです。{ $p }抜ける で席を離れられます。
refused-leave-another = それでは自分が席を離れることになります。{ $name }を外すには、ホストが { $p }追放 { $name } と打ちます。
refused-again-none = 私が起動してから、ここではまだ誰も遊んでいません。{ $p }ウノ で卓を立てられます。
refused-host-agent = { $name }はコンピューターなので、ホストになれません。
refused-table-runs = ここではもう「{ $preset }」で遊んでいます。遊び方は { $p }ルール、入るには { $p }参加。
refused-table-open = この部屋にはもう卓があります。{ $p }参加 で入れます。
refused-in-room-only = それは部屋で言ってください。
refused-private-only = それは部屋ではなく、私に個別に送ってください。
refused-operators-only = それができるのは部屋の管理者だけです。
refused-admins-only = 個別にそれができるのはボットの管理者だけで、ネットワーク全体に効きます。部屋の管理者は部屋で言ってください。
refused-seat-waits-for-token = { $name }さんの席は本人を待っています。ご本人なら、カードを配ったときに送った「復帰」で始まる言葉を、私に個別に送ってください。
refused-wrong-token = その合言葉を待っている席はありません。送ったとおりに打ってください。
refused-too-many-tokens = 合言葉の間違いが多すぎます。数分待ってください。
refused-token-what = 合言葉は何ですか？カードを配ったときに送った行にあります。
refused-skip-not-yet = まだです。あと{ $seconds }秒待ちます。
refused-paused-already = もう一時停止中です。{ $p }再開 で続けられます。
refused-not-paused = 一時停止していません。
refused-wait-not-asked = 今はあなたの番ではありません。
refused-wait-no-limit = 今は時間の制限がありません。
refused-wait-once = この番ではもう時間を延ばしました。
refused-seat-whom = 席を譲れるのは、部屋にいて、この卓に席のない人だけです：{ $p }席 名前
refused-seat-none = 席を譲ると言っている人はいません。{ $p }参加 で座れます。
refused-seat-kind = この卓の席は、プレイヤーが決めるものではありません。
not-seen = { $player }さんがこの部屋にいるのが見えないので、カードを配れません。メンバーを隠す部屋なら、管理者が私にも管理者の権限をください。そのあと入る人が見えます。
cannot-whisper = { $player }さんには個別に送れないので、カードを配れません。私との個別の会話を開いてから、{ $p }参加 してください。
door-invited = { $player }さん、手札を見るには私の招待を受けてください。
door-again = { $player }さん、招待がまだ届いたままです。受けると手札が見えます。
door-first = まだ配れません：{ $players }さんが手札を見るには、先に私の招待を受けてください。
door-left-out = 今回は配りません：{ $players }さん（私の招待をまだ受けていません）。受けたら次のラウンドから入ります。
door-bridged = { $player }さんはブリッジ経由なので、手札を届けられません。このネットワークのアカウントで参加するか、私がいればご自分のネットワークで遊んでください。
door-alone = それは本人だけに伝えることですが、ブリッジは個別のメッセージを届けません。
to-player = { $player }さん、{ $line }
refused-no-part-of-the-game = それはこの卓のゲームにはありません。
refused-who = 誰ですか？例：{ $p }{ $command } bob

## ボットが部屋の話を聞けなかったあとの卓。

table-back = 戻りました。
table-goodbye = いったん席を外します。卓はそのまま残り、戻りしだい続けます。
table-excluded = 部屋から外されました。卓はそのまま待ち、また入れたら続けます。
table-unheard = 部屋で発言できないので、誰も私の言葉を読めません。卓はそのまま待ち、管理者が発言を許したら続けます。
player-unreached = { $player }さんには私からの個別のメッセージが届かず、手札も届きません。メッセージを許可してから、{ $p }手札 としてください。
said-again = { $line }（再送）
table-lost = ここにあった卓は、更新のため続けられず、閉じました。{ $p }募集 で新しく立てられます。
event-rescued = { $more ->
    [yes] ルール { $rule } でエラーが起きたので、番を次へ回し
   *[no] ルール { $rule } でエラーが起きたので、番を次へ回しました
}
