### Asking people to a table, and telling them of one.

refused-notify-what = Hãy viết { $words } hoặc một kiểu chơi, ví dụ { $p }báo Đài Loan.
help-notify = { $p }báo để được báo riêng khi ở đây mở bàn, { $p }báo KIỂU chỉ với kiểu đó, { $p }báo một lần chỉ lần tới, { $p }báo tắt để thôi.
command-invite = mời, invite
help-invite = { $p }mời TÊN để rủ ai đó vào bàn: nhắn riêng nếu họ ở trong phòng, nếu không thì mời vào phòng. Không muốn được mời: { $p }cài đặt lời mời tắt.
invited = { $player } rủ bạn chơi bàn { $preset }: { $p }vào để tham gia. Không muốn được mời thì nhắn riêng cho tôi: cài đặt lời mời tắt
invite-done = Tôi đã hỏi { $name }.
invite-sent = Tôi đã mời { $name } vào { $room }.
invite-failed = Không mời được { $name } vào { $room }: không có ai tên đó, hoặc tôi không có quyền.
refused-invite-seated = { $name } đã có chỗ ở đây.
refused-invite-unwanted = { $name } vừa được mời lúc nãy, hoặc không muốn được mời.
refused-invite-too-many = Mời nhiều quá rồi. Hãy chờ vài phút.
refused-invite-nobody = Ở đây không có ai tên “{ $said }”.
refused-invite-account = Ở đây không có ai tên “{ $said }”. Muốn mời người ở nơi khác, hãy đăng nhập tài khoản trước.
notified = Vừa mở bàn UNO ({ $preset }): { $p }vào để tham gia.
notify-set = { $what ->
    [on] Tôi sẽ báo bạn khi ở đây mở bàn.
    [once] Tôi sẽ báo bạn lần tới ở đây mở bàn.
    [off] Tôi sẽ không báo bạn khi ở đây mở bàn nữa.
   *[preset] Tôi sẽ báo bạn khi ở đây mở bàn { $preset }.
}
command-notify = báo, notify, báo tôi
word-notify-on = bật
word-notify-once = một lần, lần tới
word-notify-off = tắt
word-set-invitations = lời mời

## In the help

setting-invitations = người khác có mời bạn qua tôi được hay không.
