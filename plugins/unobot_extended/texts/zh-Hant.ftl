### 擴展：會發生什麼，問什麼，為什麼不行。

## 牌桌和牌

event-direction-chosen = { $direction ->
    [1] { $seat } 選了順時針
   *[other] { $seat } 選了逆時針
}
event-numbers-printed = 這一局的組合牌上印著 { $numbers }
event-put-under = { $card } 放到牌疊底下
event-laid-under = { $seat } 出了 { $card }
# 和同一個人的動作一起說：「ann 出了 [ra]，帶上 [bh]」；第二種單獨說。
and-added = { $act }，帶上 { $cards }
event-added = { $seat } 加上 { $cards }
and-number-named = { $act }，當作 { $number }
event-number-named = { $seat } 說是 { $number }
and-target-named = { $act }，對 { $to }
event-target-named = { $seat } 選了 { $to }
with-given-back = { $act }（{ $seat } 收回 { $card }）
with-stopped = { $act }，擋住了 { $of } 的 { $card }
and-packet-laid = { $count ->
    [0] { $act }，沒有附牌
   *[other] { $act }，附上 { $count } 張蓋著的牌
}
event-packet-laid = { $count ->
    [0] { $seat } 沒有附牌
   *[other] { $seat } 附上 { $count } 張蓋著的牌
}
event-packet-taken = { $count ->
    [0] { $seat } 收下空的轉移牌
   *[other] { $seat } 收下轉移牌，共 { $count } 張
}
and-cards-taken = { $act }，拿走 { $of } { $count } 張牌
event-cards-taken = { $seat } 拿走 { $of } { $count } 張牌
event-hands-swapped = { $seat } 和 { $of } 交換手牌
event-turned-up = { $card } 亮了出來
event-number-turned-up = { $seat } 翻出 { $card }
event-color-bet = { $word ->
    [red] { $seat } 說紅色
    [yellow] { $seat } 說黃色
    [green] { $seat } 說綠色
    [blue] { $seat } 說藍色
   *[black] { $seat } 說黑色
}
event-duel-won = { $seat } 在決鬥中贏了 { $of }
event-duel-tied = { $seat } 和 { $of } 的決鬥平手
and-laid-face-down = { $act }，把 { $count } 張牌蓋著留給其他人
event-laid-face-down = { $seat } 把 { $count } 張牌蓋著留給其他人
event-took-face-down = { $seat } 抽走其中 { $times } 張
event-held-back = { $why ->
    [effect] { $seat } 戴著緊箍咒，不能從牌疊拿牌
   *[limit] { $seat } 手上的牌太多，少拿 { $count } 張
}
event-grenade-passed = { $to } 接到手榴彈
event-c4-moved = { $number ->
    [0] C4 留在 { $to } 手上
   *[other] C4 移動 { $number } 位，到 { $to } 手上
}
event-outbid-lost = { $seat } 出不了 { $least } 或更大的數
event-blown-up = { $card } 在 { $seat } 手上爆炸
event-came-back = { $seat } 回到這一局，停一回合（眩暈）
event-stunned = { $seat } 停一回合（眩暈）
event-exhausted = { $seat } 眩暈（停一回合）、虛弱（不能出 pass牌、反彈和傳遞牌）
event-hand-halved = { $seat } 戴上緊箍咒：手牌減到 { $count } 張之前，不能從牌疊拿牌
and-put-up = { $act }，亮出 { $cards }
event-put-up = { $seat } 亮出 { $cards }
event-reckoned = { $seat } 選 { $sign } { $number }，得 { $result }
event-gamble-won = { $seat } 比 { $of } 大
event-gamble-tied = { $seat } 和 { $of } 一樣大

## 問誰什麼

