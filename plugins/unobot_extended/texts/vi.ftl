### Mở rộng: chuyện gì xảy ra, hỏi gì, và vì sao một việc không được.

## Bàn và các lá

event-direction-chosen = { $direction ->
    [1] { $seat } chọn đánh theo chiều kim đồng hồ
   *[other] { $seat } chọn đánh ngược chiều kim đồng hồ
}
event-numbers-printed = lá tổ hợp của ván này in { $numbers }
event-put-under = { $card } để xuống đáy chồng bài rút
event-laid-under = { $seat } đánh { $card }
# Nói cùng hành động của chính người đó: “ann đánh [ra] kèm [bh]”; dạng thứ hai nói riêng.
and-added = { $act } kèm { $cards }
event-added = { $seat } thêm { $cards }
and-number-named = { $act } làm số { $number }
event-number-named = { $seat } nói số { $number }
and-target-named = { $act } nhắm vào { $to }
event-target-named = { $seat } chọn { $to }
with-given-back = { $act } ({ $seat } lấy lại { $card })
with-stopped = { $act } và chặn { $card } của { $of }
and-packet-laid = { $count ->
    [0] { $act }, không kèm bài
   *[other] { $act } kèm { $count } lá úp
}
event-packet-laid = { $count ->
    [0] { $seat } không kèm bài
   *[other] { $seat } kèm { $count } lá úp
}
event-packet-taken = { $count ->
    [0] { $seat } nhận bài chuyền, không có lá nào
   *[other] { $seat } nhận { $count } lá bài chuyền
}
and-cards-taken = { $act } và lấy { $count } lá của { $of }
event-cards-taken = { $seat } lấy { $count } lá của { $of }
event-hands-swapped = { $seat } và { $of } đổi bài cho nhau
event-turned-up = { $card } được lật ra
event-number-turned-up = { $seat } lật ra { $card }
event-color-bet = { $word ->
    [red] { $seat } nói đỏ
    [yellow] { $seat } nói vàng
    [green] { $seat } nói xanh lá
    [blue] { $seat } nói xanh dương
   *[black] { $seat } nói đen
}
event-duel-won = { $seat } thắng { $of } trong lần đấu tay đôi
event-duel-tied = { $seat } và { $of } đấu hòa
and-laid-face-down = { $act } và úp { $count } lá cho những người khác
event-laid-face-down = { $seat } úp { $count } lá cho những người khác
event-took-face-down = { $seat } rút { $times } lá trong số đó
event-held-back = { $why ->
    [effect] { $seat } đeo vòng kim cô nên không được rút bài
   *[limit] { $seat } có quá nhiều bài nên rút thiếu { $count } lá
}
event-grenade-passed = { $to } nhận lựu đạn
event-c4-moved = { $number ->
    [0] C4 ở lại với { $to }
   *[other] C4 đi { $number } chỗ, tới { $to }
}
event-outbid-lost = { $seat } không đánh được { $least } trở lên
event-blown-up = { $card } nổ trên tay { $seat }
event-came-back = { $seat } trở lại ván và mất lượt tới (choáng)
event-stunned = { $seat } mất lượt (choáng)
event-exhausted = { $seat } bị choáng (mất lượt tới) và suy yếu (không đánh được lá pass, bật lại, chuyền)
event-hand-halved = { $seat } không được rút bài đến khi còn { $count } lá (vòng kim cô)
and-put-up = { $act } và đưa ra { $cards }
event-put-up = { $seat } đưa ra { $cards }
event-reckoned = { $seat } lấy { $sign } { $number }, được { $result }
event-gamble-won = { $seat } lớn hơn { $of }
event-gamble-tied = { $seat } và { $of } bằng nhau

## Hỏi ai điều gì

