### 攻擊：發射器，它的牌做什麼、問什麼，以及什麼和它合不來。

verb-press = 按, 按鈕, 發射
help-press = { $p }按：按一下發射器，和 { $p }抽 一樣。

## 按發射器。`counts` 是每一下的張數：0 + 3。

act-presses = { $times ->
    [1] { $count ->
        [0] { $player } 按了一下，什麼也沒有
       *[other] { $player } 按了一下，出來 { $count } 張
    }
   *[other] { $player } 按了 { $times } 下，出來 { $counts } 張
}
act-tried-presses = { $player } 出了不能出的牌，按了 { $times } 下，出來 { $counts } 張
effect-presses = { $times ->
    [1] { $count ->
        [0] { $player } 按了一下，什麼也沒有
       *[other] { $player } 按了一下，出來 { $count } 張
    }
   *[other] { $player } 按了 { $times } 下，出來 { $counts } 張
}
effect-presses-and-is-skipped = { $times ->
    [1] { $count ->
        [0] { $player } 按了一下，什麼也沒有，停一回合
       *[other] { $player } 按了一下，出來 { $count } 張，停一回合
    }
   *[other] { $player } 按了 { $times } 下，出來 { $counts } 張，停一回合
}

## 提問。`-in-presses`：有發射器的時候。

prompt-penalty-in-presses = { $addressed ->
    [yes] 你要按 { $penalty } 下（{ $p }抽），或出牌回應（{ $p }出 牌名）。
   *[no] { $player } 要按 { $penalty } 下（{ $p }抽），或出牌回應（{ $p }出 牌名）。
}
prompt-attack = { $addressed ->
    [yes] 攻擊誰？（{ $p }選 名字）
   *[no] { $player }，攻擊誰？（{ $p }選 名字）
}
top-penalty-pending-in-presses = { $seat } 要按 { $penalty } 下。
tried-in-presses = { $why }試著出這張牌，罰按 { $fine } 下。

refused-first-attack = 先說攻擊誰。
refused-nothing-drawn-is-played = 發射器打出來的牌不能馬上出，也就沒有什麼必須出；剩下的只有 voluntary-draw=no。
refused-attack-no-wild-draw-four = { $option } 在這裡沒有意義：沒有 +4，也沒有可以挑戰的。
refused-launcher-draws = { $option } 在這裡沒有意義：牌由發射器來給。


rule-attack = { $edition ->
    [custom] 最新版的 112 張牌，有空白牌
    [old] 1998 年的 112 張牌，有交換手牌、全體打擊和連發
   *[new] 112 張牌，很多會讓別人按發射器
}
option-edition = { $value ->
    [custom] 用最新版的牌
    [old] 用 1998 年的牌
   *[new] 用普通版的牌
}
option-launcher = { $value ->
    [even] 發射器給 0 到 4 張，機會相同
   *[usual] 發射器一半時候什麼也不給，最多 8 張
}

about-card-hit-one = 下家按一下，停一回合。(A6)
about-card-hit-two = 下家按兩下，停一回合。(A6)
about-card-wild-hit-four = 任何牌上都能出。指定一個顏色，下家按四下，停一回合。(A6)
about-card-wild-attack-attack = 任何牌上都能出。指定一個顏色和一個人，那個人按兩下，不停回合：{ $p }出 wa 紅 名字。(A8)
about-card-trade-hands = 和你選的一個人交換手牌：{ $p }出 紅交換手牌 名字。它不能是最後一張。(A9)
about-card-wild-all-hit = 任何牌上都能出。指定一個顏色，其他人各按一下。(A9)
about-card-wild-hit-fire = 任何牌上都能出。指定一個顏色，下家一直按到出牌為止，停一回合。(A9)

about-attack = 112 張牌，不抽牌，由發射器給牌。(A1)
about-launcher = 不能出或不想出的人按一下：什麼也沒有，或出來最多八張，回合結束。(A2)
about-hit-one = 打擊1：下家按一下。(A6)
about-hit-two = 打擊2：下家按兩下。(A6)
about-wild-hit-four = 打擊4：下家按四下。(A6)
about-attack-attack = 雙重攻擊：選一個人按兩下。(A8)
about-trade-hands = 交換手牌：出的人和一個人交換手牌。(A9)
about-all-hit = 全體打擊：其他人各按一下。(A9)
about-hit-fire = 連發：下家一直按到出牌為止。(A9)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-hit-one = 打擊1, 打擊一
card-hit-two = 打擊2, 打擊二
card-wild-hit-four = 打擊4, 打擊四
card-wild-attack-attack = 雙重攻擊, 攻擊
card-trade-hands = 交換手牌, 換手牌
card-wild-all-hit = 全體打擊, 全打
card-wild-hit-fire = 連發

preset-name-attack = 攻擊, 發射器
rule-name-attack = 攻擊牌
about-preset-attack = 不抽牌：發射器什麼也不給，或給最多八張
about-option-edition = 用哪一版的牌
about-option-launcher = 發射器給幾張牌的機會

## How the game introduces itself

howto-type-attack =
    { $uno ->
        [none] 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「出 wa 紅 名字」（攻擊一個人）或「按」（發射器）。
       *[other] 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「出 wa 紅 名字」（攻擊一個人）或「按」（發射器）。出完剩一張時帶上 uno：「出 r5 uno」。
    }
option-draw-attack = 不抽牌，而是按發射器，可能沒有牌，也可能出來幾張
option-voluntary-draw-attack =
    { $value ->
        [no] 有牌能出就不能按
       *[yes] 隨時可以按
    }
option-play-drawn-attack = 發射出來的牌這一回合不能出
option-uno-penalty-attack = 忘了喊 UNO 被抓到要按 { $value } 下
