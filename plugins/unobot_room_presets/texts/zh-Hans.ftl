### A room's own presets.

command-preset = 房间玩法, preset, 自定玩法
word-preset-save = 保存, 存
word-preset-list = 列出, 列表
word-preset-remove = 删除, 删
help-preset = { $p }房间玩法 列出：看这个房间自己的玩法。房间管理员用 { $p }房间玩法 保存 周五桌 台湾 +叠加 保存一个（不写规则就是现在这一桌的），用 { $p }房间玩法 删除 周五桌 去掉；{ $p }开桌 周五桌 就按它开桌。
preset-list = 这个房间自己的玩法：{ $list }。
preset-list-none = 这个房间没有自己的玩法；{ $p }规则 列表 列出到处都有的。
preset-saved = 保存了：{ $p }开桌 { $name } 开一桌 { $line }。
preset-removed = 玩法 { $name } 删除了。
refused-preset-what = 可以保存、列出或删除，例如 { $p }房间玩法 保存 周五桌 台湾 +叠加。
refused-preset-name = “{ $said }”不能当玩法的名字：要 2 到 20 个字或数字，第一个不能是数字。
refused-preset-taken = { $name } 已经有别的意思了，请换一个名字。
refused-preset-unknown = 这个房间没有叫“{ $said }”的玩法：{ $p }房间玩法。
refused-preset-too-many = 一个房间最多 { $most } 个玩法：请先删掉一个。
refused-preset-gone = 玩法 { $name } 玩不了了：{ $missing } 已经没有了。请房间管理员重新保存。
