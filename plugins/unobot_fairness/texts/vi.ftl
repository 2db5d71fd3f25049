### Deals that anybody can check.

help-verify = { $p }kiểm chứng cho biết lần chia sau được niêm phong bằng gì, và cách kiểm tra lần chia trước. { $p }kiểm chứng tệp gửi bạn ván trước dưới dạng tệp.
help-seed = { $p }seed CHỮ thêm một chút của bạn vào sự may rủi của lần chia sau.
sealed = Bài đã niêm phong: { $seal } ({ $p }kiểm chứng).
verify-sealed = { $round ->
    [next] Lần chia thứ { $number } của bàn này được niêm phong bằng SHA-256 { $seal }. Phần của bạn trong đó là mọi câu bạn gõ ở đây mà tôi nhận, và { $p }seed CHỮ.
   *[running] Bài của ván này được niêm phong bằng SHA-256 { $seal }. Hết ván sẽ công bố bên trong có gì.
}
verify-shown = Bí mật của ván trước ({ $round }) là { $secret }. Băm { $number } lần thì ra SHA-256 của lần chia đầu: { $anchor }.
verify-shares = { $mine ->
    [0] Trong { $count } câu của lần chia đó không có câu nào của bạn.
   *[other] Trong { $count } câu của lần chia đó, { $mine } câu là của bạn: { $shares }
}
verify-file = Ván { $round } nằm trong { $count } dòng sau đây. Chép vào một tệp văn bản rồi kiểm tra bằng unobot verify.
verify-file-link = Tệp của ván { $round }, cho unobot verify: { $url }
verify-none-yet = Chưa ván nào xong; khi xong, bí mật sẽ hiện ở đây.
seed-taken = Lần chia sau sẽ dùng nó.
beacon-late = Giá trị công khai cho lần chia chưa tới. Tôi thử lại sau một phút, hoặc khi có người gõ { $p }chia.
word-verify-file = tệp
refused-seed-late = Bài đã chia, giờ thêm cũng không đổi được gì. Hãy thêm trước lần chia sau.
refused-seed-what = Thêm gì? Gì cũng được, ví dụ { $p }seed 42 con vịt.
refused-verify-file-none = Không có ván nào như vậy mà bạn đã chơi. Hết ván, { $p }kiểm chứng tệp gửi bạn tệp của ván đó; { $p }kiểm chứng tệp ID gửi ván cũ hơn.
refused-verify-file-later = { $what ->
    [round] Ván đó chưa xong: hết ván hãy hỏi lại.
   *[match] Một luật của trận này còn giữ bí mật: hết trận hãy hỏi lại.
}
refused-verify-file-gone = Ván đó cũ quá rồi: chỉ còn lưu kết quả.
command-verify = kiểm chứng
command-seed = seed, hạt giống

## In the help

word-theme-fairness = công bằng
setting-seal = mỗi lần chia bài có báo dấu niêm phong để kiểm tra sau hay không.