prompt-direction = { $addressed ->
    [yes] 選哪個方向？（{ $p }選 順時針 或 { $p }選 逆時針）
   *[no] { $player } 選哪個方向？（{ $p }選 順時針 或 { $p }選 逆時針）
}
prompt-draw = { $addressed ->
    [yes] 抽 { $penalty } 張並停一回合（{ $p }接受），或用加牌、pass牌、反彈回應（{ $p }出 牌）。
   *[no] { $player }：抽 { $penalty } 張並停一回合（{ $p }接受），或用加牌、pass牌、反彈回應（{ $p }出 牌）。
}
prompt-transfer = { $addressed ->
    [yes] 收下轉移牌（{ $p }接受），或用同樣的傳遞牌、pass牌、反彈傳下去（{ $p }出 牌）。
   *[no] { $player }：收下轉移牌（{ $p }接受），或用同樣的傳遞牌、pass牌、反彈傳下去（{ $p }出 牌）。
}
prompt-disarm = { $addressed ->
    [yes] 停一回合，並棄兩張功能牌（{ $p }接受）或抽四張（{ $p }拒絕）。
   *[no] { $player }：停一回合，並棄兩張功能牌（{ $p }接受）或抽四張（{ $p }拒絕）。
}
prompt-stun = { $addressed ->
    [yes] 眩暈停一回合（{ $p }接受），或找人頂替（{ $p }出 牌）。
   *[no] { $player }：眩暈停一回合（{ $p }接受），或找人頂替（{ $p }出 牌）。
}
prompt-weakness = { $addressed ->
    [yes] 虛弱中繼續（{ $p }接受），或找人頂替（{ $p }出 牌）。
   *[no] { $player }：虛弱中繼續（{ $p }接受），或找人頂替（{ $p }出 牌）。
}
prompt-target = { $addressed ->
    [yes] 對誰？（{ $p }選 名字）
   *[no] { $player } 對誰？（{ $p }選 名字）
}
prompt-number = { $addressed ->
    [yes] 當作哪個數字？（{ $p }選 7）
   *[no] { $player } 當作哪個數字？（{ $p }選 7）
}
prompt-positions = { $addressed ->
    [yes] 看下家的第幾張牌？（{ $p }選 1 4，或 { $p }選 都不要）
   *[no] { $player } 看下家的第幾張牌？（{ $p }選 1 4，或 { $p }選 都不要）
}
prompt-packet = { $addressed ->
    [yes] 附上最多兩張牌（{ $p }選 牌 牌），或不附（{ $p }選 都不要）。
   *[no] { $player } 附上最多兩張牌（{ $p }選 牌 牌），或不附（{ $p }選 都不要）。
}
prompt-added = { $addressed ->
    [yes] 你可以帶上一張神手（{ $p }選 牌），或不帶（{ $p }選 都不要）。
   *[no] { $player } 可以帶上一張神手（{ $p }選 牌），或不帶（{ $p }選 都不要）。
}
prompt-keep = { $addressed ->
    [yes] 留下哪張數字牌？（{ $p }選 牌）
   *[no] { $player } 留下哪張數字牌？（{ $p }選 牌）
}
prompt-discard = { $addressed ->
    [yes] 你要棄兩張牌（{ $p }選 牌 牌）。
   *[no] { $player } 要棄兩張牌（{ $p }選 牌 牌）。
}
prompt-disarmed = { $addressed ->
    [yes] 你要棄兩張功能牌（{ $p }選 牌 牌）。
   *[no] { $player } 要棄兩張功能牌（{ $p }選 牌 牌）。
}
prompt-bet = { $addressed ->
    [yes] 說一個還沒有人說過的顏色；黑色也算（{ $p }選 顏色）。
   *[no] { $player } 說一個還沒有人說過的顏色；黑色也算（{ $p }選 顏色）。
}
prompt-grenade = { $addressed ->
    [yes] 出一張牌（顏色：{ $fuse }）並指定下一個顏色（{ $p }出 牌 和 顏色），或棄掉手牌（{ $p }過）。
   *[no] { $player }：出一張牌（顏色：{ $fuse }）並指定下一個顏色（{ $p }出 牌 和 顏色），或棄掉手牌（{ $p }過）。
}
prompt-c4 = { $addressed ->
    [yes] 你拿著 C4：出一張數字牌（{ $p }出 牌名）。
   *[no] { $player } 拿著 C4：出一張數字牌（{ $p }出 牌名）。
}
prompt-c4-own = { $addressed ->
    [yes] 出一張數字牌，C4 移走（{ $p }出 牌），或讓它爆炸（{ $p }過）。
   *[no] { $player }：出一張數字牌，C4 移走（{ $p }出 牌），或讓它爆炸（{ $p }過）。
}
prompt-outbid = { $addressed ->
    [yes] { $bid ->
        [0] 出一張數字牌（{ $p }出 牌）。
       *[other] 出一張 { $bid } 或更大的數字牌（{ $p }出 牌）。
    }
   *[no] { $bid ->
        [0] { $player }：出一張數字牌（{ $p }出 牌）。
       *[other] { $player }：出一張 { $bid } 或更大的數字牌（{ $p }出 牌）。
    }
}
prompt-forsaken = { $addressed ->
    [yes] 你要數字還是功能？（{ $p }選 數字、{ $p }選 功能）
   *[no] { $player } 要數字還是功能？（{ $p }選 數字、{ $p }選 功能）
}
prompt-combo = { $addressed ->
    [yes] 你可以加上印著的數字 { $combo }（{ $p }選 牌 牌 牌），或不加（{ $p }選 都不要）。
   *[no] { $player } 可以加上印著的數字 { $combo }（{ $p }選 牌 牌 牌），或不加（{ $p }選 都不要）。
}
prompt-put-up = { $addressed ->
    [yes] 亮出四張數字牌（{ $p }選 牌 牌 牌 牌）。
   *[no] { $player } 亮出四張數字牌（{ $p }選 牌 牌 牌 牌）。
}
prompt-reckon = { $addressed ->
    [yes] 選一個數和怎麼算（{ $p }選 7 +）。
   *[no] { $player } 選一個數和怎麼算（{ $p }選 7 +）。
}
prompt-gambler-won = { $addressed ->
    [yes] 棄兩張牌（{ $p }選 棄牌），或讓對方抽四張（{ $p }選 抽牌）。
   *[no] { $player }：棄兩張牌（{ $p }選 棄牌），或讓對方抽四張（{ $p }選 抽牌）。
}

