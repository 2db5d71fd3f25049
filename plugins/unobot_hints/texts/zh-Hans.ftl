### Hints to newcomers.

hint-card = 第一次见到：{ $text }
hint-first-hand = 轮到你时，在房间里或私下对我说：“出 r5”（红 5）、“出 w 红”（万能牌加颜色）、“摸”，摸完可以“过”。剩一张时喊 uno。{ $p }帮助 看更多，{ $p }设置 hints off 不再提示。
word-set-hints = 提示
