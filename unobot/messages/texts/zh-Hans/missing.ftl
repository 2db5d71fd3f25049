### 因为缺少插件而没法继续的牌桌。

table-lost-plugin = 原来的牌桌需要插件 { $missing }，但缺少这个插件，牌桌已经关闭；{ $p }开桌 再开一桌。
table-lost-word = 原来的牌桌需要 { $missing }，但这里没有插件提供它，牌桌已经关闭；{ $p }开桌 再开一桌。
