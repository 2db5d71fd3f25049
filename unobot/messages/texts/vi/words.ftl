### What is typed in Vietnamese; see en/words.ftl for what the messages are. English is understood everywhere, too.

## Verbs of the game

verb-deal = chia, chia bài, bắt đầu
verb-play = đánh, ra, chơi
verb-draw = rút, rút bài, bốc, bốc bài
verb-pass = qua, bỏ lượt, bỏ, qua lượt
verb-color = màu, chọn màu, chất
verb-challenge = thách thức, thách đấu, thách, nghi ngờ
verb-accept = nhận, chịu, đồng ý, có
verb-refuse = từ chối, không, ko
verb-pick = chọn
verb-uno = hô, hô uno,
    uno rồi, kêu uno, nói uno, báo uno
verb-catch = bắt, bắt lỗi, bắt uno

## Commands

command-uno = hô, hô uno
command-new = mở bàn, tạo bàn, ván mới
command-start = chia, chia bài, bắt đầu
command-join = vào, tham gia, vào bàn
command-leave = rời, thoát, rời bàn, nghỉ
command-rejoin = vào lại
command-hand = bài, bài của tôi, xem bài
command-top = lá trên, lá trên cùng, lá giữa
command-turn = lượt, lượt ai, tới ai, đến lượt ai
command-players = người chơi, ai chơi
command-moves = đánh được, gợi ý
command-why = vì sao, tại sao
command-score = điểm, tỉ số
command-rules = luật, luật chơi, quy tắc
command-skip = bỏ qua
command-kick = đuổi, đá, kick
command-host = chủ bàn, chủ phòng
command-wait = chờ, đợi, thêm giờ
command-seat = nhường ghế, ghế
command-stop = dừng, kết thúc, hủy
command-pause = tạm dừng
command-resume = tiếp tục
command-set = cài đặt, đặt, đặt lại
command-help = giúp, trợ giúp, hướng dẫn, cách chơi
command-howto = nhập môn, cách chơi nhanh
command-ping = thử báo
command-again = chơi lại, again

## Colours

# xanh alone is green or blue: it is asked back.
word-red = đỏ, màu đỏ, đ, 🔴, 🟥
word-yellow = vàng, màu vàng, v, 🟡, 🟨
word-green = xanh lá, xanh lá cây, xanh lục, lục, màu xanh lá, xl, xanh, 🟢, 🟩
word-blue = xanh dương, xanh da trời, xanh biển, xanh nước biển, xanh lam, lam, dương, màu xanh dương, xd, xanh, 🔵, 🟦

## Cards of the classic deck

card-skip = cấm lượt, cấm, mất lượt, bỏ lượt, chặn, nhảy,
    khóa, khóa lượt, dừng lượt, chặn lượt
card-reverse = đảo chiều, đổi chiều, đảo, đảo ngược, quay chiều,
    quay đầu, quay lại, quay ngược, đổi hướng, ngược chiều
card-draw-two = +2, cộng 2, cộng hai, thêm 2,
    rút 2, rút hai, bốc 2, bốc hai
card-wild = đổi màu, đổi mầu, hoang dã
card-wild-draw-four = đổi màu +4, +4, cộng 4, cộng bốn, đổi màu rút 4,
    rút 4, rút bốn, bốc 4, bốc bốn, thêm 4, đổi màu cộng 4

## Numbers

word-number-0 = không
word-number-1 = một
word-number-2 = hai
word-number-3 = ba
word-number-4 = bốn, tư
word-number-5 = năm
word-number-6 = sáu
word-number-7 = bảy, bẩy
word-number-8 = tám
word-number-9 = chín
word-number-10 = mười

## Other words

word-connectives = với, cho, và, rồi
word-fillers = số, bài, thì, vậy, vậy thì, ờ, ừ, này, cái, giờ, thôi thì, thằng
word-yes = có, vâng, đúng, ừ, phải

## Khi không chọn gì

word-none = không lá nào, không lấy, thôi
word-unprefixed = xem bài, bài của tôi, lượt ai, đến lượt ai, tới ai, gợi ý, hướng dẫn, cách chơi, trợ giúp
word-seated = time
word-talk = có, không, ko, qua, ra, chơi, nhận, chịu, đồng ý, bỏ, nghỉ, bốc
word-own-pass = bỏ qua

## Settings, and what they can be

word-set-language = ngôn ngữ
word-set-style = kiểu
word-set-sort = sắp xếp
word-set-ring = chuông
word-set-highlight = nổi bật
word-set-hands = bài
word-set-pictures = hình
word-set-quiet = im lặng
word-set-prefix = tiền tố
word-set-turn-timeout = giờ mỗi lượt, thời gian lượt
word-set-pause-limit = giờ tạm dừng
word-set-autostart = tự bắt đầu, tự chia
word-set-preset = kiểu chơi
word-set-web = trang web
word-set-on = bật, mở
word-set-off = tắt
word-set-en = tiếng Anh, Anh
word-set-ja = tiếng Nhật, Nhật
word-set-vi = tiếng Việt, Việt
word-set-zh-Hans = tiếng Trung, Trung, tiếng Trung giản thể
word-set-zh-Hant = tiếng Trung phồn thể, phồn thể
word-rules-list = danh sách

