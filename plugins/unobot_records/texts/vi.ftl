### What is counted of finished rounds; see en/records.ftl.

command-stats = thống kê, thành tích, stats
command-top10 = xếp hạng, bảng xếp hạng, top10
command-versus = đối đầu, versus
command-records = kỷ lục, kỉ lục, records

word-top10-week = tuần, tuần này
word-top10-month = tháng, tháng này
word-top10-season = mùa, mùa này, mùa giải
word-top10-all = tất cả, mọi lúc
word-top10-rating = điểm hạng
word-top10-machines = máy

help-stats = { $p }thống kê cho biết bạn đã thắng bao nhiêu ván, thứ hạng và điểm hạng; { $p }thống kê TÊN là của người khác.
help-top10 = { $p }xếp hạng liệt kê ai thắng nhiều nhất; cũng có { $p }xếp hạng tuần, tháng, mùa, một mùa đã qua như { $p }xếp hạng 2026-q3, { $p }xếp hạng điểm hạng cho ai chơi giỏi nhất, và sau đó là kiểu chơi.
help-versus = { $p }đối đầu TÊN cho biết bạn đã gặp người đó bao nhiêu ván, và ai hơn.
help-records = { $p }kỷ lục cho biết trận thắng nhanh nhất, ván dài nhất, tay bài nhiều lá nhất, điểm cao nhất, chuỗi thắng dài nhất, và ai thắng các mùa vừa qua.

stats = { $player }: thắng { $wins } trên { $rounds } ván ({ $percent }%), { $points } điểm{ $ranked ->
        [yes] , hạng { $rank } trong { $of }
       *[no] {""}
    }{ $rated ->
        [yes] , điểm hạng { $rating }
       *[no] {""}
    }. Ván cao nhất: { $best } điểm; chuỗi thắng dài nhất: { $streak }.
stats-badges = Thành tựu: { $list }.
stats-none = { $player } chưa chơi ván nào được tính: cần thêm một người nữa ở bàn.
refused-nobody-played = Chưa có ai tên “{ $said }” chơi ở đây.

versus = { $player } và { $other } đã gặp nhau { $rounds } ván: { $player } hơn { $ahead } ván, { $other } hơn { $behind } ván.
versus-none = { $player } và { $other } chưa từng gặp nhau.
refused-versus-whom = Với ai? Ví dụ { $p }đối đầu bob.
refused-versus-self = Đó là bạn. { $p }thống kê cho biết các ván của bạn.

top10-title = { $kind ->
        [machine] { $window ->
            [week] Số ván thắng của máy tuần này ({ $name })
            [month] Số ván thắng của máy tháng này ({ $name })
            [season] Số ván thắng của máy mùa này ({ $name })
            [past] Số ván thắng của máy mùa { $name }
            [rating] Điểm hạng của máy
           *[all] Số ván thắng của máy từ trước đến nay
        }
       *[person] { $window ->
            [week] Số ván thắng tuần này ({ $name })
            [month] Số ván thắng tháng này ({ $name })
            [season] Số ván thắng mùa này ({ $name })
            [past] Số ván thắng mùa { $name }
            [rating] Điểm hạng
           *[all] Số ván thắng từ trước đến nay
        }
    }{ $which ->
        [one] , { $preset }
       *[any] {""}
    }
top10 = { $title }: { $list }.
top10-won = { $place }. { $player } { $wins }/{ $rounds } ({ $points } điểm)
top10-rated = { $place }. { $player } { $rating }
top10-none = { $title }: chưa có ai.
refused-top10-what = Tôi biết { $p }xếp hạng tuần, tháng, mùa, tất cả, điểm hạng, một mùa đã qua như 2026-q3, và sau đó là kiểu chơi.

records = Kỷ lục ở đây: { $list }.
records-room = Trong phòng này: { $list }.
record-fastest = thắng nhanh nhất { $value } ({ $player })
record-moves = ván dài nhất { $value } lượt (có { $player })
record-cards = tay bài nhiều nhất { $value } lá ({ $player })
record-best = điểm cao nhất một ván { $value } điểm ({ $player })
record-longest = chuỗi thắng dài nhất { $value } ván ({ $player })
records-none = Ở đây chưa có ván nào được tính: cần hai người ở bàn.
champions = Vô địch: { $list }.
champion = { $season } { $player } ({ $wins })
season-closed = Mùa { $season } đã hết. Thắng nhiều nhất: { $list }. Mùa mới bắt đầu.

achieved = Thành tựu mới: { $list }.
achieved-by = { $player } ({ $badge })
badge-first-win = ván thắng đầu tiên
badge-streak = thắng năm ván liền
badge-comeback = thắng sau khi cầm 15 lá
badge-haul = 200 điểm trong một ván
badge-hundred = 100 ván

## The web page

web-to-board = Bảng xếp hạng
web-board-none = Chưa ai đánh xong ván nào.
web-wins = Thắng
web-rating = Điểm hạng
web-played = Số ván
web-month = Tháng
web-spans = Thời gian
web-records = Kỷ lục
web-champions = Nhà vô địch các mùa trước
web-best = Ván cao nhất
web-form = Phong độ: các ván gần đây
web-months = Theo tháng
web-opponents = Đối thủ
web-ahead = Hơn
web-behind = Kém
web-favourites = Hay chơi nhất
web-game = Kiểu chơi
web-achievements = Thành tựu
web-seasons = Các mùa
web-season = Mùa
web-when = Kết thúc
web-against = Gặp
web-room = Phòng
web-statistics = Thống kê
web-people = Người chơi
web-since = Ván đầu tiên
web-most-wins = Thắng nhiều nhất

## In the help

word-theme-records = kỷ lục, thành tích
setting-achievements = có báo thành tích ở đây hay không.
