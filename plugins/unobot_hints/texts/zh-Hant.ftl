### Hints to newcomers.

hint-card = 第一次見到：{ $text }
word-set-hints = 提示

## In the help

setting-hints = 遇到新東西時，我是否私下告訴你一次。
hint-newcomer = { $how }{ $p }說明 看更多，{ $p }設定 提示 關 不再提示。
