### 一个人有几个账号：绑定与解绑。

command-link = 绑定, link, 关联
help-link = { $p }绑定：给你一个绑定码；从你的另一个账号打给我，两个账号就是同一个人：同一个座位、同样的设置和战绩。
command-unlink = 解绑, unlink, 解除绑定
help-unlink = { $p }解绑：让这个账号和绑定的其他账号分开，自己打过的局带走，设置保留。

link-code = 十分钟之内，从你的另一个账号私下对我说：{ $p }绑定 { $code }。不要给别人看：谁打了它，谁就是你。
link-accounts = 你是 { $list }。
link-done = 从现在起是同一个人：{ $list }。你用哪个账号出牌，座位就归哪个账号。如果不是你想要的：{ $p }解绑。
link-in-room = 别人看到了这个绑定码，它已经作废。请重新要一个，私下打给我：{ $p }绑定。
unlink-done = 这个账号又是单独的了，不再和 { $list } 一起。设置都保留，每个账号各有自己打过的局。
refused-link-account = 只有账号可以绑定，因为它明天还是你的。请先登录账号，再 { $p }绑定。
refused-link-wrong-code = 没有这个绑定码，或者十分钟已经过了。用另一个账号 { $p }绑定 可以要一个新的。
refused-link-self = 这是这个账号自己的绑定码，请用另一个账号打。
refused-link-already = 这两个账号已经是同一个人了。
refused-link-too-many = 一个人最多有 { $most } 个账号。
refused-link-two-seats = 两个账号在 { $room } 的牌桌上都有座位，一个人只能有一个座位。请等整场比赛结束再绑定。
refused-unlink-none = 这个账号没有和别的账号绑定。
