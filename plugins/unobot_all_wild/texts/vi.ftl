### Toàn lá đen: lá của nó làm gì, hỏi gì, và không đi chung với gì.

prompt-draw-target = { $addressed ->
    [yes] Ai rút 2 lá? ({ $p }chọn TÊN)
   *[no] { $player } cho ai rút 2 lá? ({ $p }chọn TÊN)
}
refused-first-draw-target = Bạn nói ai rút bài trước đã.

refused-no-colors = { $option } không có nghĩa ở đây: không có màu, cũng không có gì để thách thức.
refused-no-last-card = Ở đây lá nào cũng đen: không lá nào có thể là lá cuối.
refused-no-first-card = Ở bàn này lá đầu không làm gì, dù là lá nào: first-card=plain.
refused-several-black = Đánh nhiều lá một lúc thì phải là lá có màu, mà ở đây lá nào cũng đen.
refused-no-seven-no-zero = Bộ bài này không có lá 7 và lá 0.
refused-only-black-jumps = Ở đây lá nào cũng đen nên không ai chen ngang được; với black-jump=yes thì lá giống hệt chen được.


rule-all-wild = đổi màu, đảo chiều, cấm lượt một người và hai người, +2 và +4, +2 chỉ định, buộc đổi bài
option-skip-two = { $value ->
    [seats] hai người chơi thì cấm hai lượt làm mỗi người mất một lượt
   *[opponent] hai người chơi thì cấm hai lượt làm người kia mất hai lượt
}

about-card-wild-all-wild = Đánh lên lá nào cũng được, không làm gì thêm. (W5)
about-card-wild-reverse = Đánh lên lá nào cũng được. Chiều chơi đổi; hai người chơi thì như cấm lượt. (W5)
about-card-wild-skip = Đánh lên lá nào cũng được. Người kế tiếp mất lượt. (W5)
about-card-wild-draw-two = Đánh lên lá nào cũng được. Người kế tiếp rút 2 lá và mất lượt. (W5)
about-card-wild-draw-four-all-wild = Đánh lên lá nào cũng được. Người kế tiếp rút 4 lá và mất lượt; không thách thức được. (W5)
about-card-wild-skip-two = Đánh lên lá nào cũng được. Hai người kế tiếp mất lượt; hai người chơi thì người kia mất hai lượt. (W6)
about-card-wild-targeted-draw-two = Đánh lên lá nào cũng được. Người bạn chọn rút 2 lá và không mất lượt: { $p }đánh wt2 TÊN. (W7)
about-card-wild-forced-swap = Đánh lên lá nào cũng được. Bạn đổi bài với người bạn chọn: { $p }đánh ws TÊN. Nếu là lá cuối thì chỉ cần đánh là thắng. (W8)

about-all-wild = 112 lá đen: không màu, không số. (W1)
about-skip-two = Lá cấm hai lượt: hai người kế tiếp mất lượt. (W6)
about-targeted-draw = Lá +2 chỉ định: một người được chọn rút 2 lá. (W7)
about-forced-swap = Lá buộc đổi bài: người đánh đổi bài với một người. (W8)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

card-wild-reverse = đảo chiều, đổi chiều, đảo
card-wild-skip = cấm lượt, cấm, chặn
card-wild-draw-two = +2, cộng 2, cộng hai
card-wild-skip-two = cấm hai lượt, cấm hai người
card-wild-targeted-draw-two = +2 chỉ định, cộng 2 chỉ định
card-wild-forced-swap = buộc đổi bài, đổi bài

preset-name-all-wild = toàn đen, toàn lá đen
rule-name-all-wild = bộ lá đen
about-preset-all-wild = 112 lá đen: không màu, không số, lá nào cũng đánh được lên lá nào
about-option-skip-two = hai người chơi thì cấm hai lượt làm người kia mất hai lượt, hay mỗi người một lượt

## How the game introduces itself

howto-all-wild = Ai hết bài trước thì thắng ván. Không có màu, không có số: tới lượt bạn, đánh lá nào cũng được.
howto-type-all-wild =
    { $play-drawn ->
        [may] Tới lượt bạn, gõ: đánh w, đánh ws TÊN (đổi bài), rút, rút xong có thể qua.
       *[other] Tới lượt bạn, gõ: đánh w, đánh ws TÊN (đổi bài), hoặc rút.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Đánh xong còn 1 lá: đánh w uno.
    }
