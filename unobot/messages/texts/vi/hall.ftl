### Vì sao một lệnh về chỗ ngồi, bàn và cài đặt không được.

refused-no-table = Phòng này chưa có bàn; { $p }mở bàn để mở một bàn.
refused-not-at-table = Bạn không ở bàn này; { $p }vào để tham gia.
refused-no-seat-shut = Bạn không ở bàn này, và bây giờ chưa vào được. Khi trận này xong, { $p }mở bàn để mở bàn tiếp theo.
refused-seat-given-up = Bạn đã bỏ chỗ; { $p }vào để lấy lại chỗ.
refused-host-only = { $host ->
    [nobody] Chỉ chủ bàn và quản trị viên của phòng làm được việc đó.
   *[other] Chỉ chủ bàn { $host } và quản trị viên của phòng làm được việc đó.
}
refused-not-held-now = { $name } đã bỏ chỗ.
refused-kicked-out = Bạn đã bị mời khỏi bàn này. Trận sau bạn có thể vào lại.
refused-kick-self = Đó là bạn. { $p }rời để rời bàn.
refused-leave-another = Lệnh đó chỉ để bạn tự rời bàn. Muốn loại { $name }, chủ bàn gõ { $p }đuổi { $name }.
refused-again-none = Từ khi tôi khởi động chưa ai chơi ở đây: { $p }uno để mở bàn.
refused-host-agent = { $name } là máy nên không thể làm chủ bàn.
refused-table-runs = Ở đây đang chơi “{ $preset }” rồi: { $p }luật để xem cách chơi, { $p }vào để tham gia.
refused-table-open = Phòng này đã có bàn rồi; { $p }vào để tham gia.
refused-in-room-only = Hãy nói với tôi câu đó trong phòng.
refused-private-only = Hãy nhắn riêng cho tôi câu đó, đừng nói trong phòng.
refused-operators-only = Chỉ quản trị viên của phòng làm được việc đó.
refused-admins-only = Nhắn riêng thì chỉ người quản trị bot làm được việc đó, cho toàn mạng. Quản trị viên của phòng hãy nói trong phòng.
refused-seat-waits-for-token = Chỗ của { $name } đang được giữ. Nếu đó là bạn, hãy nhắn riêng cho tôi dòng tôi đã gửi lúc chia bài: vào lại …
refused-wrong-token = Không có chỗ nào chờ từ đó. Hãy gõ đúng như tôi đã gửi bạn.
refused-too-many-tokens = Đã thử sai quá nhiều lần. Hãy chờ vài phút.
refused-token-what = Từ nào? Nó nằm trong dòng tôi đã gửi bạn lúc chia bài.
refused-skip-not-yet = Chưa được: còn { $seconds } giây để trả lời.
refused-paused-already = Đang tạm dừng rồi; { $p }tiếp tục để chơi tiếp.
refused-not-paused = Ván bài không tạm dừng.
refused-wait-not-asked = Bàn không đợi bạn.
refused-wait-no-limit = Lúc này không ai giục bạn: không giới hạn thời gian.
refused-wait-once = Lượt này bạn đã xin thêm giờ rồi.
refused-seat-whom = Ghế chỉ nhường được cho người đang ở trong phòng và chưa có ghế ở bàn này: { $p }ghế TÊN
refused-seat-none = Không ai nhường ghế cho bạn; { $p }vào để ngồi.
refused-seat-kind = Ghế của bàn này không do người chơi quyết định.
not-seen = Tôi không thấy { $player } trong phòng này nên không chia bài cho { $player } được. Nếu phòng ẩn thành viên, người quản lý hãy cho tôi quyền quản lý: khi đó tôi thấy người vào sau.
cannot-whisper = Không chia bài cho { $player } được, vì tôi không nhắn riêng cho { $player } được. Hãy mở cuộc trò chuyện riêng với tôi rồi { $p }vào.
door-invited = { $player } ơi, hãy nhận lời mời của tôi để xem bài.
door-again = { $player } ơi, lời mời của tôi vẫn đang chờ: nhận lời để xem bài.
door-first = Chưa chia bài được: { $players } phải nhận lời mời của tôi thì mới xem được bài.
door-left-out = Ván này không chia cho { $players } vì chưa nhận lời mời của tôi. Nhận rồi thì chơi từ ván sau.
door-bridged = { $player } vào đây qua cầu nối, mà cầu nối không chuyển được bài. Hãy vào bằng tài khoản của mạng này, hoặc chơi trên mạng của bạn nếu tôi có ở đó.
door-alone = Điều đó chỉ nói riêng với bạn được, mà cầu nối không chuyển tin nhắn riêng.
to-player = { $player } ơi, { $line }
refused-no-part-of-the-game = Bàn này không chơi cái đó.
refused-who = Ai? Ví dụ { $p }{ $command } bob.

## Bàn chơi sau một lúc bot không nghe được phòng.

table-back = Tôi đã trở lại.
table-goodbye = Tôi phải đi một lát. Bàn vẫn giữ nguyên và sẽ tiếp tục khi tôi trở lại.
table-excluded = Tôi không còn ở trong phòng. Bàn vẫn ở đó và chơi tiếp khi tôi vào lại được.
table-unheard = Phòng không cho tôi nói nên không ai đọc được lời tôi. Bàn chờ đến khi quản trị cho tôi nói lại.
player-unreached = { $player } không nhận được tin riêng của tôi, cả bài cũng vậy. Hãy cho phép tôi nhắn riêng, rồi { $p }bài.
said-again = { $line } (nhắc lại)
table-lost = Sau khi nâng cấp, bàn ở đây không chơi tiếp được nên đã đóng; { $p }mở bàn để chơi trận mới.
event-rescued = luật { $rule } bị lỗi, lượt chuyển sang người kế tiếp
