### 盃賽：分好幾桌打的比賽。$number 是桌號，$stage 是第幾輪，都在整個盃賽裡連著數。

command-cup = 盃賽, cup, 錦標賽

## `盃賽` 後面寫什麼

word-cup-open = 開, 開賽
word-cup-join = 參加, 加入, 報名
word-cup-leave = 退出, 退賽
word-cup-start = 開始
word-cup-fill = 補滿, 補電腦
word-cup-rooms = 房間
word-cup-stop = 結束, 取消
word-cup-results = 結果, 賽況
word-cup-last = 上次
word-cup-groups = 小組, 小組賽

help-cup = { $p }盃賽 開 8 台灣：開一個八人淘汰盃賽；{ $p }盃賽 開 8 台灣 小組：先打小組再打決賽；{ $p }盃賽：打到哪裡了。{ $p }盃賽 後面還可以寫：參加、退出、開始、補滿（空位給電腦）、結果（各桌）、上次（誰贏）、房間、結束。

## 開賽之前

cup-opened = { $kind ->
    [groups] { $player } 開了 { $seats } 人盃賽（{ $preset }）：先打小組，再打決賽。{ $p }盃賽 參加 報名；滿員就開賽，或者 { $p }盃賽 開始。
   *[knockout] { $player } 開了 { $seats } 人盃賽（{ $preset }），淘汰制。{ $p }盃賽 參加 報名；滿員就開賽，或者 { $p }盃賽 開始。
}
cup-joined = { $player } 參加盃賽（{ $count }/{ $seats }）。
cup-left = { $player } 不參加盃賽了（{ $count }/{ $seats }）。
cup-filled = { $players } 補上了盃賽的空位。
cup-rooms = 盃賽在 { $rooms } 進行。

## 各桌

cup-drawn = { $kind ->
    [groups] 盃賽小組抽籤（種子 { $seed }）：{ $tables }。
   *[stage] { $resting ->
        [0] 盃賽第 { $stage } 輪抽籤（種子 { $seed }）：{ $tables }。
       *[other] 盃賽第 { $stage } 輪抽籤（種子 { $seed }）：{ $tables }。{ $players } 輪空，直接晉級。
    }
}
cup-table = 第 { $number } 桌：{ $players }
cup-waits = 等這裡的牌桌結束，盃賽就開始。
cup-called = { $final ->
    [yes] 盃賽決賽，{ $players }：請說 { $p }加入，限時 { $time }。
   *[no] 盃賽第 { $number } 桌，{ $players }：請說 { $p }加入，限時 { $time }。
}
cup-called-there = 盃賽第 { $number } 桌在 { $room } 進行：{ $players }。
cup-called-alone = 輪到你的盃賽了（第 { $number } 桌）：請到房間裡說 { $p }加入，限時 { $time }，不來就算輸。
cup-absent = { $players } 沒有來，這一桌算輸。
cup-withdrawn = { $player } 退出盃賽，後面的桌都算輸。
cup-decided = { $count ->
    [0] 盃賽第 { $number } 桌沒有人晉級。
   *[other] 盃賽第 { $number } 桌：{ $players } 晉級。
}
cup-group-decided = { $count ->
    [0] 盃賽第 { $number } 桌沒有人來。
   *[other] 盃賽第 { $number } 桌的得分：{ $players }。
}
cup-lot = 分不出高下的，由抽籤決定。
cup-won = { $count ->
    [0] 盃賽（{ $preset }）結束了，沒有人贏。
    [1] { $player } 奪得盃賽（{ $preset }）冠軍！
   *[other] { $player } 奪得盃賽（{ $preset }）冠軍！其後：{ $others }。
}
cup-stopped = { $by } 結束了盃賽。

## 打到哪裡了

cup-open = 盃賽（{ $preset }）正在報名：{ $players }（{ $count }/{ $seats }）。{ $p }盃賽 參加 報名。
cup-running = 盃賽（{ $preset }）打到第 { $stage } 輪：{ $tables }。
cup-table-now = { $where ->
    [room] 第 { $number } 桌在 { $room }：{ $players }
   *[next] 接著第 { $number } 桌：{ $players }
}
cup-stage = { $final ->
    [yes] 決賽：{ $tables }。
   *[no] 第 { $stage } 輪：{ $tables }。
}
cup-table-over = { $lost ->
    [0] 第 { $number } 桌：{ $players }
   *[other] { $count ->
        [0] 第 { $number } 桌：沒有人（{ $others } 算輸）
       *[other] 第 { $number } 桌：{ $players }（{ $others } 算輸）
    }
}
cup-last = { $count ->
    [0] 這裡上次的盃賽（{ $preset }，{ $entrants } 人，{ $date }）沒有人贏。
    [1] 這裡上次的盃賽（{ $preset }，{ $entrants } 人，{ $date }）由 { $player } 贏得。
   *[other] 這裡上次的盃賽（{ $preset }，{ $entrants } 人，{ $date }）由 { $player } 贏得，後面是 { $others }。
}

## 不行的原因

refused-cup-none = 這個房間沒有盃賽；{ $p }盃賽 開 8 開一個八人的。
refused-cup-there = 這個房間已經有盃賽了：{ $p }盃賽 看打到哪裡了。
refused-cup-elsewhere = 在這裡打的盃賽是 { $room } 的，請到那裡說。
refused-cup-what = 我不認識這個詞。{ $p }說明 盃賽 告訴你可以寫什麼，例如 { $p }盃賽 開 8。
refused-cup-size = 盃賽可以有 { $least } 到 { $most } 人，一桌 seats=2 到 seats=4。
refused-cup-begun = 盃賽已經開始，不能再報名了。
refused-cup-joined-already = 你已經報名了。
refused-cup-not-in = 你沒有參加這個盃賽。
refused-cup-too-few = 盃賽至少要兩個人；別人可以 { $p }盃賽 參加。
refused-cup-host-only = 只有開盃賽的人和房間管理員可以這樣做。
refused-cup-rooms-many = 盃賽最多再用 { $most } 個房間。
refused-cup-room-unknown = 沒有你當管理員的另一個房間 { $room }。
refused-cup-room-taken = { $room } 已經在打盃賽了。
refused-cup-reserved = 這一桌是盃賽的，座位留給 { $players }。
refused-cup-deal = 人到齊了，或者等的時間過了，我就發牌。

## In the help

setting-cup-wait = 盃賽的牌桌等缺席的人多久。