## Sentences

word-self = tao, tôi, mình, tớ, ta, em, tui, để tao, để mình, để tôi, đành, chắc, phải, xin, cho tao, cho mình, cho tôi, cho tui,
    cho em
word-others = mày, nó, bạn, ông, bà, họ, cậu, anh, chị, tụi nó, mọi người
word-endings = nhé, nha, nhá, nè, nghe, đi, ạ, luôn, thôi, hen, đó, đây, á, haha, hihi, hehe, này, nào, với, cùng, nữa, thế, ta,
    vậy, coi, liền, đại
word-counters = lá, con, quân, cây, tấm
word-not = không, chưa, chẳng, chả, đừng, ko, k, hông, hổng, đâu, khỏi, rồi
word-asking = ai, gì, sao, nào, hả, mấy, hở, à, chứ, không, chưa, phải không, đúng không, được không, bao nhiêu, hay, hay là, xem,
    coi, cho xem, cho coi, hiện, cho biết, kiểm tra
word-nothing = không có, ko có, k có, hết, không có bài, không có lá nào, không đánh được, hổng có
word-choose = chọn, chọn màu, thành, sang, qua, ra, lấy, lấy màu, màu, là, kêu, gọi, chuyển sang, chuyển thành, đổi sang,
    đổi thành
word-change = đổi, đổi sang, đổi thành, đổi qua, đổi ra, chuyển, chuyển sang, chuyển thành, chuyển qua, chuyển màu,
    chuyển màu sang, chuyển màu thành, đổi màu sang, đổi màu thành, đổi màu qua

## What is said for a verb or a command

word-said-play = quất, xuống, đập, thả, tung, phang, táng, hạ, xài, dùng, đi, quăng, ném, vả, tới, cho, bỏ, chơi, ra, đẩy
word-said-draw = bốc, bốc bài, ăn, ăn bài, lấy, lấy bài, nhặt, nhặt bài, hốt, lụm, không có, ko có, k có, không có bài,
    không có lá nào, không có gì đánh, không đánh được, ko đánh được, k đánh được, hết đường, bí
word-said-pass = bỏ, bỏ lượt, không đánh, ko đánh, k đánh, thôi, không, ko, tới bạn, tới lượt bạn, tới mày, kế, kế tiếp, người kế,
    tiếp, tiếp theo, xong, hết lượt, nhường, giữ, giữ lại, cho qua, qua, kết thúc lượt, không có, ko có, không đánh được, next,
    skip, bỏ qua
word-said-challenge = thách, không tin, ko tin, k tin, hổng tin, nghi, nghi ngờ, check, check bài, kiểm tra, kiểm tra bài,
    xét bài, soi, soi bài, bốc phét, xạo, nói xạo, xạo quá, nói dối, dối, gian lận, ăn gian, chơi gian, bịp, lừa, dóc, nói dóc,
    tố, tố cáo, bắt, bắt bài, điêu, láo, khiêu chiến, thách đố, không tin đâu, ko tin đâu, tao không tin
word-said-accept = nhận, ok, oke, okie, okay, chịu, chịu thua, chịu phạt, đành chịu, chấp nhận, được, thôi được, được rồi, ừ, ừm,
    ừa, vâng, dạ, tin, có, ăn, hốt, thua
word-said-catch = bắt, bắt lỗi, bắt được, bắt quả tang, chưa hô, chưa nói, chưa kêu, chưa gọi, chưa báo, quên, quên hô, quên nói,
    quên kêu, quên báo, quên gọi, không hô, không nói, không kêu, ko hô, ko nói, k hô, phạt, tố, túm, tóm, quên rồi, quên hô rồi,
    quên uno rồi
word-said-uno = tạo bàn, tạo phòng, tạo ván, tạo game, lập bàn, lập phòng, lập ván, mở bàn, mở phòng, mở ván, mở game, bàn mới,
    ván mới, phòng mới, game mới, chơi đi, chơi, chơi uno, chơi uno không, chơi không, chơi game, chơi một ván, chơi 1 ván,
    chơi ván, chơi ván mới, làm ván, làm một ván, làm 1 ván, làm ván mới, làm ván uno, làm tí, đánh uno, đánh bài, đánh một ván,
    ai chơi không, ai chơi uno không, muốn chơi, muốn chơi uno, bắt đầu, bắt đầu chơi, bắt đầu ván mới, cùng chơi, mở uno, lên bàn,
    tạo bàn mới, mở bàn mới, mở ván mới, tạo ván mới
