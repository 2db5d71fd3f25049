### 無情版（No Mercy）：它的牌、提問，以及這副牌的說明。

prompt-roulette = { $addressed ->
    [yes] 要抽到什麼顏色為止？（{ $p }顏色 紅、黃、綠或藍）
   *[no] { $player } 要抽到什麼顏色為止？（{ $p }顏色 紅、黃、綠或藍）
}

refused-first-roulette = 先說要抽到什麼顏色為止。
refused-no-wild-draw-four = { $option } 說的是黑色的 +4，這副牌裡沒有。
refused-no-wild = { $option } 說的是轉色牌，這副牌裡沒有。

rule-no-mercy = 168 張牌：有 +4、全體跳過、全棄，還有讓人抽 4 張、6 張、10 張或抽到某種顏色為止的黑牌
option-wr4-two = { $value ->
    [other] 兩人時，反轉+4 罰對方
   *[self] 兩人時，反轉+4 罰出牌的人自己
}
option-roulette = { $value ->
    [player] 顏色輪盤的顏色由出牌的人指定
   *[next] 顏色輪盤的顏色由要抽牌的人指定
}

## 每張牌、每條規則一行（`help`）：做什麼，末尾是條目。

about-card-draw-four = 下家抽 4 張並停一回合。(N6)
about-card-wild-reverse-draw-four = 任何牌上都能出。你指定顏色，方向反轉，新方向的下一個人抽 4 張並停一回合；只有兩人時就是你自己。(N8)
about-card-wild-draw-six = 任何牌上都能出。你指定顏色，下家抽 6 張並停一回合。(N6)
about-card-wild-draw-ten = 任何牌上都能出。你指定顏色，下家抽 10 張並停一回合。(N6)
about-card-wild-colour-roulette = 任何牌上都能出。下家指定一個顏色，翻開抽牌直到抽到它，並停一回合。作為最後一張時沒有作用。(N9)

about-no-mercy = 168 張牌，其中有 +4、全體跳過、全棄、+6、+10 和顏色輪盤。(N1)
about-draw-four = { about-card-draw-four }
about-wild-reverse-draw-four = { about-card-wild-reverse-draw-four }
about-wild-draw-six = { about-card-wild-draw-six }
about-wild-draw-ten = { about-card-wild-draw-ten }
about-roulette = { about-card-wild-colour-roulette }

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-draw-four = +4, +4牌, 加4, 加四, 罰4
card-wild-reverse-draw-four = 反轉+4, 轉色反轉+4, 反轉加4, 轉+4
card-wild-draw-six = +6, 加6, 加六, 罰6
card-wild-draw-ten = +10, 加10, 加十, 罰10
card-wild-colour-roulette = 顏色輪盤, 輪盤

preset-name-no-mercy = 無情版
rule-name-no-mercy = 無情牌, 168張

about-preset-no-mercy = 出版方更狠的玩法：168 張牌，往上累積，手上到 25 張就出局
about-option-wr4-two = 兩人時反轉+4 罰誰
about-option-roulette = 顏色輪盤的顏色由誰指定

## How the game introduces itself

howto-type-no-mercy =
    { $play-drawn ->
        [may] 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「出 wr4 紅」（黑牌加顏色）或「抽」；抽完可以「過」。
       *[other] 輪到你時，在房間裡或私下跟我說：「出 r5」（紅 5）、「出 wr4 紅」（黑牌加顏色）或「抽」。
    }{ $uno ->
        [none] { "" }
       *[other] 出完剩一張時帶上 uno：「出 r5 uno」。
    }
