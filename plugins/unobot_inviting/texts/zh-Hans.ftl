### Asking people to a table, and telling them of one.

refused-notify-what = 可以写 { $words } 或一种玩法，例如 { $p }通知 台湾。
help-notify = { $p }通知：这里开桌时私下告诉你；{ $p }通知 玩法：只在开这种玩法时；{ $p }通知 一次：只告诉下一次；{ $p }通知 关：不再告诉。
command-invite = 邀请, invite
help-invite = { $p }邀请 名字：请人来这一桌，在房间里的就私下问，不在的就请进房间。不想被邀请：{ $p }设置 邀请 关。
invited = { $player } 请你来玩一桌 { $preset }：{ $p }加入 入座。不想被邀请，请私下对我说“设置 邀请 关”。
invite-done = 已经问了 { $name }。
invite-sent = 已经请 { $name } 进 { $room }。
invite-failed = 没法请 { $name } 进 { $room }：没有这个人，或者我没有权限。
refused-invite-seated = { $name } 在这里已经有座位了。
refused-invite-unwanted = { $name } 刚被问过，或者不想被邀请。
refused-invite-too-many = 邀请太多了，请等几分钟。
refused-invite-nobody = 这里没有人叫“{ $said }”。
refused-invite-account = 这里没有人叫“{ $said }”。要请别处的人，请先登录账号。
notified = 开了一桌 UNO（{ $preset }）：{ $p }加入 入座。
notify-set = { $what ->
    [on] 这里开桌时我会告诉你。
    [once] 这里下一次开桌时我会告诉你。
    [off] 这里开桌时我不再告诉你。
   *[preset] 这里开 { $preset } 的桌时我会告诉你。
}
command-notify = 通知, notify, 提醒我
word-notify-on = 开, 开启
word-notify-once = 一次, 下次
word-notify-off = 关, 关闭
word-set-invitations = 邀请

## In the help

setting-invitations = 别人是否可以通过我邀请你。
