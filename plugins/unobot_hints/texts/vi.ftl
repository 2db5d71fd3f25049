### Hints to newcomers.

hint-first-hand = Tới lượt bạn, gõ ở phòng hoặc cho tôi: đánh r5 (5 đỏ), đánh w đỏ (đổi màu), rút, rút xong thì qua. Sắp còn 1 lá thì uno. { $p }giúp để xem thêm, { $p }cài đặt hints off để thôi nhắc.
hint-card = Lá mới với bạn: { $text }
word-set-hints = gợi ý