prompt-direction = { $addressed ->
    [yes] Bạn chọn chiều nào? ({ $p }chọn thuận hoặc { $p }chọn ngược)
   *[no] { $player } chọn chiều nào? ({ $p }chọn thuận hoặc { $p }chọn ngược)
}
prompt-draw = { $addressed ->
    [yes] Rút { $penalty } lá và mất lượt ({ $p }nhận), hoặc đỡ bằng lá cộng bài, lá pass hay bật lại ({ $p }đánh LÁ).
   *[no] { $player }: rút { $penalty } lá và mất lượt ({ $p }nhận), hoặc đỡ bằng lá cộng bài, lá pass hay bật lại ({ $p }đánh LÁ).
}
prompt-transfer = { $addressed ->
    [yes] Nhận bài chuyền ({ $p }nhận), hoặc chuyền tiếp bằng lá chuyền cùng loại, lá pass hay bật lại ({ $p }đánh LÁ).
   *[no] { $player }: nhận bài chuyền ({ $p }nhận), hoặc chuyền tiếp bằng lá chuyền cùng loại, lá pass hay bật lại ({ $p }đánh LÁ).
}
prompt-disarm = { $addressed ->
    [yes] Mất lượt, và bỏ hai lá chức năng ({ $p }nhận) hoặc rút bốn lá ({ $p }từ chối).
   *[no] { $player }: mất lượt, và bỏ hai lá chức năng ({ $p }nhận) hoặc rút bốn lá ({ $p }từ chối).
}
prompt-stun = { $addressed ->
    [yes] Bị choáng nên mất lượt ({ $p }nhận), hoặc nhờ người thế thân ({ $p }đánh LÁ).
   *[no] { $player }: bị choáng nên mất lượt ({ $p }nhận), hoặc nhờ người thế thân ({ $p }đánh LÁ).
}
prompt-weakness = { $addressed ->
    [yes] Chịu suy yếu mà chơi tiếp ({ $p }nhận), hoặc nhờ người thế thân ({ $p }đánh LÁ).
   *[no] { $player }: chịu suy yếu mà chơi tiếp ({ $p }nhận), hoặc nhờ người thế thân ({ $p }đánh LÁ).
}
prompt-target = { $addressed ->
    [yes] Bạn nhắm vào ai? ({ $p }chọn TÊN)
   *[no] { $player } nhắm vào ai? ({ $p }chọn TÊN)
}
prompt-number = { $addressed ->
    [yes] Bạn lấy số nào? ({ $p }chọn 7)
   *[no] { $player } lấy số nào? ({ $p }chọn 7)
}
prompt-positions = { $addressed ->
    [yes] Bạn xem lá thứ mấy của người kế tiếp? ({ $p }chọn 1 4, hoặc { $p }chọn không lá nào)
   *[no] { $player } xem lá thứ mấy của người kế tiếp? ({ $p }chọn 1 4, hoặc { $p }chọn không lá nào)
}
prompt-packet = { $addressed ->
    [yes] Bạn được kèm tối đa hai lá ({ $p }chọn LÁ LÁ), hoặc không ({ $p }chọn không lá nào).
   *[no] { $player } được kèm tối đa hai lá ({ $p }chọn LÁ LÁ), hoặc không ({ $p }chọn không lá nào).
}
prompt-added = { $addressed ->
    [yes] Bạn có thể kèm một lá tay thần ({ $p }chọn LÁ), hoặc không ({ $p }chọn không lá nào).
   *[no] { $player } có thể kèm một lá tay thần ({ $p }chọn LÁ), hoặc không ({ $p }chọn không lá nào).
}
prompt-keep = { $addressed ->
    [yes] Bạn giữ lá số nào? ({ $p }chọn LÁ)
   *[no] { $player } giữ lá số nào? ({ $p }chọn LÁ)
}
prompt-discard = { $addressed ->
    [yes] Bạn phải bỏ hai lá ({ $p }chọn LÁ LÁ).
   *[no] { $player } phải bỏ hai lá ({ $p }chọn LÁ LÁ).
}
prompt-disarmed = { $addressed ->
    [yes] Bạn phải bỏ hai lá chức năng ({ $p }chọn LÁ LÁ).
   *[no] { $player } phải bỏ hai lá chức năng ({ $p }chọn LÁ LÁ).
}
prompt-bet = { $addressed ->
    [yes] Bạn nói một màu chưa ai nói, đen cũng được ({ $p }chọn MÀU).
   *[no] { $player } nói một màu chưa ai nói, đen cũng được ({ $p }chọn MÀU).
}
prompt-grenade = { $addressed ->
    [yes] Đánh một lá { $fuse } và chọn màu kế tiếp ({ $p }đánh LÁ rồi MÀU), hoặc mất cả tay bài ({ $p }qua).
   *[no] { $player }: đánh một lá { $fuse } và chọn màu kế tiếp ({ $p }đánh LÁ rồi MÀU), hoặc mất cả tay bài ({ $p }qua).
}
prompt-c4 = { $addressed ->
    [yes] Bạn cầm C4: đánh một lá số ({ $p }đánh LÁ).
   *[no] { $player } cầm C4: đánh một lá số ({ $p }đánh LÁ).
}
prompt-c4-own = { $addressed ->
    [yes] Đánh một lá số để C4 đi tiếp ({ $p }đánh LÁ), hoặc để nó nổ ({ $p }qua).
   *[no] { $player }: đánh một lá số để C4 đi tiếp ({ $p }đánh LÁ), hoặc để nó nổ ({ $p }qua).
}
prompt-outbid = { $addressed ->
    [yes] { $bid ->
        [0] Đánh một lá số ({ $p }đánh LÁ).
       *[other] Đánh một lá số từ { $bid } trở lên ({ $p }đánh LÁ).
    }
   *[no] { $bid ->
        [0] { $player }: đánh một lá số ({ $p }đánh LÁ).
       *[other] { $player }: đánh một lá số từ { $bid } trở lên ({ $p }đánh LÁ).
    }
}
prompt-forsaken = { $addressed ->
    [yes] Bạn lấy số hay chức năng? ({ $p }chọn lá số, { $p }chọn chức năng)
   *[no] { $player } lấy số hay chức năng? ({ $p }chọn lá số, { $p }chọn chức năng)
}
prompt-combo = { $addressed ->
    [yes] Bạn có thể kèm các số đã in, { $combo } ({ $p }chọn LÁ LÁ LÁ), hoặc không ({ $p }chọn không lá nào).
   *[no] { $player } có thể kèm các số đã in, { $combo } ({ $p }chọn LÁ LÁ LÁ), hoặc không ({ $p }chọn không lá nào).
}
prompt-put-up = { $addressed ->
    [yes] Bạn phải đưa ra bốn lá số ({ $p }chọn LÁ LÁ LÁ LÁ).
   *[no] { $player } phải đưa ra bốn lá số ({ $p }chọn LÁ LÁ LÁ LÁ).
}
prompt-reckon = { $addressed ->
    [yes] Bạn chọn một số và phép tính ({ $p }chọn 7 +).
   *[no] { $player } chọn một số và phép tính ({ $p }chọn 7 +).
}
prompt-gambler-won = { $addressed ->
    [yes] Bỏ hai lá ({ $p }chọn bỏ bài), hoặc bắt người kia rút bốn lá ({ $p }chọn rút bài).
   *[no] { $player }: bỏ hai lá ({ $p }chọn bỏ bài), hoặc bắt người kia rút bốn lá ({ $p }chọn rút bài).
}

