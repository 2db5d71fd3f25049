### What is typed in Vietnamese; see en/words.ftl for what the messages are. English is understood everywhere, too.

## Verbs of the game

verb-deal = chia, chia bài, bắt đầu
verb-play = đánh, ra, chơi
verb-draw = rút, rút bài, bốc, bốc bài
verb-pass = qua, bỏ lượt, bỏ, qua lượt
verb-color = màu, chọn màu
verb-challenge = thách thức, thách đấu, thách, nghi ngờ
verb-accept = nhận, chịu, đồng ý, có
verb-refuse = từ chối, không, ko
verb-pick = chọn
verb-uno = hô, hô uno
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
command-set = cài đặt, đặt lại
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

card-skip = cấm lượt, cấm, mất lượt, bỏ lượt, chặn, nhảy
card-reverse = đảo chiều, đổi chiều, đảo, đảo ngược, quay chiều
card-draw-two = +2, cộng 2, cộng hai, thêm 2
card-wild = đổi màu, đổi mầu, hoang dã
card-wild-draw-four = đổi màu +4, +4, cộng 4, cộng bốn, đổi màu rút 4

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
word-fillers = lá, con, quân, số, nhé, đi, ạ
word-yes = có, vâng, đúng, ừ, phải
word-cards = lá bài, các lá, quân bài
word-unprefixed = xem bài, bài của tôi, lượt ai, đến lượt ai, tới ai, gợi ý, hướng dẫn, cách chơi, trợ giúp
word-seated = time
word-talk = có, không, ko, qua, ra, chơi, nhận, chịu, đồng ý, bỏ, nghỉ, bốc
word-own-pass = bỏ qua
