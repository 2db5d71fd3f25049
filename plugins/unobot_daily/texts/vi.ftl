### Tables that are played over days.

daily-opened = Mỗi lượt có một ngày; hãy đánh ở đây hoặc nhắn riêng cho tôi.
refused-daily-off = Ở đây chỉ chơi ngay, không mở bàn mỗi lượt một ngày; hãy thử phòng khác.
daily-reminder = Tới lượt bạn, còn { $time }.

## In the help

setting-daily = ở đây có được mở bàn chơi nhiều ngày ({ $p }mở bàn nhịp=daily), mỗi lượt một ngày, hay không.
