### Lời nói riêng với một người chơi.

# Dạng của các dòng này là cố định: kịch bản và trình đọc màn hình dựa vào nó.
hand = Bài của bạn: { $cards }
hand-empty = Bạn không còn lá nào.
hand-playable = { $hand } (đánh được: { $answers })
hand-nothing = { $hand } (không lá nào đánh được: { $p }{ $answer })
hand-answers = { $hand } (trả lời được: { $answers })
hand-others = { $direction ->
    [1] { $hand } · { $list }
   *[other] { $hand } · { $list } (ngược chiều)
}
hand-other = { $player } { $count }
# Chọn được những lá nào, bao nhiêu lá.
choices = { $count ->
    [exact] { $most } lá trong { $cards }
    [one] không lá nào, hoặc 1 lá trong { $cards }
    [many] không lá nào, hoặc tối đa { $most } lá trong { $cards }
   *[some] từ { $least } đến { $most } lá trong { $cards }
}

shown = Bạn thấy bài của { $player }: { $cards }
shown-empty = Bạn thấy bài của { $player }: không có lá nào
shown-challenge = Lúc đó { $player } có { $cards }

warned-false-call = Bây giờ bạn không cần hô { $word }. Lần này chỉ nhắc: lần hô thừa sau sẽ bị phạt rút bài.

tried = { $why } Thử lá đó nên bạn bị phạt { $fine } lá.

moves = { $playable ->
    [no] Bạn có thể gõ { $list }.
   *[yes] { $others ->
        [no] Đánh được: { $cards }.
       *[yes] Đánh được: { $cards }; hoặc { $list }.
    }
}
moves-pick = Bạn có thể { $p }chọn { $cards }.
moves-more = những cách tương tự
moves-none = Bây giờ bạn không phải làm gì.
why-playable = Bây giờ đánh được { $card }.

## Từ chối: vì sao, rồi làm được gì.

refusal = { $why } { $possible }

refused-not-understood = Ở đây tôi không hiểu “{ $said }”. { $p }giúp liệt kê các lệnh.
refused-no-seat = Bạn không ở bàn này; { $p }vào để tham gia.
refused-not-seated = Bạn không ở bàn này; { $p }vào để tham gia.
refused-already-seated = Bạn đã vào bàn rồi.
refused-name-taken = Trong bàn đã có người tên { $name }.
refused-no-round = Chưa có ván nào; { $p }chia để bắt đầu.
refused-round-running = Ván này chưa xong.
refused-too-few = Cần ít nhất { $least } người; người khác có thể { $p }vào.
refused-not-in-round = Bạn không ở trong ván này; ván sau bạn được chia bài.
refused-table-full = Bàn đã đủ { $most } người.
refused-no-entry = Trận này không vào thêm được nữa; trận sau ai cũng vào được.
refused-match-over = Trận đã xong; { $p }mở bàn để chơi trận mới.
refused-not-waited-for = Bàn không chờ người đó.
refused-too-late = Muộn rồi: đã có người trả lời.
refused-unknown-card = { $known ->
    [no] Lá nào?
   *[yes] Bộ bài này không có “{ $said }”.
}
refused-unknown-player = Trong bàn không ai tên “{ $said }”.
refused-one-card-a-turn = Ở đây mỗi lần chỉ đánh một lá.
refused-not-held = Bạn không có { $card }.
refused-not-your-turn = Chưa tới lượt bạn: đang là lượt { $player }.
refused-does-not-match = { $needs ->
    [color] { $card } không đánh được lên { $top } ({ $color }): cần màu { $color } hoặc lá đổi màu.
    [number] { $card } không đánh được lên { $top }: cần màu { $color }, số { $number } hoặc lá đổi màu.
   *[symbol] { $card } không đánh được lên { $top }: cần màu { $color }, cùng ký hiệu hoặc lá đổi màu.
}
refused-wd4-strict = Chỉ đánh được { $card } khi bạn không có lá nào của màu hiện tại.
refused-wd4-no-play = Chỉ đánh được { $card } khi bạn không đánh được lá nào khác.
refused-first-turn = Tới lượt bạn: đánh hoặc rút một lá.
refused-first-turn-pass = Rút một lá rồi mới bỏ lượt được.
refused-first-turn-challenge = Bây giờ không có gì để thách thức.
refused-first-turn-accept = Bây giờ không có gì để nhận.
refused-first-turn-refuse = Bây giờ không có gì để từ chối.
refused-first-turn-color = Bây giờ chưa cần chọn màu; hãy nói màu cùng với lá, ví dụ { $p }đánh w đỏ.
refused-first-turn-pick = Bây giờ không có gì để chọn.
refused-first-drawn = Bạn đã rút: đánh lá vừa rút hoặc bỏ lượt.
refused-first-drawn-draw = Bạn đã rút rồi.
refused-first-penalty = Bạn phải đỡ hoặc nhận lá vừa đánh vào bạn trước đã.
refused-first-color = Bạn chọn màu trước đã.
refused-first-return = Bạn phải đánh một lá của màu lúc trước đã.
refused-first-swap = Bạn chọn người để đổi bài trước đã.
refused-whisper-only = Hãy nhắn riêng cho tôi câu đó: ở đây ai cũng đọc được.
refused-first-skipped = Bạn phải đáp lá cấm lượt trước đã: đánh một lá để chuyền tiếp, hoặc mất lượt.
refused-first-deal = Chưa có ván nào; { $p }chia để bắt đầu.
refused-first-other = Bạn trả lời câu đang được hỏi trước đã.
refused-no-calls = Bàn này không hô { $word }.
refused-call-settled = Bây giờ bạn không cần hô { $word }.
refused-call-not-needed = Chỉ hô { $word } khi còn { $left } lá, hoặc trong lượt đánh để lại { $left } lá.
refused-must-play = Ở bàn này, đánh được thì không được rút.
refused-nobody-to-catch = Bây giờ không bắt được ai.
refused-rule-failed = Luật { $rule } bị lỗi. Bàn trở lại như trước đó.
refused-not-host = Chỉ chủ bàn làm được việc đó.
refused-too-many-cards = Bộ bài chỉ có { $there } lá { $card }.
refused-other = Bây giờ không được.

