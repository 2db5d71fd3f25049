### Luật thêm: chuyện gì xảy ra, luật và tùy chọn bằng lời.

# Nói cùng lá đánh sau đó: “bob đánh [r5] (đánh chen)”.
with-jumped-in = { $act } (đánh chen)

event-mercy-shown = { $seat } có { $count } lá nên bị loại khỏi ván, bài để xuống đáy chồng bài
round-why-mercy = Ván chỉ còn lại một người.

# Luật làm gì ở bàn này: tùy chọn của nó là biến.
rule-double-deck = xáo chung ít nhất { $decks } bộ bài, cứ mười người một bộ
rule-force-play = đánh được thì phải đánh, cả lá vừa rút
rule-interrupt = đánh sai lượt bị phạt { $interrupt } lá, vừa mất lượt mà đánh thì { $interrupt-skipped } lá
rule-jump-in = ai có lá giống hệt lá trên cùng{ $black-jump ->
    [yes] {""} (cả lá đen)
   *[no] {""}
} thì được đánh chen dù chưa tới lượt, đến khi người kế tiếp đánh
rule-mercy = ai có { $mercy } lá trở lên thì bị loại khỏi ván{ $knockout ->
    [0] {""}
   *[other] , người thắng được { $knockout } điểm cho mỗi người đó
}
rule-multi-play = { $multi-play ->
    [numbers] được đánh cùng lúc nhiều lá số có cùng số
    [pairs] được đánh cùng lúc hai lá giống hệt nhau
   *[all] được đánh cùng lúc nhiều lá cùng ký hiệu
} ({ $p }đánh r5 g5), lá đầu { $lead ->
    [any] phải đánh được
   *[colour] phải là màu hiện tại
}
rule-seven-zero = đánh lá 7 thì đổi bài với một người; đánh lá 0 thì mọi người chuyền cả tay bài cho người kế tiếp
rule-shield = bị phạt rút bài thì đỡ được bằng đảo chiều hoặc cấm lượt { $shield-colour ->
    [named] hợp với lá trên cùng, hoặc đúng màu được chọn cùng nó
   *[none] hợp với lá trên cùng; với đổi màu +4 thì màu nào cũng được
}
rule-skip-chain = người sắp mất lượt có thể đánh cấm lượt để chuyền cho người kế tiếp
rule-stack = { $stack ->
    [same] đỡ được lá cộng bài bằng lá cùng loại
    [any] đỡ được lá cộng bài bằng lá cộng bài bất kỳ
    [up] đỡ được lá cộng bài bằng lá cộng bằng hoặc nhiều hơn
   *[d2] đỡ được +2 bằng +2
}, tổng chuyển sang người kế tiếp{ $chain-cap ->
    [0] {""}
   *[other] , nhiều nhất { $chain-cap } lá
}

## Mỗi luật một dòng (`help`): nó làm gì, cuối dòng là điều khoản

about-jump-in = Bạn có lá giống hệt lá trên cùng, cùng màu và cùng ký hiệu? Hãy đánh chen dù chưa tới lượt, trước khi người kế tiếp đánh; sau đó tiếp tục từ bạn. (H1)
about-multi-play = Được đánh cùng lúc nhiều lá cùng số hoặc cùng ký hiệu; tác dụng cộng lại, tính màu của lá cuối. (H2)
about-stack = Bị đánh lá cộng bài, bạn có thể đánh thêm một lá cộng bài thay vì rút: tổng tăng lên và chuyển sang người kế tiếp. (H3)
about-skip-chain = Sắp mất lượt, bạn có thể đánh cấm lượt: nó chuyển sang người kế tiếp. (H4)
about-shield = Bị đánh lá cộng bài, đảo chiều đẩy nó trở lại, cấm lượt đẩy nó qua bạn tới người kế tiếp. (H5)
about-interrupt = Đánh khi chưa tới lượt bị phạt 2 lá; vừa mất lượt mà đánh thì 4 lá. (H7)
about-seven-zero = Ai đánh lá 7 thì đổi bài với người mình chọn; đánh lá 0 thì mọi người chuyền cả tay bài cho người kế tiếp. (H8)
about-force-play = Đánh được thì phải đánh: không được rút, và lá vừa rút hợp thì phải đánh. (H9)
about-mercy = Ai có quá nhiều bài (thường là 25 lá) thì bị loại khỏi ván; người cuối cùng còn lại thắng. (H10)
about-double-deck = Xáo chung nhiều bộ bài, để hơn mười người cùng chơi được. (H11)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

rule-name-jump-in = đánh chen, chen ngang, cướp lượt
rule-name-multi-play = đánh nhiều lá
rule-name-stack = cộng dồn, chồng bài
rule-name-skip-chain = cấm nối tiếp
rule-name-shield = đỡ phạt, phản đòn
rule-name-interrupt = phạt đánh sai lượt
rule-name-seven-zero = luật 7-0, luật 0 và 7
rule-name-force-play = bắt buộc đánh
rule-name-mercy = quá nhiều bài bị loại
rule-name-double-deck = hai bộ bài

option-name-decks = số bộ bài
option-name-mercy = số lá bị loại
option-name-interrupt = phạt sai lượt

about-option-decks = xáo chung ít nhất mấy bộ bài
about-option-interrupt = đánh sai lượt thì rút mấy lá
about-option-interrupt-skipped = vừa mất lượt mà đánh thì rút mấy lá
about-option-mercy = có bao nhiêu lá thì bị loại
about-option-multi-play = những lá nào được đánh cùng lúc
about-option-lead = lá đầu khi đánh nhiều lá có phải là màu hiện tại không
about-option-shield-colour = đỡ đổi màu +4 có phải đúng màu được chọn không
about-option-black-jump = có được đánh chen lá đen không
about-option-chain-cap = tổng cộng dồn nhiều nhất mấy lá
about-option-knockout = mỗi người bị loại cho người thắng bao nhiêu điểm
about-option-stack = đỡ lá cộng bài bằng những lá nào
