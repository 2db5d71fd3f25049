### Giải đấu: thi đấu qua nhiều bàn. $number là số bàn, $stage là số vòng đấu, đếm suốt giải.

command-cup = giải đấu, cup, giải, cúp

## Những gì viết sau `giải đấu`

word-cup-open = mở
word-cup-join = tham gia, vào
word-cup-leave = rút lui, rút
word-cup-start = bắt đầu
word-cup-fill = lấp đầy
word-cup-rooms = phòng
word-cup-stop = dừng, hủy
word-cup-results = kết quả
word-cup-last = lần trước
word-cup-groups = bảng

help-cup = { $p }giải đấu mở 8 Đài Loan để mở giải loại trực tiếp cho tám người, { $p }giải đấu mở 8 Đài Loan bảng để đấu bảng rồi chung kết; { $p }giải đấu cho biết tới đâu. Sau { $p }giải đấu còn có: tham gia, rút lui, bắt đầu, lấp đầy (thêm máy), kết quả, lần trước, phòng, dừng.

## Trước khi bắt đầu

cup-opened = { $kind ->
    [groups] { $player } mở giải đấu { $preset } cho { $seats } người: đấu bảng rồi chung kết. { $p }giải đấu tham gia để dự; đủ người thì bắt đầu, hoặc { $p }giải đấu bắt đầu.
   *[knockout] { $player } mở giải đấu { $preset } cho { $seats } người, loại trực tiếp. { $p }giải đấu tham gia để dự; đủ người thì bắt đầu, hoặc { $p }giải đấu bắt đầu.
}
cup-joined = { $player } dự giải đấu ({ $count }/{ $seats }).
cup-left = { $player } không dự giải đấu nữa ({ $count }/{ $seats }).
cup-filled = { $players } vào những chỗ còn trống của giải đấu.
cup-rooms = Giải đấu diễn ra ở { $rooms }.

## Các bàn

cup-drawn = { $kind ->
    [groups] Bốc thăm các bảng của giải đấu (seed { $seed }): { $tables }.
   *[stage] { $resting ->
        [0] Bốc thăm vòng { $stage } của giải đấu (seed { $seed }): { $tables }.
       *[other] Bốc thăm vòng { $stage } của giải đấu (seed { $seed }): { $tables }. { $players } được vào thẳng vòng sau.
    }
}
cup-table = bàn { $number }: { $players }
cup-waits = Bàn ở đây chơi xong thì giải đấu bắt đầu.
cup-called = { $final ->
    [yes] Chung kết giải đấu, { $players }: hãy gõ { $p }vào trong vòng { $time }.
   *[no] Bàn { $number } của giải đấu, { $players }: hãy gõ { $p }vào trong vòng { $time }.
}
cup-called-there = Bàn { $number } của giải đấu chơi ở { $room }: { $players }.
cup-called-alone = Tới bàn của bạn trong giải đấu (bàn { $number }): hãy gõ { $p }vào trong phòng trong vòng { $time }, không đến là bị xử thua.
cup-absent = { $players } không đến và bị xử thua bàn này.
cup-withdrawn = { $player } rút khỏi giải đấu và bị xử thua các bàn còn lại.
cup-decided = { $count ->
    [0] Bàn { $number } của giải đấu không có ai đi tiếp.
   *[other] Bàn { $number } của giải đấu: { $players } đi tiếp.
}
cup-group-decided = { $count ->
    [0] Không ai đến bàn { $number } của giải đấu.
   *[other] Điểm ở bàn { $number } của giải đấu: { $players }.
}
cup-lot = Những người bằng điểm được phân định bằng bốc thăm.
cup-won = { $count ->
    [0] Giải đấu { $preset } đã xong, không ai thắng.
    [1] { $player } vô địch giải đấu { $preset }!
   *[other] { $player } vô địch giải đấu { $preset }! Tiếp theo là { $others }.
}
cup-stopped = { $by } dừng giải đấu.

## Tới đâu rồi

cup-open = Giải đấu { $preset } đang mở: { $players } ({ $count }/{ $seats }). { $p }giải đấu tham gia để dự.
cup-running = Giải đấu { $preset } đang ở vòng { $stage }: { $tables }.
cup-table-now = { $where ->
    [room] bàn { $number } ở { $room }: { $players }
   *[next] rồi bàn { $number }: { $players }
}
cup-stage = { $final ->
    [yes] Chung kết: { $tables }.
   *[no] Vòng { $stage }: { $tables }.
}
cup-table-over = { $lost ->
    [0] bàn { $number }: { $players }
   *[other] { $count ->
        [0] bàn { $number }: không có ai ({ $others } bị xử thua)
       *[other] bàn { $number }: { $players } ({ $others } bị xử thua)
    }
}
cup-last = { $count ->
    [0] Giải đấu lần trước ở đây ({ $preset }, { $entrants } người, { $date }) không có người thắng.
    [1] { $player } vô địch giải đấu lần trước ở đây ({ $preset }, { $entrants } người, { $date }).
   *[other] { $player } vô địch giải đấu lần trước ở đây ({ $preset }, { $entrants } người, { $date }); tiếp theo là { $others }.
}

## Vì sao không được

refused-cup-none = Phòng này không có giải đấu; { $p }giải đấu mở 8 để mở giải cho tám người.
refused-cup-there = Phòng này đã có giải đấu rồi: { $p }giải đấu cho biết tới đâu.
refused-cup-elsewhere = Giải đấu đang chơi ở đây là của { $room }: hãy nói ở đó.
refused-cup-what = Tôi không biết từ đó. { $p }giúp giải đấu cho biết có gì, ví dụ { $p }giải đấu mở 8.
refused-cup-size = Giải đấu dành cho { $least } đến { $most } người, mỗi bàn seats=2 đến seats=4.
refused-cup-begun = Giải đấu đã bắt đầu nên không ai vào thêm được.
refused-cup-joined-already = Bạn đã dự giải đấu rồi.
refused-cup-not-in = Bạn không dự giải đấu này.
refused-cup-too-few = Giải đấu cần ít nhất hai người; người khác có thể { $p }giải đấu tham gia.
refused-cup-host-only = Chỉ người mở giải đấu và quản trị viên của phòng làm được việc đó.
refused-cup-rooms-many = Giải đấu chỉ thêm được nhiều nhất { $most } phòng.
refused-cup-room-unknown = Không có phòng { $room } nào khác mà bạn là quản trị viên.
refused-cup-room-taken = { $room } đã có giải đấu rồi.
refused-cup-reserved = Bàn này thuộc giải đấu; chỗ được giữ cho { $players }.
refused-cup-deal = Đủ người hoặc hết giờ chờ là tôi chia bài.

## In the help

setting-cup-wait = bàn của giải đấu chờ người vắng mặt bao lâu.
