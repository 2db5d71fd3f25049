### 両面カード：裏に何があるか。

command-backs = 裏面, backs, 裏
help-backs = { $p }裏面 で、両面カードのとき、ほかの人の手札の裏と山札の一番上の裏を個別に知らせます。{ $p }裏面 名前 で一人だけ。
backs = 裏面：{ $list }
backs-of = { $player }さん { $cards }
backs-pile = 山札 { $card }
backs-empty = 今見える裏面はありません。
refused-backs-none = この卓のカードの裏には何もありません。
refused-backs-not-in = ほかの人のカードの裏は、ラウンド中の人だけが見られます。
refused-backs-own = 自分のカードの裏は自分には見えません。ほかの人には見えます。
refused-other-side = { $card } は反対の面です。

# Several colours, as they are typed.
list-colors-last = { $first }、{ $next }
list-colors-more = { $first }、{ $next }
top-penalty-until = { $until }が出るまで引きます。
