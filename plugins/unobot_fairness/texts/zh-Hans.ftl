### Deals that anybody can check.

help-verify = { $p }验证：看下一次发牌封存了什么，怎样检查上一次发牌。{ $p }验证 文件：把上一局作为文件发给你。
help-seed = { $p }种子 加上几个字：给下一次发牌的运气加一点你的东西。
sealed = 发牌已封存：{ $seal }（{ $p }验证）。
verify-sealed = { $round ->
    [next] 本桌第 { $number } 次发牌已由 SHA-256 { $seal } 封存。你在这里打的、我接受的每一句话，和你用 { $p }种子 加的字，都会算进去。
   *[running] 本局的牌由 SHA-256 { $seal } 封存。本局结束后公开里面是什么。
}
verify-shown = 上一局（{ $round }）的秘密是 { $secret }。哈希 { $number } 次就是第一次发牌的 SHA-256：{ $anchor }。
verify-shares = { $mine ->
    [0] 那次发牌用了 { $count } 句话，没有你的。
   *[other] 那次发牌用了 { $count } 句话，其中 { $mine } 句是你的：{ $shares }
}
verify-file = 下面 { $count } 行是第 { $round } 局。抄进一个文本文件，用 unobot verify 检查。
verify-file-link = 第 { $round } 局的文件，供 unobot verify 使用：{ $url }
verify-none-yet = 还没有打完一局；打完后在这里公开秘密。
seed-taken = 下一次发牌会用上。
beacon-late = 发牌要用的公开值还没到。一分钟后，或有人打 { $p }开始 时，我再试一次。
word-verify-file = 文件
refused-seed-late = 牌已经发了，现在加也不会改变什么。请在下一次发牌之前加。
refused-seed-what = 加什么？什么都行，例如 { $p }种子 42 只小鸭子。
refused-verify-file-none = 没有你打过的这一局。一局结束后，{ $p }验证 文件 把它的文件发给你；{ $p }验证 文件 ID 发以前的。
refused-verify-file-later = { $what ->
    [round] 那一局还没打完：打完后再要它的文件。
   *[match] 这场比赛有一条规则还保密：比赛结束后再要文件。
}
refused-verify-file-gone = 那一局太早了：只保存了结果。
command-verify = 验证
command-seed = 种子

## In the help

word-theme-fairness = 公平
setting-seal = 每次发牌是否公布封印，好在之后验证。