## Vì sao không được

refused-under-weakness = Đang suy yếu thì không đánh được { $card }.
refused-transfer-low = { $card } chỉ đánh lên số 0 đến 4 cùng màu, hoặc lên một lá chuyền ≤4 khác.
refused-transfer-high = { $card } chỉ đánh lên số 5 đến 9 cùng màu, hoặc lên một lá chuyền ≥5 khác.
refused-draw-too-small = { $card } quá nhỏ: chỉ chồng được khi từ đầu toàn là +2.
refused-other-packet = { $card } không cùng loại: bài chuyền đến bằng loại nào thì chuyền tiếp bằng lá chuyền loại đó.
refused-four-together = Được đánh cùng lúc bốn lá cùng số nếu một trong số đó đánh riêng được; các lá này thì không.
refused-only-answers = { $card } chỉ để trả lời các hiệu ứng trên bạn khi lượt bạn bắt đầu.
refused-not-this-turn = Lượt này không đánh được { $card }.
slip-card-unknown-chain = Không có lá xiềng xích: chính tác giả nói là không xử được.
refused-chain-undecidable = Không có lá xiềng xích: chính tác giả nói là không xử được.
refused-extended-own-points = Kiểu chơi mở rộng có cách tính điểm riêng.
refused-first-direction = Bạn chọn chiều trước đã ({ $p }chọn thuận hoặc { $p }chọn ngược).
refused-first-draw = Bạn phải đáp lại số lá phải rút.
refused-first-transfer = Bạn phải đáp lại bài chuyền.
refused-first-disarm = Bạn phải xử lý lá tước vũ khí.
refused-first-stun = Bạn phải đáp lại choáng ({ $p }nhận).
refused-first-weakness = Bạn phải đáp lại suy yếu ({ $p }nhận).
refused-first-packet = Bạn nói bạn kèm những lá nào ({ $p }chọn LÁ LÁ), hoặc không trước đã ({ $p }chọn không lá nào).
refused-first-added = Bạn nói bạn kèm lá tay thần nào ({ $p }chọn LÁ), hoặc không trước đã ({ $p }chọn không lá nào).
refused-first-combo = Bạn nói bạn kèm những lá nào ({ $p }chọn LÁ LÁ LÁ), hoặc không trước đã ({ $p }chọn không lá nào).
refused-first-number = Bạn nói đó là số nào trước đã ({ $p }chọn 7).
refused-first-positions = Bạn nói bạn xem những lá nào ({ $p }chọn 1 4), hoặc không trước đã ({ $p }chọn không lá nào).
refused-first-keep = Bạn nói bạn giữ lá số nào trước đã ({ $p }chọn LÁ).
refused-first-discard = Bạn nói bạn bỏ hai lá nào trước đã ({ $p }chọn LÁ LÁ).
refused-first-disarmed = Bạn nói bạn bỏ hai lá chức năng nào trước đã ({ $p }chọn LÁ LÁ).
refused-first-bet = Bạn nói một màu, đen cũng được trước đã ({ $p }chọn MÀU).
refused-first-forsaken = Bạn nói bạn lấy loại nào trước đã ({ $p }chọn lá số hoặc { $p }chọn chức năng).
refused-first-put-up = Bạn đưa ra bốn lá số trước đã ({ $p }chọn LÁ LÁ LÁ LÁ).
refused-first-reckon = Bạn chọn một số và phép tính trước đã ({ $p }chọn 7 +).
refused-first-gambler-won = Bạn nói bạn thắng gì trước đã ({ $p }chọn bỏ bài hoặc { $p }chọn rút bài).
refused-first-target = Bạn nói bạn nhắm vào ai trước đã.
refused-first-grenade = Chưa được: bạn đang cầm lựu đạn.
refused-first-c4 = Chưa được: bạn đang cầm C4.
refused-first-c4-own = Chưa được: bạn đang cầm C4.
refused-first-outbid = Chưa được: hãy đôi co, đánh một số bằng hoặc lớn hơn.
refused-first-reaction = Bạn nói bạn có đáp lại lá đó không trước đã.

