### Hints to newcomers.

hint-card = 第一次見到：{ $text }
hint-first-hand = 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「出 w 紅」（轉色，加上顏色）、「抽」，抽完可以「過」。剩一張時喊 uno。{ $p }說明 看更多，{ $p }設定 hints off 不再提示。
word-set-hints = 提示
