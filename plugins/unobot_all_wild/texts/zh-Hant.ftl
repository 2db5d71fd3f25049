### 全黑：它的牌做什麼、問什麼，以及什麼和它合不來。

prompt-draw-target = { $addressed ->
    [yes] 讓誰抽 2 張？（{ $p }選 名字）
   *[no] { $player }，讓誰抽 2 張？（{ $p }選 名字）
}
refused-first-draw-target = 先說讓誰抽牌。

refused-no-colors = { $option } 在這裡沒有意義：沒有顏色，也沒有可以挑戰的。
refused-no-last-card = 這裡全是黑牌：那樣就沒有一張牌能最後出了。
refused-no-first-card = 這一桌的第一張牌不管是什麼都沒有作用：first-card=plain。
refused-several-black = 一次出幾張的必須是有顏色的牌，這裡全是黑牌。
refused-no-seven-no-zero = 這副牌裡沒有 7，也沒有 0。
refused-only-black-jumps = 這裡全是黑牌，誰也跳插不了；加上 black-jump=yes，相同的牌就能跳插。

howto-all-wild = 最先出完牌的人贏得這一局。沒有顏色，沒有數字：輪到你時，什麼牌都能出。

rule-all-wild = 轉色、反轉、跳過、跳兩家、+2、+4、指定 +2、強制換手牌
option-skip-two = { $value ->
    [seats] 兩人玩時跳兩家讓兩人各停一回合
   *[opponent] 兩人玩時跳兩家讓對方停兩回合
}

about-card-wild-all-wild = 任何牌上都能出，沒有別的作用。(W5)
about-card-wild-reverse = 任何牌上都能出。出牌方向改變；兩人玩時等於跳過。(W5)
about-card-wild-skip = 任何牌上都能出。下家停一回合。(W5)
about-card-wild-draw-two = 任何牌上都能出。下家抽 2 張，停一回合。(W5)
about-card-wild-draw-four-all-wild = 任何牌上都能出。下家抽 4 張，停一回合；不能挑戰。(W5)
about-card-wild-skip-two = 任何牌上都能出。後面兩家各停一回合；兩人玩時對方停兩回合。(W6)
about-card-wild-targeted-draw-two = 任何牌上都能出。你選的一個人抽 2 張，不停回合：{ $p }出 wt2 名字。(W7)
about-card-wild-forced-swap = 任何牌上都能出。你和你選的一個人交換手牌：{ $p }出 ws 名字。作為最後一張出，就直接贏。(W8)

about-all-wild = 112 張黑牌：沒有顏色，沒有數字。(W1)
about-skip-two = 跳兩家：後面兩家各停一回合。(W6)
about-targeted-draw = 指定+2：選一個人抽 2 張。(W7)
about-forced-swap = 強制換手牌：出的人和一個人交換手牌。(W8)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-wild-reverse = 反轉, 迴轉, 轉, 萬用反轉, 反轉牌, 轉向
card-wild-skip = 跳過, 禁止, 禁, 跳, 萬用跳過, 跳過牌
card-wild-draw-two = +2, 加2, 加二, 加兩張, 萬用+2, 罰2
card-wild-skip-two = 跳兩家, 跳過兩家, 禁兩家
card-wild-targeted-draw-two = 指定+2, 指定加2
card-wild-forced-swap = 強制換手牌, 換手牌, 換牌

preset-name-all-wild = 全黑, 全萬用
rule-name-all-wild = 全黑牌
about-preset-all-wild = 112 張黑牌：沒有顏色，沒有數字，任何牌上都能出任何牌
about-option-skip-two = 兩人玩時，跳兩家讓對方停兩回合，還是兩人各停一回合

howto-type-all-wild =
    { $play-drawn ->
        [may] 輪到你時，在房間裡或私下跟我說：「出 w」、「出 ws 名字」（換手牌）或「抽」；抽完可以「過」。
       *[other] 輪到你時，在房間裡或私下跟我說：「出 w」、「出 ws 名字」（換手牌）或「抽」。
    }{ $uno ->
        [none] { "" }
       *[other] 出完剩一張時帶上 uno：「出 w uno」。
    }