## Những từ gõ được

word-cw = thuận, thuận chiều, theo chiều kim đồng hồ
word-ccw = ngược, ngược chiều, ngược chiều kim đồng hồ
word-black = đen, màu đen
word-number = lá số, số
word-function = chức năng, lá chức năng
word-discard = bỏ bài, bỏ
word-draw = rút bài, rút

## Bàn bằng lời

rule-chain = không có lá xiềng xích: chính tác giả nói là không xử được
option-dropped = { $value ->
    [yes] có các lá tác giả đã bỏ, mỗi loại một lá
   *[no] không có các lá tác giả đã bỏ
}
# Hiệu ứng trên một người, trong danh sách người chơi.
effect-draw = cộng bài
effect-transfer = bài chuyền
effect-stun = choáng
effect-weakness = suy yếu
effect-circlet = vòng kim cô
effect-disarm = tước vũ khí

hand-reaction = { $hand }. Đáp lại { $card }, hoặc để nó xảy ra

## Mỗi lá và mỗi luật một dòng (`help`): nó làm gì, cuối dòng là điều khoản

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = Là số bất kỳ bạn nói (ri=7), với màu của nó; đánh được nếu màu hoặc số đó hợp. (X-Infinity)
about-card-transfer-low = Đánh lên số 0–4 cùng màu, hoặc lên một lá chuyền ≤4 khác. Bạn chuyền tối đa hai lá úp cho người kế tiếp, người đó nhận hoặc chuyền tiếp bằng một lá nữa. (X-Transfer)
about-card-transfer-high = Đánh lên số 5–9 cùng màu, hoặc lên một lá chuyền ≥5 khác. Bạn chuyền tối đa hai lá úp cho người kế tiếp, người đó nhận hoặc chuyền tiếp bằng một lá nữa. (X-Transfer)
about-card-magic-hand = Bạn đổi bài với người kế tiếp; chỉ góa phụ chặn được. (X-Magic Hand)
about-card-pincer = Bạn lấy hai lá trên tay người kế tiếp, rút mà không xem. (X-Pincer)
about-card-reward = Bạn đánh kèm mọi lá khác cùng màu. Sau đó bạn mất lượt tới (choáng) và không được đánh lá pass, bật lại, chuyền (suy yếu). (X-Reward)
about-card-widow = Chặn tay thần hoặc kẹp nhắm vào bạn. Đánh trong lượt mình thì được xem tối đa hai lá của người kế tiếp. (X-Widow)
about-card-colour-duel = Bạn thách đấu một người: mỗi bên nói hai màu, rồi lật một lá. Ai nói đúng màu thì bỏ hai lá, người kia rút bốn lá; hòa thì cả hai phải rút. (X-Duel)
about-card-number-duel = Bạn thách đấu một người: mỗi bên lật một số. Ai lớn hơn thì bỏ hai lá, người kia rút bốn lá; hòa thì cả hai phải rút. (X-Duel)
about-card-bomb = Mọi người đều rút: bạn rút bằng số người chơi, người khác cứ cách bạn một chỗ thì bớt một lá. Không gì đỡ được. (X-Bomb)
about-card-chosen-one = Bạn giữ một lá số bạn chọn và bỏ hết các lá khác. (X-Chosen One)
about-card-circlet = Đeo cho một người bất kỳ: đến khi bài giảm còn một nửa, người đó không được rút bài. (X-Circlet)
about-card-disarm = Người kế tiếp mất lượt: phải bỏ hai lá chức năng (mọi lá không phải số) hoặc rút bốn lá. (X-Disarm)
about-card-regret = Bắt người ngay trước bạn lấy lại lá vừa đánh: lá đó về tay họ và họ đánh lại. Trong lượt của bạn, nó là một lá xanh lá bình thường. (X-Regret)
about-card-bounce = Đổi chiều đánh, và những gì bạn phải rút hay nhận chuyển sang người kế tiếp theo chiều mới. (X-Bounce)
about-card-pass = Những gì bạn phải rút hay nhận chuyển sang người kế tiếp. (X-Pass)
about-card-grenade = Bạn chọn một màu; người kế tiếp đánh một lá màu đó, chọn màu khác và chuyền lựu đạn đi. Ai không làm được thì mất cả tay bài và lấy tay bài mới. (X-Grenade)
about-card-c4 = Ai cầm nó thì đánh một lá số, nó đi tiếp từng ấy chỗ. Ai không đánh được thì mất cả tay bài và lấy tay bài mới. (X-C4)
about-card-outbid = Bạn đánh một số bất kỳ; từng người sau phải đánh số bằng hoặc lớn hơn. Ai không đánh được thì rút bốn lá. (X-Outbid)
about-card-forsaken = Bạn nói số hoặc chức năng, rồi rút đến khi gặp lá như vậy. (X-Forsaken)
about-card-jump = Lượt chơi và mọi hiệu ứng trên bạn chuyển sang người bạn chọn. (X-Jump)
about-card-gambler = Bạn thách đấu một người: mỗi bên đưa ra bốn số rồi tính với cả tám số. Ai có kết quả lớn hơn thì bỏ hai lá hoặc bắt người kia rút bốn lá. (X-Gambler)
about-card-revive = Bạn rút ba lá; hoặc một người đã hết bài trở lại với một lá và mất một lượt. (X-Revive)
about-card-stand-in = Mọi hiệu ứng trên bạn lúc lượt bạn bắt đầu chuyển sang người bạn chọn. (X-Stand-in)
about-card-combo = Đánh lên lá nào cũng được, bạn chọn màu; được đánh kèm ba số in trên nó. (X-Combo)

