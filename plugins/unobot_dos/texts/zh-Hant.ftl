### DOS：會發生什麼，問什麼，為什麼不行。

event-matched = { $bonus ->
    [yes] { $seat } 用 { $cards } 配上 { $center }，顏色都相同
   *[other] { $seat } 用 { $cards } 配上 { $center }
}
matched-pair = { $cards } 配 { $center }
list-pairs-last = { $first }，用 { $next }
list-pairs-more = { $first }，用 { $next }
matched-pairs = { $seat } 用 { $pairs }
event-row-filled = 中央牌補上 { $cards }
event-put-into-row = { $seat } 把 { $card } 放進中央牌
event-put-on-pile = { $seat } 把 { $card } 放到棄牌堆
event-pile-turned = 棄牌堆洗成了新的牌疊

act-draws-asked-match-drawn = { $player } 抽了 { $count } 張，可以配（{ $p }出 牌名）、放一張（{ $p }放 牌名），或過牌（{ $p }過）

top-centre-row = 中央牌：{ $row }。

prompt-match = { $addressed ->
    [yes] 輪到你配中央牌 { $row }（{ $p }出 牌），或抽牌（{ $p }抽）。
   *[no] 輪到 { $player } 配中央牌 { $row }（{ $p }出 牌），或抽牌（{ $p }抽）。
}
prompt-matching = { $addressed ->
    [yes] 你可以接著配中央牌 { $row }，或結束回合（{ $p }過）。
   *[no] { $player } 可以接著配中央牌 { $row }，或結束回合（{ $p }過）。
}
prompt-match-drawn = { $addressed ->
    [yes] { $unmatched ->
        [row] 你可以配中央牌 { $row }（{ $p }出 牌），或放一張進去（{ $p }放 牌）。
       *[pile] 你可以配中央牌 { $row }（{ $p }出 牌）、放一張到棄牌堆（{ $p }放 牌），或過牌（{ $p }過）。
    }
   *[no] { $unmatched ->
        [row] { $player } 可以配中央牌 { $row }（{ $p }出 牌），或放一張進去（{ $p }放 牌）。
       *[pile] { $player } 可以配中央牌 { $row }（{ $p }出 牌）、放一張到棄牌堆（{ $p }放 牌），或過牌（{ $p }過）。
    }
}
prompt-position = { $addressed ->
    [yes] 配中央牌 { $row } 的第幾張？（{ $p }選 數字）
   *[no] { $player } 配中央牌 { $row } 的第幾張？（{ $p }選 數字）
}
prompt-bonus = { $addressed ->
    [yes] 你可以放一張進中央牌（{ $p }放 牌），或留著（{ $p }過）。
   *[no] { $player } 可以放一張進中央牌（{ $p }放 牌），或留著（{ $p }過）。
}
prompt-duty = { $addressed ->
    [yes] 你必須放一張進中央牌（{ $p }放 牌）。
   *[no] { $player } 必須放一張進中央牌（{ $p }放 牌）。
}

refused-no-match = { $match ->
    [number] { $card } 和 { $row } 數字不同。
   *[either] { $card } 和 { $row } 數字、顏色都不同。
}
refused-three-cards = 一張中央牌只能用一張，或加起來正好的兩張來配。
refused-cannot-be = { $card } 不能當 { $named }。
refused-no-such-place = 那個位置沒有中央牌。
refused-matched-before = 那張中央牌這一回合已經配過了。
refused-does-not-add-up = { $sum ->
    [0] { $cards } 加起來配不上 { $row }。
   *[other] { $cards } 加起來是 { $sum }：配不上 { $row }。
}
refused-first-match = 現在不行：配一張中央牌，或抽牌。
refused-first-matching = 現在不行：接著配，或結束回合（{ $p }過）。
refused-first-match-drawn = 現在不行：你已經抽了牌；可以配、放一張，或過牌。
refused-first-position = 先說配第幾張中央牌。
refused-first-bonus = 放一張進中央牌，或留著（{ $p }過）。
refused-first-duty = 你必須放一張進中央牌。