## Không mở được bàn như thế

refused-wants-number = { $option } là một số từ { $low } đến { $high }, không phải “{ $said }”.
refused-wants-word = { $option } là một trong { $words }, không phải “{ $said }”.
refused-wants-time = { $option } là thời gian như 90s hoặc 3m, hoặc off; không phải “{ $said }”.
refused-wants-longer-time = { $option } ít nhất là { $least }, hoặc off; không phải “{ $said }”.
refused-wants-pause = { $option } là thời gian từ 1m đến 24h, như 30m; không phải “{ $said }”.
refused-unknown-word = { $guess ->
    [no] Không có kiểu chơi hay luật nào tên “{ $said }”.
   *[yes] Không có kiểu chơi hay luật nào tên “{ $said }”. Có phải { $nearest } không?
}
refused-unknown-option = { $guess ->
    [no] Các luật ở bàn này không có tùy chọn { $said }.
   *[yes] Các luật ở bàn này không có tùy chọn { $said }. Có phải { $nearest } không?
}
refused-option-elsewhere = Tùy chọn { $said } thuộc về { $owners }, mà ở đây không chọn.
refused-option-refused = { $option } không có nghĩa khi có { $rule }.
refused-two-presets = Hãy chọn { $one } hoặc { $other }; một bàn chỉ có một kiểu chơi.
refused-no-presets = Chưa cài kiểu chơi nào nên không mở bàn được.
refused-open-quote = Thiếu một dấu ngoặc kép.
refused-missing-rule = Ở đây chưa cài luật { $rule }.
refused-needs-rule = { $other ->
    [classic-game] { $rule } là luật của kiểu chơi cổ điển, không dùng với trò khác được.
   *[other] { $rule } phải đi cùng { $other }.
}
refused-rules-conflict = { $rule } và { $other } không dùng cùng nhau được ({ $reason }).
refused-one-kind-of-match = { $rule } và { $other } là hai cách tính trận; một bàn chỉ có một.
refused-two-decks = { $rule } và { $other } là hai bộ bài khác nhau; một bàn chỉ có một.
refused-one-sided-cards = Bài của { $rule } có hai mặt, bài của { $other } chỉ có một mặt: không dùng cùng nhau được.
refused-until-and-never = draw=until là rút đến khi đánh được, còn play-drawn=never không cho đánh lá đó: hãy chọn một trong hai.
refused-action-takes-nothing = Sau { $action } không ghi thêm gì, nên không có “{ $said }”.
refused-unknown-action = { $option } có thể là một trong { $words }, không phải “{ $said }”.
refused-cannot-lead = Bây giờ không đánh nhiều lá với { $card } đứng đầu được.
refused-not-together = Ở đây chỉ đánh cùng lúc được các lá cùng ký hiệu, không tính lá đen.
refused-no-challenge = { $option } nói thách thức thì phải trả giá gì, mà ở đây không thách thức được: cần wd4=challenge.
refused-no-out-black = { $card } không được là lá cuối: ở đây không được hết bài bằng lá đen.
refused-no-out-action = { $card } không được là lá cuối: ở đây không được hết bài bằng lá chức năng hay lá đen.
refused-never-last = { $card } không thể là lá cuối của bạn.
refused-only-pairs = Ở đây chỉ đánh cùng lúc được hai lá giống hệt nhau, cùng màu và cùng ký hiệu.
refused-jump-in-too-late = Muộn rồi: đã có người đánh trước khi bạn đánh chen { $card }. Bạn không bị phạt.
refused-same-card = { $one } và { $other } cùng quy định lá { $symbol }.
refused-circular-order = Thứ tự của các luật này đi vòng tròn: { $rules }.
refused-other-version = Ván này do phiên bản khác lưu, không chơi tiếp được.
refused-cannot-load = Không đọc lại ván này được nữa.
refused-no-memory = Không đọc lại ván này được nữa.

