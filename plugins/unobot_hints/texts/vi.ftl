### Hints to newcomers.

hint-card = Lá mới với bạn: { $text }
word-set-hints = gợi ý

## In the help

setting-hints = tôi có nhắn riêng, một lần, về những gì mới với bạn hay không.
hint-newcomer = { $how } { $p }giúp để xem thêm, { $p }cài đặt gợi ý tắt để thôi nhắc.
