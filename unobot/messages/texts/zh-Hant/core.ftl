### 其他訊息都要用到的小片段。

language-name = 繁體中文, 繁體, 繁中, 正體中文, 正體

color-red = 紅
color-yellow = 黃
color-green = 綠
color-blue = 藍

card-in-words = { $color }{ $name }
card-as = { $card } 當作 { $number }

## 列表：`last` 接上最後一項，`more` 接上其餘各項。

list-and-last = { $first } 和 { $next }
list-and-more = { $first }、{ $next }
list-or-last = { $first }、{ $next }
list-or-more = { $first }、{ $next }
list-comma-last = { $first }，{ $next }
list-comma-more = { $first }，{ $next }

# 一個動作的後果：「bob 抽 2 張，被跳過，ann 喊了 UNO」。
list-effects-last = { $first }，{ $next }
list-effects-more = { $first }，{ $next }

# 規則和選項；各項裡面可以有逗號。
list-differences-last = { $first }；{ $next }
list-differences-more = { $first }；{ $next }

# 隊伍：「ann 和 cid 對 bob 和 dan」。
list-against-last = { $first } 對 { $next }
list-against-more = { $first }，{ $next }

# 一行裡的幾句話，中間沒有空格。
list-sentences-last = { $first }{ $next }
list-sentences-more = { $first }{ $next }

## 分句變成句子。

sentence = { $clause }。
sentence-with-effects = { $clause }，{ $effects }。

## 名字或整行以符號開頭、可能被當成指令時，前面加一個詞。

neutral-name = 玩家 { $name }
neutral-line = 註：{ $line }

# 只有一個玩家看到的一行，說的是某個房間。
private-line = [{ $room }] { $text }

time-left = { $minutes ->
    [0] { $seconds } 秒
   *[other] { $seconds ->
        [0] { $minutes } 分鐘
       *[other] { $minutes } 分 { $seconds } 秒
    }
}
