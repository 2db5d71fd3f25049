### 杯赛：分好几桌打的比赛。$number 是桌号，$stage 是第几轮，都在整个杯赛里连着数。

command-cup = 杯赛, cup, 锦标赛

## `杯赛` 后面写什么

word-cup-open = 开, 开赛
word-cup-join = 参加, 加入, 报名
word-cup-leave = 退出, 退赛
word-cup-start = 开始
word-cup-fill = 补满, 补电脑
word-cup-rooms = 房间
word-cup-stop = 结束, 取消
word-cup-results = 结果, 赛况
word-cup-last = 上次
word-cup-groups = 小组, 小组赛

help-cup = { $p }杯赛 开 8 台湾：开一个八人淘汰杯赛；{ $p }杯赛 开 8 台湾 小组：先打小组再打决赛；{ $p }杯赛：打到哪里了。{ $p }杯赛 后面还可以写：参加、退出、开始、补满（空位给电脑）、结果（各桌）、上次（谁赢）、房间、结束。

## 开赛之前

cup-opened = { $kind ->
    [groups] { $player } 开了 { $seats } 人杯赛（{ $preset }）：先打小组，再打决赛。{ $p }杯赛 参加 报名；满员就开赛，或者 { $p }杯赛 开始。
   *[knockout] { $player } 开了 { $seats } 人杯赛（{ $preset }），淘汰制。{ $p }杯赛 参加 报名；满员就开赛，或者 { $p }杯赛 开始。
}
cup-joined = { $player } 参加杯赛（{ $count }/{ $seats }）。
cup-left = { $player } 不参加杯赛了（{ $count }/{ $seats }）。
cup-filled = { $players } 补上了杯赛的空位。
cup-rooms = 杯赛在 { $rooms } 进行。

## 各桌

cup-drawn = { $kind ->
    [groups] 杯赛小组抽签（种子 { $seed }）：{ $tables }。
   *[stage] { $resting ->
        [0] 杯赛第 { $stage } 轮抽签（种子 { $seed }）：{ $tables }。
       *[other] 杯赛第 { $stage } 轮抽签（种子 { $seed }）：{ $tables }。{ $players } 轮空，直接晋级。
    }
}
cup-table = 第 { $number } 桌：{ $players }
cup-waits = 等这里的牌桌结束，杯赛就开始。
cup-called = { $final ->
    [yes] 杯赛决赛，{ $players }：请说 { $p }加入，限时 { $time }。
   *[no] 杯赛第 { $number } 桌，{ $players }：请说 { $p }加入，限时 { $time }。
}
cup-called-there = 杯赛第 { $number } 桌在 { $room } 进行：{ $players }。
cup-called-alone = 轮到你的杯赛了（第 { $number } 桌）：请到房间里说 { $p }加入，限时 { $time }，不来就算输。
cup-absent = { $players } 没有来，这一桌算输。
cup-withdrawn = { $player } 退出杯赛，后面的桌都算输。
cup-decided = { $count ->
    [0] 杯赛第 { $number } 桌没有人晋级。
   *[other] 杯赛第 { $number } 桌：{ $players } 晋级。
}
cup-group-decided = { $count ->
    [0] 杯赛第 { $number } 桌没有人来。
   *[other] 杯赛第 { $number } 桌的得分：{ $players }。
}
cup-lot = 分不出高下的，由抽签决定。
cup-won = { $count ->
    [0] 杯赛（{ $preset }）结束了，没有人赢。
    [1] { $player } 夺得杯赛（{ $preset }）冠军！
   *[other] { $player } 夺得杯赛（{ $preset }）冠军！其后：{ $others }。
}
cup-stopped = { $by } 结束了杯赛。

## 打到哪里了

cup-open = 杯赛（{ $preset }）正在报名：{ $players }（{ $count }/{ $seats }）。{ $p }杯赛 参加 报名。
cup-running = 杯赛（{ $preset }）打到第 { $stage } 轮：{ $tables }。
cup-table-now = { $where ->
    [room] 第 { $number } 桌在 { $room }：{ $players }
   *[next] 接着第 { $number } 桌：{ $players }
}
cup-stage = { $final ->
    [yes] 决赛：{ $tables }。
   *[no] 第 { $stage } 轮：{ $tables }。
}
cup-table-over = { $lost ->
    [0] 第 { $number } 桌：{ $players }
   *[other] { $count ->
        [0] 第 { $number } 桌：没有人（{ $others } 算输）
       *[other] 第 { $number } 桌：{ $players }（{ $others } 算输）
    }
}
cup-last = { $count ->
    [0] 这里上次的杯赛（{ $preset }，{ $entrants } 人，{ $date }）没有人赢。
    [1] 这里上次的杯赛（{ $preset }，{ $entrants } 人，{ $date }）由 { $player } 赢得。
   *[other] 这里上次的杯赛（{ $preset }，{ $entrants } 人，{ $date }）由 { $player } 赢得，后面是 { $others }。
}

## 不行的原因

refused-cup-none = 这个房间没有杯赛；{ $p }杯赛 开 8 开一个八人的。
refused-cup-there = 这个房间已经有杯赛了：{ $p }杯赛 看打到哪里了。
refused-cup-elsewhere = 在这里打的杯赛是 { $room } 的，请到那里说。
refused-cup-what = 我不认识这个词。{ $p }帮助 杯赛 告诉你可以写什么，例如 { $p }杯赛 开 8。
refused-cup-size = 杯赛可以有 { $least } 到 { $most } 人，一桌 seats=2 到 seats=4。
refused-cup-begun = 杯赛已经开始，不能再报名了。
refused-cup-joined-already = 你已经报名了。
refused-cup-not-in = 你没有参加这个杯赛。
refused-cup-too-few = 杯赛至少要两个人；别人可以 { $p }杯赛 参加。
refused-cup-host-only = 只有开杯赛的人和房间管理员可以这样做。
refused-cup-rooms-many = 杯赛最多再用 { $most } 个房间。
refused-cup-room-unknown = 没有你当管理员的另一个房间 { $room }。
refused-cup-room-taken = { $room } 已经在打杯赛了。
refused-cup-reserved = 这一桌是杯赛的，座位留给 { $players }。
refused-cup-deal = 人到齐了，或者等的时间过了，我就发牌。

## In the help

setting-cup-wait = 杯赛的牌桌等缺席的人多久。
