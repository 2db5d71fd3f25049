### 只說給一個玩家聽的話。

# 這幾行的樣子是固定的：腳本和讀屏軟體靠它。
hand = 你的手牌：{ $cards }
hand-empty = 你手上沒有牌。
hand-playable = { $hand }（可出：{ $answers }）
hand-nothing = { $hand }（沒有能出的：{ $p }{ $answer }）
hand-answers = { $hand }（可回答：{ $answers }）
hand-others = { $direction ->
    [1] { $hand }· { $list }
   *[other] { $hand }· { $list }（反方向）
}
hand-other = { $player } { $count }
# 可以選哪些牌、選幾張。
choices = { $count ->
    [exact] 從 { $cards } 裡選 { $most } 張
    [one] 不選，或從 { $cards } 裡選 1 張
    [many] 不選，或從 { $cards } 裡選最多 { $most } 張
   *[some] 從 { $cards } 裡選 { $least } 到 { $most } 張
}

shown = 你看到 { $player } 的牌：{ $cards }
shown-empty = 你看到 { $player } 的手牌：一張也沒有
shown-challenge = { $player } 當時手上有 { $cards }

warned-false-call = 你現在不用喊 { $word }。這次只是警告：再亂喊就要罰抽。

tried = { $why }試著出這張牌，罰抽 { $fine } 張。

moves = { $playable ->
    [no] 你可以：{ $list }。
   *[yes] { $others ->
        [no] 你可以出 { $cards }。
       *[yes] 你可以出 { $cards }，或者：{ $list }。
    }
}
moves-pick = 你可以 { $p }選 { $cards }。
moves-more = 還有別的類似的
moves-none = 現在沒有需要你做的事。
why-playable = { $card } 現在可以出。

## 拒絕：為什麼不行，然後是可以做什麼。

refusal = { $why }{ $possible }

refused-not-understood = 這裡看不懂「{ $said }」。{ $p }說明 列出指令。
refused-no-seat = 你不在這一桌；{ $p }加入 入座。
refused-not-seated = 你不在這一桌；{ $p }加入 入座。
refused-already-seated = 你已經入座了。
refused-name-taken = 這一桌已經有人叫 { $name } 了。
refused-no-round = 現在沒有牌局；{ $p }開始 發牌。
refused-round-running = 這一局還沒打完。
refused-too-few = 至少要 { $least } 人才能開始；別人可以 { $p }加入。
refused-not-in-round = 你不在這一局；下一局會發牌給你。
refused-table-full = 滿了：這一桌 { $most } 人。
refused-no-entry = 這場比賽不能再加入；下一場開放所有人。
refused-match-over = 整場比賽結束了；{ $p }開桌 再開一桌。
refused-not-waited-for = 這一桌沒有在等這個人。
refused-too-late = 晚了一步：別人已經先回應了。
refused-unknown-card = { $known ->
    [no] 哪一張牌？
   *[yes] 這副牌裡沒有「{ $said }」。
}
refused-unknown-player = 這一桌沒有人叫「{ $said }」。
refused-one-card-a-turn = 這裡一次只出一張牌。
refused-not-held = 你沒有 { $card }。
refused-not-your-turn = 還沒輪到你：現在輪到 { $player }。
refused-does-not-match = { $needs ->
    [color] { $card } 不能接 { $top }（{ $color }）：要出{ $color }色或黑牌。
    [number] { $card } 不能接 { $top }：要出{ $color }色、{ $number } 或黑牌。
   *[symbol] { $card } 不能接 { $top }：要出{ $color }色、一樣的符號或黑牌。
}
refused-wd4-strict = 手上沒有目前顏色的牌時，才能出 { $card }。
refused-wd4-no-play = 別的牌都不能出時，才能出 { $card }。
refused-first-turn = 輪到你了：出一張牌，或抽一張。
refused-first-turn-pass = 抽牌之後才能過。
refused-first-turn-challenge = 現在沒有可以挑戰的。
refused-first-turn-accept = 現在沒有要你接受的。
refused-first-turn-refuse = 現在沒有要你拒絕的。
refused-first-turn-color = 現在不用指定顏色；顏色和牌一起說，例如 { $p }出 w 紅。
refused-first-turn-pick = 現在沒有要你選的。
refused-first-drawn = 你已經抽了牌：出剛抽到的那張，或者過。
refused-first-drawn-draw = 你已經抽過了。
refused-first-penalty = 先回應對你出的那張牌。
refused-first-color = 先指定一個顏色。
refused-first-return = 先出一張原來那個顏色的牌。
refused-first-swap = 先說和誰交換手牌。
refused-whisper-only = 請私下跟我說：這裡誰都看得到。
refused-first-skipped = 先回應要你停一回合的那張牌：出牌傳下去，或停一回合。
refused-first-deal = 現在沒有牌局；{ $p }開始 發牌。
refused-first-other = 先回答正在問你的事。
refused-no-calls = 這一桌不用喊 { $word }。
refused-call-settled = 你現在不用喊 { $word }。
refused-call-not-needed = 剩 { $left } 張牌時，或出牌後會剩 { $left } 張時，才喊 { $word }。
refused-must-play = 這一桌有牌可出就不能抽牌。
refused-nobody-to-catch = 現在沒有人可抓。
refused-rule-failed = 規則 { $rule } 出了錯。牌桌停在出錯之前。
refused-not-host = 只有房主可以這樣做。
refused-too-many-cards = 這副牌裡只有 { $there } 張 { $card }。
refused-other = 現在不行。

## 這樣不能開桌

