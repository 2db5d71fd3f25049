### Bàn, chỗ ngồi và chủ bàn.

table-opened = { $player } mở bàn UNO ({ $preset }): { $p }vào để tham gia, { $p }chia để chia bài.
table-opened-own = Bàn của bạn đã mở ({ $preset }): { $p }chia để chia bài.
table-again = { $player } mở lại bàn UNO ({ $preset }) với { $others }: { $p }chia để chia bài, { $p }rời để rời bàn.
table-none-private = Bạn không ở bàn nào; gõ { $p }mở bàn trong phòng để mở hoặc vào một bàn.
table-none-own = Bạn không ở bàn nào; gõ { $p }mở bàn ở đây để mở bàn riêng của bạn, hoặc trong phòng để mở hay vào một bàn với người khác.
greeting = Xin chào, tôi chia bài UNO. Gõ { $p }mở bàn ở đây để mở bàn riêng, chơi với máy; muốn chơi với người khác thì vào phòng.
greeting-help = Cách chơi trong ba dòng: { $p }nhập môn. Các lệnh: { $p }giúp.
table-which = Bạn đang ở nhiều bàn: { $rooms }. Hãy ghi thêm phòng, ví dụ { $p }bài in { $example }.
table-closed = Bàn đã đóng.
table-resumed = Tôi đã trở lại, ván bài tiếp tục.
table-waits = Bàn đang mở; { $p }vào để tham gia, { $p }chia để chia bài.
table-turn-again = Sau khi nâng cấp, lượt này bắt đầu lại.
rule-failed = Luật { $rule } bị lỗi; bàn trở lại như trước đó.

host-now = { $name } giờ là chủ bàn.
host-absent = { $host } không trả lời: { $player } giờ là chủ bàn.
skipped-by = { $by } cho qua lượt của { $player }.
kicked = { $by } mời { $player } ra khỏi bàn.
stopped-by = { $by } kết thúc trận.
paused-by = { $by } tạm dừng; { $p }tiếp tục để chơi tiếp.
paused = Đang tạm dừng; { $p }tiếp tục để chơi tiếp.
resumed-by = { $by } cho chơi tiếp.
wait-given = { $player } xin thêm giờ.
seat-offered =
    { $addressed ->
        [yes] { $by } nhường ghế cho bạn; { $p }ghế để nhận.
       *[no] { $by } nhường ghế cho { $player }; { $player } nhận bằng { $p }ghế.
    }
seat-handed =
    { $round ->
        [yes] { $player } nhận ghế của { $old }; ván này vẫn tính cho { $old }.
       *[no] { $player } nhận ghế của { $old }.
    }
pause-over = Đã hết giờ tạm dừng, chơi tiếp.

seat-token = Nếu mất kết nối, hãy nhắn riêng cho tôi: vào lại { $token }
seat-still-yours = Bạn vẫn còn chỗ ở bàn.
table-seats-wait = Chỗ của { $players } vẫn được giữ.

## Lần chia kiểm tra được

slow-down = Xin chậm lại: mỗi phút tôi chỉ đọc vài dòng của mỗi người, để không ai phải chờ lâu.
unread = Tôi không đọc được tin bạn vừa gửi, vì khóa chưa đến chỗ tôi. Xin gửi lại.
unread-in-room = { $player } ơi, tôi không đọc được tin đó, vì khóa chưa đến chỗ tôi. Xin gửi lại.
match-deserted = Đã lâu không ai đánh.
table-asleep = Không ai ở bàn này trả lời, nên bàn chờ họ quay lại. Người khác có thể mở bàn mới bằng { $p }mở bàn.
command-failed = Phía tôi bị lỗi. Không có gì thay đổi, bàn vẫn chơi tiếp.
plugin-command-failed = Lệnh { $p }{ $command } của plugin { $plugin } bị lỗi và đã được dừng. Không có gì thay đổi, bàn vẫn chơi tiếp.
plugin-command-cut = Lệnh { $p }{ $command } của plugin { $plugin } chạy quá lâu và đã được dừng. Không có gì thay đổi.
store-slow = Lúc này tôi không ghi lại được gì. Đồng hồ của bàn đứng yên; những gì bạn gõ được tính ngay khi tôi ghi được.
