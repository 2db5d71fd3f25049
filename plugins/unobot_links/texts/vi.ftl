### Một người có nhiều tài khoản: liên kết và bỏ liên kết.

command-link = liên kết, link
help-link = { $p }liên kết cho bạn một mã; gõ mã đó cho tôi từ tài khoản khác của bạn thì cả hai là một người: chung chỗ ngồi, cài đặt và thành tích.
command-unlink = bỏ liên kết, unlink
help-unlink = { $p }bỏ liên kết tách tài khoản này khỏi các tài khoản kia: giữ các ván đã chơi và các cài đặt.

link-code = Trong mười phút, hãy nhắn riêng cho tôi từ tài khoản kia của bạn: { $p }liên kết { $code }. Đừng cho ai xem: ai gõ mã này sẽ là bạn.
link-accounts = Bạn là { $list }.
link-done = Từ giờ là một người: { $list }. Bạn gõ bằng tài khoản nào, chỗ ngồi theo tài khoản đó. Nếu bạn không muốn vậy: { $p }bỏ liên kết.
link-in-room = Người khác đã thấy mã đó nên mã không dùng được nữa. Hãy xin mã mới rồi nhắn riêng cho tôi: { $p }liên kết.
unlink-done = Tài khoản này đã tách khỏi { $list }. Cài đặt vẫn còn; mỗi tài khoản giữ các ván mình đã chơi.
refused-link-account = Chỉ liên kết được tài khoản, vì ngày mai nó vẫn là của bạn. Hãy đăng nhập trước rồi { $p }liên kết.
refused-link-wrong-code = Không có mã đó, hoặc đã quá mười phút. Gõ { $p }liên kết ở tài khoản kia để lấy mã mới.
refused-link-self = Đó là mã của chính tài khoản này. Hãy gõ từ tài khoản kia.
refused-link-already = Hai tài khoản này đã là một người.
refused-link-too-many = Một người có nhiều nhất { $most } tài khoản.
refused-link-two-seats = Cả hai tài khoản đều có chỗ ở bàn trong { $room }, mà một người chỉ có một chỗ. Hãy liên kết khi trận kết thúc.
refused-unlink-none = Tài khoản này không liên kết với tài khoản nào.
