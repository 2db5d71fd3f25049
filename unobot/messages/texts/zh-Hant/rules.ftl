### 用文字說出的規則。和經典玩法不同的地方由選項拼成。

rules-table = 這一桌玩「{ $preset }」：{ $about }。
rules-preset = 「{ $line }」的規則：{ $about }。
rules-differences = 和經典玩法不同：{ $list }。
rules-options = 選項：{ $list }。
rules-same = 就是經典規則，沒有改動。
rules-house = 房規：{ $list }。
rules-match = 賽制：{ $list }。
rules-deck = 牌：{ $list }。
rules-list-presets = 玩法：{ $list }。
rules-list-decks = 牌：{ $list }。
rules-list-rules = 房規：{ $list }。
rules-list-matches = 賽制：{ $list }。
rules-list-more = 詳細：{ $p }規則 名字。
rules-list-none = 無
rules-unknown = { $guess ->
    [no] 沒有叫「{ $said }」的規則。{ $p }規則 清單 列出全部。
   *[yes] 沒有叫「{ $said }」的規則；你是指 { $nearest } 嗎？
}
rules-rule = { $name }：{ $about }
rules-option = 選項 { $name }={ $value }：{ $about }。

match-winner = 先到 { $target } 分者勝；出完的人得到別人手上牌的分數
match-negative = 打到有人手上的牌累計 { $target } 分；分數最少者勝
match-rounds = 打 { $rounds } 局；分數最多者勝

option-cards = { $value ->
    [auto] 兩三人每人發 9 張，四到六人 7 張，再多 5 張
   *[other] 每人發 { $value } 張
}
option-next-dealer = { $value ->
    [winner] 下一局由出完的人當莊家
   *[left] 下一局由下家當莊家
}
option-turn-timeout = { $value ->
    [off] 出牌不限時
   *[other] 每回合限時 { $value }
}
option-idle-limit = { $value ->
    [0] 一直不回應也不會離桌
   *[other] 連續逾時 { $value } 次就離桌
}
option-first = { $value ->
    [left] 莊家的下家先出
   *[other] { $value } 先出
}
option-first-card = { $value ->
    [plain] 翻開的第一張不管是什麼都沒有作用
    [next] 翻到的不是數字牌就壓在下面，一直翻到數字牌
    [number] 翻開的第一張總是數字牌
    [dealer] 翻開的第一張當作莊家出的
   *[apply] 翻開的第一張對第一位玩家生效
}
option-first-wd4 = { $value ->
    [bottom] 第一張翻到 +4，放到牌疊底下
   *[reshuffle] 第一張翻到 +4，洗回牌疊
}
option-first-wild = { $value ->
    [any] 第一張是轉色時，什麼顏色都能接
   *[name] 第一張是轉色時，由第一位玩家指定顏色
}
option-first-reverse = { $value ->
    [right] 第一張是反轉時，莊家的上家先出
   *[dealer] 第一張是反轉時，莊家先出
}
option-draw = { $value ->
    [until] 不能出就一直抽到能出為止
   *[one] 抽一張
}
option-until-cap = { $value ->
    [0] 抽牌沒有上限
   *[other] 不能出時最多抽 { $value } 張
}
option-voluntary-draw = { $value ->
    [no] 有牌可出就不能抽牌
   *[yes] 隨時可以抽牌
}
option-play-drawn = { $value ->
    [must] 抽到能出的牌必須馬上出
    [never] 抽到的牌這一回合不能出
   *[may] 抽到能出的牌可以馬上出
}
option-wild-follow = { $value ->
    [0] 轉色之後不必跟牌
   *[other] 兩人玩時，轉色之後跟不上的人抽 { $value } 張
}
option-wd4 = { $value ->
    [strict] 手上有目前顏色的牌時不能出 +4
    [no-play] 別的牌都不能出時才能出 +4
    [free] +4 隨時可以出，也不能挑戰
   *[challenge] +4 可能是違規，可以挑戰
}
option-challenge-by = { $value ->
    [anyone] 其他人都可以挑戰 +4
   *[next] 只有下家可以挑戰 +4
}
option-challenge-success = { $value ->
    [return] 違規的 +4 要收回
   *[draw] 違規的人自己抽四張
}
option-challenge-turn = { $value ->
    [one] 挑戰成功又沒有牌可出的人抽一張
   *[normal] 挑戰成功的人照常出牌
}
option-challenge-guilty = { $value ->
    [2] 違規的人抽兩張
   *[full] 違規的人抽牌上的張數
}
option-challenge-innocent = 挑戰錯的人多抽 { $value } 張
option-no-out = { $value ->
    [black] 最後一張不能是黑牌
    [action] 最後一張不能是功能牌或黑牌
   *[none] 最後一張可以是任何牌
}
option-uno = { $value ->
    [none] 不用喊 UNO
   *[call] 必須喊 UNO
}
option-uno-penalty = 忘了喊 UNO 罰抽 { $value } 張
option-false-uno = { $value ->
    [0] 亂喊 UNO 不罰
   *[other] 亂喊 UNO 罰抽 { $value } 張
}
option-false-uno-warning = { $value ->
    [yes] 每局第一次亂喊只警告
   *[no] 亂喊沒有警告，直接罰
}
option-false-catch = { $value ->
    [0] 抓錯人不罰
   *[other] 抓錯人罰抽 { $value } 張
}
option-wrong-card = { $value ->
    [0] 試著出不能出的牌不罰
   *[other] 試著出不能出的牌罰抽 { $value } 張
}
option-target = 整場比賽打到 { $value } 分
option-target-more = { $value ->
    [0] 目標分數和人數無關
   *[other] 從第三人起，每人把目標分數提高 { $value } 分
}
option-scoring = { $value ->
    [none] 這一局不算分
    [places] 一局按名次計分，每贏過一人得一分
   *[cards] 一局按別人手上的牌計分
}
option-rounds = 打 { $value } 局
option-time = { $value ->
    [off] 一局不限時
   *[other] 一局最多 { $value }
}
option-other = { $name } 是 { $value }

