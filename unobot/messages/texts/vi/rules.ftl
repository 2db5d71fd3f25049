### Luật bằng lời. Những chỗ khác kiểu chơi cổ điển được ghép từ các tùy chọn.

rules-table = Bàn này chơi “{ $preset }”: { $about }.
rules-preset = Luật của “{ $line }”: { $about }.
rules-differences = Khác với cổ điển: { $list }.
rules-options = Tùy chọn: { $list }.
rules-same = Đúng luật cổ điển, không thay đổi gì.
rules-house = Luật thêm: { $list }.
rules-match = Cách tính trận: { $list }.
rules-deck = Bộ bài: { $list }.
rules-list-presets = Kiểu chơi: { $list }.
rules-list-decks = Bộ bài: { $list }.
rules-list-rules = Luật thêm: { $list }.
rules-list-matches = Cách tính trận: { $list }.
rules-list-more = Xem thêm: { $p }luật TÊN.
rules-list-none = không có
rules-unknown = { $guess ->
    [no] Không có luật nào tên “{ $said }”. { $p }luật tất cả liệt kê tất cả.
   *[yes] Không có luật nào tên “{ $said }”; có phải { $nearest } không?
}
rules-rule = { $name }: { $about }
rules-option = Tùy chọn { $name }={ $value }: { $about }.

match-winner = ai được { $target } điểm trước thì thắng; người hết bài được điểm của bài trên tay người khác
match-negative = đến khi bài trên tay của ai đó cộng lại đủ { $target } điểm; ai ít điểm nhất thì thắng
match-rounds = { $rounds } ván; ai nhiều điểm nhất thì thắng