## 為什麼不行

refused-under-weakness = 虛弱時不能出 { $card }。
refused-transfer-low = { $card } 要接同色的 0 到 4，或另一張傳遞≤4。
refused-transfer-high = { $card } 要接同色的 5 到 9，或另一張傳遞≥5。
refused-draw-too-small = { $card } 太小：只能疊在全是 +2 的上面。
refused-other-packet = { $card } 不是同一種：轉移牌用哪一種傳遞牌來的，就用同一種傳下去。
refused-four-together = 四張相同數字可以一起出，只要其中一張能單獨出；這幾張不行。
refused-only-answers = { $card } 只能在回合開始時回應你身上的效果。
refused-not-this-turn = { $card } 這一回合不能出。
slip-card-unknown-chain = 沒有收錄鎖鏈：原作者自己也說它無法判定。
refused-chain-undecidable = 沒有收錄鎖鏈：原作者自己也說它無法判定。
refused-extended-own-points = 擴展玩法有自己的計分。
refused-first-direction = 先選方向（{ $p }選 順時針 或 { $p }選 逆時針）。
refused-first-draw = 先回應要抽的牌。
refused-first-transfer = 先回應轉移牌。
refused-first-disarm = 先回應繳械。
refused-first-stun = 先回應眩暈（{ $p }接受）。
refused-first-weakness = 先回應虛弱（{ $p }接受）。
refused-first-packet = 先說附上哪幾張牌（{ $p }選 牌名 牌），或不附（{ $p }選 都不要）。
refused-first-added = 先說帶上哪張神手（{ $p }選 牌名），或不帶（{ $p }選 都不要）。
refused-first-combo = 先說加上哪幾張牌（{ $p }選 牌名 牌 牌），或不加（{ $p }選 都不要）。
refused-first-number = 先說當作哪個數字（{ $p }選 7）。
refused-first-positions = 先說看哪幾張牌（{ $p }選 1 4），或不看（{ $p }選 都不要）。
refused-first-keep = 先說留下哪張數字牌（{ $p }選 牌名）。
refused-first-discard = 先說棄哪兩張牌（{ $p }選 牌名 牌）。
refused-first-disarmed = 先說棄哪兩張功能牌（{ $p }選 牌名 牌）。
refused-first-bet = 先說一個顏色，黑色也可以（{ $p }選 顏色）。
refused-first-forsaken = 先說要抽哪一種（{ $p }選 數字 或 { $p }選 功能）。
refused-first-put-up = 先亮出四張數字牌（{ $p }選 牌名 牌 牌 牌）。
refused-first-reckon = 先選一個數和怎麼算（{ $p }選 7 +）。
refused-first-gambler-won = 先說贏了要什麼（{ $p }選 棄牌 或 { $p }選 抽牌）。
refused-first-target = 先說對誰。
refused-first-grenade = 現在不行：手榴彈在你手上。
refused-first-c4 = 現在不行：C4 在你手上。
refused-first-c4-own = 現在不行：C4 在你手上。
refused-first-outbid = 現在不行：先抬槓，出一樣大或更大的數。
refused-first-reaction = 先說要不要回應這張牌。

