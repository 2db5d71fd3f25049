### Các bộ bài khác: lá của chúng làm gì, hỏi gì, và bộ bài bằng lời.

# Những từ gõ được cho một động từ, cách nhau bằng dấu phẩy.
verb-guess = đoán
help-guess = { $p }đoán TỪ để giải câu đố; gõ riêng từ đó trong phòng cũng đủ.

event-dared = { $by } thách { $seat }: “{ $text }”, không thì rút { $cards } lá
event-dare-met = { $done ->
    [yes] { $seat } đã làm
   *[no] { $seat } không chịu làm
}
event-pile-flipped = { $drawn ->
    [yes] một lá của chồng bài rút được lật lên: { $card }
   *[no] chồng bài bỏ được lật lại, lá trên cùng là { $card }
}
event-charade-began = { $seat } nghĩ một từ và gợi ý: ai gõ ra từ đó trước thì bỏ hết lá màu { $color }
event-charade-solved = { $seat } đoán ra từ: “{ $word }”
event-charade-unsolved = không ai đoán ra từ của { $seat }

prompt-dare = { $addressed ->
    [yes] Đã làm ({ $p }nhận), hay thôi và rút bài ({ $p }từ chối)?
   *[no] { $player }: đã làm ({ $p }nhận), hay thôi và rút bài ({ $p }từ chối)?
}
prompt-charade = Hãy đoán từ của { $player }, chỉ cần gõ ra! ({ $player } kết thúc bằng { $p }qua.)
prompt-charade-keep = { $addressed ->
    [yes] Bỏ các lá của màu đó ({ $p }nhận), hay giữ lại ({ $p }từ chối)?
   *[no] { $player }: bỏ các lá của màu đó ({ $p }nhận), hay giữ lại ({ $p }từ chối)?
}
prompt-trade-with = { $addressed ->
    [yes] Bạn trao đổi với ai? ({ $p }chọn TÊN)
   *[no] { $player } trao đổi với ai? ({ $p }chọn TÊN)
}
prompt-trade-number = { $addressed ->
    [yes] Bạn trao đổi mấy lá? ({ $p }chọn SỐ)
   *[no] { $player } trao đổi mấy lá? ({ $p }chọn SỐ)
}
prompt-trade-cards = { $addressed ->
    [yes] Bạn đưa những lá nào? ({ $p }chọn LÁ LÁ)
   *[no] { $player } đưa những lá nào? ({ $p }chọn LÁ LÁ)
}

hand-charade-word = { $hand }. Hãy gõ ở đây từ của bạn, ví dụ “chọn cái ô”, hoặc “qua”
hand-trade-cards = { $hand }. Bạn đưa những lá nào?

refused-no-charade = Bây giờ không có từ nào để đoán.
refused-own-charade = Từ của bạn là để người khác đoán.
refused-not-the-word = Không phải từ đó.
refused-first-dare = Bạn phải đáp lại lời thách.
refused-first-charade = Chưa được: từ vẫn chưa ai đoán ra.
refused-first-charade-word = Bạn nhắn riêng cho tôi từ của bạn, hoặc { $p }qua trước đã ({ $p }chọn TỪ).
refused-first-charade-keep = Trước hết phải chọn bỏ các lá của màu đó ({ $p }nhận) hay giữ lại ({ $p }từ chối).
refused-first-trade-with = Bạn nói bạn trao đổi với ai trước đã.
refused-first-trade-number = Bạn nói bạn trao đổi mấy lá trước đã.
refused-first-trade-cards = Bạn nói bạn đưa những lá nào trước đã.

rule-official112 = 108 lá, thêm { $custom } lá tùy chỉnh{ $extra ->
    [shuffle] {""} và một lá xáo bài
    [both] , một lá đổi bài và một lá xáo bài
   *[swap] {""} và một lá đổi bài
}
rule-unoplus = 200 lá: lá số gấp đôi, thêm +7, đổi màu +8, lật chồng bài và lá trắng
rule-wild4uno = 108 lá, thêm { $custom } lá tùy chỉnh và một lá trao đổi

