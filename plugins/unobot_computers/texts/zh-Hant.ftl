### Computer players, and stand-ins for who is away.

refused-bot-what = 可以寫 { $levels } 之一，和 1 到 9 的數字，例如 { $p }電腦 新增 簡單 2。
refused-bot-none = 這裡沒有叫這個名字的電腦玩家。
help-bot = { $p }電腦 新增：讓一個電腦玩家入座；{ $p }電腦 新增 簡單 2：兩個容易贏的；{ $p }電腦 移除：去掉一個。
standin-begins = { $player } 不在，先由電腦代打。
standin-ends = { $player } 回來了，接著自己打。
command-bot = 電腦, bot, 機器人
word-bot-add = 新增, 加
word-bot-remove = 移除, 去掉
word-bot-easy = 簡單
word-bot-normal = 普通
word-bot-hard = 困難
word-said-bot = 電腦, 加電腦, 加個電腦, 來個電腦, 添加電腦, 機器人, 加機器人, 加個機器人, 加一個機器人, 來個機器人, 來一個機器人, 添加機器人, 機器人加, 人機, 加人機, 加個人機, 來個人機, 打人機, 加bot,
    加個bot, 來個bot, 添加bot, 加ai, 加個ai, 和電腦玩, 跟電腦玩, 加npc, 機器人 加, 新增機器人, 新增電腦
bot-needed = 一局需要兩名玩家：{ $p }電腦 新增 困難 讓一個電腦玩家入座。
word-set-standin = 代打

## In the help

setting-standin = 你不在時，電腦玩家是否替你出牌。
