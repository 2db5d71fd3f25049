### ほかのメッセージの材料になる小さな部品。

language-name = 日本語, にほんご, nihongo

color-red = 赤
color-yellow = 黄
color-green = 緑
color-blue = 青

card-in-words = { $color }{ $name }
card-as = { $card }（{ $number }として）

## 一覧：`last` は最後の項目、`more` はほかの項目をつなぐ。

list-and-last = { $first } と { $next }
list-and-more = { $first }、{ $next }
# ここで選ばせるのは打つ言葉なので、「か」を入れず読点だけで並べる。
list-or-last = { $first }、{ $next }
list-or-more = { $first }、{ $next }
list-comma-last = { $first }、{ $next }
list-comma-more = { $first }、{ $next }

# 一つの行動から起きたこと：「bobさんは2枚引いて飛ばされ、annさんが……」。
list-effects-last = { $first }、{ $next }
list-effects-more = { $first }、{ $next }

# ルールとオプション。項目の中に読点が入る。
list-differences-last = { $first }／{ $next }
list-differences-more = { $first }／{ $next }

# チーム：「ann と cid 対 bob と dan」。
list-against-last = { $first } 対 { $next }
list-against-more = { $first }、{ $next }

# 一行の中の文。あいだに空白は入れない。
list-sentences-last = { $first }{ $next }
list-sentences-more = { $first }{ $next }

## 句を文にする。

sentence = { $clause }。
sentence-with-effects = { $clause }。{ $effects }。

## 名前や行が記号で始まり、コマンドに見えるときは、前に言葉を置く。

neutral-name = プレイヤー { $name }
neutral-line = 注：{ $line }

# 一人だけが見る、ある部屋についての行。
private-line = [{ $room }] { $text }

time-left = { $minutes ->
    [0] { $seconds }秒
   *[other] { $seconds ->
        [0] { $minutes }分
       *[other] { $minutes }分{ $seconds }秒
    }
}