option-wc1 = { $value ->
    [plain] wc1 chỉ để chọn màu
    [charade] wc1 là đố từ: ai đoán ra thì bỏ hết một màu
    [dare] wc1 thách người kế tiếp gập bụng ba cái, không thì rút 3 lá
    [encore] wc1 cho người đánh thêm một lượt
    [everyone-draws] wc1 bắt mọi người khác rút 2 lá
    [purge] wc1 bắt mọi người khác bỏ hết lá đen
   *[other] wc1 nghĩa là { $value }
}
option-wc2 = { $value ->
    [plain] wc2 chỉ để chọn màu
    [charade] wc2 là đố từ: ai đoán ra thì bỏ hết một màu
    [dare] wc2 thách người kế tiếp hát một bài, không thì rút 2 lá
    [encore] wc2 cho người đánh thêm một lượt
    [everyone-draws] wc2 bắt mọi người khác rút 2 lá
    [purge] wc2 bắt mọi người khác bỏ hết lá đen
   *[other] wc2 nghĩa là { $value }
}
option-wc3 = { $value ->
    [plain] wc3 chỉ để chọn màu
    [charade] wc3 là đố từ: ai đoán ra thì bỏ hết một màu
    [dare] wc3 thách người kế tiếp bắt chước một con vật, không thì rút 2 lá
    [encore] wc3 cho người đánh thêm một lượt
    [everyone-draws] wc3 bắt mọi người khác rút 2 lá
    [purge] wc3 bắt mọi người khác bỏ hết lá đen
   *[other] wc3 nghĩa là { $value }
}
option-charade-keep = { $value ->
    [yes] ai đoán ra từ thì được giữ lại bài
   *[no] ai đoán ra từ thì bỏ hết lá của màu đó
}
option-pile-flip = { $value ->
    [draw] lật chồng bài: lật một lá của chồng bài rút
   *[played] lật chồng bài: lật chồng bài bỏ
}

## Mỗi lá và mỗi luật một dòng (`help`): nó làm gì, cuối dòng là điều khoản

about-card-wild-swap-hands = Đánh lên lá nào cũng được. Bạn chọn màu và đổi bài với người bạn chọn; nếu là lá cuối thì chỉ cần đánh là thắng. (D2)
about-card-wild-shuffle-hands = Đánh lên lá nào cũng được. Bạn chọn màu; bài của mọi người được xáo chung rồi chia lại từng lá; nếu là lá cuối thì chỉ cần đánh là thắng. (D3)
about-card-wild-customizable-1 = Đánh lên lá nào cũng được. Bạn chọn màu, rồi làm điều cả bàn đã thống nhất trước khi chia; không thống nhất gì thì chỉ chọn màu. (D4)
about-card-wild-customizable-2 = Đánh lên lá nào cũng được. Bạn chọn màu, rồi làm điều cả bàn đã thống nhất trước khi chia; không thống nhất gì thì chỉ chọn màu. (D4)
about-card-wild-customizable-3 = Đánh lên lá nào cũng được. Bạn chọn màu, rồi làm điều cả bàn đã thống nhất trước khi chia; không thống nhất gì thì chỉ chọn màu. (D4)
about-card-wild-trade = Đánh lên lá nào cũng được. Bạn chọn màu, một người và một số: đổi từng ấy lá bạn chọn lấy từng ấy lá của người đó, rút mà không xem. (D10)
about-card-wild-draw-eight = Đánh lên lá nào cũng được. Bạn chọn màu; người kế tiếp rút 8 lá và mất lượt, hoặc thách thức như với đổi màu +4: sai thì rút 10 lá, đúng thì bạn rút 8 lá. (D12)
about-card-draw-seven = Người kế tiếp rút 7 lá và mất lượt. (D13)
about-card-pile-flip = Đánh lên lá nào cũng được. Chồng bài bỏ được xáo rồi lật lại: phải đánh theo lá trên cùng mới; nếu đó là lá cộng bài thì người kế tiếp rút ngay. (D14)
about-card-blank = Đánh lên lá nào cũng được và không làm gì: vẫn phải đánh theo lá nằm dưới nó. (D15)

