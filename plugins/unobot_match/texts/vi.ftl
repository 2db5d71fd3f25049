### Các cách tính trận: chuyện gì xảy ra, và chúng là gì.

event-teams-formed = đội: { $teams }
event-eliminated = { $seat } chạm mốc điểm và bị loại
event-time-warned = ván này còn: { $left }

# Where partners win, it is no tie.
match-shared-partners = { $players } thắng trận với { $points } điểm.
match-stopped-shared-partners = Trận đã dừng: { $players } thắng với { $points } điểm.
round-shared-partners = { $players } thắng ván { $round }.

match-elimination = bài trên tay cộng lại đủ { $target } điểm thì bị loại, đến khi còn một người
match-places = một ván chơi đến khi còn một người
match-round = một ván
match-teams = hai đội, người cùng đội ngồi đối diện, đánh tới { $target } điểm; người hết bài được điểm của bài trên tay đối thủ
match-time = một ván tối đa { $time }; hết giờ, ai ít bài nhất thì thắng

## Mỗi cách một dòng (`help`), cuối dòng là điều khoản

about-winner = Người hết bài được điểm của bài trên tay mọi người khác; ai chạm mốc điểm trước thì thắng trận. (M1)
about-negative = Điểm của bài còn trên tay bạn là điểm phạt; khi có người chạm mốc, ai tổng thấp nhất thì thắng. (M2)
about-rounds = Chơi một số ván định trước; người hết bài được điểm của bài trên tay người khác, hoặc mỗi người được điểm theo hạng; ai tổng cao nhất thì thắng. (M3)
about-round = Trận chỉ có một ván: ai thắng ván thì thắng trận. (M1)
about-elimination = Điểm của bài còn trên tay bạn là điểm phạt; ai chạm mốc thì bị loại, những người khác chơi tiếp. (M5)
about-teams = Hai đấu hai, người cùng đội ngồi đối diện; một người hết bài thì đội được điểm của bài trên tay đối thủ. (M6)
about-places = Một ván chơi đến khi còn một người; hết bài trước thì hạng nhất, cứ thế tiếp. (M7)
about-time = Một ván có giới hạn giờ; hết giờ, ai ít bài nhất thì thắng, bằng nhau thì ai ít điểm hơn. (M8)

## Tiếng Anh không cần: tên gõ được (tên đầu tiên được hiện), và lời giải thích mà tiếng Anh có sẵn trong mã

rule-name-winner = tính điểm
rule-name-negative = điểm phạt
rule-name-rounds = số ván
rule-name-elimination = loại dần
rule-name-teams = đấu đội
rule-name-places = xếp hạng
rule-name-time = giới hạn giờ
rule-name-round = một ván

option-name-target = mốc điểm
option-name-rounds = số ván
option-name-scoring = cách tính điểm
option-name-time = thời gian

about-option-target = đánh tới bao nhiêu điểm
about-option-target-more = từ người thứ ba, mỗi người thêm bao nhiêu điểm vào mốc
about-option-rounds = đánh mấy ván
about-option-scoring = một ván tính điểm theo bài trên tay người khác, theo hạng, hay không tính
about-option-time = một ván tối đa bao lâu
refused-teams-and-places = Đấu đội là thắng cho cả đội, không xếp hạng: hãy chọn một trong hai.
refused-mercy-and-teams = Luật quá nhiều bài bị loại sẽ loại riêng một người trong đội, không dùng với đấu đội được.
refused-time-and-daily = { $rule } và { $other } không dùng cùng nhau được: hãy chọn một trong hai.
