### Hints to newcomers.

hint-card = 第一次见到：{ $text }
word-set-hints = 提示

## In the help

setting-hints = 遇到新东西时，我是否私下告诉你一次。
hint-newcomer = { $how }{ $p }帮助 看更多，{ $p }设置 提示 关 不再提示。