## 可以打的詞

word-cw = 順時針, 順
word-ccw = 逆時針, 逆
word-black = 黑, 黑色, 黒
word-number = 數字, 數字牌
word-function = 功能, 功能牌
word-discard = 棄牌, 棄
word-draw = 抽牌, 抽, 摸牌, 摸

## 牌桌的規則

rule-chain = 沒有收錄鎖鏈：原作者自己也說它無法判定
option-dropped = { $value ->
    [yes] 加入原作者刪掉的牌，每種一張
   *[no] 不用原作者刪掉的牌
}
# 玩家名單裡，身上的效果。
effect-draw = 加牌
effect-transfer = 轉移牌
effect-stun = 眩暈
effect-weakness = 虛弱
effect-circlet = 緊箍咒
effect-disarm = 繳械

hand-reaction = { $hand }。回應 { $card }，或隨它去

## 每張牌和每條規則一行（`help`）：作用，末尾是規則書的條款

about-card-skip-extended-game = { about-x-skip }
about-card-reverse-extended-game = { about-x-reverse }
about-card-draw-two-extended-game = { about-x-draw-two }
about-card-wild-extended-game = { about-x-wild }
about-card-wild-draw-four-extended-game = { about-x-draw-four }
about-card-infinity = 當作你說的任何數字（ri=7），顏色是自己的；顏色或那個數字能接就能出。(X-Infinity)
about-card-transfer-low = 接同色的 0 到 4，或另一張傳遞≤4。把最多兩張牌蓋著給下家，下家收下，或再出一張傳下去。(X-Transfer)
about-card-transfer-high = 接同色的 5 到 9，或另一張傳遞≥5。把最多兩張牌蓋著給下家，下家收下，或再出一張傳下去。(X-Transfer)
about-card-magic-hand = 和下家交換手牌；只有寡婦擋得住。(X-Magic Hand)
about-card-pincer = 從下家手上拿走兩張牌，不能先看。(X-Pincer)
about-card-reward = 同色的其他牌全部一起出。然後你停一回合（眩暈），也不能出 pass牌、反彈和傳遞牌（虛弱）。(X-Reward)
about-card-widow = 擋住對你的神手或夾子。在自己的回合出，可以看下家最多兩張牌。(X-Widow)
about-card-colour-duel = 找一個人決鬥，兩人各說兩種顏色，再亮一張牌。猜中顏色的人棄兩張，另一人抽四張；平手兩人都抽。(X-Duel)
about-card-number-duel = 找一個人決鬥，兩人各翻一個數字。大的棄兩張，另一人抽四張；平手兩人都抽。(X-Duel)
about-card-bomb = 所有人都抽牌，你抽的張數等於人數，其他人離你每遠一位就少一張。什麼牌都擋不住。(X-Bomb)
about-card-chosen-one = 留下自己選的一張數字牌，其他全部棄掉。(X-Chosen One)
about-card-circlet = 給任何一個人戴上，他的手牌減到一半之前，不能從牌疊拿牌。(X-Circlet)
about-card-disarm = 下家停一回合，並棄兩張功能牌（數字以外的牌）或抽四張。(X-Disarm)
about-card-regret = 讓上家收回剛出的牌，重新出一次。在自己的回合出，就是一張普通的綠牌。(X-Regret)
about-card-bounce = 方向反轉，你要抽的牌和要收的牌轉給新的下家。(X-Bounce)
about-card-pass = 你要抽的牌和要收的牌轉給下家。(X-Pass)
about-card-grenade = 指定一個顏色；下家出一張這個顏色的牌，再指定一個顏色，把手榴彈傳下去。傳不下去的人棄掉全部手牌，換一手新牌。(X-Grenade)
about-card-c4 = 拿著它的人出一張數字牌，它就移動那麼多位。出不了的人棄掉全部手牌，換一手新牌。(X-C4)
about-card-outbid = 你先出任意數字；後面的人要出同樣大或更大的數字。出不了的人抽四張。(X-Outbid)
about-card-forsaken = 說數字或功能，一直抽到這樣的牌為止。(X-Forsaken)
about-card-jump = 把回合和你身上的所有效果轉給你選的人。(X-Jump)
about-card-gambler = 找一個人對賭，兩人各亮四個數字，用這八個數字來算。結果大的人棄兩張，或讓對方抽四張。(X-Gambler)
about-card-revive = 你抽三張；或讓已經出完的人帶著一張牌回來，停一回合。(X-Revive)
about-card-stand-in = 回合開始時你身上的所有效果，都由你選的人代替。(X-Stand-in)
about-card-combo = 任何牌上都能出，顏色由你選；可以把上面印著的三個數字一起出掉。(X-Combo)

