### Spectators.

command-watch = theo dõi, watch
help-watch = { $p }theo dõi để được báo riêng, khi người khác chơi, ai có mấy lá và đánh được gì, hết ván thì bài của mọi người; { $p }theo dõi tắt hoặc rời phòng để thôi.
watch-on = Tôi sẽ báo riêng cho bạn tình hình ván bài; { $p }theo dõi tắt để thôi.
watch-off = Tôi sẽ không báo bạn tình hình ván bài nữa.
# `list` là ai có mấy lá, `told` là về lá trên cùng.
watch-turn = { $list } · { $told }
watch-goes = { $needs ->
    [color] Trên { $top } đánh được màu { $color } hoặc lá đổi màu.
    [number] Trên { $top } đánh được màu { $color }, số { $number } hoặc lá đổi màu.
   *[symbol] Trên { $top } đánh được màu { $color }, cùng ký hiệu hoặc lá đổi màu.
}
watch-hands = Bài còn lại: { $list }.
watch-hand = { $player }: { $cards }
refused-watch-what = Bắt đầu bằng { $p }theo dõi, thôi bằng { $p }theo dõi tắt.
refused-watch-player = Bạn có chỗ ở bàn này, người chơi không theo dõi được.
refused-watch-full = Ở đây nhiều nhất { $most } người theo dõi cùng lúc, nếu không tin cho người chơi sẽ chậm.
