### 大会：いくつもの卓で行う試合。$number は卓の番号、$stage はステージの番号で、どちらも大会を通して数える。

command-cup = 大会, cup, トーナメント, カップ

## `大会` のあとに書くもの

word-cup-open = 開催, 募集
word-cup-join = 参加
word-cup-leave = 辞退
word-cup-start = 開始
word-cup-fill = 補充
word-cup-rooms = 部屋
word-cup-stop = 中止
word-cup-results = 結果
word-cup-last = 前回
word-cup-groups = グループ

help-cup = { $p }大会 開催 8 台湾 で8人の勝ち抜き大会、{ $p }大会 開催 8 台湾 グループ でグループ戦と決勝、{ $p }大会 で途中経過。{ $p }大会 のあとにはほかに：参加、辞退、開始、補充（コンピューター）、結果、前回、部屋、中止。

## 始まる前

cup-opened = { $kind ->
    [groups] { $player }さんが{ $seats }人の大会を開きます（{ $preset }）。グループ戦のあと決勝です。{ $p }大会 参加 で参加。そろうか { $p }大会 開始 で始まります。
   *[knockout] { $player }さんが{ $seats }人の大会を開きます（{ $preset }、勝ち抜き）。{ $p }大会 参加 で参加。そろうか { $p }大会 開始 で始まります。
}
cup-joined = { $player }さんが大会に参加します（{ $count }/{ $seats }人）。
cup-left = { $player }さんが大会への参加をやめました（{ $count }/{ $seats }人）。
cup-filled = { $players } が大会の空きに入りました。
cup-rooms = 大会の部屋：{ $rooms }

## 卓

cup-drawn = { $kind ->
    [groups] 大会のグループ抽選（シード { $seed }）：{ $tables }
   *[stage] { $resting ->
        [0] 大会の第{ $stage }ステージの抽選（シード { $seed }）：{ $tables }
       *[other] 大会の第{ $stage }ステージの抽選（シード { $seed }）：{ $tables }。{ $players } は不戦で次に進みます。
    }
}
cup-table = 卓{ $number }は { $players }
cup-waits = ここの卓が終わったら大会を始めます。
cup-called = { $final ->
    [yes] 大会の決勝です。{ $players }：{ $time }以内に { $p }参加 と言ってください。
   *[no] 大会の卓{ $number }です。{ $players }：{ $time }以内に { $p }参加 と言ってください。
}
cup-called-there = 大会の卓{ $number }は { $room } で行います：{ $players }
cup-called-alone = あなたの大会の卓（卓{ $number }）が始まります。{ $time }以内に部屋で { $p }参加 と言わないと不戦敗になります。
cup-absent = { $players } は来なかったので、この卓は不戦敗です。
cup-withdrawn = { $player }さんが大会を辞退しました。このあとの卓は不戦敗です。
cup-decided = { $count ->
    [0] 大会の卓{ $number }からは誰も進みません。
   *[other] 大会の卓{ $number }の勝ち抜け：{ $players }
}
cup-group-decided = { $count ->
    [0] 大会の卓{ $number }には誰も来ませんでした。
   *[other] 大会の卓{ $number }の得点：{ $players }
}
cup-lot = 同点はくじで決めました。
cup-won = { $count ->
    [0] 大会（{ $preset }）が終わりました。優勝者はいません。
    [1] { $player }さんが大会（{ $preset }）で優勝です！
   *[other] { $player }さんが大会（{ $preset }）で優勝です！続いて { $others }。
}
cup-stopped = { $by }さんが大会を中止しました。

## 途中経過

cup-open = 大会（{ $preset }）の参加者を募集中です：{ $players }（{ $count }/{ $seats }人）。{ $p }大会 参加 で参加できます。
cup-running = 大会（{ $preset }）は第{ $stage }ステージです：{ $tables }
cup-table-now = { $where ->
    [room] { $room } で卓{ $number }：{ $players }
   *[next] 次に卓{ $number }：{ $players }
}
cup-stage = { $final ->
    [yes] 決勝：{ $tables }
   *[no] 第{ $stage }ステージ：{ $tables }
}
cup-table-over = { $lost ->
    [0] 卓{ $number }は { $players }
   *[other] { $count ->
        [0] 卓{ $number }はなし（不戦敗 { $others }）
       *[other] 卓{ $number }は { $players }（不戦敗 { $others }）
    }
}
cup-last = { $count ->
    [0] ここの前回の大会（{ $preset }、{ $entrants }人、{ $date }）に優勝者はいませんでした。
    [1] ここの前回の大会（{ $preset }、{ $entrants }人、{ $date }）は { $player }さんの優勝でした。
   *[other] ここの前回の大会（{ $preset }、{ $entrants }人、{ $date }）は { $player }さんの優勝でした。続いて { $others }。
}

## できない理由

refused-cup-none = この部屋に大会はありません。{ $p }大会 開催 8 で8人の大会を開けます。
refused-cup-there = この部屋にはもう大会があります。途中経過は { $p }大会 で。
refused-cup-elsewhere = ここで行われている大会は { $room } のものです。そこで言ってください。
refused-cup-what = その言葉は分かりません。書けるものは { $p }ヘルプ 大会 で。例：{ $p }大会 開催 8
refused-cup-size = 大会は{ $least }人から{ $most }人まで、1卓は seats=2 から seats=4 までです。
refused-cup-begun = 大会はもう始まっているので、参加できません。
refused-cup-joined-already = もう大会に参加しています。
refused-cup-not-in = この大会に参加していません。
refused-cup-too-few = 大会には2人以上が必要です。ほかの人は { $p }大会 参加 で入れます。
refused-cup-host-only = それができるのは、大会を開いた人と部屋の管理者だけです。
refused-cup-rooms-many = 大会に追加できる部屋は{ $most }つまでです。
refused-cup-room-unknown = あなたが管理者になっているほかの部屋 { $room } はありません。
refused-cup-room-taken = { $room } ではもう大会が行われています。
refused-cup-reserved = この卓は大会のもので、席は { $players } のために取ってあります。
refused-cup-deal = 全員がそろうか、待ち時間が過ぎたら配ります。

## In the help

setting-cup-wait = 大会の卓で、来ない人を待つ時間。
