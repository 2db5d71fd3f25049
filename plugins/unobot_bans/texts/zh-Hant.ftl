### Bans: who is not listened to.

refused-ban-whom = 封鎖誰？名字、帳號或遮罩，再加上時間：{ $p }封鎖 bob 7d。
refused-ban-what = 沒辦法封鎖「{ $said }」：{ $expected }。
refused-ban-too-long = 「{ $said }」太長了：最長 366d；不寫時間就是永久。
refused-ban-too-many = 已經有 { $most } 條封鎖：請先解除一些（{ $p }封鎖名單）。
refused-ban-bot = 那樣會封鎖我自己。
refused-ban-self = 那樣會封鎖你自己。
refused-ban-protected = 「{ $said }」會封鎖管理這個機器人的人：機器人的主人和管理員不能被封鎖。
refused-unban-whom = 解封誰？{ $p }封鎖名單 列出被封鎖的人。
refused-not-banned = 「{ $said }」在這裡沒有被封鎖：{ $p }封鎖名單 列出被封鎖的人。
help-ban = { $p }封鎖 名字 7d：我不再理會那個人。在房間裡由房間管理員說；私下由機器人的管理員說，對整個網路有效。也可以用帳號或遮罩，例如 *!*@192.0.2.7 或 @*:a.bc。
help-unban = { $p }解封 名字：解除封鎖。
help-bans = { $p }封鎖名單：私下告訴管理員誰被封鎖了。
banned = 你在這裡被封鎖了，所以我不回應。請找房間管理員。
banned-leaves = { $player } 被封鎖，離開這一桌。
ban-done =
    { $where ->
        [network] { $by } 在整個網路封鎖了 { $name }
       *[room] { $by } 在這裡封鎖了 { $name }
    }{ $time ->
        [ever] 。
       *[other] ，為期 { $time }。
    }
unban-done =
    { $where ->
        [network] { $by } 解除了 { $name } 在整個網路的封鎖。
       *[room] { $by } 解除了 { $name } 在這裡的封鎖。
    }
bans-none = 沒有人被封鎖。
bans-list = 被封鎖的（{ $count }）：{ $list }。
ban-listed =
    { $name }（{ $masks }）由 { $by } 封鎖{ $where ->
        [network] ，整個網路
        [room] {""}
       *[other] ，在 { $where }
    }{ $hours ->
        [0] {""}
       *[other] { $days ->
            [0] ，還剩 { $hours } 小時
           *[other] ，還剩 { $days } 天
        }
    }
command-ban = 封鎖, 封禁
command-unban = 解封, 解除封鎖
command-bans = 封鎖名單
