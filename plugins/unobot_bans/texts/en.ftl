### Bans: who is not listened to.

refused-ban-whom = Who, and for how long? Give a name, an account or a mask, for example { $p }ban bob for 7d.
refused-ban-what = I can't ban “{ $said }”: { $expected }.
refused-ban-too-long = “{ $said }” is too long: use at most 366d, or no time to ban them permanently.
refused-ban-too-many = There are already { $most } bans: lift some of them first ({ $p }bans).
refused-ban-bot = That would be me.
refused-ban-self = That would ban you, too.
refused-ban-protected = “{ $said }” would ban one of the bot's owners or admins, and they can't be banned.
refused-unban-whom = Who? { $p }bans lists who is banned.
refused-not-banned = “{ $said }” is not banned here: { $p }bans lists who is.
help-ban = { $p }ban NAME for 7d makes me ignore someone. Operators do it in their room, the bot's admins in private for the whole network. NAME may be an account or a mask such as *!*@host or @*:server, too.
help-unban = { $p }unban NAME lifts a ban.
help-bans = { $p }bans tells operators and admins privately who is banned.
banned = You are banned here, so I don't answer you. Ask the room's operators.
banned-leaves = { $player } is banned and loses their seat.
ban-done =
    { $where ->
        [network] { $by } bans { $name } from the whole network
       *[room] { $by } bans { $name } from playing here
    }{ $time ->
        [ever] .
       *[other] {" "}for { $time }.
    }
unban-done =
    { $where ->
        [network] { $by } lets { $name } play again on this network.
       *[room] { $by } lets { $name } play here again.
    }
bans-none = Nobody is banned.
bans-list = Banned ({ $count }): { $list }.
ban-listed =
    { $name } ({ $masks }) by { $by }{ $where ->
        [network] , on the whole network
        [room] {""}
       *[other] , in { $where }
    }{ $hours ->
        [0] {""}
       *[other] { $days ->
            [0] , { $hours } h left
           *[other] , { $days } d left
        }
    }
command-ban = ban
command-unban = unban
command-bans = bans
