### Lật: bài có mặt sáng và mặt tối.

## Màu của mặt tối: gọi thế nào, gõ thế nào.

color-pink = hồng
color-teal = ngọc
color-orange = cam
color-purple = tím
word-pink = hồng, p, màu hồng, 🌸
word-teal = ngọc, t, màu ngọc, xanh ngọc, 💠
word-orange = cam, o, màu cam, 🟧, 🟠
word-purple = tím, u, màu tím, 🟪, 🟣

and-table-turned = { $act } — { $side ->
    [dark] sang mặt tối
   *[light] sang mặt sáng
}{ $more ->
    [yes] {""}
   *[no] !
}
event-table-turned = { $side ->
    [dark] tất cả lật sang mặt tối
   *[light] tất cả lật sang mặt sáng
}
top-side-in-play = { $side ->
    [dark] Đang chơi mặt tối.
   *[light] Đang chơi mặt sáng.
}

howto-flip = Ai hết bài trước thì thắng ván. Đánh lá cùng màu, cùng số hoặc cùng ký hiệu với lá trên cùng, hoặc lá đen. Lá lật làm mọi lá bài lật mặt: mặt sáng có đỏ, vàng, xanh lá, xanh dương; mặt tối có hồng, xanh ngọc, cam, tím. { $p }mặt sau để xem mặt sau bài của người khác.

rule-flip = mặt sáng có +1 và đổi màu +2, mặt tối có +5, cấm lượt tất cả và rút màu
option-pairs = { $value ->
    [table] hai mặt đi với nhau như bài in sẵn
   *[shuffled] lá nào có mặt sau nào thì mỗi ván xáo lại
}
option-first-flip = { $value ->
    [turn] lá đầu là lá lật thì lật tất cả
   *[plain] lá đầu là lá lật thì không làm gì
}

about-card-draw-one = Người kế tiếp rút 1 lá và mất lượt. (F10)
about-card-draw-five = Người kế tiếp rút 5 lá và mất lượt. (F11)
about-card-flip = Lật tất cả, bài trên tay và các chồng bài: lá dưới cùng của chồng bài bỏ giờ ở trên cùng và phải theo lá đó. (F7)
about-card-wild-draw-two-flip = Đánh lên lá nào cũng được, nhưng chỉ đúng luật khi tay không còn màu hiện tại. Bạn chọn màu, người kế tiếp rút 2 lá và mất lượt, hoặc thách thức: sai thì rút 4, đúng thì bạn rút 2. (F10, F13)
about-card-wild-draw-colour = Đánh lên lá nào cũng được, nhưng chỉ đúng luật khi tay không còn màu hiện tại. Bạn chọn màu, người kế tiếp rút tới khi gặp màu đó và mất lượt, hoặc thách thức: sai thì rút thêm 2, đúng thì bạn rút tới màu đó. (F12, F13)

about-flip = 112 lá có mặt sáng và mặt tối; lá Lật đảo mặt cả bàn. (F1)
about-flip-card = Lá lật: lật tất cả. (F7)
about-draw-one = Lá +1: người kế tiếp rút 1 lá. (F10)
about-draw-five = Lá +5: người kế tiếp rút 5 lá. (F11)
about-wild-draw-two = Đổi màu +2: như đổi màu +4 nhưng 2 lá. (F10)
about-wild-draw-color = Đổi màu rút màu: người kế tiếp rút tới khi gặp màu đó. (F12)

## Những gì tiếng Anh không cần: tên gõ được (cái đầu là cái hiển thị), và những gì chương trình đã giải thích bằng tiếng Anh

card-draw-one = +1, cộng 1, cộng một, thêm 1
card-draw-five = +5, cộng 5, cộng năm, thêm 5
card-flip = lật, lật bài, lật mặt
card-wild-draw-colour = rút màu, đổi màu rút màu, rút tới màu

preset-name-flip = lật
rule-name-flip = bài lật
about-preset-flip = 112 lá có mặt sáng và mặt tối; lá Lật đảo mặt cả bàn
about-option-pairs = mặt tối nào ở sau mặt sáng nào: bất kỳ, hay theo bảng trong luật
about-option-first-flip = lá đầu là lá lật: không làm gì, hay lật tất cả