refused-wants-number = { $option } 是 { $low } 到 { $high } 之間的數，不能是「{ $said }」。
refused-wants-word = { $option } 只能是 { $words }，不能是「{ $said }」。
refused-wants-time = { $option } 是一段時間，例如 90s 或 3m，或 off；不能是「{ $said }」。
refused-wants-longer-time = { $option } 至少要 { $least }，或 off；不能是「{ $said }」。
refused-wants-pause = { $option } 是從 1m 到 24h 的一段時間，例如 30m；不能是「{ $said }」。
refused-unknown-word = { $guess ->
    [no] 沒有叫「{ $said }」的玩法或規則。
   *[yes] 沒有叫「{ $said }」的玩法或規則。你是指 { $nearest } 嗎？
}
refused-unknown-option = { $guess ->
    [no] 這一桌的規則都沒有選項 { $said }。
   *[yes] 這一桌的規則都沒有選項 { $said }。你是指 { $nearest } 嗎？
}
refused-option-elsewhere = 選項 { $said } 屬於 { $owners }，這裡沒有選它。
refused-option-refused = 有 { $rule }，{ $option } 就沒有意義。
refused-two-presets = { $one } 和 { $other } 請選一個；一桌只有一種玩法。
refused-no-presets = 沒有載入任何玩法，沒辦法開桌。
refused-open-quote = 少了一個引號。
refused-missing-rule = 這裡沒有載入規則 { $rule }。
refused-needs-rule = { $other ->
    [classic-game] { $rule } 是經典玩法的規則，不能和別的玩法一起用。
   *[other] { $rule } 要和 { $other } 一起用。
}
refused-rules-conflict = { $rule } 和 { $other } 不能一起用（{ $reason }）。
refused-one-kind-of-match = { $rule } 和 { $other } 是兩種賽制；一桌只有一種。
refused-two-decks = { $rule } 和 { $other } 是兩種牌；一桌只有一種。
refused-one-sided-cards = { $rule } 的牌有兩面，{ $other } 的牌只有一面：不能一起用。
refused-until-and-never = draw=until 一直抽到能出的牌，play-drawn=never 又不能出：兩個請選一個。
refused-action-takes-nothing = { $action } 後面不能再加「{ $said }」。
refused-unknown-action = { $option } 只能是 { $words }，不能是「{ $said }」。
refused-cannot-lead = 現在幾張一起出時，第一張不能是 { $card }。
refused-not-together = 這裡只有符號相同的牌可以一起出，黑牌不行。
refused-no-challenge = { $option } 說的是挑戰的代價，這裡什麼都不能挑戰：要 wd4=challenge 才行。
refused-no-out-black = { $card } 不能當最後一張：這裡不能用黑牌出完。
refused-no-out-action = { $card } 不能當最後一張：這裡不能用功能牌或黑牌出完。
refused-never-last = { $card } 不能是最後一張。
refused-only-pairs = 這裡只有顏色和符號都相同的兩張牌可以一起出。
refused-jump-in-too-late = 太晚了：已經有人先出手，不能再對 { $card } 跳插了。這次不罰。
refused-same-card = { $one } 和 { $other } 都規定了 { $symbol } 這張牌的作用。
refused-circular-order = 這些規則的先後繞成了一圈：{ $rules }。
refused-other-version = 這一局是別的版本儲存的，沒辦法繼續。
refused-cannot-load = 這一局已經沒辦法載入了。
refused-no-memory = 這一局已經沒辦法載入了。

## 打錯

slip-card = 「{ $said }」不是這裡的牌；你是指 { $nearest } 嗎？
slip-card-yes = 「{ $said }」不是這裡的牌；你是指 { $nearest } 嗎？{ $p }是 就出它。
slip-card-unknown = 「{ $said }」不是這裡的牌。牌這樣寫：r5、g+2、bs、w 紅。
slip-unclear = 「{ $said }」可能是 { $candidates }。哪一個？
slip-no-colors = 這裡沒有顏色：{ $candidates }？
slip-command = 看不懂「{ $said }」；你是指 { $p }{ $nearest } 嗎？
slip-command-yes = 看不懂「{ $said }」。你是指這個嗎？{ $does }說 { $p }是 就照辦。
slip-move-yes = 看不懂「{ $said }」；你是指 { $p }{ $nearest } 嗎？說 { $p }是 就照辦。
slip-call-yes = 現在不該喊「{ $said }」，喊了會罰抽。還是要喊的話，說 { $p }是。
slip-command-unknown = 看不懂「{ $said }」。{ $p }說明 列出指令。
slip-card-what = 哪一張牌？例如 { $p }出 r5。
slip-color = 「{ $said }」不是這裡的顏色：{ $colors }？
slip-color-what = 哪種顏色：{ $colors }？
slip-color-of = { $whose ->
    [own] { $card } 的顏色由你選：{ $colors }。
   *[other] { $card } 的顏色由 { $player } 選，不是你：{ $colors }。輸入 { $p }出 { $card }。
}
slip-player-what = 誰？請加上名字；{ $p }玩家 列出所有人。
slip-number-what = 哪個數？
slip-pick-what = 你選什麼？
slip-unread = 看不懂這裡的「{ $said }」。
slip-name = 這裡沒有人叫「{ $said }」；你是指 { $nearest } 嗎？
slip-name-unknown = 這一桌沒有人叫「{ $said }」。
slip-name-unclear = 「{ $said }」可能是 { $candidates }。哪一位？
refused-table-elsewhere = 你的牌桌在 { $list }。請在那裡出牌，用你在那個房間裡的任何一個帳號都可以。
