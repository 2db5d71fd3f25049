### Asking people to a table, and telling them of one.

refused-notify-what = 可以寫 { $words } 或一種玩法，例如 { $p }通知 台灣。
help-notify = { $p }通知：這裡開桌時私下告訴你；{ $p }通知 玩法：只在開這種玩法時；{ $p }通知 一次：只告訴下一次；{ $p }通知 關：不再告訴。
command-invite = 邀請, invite
help-invite = { $p }邀請 名字：請人來這一桌，在房間裡的就私下問，不在的就請進房間。不想被邀請：{ $p }設定 邀請 關。
invited = { $player } 請你來玩一桌 { $preset }：{ $p }加入 入座。不想被邀請，請私下跟我說「設定 邀請 關」。
invite-done = 已經問了 { $name }。
invite-sent = 已經請 { $name } 進 { $room }。
invite-failed = 沒辦法請 { $name } 進 { $room }：沒有這個人，或者我沒有權限。
refused-invite-seated = { $name } 在這裡已經有座位了。
refused-invite-unwanted = { $name } 剛被問過，或者不想被邀請。
refused-invite-too-many = 邀請太多了，請等幾分鐘。
refused-invite-nobody = 這裡沒有人叫「{ $said }」。
refused-invite-account = 這裡沒有人叫「{ $said }」。要請別處的人，請先登入帳號。
notified = 開了一桌 UNO（{ $preset }）：{ $p }加入 入座。
notify-set = { $what ->
    [on] 這裡開桌時我會告訴你。
    [once] 這裡下一次開桌時我會告訴你。
    [off] 這裡開桌時我不再告訴你。
   *[preset] 這裡開 { $preset } 的桌時我會告訴你。
}
command-notify = 通知, notify, 提醒我
word-notify-on = 開, 開啟
word-notify-once = 一次, 下次
word-notify-off = 關, 關閉
word-set-invitations = 邀請

## In the help

setting-invitations = 別人是否可以透過我邀請你。
