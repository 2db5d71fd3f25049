### Deals that anybody can check.

help-verify = { $p }検証 で、次の配札がどう決まっているか、前の配札をどう確かめるかを見ます。{ $p }検証 ファイル で、前のラウンドがファイルとして届きます。
help-seed = { $p }シード 言葉 で、次の配札に好きな言葉を混ぜます。
# $seal は SHA-256 の前半、16進数。
sealed = 次の配札は封印済みです：{ $seal }（{ $p }検証）。
verify-sealed = { $round ->
    [next] この卓の{ $number }回目の配札は SHA-256 { $seal } で決まっています。ここで打って受け付けられた言葉すべてと、{ $p }シード 言葉 で加えたものが配札に入ります。
   *[running] このラウンドの配札は SHA-256 { $seal } で決まっていました。もとの値はラウンドが終わると出ます。
}
verify-shown = 前のラウンド（{ $round }）の秘密は { $secret } でした。SHA-256 を{ $number }回かけると、最初の配札の SHA-256になります：{ $anchor }。
verify-shares = { $mine ->
    [0] その配札に入った{ $count }行に、あなたの行はありません。
   *[other] その配札に入った{ $count }行のうち、あなたの行は{ $mine }行です：{ $shares }
}
verify-file = ラウンド { $round } を{ $count }行で送ります。テキストファイルに写し、unobot verify で確かめられます。
verify-file-link = ラウンド { $round } のファイル（unobot verify 用）：{ $url }
verify-none-yet = まだ終わったラウンドがありません。終わると、ここに秘密が出ます。
seed-taken = 次の配札に入れます。
beacon-late = 配札に使う公開の値がまだ届きません。1分後か、{ $p }開始 と打たれたときに、もう一度試します。
word-verify-file = ファイル
refused-seed-late = カードはもう配ったので、今加えても変わりません。次に配る前に加えてください。
refused-seed-what = 何を加えますか？何でもかまいません。例：{ $p }シード 42 ゴムのアヒル
refused-verify-file-none = あなたが参加したラウンドに、それはありません。ラウンドが終わると { $p }検証 ファイル でファイルが届きます。前のものは { $p }検証 ファイル ID です。
refused-verify-file-later = { $what ->
    [round] そのラウンドはまだ続いています。終わってから頼んでください。
   *[match] この試合のルールにはまだ秘密があります。試合が終わってから頼んでください。
}
refused-verify-file-gone = そのラウンドは古く、結果だけが残っています。
command-verify = 検証
command-seed = シード

## In the help

word-theme-fairness = 公正
setting-seal = 配るたびに、あとで確かめられる封印を発表するかどうか。
