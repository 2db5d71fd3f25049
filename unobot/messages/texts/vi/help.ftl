### Trợ giúp: ngắn trong phòng, dài khi nhắn riêng, và mỗi lệnh một dòng.

help-short = { $preset }: { $p }mở bàn { $preset } hoặc { $p }vào để tham gia, { $p }chia để chia bài. Tới lượt bạn, gõ một câu trả lời trong tin nhắn riêng; { $p }đánh được liệt kê các câu đó.
help-unknown = Không có trợ giúp về “{ $said }”. { $p }giúp liệt kê các lệnh, { $p }luật tất cả liệt kê kiểu chơi và luật, { $p }giúp lá bài cho biết cách viết lá bài.
help-named = { $name }: { $about }
help-card = { $card } { $text }
about-card-number = Đánh được lên lá cùng màu hoặc cùng số, không có tác dụng gì khác. (B7)
# Không dòng nào bắt đầu bằng dấu lệnh: một bot khác trong phòng có thể tưởng là lệnh.
help-command = Trợ giúp: { $text }
help-command-aliases = Trợ giúp: { $text } Cũng gõ được: { $list }.

help-new = { $p }mở bàn KIỂU TÙY-CHỌN mở một bàn, ví dụ { $p }mở bàn cổ điển số lá=9; { $p }uno cũng được.
help-start = { $p }chia bắt đầu ván ở bàn đang chờ; chưa có bàn thì mở bàn.
help-join = { $p }vào để tham gia, hoặc để lấy lại chỗ của bạn.
help-leave = { $p }rời để bỏ chỗ. Trước khi hết ván, { $p }vào sẽ trả lại bài cho bạn.
help-rejoin = { $p }vào lại TỪ, nhắn riêng, lấy lại chỗ của bạn sau khi mất kết nối; tôi đã gửi bạn từ đó lúc chia bài.
help-deal = { $p }chia để chia bài, bắt đầu ván.
help-play = { $p }đánh LÁ để đánh một lá. Tới lượt bạn thì chỉ gõ lá bài cũng đủ.
help-play-classic-game = { $p }đánh LÁ để đánh một lá: { $p }đánh r5, { $p }đánh w đỏ; thêm uno ở cuối là hô UNO. Tới lượt bạn thì chỉ gõ lá bài cũng đủ: r5.
help-draw = { $p }rút để rút một lá, hoặc rút số lá bị phạt.
help-pass = { $p }qua để hết lượt sau khi rút.
help-color = { $p }màu đỏ để chọn màu.
help-color-classic-game = { $p }màu đỏ để chọn màu cho lá đổi màu.
help-challenge = { $p }thách thức một lá đổi màu +4: nếu người đánh đánh sai luật, người đó rút 4 lá; nếu không, bạn rút 6 lá.
help-accept = { $p }nhận để nhận điều được đưa ra, hoặc đồng ý.
help-refuse = { $p }từ chối để không nhận, hoặc không đồng ý.
help-pick = { $p }chọn để trả lời mọi câu hỏi khác: một người, vài lá bài, một số.
help-uno = { $p }uno để mở bàn hoặc vào bàn.
help-uno-classic-game = { $p }uno để hô UNO khi bạn còn một lá. Khi chưa có ván, lệnh này mở bàn hoặc vào bàn.
help-catch = { $p }bắt TÊN để bắt người quên hô; không ghi tên cũng được.
help-catch-classic-game = { $p }bắt TÊN để bắt người còn một lá mà chưa hô UNO; không ghi tên cũng được.
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

## Themes, settings and options in the help, and what a game says of itself

