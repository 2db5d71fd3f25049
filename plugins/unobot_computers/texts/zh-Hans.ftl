### Computer players, and stand-ins for who is away.

refused-bot-what = 可以写 { $levels } 之一，和 1 到 9 的数字，例如 { $p }电脑 添加 简单 2。
refused-bot-none = 这里没有叫这个名字的电脑玩家。
help-bot = { $p }电脑 添加：让一个电脑玩家入座；{ $p }电脑 添加 简单 2：两个容易赢的；{ $p }电脑 移除：去掉一个。
standin-begins = { $player } 不在，先由电脑代打。
standin-ends = { $player } 回来了，接着自己打。
command-bot = 电脑, bot, 机器人
word-bot-add = 添加, 加
word-bot-remove = 移除, 去掉
word-bot-easy = 简单
word-bot-normal = 普通
word-bot-hard = 困难
word-said-bot = 电脑, 加电脑, 加个电脑, 来个电脑, 添加电脑, 机器人, 加机器人, 加个机器人, 加一个机器人, 来个机器人, 来一个机器人, 添加机器人, 机器人加, 人机, 加人机, 加个人机, 来个人机, 打人机, 加bot,
    加个bot, 来个bot, 添加bot, 加ai, 加个ai, 和电脑玩, 跟电脑玩, 加npc
bot-needed = 一局需要两名玩家：{ $p }电脑 添加 困难 让一个电脑玩家入座。
word-set-standin = 代打

## In the help

setting-standin = 你不在时，电脑玩家是否替你出牌。
