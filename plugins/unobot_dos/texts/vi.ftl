### DOS: chuyện gì xảy ra, hỏi gì, và vì sao một việc không được.

event-matched = { $bonus ->
    [yes] { $seat } ghép { $center } với { $cards }, tất cả cùng màu
   *[other] { $seat } ghép { $center } với { $cards }
}
# Nhiều lần ghép trong một lượt: “ann ghép [y5] với [y10] và [g1] với [g8]”.
matched-pair = { $center } với { $cards }
list-pairs-last = { $first } và { $next }
list-pairs-more = { $first }, { $next }
matched-pairs = { $seat } ghép { $pairs }
event-row-filled = hàng giữa thêm { $cards }
event-put-into-row = { $seat } đặt { $card } vào hàng giữa
event-put-on-pile = { $seat } đặt { $card } lên chồng bài bỏ
event-pile-turned = chồng bài bỏ được xáo thành chồng bài rút mới

act-draws-asked-match-drawn = { $player } rút { $count } lá, có thể ghép ({ $p }đánh LÁ), đặt một lá ({ $p }đặt LÁ) hoặc bỏ lượt ({ $p }qua)

top-centre-row = Hàng giữa: { $row }.

prompt-match = { $addressed ->
    [yes] Tới lượt bạn ghép hàng giữa { $row } ({ $p }đánh LÁ), hoặc rút ({ $p }rút).
   *[no] Tới lượt { $player } ghép hàng giữa { $row } ({ $p }đánh LÁ), hoặc rút ({ $p }rút).
}
prompt-matching = { $addressed ->
    [yes] Bạn có thể ghép tiếp hàng giữa { $row }, hoặc kết thúc lượt ({ $p }qua).
   *[no] { $player } có thể ghép tiếp hàng giữa { $row }, hoặc kết thúc lượt ({ $p }qua).
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] Bạn có thể ghép hàng giữa { $row } ({ $p }đánh LÁ), hoặc đặt một lá vào đó ({ $p }đặt LÁ).
       *[pile] Bạn có thể ghép hàng giữa { $row } ({ $p }đánh LÁ), đặt một lá lên chồng bài bỏ ({ $p }đặt LÁ), hoặc bỏ lượt ({ $p }qua).
    }
   *[no] { $unmatched ->
        [row] { $player } có thể ghép hàng giữa { $row } ({ $p }đánh LÁ), hoặc đặt một lá vào đó ({ $p }đặt LÁ).
       *[pile] { $player } có thể ghép hàng giữa { $row } ({ $p }đánh LÁ), đặt một lá lên chồng bài bỏ ({ $p }đặt LÁ), hoặc bỏ lượt ({ $p }qua).
    }
}
prompt-position = { $addressed ->
    [yes] Bạn ghép lá thứ mấy của hàng giữa { $row }? ({ $p }chọn SỐ)
   *[no] { $player } ghép lá thứ mấy của hàng giữa { $row }? ({ $p }chọn SỐ)
}
prompt-bonus = { $addressed ->
    [yes] Bạn có thể đặt một lá vào hàng giữa ({ $p }đặt LÁ), hoặc giữ lại ({ $p }qua).
   *[no] { $player } có thể đặt một lá vào hàng giữa ({ $p }đặt LÁ), hoặc giữ lại ({ $p }qua).
}
prompt-duty = { $addressed ->
    [yes] Bạn phải đặt một lá vào hàng giữa ({ $p }đặt LÁ).
   *[no] { $player } phải đặt một lá vào hàng giữa ({ $p }đặt LÁ).
}

refused-no-match = { $match ->
    [number] { $card } khác số với { $row }.
   *[either] { $card } khác cả số lẫn màu với { $row }.
}
refused-three-cards = Mỗi lá hàng giữa ghép với một lá, hoặc hai lá cộng lại vừa bằng.
refused-cannot-be = { $card } không thể làm { $named }.
refused-no-such-place = Hàng giữa không có lá ở vị trí đó.
refused-matched-before = Lá đó của hàng giữa đã được ghép trong lượt này.
refused-does-not-add-up = { $sum ->
    [0] { $cards } cộng lại không thể bằng { $row }.
   *[other] { $cards } cộng lại là { $sum }: không ghép được với { $row }.
}
refused-first-match = Chưa được: hãy ghép một lá hàng giữa, hoặc rút.
refused-first-matching = Chưa được: hãy ghép tiếp, hoặc kết thúc lượt ({ $p }qua).
refused-first-match-drawn = Chưa được: bạn đã rút; hãy ghép, đặt một lá, hoặc bỏ lượt.
refused-first-position = Bạn nói bạn ghép lá nào của hàng giữa trước đã.
refused-first-bonus = Hãy đặt một lá vào hàng giữa, hoặc giữ lại ({ $p }qua).
refused-first-duty = Bạn phải đặt một lá vào hàng giữa.