word-said-join = tham gia, cho tham gia, vào, vào bàn, vào chơi, vào game, vào phòng, vô, vô bàn, vô chơi, vô game, chơi,
    cho chơi, cho chơi với, cho mình chơi, cho mình chơi với, cho tao chơi, cho mình vào, cho tao vào, cho vào, cho vô,
    cho tham gia với, chơi với, chơi cùng, chơi nữa, cũng chơi, muốn chơi, muốn tham gia, có mình, có tao, có tui, thêm mình,
    thêm tao, tính mình, tính tao, +1, 1, góp vui, nhập bàn, ngồi, ngồi vào, xin vào, xin chơi, đăng ký, join, cho tao chơi với,
    cho tôi chơi
word-said-start = chia, chia bài, chia đi, chia bài đi, phát bài, phát, bắt đầu, bắt đầu chơi, bắt đầu ván, bắt đầu game,
    bắt đầu thôi, khởi động, chơi, chơi thôi, chơi đi, vào việc, chiến, chiến thôi, lên, triển, đủ rồi, đủ người rồi, sẵn sàng,
    start, go
word-said-leave = thoát, thoát ra, thoát bàn, thoát game, rời, rời bàn, rời game, rời đi, rời phòng, out, out game, out bàn, nghỉ,
    thôi nghỉ, nghỉ chơi, thôi chơi, bỏ cuộc, đầu hàng, không chơi nữa, ko chơi nữa, k chơi nữa, thôi không chơi, đi đây, rút lui,
    ra khỏi bàn, đi ngủ, té, chuồn, có việc
word-said-hand = bài của tôi, bài của tao, bài của mình, bài tôi, bài tao, bài mình, bài tui, xem bài, xem bài mình, xem bài tôi,
    xem bài tao, coi bài, coi bài tao, coi bài mình, xem lá bài, bài trên tay, tôi có gì, tao có gì, mình có gì, tôi có bài gì,
    có bài gì, có lá gì, cho xem bài, bài gì, bài đâu, kiểm tra bài, show bài
word-said-turn = ai, lượt ai, lượt của ai, tới ai, tới lượt ai, tới phiên ai, phiên ai, đến ai, đến lượt ai, đến phiên ai,
    ai đánh, ai đi, ai kế, ai kế tiếp, ai tiếp, ai tiếp theo, ai đánh tiếp, tới ai rồi, tới lượt ai rồi, lượt ai rồi,
    đến lượt ai rồi, đang lượt ai, giờ tới ai, giờ lượt ai, tới mình chưa, tới tao chưa, tới tôi chưa, lượt mình chưa
word-said-help = trợ giúp, giúp với, giúp mình, giúp mình với, giúp tôi, cứu, cứu với, hỗ trợ, hướng dẫn, hướng dẫn chơi,
    hướng dẫn với, chỉ dẫn, chỉ với, cách chơi, chơi sao, chơi sao vậy, chơi thế nào, chơi như thế nào, chơi làm sao,
    làm sao chơi, chơi kiểu gì, lệnh, các lệnh, danh sách lệnh, menu, có lệnh gì
word-said-moves = gợi ý, gợi ý đi, đánh được, đánh được gì, đánh được lá nào, đánh được con nào, đánh gì, đánh gì được,
    đánh gì đây, đánh lá nào, đánh con gì, đánh con nào, nên đánh gì, nên đánh lá nào, có thể đánh gì, lá nào đánh được,
    ra được gì, ra gì, mách nước, nhắc bài, chỉ bài
word-said-players = ai chơi, ai đang chơi, ai trong bàn, có ai, có những ai, danh sách, danh sách người chơi, mấy người,
    bao nhiêu người, mấy lá, còn mấy lá, còn mấy con, còn bao nhiêu lá, bao nhiêu lá, ai còn mấy lá, mỗi người mấy lá,
    mỗi người còn mấy lá, số lá, số lá bài, số bài, còn mấy lá bài, còn nhiêu lá
word-said-score = tỉ số, tỷ số, điểm số, bảng điểm, xem điểm, coi điểm, mấy điểm, bao nhiêu điểm, điểm bao nhiêu, nhiêu điểm,
    điểm của tôi, điểm mình, ai thắng, ai dẫn, ai dẫn đầu, ai đang thắng, kết quả
word-said-rules = luật chơi, luật gì, luật sao, luật là gì, luật thế nào, luật như nào, luật bàn, chơi luật gì, xem luật,
    coi luật, quy tắc, quy định, luật chơi là gì
word-said-top = lá trên cùng, lá trên, lá trên bàn, lá giữa, lá giữa bàn, lá hiện tại, lá cuối, lá vừa đánh, lá gì, lá nào,
    đang lá gì, con gì, bài giữa, bài giữa bàn, bài trên, bài trên bàn, bài trên cùng, trên bàn, trên bàn có gì, trên bàn là gì,
    giữa bàn, màu gì, đang màu gì, đang là màu gì, màu hiện tại
word-said-stop = dừng, dừng lại, dừng ván, dừng game, dừng chơi, ngừng, ngừng chơi, ngừng ván, ngưng, kết thúc, kết thúc ván,
    kết thúc game, kết thúc trận, hủy, huỷ, hủy ván, hủy bàn, hủy game, giải tán, đóng bàn, dẹp, stop
