### Votes.

vote-ahead = 1位は { $line }（{ $votes }/{ $of }票）。{ $p }募集 でその卓が立ちます。
# これだけの票で、待っている卓のルールが変わる。
vote-ahead-waiting = 1位は { $line }（{ $votes }/{ $needed }票でこの卓のルールが変わります）。
table-voted = 投票で決まりました。この卓は { $preset } になりました。{ $p }参加 で入り、{ $p }開始 で配ります。
refused-vote-late = 試合中なのでルールは変わりません。人を外す投票は { $p }投票 追放 bob
refused-cup-vote = 大会の卓では、投票で人を外せません。
refused-vote-host = この卓のホストの { $host }さんがいるので、ホストが決めます：{ $p }追放
refused-voted-already = { $name }さんについてはもう投票しました。
refused-vote-what = 何に投票しますか？例：{ $p }投票 台湾 +割り込み（次に何で遊ぶか）、{ $p }投票 追放 bob
help-vote = { $p }投票 ルール で次に何で遊ぶかに、{ $p }投票 追放 名前 で、ホストがいないときにその人を卓から外す投票をします。ほかの人の半分で決まります。
vote-kick = { $by }さんが { $player }さんを卓から外すことに投票しました（{ $count }/{ $needed }票）。
vote-kicked = 投票で決まりました。{ $player }さんはこの試合から外れます。
command-vote = 投票
