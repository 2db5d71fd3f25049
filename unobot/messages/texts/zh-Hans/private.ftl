### 只说给一个玩家听的话。

# 这几行的样子是固定的：脚本和读屏软件靠它。
hand = 你的手牌：{ $cards }
hand-empty = 你手里没有牌。
hand-playable = { $hand }（可出：{ $answers }）
hand-nothing = { $hand }（没有能出的：{ $p }{ $answer }）
hand-answers = { $hand }（可回答：{ $answers }）
hand-others = { $direction ->
    [1] { $hand }· { $list }
   *[other] { $hand }· { $list }（反方向）
}
hand-other = { $player } { $count }
# 可以选哪些牌、选几张。
choices = { $count ->
    [exact] 从 { $cards } 里选 { $most } 张
    [one] 不选，或从 { $cards } 里选 1 张
    [many] 不选，或从 { $cards } 里选最多 { $most } 张
   *[some] 从 { $cards } 里选 { $least } 到 { $most } 张
}

shown = 你看到 { $player } 的牌：{ $cards }
shown-empty = 你看到 { $player } 的手牌：一张也没有
shown-challenge = { $player } 当时拿着 { $cards }

warned-false-call = 你现在不用喊 { $word }。这次只是警告：再错喊就要罚摸。

tried = { $why }出错这张牌，罚摸 { $fine } 张。

moves = { $playable ->
    [no] 你可以：{ $list }。
   *[yes] { $others ->
        [no] 你可以出 { $cards }。
       *[yes] 你可以出 { $cards }，或者：{ $list }。
    }
}
moves-pick = 你可以 { $p }选 { $cards }。
moves-more = 还有别的类似的
moves-none = 现在没有需要你做的事。
why-playable = { $card } 现在可以出。

## 拒绝：为什么不行，然后是可以做什么。

refusal = { $why }{ $possible }

refused-not-understood = 这里看不懂“{ $said }”。{ $p }帮助 列出命令。
refused-no-seat = 你不在这一桌；{ $p }加入 入座。
refused-not-seated = 你不在这一桌；{ $p }加入 入座。
refused-already-seated = 你已经入座了。
refused-name-taken = 这一桌已经有人叫 { $name } 了。
refused-no-round = 现在没有牌局；{ $p }开始 发牌。
refused-round-running = 本局还没打完。
refused-too-few = 至少要 { $least } 人才能开始；别人可以 { $p }加入。
refused-not-in-round = 你不在本局里；下一局给你发牌。
refused-table-full = 满了：这一桌 { $most } 人。
refused-no-entry = 这场比赛不能再加入；下一场谁都可以来。
refused-match-over = 整场比赛结束了；{ $p }开桌 再开一桌。
refused-not-waited-for = 这一桌没有在等这个人。
refused-too-late = 晚了一步：别人已经先回应了。
refused-unknown-card = { $known ->
    [no] 哪一张牌？
   *[yes] 这副牌里没有“{ $said }”。
}
refused-unknown-player = 这一桌没有人叫“{ $said }”。
refused-one-card-a-turn = 这里一次只出一张牌。
refused-not-held = 你没有 { $card }。
refused-not-your-turn = 还没轮到你：现在轮到 { $player }。
refused-does-not-match = { $needs ->
    [color] { $card } 不能接 { $top }（{ $color }）：要出{ $color }色或万能牌。
    [number] { $card } 不能接 { $top }：要出{ $color }色、{ $number } 或万能牌。
   *[symbol] { $card } 不能接 { $top }：要出{ $color }色、一样的符号或万能牌。
}
refused-wd4-strict = 手里没有当前颜色的牌时才能出 { $card }。
refused-wd4-no-play = 别的牌都不能出时才能出 { $card }。
refused-first-turn = 轮到你了：出一张牌，或摸一张。
refused-first-turn-pass = 摸牌之后才能过。
refused-first-turn-challenge = 现在没有可以质疑的。
refused-first-turn-accept = 现在没有要你接受的。
refused-first-turn-refuse = 现在没有要你拒绝的。
refused-first-turn-color = 现在不用选颜色；颜色和牌一起说，例如 { $p }出 w 红。
refused-first-turn-pick = 现在没有要你选的。
refused-first-drawn = 你已经摸了牌：出刚摸到的那张，或者过。
refused-first-drawn-draw = 你已经摸过了。
refused-first-penalty = 先处理打到你头上的那张牌：摸牌、质疑，或出牌应对。
refused-first-color = 先选一个颜色。
refused-first-return = 先出一张原来那个颜色的牌。
refused-first-swap = 先说和谁交换手牌。
refused-whisper-only = 请私下对我说：这里谁都看得到。
refused-first-skipped = 先回应要你停一轮的那张牌：出牌传下去，或停一轮。
refused-first-deal = 现在没有牌局；{ $p }开始 发牌。
refused-first-other = 先回答正在问你的事。
refused-no-calls = 这一桌不用喊 { $word }。
refused-call-settled = 你现在不用喊 { $word }。
refused-call-not-needed = 剩 { $left } 张牌时，或出牌后会剩 { $left } 张时，才喊 { $word }。
refused-must-play = 这一桌有牌可出就不能摸牌。
refused-nobody-to-catch = 现在没有人可抓。
refused-rule-failed = 规则 { $rule } 出了错。牌桌停在出错之前。
refused-not-host = 只有房主可以这样做。
refused-too-many-cards = 这副牌里只有 { $there } 张 { $card }。
refused-other = 现在不行。

