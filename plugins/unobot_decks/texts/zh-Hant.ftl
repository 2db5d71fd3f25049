### 別的牌：作用，問什麼，牌的說明。

# 一個動詞可以打的詞，用逗號隔開。
verb-guess = 猜, 猜詞
help-guess = { $p }猜 加上謎底：猜謎；在房間裡直接打出謎底也可以。

event-dared = { $by } 要 { $seat } 做：「{ $text }」，不做就抽 { $cards } 張
event-dare-met = { $done ->
    [yes] { $seat } 做到了
   *[no] { $seat } 不肯做
}
event-pile-flipped = { $drawn ->
    [yes] 從牌疊翻開了 { $card }
   *[no] 棄牌堆翻了過來，最上面是 { $card }
}
event-charade-began = { $seat } 想好了一個詞，給大家提示：誰先打出這個詞，誰就棄掉所有{ $color }色牌
event-charade-solved = { $seat } 猜中了：「{ $word }」
event-charade-unsolved = 沒有人猜中 { $seat } 的詞

prompt-dare = { $addressed ->
    [yes] 做到了（{ $p }接受），還是改成抽牌（{ $p }拒絕）？
   *[no] { $player }：做到了（{ $p }接受），還是改成抽牌（{ $p }拒絕）？
}
prompt-charade = 猜猜 { $player } 想的詞，直接打出來就行！（{ $player } 用 { $p }過 結束猜謎）
prompt-charade-keep = { $addressed ->
    [yes] 棄掉那個顏色的牌（{ $p }接受），還是留著（{ $p }拒絕）？
   *[no] { $player }：棄掉那個顏色的牌（{ $p }接受），還是留著（{ $p }拒絕）？
}
prompt-trade-with = { $addressed ->
    [yes] 和誰交換？（{ $p }選 名字）
   *[no] { $player } 和誰交換？（{ $p }選 名字）
}
prompt-trade-number = { $addressed ->
    [yes] 交換幾張牌？（{ $p }選 數字）
   *[no] { $player } 交換幾張牌？（{ $p }選 數字）
}
prompt-trade-cards = { $addressed ->
    [yes] 要給哪幾張牌？（{ $p }選 牌 牌）
   *[no] { $player } 要給哪幾張牌？（{ $p }選 牌 牌）
}

hand-charade-word = { $hand }。在這裡告訴我你的詞，例如「選 雨傘」，或「過」
hand-trade-cards = { $hand }。要給其中哪幾張？

refused-no-charade = 現在沒有詞要猜。
refused-own-charade = 你的詞要由別人來猜。
refused-not-the-word = 不是這個詞。
refused-first-dare = 先回答要你做的事。
refused-first-charade = 現在不行：詞還沒有猜出來。
refused-first-charade-word = 先私下告訴我你的詞（{ $p }選 詞），或 { $p }過。
refused-first-charade-keep = 先決定那個顏色的牌是棄掉（{ $p }接受）還是留著（{ $p }拒絕）。
refused-first-trade-with = 先說和誰交換。
refused-first-trade-number = 先說交換幾張。
refused-first-trade-cards = 先說要給哪幾張。

rule-official112 = 108 張牌，加上 { $custom } 張空白牌{ $extra ->
    [shuffle] 和一張洗手牌
    [both] 、一張換手牌和一張洗手牌
   *[swap] 和一張換手牌
}
rule-unoplus = 200 張牌：數字牌加倍，還有 +7、+8、牌面轉換和百搭
rule-wild4uno = 108 張牌，加上 { $custom } 張空白牌和一張交換牌

option-wc1 = { $value ->
    [plain] wc1 只指定顏色
    [charade] wc1 是猜詞：猜中的人棄掉一種顏色
    [dare] wc1 要下家做三個仰臥起坐，不做就抽 3 張
    [encore] wc1 讓出牌的人再來一回合
    [everyone-draws] wc1 讓其他人各抽 2 張
    [purge] wc1 讓其他人棄掉所有黑牌
   *[other] wc1 的作用是 { $value }
}
option-wc2 = { $value ->
    [plain] wc2 只指定顏色
    [charade] wc2 是猜詞：猜中的人棄掉一種顏色
    [dare] wc2 要下家唱一首歌，不唱就抽 2 張
    [encore] wc2 讓出牌的人再來一回合
    [everyone-draws] wc2 讓其他人各抽 2 張
    [purge] wc2 讓其他人棄掉所有黑牌
   *[other] wc2 的作用是 { $value }
}
option-wc3 = { $value ->
    [plain] wc3 只指定顏色
    [charade] wc3 是猜詞：猜中的人棄掉一種顏色
    [dare] wc3 要下家模仿一種動物，不做就抽 2 張
    [encore] wc3 讓出牌的人再來一回合
    [everyone-draws] wc3 讓其他人各抽 2 張
    [purge] wc3 讓其他人棄掉所有黑牌
   *[other] wc3 的作用是 { $value }
}
option-charade-keep = { $value ->
    [yes] 猜中詞的人可以留著牌
   *[no] 猜中詞的人要棄掉那個顏色的牌
}
option-pile-flip = { $value ->
    [draw] 牌面轉換翻開牌疊的一張牌
   *[played] 牌面轉換翻的是棄牌堆
}