about-x-numbers = Lá số không có tác dụng gì; đánh lên lá cùng màu hoặc cùng số. (X5)
about-x-skip = Cấm lượt: lượt sang người sau người kế tiếp. (X-Skip)
about-x-reverse = Đảo chiều: đổi chiều đánh; còn hai người thì như cấm lượt. (X-Reverse)
about-x-draw-two = +2: người kế tiếp rút 2 lá và mất lượt, hoặc chồng một lá cộng bài khác: tổng chuyển sang người sau nữa. (X-Draw Two)
about-x-draw-four = +4: bạn chọn màu; người kế tiếp rút 4 lá và mất lượt, hoặc chồng một lá +4 khác. Lúc nào cũng đánh được. (X-Draw Two)
about-x-wild = Đổi màu: bạn chọn màu phải đánh theo. (X-Wild)
about-x-infinity = Vô hạn: là số bất kỳ bạn nói, với màu của nó. (X-Infinity)
about-x-transfer = Chuyền: bạn chuyền tối đa hai lá úp cho người kế tiếp, người đó nhận hoặc chuyền tiếp bằng lá chuyền cùng loại. (X-Transfer)
about-x-magic-hand = Tay thần: bạn đổi bài với người kế tiếp; chỉ góa phụ chặn được. (X-Magic Hand)
about-x-pincer = Kẹp: bạn lấy hai lá trên tay người kế tiếp, rút mà không xem. (X-Pincer)
about-x-reward = Phần thưởng: bạn đánh kèm mọi lá khác cùng màu và mất lượt tới. (X-Reward)
about-x-widow = Góa phụ: chặn tay thần hoặc kẹp nhắm vào bạn, hoặc cho bạn xem hai lá của người kế tiếp. (X-Widow)
about-x-colour-duel = Đấu màu: hai người nói màu, một lá bài quyết định; người thắng bỏ hai lá, người thua rút bốn lá. (X-Duel)
about-x-number-duel = Đấu số: hai người lật số; ai lớn hơn thì bỏ hai lá, người kia rút bốn lá. (X-Duel)
about-x-bomb = Bom: mọi người đều rút, người đánh rút nhiều nhất; càng xa càng ít. (X-Bomb)
about-x-chosen-one = Người được chọn: bạn giữ một lá số và bỏ hết các lá khác. (X-Chosen One)
about-x-circlet = Vòng kim cô: đến khi bài giảm còn một nửa, người đeo nó không được rút bài. (X-Circlet)
about-x-disarm = Tước vũ khí: người kế tiếp bỏ hai lá chức năng hoặc rút bốn lá, và mất lượt. (X-Disarm)
about-x-regret = Thuốc hối hận: bắt người ngay trước bạn lấy lại lá vừa đánh. (X-Regret)
about-x-bounce = Bật lại: đổi chiều đánh, và chuyển đi những gì bạn phải rút hay nhận. (X-Bounce)
about-x-pass = Lá pass (gõ px): chuyển những gì bạn phải rút hay nhận sang người kế tiếp. (X-Pass)
about-x-grenade = Lựu đạn: chuyền vòng quanh, mỗi người đánh một lá của màu vừa chọn; ai không làm được thì mất cả tay bài và lấy tay bài mới. (X-Grenade)
about-x-c4 = C4: đi tiếp theo số được đánh; ai không có lá số thì mất cả tay bài và lấy tay bài mới. (X-C4)
about-x-outbid = Đôi co: mỗi người đánh một số không nhỏ hơn số trước; ai không đánh được thì rút bốn lá. (X-Outbid)
about-x-forsaken = Kẻ bị bỏ rơi: bạn nói số hoặc chức năng, rồi rút đến khi gặp lá như vậy. (X-Forsaken)
about-x-jump = Nhảy cóc: lượt chơi và mọi hiệu ứng trên bạn chuyển sang người bạn chọn. (X-Jump)
about-x-gambler = Con bạc: hai người tính với tám số, ai có kết quả lớn hơn thì thắng. (X-Gambler)
about-x-revive = Hồi sinh: bạn rút ba lá, hoặc một người đã hết bài trở lại. (X-Revive)
about-x-stand-in = Thế thân: mọi hiệu ứng trên bạn lúc lượt bạn bắt đầu chuyển sang người bạn chọn. (X-Stand-in)
about-x-combo = Tổ hợp: được đánh kèm ba số in trên nó; cũng được đánh cùng lúc bốn lá cùng số. (X-Combo)
about-chain = Không có lá xiềng xích: chính tác giả nói là không xử được. (X-Chain)