## 这样开不了一桌

refused-wants-number = { $option } 是 { $low } 到 { $high } 之间的数，不能是“{ $said }”。
refused-wants-word = { $option } 只能是 { $words }，不能是“{ $said }”。
refused-wants-time = { $option } 是一段时间，例如 90s 或 3m，或 off；不能是“{ $said }”。
refused-wants-longer-time = { $option } 至少要 { $least }，或 off；不能是“{ $said }”。
refused-wants-pause = { $option } 是从 1m 到 24h 的一段时间，例如 30m；不能是“{ $said }”。
refused-unknown-word = { $guess ->
    [no] 没有叫“{ $said }”的玩法或规则。
   *[yes] 没有叫“{ $said }”的玩法或规则。是 { $nearest } 吗？
}
refused-unknown-option = { $guess ->
    [no] 这一桌的规则都没有选项 { $said }。
   *[yes] 这一桌的规则都没有选项 { $said }。是 { $nearest } 吗？
}
refused-option-elsewhere = 选项 { $said } 属于 { $owners }，这里没有选它。
refused-option-refused = 有 { $rule }，{ $option } 就没有意义。
refused-two-presets = { $one } 和 { $other } 请选一个；一桌只有一种玩法。
refused-no-presets = 没有装任何玩法，开不了桌。
refused-open-quote = 少了一个引号。
refused-missing-rule = 这里没有装规则 { $rule }。
refused-needs-rule = { $other ->
    [classic-game] { $rule } 是经典玩法的规则，不能和别的玩法一起用。
   *[other] { $rule } 要和 { $other } 一起用。
}
refused-rules-conflict = { $rule } 和 { $other } 不能一起用（{ $reason }）。
refused-one-kind-of-match = { $rule } 和 { $other } 是两种赛制；一桌只有一种。
refused-two-decks = { $rule } 和 { $other } 是两种牌；一桌只有一种。
refused-one-sided-cards = { $rule } 的牌有两面，{ $other } 的牌只有一面：不能一起用。
refused-until-and-never = draw=until 一直摸到能出的牌，play-drawn=never 又不让出：两个请选一个。
refused-action-takes-nothing = { $action } 后面不能再加“{ $said }”。
refused-unknown-action = { $option } 只能是 { $words }，不能是“{ $said }”。
refused-cannot-lead = 现在几张一起出时，第一张不能是 { $card }。
refused-not-together = 这里只有符号相同的牌可以一起出，黑牌不行。
refused-no-challenge = { $option } 说的是质疑的代价，这里什么都不能质疑：要 wd4=challenge 才行。
refused-no-out-black = { $card } 不能作为最后一张：这里不能用黑牌出完。
refused-no-out-action = { $card } 不能作为最后一张：这里不能用功能牌或黑牌出完。
refused-never-last = { $card } 不能是最后一张。
refused-only-pairs = 这里只有颜色和符号都一样的两张牌可以一起出。
refused-jump-in-too-late = 太晚了：能抢出 { $card } 之后已经有人出手。不罚你。
refused-same-card = { $one } 和 { $other } 都规定了 { $symbol } 这张牌的作用。
refused-circular-order = 这些规则的先后绕成了一圈：{ $rules }。
refused-other-version = 这一局是别的版本保存的，没法继续。
refused-cannot-load = 这一局已经读不出来了。
refused-no-memory = 这一局已经读不出来了。

## 打错

slip-card = “{ $said }”不是这里的牌；是 { $nearest } 吗？
slip-card-yes = “{ $said }”不是这里的牌；是 { $nearest } 吗？{ $p }是 就出它。
slip-card-unknown = “{ $said }”不是这里的牌。牌这样写：r5、g+2、bs、w 红。
slip-unclear = “{ $said }”可能是 { $candidates }。哪一个？
slip-no-colors = 这里没有颜色：{ $candidates }？
slip-command = 看不懂“{ $said }”；是 { $p }{ $nearest } 吗？
slip-command-yes = 看不懂“{ $said }”。是这个吗？{ $does }说 { $p }是 就照办。
slip-move-yes = 看不懂“{ $said }”；是 { $p }{ $nearest } 吗？说 { $p }是 就照办。
slip-call-yes = 现在不该喊“{ $said }”，喊了要罚摸。一定要喊，就说 { $p }是。
slip-command-unknown = 看不懂“{ $said }”。{ $p }帮助 列出命令。
slip-card-what = 哪一张牌？例如 { $p }出 r5。
slip-color = “{ $said }”不是这里的颜色：{ $colors }？
slip-color-what = 哪种颜色：{ $colors }？
slip-color-of = { $whose ->
    [own] { $card } 的颜色由你选：{ $colors }。
   *[other] { $card } 的颜色由 { $player } 选，不是你：{ $colors }。输入 { $p }出 { $card }。
}
slip-player-what = 谁？请加上名字；{ $p }玩家 列出所有人。
slip-number-what = 哪个数？
slip-pick-what = 你选什么？
slip-unread = 看不懂那里的“{ $said }”。
slip-name = 这里没有人叫“{ $said }”；是 { $nearest } 吗？
slip-name-unknown = 这一桌没有人叫“{ $said }”。
slip-name-unclear = “{ $said }”可能是 { $candidates }。哪一位？
refused-table-elsewhere = 你的牌桌在 { $list }。请在那里出牌，用你在那个房间里的任何一个账号都行。