about-x-numbers = 數字牌沒有作用；顏色或數字相同就能接。(X5)
about-x-skip = 跳過：輪到下家的下家。(X-Skip)
about-x-reverse = 反轉：出牌方向改變；只剩兩人時等於跳過。(X-Reverse)
about-x-draw-two = +2：下家抽 2 張並停一回合，或再疊一張加牌：總數傳給再下一家。(X-Draw Two)
about-x-draw-four = +4：指定一個顏色；下家抽 4 張並停一回合，或再疊一張 +4。隨時可以出。(X-Draw Two)
about-x-wild = 轉色：指定一個顏色，接下來就接這個顏色。(X-Wild)
about-x-infinity = 無限：當作你說的任何數字，顏色是自己的。(X-Infinity)
about-x-transfer = 傳遞：把最多兩張牌蓋著給下家，下家收下，或用同一種傳遞牌傳下去。(X-Transfer)
about-x-magic-hand = 神手：和下家交換手牌；只有寡婦擋得住。(X-Magic Hand)
about-x-pincer = 夾子：從下家手上拿走兩張牌，不能先看。(X-Pincer)
about-x-reward = 獎勵：同色的其他牌全部一起出，然後停一回合。(X-Reward)
about-x-widow = 寡婦：擋住對你的神手或夾子，或看下家兩張牌。(X-Widow)
about-x-colour-duel = 顏色決鬥：兩人說顏色，由一張牌決定；勝者棄兩張，敗者抽四張。(X-Duel)
about-x-number-duel = 點數決鬥：兩人翻數字；大的棄兩張，另一人抽四張。(X-Duel)
about-x-bomb = 炸彈：所有人都抽牌，出的人抽得最多；離得越遠抽得越少。(X-Bomb)
about-x-chosen-one = 天選之子：留下一張數字牌，其他全部棄掉。(X-Chosen One)
about-x-circlet = 緊箍咒：戴著的人手牌減到一半之前，不能從牌疊拿牌。(X-Circlet)
about-x-disarm = 繳械：下家棄兩張功能牌或抽四張，停一回合。(X-Disarm)
about-x-regret = 後悔藥：讓上家收回剛出的牌。(X-Regret)
about-x-bounce = 反彈：方向反轉，你要抽的牌和要收的牌轉給新的下家。(X-Bounce)
about-x-pass = pass牌（打 px）：你要抽的牌和要收的牌轉給下家。(X-Pass)
about-x-grenade = 手榴彈：一個傳一個，每人出一張前面選的顏色；傳不下去的人棄掉全部手牌，換一手新牌。(X-Grenade)
about-x-c4 = C4：按出的數字移動；沒有數字牌的人棄掉全部手牌，換一手新牌。(X-C4)
about-x-outbid = 抬槓：每人出一個不小於前面的數字；出不了的人抽四張。(X-Outbid)
about-x-forsaken = 天棄之子：說數字或功能，一直抽到這樣的牌為止。(X-Forsaken)
about-x-jump = 跳轉：把回合和你身上的所有效果轉給你選的人。(X-Jump)
about-x-gambler = 賭怪：兩人用八個數字來算，結果大的人贏。(X-Gambler)
about-x-revive = 復活：你抽三張，或讓已經出完的人回來。(X-Revive)
about-x-stand-in = 替身使者：回合開始時你身上的所有效果，都由你選的人代替。(X-Stand-in)
about-x-combo = 組合牌：可以一起出印著的三個數字；四張相同的數字也可以一起出。(X-Combo)
about-chain = 沒有收錄鎖鏈：原作者自己也說它無法判定。(X-Chain)