## Gõ nhầm

slip-card = Ở đây không có lá “{ $said }”; có phải { $nearest } không?
slip-card-yes = Ở đây không có lá “{ $said }”; có phải { $nearest } không? { $p }có để đánh lá đó.
slip-card-unknown = Ở đây không có lá “{ $said }”. Lá bài viết như r5, g+2, bs, w đỏ.
slip-unclear = “{ $said }” có thể là { $candidates }. Cái nào?
slip-no-colors = Ở đây không có màu: { $candidates }?
slip-command = Tôi không biết “{ $said }”; có phải { $p }{ $nearest } không?
slip-command-yes = Tôi không biết “{ $said }”. Có phải cái này không? { $does } Gõ { $p }có để làm vậy.
slip-move-yes = Tôi không biết “{ $said }”; có phải { $p }{ $nearest } không? Gõ { $p }có để làm vậy.
slip-call-yes = Bây giờ không cần hô “{ $said }”, hô sẽ bị phạt rút bài. Vẫn muốn hô thì gõ { $p }có.
slip-command-unknown = Tôi không biết “{ $said }”. { $p }giúp liệt kê các lệnh.
slip-card-what = Lá nào? Ví dụ { $p }đánh r5.
slip-color = Ở đây không có màu “{ $said }”: { $colors }?
slip-color-what = Màu nào: { $colors }?
slip-color-of = { $whose ->
    [own] Bạn chọn màu cho { $card }: { $colors }.
   *[other] Người chọn màu cho { $card } là { $player }, không phải bạn: { $colors }. Gõ { $p }đánh { $card }.
}
slip-player-what = Ai? Hãy gõ thêm tên; { $p }người chơi liệt kê mọi người.
slip-number-what = Số nào?
slip-pick-what = Bạn chọn gì?
slip-unread = Tôi không hiểu “{ $said }” ở chỗ đó.
slip-name = Ở đây không ai tên “{ $said }”; có phải { $nearest } không?
slip-name-unknown = Trong bàn không ai tên “{ $said }”.
slip-name-unclear = “{ $said }” có thể là { $candidates }. Ai?
refused-table-elsewhere = Bàn của bạn ở { $list }. Hãy chơi ở đó, bằng bất kỳ tài khoản nào của bạn đang ở trong phòng đó.
