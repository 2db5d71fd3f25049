### Tấn công: máy bắn bài, lá của nó làm gì, hỏi gì, và không đi chung với gì.

verb-press = bấm, nhấn, bấm nút
help-press = { $p }bấm để bấm nút máy bắn bài, cũng như { $p }rút.

## Bấm nút. `counts` là số lá của mỗi lần: 0 + 3.

act-presses = { $times ->
    [1] { $count ->
        [0] { $player } bấm nút, không ra lá nào
       *[other] { $player } bấm nút, ra { $count } lá
    }
   *[other] { $player } bấm nút { $times } lần, ra { $counts } lá
}
act-tried-presses = { $player } đánh một lá không hợp, bấm nút { $times } lần, ra { $counts } lá
effect-presses = { $times ->
    [1] { $count ->
        [0] { $player } bấm nút, không ra lá nào
       *[other] { $player } bấm nút, ra { $count } lá
    }
   *[other] { $player } bấm nút { $times } lần, ra { $counts } lá
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $player } bấm nút, không ra lá nào và mất lượt
       *[other] { $player } bấm nút, ra { $count } lá và mất lượt
    }
   *[other] { $player } bấm nút { $times } lần, ra { $counts } lá và mất lượt
}

## Câu hỏi. `-in-presses`: khi có máy bắn bài.

prompt-penalty-in-presses = { $addressed ->
    [yes] Bạn phải bấm nút { $penalty } lần ({ $p }rút), hoặc đỡ bằng một lá ({ $p }đánh LÁ).
   *[no] { $player } phải bấm nút { $penalty } lần ({ $p }rút), hoặc đỡ bằng một lá ({ $p }đánh LÁ).
}
prompt-attack = { $addressed ->
    [yes] Bạn tấn công ai? ({ $p }chọn TÊN)
   *[no] { $player } tấn công ai? ({ $p }chọn TÊN)
}
top-penalty-pending-in-presses = { $seat } phải bấm nút { $penalty } lần.
tried-in-presses = { $why } Thử lá đó nên bạn bị phạt bấm nút { $fine } lần.

refused-first-attack = Bạn nói bạn tấn công ai trước đã.
refused-nothing-drawn-is-played = Lá từ máy bắn ra không đánh ngay được, nên không ai bị buộc đánh; còn lại chỉ là voluntary-draw=no.
refused-attack-no-wild-draw-four = { $option } không có nghĩa ở đây: không có lá đổi màu +4, cũng không có gì để thách thức.
refused-launcher-draws = { $option } không có nghĩa ở đây: bài do máy bắn ra.


rule-attack = { $edition ->
    [custom] 112 lá của hộp mới nhất, có lá tùy chỉnh
    [old] 112 lá của năm 1998, có đổi tay bài, bắn tất cả và bắn liên tục
   *[new] 112 lá, nhiều lá bắt người khác bấm nút
}
option-edition = { $value ->
    [custom] dùng bài của hộp mới nhất
    [old] dùng bài của năm 1998
   *[new] dùng bài thường
}
option-launcher = { $value ->
    [even] máy bắn ra từ 0 tới 4 lá, đều như nhau
   *[usual] một nửa số lần máy không bắn lá nào, nhiều nhất là 8 lá
}

about-card-hit-one = Người kế tiếp bấm nút một lần và mất lượt. (A6)
about-card-hit-two = Người kế tiếp bấm nút hai lần và mất lượt. (A6)
about-card-wild-hit-four = Đánh lên lá nào cũng được. Bạn chọn màu; người kế tiếp bấm nút bốn lần và mất lượt. (A6)
about-card-wild-attack-attack = Đánh lên lá nào cũng được. Bạn chọn màu và một người; người đó bấm nút hai lần và không mất lượt: { $p }đánh wa đỏ TÊN. (A8)
about-card-trade-hands = Bạn đổi bài với người bạn chọn: { $p }đánh rth TÊN. Nó không thể là lá cuối. (A9)
about-card-wild-all-hit = Đánh lên lá nào cũng được. Bạn chọn màu; mọi người khác bấm nút một lần. (A9)
about-card-wild-hit-fire = Đánh lên lá nào cũng được. Bạn chọn màu; người kế tiếp bấm nút tới khi ra bài và mất lượt. (A9)

about-attack = 112 lá, và máy bắn bài thay cho việc rút bài. (A1)
about-launcher = Ai không đánh được hay không muốn đánh thì bấm nút một lần: không ra lá nào hoặc ra tới tám lá, rồi hết lượt. (A2)
about-hit-one = Lá bắn 1: người kế tiếp bấm nút một lần. (A6)
about-hit-two = Lá bắn 2: người kế tiếp bấm nút hai lần. (A6)
about-wild-hit-four = Lá bắn 4: người kế tiếp bấm nút bốn lần. (A6)
about-attack-attack = Lá tấn công kép: một người được chọn bấm nút hai lần. (A8)
about-trade-hands = Lá đổi tay bài: người đánh đổi bài với một người. (A9)
about-all-hit = Lá bắn tất cả: mọi người khác bấm nút một lần. (A9)
about-hit-fire = Lá bắn liên tục: người kế tiếp bấm nút tới khi ra bài. (A9)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

card-hit-one = bắn 1, bắn một
card-hit-two = bắn 2, bắn hai
card-wild-hit-four = bắn 4, bắn bốn
card-wild-attack-attack = tấn công kép, tấn công
card-trade-hands = đổi tay bài, đổi bài
card-wild-all-hit = bắn tất cả
card-wild-hit-fire = bắn liên tục

preset-name-attack = tấn công, máy bắn
rule-name-attack = bộ tấn công
about-preset-attack = không rút bài: máy không bắn lá nào, hoặc bắn tới tám lá
about-option-edition = dùng bài của hộp nào
about-option-launcher = máy bắn ra mấy lá thì dễ hay khó

## How the game introduces itself

howto-type-attack =
    { $uno ->
        [none] Tới lượt bạn, gõ: đánh r5 (5 đỏ), đánh wa đỏ TÊN (tấn công một người), hoặc bấm (máy bắn bài).
       *[other] Tới lượt bạn, gõ: đánh r5 (5 đỏ), đánh wa đỏ TÊN (tấn công một người), hoặc bấm (máy bắn bài). Đánh xong còn 1 lá thì thêm uno: đánh r5 uno.
    }
option-draw-attack = thay vì rút thì bấm máy bắn bài, có thể không ra lá nào hoặc ra vài lá
option-voluntary-draw-attack =
    { $value ->
        [no] đánh được thì không được bấm
       *[yes] lúc nào cũng bấm được
    }
option-play-drawn-attack = lá bắn ra không đánh được trong lượt đó
option-uno-penalty-attack = quên hô UNO mà bị bắt thì bấm { $value } lần
