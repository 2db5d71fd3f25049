### Những lá có trong nhiều bộ bài; mỗi bộ tự nói mình có lá nào.

effect-everyone-skipped = mọi người khác mất lượt
effect-draws-openly = { $player } lật { $cards }
with-draws-openly = { $more ->
    [yes] { $act }, lật { $cards }
   *[no] { $act } và lật { $cards }
}

refused-no-out-sweep = { $card } sẽ làm bạn hết bài: ở đây không được hết bài bằng lá này.

about-card-skip-everyone = Mọi người khác mất lượt, người đánh lá này được đi thêm một lượt. (N11)
about-card-discard-all = Mọi lá cùng màu khác trên tay bạn bị bỏ xuống dưới lá này, không có tác dụng. Đánh được lên màu của nó hoặc lên một lá bỏ cùng màu khác. (N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }

## Tiếng Anh không cần: tên gõ được (tên đầu là tên hiển thị)

card-skip-everyone = cấm lượt tất cả, cấm tất cả, cấm hết, cấm mọi người
card-discard-all = bỏ cùng màu, bỏ hết màu