about-official112 = 108 lá, thêm ba lá tùy chỉnh và một lá đổi bài hoặc xáo bài. (D1)
about-wild4uno = 108 lá, thêm ba lá tùy chỉnh và một lá trao đổi. (D9)
about-unoplus = 200 lá: mỗi lá số nhiều gấp đôi, thêm +7, đổi màu +8, lật chồng bài và lá trắng. (D11)
about-swap-hands = Lá đổi bài: người đánh chọn màu và đổi bài với một người. (D2)
about-shuffle-hands = Lá xáo bài: bài của mọi người được xáo chung rồi chia lại. (D3)
about-customizable = Lá tùy chỉnh làm điều cả bàn đã thống nhất trước khi chia. (D4)
about-wild-trade = Lá trao đổi: vài lá bạn chọn đổi lấy từng ấy lá của người khác, rút mà không xem. (D10)
about-wild-draw-eight = Lá đổi màu +8: như đổi màu +4, nhưng là 8 lá. (D12)
about-draw-seven = Lá +7: như +2, nhưng là 7 lá. (D13)
about-pile-flip = Lật chồng bài: chồng bài bỏ được xáo rồi lật lại, phải đánh theo lá trên cùng mới. (D14)
about-blank = Lá trắng: đánh lên lá nào cũng được và không đổi gì. (D15)
about-custom-plain = Lá tùy chỉnh chỉ để chọn màu. (D8)
about-custom-encore = Lá tùy chỉnh làm mọi người khác mất lượt: người đánh được thêm một lượt. (D8)
about-custom-everyone-draws = Lá tùy chỉnh bắt mọi người khác rút 2 lá. (D8)
about-custom-purge = Lá tùy chỉnh bắt mọi người khác bỏ hết lá đen; ai bỏ xong không còn lá nào thì hết bài. (D8)
about-custom-dare = Lá tùy chỉnh thách người kế tiếp làm một việc, không thì rút bài; không ai kiểm tra, tùy lòng thành thật. (D8)
about-custom-charade = Lá tùy chỉnh đố từ: người đánh gợi ý một từ bí mật, ai gõ ra trước thì bỏ hết lá của màu đã chọn. (D8)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

card-draw-seven = +7, cộng 7
card-wild-draw-eight = đổi màu +8, +8, cộng 8
card-pile-flip = lật chồng bài
card-blank = lá trắng
card-wild-swap-hands = đổi bài, hoán đổi
card-wild-shuffle-hands = xáo bài, xáo trộn
card-wild-trade = lá trao đổi, trao đổi
card-wild-customizable-1 = lá tùy chỉnh 1, tùy biến 1
card-wild-customizable-2 = lá tùy chỉnh 2, tùy biến 2
card-wild-customizable-3 = lá tùy chỉnh 3, tùy biến 3

rule-name-official112 = chính thức 112, 112 lá

about-option-wc1 = lá tùy chỉnh 1 làm gì, ví dụ dare:"hát":2
about-option-wc2 = lá tùy chỉnh 2 làm gì, ví dụ dare:"hát":2
about-option-wc3 = lá tùy chỉnh 3 làm gì, ví dụ dare:"hát":2
about-option-charade-keep = ai đoán ra từ có được giữ lại bài không
about-option-pile-flip = lật chồng bài lật chồng nào
about-option-custom = có mấy lá tùy chỉnh
about-option-extra = lá nào chuyền cả tay bài

title-unoplus = UNO cộng
title-wild4uno = UNO trao đổi

## French and German cards, with which games of plugins are played: how they are called, and what is said of suits
## in the place of colours.

color-spades = bích
color-hearts = cơ
color-clubs = chuồn
color-diamonds = rô
color-acorns = quả sồi
color-leaves = lá cây
color-bells = chuông
word-spades = bích
word-hearts = cơ
word-clubs = chuồn, nhép
word-diamonds = rô
word-acorns = quả sồi
word-leaves = lá cây
word-bells = chuông
card-jack = bồi
card-queen = đầm
card-unter = Unter
card-ober = Ober
card-king = già
card-ace = át, xì
card-joker = phăng teo

