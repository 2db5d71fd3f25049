### 翻转：有亮面和暗面的牌。

## 暗面的颜色：怎么说，怎么打。

color-pink = 粉
color-teal = 青
color-orange = 橙
color-purple = 紫
word-pink = 粉, p, 粉色, 粉红, 🌸
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
    [dark] 现在是暗面。
   *[light] 现在是亮面。
}


rule-flip = 亮面有 +1 和万能牌 +2，暗面有 +5、全体禁止和摸颜色
option-pairs = { $value ->
    [table] 两面照印好的牌配在一起
   *[shuffled] 哪张牌背后是哪一面，每局重新洗
}
option-first-flip = { $value ->
    [turn] 第一张是翻转就全部翻面
   *[plain] 第一张是翻转不起作用
}

about-card-draw-one = 下家摸 1 张，停一轮。(F10)
about-card-draw-five = 下家摸 5 张，停一轮。(F11)
about-card-flip = 手牌和牌堆全部翻面：弃牌堆最底下的一张翻到最上面，接下来要接它。(F7)
about-card-wild-draw-two-flip = 什么牌上都能出，但手里没有当前颜色时才合规。你选颜色，下家摸 2 张并停一轮，或者质疑：质疑错了摸 4 张，对了你摸 2 张。(F10, F13)
about-card-wild-draw-colour = 什么牌上都能出，但手里没有当前颜色时才合规。你选颜色，下家一直摸到这个颜色并停一轮，或者质疑：质疑错了再多摸 2 张，对了你摸到这个颜色。(F12, F13)

about-flip = 112 张牌，有亮面和暗面；翻转把整桌翻面。(F1)
about-flip-card = 翻转：全部翻面。(F7)
about-draw-one = +1：下家摸 1 张。(F10)
about-draw-five = +5：下家摸 5 张。(F11)
about-wild-draw-two = 万能 +2：和 +4 一样，只是 2 张。(F10)
about-wild-draw-color = 改色摸颜色：下家一直摸到那个颜色。(F12)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

card-draw-one = +1, 加1, 加一, 罚1
card-draw-five = +5, 加5, 加五, 罚5
card-flip = 翻转, 翻, 翻面, 翻转牌
card-wild-draw-colour = 摸颜色, 改色摸颜色, 万能摸颜色, 摸到颜色

preset-name-flip = 翻转
rule-name-flip = 翻转牌
about-preset-flip = 112 张牌，有亮面和暗面；翻转把整桌翻面
about-option-pairs = 哪个暗面在哪个亮面背后：任意，还是照规则书的表
about-option-first-flip = 第一张是翻转时：不起作用，还是全部翻面

## How the game introduces itself

howto-flip = 先出完牌的人赢下这一局。出一张和顶牌颜色、数字或符号相同的牌，或一张黑牌。翻转把所有的牌翻面：亮面是红、黄、绿、蓝，暗面是粉、青、橙、紫。{ $p }背面 看别人牌的背面。
