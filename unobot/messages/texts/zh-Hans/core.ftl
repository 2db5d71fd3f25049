### 其他消息都要用到的小片段。

language-name = 简体中文, 简体, 中文, 汉语

color-red = 红
color-yellow = 黄
color-green = 绿
color-blue = 蓝

card-in-words = { $color }{ $name }
card-as = { $card } 当 { $number }

## 列表：`last` 接上最后一项，`more` 接上其余各项。

list-and-last = { $first } 和 { $next }
list-and-more = { $first }、{ $next }
list-or-last = { $first }、{ $next }
list-or-more = { $first }、{ $next }
list-comma-last = { $first }，{ $next }
list-comma-more = { $first }，{ $next }

# 一个动作的后果：“bob 摸 2 张，被跳过，ann 喊了 UNO”。
list-effects-last = { $first }，{ $next }
list-effects-more = { $first }，{ $next }

# 规则和选项；各项里面可以有逗号。
list-differences-last = { $first }；{ $next }
list-differences-more = { $first }；{ $next }

# 队伍：“ann 和 cid 对 bob 和 dan”。
list-against-last = { $first } 对 { $next }
list-against-more = { $first }，{ $next }

# 一行里的几句话，中间没有空格。
list-sentences-last = { $first }{ $next }
list-sentences-more = { $first }{ $next }

## 分句变成句子。

sentence = { $clause }。
sentence-with-effects = { $clause }，{ $effects }。

## 名字或整行以符号开头、可能被当成命令时，前面加一个词。

neutral-name = 玩家 { $name }
neutral-line = 注：{ $line }

# 只有一个玩家看到的一行，说的是某个房间。
private-line = [{ $room }] { $text }

time-left = { $minutes ->
    [0] { $seconds } 秒
   *[other] { $seconds ->
        [0] { $minutes } 分钟
       *[other] { $minutes } 分 { $seconds } 秒
    }
}
