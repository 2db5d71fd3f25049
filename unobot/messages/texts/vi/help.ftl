### Trợ giúp: ngắn trong phòng, dài khi nhắn riêng, và mỗi lệnh một dòng.

help-short =
    UNO: { $p }mở bàn hoặc { $p }vào để tham gia, { $p }chia để chia bài. Tới lượt bạn: { $p }đánh r5 (hoặc chỉ r5), { $p }đánh w đỏ, { $p }rút, { $p }qua; sắp còn 1 lá thì { $p }uno.
    Xem thêm: { $p }nhập môn, { $p }giúp lá bài, { $p }giúp với tên LỆNH, LÁ hoặc LUẬT, { $p }luật; nhắn riêng “giúp” để xem mọi lệnh.
help-long =
    Bàn: { $p }mở bàn, { $p }vào để tham gia, { $p }chia để chia bài, { $p }rời để bỏ chỗ.
    Tới lượt bạn: { $p }đánh r5 (hoặc chỉ r5), { $p }đánh w đỏ, { $p }rút, { $p }qua.
    UNO: thêm vào khi đánh ({ $p }đánh r5 uno) hoặc hô { $p }uno ngay sau đó; { $p }bắt người quên hô.
    Bị đánh đổi màu +4: { $p }rút hoặc { $p }thách thức.
    Để xem: { $p }bài, { $p }lá trên, { $p }lượt, { $p }người chơi, { $p }đánh được, { $p }vì sao r5, { $p }điểm, { $p }luật.
    Cho riêng bạn, nhắn riêng: { $p }cài đặt liệt kê language, style, sort, highlight, hands, hints và pictures; { $p }thử báo để thử cách máy bạn báo tới lượt.
    Chủ bàn: { $p }bỏ qua, { $p }đuổi, { $p }chủ bàn, { $p }dừng, { $p }tạm dừng, { $p }tiếp tục. Chủ bàn vắng mặt: { $p }bỏ phiếu. Quản trị viên: { $p }cấm chơi, { $p }bỏ cấm, { $p }danh sách cấm.
    Xem thêm: { $p }nhập môn là cách chơi trong ba dòng, { $p }giúp đánh nói về một lệnh, { $p }giúp cộng dồn về một luật, { $p }giúp wd4 về một lá, { $p }giúp lá bài về cách viết các lá.
help-cards = Lá bài gồm màu (r đỏ, y vàng, g xanh lá, b xanh dương) và ký hiệu: r5 là 5 đỏ, gs cấm lượt xanh lá, br đảo chiều xanh dương, y+2 là +2 vàng, w đổi màu, wd4 đổi màu +4. Lá đổi màu đi cùng màu: w đỏ. Viết bằng chữ cũng được, thứ tự nào cũng được: 5 đỏ, đỏ 5.
help-unknown = Không có trợ giúp về “{ $said }”. { $p }giúp liệt kê các lệnh, { $p }luật tất cả liệt kê kiểu chơi và luật; lá bài viết như r5 hoặc wd4.
help-named = { $name }: { $about }
help-card = { $card } { $text }
about-card-number = Đánh được lên lá cùng màu hoặc cùng số, không có tác dụng gì khác. (B7)
# Không dòng nào bắt đầu bằng dấu lệnh: một bot khác trong phòng có thể tưởng là lệnh.
help-command = Trợ giúp: { $text }
help-command-aliases = Trợ giúp: { $text } Cũng gõ được: { $list }.