word-theme-table = bàn, bàn chơi
word-theme-playing = cách đánh
word-theme-looking = xem, tra cứu
word-theme-rules = luật
word-theme-hosting = điều hành
word-theme-settings = cài đặt
word-theme-options = tùy chọn
word-theme-cards = lá bài, các lá, quân bài
word-theme-more = lệnh khác
help-short-classic-game = UNO: { $p }mở bàn hoặc { $p }vào để tham gia, { $p }chia để chia bài. Tới lượt bạn: { $p }đánh r5 (hoặc chỉ r5), { $p }rút, { $p }qua; sắp còn 1 lá thì { $p }uno.
help-themes = Xem thêm: { $list }. { $p }giúp TÊN giải thích lệnh, lá bài, luật, tùy chọn hoặc cài đặt; { $p }nhập môn giải thích cách chơi.
help-theme = Lệnh ({ $theme }): { $list }.
help-settings = Cài đặt của bạn: { $own }. Cài đặt của phòng: { $room }. { $p }giúp TÊN giải thích từng mục.
help-setting =
    { $where ->
        [own] { $key }: { $does } Có thể là: { $allowed }. Đổi bằng { $p }cài đặt { $key } GIÁ-TRỊ.
        [room] { $key }: { $does } Có thể là: { $allowed }. Quản trị viên của phòng đổi bằng { $p }cài đặt { $key } GIÁ-TRỊ.
       *[both] { $key }: { $does } Có thể là: { $allowed }. Gõ { $p }cài đặt { $key } GIÁ-TRỊ: nhắn riêng là của bạn, trong phòng là của phòng, do quản trị viên đổi.
    }
help-options = Tùy chọn của bàn: { $list }. { $p }giúp TÊN giải thích từng mục.
help-option = Tùy chọn { $name }: { $list }. Mở bàn như vậy: { $p }mở bàn { $line }
help-value = { $value } – { $about }
help-notation = Lá bài viết bằng màu ({ $colors }) và ký hiệu, như { $card } ({ $text }). Viết bằng chữ, thứ tự nào cũng được.
help-kinds = Các lá có tên: { $list }. { $p }giúp TÊN giải thích từng lá.
setting-language = ngôn ngữ tôi dùng.
setting-style = cách hiện lá bài: có màu, chỉ có mã, kèm emoji, hoặc bằng chữ.
setting-sort = xếp bài trên tay theo màu hay theo giá trị.
setting-ring = nơi báo tới lượt bạn: trong phòng, ở phòng riêng, cả hai, hoặc không báo.
setting-highlight = dòng nào bắt đầu bằng tên bạn để máy bạn đánh dấu.
setting-hands = bài của bạn được gửi bằng tin nhắn hay thông báo.
setting-pictures = bài của bạn có kèm hình hay không, nơi nào hiện được hình.
setting-quiet = tôi chỉ nói những gì cần thiết hay không.
setting-prefix = dấu đứng trước lệnh.
setting-turn-timeout = mỗi lượt được bao lâu.
setting-pause-limit = tạm dừng được bao lâu.
setting-autostart = bao lâu sau khi người thứ hai vào thì tự chia bài.
setting-preset = kiểu chơi khi mở bàn mà không nói kiểu nào.
setting-web = trang web có được hiện các trận của phòng này không.
howto-classic-game = Ai hết bài trước thì thắng ván. Tới lượt bạn, đánh lá cùng màu, cùng số hoặc cùng ký hiệu với lá trên cùng. Lá đen hợp với mọi lá, và bạn chọn màu.
howto-type = Bài của bạn được nhắn riêng, kèm những gì bạn có thể trả lời. Gõ một câu trong phòng hoặc nhắn riêng cho tôi.
howto-type-classic-game =
    { $play-drawn ->
        [may] Tới lượt bạn, gõ: đánh r5 (5 đỏ), đánh w đỏ (đổi màu), rút, rút xong có thể qua.
       *[other] Tới lượt bạn, gõ: đánh r5 (5 đỏ), đánh w đỏ (đổi màu), hoặc rút.
    }{ $uno ->
        [none] { "" }
       *[other] { " " }Đánh xong còn 1 lá: đánh r5 uno.
    }
howto-rules = Ở bàn này: { $list }.
howto-house = luật thêm: { $list } ({ $p }luật)
help-notation-black = Lá đen đi cùng màu bạn chọn: { $example }.
