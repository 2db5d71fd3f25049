### 一つの卓を、いくつかの部屋で。

command-share = 共有, share
help-share = { $p }共有 でホストに合言葉が届きます。別の部屋（別のネットワークでも可）で { $p }共有 合言葉 と打つと、その部屋も同じ卓で遊べます。{ $p }共有 オフ で分かれます。
command-move = 移動, 引っ越し
help-move = { $p }移動 #部屋 で、あなたと私がいる別の部屋に卓を移します（ホスト）。

share-room = { $room } ({ $network })
share-code = 一緒に遊ぶ部屋で、{ $minutes }分以内にこう打ってください：{ $p }{ $command } { $code }
share-joined = { $room } もこの卓で遊べるようになりました。
share-joined-here = この部屋は { $room } と同じ卓で遊べるようになりました。{ $table }{ $p }参加 で入れます。
share-over = { $room } はこの卓から離れました。
share-over-here = この部屋は { $room } の卓から離れました。
share-away = { $room } と今つながりません。そこの参加者は、つながるまで席を外している扱いです。
share-back = { $room } とまたつながりました。
moved-away = { $player }さんがこの卓を { $room } に移しました。
moved-here = { $player }さんが { $room } から卓を移しました。

table-excluded-shared = その部屋にいられなくなりました。戻れるまで、あなたは席を外している扱いです。卓は別の部屋で続きます。
table-unheard-shared = その部屋では発言できず、誰にも読まれません。卓は続きます。ここで読んで、ここで答えてください。

refused-share-code-what = ここに卓はありません。卓のある部屋でホストが { $p }共有 と打つと合言葉が届きます。ここで { $p }共有 合言葉 と打つと、その卓で遊べます。
refused-share-code-wrong = その合言葉を待つ卓はありません。合言葉が使えるのは一度だけ、10分以内、同じボットの部屋どうしだけです。
refused-share-table-here = この部屋にはもう卓があります。それが終われば、別の卓で遊べます。
refused-share-guest = この部屋は別の部屋の卓で遊んでいます。ほかの部屋を入れられるのは、卓のある部屋だけです。
refused-share-none = この卓で遊んでいるのは、この部屋だけです。
refused-share-full = 一つの卓で遊べるのは、{ $most }部屋までです。
refused-share-kind = 大会の卓と、何日もかけて遊ぶ卓は、ほかの部屋と共有できません。
refused-share-votes = ほかの部屋も遊んでいる卓では、ルールの投票はできません。{ $p }共有 オフ で部屋を分けられます。
refused-move-where = 卓を移せるのは、あなたと私の両方がいて、卓のない部屋だけです：{ $p }移動 #部屋
refused-move-shared = ほかの部屋もこの卓で遊んでいるあいだは移せません。{ $p }共有 オフ で分けられます。
