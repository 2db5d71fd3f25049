### Bans: who is not listened to.

refused-ban-whom = 封禁谁？名字、账号或掩码，再加上时间：{ $p }封禁 bob 7d。
refused-ban-what = 没法封禁“{ $said }”：{ $expected }。
refused-ban-too-long = “{ $said }”太长了：最长 366d；不写时间就是永久。
refused-ban-too-many = 已经有 { $most } 条封禁：请先解除一些（{ $p }封禁名单）。
refused-ban-bot = 那样会封禁我自己。
refused-ban-self = 那样会封禁你自己。
refused-ban-protected = “{ $said }”会封禁管理这个机器人的人：机器人的主人和管理员不能被封禁。
refused-unban-whom = 解封谁？{ $p }封禁名单 列出被封禁的人。
refused-not-banned = “{ $said }”在这里没有被封禁：{ $p }封禁名单 列出被封禁的人。
help-ban = { $p }封禁 名字 7d：我不再理会那个人。在房间里由房间管理员说；私下由机器人的管理员说，对整个网络有效。也可以用账号或掩码，例如 *!*@192.0.2.7 或 @*:a.bc。
help-unban = { $p }解封 名字：解除封禁。
help-bans = { $p }封禁名单：私下告诉管理员谁被封禁了。
banned = 你在这里被封禁了，所以我不回应。请找房间管理员。
banned-leaves = { $player } 被封禁，离开这一桌。
ban-done =
    { $where ->
        [network] { $by } 在整个网络封禁了 { $name }
       *[room] { $by } 在这里封禁了 { $name }
    }{ $time ->
        [ever] 。
       *[other] ，为期 { $time }。
    }
unban-done =
    { $where ->
        [network] { $by } 解除了 { $name } 在整个网络的封禁。
       *[room] { $by } 解除了 { $name } 在这里的封禁。
    }
bans-none = 没有人被封禁。
bans-list = 被封禁的（{ $count }）：{ $list }。
ban-listed =
    { $name }（{ $masks }）由 { $by } 封禁{ $where ->
        [network] ，整个网络
        [room] {""}
       *[other] ，在 { $where }
    }{ $hours ->
        [0] {""}
       *[other] { $days ->
            [0] ，还剩 { $hours } 小时
           *[other] ，还剩 { $days } 天
        }
    }
command-ban = 封禁, 封号
command-unban = 解封, 解除封禁
command-bans = 封禁名单
