### What is kept of somebody.

command-forget = 忘记我, forget, 忘记
help-forget = { $p }忘记我：从所有战绩和回放里去掉你的名字，也忘掉你的设置；之前会再问你一次。
forget-sure = 这会从所有战绩和回放里去掉你的名字（绑定的账号也一起），并忘掉你的设置，不能撤销。确定的话：{ $p }忘记我 是。只想以后不留战绩：{ $p }设置 战绩 关。
forget-done = { $count ->
    [0] 好了：没有哪一局里有你的名字。
   *[other] 好了：你打过的 { $count } 局里都没有你的名字了。
}
refused-forget-round = 你在 { $room } 这一局里有座位，请等这一局结束。
command-export = 导出, export, 我的数据
help-export = { $p }导出：私下告诉你这里保存了你的什么。
export-accounts = 你是：{ $list }。
export-settings = { $count ->
    [0] 设置：没有。
   *[other] 设置：{ $list }。
}
export-rounds = { $count ->
    [0] 局：没有。
   *[other] 局：{ $count } 局，赢 { $won } 局。最近的：{ $list }。
}
export-round = { $day } { $preset }：第 { $place } 名，{ $points } 分（{ $round }）
export-records = 插件记住的关于你的内容：{ $list }
export-all = 运行这个机器人的人可以把全部内容写成文件给你：unobot export "{ $person }"

## In the help

setting-records = 是否保存和显示你的战绩。
word-set-records = 战绩