# In the style `words`: what it reads as can be typed.
card-in-words-french = { card-in-words }
card-in-words-german = { card-in-words-french }
prompt-turn-french = { $addressed ->
    [yes] { $force ->
        [named] Tới lượt bạn: { $card } ({ $color }).
        [any] Tới lượt bạn: { $card } (chất nào cũng được).
       *[printed] Tới lượt bạn: { $card }.
    }
   *[no] { $force ->
        [named] Tới lượt { $player }: { $card } ({ $color }).
        [any] Tới lượt { $player }: { $card } (chất nào cũng được).
       *[printed] Tới lượt { $player }: { $card }.
    }
}
reminder-turn-french = { $addressed ->
    [yes] { $force ->
        [named] tới lượt bạn, lá trên cùng là { $card } ({ $color }), còn { $time }.
        [any] tới lượt bạn, lá trên cùng là { $card } (chất nào cũng được), còn { $time }.
       *[printed] tới lượt bạn, lá trên cùng là { $card }, còn { $time }.
    }
   *[no] { $force ->
        [named] Tới lượt { $player }: { $card } ({ $color }), còn { $time }.
        [any] Tới lượt { $player }: { $card } (chất nào cũng được), còn { $time }.
       *[printed] Tới lượt { $player }: { $card }, còn { $time }.
    }
}
prompt-color-french = { $addressed ->
    [yes] Bạn chọn chất nào? ({ $p }chất { $colors })
   *[no] { $player } chọn chất nào? ({ $p }chất { $colors })
}
top-french = { $force ->
    [named] Lá trên cùng: { $card } ({ $color }).
    [any] Lá trên cùng: { $card } (chất nào cũng được).
   *[printed] Lá trên cùng: { $card }.
}
help-color-french = { $p }chất cơ để chọn chất phải đánh tiếp theo.
help-notation-french = Lá bài viết bằng chất ({ $colors }) và ký hiệu, như { $card } ({ $text }). Viết bằng chữ, thứ tự nào cũng được.
prompt-turn-german = { prompt-turn-french }
reminder-turn-german = { reminder-turn-french }
prompt-color-german = { prompt-color-french }
top-german = { top-french }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }

## Games of tricks

prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] Tới lượt bạn: { $cards }.
       *[no] Tới lượt bạn ra bài.
    }
   *[no] { $trick-open ->
        [yes] Tới lượt { $player }: { $cards }.
       *[no] Tới lượt { $player } ra bài.
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] tới lượt bạn, trên bàn có { $cards }, còn { $time }.
       *[no] tới lượt bạn ra bài, còn { $time }.
    }
   *[no] { $trick-open ->
        [yes] Tới lượt { $player }, trên bàn có { $cards }, còn { $time }.
       *[no] Tới lượt { $player } ra bài, còn { $time }.
    }
}
about-card-number-tricks = Có chất đã ra thì phải theo. Lá cao nhất của chất đó, hay lá chủ cao nhất, ăn nước bài.
top-tricks = Lá lật: { $card }.
top-trick-open = Trên bàn có { $cards }.
top-trumps = Chất chủ: { $color }.
top-pile-tricks = { "" }
event-laid-to-trick = { $seat } đánh { $card }
event-trick-taken = { $seat } ăn nước bài ({ $tricks })
event-trumps-turned = { $seat } lật { $card }, chất của lá này là chất chủ
mark-tricks-taken = { $tricks } nước bài
refused-must-follow = Bạn phải đánh theo chất: lá đầu là { $led }.
round-why-hand-missing = Thiếu bài của một người, nên ván này không tính.
help-play-tricks = { $p }đánh LÁ để đánh một lá; có chất của lá đầu thì phải đánh theo. Tới lượt bạn thì chỉ gõ lá bài cũng đủ.
