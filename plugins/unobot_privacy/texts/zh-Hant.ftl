### What is kept of somebody.

command-forget = 忘記我, forget, 忘記
help-forget = { $p }忘記我：從所有戰績和重播裡去掉你的名字，也忘掉你的設定；之前會再問你一次。
forget-sure = 這會從所有戰績和重播裡去掉你的名字（綁定的帳號也一起），並忘掉你的設定，不能復原。確定的話：{ $p }忘記我 是。只想以後不留戰績：{ $p }設定 戰績 關。
forget-done = { $count ->
    [0] 好了：沒有哪一局裡有你的名字。
   *[other] 好了：你打過的 { $count } 局裡都沒有你的名字了。
}
refused-forget-round = 你在 { $room } 這一局裡有座位，請等這一局結束。
command-export = 匯出, export, 我的資料
help-export = { $p }匯出：私下告訴你這裡保存了你的什麼。
export-accounts = 你是：{ $list }。
export-settings = { $count ->
    [0] 設定：沒有。
   *[other] 設定：{ $list }。
}
export-rounds = { $count ->
    [0] 局：沒有。
   *[other] 局：{ $count } 局，贏 { $won } 局。最近的：{ $list }。
}
export-round = { $day } { $preset }：第 { $place } 名，{ $points } 分（{ $round }）
export-records = 外掛記住的關於你的內容：{ $list }
export-all = 執行這個機器人的人可以把全部內容寫成檔案給你：unobot export "{ $person }"

## In the help

setting-records = 是否保存和顯示你的戰績。
word-set-records = 戰績
