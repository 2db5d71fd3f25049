### What is typed in Traditional Chinese; see en/words.ftl for what the messages are. English is understood everywhere, too.

## Verbs of the game

verb-deal = 開始, 發牌, 派牌, 開局
verb-play = 出, 出牌, 打, 打出, 發出
verb-draw = 抽, 抽牌, 摸, 摸牌, 拿牌, 取牌, 罰抽
verb-pass = 過, 過牌, 不出, pass
verb-color = 顏色, 選色
verb-challenge = 挑戰, 質疑, 不信
verb-accept = 接受, 收下, 好, 是, 認罰
verb-refuse = 拒絕, 不接受, 否, 不要
verb-pick = 選, 選擇
verb-uno = 喊, 喊uno, 叫uno, 報uno
verb-catch = 抓, 抓包, 檢舉, 舉報, 沒喊, 抓uno

## Commands

command-uno = 喊, 喊uno, 叫uno, 報uno
command-new = 開桌, 開房, 新遊戲
command-start = 開始, 發牌, 派牌, 開局
command-join = 加入, 參加, 入座
command-leave = 離開, 退出
command-rejoin = 回來
command-hand = 手牌, 我的牌, 看牌
command-top = 頂牌, 頂, 桌面, 場上
command-turn = 輪到誰, 誰, 回合
command-players = 玩家, 名單, 人數
command-moves = 能出, 提示
command-why = 為什麼
command-score = 分數, 得分, 積分, 計分
command-rules = 規則, 玩法
command-skip = 跳過, 催
command-kick = 踢, 踢出, 移除
command-host = 房主, 轉讓
command-wait = 等等, 等一下, 加時
command-seat = 讓座, 座位
command-stop = 結束, 停止, 解散
command-pause = 暫停
command-resume = 繼續
command-set = 設定
command-help = 說明, 幫助, 怎麼玩, 教學
command-howto = 入門, 新手
command-ping = 測試提醒
command-again = 再來, again, 再來一局

## Colours

# 青 is blue or green: it is asked back.
word-red = 紅, 紅色, 红, 红色, 赤, 🔴, 🟥
word-yellow = 黃, 黃色, 黄, 黄色, 🟡, 🟨
word-green = 綠, 綠色, 绿, 绿色, 緑, 青, 🟢, 🟩
word-blue = 藍, 藍色, 蓝, 蓝色, 青, 🔵, 🟦

## Cards of the classic deck

card-skip = 跳過, 禁止, 暫停, 阻擋, 禁, 跳, 跳牌, 跳過牌, 阻擋牌, 停
card-reverse = 反轉, 迴轉, 轉, 轉換, 轉向, 逆轉, 反彈, 反轉牌, 迴轉牌
card-draw-two = +2, 加兩張, 加2, 加二, 罰2, 罰兩張, +2牌
card-wild = 轉色, 轉色牌, 萬用牌, 萬用, 萬能, 變色, 換色, 黑牌, 改色, 百搭
card-wild-draw-four = +4, 加四張, 加4, 加四, 王牌, 挑戰牌, 轉色+4, 變色+4, 罰4

## Numbers

word-number-0 = 〇, 零
word-number-1 = 一
word-number-2 = 二, 兩
word-number-3 = 三
word-number-4 = 四
word-number-5 = 五
word-number-6 = 六
word-number-7 = 七
word-number-8 = 八
word-number-9 = 九
word-number-10 = 十

## Other words

word-connectives = 和, 跟, 配, 給, 對
word-fillers = 請, 的, 了, 吧, 啊, 呀, 張, 號, 牌, 我
word-yes = 是, 是的, 對, 好, 好的
word-cards = 牌, 卡牌
word-unprefixed = 手牌, 我的牌, 看牌, 輪到誰, 怎麼玩, 能出
word-seated = time
word-talk = 過, 出, 好, 是, 來, 打, 選, 放, 抓, 開始
word-own-pass = 跳過, 不要
