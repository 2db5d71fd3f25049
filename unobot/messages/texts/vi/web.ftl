# Trang web, và tệp xem lại một ván.

web-site = Các bàn UNO
web-about = Xem các ván UNO đang đánh trong phòng chat, xem lại ván đã xong với mọi tay bài lật ngửa, và đọc luật.
web-skip = Tới nội dung
web-menu = Các trang
web-languages = Ngôn ngữ
web-to-rooms = Phòng
web-to-rules = Luật và lá bài
web-address = Xem lại cả ván: { $url }

## Phòng, và bàn lúc này

web-rooms-none = Chưa phòng nào cho xem ở đây. Quản trị viên của phòng quyết định: { $p }cài đặt trang web bật
web-room-playing = đang đánh một ván
web-room-waiting = một bàn đang chờ người
web-live = Bàn lúc này
web-live-none = Bây giờ ở đây không có bàn nào.
web-live-secret = Hết ván mới cho xem bài trên tay.
web-live-follows = Trang này tự cập nhật theo ván bài.
web-live-stopped = Trang đã ngừng tự cập nhật: hãy tải lại.
web-live-reload = Tải lại
web-seats = Chỗ
web-cards = Số lá
web-points = Điểm
web-pile = còn { $count } lá rút
web-direction = { $direction ->
    [1] Đánh theo chiều kim đồng hồ.
   *[other] Đánh ngược chiều kim đồng hồ.
}
web-cards-count = { $count } lá
web-points-count = { $count } điểm
web-rounds = Các ván đã đánh
web-rounds-none = Ở đây chưa có ván nào đánh xong.
web-rounds-older = Các ván trước nữa

## Luật và lá bài

web-presets = Kiểu chơi
web-house = Luật thêm
web-decks = Bộ bài
web-matches = Cách tính trận
web-all-cards = Các lá bài
web-typed = Mở bàn như vậy: { $typed }
web-copies = Số lá
web-howto = Cách chơi
web-related = Xem thêm:
web-options = Tùy chọn
web-options-about = Viết tùy chọn sau lệnh: { $typed }
web-usual = (ở đây)

## Không cho xem được

web-missing = Không có trang này.
web-busy = Quá nhiều người xem cùng lúc. Lát nữa hãy thử lại.
web-broken = Lúc này không đọc được dữ liệu. Lát nữa hãy thử lại.
web-untellable = Không xem lại được ván này: quá dài, quá cũ, hoặc luật của nó không còn ở đây.

## Xem lại một ván

web-round = Ván ở { $room }
web-shared = { $players }: ván { $moves } nước, xem lại từng bước với mọi bài trên tay.
web-id = Mã { $id }
web-result = Kết quả
web-place = Hạng
web-player = Người chơi
web-left = Điểm còn trên tay
web-stopped = Ván này không được chơi đến cùng.
web-step = Xem lại từng nước
web-step-first = Đầu
web-step-back = Lùi lại
web-step-on = Tiếp
web-step-play = Chạy
web-step-pause = Dừng
web-step-speed = Tốc độ
web-step-last = Cuối
web-step-at = Nước
web-step-keys = Phím: ← lùi, → tiếp, phím cách chạy hoặc dừng.
web-moves = Tất cả các nước
web-held = Bài của { $player } lúc đó, lá đánh được có đánh dấu:
web-can = { $card }, đánh được
web-has = { $player } có { $cards }
web-draws = { $player } rút { $cards }
web-alone = Chỉ { $player } thấy: { $text }
web-why-not = Sao không đánh được lá khác?
web-cut = Luật đã đổi từ đó nên phần còn lại không hiện được.
web-proof = Bài có được chia công bằng không?
web-proof-about = Trước lần chia đầu, bot đã công bố mã băm đầu của một chuỗi bí mật. Bí mật của ván này và những gì người chơi gõ tạo ra seed, và seed quyết định mọi lá bài: không ai một mình chọn được.
web-proof-secret = Bí mật
web-proof-anchor = Mã đầu chuỗi, và đây là bí mật thứ mấy
web-proof-beacon = Giá trị ngẫu nhiên công khai
web-proof-shares = Phần của từng người
web-proof-seed = Giá trị seed
web-proof-none = Ván này không có bằng chứng: do bản cũ chia, hoặc luật đã đổi từ đó.
web-proof-file = Tệp của ván
web-proof-check = Lưu thành { $file } rồi kiểm tra: { $command }