## 每張牌和每條規則一行（`help`）：作用，末尾是規則書的條款

about-card-wild-swap-hands = 任何牌上都能出。指定一個顏色，和你選的一個人交換手牌；當最後一張出，就直接贏。(D2)
about-card-wild-shuffle-hands = 任何牌上都能出。指定一個顏色，所有手牌洗在一起，一張一張重新發；當最後一張出，就直接贏。(D3)
about-card-wild-customizable-1 = 任何牌上都能出。指定一個顏色，再做開局前大家說好的事；沒有說好，就只指定顏色。(D4)
about-card-wild-customizable-2 = 任何牌上都能出。指定一個顏色，再做開局前大家說好的事；沒有說好，就只指定顏色。(D4)
about-card-wild-customizable-3 = 任何牌上都能出。指定一個顏色，再做開局前大家說好的事；沒有說好，就只指定顏色。(D4)
about-card-wild-trade = 任何牌上都能出。指定一個顏色、一個人和一個數：用你挑的幾張牌，盲換對方同樣張數的牌。(D10)
about-card-wild-draw-eight = 任何牌上都能出。指定一個顏色，下家抽 8 張並停一回合，或像 +4 那樣挑戰：挑戰錯了抽 10 張，對了就換你抽 8 張。(D12)
about-card-draw-seven = 下家抽 7 張，停一回合。(D13)
about-card-pile-flip = 任何牌上都能出。棄牌堆洗過再翻過來：要接新的頂牌；如果是加牌，下家馬上抽。(D14)
about-card-blank = 任何牌上都能出，什麼作用也沒有：要接的還是它下面那張。(D15)

about-official112 = 108 張牌，加三張空白牌和一張換手牌或洗手牌。(D1)
about-wild4uno = 108 張牌，加三張空白牌和一張交換牌。(D9)
about-unoplus = 200 張牌：每種數字多一倍，還有 +7、+8、牌面轉換和百搭。(D11)
about-swap-hands = 換手牌：出的人指定顏色，和一個人交換手牌。(D2)
about-shuffle-hands = 洗手牌：所有手牌洗在一起，重新發。(D3)
about-customizable = 空白牌：做開局前大家說好的事。(D4)
about-wild-trade = 交換牌：用你挑的幾張牌，盲換別人同樣張數的牌。(D10)
about-wild-draw-eight = +8：和 +4 一樣，不過是抽 8 張。(D12)
about-draw-seven = +7：和 +2 一樣，不過是抽 7 張。(D13)
about-pile-flip = 牌面轉換：棄牌堆洗過再翻過來，要接新的頂牌。(D14)
about-blank = 百搭：任何牌上都能出，什麼也不變。(D15)
about-custom-plain = 只指定顏色的空白牌。(D8)
about-custom-encore = 跳過所有人的空白牌：出的人再來一回合。(D8)
about-custom-everyone-draws = 讓其他人各抽 2 張的空白牌。(D8)
about-custom-purge = 讓其他人棄掉所有黑牌的空白牌；棄完沒有牌的人就出完了。(D8)
about-custom-dare = 要下家做一件事、不做就抽牌的空白牌；沒有人檢查，憑良心。(D8)
about-custom-charade = 猜詞的空白牌：出的人為暗中想好的詞給提示，誰先打出這個詞，誰就棄掉所選顏色的全部牌。(D8)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-draw-seven = +7, 加7, 罰7, 罰七張
card-wild-draw-eight = +8, 轉色罰8張, 轉色罸8張, 轉色罰8, 加8, 罰8
card-pile-flip = 牌面轉換, 發牌堆牌面轉換, 翻牌堆, 牌堆翻轉
card-blank = 百搭, 百搭牌
card-wild-swap-hands = 換手牌, 換牌
card-wild-shuffle-hands = 洗手牌, 洗牌
card-wild-trade = 交換牌
card-wild-customizable-1 = 空白牌1, 自訂牌1
card-wild-customizable-2 = 空白牌2, 自訂牌2
card-wild-customizable-3 = 空白牌3, 自訂牌3

rule-name-official112 = 官方112, 112張