help-draw-extended-game = { $p }抽：抽一張牌，之後可以出手上的任何一張牌。

about-extended-game = 更大的玩法：152 張牌，24 種，有留在人身上的效果、對牌的回應、全桌的小遊戲。目標還是出完手牌。(X1)
about-extended-matching = 黑牌能出；顏色、數字或功能和上一張相同的牌也能出。(X5)
about-extended-turn = 一個回合：先回應你身上的所有效果，然後抽一張、出一張，或者先抽再出。(X6)
about-extended-calls = 只剩一張的人要喊 UNO；沒喊被抓到，罰抽 2 張。(X7)
about-extended-going-out = 手上沒有牌，也不會再有牌轉到你身上，就算出完；還剩幾個人，就得幾分。(X9)
about-extended-playing = 有些牌生效之前，下家可以回應：用後悔藥，或用寡婦。(X12)
about-extended-effects = 有些牌把效果放在人身上，直到回應或結束：加牌、轉移牌、繳械、眩暈、虛弱、緊箍咒。(X10)
about-extended-judgement = 回合開始時，回應你身上的所有效果：先是繳械，再是加牌、轉移牌，最後是眩暈。(X17)
about-extended-limits = 手上的牌超過開局發牌的三倍，就不能再從牌疊拿牌。(X3)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-infinity = 無限, ∞
card-transfer-low = 傳遞≤4, 傳遞4, 小傳遞
card-transfer-high = 傳遞≥5, 傳遞5, 大傳遞
card-magic-hand = 神手
card-pincer = 夾子
card-reward = 獎勵
card-widow = 寡婦
card-bounce = 反彈
card-pass = pass牌, pass卡
card-colour-duel = 顏色決鬥
card-number-duel = 點數決鬥, 數字決鬥
card-chosen-one = 天選之子, 天選
card-bomb = 炸彈
card-disarm = 繳械
card-grenade = 手榴彈, 手雷
card-circlet = 緊箍咒
card-c4 = C4
card-outbid = 抬槓
card-regret = 後悔藥
card-combo = 組合牌
card-forsaken = 天棄之子
card-jump = 跳轉
card-gambler = 賭怪
card-stand-in = 替身使者, 替身
card-revive = 復活

preset-name-extended = 擴展, 擴展版, 擴充, 擴充版

option-name-dropped = 刪掉的牌, 刪牌

about-preset-extended = 擴展版 5.2：152 張牌，24 種，有效果、回應和全桌的小遊戲

about-option-dropped = 要不要加入原作者刪掉的牌，每種一張

## How the game introduces itself

help-short-extended-game = { $preset }：{ $p }開桌 { $preset } 開一桌，{ $p }加入 入座，{ $p }開始 發牌。輪到你時：{ $p }出 r5（或直接打 r5）、{ $p }抽，抽完可以 { $p }過；{ $p }能出 列出你能做什麼。
howto-extended-game = 最先出完牌的人贏得這一局。輪到你時，抽牌、出牌，或先抽再出。黑牌，或和頂牌顏色、數字、功能相同的牌可以出。很多牌打出後會留下效果，之後才起作用。
howto-type-extended-game =
    { $uno ->
        [none] 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「抽」，抽完可以「過」。
       *[other] 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「抽」，抽完可以「過」。出完剩一張時帶上 uno：「出 r5 uno」。
    }

help-play-extended-game = { help-play-classic-game }
help-uno-extended-game = { help-uno-classic-game }
help-catch-extended-game = { help-catch-classic-game }
help-color-extended-game = { help-color-classic-game }
