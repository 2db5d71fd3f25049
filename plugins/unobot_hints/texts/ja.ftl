### Hints to newcomers.

# 初めてカードを配られた人に、手札のあとで。
# 初めて出会うカードについて。
hint-card = 初めてのカードです：{ $text }
word-set-hints = ヒント

## In the help

setting-hints = 初めてのことを、個別に1度だけ説明するかどうか。
hint-newcomer = { $how }説明：{ $p }ヘルプ。案内を止める：{ $p }設定 ヒント オフ