help-draw-extended-game = { $p }rút để rút một lá; sau đó được đánh lá bất kỳ trên tay.

about-extended-game = Kiểu chơi lớn hơn: 152 lá, 24 loại, có hiệu ứng chờ trên người chơi, có lá đáp lại, và trò cho cả bàn. Mục tiêu vẫn là hết bài. (X1)
about-extended-matching = Đánh được lá đen, hoặc lá cùng màu, cùng số hay cùng chức năng với lá vừa đánh. (X5)
about-extended-turn = Một lượt: trước hết trả lời các hiệu ứng trên bạn, rồi rút một lá, đánh một lá, hoặc rút rồi đánh. (X6)
about-extended-calls = Còn một lá thì phải hô UNO; chưa hô mà bị bắt thì rút 2 lá. (X7)
about-extended-going-out = Bạn hết bài khi không còn lá nào và không gì nhắm tới bạn được nữa; còn mấy người đang chơi thì bạn được bấy nhiêu điểm. (X9)
about-extended-playing = Có lá mà người kế tiếp được đáp lại trước khi nó có tác dụng: bằng thuốc hối hận hoặc góa phụ. (X12)
about-extended-effects = Có lá đặt hiệu ứng lên một người, chờ ở đó đến khi được trả lời hoặc hết: cộng bài, bài chuyền, tước vũ khí, choáng, suy yếu, vòng kim cô. (X10)
about-extended-judgement = Khi lượt bạn bắt đầu, bạn trả lời mọi hiệu ứng trên mình: trước hết tước vũ khí, rồi cộng bài, bài chuyền, sau cùng là choáng. (X17)
about-extended-limits = Ai có hơn ba lần số lá được chia lúc đầu thì không được rút nữa. (X3)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

