### Bans: who is not listened to.

refused-ban-whom = Whom? A name, an account or a mask, and for how long: { $p }ban bob for 7d.
refused-ban-what = “{ $said }” is nobody whom I can ban: { $expected }.
refused-ban-too-long = “{ $said }” is too long: at most 366d, or no time at all, for ever.
refused-ban-too-many = There are { $most } bans already: lift some of them first ({ $p }bans).
refused-ban-bot = That would be me.
refused-ban-self = That would ban yourself.
refused-ban-protected = “{ $said }” would ban somebody who runs this bot: its owners and admins cannot be banned.
refused-unban-whom = Whom? { $p }bans lists who is banned.
refused-not-banned = “{ $said }” is not banned here: { $p }bans lists who is.
help-ban = { $p }ban NAME for 7d has me not listen to somebody: in a room, by its operators; in private, for the whole network, by the bot's admins. Also an account, or a mask such as *!*@host or @*:server.
help-unban = { $p }unban NAME lifts a ban.
help-bans = { $p }bans tells operators and admins privately who is banned.
banned = You are banned here, so I do not answer you. Ask the room's operators.
banned-leaves = { $player } is banned and gives the seat up.
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
