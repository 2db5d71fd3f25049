### What is kept of somebody.

command-forget = 忘れて, forget, 記録消去
help-forget = { $p }忘れて で、すべての成績とリプレイからあなたの名前を消し、設定も忘れます。その前にもう一度聞きます。
forget-sure = すべての成績とリプレイからあなたの名前を消し（連携したアカウントも）、設定も忘れます。元には戻せません。よければ { $p }忘れて はい。これから記録を残さないだけなら { $p }設定 記録 オフ
forget-done = { $count ->
    [0] 終わりました。あなたの名前はどのラウンドにもありませんでした。
   *[other] 終わりました。あなたが遊んだ{ $count }ラウンドから名前を消しました。
}
refused-forget-round = { $room } のラウンドに席があります。終わるまで待ってください。
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
export-records = プラグインが覚えていること：{ $list }
export-all = このボットを動かしている人は、すべてをファイルに書き出せます：unobot export "{ $person }"

## In the help

setting-records = 成績を保存して表示するかどうか。
word-set-records = 記録
