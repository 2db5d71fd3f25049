### Không khoan nhượng (No Mercy): các lá bài, câu hỏi và lời giải thích.

prompt-roulette = { $addressed ->
    [yes] Bạn rút đến khi ra màu nào? ({ $p }màu đỏ, vàng, xanh lá hoặc xanh dương)
   *[no] { $player } rút đến khi ra màu nào? ({ $p }màu đỏ, vàng, xanh lá hoặc xanh dương)
}

refused-first-roulette = Bạn nói bạn rút đến khi ra màu nào trước đã.
refused-no-wild-draw-four = { $option } nói về lá đổi màu +4, mà bộ bài này không có đổi màu +4.
refused-no-wild = { $option } nói về lá đổi màu, mà bộ bài này không có đổi màu.

rule-no-mercy = 168 lá: +4 có màu, cấm lượt tất cả, bỏ cùng màu, và những lá đen bắt rút 4, 6, 10 lá hoặc rút đến khi ra một màu
option-wr4-two = { $value ->
    [other] chơi hai người, đảo chiều +4 phạt người kia
   *[self] chơi hai người, đảo chiều +4 phạt chính người đánh
}
option-roulette = { $value ->
    [player] màu của vòng quay màu do người đánh chọn
   *[next] màu của vòng quay màu do người phải rút chọn
}

## Mỗi lá và mỗi luật một dòng (`help`): nó làm gì, cuối dòng là điều khoản

about-card-draw-four = Người kế tiếp rút 4 lá và mất lượt. (N6)
about-card-wild-reverse-draw-four = Đánh lên lá nào cũng được. Bạn chọn màu, đổi chiều, người kế tiếp theo chiều mới rút 4 lá và mất lượt; chỉ có hai người thì đó là chính bạn. (N8)
about-card-wild-draw-six = Đánh lên lá nào cũng được. Bạn chọn màu, người kế tiếp rút 6 lá và mất lượt. (N6)
about-card-wild-draw-ten = Đánh lên lá nào cũng được. Bạn chọn màu, người kế tiếp rút 10 lá và mất lượt. (N6)
about-card-wild-colour-roulette = Đánh lên lá nào cũng được. Người kế tiếp chọn một màu, lật bài rút đến khi ra màu đó và mất lượt. Là lá cuối thì nó không có tác dụng. (N9)

about-no-mercy = 168 lá, trong đó có +4, cấm lượt tất cả, bỏ cùng màu, đổi màu +6, đổi màu +10 và vòng quay màu. (N1)
about-draw-four = { about-card-draw-four }
about-wild-reverse-draw-four = { about-card-wild-reverse-draw-four }
about-wild-draw-six = { about-card-wild-draw-six }
about-wild-draw-ten = { about-card-wild-draw-ten }
about-roulette = { about-card-wild-colour-roulette }

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

card-draw-four = +4, cộng 4, cộng bốn, thêm 4
card-wild-reverse-draw-four = đảo chiều +4, đảo chiều cộng 4, đổi màu đảo chiều +4
card-wild-draw-six = đổi màu +6, +6, cộng 6
card-wild-draw-ten = đổi màu +10, +10, cộng 10
card-wild-colour-roulette = vòng quay màu, vòng quay

preset-name-no-mercy = không khoan nhượng
rule-name-no-mercy = bộ bài không khoan nhượng, 168 lá

about-preset-no-mercy = luật khắc nghiệt hơn của nhà phát hành: 168 lá, cộng dồn lên cao, có 25 lá thì bị loại
about-option-wr4-two = chơi hai người, đảo chiều +4 phạt ai
about-option-roulette = ai chọn màu của vòng quay màu

## How the game introduces itself

howto-type-no-mercy =
    { $play-drawn ->
        [may] Tới lượt bạn, gõ: đánh r5 (5 đỏ), đánh wr4 đỏ (lá đen kèm màu), rút, rút xong có thể qua.
       *[other] Tới lượt bạn, gõ: đánh r5 (5 đỏ), đánh wr4 đỏ (lá đen kèm màu), hoặc rút.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Đánh xong còn 1 lá: đánh r5 uno.
    }
