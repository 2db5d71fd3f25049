### Quanh bàn: kiểu chơi riêng của phòng, bỏ phiếu chọn luật, người xem, bàn mỗi lượt một ngày.

command-preset = kiểu chơi, preset
command-games = bàn đang chơi, games

## Những chữ đứng sau `preset`

word-preset-save = lưu
word-preset-list = liệt kê
word-preset-remove = xóa, bỏ

## Kiểu chơi riêng của phòng

help-preset = { $p }kiểu chơi liệt kê cho biết các kiểu chơi riêng của phòng. Quản trị viên của phòng lưu bằng { $p }kiểu chơi lưu thứ-sáu Đài Loan +cộng dồn (không ghi luật thì lấy luật của bàn đang có), xóa bằng { $p }kiểu chơi xóa thứ-sáu; { $p }mở bàn thứ-sáu để chơi kiểu đó.
preset-list = Kiểu chơi riêng của phòng: { $list }.
preset-list-none = Phòng này không có kiểu chơi riêng; { $p }luật list liệt kê những kiểu ở đâu cũng có.
preset-saved = Đã lưu: { $p }mở bàn { $name } để mở bàn { $line }.
preset-removed = Đã xóa kiểu chơi { $name }.
refused-preset-what = Có thể lưu, liệt kê hoặc xóa, ví dụ { $p }kiểu chơi lưu thứ-sáu Đài Loan +cộng dồn.
refused-preset-name = “{ $said }” không đặt tên được: cần 2 đến 20 chữ cái và chữ số, bắt đầu bằng chữ cái.
refused-preset-taken = { $name } đã có nghĩa khác rồi, hãy chọn tên khác.
refused-preset-unknown = Phòng này không có kiểu chơi “{ $said }”: { $p }kiểu chơi.
refused-preset-too-many = Một phòng có nhiều nhất { $most } kiểu chơi: hãy xóa bớt trước.
refused-preset-gone = Không chơi được kiểu { $name } nữa: { $missing } không còn. Quản trị viên của phòng có thể lưu lại.
refused-line-too-long = Luật dài quá: nhiều nhất { $most } chữ cái.

## Lần chia đầu

first-deal = Còn { $time } nữa thì chia bài, hoặc { $p }chia ngay bây giờ.

## Chỗ của mình

help-games = { $p }bàn đang chơi cho biết bạn có chỗ ở đâu và ở đâu đang chờ bạn.
games = Bạn có chỗ ở { $list }.
games-none = Bạn không có chỗ ở bàn nào; gõ { $p }mở bàn trong phòng để mở hoặc vào một bàn.
games-yours = { $room } ({ $preset }): tới lượt bạn
games-yours-until = { $room } ({ $preset }): tới lượt bạn, còn { $time }
games-theirs = { $room } ({ $preset }): đang chờ { $players }
games-waiting = { $room } ({ $preset }): chưa chia bài

## Bàn mỗi lượt một ngày

daily-opened = Mỗi lượt có một ngày; hãy đánh ở đây hoặc nhắn riêng cho tôi.
refused-daily-off = Ở đây chỉ chơi ngay, không mở bàn mỗi lượt một ngày; hãy thử phòng khác.
daily-reminder = Tới lượt bạn, còn { $time }.
time-long = { $hours } giờ
option-pace = { $value ->
    [daily] chơi nhiều ngày, khi còn một phần tư thời gian thì nhắc
   *[live] chơi ngay tại chỗ
}
option-name-pace = nhịp
about-option-pace = live là chơi ngay; daily là mỗi lượt một ngày, trừ khi ghi hạn khác
