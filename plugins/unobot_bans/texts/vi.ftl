### Bans: who is not listened to.

refused-ban-whom = Cấm ai? Tên, tài khoản hoặc mask (hostmask), và bao lâu: { $p }cấm chơi bob 7d.
refused-ban-what = Không cấm được “{ $said }”: { $expected }.
refused-ban-too-long = “{ $said }” quá dài: nhiều nhất 366d; không ghi thời gian là mãi mãi.
refused-ban-too-many = Đã có { $most } lệnh cấm: hãy bỏ bớt trước ({ $p }danh sách cấm).
refused-ban-bot = Như vậy là cấm chính tôi.
refused-ban-self = Như vậy là cấm chính bạn.
refused-ban-protected = “{ $said }” sẽ cấm người quản lý bot: chủ bot và người quản trị bot không bị cấm được.
refused-unban-whom = Bỏ cấm ai? { $p }danh sách cấm cho biết ai bị cấm.
refused-not-banned = “{ $said }” không bị cấm ở đây: { $p }danh sách cấm cho biết ai bị cấm.
help-ban = { $p }cấm chơi TÊN 7d để tôi không nghe một người nữa: trong phòng, do quản trị viên của phòng; nhắn riêng, cho toàn mạng, do người quản trị bot. Cũng có thể là tài khoản, hoặc mask (hostmask) như *!*@host hay @*:server.
help-unban = { $p }bỏ cấm TÊN để bỏ lệnh cấm.
help-bans = { $p }danh sách cấm cho quản trị viên biết riêng ai bị cấm.
banned = Bạn bị cấm ở đây nên tôi không trả lời. Hãy hỏi quản trị viên của phòng.
banned-leaves = { $player } bị cấm và rời bàn.
ban-done =
    { $where ->
        [network] { $by } cấm { $name } trên toàn mạng
       *[room] { $by } cấm { $name } chơi ở đây
    }{ $time ->
        [ever] .
       *[other] {" "}trong { $time }.
    }
unban-done =
    { $where ->
        [network] { $by } bỏ cấm { $name } trên toàn mạng.
       *[room] { $by } bỏ cấm { $name } ở đây.
    }
bans-none = Không ai bị cấm.
bans-list = Bị cấm ({ $count }): { $list }.
ban-listed =
    { $name } ({ $masks }), do { $by } cấm{ $where ->
        [network] , trên toàn mạng
        [room] {""}
       *[other] , ở { $where }
    }{ $hours ->
        [0] {""}
       *[other] { $days ->
            [0] , còn { $hours } giờ
           *[other] , còn { $days } ngày
        }
    }
command-ban = cấm chơi
command-unban = bỏ cấm
command-bans = danh sách cấm