## 經典的牌和規則，各一行，末尾是規則書的條款

about-card-skip = 下家停一回合。(B11)
about-card-reverse = 出牌方向改變；兩人玩時等於跳過。(B12)
about-card-draw-two = 下家抽 2 張，停一回合。(B13)
about-card-wild = 任何牌上都能出，出的人指定顏色，例如 { $p }出 w 紅。(B14)
about-card-wild-draw-four = 出的人指定顏色，下家抽 4 張並停一回合，或是挑戰。出的人手上還有原來顏色的牌，就是違規。(B15)

about-classic-game = 出顏色、數字或符號和頂牌相同的牌，不然就抽一張；先出完的人贏得這一局。(B7)
about-matching = 和目前顏色相同、和頂牌數字或符號相同的牌能出，黑牌也能出。(B7)
about-playing = 最後一張牌出掉，這一局就結束；最後一張如果是加牌，下家還是要抽。(B28)
about-drawing = 不出牌就抽一張，抽到能出的可以馬上出。(B9)
about-calls = 出到只剩一張的人要喊 UNO，要趕在別人抓之前；被抓到就罰抽。(B22)
about-challenge = 被 +4 的人可以挑戰：違規的話，出的人抽 4 張；沒違規，挑戰的人抽 6 張並停一回合。(B17)
about-penalty = 被加牌的人要抽牌，停一回合。(B13)
about-first-card = 開局翻開的牌對第一位玩家生效，就像有人出了這張牌。(B6)
about-skip = { about-card-skip }
about-reverse = { about-card-reverse }
about-draw-two = { about-card-draw-two }
about-wild = { about-card-wild }
about-wild-draw-four = { about-card-wild-draw-four }
about-wrong-card = 這一桌有規定時，試著出不能出的牌要罰抽；那張牌留在手上。(B31)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

preset-name-classic = 經典
preset-name-official112 = 官方112
preset-name-taiwan = 台灣, 臺灣, 台湾, 繁中
preset-name-mainland = 大陸, 中國大陸, 中國
preset-name-japan = 日本
preset-name-japan11 = 日本11
preset-name-duo = 雙人
preset-name-party = 派對
preset-name-unoplus = 加強版

option-name-cards = 張數, 牌數, 手牌
option-name-turn-timeout = 回合限時

about-preset-classic = 最初的規則
about-preset-official112 = 最初的規則，用較新的 112 張牌
about-preset-taiwan = 照《中文百科》介紹的玩法；想快些加 until-cap=3
about-preset-mainland = 中國大陸版的牌附的規則卡
about-preset-japan = 最初的規則，照日本版的說明書
about-preset-japan11 = 日本一個社團的規則，每人 11 張：罰抽不能累積，不能一次出好幾張，可以用功能牌出完
about-preset-duo = 百科裡的雙人玩法；想快些加 until-cap=3
about-preset-party = 又快又熱鬧，只打一局；想安靜些加 chain-cap=20 uno-penalty=2
about-preset-wild4uno = 和台灣一樣，加上交換牌和空白牌；想快些加 until-cap=3
about-preset-unoplus = 和台灣一樣，用 200 張牌：加上 +7、+8、牌面轉換和百搭；想快些加 until-cap=3

about-option-cards = 每人發幾張牌
about-option-next-dealer = 下一局誰當莊家
about-option-turn-timeout = 多久不回應就由機器人繼續；off 是一直等
about-option-idle-limit = 連續逾時幾次就離桌；off 是永遠不會
about-option-first = 誰先出：left 是莊家的下家，或寫一個玩家的名字
about-option-uno = 要不要喊 UNO
about-option-uno-penalty = 被抓到沒喊要抽幾張
about-option-false-uno = 不用喊卻喊了要抽幾張
about-option-false-uno-warning = 每局第一次亂喊是不是只警告
about-option-false-catch = 抓錯人要抽幾張
about-option-challenge-by = 誰可以挑戰 +4
about-option-challenge-success = 挑戰成功之後怎麼辦
about-option-challenge-turn = 挑戰成功又沒有牌可出的人怎麼抽
about-option-challenge-guilty = 違規的人抽幾張
about-option-challenge-innocent = 挑戰錯的人多抽幾張
about-option-no-out = 哪些牌不能當最後一張
about-option-draw = 抽一張，還是抽到能出
about-option-until-cap = 抽到能出為止時最多抽幾張
about-option-voluntary-draw = 有牌可出時可不可以抽牌
about-option-play-drawn = 抽到能出的牌怎麼辦
about-option-wild-follow = 兩人玩時，轉色之後跟不上要抽幾張
about-option-first-card = 翻開的第一張不是數字牌時怎麼辦
about-option-first-wd4 = 第一張翻到 +4 時放到哪裡
about-option-first-wild = 第一張是轉色時要不要指定顏色
about-option-first-reverse = 第一張是反轉時誰先出
about-option-wd4 = 什麼時候可以出 +4，能不能挑戰
about-option-wrong-card = 試著出不能出的牌要抽幾張
