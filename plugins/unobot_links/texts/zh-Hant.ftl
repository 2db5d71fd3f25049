### 一個人有幾個帳號：綁定與解除綁定。

command-link = 綁定, link, 連結
help-link = { $p }綁定：給你一個綁定碼；用你的另一個帳號打給我，兩個帳號就是同一個人：同一個座位、同樣的設定和戰績。
command-unlink = 解綁, unlink, 解除綁定
help-unlink = { $p }解綁：讓這個帳號和綁定的其他帳號分開，自己打過的局帶走，設定保留。

link-code = 十分鐘內，用你的另一個帳號私下跟我說：{ $p }綁定 { $code }。不要給別人看：誰打了它，誰就是你。
link-accounts = 你是 { $list }。
link-done = 從現在起是同一個人：{ $list }。你用哪個帳號出牌，座位就歸哪個帳號。如果這不是你要的：{ $p }解綁。
link-in-room = 別人看到了這個綁定碼，它已經作廢。請重新要一個，私下打給我：{ $p }綁定。
unlink-done = 這個帳號又是單獨的了，不再和 { $list } 一起。設定都保留，每個帳號各有自己打過的局。
refused-link-account = 只有帳號可以綁定，因為它明天還是你的。請先登入帳號，再 { $p }綁定。
refused-link-wrong-code = 沒有這個綁定碼，或者十分鐘已經過了。用另一個帳號 { $p }綁定 可以要一個新的。
refused-link-self = 這是這個帳號自己的綁定碼，請用另一個帳號打。
refused-link-already = 這兩個帳號已經是同一個人了。
refused-link-too-many = 一個人最多有 { $most } 個帳號。
refused-link-two-seats = 兩個帳號在 { $room } 的牌桌上都有座位，一個人只能有一個座位。請等整場比賽結束再綁定。
refused-unlink-none = 這個帳號沒有和別的帳號綁定。