option-cards = { $value ->
    [auto] hai hoặc ba người chia 9 lá, đến sáu người 7 lá, đông hơn 5 lá
   *[other] chia mỗi người { $value } lá
}
option-next-dealer = { $value ->
    [winner] người hết bài chia ván sau
   *[left] người kế tiếp chia ván sau
}
option-turn-timeout = { $value ->
    [off] không giới hạn thời gian
   *[other] mỗi lượt tối đa { $value }
}
option-idle-limit = { $value ->
    [0] không trả lời cũng không phải rời bàn
   *[other] hết giờ { $value } lượt thì rời bàn
}
option-first = { $value ->
    [left] người ngay sau người chia bài đánh trước
   *[other] { $value } đánh trước
}
option-first-card = { $value ->
    [plain] lá lật đầu tiên không làm gì, dù là lá nào
    [next] lá lật đầu tiên không phải lá số thì lật tiếp lên trên, đến khi ra lá số
    [number] lá lật đầu tiên luôn là lá số
    [dealer] lá lật đầu tiên coi như do người chia bài đánh
   *[apply] lá lật đầu tiên có tác dụng với người đầu tiên
}
option-first-wd4 = { $value ->
    [bottom] lá lật đầu tiên là đổi màu +4 thì để xuống đáy chồng bài
   *[reshuffle] lá lật đầu tiên là đổi màu +4 thì xáo lại
}
option-first-wild = { $value ->
    [any] lá lật đầu tiên là đổi màu thì đánh màu nào cũng được
   *[name] lá lật đầu tiên là đổi màu thì người đầu tiên chọn màu
}
option-first-reverse = { $value ->
    [right] lá lật đầu tiên là đảo chiều thì người ngay trước người chia bài đánh trước
   *[dealer] lá lật đầu tiên là đảo chiều thì người chia bài đánh trước
}
option-draw = { $value ->
    [until] không đánh được thì rút đến khi đánh được
   *[one] rút một lá
}
option-until-cap = { $value ->
    [0] rút không giới hạn
   *[other] không đánh được thì rút nhiều nhất { $value } lá
}
option-voluntary-draw = { $value ->
    [no] đánh được thì không được rút
   *[yes] lúc nào cũng rút được
}
option-play-drawn = { $value ->
    [must] lá vừa rút đánh được thì phải đánh ngay
    [never] lá vừa rút không được đánh trong lượt đó
   *[may] lá vừa rút đánh được thì có thể đánh
}
option-wild-follow = { $value ->
    [0] sau lá đổi màu không phải theo
   *[other] chơi hai người, ai không theo được lá đổi màu thì rút { $value } lá
}
option-wd4 = { $value ->
    [strict] còn lá của màu hiện tại thì không được đánh đổi màu +4
    [no-play] chỉ đánh đổi màu +4 khi không đánh được lá nào khác
    [free] lúc nào cũng đánh được đổi màu +4, không ai thách thức được
   *[challenge] có thể đánh sai luật đổi màu +4, và có thể bị thách thức
}
option-challenge-by = { $value ->
    [anyone] người chơi khác nào cũng được thách thức đổi màu +4
   *[next] chỉ người kế tiếp được thách thức đổi màu +4
}
option-challenge-success = { $value ->
    [return] đổi màu +4 đánh sai luật thì phải lấy lại
   *[draw] người đánh sai luật tự rút bốn lá
}
option-challenge-turn = { $value ->
    [one] thách thức đúng mà không đánh được thì chỉ rút một lá
   *[normal] thách thức đúng thì đánh như thường
}
option-challenge-guilty = { $value ->
    [2] người đánh sai luật rút hai lá
   *[full] người đánh sai luật rút đủ số lá ghi trên bài
}
option-challenge-innocent = thách thức sai thì rút thêm { $value } lá
option-no-out = { $value ->
    [black] lá cuối không được là lá đen
    [action] lá cuối không được là lá chức năng hay lá đen
   *[none] lá cuối là lá nào cũng được
}
option-uno = { $value ->
    [none] không cần hô UNO
   *[call] phải hô UNO
}
option-uno-penalty = quên hô UNO thì rút { $value } lá
option-false-uno = { $value ->
    [0] hô thừa UNO không bị phạt
   *[other] hô thừa UNO bị phạt { $value } lá
}
option-false-uno-warning = { $value ->
    [yes] lần hô thừa đầu tiên trong ván chỉ bị nhắc
   *[no] hô thừa là bị phạt ngay, không nhắc trước
}
option-false-catch = { $value ->
    [0] bắt nhầm không bị phạt
   *[other] bắt nhầm bị phạt { $value } lá
}
option-wrong-card = { $value ->
    [0] đánh lá không hợp không bị phạt
   *[other] đánh lá không hợp bị phạt { $value } lá
}
option-target = trận đánh tới { $value } điểm
option-target-more = { $value ->
    [0] mốc điểm không đổi theo số người
   *[other] từ người thứ ba, mỗi người thêm { $value } điểm vào mốc
}
option-scoring = { $value ->
    [none] ván không tính điểm
    [places] mỗi ván tính theo thứ hạng, hơn mỗi người được một điểm
   *[cards] mỗi ván tính theo bài còn lại của người khác
}
option-rounds = đánh { $value } ván
option-time = { $value ->
    [off] một ván không giới hạn giờ
   *[other] một ván tối đa { $value }
}
option-other = { $name } là { $value }

## Các lá và luật cổ điển, mỗi thứ một dòng, cuối dòng là điều khoản

about-card-skip = Cấm lượt: người kế tiếp mất lượt. (B11)
about-card-reverse = Đảo chiều: đổi chiều đánh; chơi hai người thì như cấm lượt. (B12)
about-card-draw-two = +2: người kế tiếp rút 2 lá và mất lượt. (B13)
about-card-wild = Đổi màu: đánh lên lá nào cũng được, người đánh chọn màu, ví dụ { $p }đánh w đỏ. (B14)
about-card-wild-draw-four = Đổi màu +4: người đánh chọn màu, người kế tiếp rút 4 lá và mất lượt, hoặc thách thức. Trên tay còn lá của màu lúc trước mà đánh là đánh sai luật. (B15)

