### What is kept of somebody.

command-forget = quên tôi, forget
help-forget = { $p }quên tôi xóa tên bạn khỏi mọi kết quả và ván xem lại, và quên các cài đặt của bạn; trước đó tôi hỏi lại một lần.
forget-sure = Việc này xóa tên bạn khỏi mọi kết quả và ván xem lại, kể cả các tài khoản đã liên kết, và quên các cài đặt của bạn. Không thể hoàn tác. Nếu chắc chắn: { $p }quên tôi có. Chỉ muốn từ nay không lưu thành tích: { $p }cài đặt thành tích tắt
forget-done = { $count ->
    [0] Xong: tên bạn không có trong ván nào.
   *[other] Xong: tên bạn không còn trong { $count } ván bạn đã chơi.
}
refused-forget-round = Bạn có chỗ trong ván ở { $room }. Hãy chờ ván đó kết thúc.
command-export = xuất, export, dữ liệu
help-export = { $p }xuất cho bạn biết riêng những gì được lưu về bạn.
export-accounts = Bạn là: { $list }.
export-settings = { $count ->
    [0] Cài đặt: chưa có.
   *[other] Cài đặt: { $list }.
}
export-rounds = { $count ->
    [0] Ván: chưa có.
   *[other] Ván: { $count }, thắng { $won }. Gần nhất: { $list }.
}
export-round = { $day } { $preset }: hạng { $place }, { $points } điểm ({ $round })
export-records = Những gì các plugin ghi nhớ về bạn: { $list }
export-all = Người vận hành bot này có thể ghi tất cả ra tệp cho bạn: unobot export "{ $person }"

## In the help

setting-records = kết quả của bạn có được lưu và hiện ra hay không.
word-set-records = thành tích
