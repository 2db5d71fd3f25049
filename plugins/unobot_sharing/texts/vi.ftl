### Một bàn, nhiều phòng.

command-share = chung bàn, share
help-share = { $p }chung bàn gửi chủ bàn một mã; gõ { $p }chung bàn MÃ ở phòng khác (mạng khác cũng được) thì phòng đó cùng chơi ở bàn này; { $p }chung bàn tắt tách ra.
command-move = chuyển phòng, dời bàn
help-move = { $p }chuyển phòng #PHÒNG dời bàn sang phòng khác có cả bạn và tôi; dành cho chủ bàn.

share-room = { $room } ({ $network })
share-code = Trong { $minutes } phút, hãy gõ ở phòng sẽ cùng chơi: { $p }{ $command } { $code }
share-joined = { $room } giờ cùng chơi ở bàn này.
share-joined-here = Phòng này giờ cùng bàn với { $room }. { $table } { $p }vào để tham gia.
share-over = { $room } không còn chơi ở bàn này.
share-over-here = Phòng này không còn cùng bàn với { $room }.
share-away = Lúc này tôi không liên lạc được với { $room }: người chơi ở đó tính là vắng cho tới khi liên lạc lại.
share-back = Tôi đã liên lạc lại được với { $room }.
moved-away = { $player } dời bàn này sang { $room }.
moved-here = { $player } dời bàn từ { $room } sang đây.

table-excluded-shared = Tôi không còn ở trong phòng đó, bạn tính là vắng cho tới khi tôi được vào lại. Bàn vẫn tiếp tục ở nơi khác.
table-unheard-shared = Phòng đó không cho tôi nói, nên không ai đọc được lời tôi. Bàn vẫn tiếp tục: bạn đọc và trả lời tôi ở đây.

refused-share-code-what = Ở đây chưa có bàn. Chủ bàn gõ { $p }chung bàn ở phòng của bàn để nhận mã; gõ { $p }chung bàn MÃ ở đây thì phòng này cùng chơi.
refused-share-code-wrong = Không bàn nào chờ mã đó. Mã chỉ dùng một lần, trong mười phút, giữa các phòng của cùng một bot.
refused-share-table-here = Phòng này đã có bàn; bàn đó xong thì mới chơi được ở bàn khác.
refused-share-guest = Phòng này đang chơi ở bàn của phòng khác, chỉ phòng đó mới cho thêm phòng vào được.
refused-share-none = Chỉ có phòng này chơi ở bàn này.
refused-share-full = Một bàn chơi được ở nhiều nhất { $most } phòng.
refused-share-kind = Bàn của giải đấu và bàn chơi nhiều ngày chỉ chơi ở phòng của nó.
refused-share-votes = Khi phòng khác cùng chơi ở bàn này thì không bỏ phiếu về luật được; { $p }chung bàn tắt tách các phòng ra.
refused-move-where = Bàn chỉ dời được sang phòng có cả bạn và tôi mà chưa có bàn: { $p }chuyển phòng #PHÒNG
refused-move-shared = Khi còn phòng khác chơi ở bàn này thì không dời được; { $p }chung bàn tắt để tách.
