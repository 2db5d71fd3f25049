### 翻轉：有亮面和暗面的牌。

## 暗面的顏色：怎麼說，怎麼打。

color-pink = 粉
color-teal = 青
color-orange = 橙
color-purple = 紫
word-pink = 粉, p, 粉色, 粉紅, 🌸
word-teal = 青, t, 青色, 💠
word-orange = 橙, o, 橙色, 橘, 🟧, 🟠
word-purple = 紫, u, 紫色, 🟪, 🟣

and-table-turned = { $act }——{ $side ->
    [dark] 翻到暗面
   *[light] 翻到亮面
}
event-table-turned = { $side ->
    [dark] 全部翻到暗面
   *[light] 全部翻到亮面
}
top-side-in-play = { $side ->
    [dark] 現在是暗面。
   *[light] 現在是亮面。
}

howto-flip = 最先出完牌的人贏得這一局。出一張和頂牌顏色、數字或符號相同的牌，或一張黑牌。翻轉把所有的牌翻面：亮面是紅、黃、綠、藍，暗面是粉、青、橙、紫。{ $p }背面 看別人牌的背面。

rule-flip = 亮面有 +1 和轉色 +2，暗面有 +5、全體跳過和抽顏色
option-pairs = { $value ->
    [table] 兩面照印好的牌配在一起
   *[shuffled] 哪張牌背後是哪一面，每局重新洗
}
option-first-flip = { $value ->
    [turn] 第一張是翻轉就全部翻面
   *[plain] 第一張是翻轉不起作用
}

about-card-draw-one = 下家抽 1 張，停一回合。(F10)
about-card-draw-five = 下家抽 5 張，停一回合。(F11)
about-card-flip = 手牌和牌疊全部翻面：棄牌堆最底下的一張翻到最上面，接下來要接它。(F7)
about-card-wild-draw-two-flip = 任何牌上都能出，但手裡沒有目前顏色時才合規。你指定顏色，下家抽 2 張並停一回合，或者挑戰：挑戰錯了抽 4 張，對了你抽 2 張。(F10, F13)
about-card-wild-draw-colour = 任何牌上都能出，但手裡沒有目前顏色時才合規。你指定顏色，下家一直抽到這個顏色並停一回合，或者挑戰：挑戰錯了再多抽 2 張，對了你抽到這個顏色。(F12, F13)

about-flip = 112 張牌，有亮面和暗面；翻轉把整桌翻面。(F1)
about-flip-card = 翻轉：全部翻面。(F7)
about-draw-one = +1：下家抽 1 張。(F10)
about-draw-five = +5：下家抽 5 張。(F11)
about-wild-draw-two = 轉色 +2：和 +4 一樣，只是 2 張。(F10)
about-wild-draw-color = 轉色抽顏色：下家一直抽到那個顏色。(F12)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

card-draw-one = +1, 加1, 加一, 罰1
card-draw-five = +5, 加5, 加五, 罰5
card-flip = 翻轉, 翻, 翻面, 翻轉牌
card-wild-draw-colour = 抽顏色, 轉色抽顏色, 抽到顏色

preset-name-flip = 翻轉
rule-name-flip = 翻轉牌
about-preset-flip = 112 張牌，有亮面和暗面；翻轉把整桌翻面
about-option-pairs = 哪個暗面在哪個亮面背後：任意，還是照規則書的表
about-option-first-flip = 第一張是翻轉時：不起作用，還是全部翻面
