### Asking people to a table, and telling them of one.

refused-notify-what = { $words } かルールの名前を書いてください。例：{ $p }通知 台湾
help-notify = { $p }通知 で、ここに卓が立ったとき個別に知らせます。{ $p }通知 ルール ならその卓だけ、{ $p }通知 一度 なら次の1回だけ、{ $p }通知 オフ でやめます。
command-invite = 誘う, invite, 招待
help-invite = { $p }誘う 名前 で卓に誘います。部屋にいる人には個別に聞き、いない人は部屋に招きます。誘われたくなければ { $p }設定 招待 オフ
invited = { $player }さんが { $preset } の卓に誘っています。{ $p }参加 で入れます。誘われたくなければ、私に個別に「設定 招待 オフ」と送ってください。
invite-done = { $name }さんに聞きました。
invite-sent = { $name }さんを { $room } に招きました。
invite-failed = { $name }さんを { $room } に招けませんでした。その名前の人がいないか、私に権限がありません。
refused-invite-seated = { $name }さんはもう席に着いています。
refused-invite-unwanted = { $name }さんは少し前に誘われたか、誘われたくないようです。
refused-invite-too-many = お誘いが多すぎます。数分待ってください。
refused-invite-nobody = 「{ $said }」という人はここにいません。
refused-invite-account = 「{ $said }」という人はここにいません。ほかから招くには、先にアカウントにログインしてください。
notified = 卓が立ちました（{ $preset }）。{ $p }参加 で入れます。
notify-set = { $what ->
    [on] ここに卓が立ったらお知らせします。
    [once] 次にここに卓が立ったらお知らせします。
    [off] 卓が立っても、もうお知らせしません。
   *[preset] ここに { $preset } の卓が立ったらお知らせします。
}
command-notify = 通知, notify, お知らせ
word-notify-on = オン
word-notify-once = 一度, 次回
word-notify-off = オフ
word-set-invitations = 招待

## In the help

setting-invitations = ほかの人からの招待を受け取るかどうか。