about-classic-game = Đánh lá cùng màu, cùng số hoặc cùng ký hiệu với lá trên cùng, không thì rút một lá; ai hết bài trước thì thắng ván. (B7)
about-matching = Lá đánh được là lá có màu hiện tại, lá có số hoặc ký hiệu của lá trên cùng, hoặc lá đen. (B7)
about-playing = Lá cuối cùng kết thúc ván; nếu đó là lá cộng bài thì người kế tiếp vẫn phải rút. (B28)
about-drawing = Không đánh thì rút một lá; lá đó hợp thì đánh được ngay. (B9)
about-calls = Ai đánh còn một lá thì hô UNO, trước khi người khác bắt được; bị bắt thì rút bài. (B22)
about-challenge = Người bị đánh đổi màu +4 có thể thách thức: nếu đánh sai luật, người đánh rút 4 lá; nếu không, người thách thức rút 6 lá và mất lượt. (B17)
about-penalty = Ai bị đánh lá cộng bài thì rút số lá đó và mất lượt. (B13)
about-first-card = Lá lật lúc đầu có tác dụng với người đầu tiên, như có người vừa đánh nó. (B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = Nếu bàn quy định, đánh lá không hợp sẽ bị phạt rút bài; lá đó vẫn ở trên tay. (B31)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

preset-name-classic = cổ điển
preset-name-official112 = chính thức 112
preset-name-taiwan = Đài Loan
preset-name-mainland = Đại lục, Trung Quốc
preset-name-japan = Nhật Bản, Nhật
preset-name-japan11 = Nhật 11
preset-name-duo = hai người, tay đôi
preset-name-party = tiệc
preset-name-unoplus = UNO Plus

option-name-cards = số lá
option-name-turn-timeout = giờ mỗi lượt

about-preset-classic = luật gốc
about-preset-official112 = luật gốc với bộ 112 lá đời mới
about-preset-taiwan = theo bách khoa toàn thư tiếng Trung (phồn thể); muốn nhanh hơn: until-cap=3
about-preset-mainland = theo tờ luật kèm bộ bài bán ở Trung Quốc đại lục
about-preset-japan = luật gốc theo bản in ở Nhật Bản
about-preset-japan11 = luật của một câu lạc bộ Nhật Bản, mỗi người 11 lá: không cộng dồn lá phạt, không đánh nhiều lá, được hết bài bằng lá chức năng
about-preset-duo = cách chơi hai người trong bách khoa toàn thư; muốn nhanh hơn: until-cap=3
about-preset-party = nhanh và náo nhiệt, chơi một ván; muốn êm hơn: chain-cap=20 uno-penalty=2
about-preset-wild4uno = như Đài Loan, thêm lá trao đổi và lá tùy chỉnh; muốn nhanh hơn: until-cap=3
about-preset-unoplus = như Đài Loan, với 200 lá: thêm +7, đổi màu +8, lật chồng bài và lá trắng; muốn nhanh hơn: until-cap=3

about-option-cards = chia mỗi người mấy lá
about-option-next-dealer = ai chia ván sau
about-option-turn-timeout = không trả lời bao lâu thì bot chơi tiếp; off là chờ mãi
about-option-idle-limit = hết giờ mấy lượt thì rời bàn; off là không bao giờ
about-option-first = ai đánh trước: left là người ngay sau người chia bài, hoặc tên một người
about-option-uno = có phải hô UNO không
about-option-uno-penalty = bị bắt quên hô thì rút mấy lá
about-option-false-uno = hô thừa thì rút mấy lá
about-option-false-uno-warning = lần hô thừa đầu tiên trong ván có phải chỉ bị nhắc không
about-option-false-catch = bắt nhầm thì rút mấy lá
about-option-challenge-by = ai được thách thức đổi màu +4
about-option-challenge-success = thách thức đúng thì sao
about-option-challenge-turn = thách thức đúng mà không đánh được thì rút thế nào
about-option-challenge-guilty = đánh sai luật thì rút mấy lá
about-option-challenge-innocent = thách thức sai thì rút thêm mấy lá
about-option-no-out = những lá nào không được là lá cuối
about-option-draw = rút một lá, hay rút đến khi đánh được
about-option-until-cap = khi rút đến khi đánh được thì nhiều nhất mấy lá
about-option-voluntary-draw = đánh được thì có được rút không
about-option-play-drawn = lá vừa rút đánh được thì sao
about-option-wild-follow = chơi hai người, không theo được lá đổi màu thì rút mấy lá
about-option-first-card = lá lật đầu tiên không phải lá số thì sao
about-option-first-wd4 = lá lật đầu tiên là đổi màu +4 thì để đâu
about-option-first-wild = lá lật đầu tiên là đổi màu thì có chọn màu không
about-option-first-reverse = lá lật đầu tiên là đảo chiều thì ai đánh trước
about-option-wd4 = khi nào được đánh đổi màu +4, có thách thức được không
about-option-wrong-card = đánh lá không hợp thì rút mấy lá
