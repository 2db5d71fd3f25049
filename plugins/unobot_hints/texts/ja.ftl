### Hints to newcomers.

# 初めてカードを配られた人に、手札のあとで。
hint-first-hand = 番が来たら、部屋か私に「出す r5」（赤5）、「出す w 赤」（ワイルドと色）、「引く」、「パス」。残り1枚で「ウノ」。説明：{ $p }ヘルプ。案内を止める：{ $p }設定 hints off
# 初めて出会うカードについて。
hint-card = 初めてのカードです：{ $text }
word-set-hints = ヒント
