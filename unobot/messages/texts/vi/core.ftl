### Những mẩu nhỏ ghép nên mọi tin nhắn khác.

language-name = Tiếng Việt, Việt, tiếng Việt Nam

color-red = đỏ
color-yellow = vàng
color-green = xanh lá
color-blue = xanh dương

card-in-words = { $name } { $color }
card-as = { $card } làm { $number }

## Danh sách: `last` nối phần cuối, `more` nối các phần còn lại.

list-and-last = { $first } và { $next }
list-and-more = { $first }, { $next }
list-or-last = { $first } hoặc { $next }
list-or-more = { $first }, { $next }
list-comma-last = { $first }, { $next }
list-comma-more = { $first }, { $next }

# Hậu quả của một hành động: “bob rút 2 lá và mất lượt, ann hô UNO”.
list-effects-last = { $first }, { $next }
list-effects-more = { $first }, { $next }

# Luật và tùy chọn; trong từng phần có thể có dấu phẩy.
list-differences-last = { $first }; { $next }
list-differences-more = { $first }; { $next }

# Đội: “ann và cid đấu với bob và dan”.
list-against-last = { $first } đấu với { $next }
list-against-more = { $first }, { $next }

list-sentences-last = { $first } { $next }
list-sentences-more = { $first } { $next }

## Từ mệnh đề thành câu.

sentence = { $clause }.
sentence-with-effects = { $clause }, { $effects }.

## Tên hoặc cả dòng bắt đầu bằng một dấu có thể bị hiểu là lệnh thì có một từ đứng trước.

neutral-name = người chơi { $name }
neutral-line = Lưu ý: { $line }

# Một dòng chỉ một người chơi thấy, nói về một phòng.
private-line = [{ $room }] { $text }

time-left = { $minutes ->
    [0] { $seconds } giây
   *[other] { $seconds ->
        [0] { $minutes } phút
       *[other] { $minutes } phút { $seconds } giây
    }
}
