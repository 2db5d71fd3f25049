### What is typed in Simplified Chinese; see en/words.ftl for what the messages are. English is understood everywhere, too.

## Verbs of the game

verb-deal = 开始, 发牌, 开局
verb-play = 出, 出牌, 打, 打出
verb-draw = 摸, 摸牌, 抽, 抽牌, 抓牌, 拿牌, 罚摸
verb-pass = 过, 过牌, 不出, pass, 跳过回合
verb-color = 颜色, 选色
verb-challenge = 质疑, 挑战, 不信
verb-accept = 接受, 收下, 好, 是, 认罚
verb-refuse = 拒绝, 不接受, 否, 不要
verb-pick = 选, 选择, 选中
verb-uno = 喊, 喊uno, 叫uno, 优诺
verb-catch = 抓, 抓漏, 举报, 没喊, 抓uno

## Commands

command-uno = 喊, 喊uno, 叫uno, 优诺
command-new = 开桌, 开房, 新游戏, 开一桌
command-start = 开始, 发牌, 开局
command-join = 加入, 参加, 入座, 上桌
command-leave = 离开, 退出, 下桌
command-rejoin = 回来
command-hand = 手牌, 我的牌, 看牌
command-top = 顶牌, 顶, 桌面, 场上
command-turn = 轮到谁, 谁, 回合
command-players = 玩家, 名单, 人数
command-moves = 能出, 提示
command-why = 为什么
command-score = 分数, 得分, 积分, 比分
command-rules = 规则, 玩法
command-skip = 跳过, 催
command-kick = 踢, 踢出, 移出
command-host = 房主, 转让
command-wait = 等等, 等一下, 加时
command-seat = 让座, 座位
command-stop = 结束, 停止, 解散
command-pause = 暂停
command-resume = 继续
command-set = 设置, 设定
command-help = 帮助, 怎么玩, 说明
command-howto = 入门, 新手
command-ping = 测试提醒
command-again = 再来, again, 再来一局

## Colours

# 青 is blue or green: it is asked back.
word-red = 红, 红色, 紅, 紅色, 赤, 🔴, 🟥
word-yellow = 黄, 黄色, 黃, 黃色, 🟡, 🟨
word-green = 绿, 绿色, 綠, 綠色, 緑, 青, 🟢, 🟩
word-blue = 蓝, 蓝色, 藍, 藍色, 青, 🔵, 🟦

## Cards of the classic deck

card-skip = 禁止, 禁, 禁止牌, 跳过, 跳过牌, 跳
card-reverse = 反转, 转, 反转牌, 转向, 反向, 逆转, 倒转
card-draw-two = +2, +2牌, 加2, 加二, 加两张, 罚2, 罚两张
card-wild = 万能牌, 万能, 改色, 变色, 变色牌, 换色, 转色, 黑牌, 百搭
card-wild-draw-four = +4, +4万能牌, 王牌, 加4, 加四, 黑+4, 变色+4, 罚4

## Numbers

word-number-0 = 〇, 零
word-number-1 = 一
word-number-2 = 二, 两
word-number-3 = 三
word-number-4 = 四
word-number-5 = 五
word-number-6 = 六
word-number-7 = 七
word-number-8 = 八
word-number-9 = 九
word-number-10 = 十

## Other words

word-connectives = 和, 跟, 配, 给, 对
word-fillers = 请, 的, 了, 吧, 啊, 呀, 张, 号, 牌, 我
word-yes = 是, 是的, 对, 好, 好的
word-cards = 牌, 卡牌
word-unprefixed = 手牌, 我的牌, 看牌, 轮到谁, 怎么玩, 能出
word-seated = time
word-talk = 过, 出, 好, 是, 来, 打, 选, 放, 抓, 开始
word-own-pass = 跳过, 不要
