### 一人が持ついくつかのアカウント：連携とその解除。

command-link = 連携, link, リンク
help-link = { $p }連携 で連携コードを送ります。別のアカウントから私に打つと、二つのアカウントが同じ人になり、席も設定も成績も一つになります。
command-unlink = 連携解除, unlink
help-unlink = { $p }連携解除 で、このアカウントをほかのアカウントから切り離します。自分のラウンドは持って行き、設定はそのままです。

link-code = 10分以内に、別のアカウントから私に個別に送ってください：{ $p }連携 { $code }。誰にも見せないでください。打った人があなたになります。
link-accounts = あなたは { $list } です。
link-done = これから同じ人です：{ $list }。席は、打ったアカウントに移ります。望まない場合は { $p }連携解除
link-in-room = ほかの人がそのコードを見たので、もう使えません。{ $p }連携 で新しいコードを受け取り、私に個別に送ってください。
unlink-done = このアカウントは { $list } から離れました。設定はそのままで、ラウンドはそれぞれのアカウントのものです。
refused-link-account = 連携できるのはアカウントだけです。明日もあなたのものだからです。先にログインしてから { $p }連携 してください。
refused-link-wrong-code = そのコードはないか、10分が過ぎました。別のアカウントで { $p }連携 すると新しいコードを送ります。
refused-link-self = それはこのアカウントのコードです。もう一方のアカウントから打ってください。
refused-link-already = その二つのアカウントはもう同じ人です。
refused-link-too-many = 一人のアカウントは{ $most }個までです。
refused-link-two-seats = どちらのアカウントも { $room } の卓に席がありますが、席は一人に一つです。試合が終わってから連携してください。
refused-unlink-none = このアカウントはどことも連携していません。
refused-table-elsewhere = あなたの卓は { $list } にあります。その部屋にいるあなたのアカウントから打ってください。

## 忘れる

command-forget = 忘れて, forget, 記録消去
help-forget = { $p }忘れて で、すべての成績とリプレイからあなたの名前を消し、設定も忘れます。その前にもう一度聞きます。

forget-sure = すべての成績とリプレイからあなたの名前を消し（連携したアカウントも）、設定も忘れます。元には戻せません。よければ { $p }忘れて はい。これから記録を残さないだけなら { $p }設定 records off
forget-done = { $count ->
    [0] 終わりました。あなたの名前はどのラウンドにもありませんでした。
   *[other] 終わりました。あなたが遊んだ{ $count }ラウンドから名前を消しました。
}
refused-forget-round = { $room } のラウンドに席があります。終わるまで待ってください。

## 自分のデータ

command-export = 書き出し, export, データ
help-export = { $p }書き出し で、あなたについて保存しているものを個別に知らせます。

export-accounts = あなたのアカウント：{ $list }
export-settings = { $count ->
    [0] 設定：なし
   *[other] 設定：{ $list }
}
export-rounds = { $count ->
    [0] ラウンド：なし
   *[other] ラウンド：{ $count }回、勝ち{ $won }回。最近：{ $list }
}
export-round = { $day } { $preset }：{ $place }位、{ $points }点（{ $round }）
export-all = このボットを動かしている人は、すべてをファイルに書き出せます：unobot export "{ $person }"
