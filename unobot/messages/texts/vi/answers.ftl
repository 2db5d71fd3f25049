### Trả lời các câu hỏi về ván bài.

top = { $force ->
    [named] Lá trên cùng: { $card } ({ $color }).
    [any] Lá trên cùng: { $card } (màu nào cũng được).
   *[printed] Lá trên cùng: { $card }.
}
# Điều một luật công bố được nói bằng `top-TÊN`.
top-penalty-pending = { $seat } phải rút { $penalty } lá.
top-pile = { $count ->
    [0] Chồng bài rút đã hết.
   *[other] Chồng bài rút còn { $count } lá.
}
top-none = Trên bàn chưa có lá nào.

turn-since = { $prompt } (Đã chờ { $time })
turn-none = Chưa có ván nào; { $p }chia để bắt đầu.
turn-over = Trận đã xong; { $p }mở bàn để chơi trận mới.

players = { $direction ->
    [1] Thứ tự đánh: { $list }.
   *[other] Thứ tự đánh (ngược chiều kim đồng hồ): { $list }.
}
players-waiting = Trong bàn: { $list }.
players-none = Chưa có ai trong bàn.
player-cards = { $player } còn { $count } lá
player-entry = { $entry } ({ $list })
mark-to-act = tới lượt
mark-dealer = người chia bài
mark-left = đã rời ván
mark-out = đã hết bài
mark-waiting = vào từ ván sau
mark-eliminated = bị loại

score = Sau { $rounds } ván: { $list }.
score-none = Chưa có ván nào đánh xong.
score-target = Trận đánh tới { $target } điểm.