help-new = { $p }mở bàn KIỂU TÙY-CHỌN mở một bàn, ví dụ { $p }mở bàn cổ điển cards=9; { $p }uno cũng được.
help-start = { $p }chia bắt đầu ván ở bàn đang chờ; chưa có bàn thì mở bàn.
help-join = { $p }vào để tham gia, hoặc để lấy lại chỗ của bạn.
help-leave = { $p }rời để bỏ chỗ. Trước khi hết ván, { $p }vào sẽ trả lại bài cho bạn.
help-rejoin = { $p }vào lại TỪ, nhắn riêng, lấy lại chỗ của bạn sau khi mất kết nối; tôi đã gửi bạn từ đó lúc chia bài.
help-deal = { $p }chia để chia bài, bắt đầu ván.
help-play = { $p }đánh LÁ để đánh một lá: { $p }đánh r5, { $p }đánh w đỏ; thêm uno ở cuối là hô UNO. Tới lượt bạn thì chỉ gõ lá bài cũng đủ: r5.
help-draw = { $p }rút để rút một lá, hoặc rút số lá bị phạt.
help-pass = { $p }qua để hết lượt sau khi rút.
help-color = { $p }màu đỏ để chọn màu cho lá đổi màu.
help-challenge = { $p }thách thức khi nghi một lá đổi màu +4: nếu người đánh đánh sai luật, người đó rút 4 lá; nếu không, bạn rút 6 lá.
help-accept = { $p }nhận để nhận lấy, hoặc đồng ý.
help-refuse = { $p }từ chối để không nhận, hoặc không đồng ý.
help-pick = { $p }chọn để trả lời mọi câu hỏi khác: một người, vài lá bài, một số.
help-uno = { $p }uno để hô UNO khi bạn còn một lá. Khi chưa có ván, lệnh này mở bàn hoặc vào bàn.
help-catch = { $p }bắt TÊN để bắt người còn một lá mà chưa hô UNO; không ghi tên cũng được.
help-hand = { $p }bài để tôi gửi riêng lại bài của bạn.
help-top = { $p }lá trên để xem lá trên cùng.
help-turn = { $p }lượt để xem tới lượt ai.
help-players = { $p }người chơi liệt kê mọi người và số lá của họ.
help-moves = { $p }đánh được để tôi nhắn riêng bạn đánh được những gì.
help-why = { $p }vì sao LÁ để tôi nhắn riêng vì sao lá đó không đánh được.
help-score = { $p }điểm để xem điểm của trận đến giờ.
help-rules = { $p }luật để xem luật của bàn này; { $p }luật tất cả liệt kê mọi luật.
help-skip = { $p }bỏ qua để chơi tiếp thay người không trả lời.
help-kick = { $p }đuổi TÊN để cho một người rời bàn trong trận này.
help-host = { $p }chủ bàn TÊN để giao bàn cho người khác.
help-wait = { $p }chờ cho bạn trọn thời gian của lượt một lần nữa, mỗi lượt một lần.
help-seat = { $p }nhường ghế TÊN nhường ghế và bài của bạn cho một người trong phòng; người đó nhận bằng { $p }ghế.
help-again = { $p }chơi lại mở lại bàn vừa rồi, với những ai đã ngồi đó và còn ở đây.
help-stop = { $p }dừng để kết thúc trận.
help-pause = { $p }tạm dừng để dừng đồng hồ.
help-resume = { $p }tiếp tục để đồng hồ chạy lại.
help-set = { $p }cài đặt liệt kê các mục, { $p }cài đặt MỤC GIÁ-TRỊ đổi một mục: nhắn riêng là cho riêng bạn, trong phòng là cho cả phòng, do quản trị viên đổi.
help-help = { $p }giúp với tên lệnh, lá bài hoặc luật để xem giải thích.
help-howto = { $p }cách chơi nhanh: cách chơi trong ba dòng.
help-ping = { $p }thử báo nói trong phòng một dòng gọi bạn như lúc tới lượt, để bạn thử cách máy mình báo.

pinged = khi tới lượt bạn, tôi gọi bạn như thế này.

## Cách chơi trong ba dòng, và lời nói với người mới

howto =
    Mỗi người được chia bài, ai hết bài trước thì thắng ván. Tới lượt bạn, đánh một lá lên lá trên cùng: cùng màu, cùng số hay ký hiệu, hoặc một lá đen, đánh lá đen thì được chọn màu.
    Không có lá nào hợp? Rút một lá; lá đó hợp thì đánh được ngay. Cấm lượt làm người kế tiếp mất lượt, đảo chiều đổi chiều đánh, +2 và đổi màu +4 bắt người kế tiếp rút bài. Còn một lá thì hô UNO ngay, quên mà bị bắt thì rút hai lá.
    Ở đây: { $p }uno để mở bàn hoặc vào bàn, { $p }chia để chia bài; { $p }đánh r5, { $p }đánh w đỏ, { $p }rút, { $p }qua; bài của bạn được gửi riêng cho bạn.
howto-page = Đọc thêm: { $url }

## Cài đặt

set-done = { $key } giờ là “{ $value }”.
set-keys = Cài đặt của bạn: { $list }. Đổi một mục: { $p }cài đặt MỤC GIÁ-TRỊ.
set-keys-room = Cài đặt của phòng này: { $list }. Của riêng bạn ({ $own }): nhắn riêng cho tôi { $p }cài đặt.
refused-set-operators = Ở đây chỉ quản trị viên của phòng đổi được mục đó.
refused-set-privately = Ở đây chỉ quản trị viên của phòng đổi được { $key }; cho riêng bạn thì nhắn riêng cho tôi: cài đặt { $key }
refused-set-unknown = Ở đây không có mục { $key }. Có: { $keys }.
refused-set-what = { $key } đang là “{ $value }”. Có thể là: { $allowed }.
refused-wants-prefix = prefix là một đến ba dấu như ! hoặc ., không phải “{ $said }”.