about-option-wc1 = 空白牌 1 做什麼，例如 dare:"唱歌":2
about-option-wc2 = 空白牌 2 做什麼，例如 dare:"唱歌":2
about-option-wc3 = 空白牌 3 做什麼，例如 dare:"唱歌":2
about-option-charade-keep = 猜中詞的人能不能留著牌
about-option-pile-flip = 牌面轉換翻的是哪一疊牌
about-option-custom = 有幾張空白牌
about-option-extra = 哪一種牌會換整手牌

title-unoplus = UNO 加強版
title-wild4uno = 交換牌組

## French and German cards, with which games of plugins are played: how they are called, and what is said of suits
## in the place of colours.

color-spades = 黑桃
color-hearts = 紅心
color-clubs = 梅花
color-diamonds = 方塊
color-acorns = 橡實
color-leaves = 樹葉
color-bells = 鈴鐺
word-spades = 黑桃
word-hearts = 紅心, 紅桃
word-clubs = 梅花
word-diamonds = 方塊
word-acorns = 橡實
word-leaves = 樹葉
word-bells = 鈴鐺
card-jack = 傑克
card-queen = 皇后
card-unter = 下將
card-ober = 上將
card-king = 國王
card-ace = 愛司
card-joker = 鬼牌

# In the style `words`: what it reads as can be typed.
card-in-words-french = { card-in-words }
card-in-words-german = { card-in-words-french }
prompt-turn-french = { $addressed ->
    [yes] { $force ->
        [named] 輪到你了：{ $card }（{ $color }）。
        [any] 輪到你了：{ $card }（任意花色）。
       *[printed] 輪到你了：{ $card }。
    }
   *[no] { $force ->
        [named] 輪到 { $player }：{ $card }（{ $color }）。
        [any] 輪到 { $player }：{ $card }（任意花色）。
       *[printed] 輪到 { $player }：{ $card }。
    }
}
reminder-turn-french = { $addressed ->
    [yes] { $force ->
        [named] 輪到你了，場上是 { $card }（{ $color }），還剩 { $time }。
        [any] 輪到你了，場上是 { $card }（任意花色），還剩 { $time }。
       *[printed] 輪到你了，場上是 { $card }，還剩 { $time }。
    }
   *[no] { $force ->
        [named] 輪到 { $player }：{ $card }（{ $color }），還剩 { $time }。
        [any] 輪到 { $player }：{ $card }（任意花色），還剩 { $time }。
       *[printed] 輪到 { $player }：{ $card }，還剩 { $time }。
    }
}
prompt-color-french = { $addressed ->
    [yes] 要什麼花色？（{ $p }花色 { $colors }）
   *[no] { $player } 要什麼花色？（{ $p }花色 { $colors }）
}
top-french = { $force ->
    [named] 場上是 { $card }（{ $color }）。
    [any] 場上是 { $card }（任意花色）。
   *[printed] 場上是 { $card }。
}
help-color-french = { $p }花色 紅心：指定接下來要出的花色。
help-notation-french = 牌寫成花色（{ $colors }）加符號，例如 { $card }（{ $text }）。也可以用文字寫，順序不拘。
prompt-turn-german = { prompt-turn-french }
reminder-turn-german = { reminder-turn-french }
prompt-color-german = { prompt-color-french }
top-german = { top-french }
help-color-german = { help-color-french }
help-notation-german = { help-notation-french }

## Games of tricks

prompt-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] 輪到你了：{ $cards }。
       *[no] 輪到你了，請先出牌。
    }
   *[no] { $trick-open ->
        [yes] 輪到 { $player }：{ $cards }。
       *[no] 輪到 { $player } 先出牌。
    }
}
reminder-turn-tricks = { $addressed ->
    [yes] { $trick-open ->
        [yes] 輪到你了，這一墩是 { $cards }，還剩 { $time }。
       *[no] 輪到你先出牌，還剩 { $time }。
    }
   *[no] { $trick-open ->
        [yes] 輪到 { $player }：{ $cards }，還剩 { $time }。
       *[no] 輪到 { $player } 先出牌，還剩 { $time }。
    }
}
about-card-number-tricks = 有領出的花色就要跟。同花色裡最大的牌，或者最大的王牌，贏這一墩。
top-tricks = 翻開的牌：{ $card }。
top-trick-open = 這一墩：{ $cards }。
top-trumps = 王牌：{ $color }。
top-pile-tricks = { "" }
event-laid-to-trick = { $seat } 出 { $card }
event-trick-taken = { $seat } 贏得這一墩（{ $tricks }）
event-trumps-turned = { $seat } 亮出 { $card }，它的花色是王牌
mark-tricks-taken = { $tricks } 墩
refused-must-follow = 要跟花色：先出的是 { $led }。
round-why-hand-missing = 少了一手牌，這一局不算。
help-play-tricks = { $p }出 加上牌：往這一墩出一張牌；有先出的花色就要跟。輪到你時直接打牌也可以。
