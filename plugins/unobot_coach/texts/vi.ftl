### What newcomers are told in their first match, each line to one player alone.

coach-turn =
    { $needs ->
        [color] Lên { $top } đánh được lá { $color } hoặc lá đen.
        [number] Lên { $top } đánh được lá { $color }, lá số { $number } hoặc lá đen.
       *[symbol] Lên { $top } đánh được lá { $color }, lá cùng ký hiệu hoặc lá đen.
    }
coach-nothing = Bạn chưa có lá nào đánh được.
coach-drawn = Lá vừa rút đánh được. Bạn không bắt buộc phải đánh.
coach-penalty = Bạn bị đánh một lá bắt rút.
coach-penalty-challenge = Bạn bị đánh một lá bắt rút. Nếu nghĩ người đánh còn lá màu cũ, bạn có thể thách thức.
coach-question = Tôi chờ bạn trả lời.
coach-call = Nếu đánh xong còn một lá, thêm { $word } ở cuối, kẻo bị bắt.
coach-unread = Tôi không hiểu “{ $said }” là nước đi nào.
coach-over = Trận của bạn đã xong, tôi thôi hướng dẫn. { $p }cài đặt hướng dẫn bật để bật lại.
setting-coach = tôi có nhắn riêng giải thích nước đi cho bạn, tới khi hết trận, hay không.
coach-your-turn = Tới lượt bạn.
word-set-coach = hướng dẫn