option-dos-at = { $value ->
    [2] 一個回合後剩兩張牌就要喊 DOS
   *[other] 出牌後剩一張牌就要喊 DOS
}
option-match = { $value ->
    [number] 單張看數字配
   *[either] 單張看數字或顏色配
}
option-colour-bonus = { $value ->
    [yes] 配上的牌顏色都相同有同色獎勵
   *[no] 沒有同色獎勵
}
option-unmatched = { $value ->
    [row] 一張也沒配上的人必須放一張進中央牌
   *[pile] 一張也沒配上的人可以放一張到棄牌堆
}

verb-put = 放, 放牌, 棄牌
verb-dos = 喊DOS, 喊dos, dos, 叫dos

help-put = { $p }放 加上牌：把一張牌放進中央牌（DOS）。
help-dos = { $p }dos：喊 DOS。
help-play-dos-game = { $p }出 加上牌：配一張中央牌，{ $p }出 r5 配 5，{ $p }出 r2 g3 用兩張相加配 5；{ $p }出 2 r5 指明配的是左起第幾張。
help-draw-dos-game = { $p }抽：抽一張牌，之後還可以配牌。
help-pass-dos-game = { $p }過：配牌或抽牌之後結束你的回合。
help-catch-dos-game = { $p }抓 名字：抓忘了喊 DOS 的人；名字可以不寫。

## 每張牌和每條規則一行（`help`）：作用，末尾是規則書的條款

about-card-number-dos-game = 配中央牌裡數字相同的一張，或和另一張牌一起配兩張的和；在 dos 玩法裡顏色相同也可以。(S4)
about-card-hash = 它可以當 1 到 10 的任何數字，顏色是自己的：機器人會取能配上的數字，也可以自己說（r#=4）。(S5)
about-card-wild-dos = 它是 2，要什麼顏色就是什麼顏色。(S5)

about-dos-game = 中間放著兩張牌，叫中央牌。用數字相同的一張，或加起來正好的兩張，去配每一張；先出完手牌的人獲勝。(S4)
about-dos-turn = 配中央牌；配不上或不想配，就抽一張，然後可以再配，或放一張下去。(S8)
about-dos-calls = 快出完的人要喊 DOS，和 UNO 一樣：出牌後剩一張時，照官方規則是回合後剩兩張時。沒喊被抓到，罰抽 2 張。(S10)

## DOS 牌桌上的說明

help-short-dos-game = DOS：{ $p }開桌 dos 開一桌，{ $p }加入 入座，{ $p }開始 發牌。輪到你時配中央牌：{ $p }出 r5（或直接打 r5）、{ $p }出 r1 g4（兩張相加）、{ $p }抽、{ $p }過；{ $p }dos 喊 DOS。
howto-dos-game =
    { $match ->
        [number] 最先出完牌的人贏得這一局。中間放著兩張牌，叫中央牌。輪到你時去配每一張：用數字相同的一張，或數字加起來正好的兩張。
       *[either] 最先出完牌的人贏得這一局。中間放著兩張牌，叫中央牌。輪到你時去配每一張：用數字或顏色相同的一張，或數字加起來正好的兩張。
    }

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-wild-dos = 多色2, 萬用2

preset-name-dos-official = 官方DOS, 官方dos

card-hash = #牌, #

about-preset-dos = 用數字、加起來的總和或顏色去配兩張中央牌
about-preset-dos-official = 官方的 DOS：只看數字或加起來的總和配，顏色都相同有獎勵

about-option-dos-at = 1：出牌後剩一張時要喊 DOS；2：回合後正好剩兩張時要喊
about-option-match = 單張只靠顏色可不可以
about-option-colour-bonus = 配上的牌顏色都相同有沒有獎勵
about-option-unmatched = 一張也沒配上的人是可以放到棄牌堆，還是一定要放進中央牌

title-dos = DOS
title-dos-official = 官方 DOS

howto-type-dos-game =
    輪到你時，在房間裡或私下跟我說：「出 r5」（配 5）、「出 r1 g4」（兩張相加配 5）、「出 1 r5」（配左起第一張中央牌）、「抽」，配過之後可以「過」。{ $uno ->
        [none] { "" }
       *[other] { $dos-at ->
            [2] 回合結束時剩兩張就說「dos」。
           *[other] 出完剩一張時帶上 dos：「出 r5 dos」。
        }
    }
option-uno-dos-game =
    { $value ->
        [none] 不用喊 DOS
       *[call] 要喊 DOS
    }
option-uno-penalty-dos-game = 忘了喊 DOS 被抓到要抽 { $value } 張