option-dos-at = { $value ->
    [2] hết lượt còn hai lá thì phải hô DOS
   *[other] đánh xong còn một lá thì phải hô DOS
}
option-match = { $value ->
    [number] một lá ghép theo số
   *[either] một lá ghép theo số hoặc theo màu
}
option-colour-bonus = { $value ->
    [yes] ghép toàn lá cùng màu thì được thưởng cùng màu
   *[no] không có thưởng cùng màu
}
option-unmatched = { $value ->
    [row] không ghép được gì thì phải đặt một lá vào hàng giữa
   *[pile] không ghép được gì thì có thể đặt một lá lên chồng bài bỏ
}

verb-put = đặt, đặt bài
verb-dos = hô DOS, dos, gọi dos

help-put = { $p }đặt LÁ để đặt một lá vào hàng giữa (DOS).
help-dos = { $p }dos để hô DOS.
help-play-dos-game = { $p }đánh LÁ để ghép một lá của hàng giữa: { $p }đánh r5 ghép với số 5, { $p }đánh r2 g3 là hai lá cộng lại bằng 5; { $p }đánh 2 r5 nói rõ ghép lá thứ mấy, tính từ trái.
help-draw-dos-game = { $p }rút để rút một lá; sau đó vẫn được ghép.
help-pass-dos-game = { $p }qua để hết lượt, sau khi ghép hoặc rút.
help-catch-dos-game = { $p }bắt TÊN để bắt người quên hô DOS; không ghi tên cũng được.

## Mỗi lá và mỗi luật một dòng (`help`): nó làm gì, cuối dòng là điều khoản

about-card-number-dos-game = Ghép với lá hàng giữa cùng số, hoặc cùng một lá nữa ghép với lá bằng tổng của chúng; trong bộ luật dos cùng màu cũng được. (S4)
about-card-hash = Nó là số bất kỳ từ 1 đến 10, với màu của nó: bot lấy số ghép được, hoặc bạn tự nói (r#=4). (S5)
about-card-wild-dos = Nó là số 2, màu nào cũng được. (S5)

about-dos-game = Ở giữa có hai lá, gọi là hàng giữa. Bạn ghép mỗi lá với một lá cùng số, hoặc với hai lá cộng lại vừa bằng; ai hết bài thì thắng. (S4)
about-dos-turn = Ghép các lá hàng giữa; không ghép được hoặc không muốn thì rút một lá, rồi vẫn có thể ghép, hoặc đặt một lá. (S8)
about-dos-calls = Ai sắp hết bài phải hô DOS, như UNO: khi đánh xong còn một lá, theo luật của nhà phát hành là khi hết lượt còn hai lá. Chưa hô mà bị bắt thì rút 2 lá. (S10)

## Trợ giúp ở bàn DOS

help-short-dos-game = DOS: { $p }mở bàn dos hoặc { $p }vào để tham gia, { $p }chia để chia bài. Tới lượt bạn, ghép hàng giữa: { $p }đánh r5 (hoặc chỉ r5), { $p }đánh r1 g4 (hai lá cộng lại), { $p }rút, { $p }qua; { $p }dos để hô DOS.
howto-dos-game =
    { $match ->
        [number] Ai hết bài trước thì thắng ván. Ở giữa có hai lá, gọi là hàng giữa. Tới lượt bạn, ghép mỗi lá hàng giữa với một lá cùng số, hoặc với hai lá cộng lại vừa bằng.
       *[either] Ai hết bài trước thì thắng ván. Ở giữa có hai lá, gọi là hàng giữa. Tới lượt bạn, ghép mỗi lá hàng giữa với một lá cùng số hoặc cùng màu, hoặc với hai lá cộng lại vừa bằng.
    }

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

card-wild-dos = 2 đa màu
card-hash = lá #, #

preset-name-dos-official = DOS chính thức

about-preset-dos = ghép hai lá hàng giữa theo số, theo tổng hoặc theo màu
about-preset-dos-official = DOS chính thức: chỉ ghép theo số hoặc theo tổng, cùng màu thì được thưởng

about-option-dos-at = 1: đánh xong còn một lá thì hô DOS; 2: hết lượt còn đúng hai lá thì hô
about-option-match = một lá có ghép được chỉ theo màu không
about-option-colour-bonus = ghép toàn lá cùng màu có được thưởng không
about-option-unmatched = không ghép được gì thì có thể đặt một lá lên chồng bài bỏ, hay phải đặt vào hàng giữa

title-dos = DOS
title-dos-official = DOS chính thức

howto-type-dos-game =
    Tới lượt bạn, gõ: đánh r5 (ghép với số 5), đánh r1 g4 (hai lá cộng lại bằng 5), đánh 1 r5 (lên lá thứ nhất của hàng giữa), rút, hoặc qua khi đã ghép.{ $uno ->
        [none] { "" }
       *[other] { " " }{ $dos-at ->
            [2] Hết lượt mà còn 2 lá thì gõ dos.
           *[other] Đánh xong còn 1 lá thì thêm dos: đánh r5 dos.
        }
    }
option-uno-dos-game =
    { $value ->
        [none] không cần hô DOS
       *[call] phải hô DOS
    }
option-uno-penalty-dos-game = quên hô DOS mà bị bắt thì rút { $value } lá
