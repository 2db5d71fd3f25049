### Quanh bàn: kiểu chơi riêng của phòng, bỏ phiếu chọn luật, người xem, bàn mỗi lượt một ngày.

command-games = bàn đang chơi, games

## Kiểu chơi riêng của phòng

refused-line-too-long = Luật dài quá: nhiều nhất { $most } chữ cái.

## Lần chia đầu

first-deal = Còn { $time } nữa thì chia bài, hoặc { $p }chia ngay bây giờ.

## Chỗ của mình

help-games = { $p }bàn đang chơi cho biết bạn có chỗ ở đâu và ở đâu đang chờ bạn.
games = Bạn có chỗ ở { $list }.
games-none = Bạn không có chỗ ở bàn nào; gõ { $p }mở bàn trong phòng để mở hoặc vào một bàn.
own-table = bàn riêng của bạn
games-yours = { $room } ({ $preset }): tới lượt bạn
games-yours-until = { $room } ({ $preset }): tới lượt bạn, còn { $time }
games-theirs = { $room } ({ $preset }): đang chờ { $players }
games-waiting = { $room } ({ $preset }): chưa chia bài

## Bàn mỗi lượt một ngày

time-long = { $hours } giờ
option-pace = { $value ->
    [daily] chơi nhiều ngày, khi còn một phần tư thời gian thì nhắc
   *[live] chơi ngay tại chỗ
}
option-name-pace = nhịp
about-option-pace = live là chơi ngay; daily là mỗi lượt một ngày, trừ khi ghi hạn khác