card-infinity = vô hạn, ∞
card-transfer-low = chuyền ≤4, chuyền 4
card-transfer-high = chuyền ≥5, chuyền 5
card-magic-hand = tay thần
card-pincer = kẹp, cái kẹp
card-reward = phần thưởng, thưởng
card-widow = góa phụ
card-bounce = bật lại
card-pass = lá pass
card-colour-duel = đấu màu
card-number-duel = đấu số
card-chosen-one = người được chọn
card-bomb = bom
card-disarm = tước vũ khí
card-grenade = lựu đạn
card-circlet = vòng kim cô
card-c4 = C4
card-outbid = đôi co
card-regret = thuốc hối hận
card-combo = tổ hợp
card-forsaken = kẻ bị bỏ rơi
card-jump = nhảy cóc
card-gambler = con bạc
card-stand-in = thế thân
card-revive = hồi sinh

preset-name-extended = mở rộng

option-name-dropped = lá bị bỏ

about-preset-extended = bản mở rộng 5.2: 152 lá, 24 loại, có hiệu ứng, lá đáp lại và trò cho cả bàn

about-option-dropped = có thêm các lá tác giả đã bỏ không, mỗi loại một lá

## How the game introduces itself

help-short-extended-game = { $preset }: { $p }mở bàn { $preset } hoặc { $p }vào để tham gia, { $p }chia để chia bài. Tới lượt bạn: { $p }đánh r5 (hoặc chỉ r5), { $p }rút, rút xong thì { $p }qua; { $p }đánh được liệt kê những gì bạn làm được.
howto-extended-game = Ai hết bài trước thì thắng ván. Tới lượt bạn, rút, đánh, hoặc rút rồi đánh. Lá đen, hoặc lá cùng màu, cùng số hay cùng chức năng với lá trên cùng thì đánh được. Nhiều lá còn để lại hiệu ứng cho các lượt sau.
howto-type-extended-game =
    { $uno ->
        [none] Tới lượt bạn, gõ: đánh r5 (5 đỏ), rút, hoặc rút xong thì qua.
       *[other] Tới lượt bạn, gõ: đánh r5 (5 đỏ), rút, hoặc rút xong thì qua. Đánh xong còn 1 lá thì thêm uno: đánh r5 uno.
    }

help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
