### What is typed in Simplified Chinese; see en/words.ftl for what the messages are. English is understood everywhere, too.

## Verbs of the game

verb-deal = 开始, 发牌, 开局
verb-play = 出, 出牌, 打, 打出
verb-draw = 摸, 摸牌, 抽, 抽牌, 抓牌, 拿牌, 罚摸
verb-pass = 过, 过牌, 不出, pass, 跳过回合
verb-color = 颜色, 选色, 花色
verb-challenge = 质疑, 挑战, 不信
verb-accept = 接受, 收下, 好, 是, 认罚
verb-refuse = 拒绝, 不接受, 否, 不要
verb-pick = 选, 选择, 选中
verb-uno = 喊, 喊uno, 叫uno, 优诺,
    乌诺, 吾诺, 呜诺, 尤诺, 有诺, 报uno, 说uno
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
word-red = 红, 红色, 紅, 紅色, 赤, 🔴, 🟥,
    红桃
word-yellow = 黄, 黄色, 黃, 黃色, 🟡, 🟨
word-green = 绿, 绿色, 綠, 綠色, 緑, 青, 🟢, 🟩
word-blue = 蓝, 蓝色, 藍, 藍色, 青, 🔵, 🟦

## Cards of the classic deck

card-skip = 禁止, 禁, 禁止牌, 跳过, 跳过牌, 跳, 停, 禁牌, 停牌, 跳牌, 阻挡
card-reverse = 反转, 转, 反转牌, 转向, 反向, 逆转, 倒转,
    掉头, 调头, 翻转, 回转, 反, 逆, 转牌, 换向
card-draw-two = +2, +2牌, 加2, 加二, 加两张, 罚2, 罚两张,
    抽2, 抽二, 抽两张, 罚二, 加两, 加2张, 罚2张, +两张
card-wild = 万能牌, 万能, 改色, 变色, 变色牌, 换色, 转色, 黑牌, 百搭,
    变色卡, 换色牌, 万能卡, 万用, 万用牌, 任意色, 黑
card-wild-draw-four = +4, +4万能牌, 王牌, 加4, 加四, 黑+4, 变色+4, 罚4,
    抽4, 抽四, 加四张, 加4张, 罚四, 罚四张, 黑加4, 黑牌+4, 万能+4, 万能加4

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
word-fillers = 请, 的, 号, 牌, 那, 那就, 就, 嗯, 唔, 好吧, 先, 再, 直接, 现在, 哎, 唉, 额, 呃, 一下, 看来, 这张, 把, 嘿嘿
word-yes = 是, 是的, 对, 好, 好的

## 什么都不选时

word-none = 都不要, 都不选, 不要
word-unprefixed = 手牌, 我的牌, 看牌, 轮到谁, 怎么玩, 能出
word-seated = time
word-talk = 过, 出, 好, 是, 来, 打, 选, 放, 抓, 开始
word-own-pass = 跳过, 不要

## Settings, and what they can be

word-set-language = 语言
word-set-style = 样式
word-set-sort = 排序
word-set-ring = 响铃
word-set-highlight = 高亮
word-set-hands = 手牌
word-set-pictures = 图片
word-set-quiet = 安静
word-set-prefix = 前缀
word-set-turn-timeout = 出牌时限, 限时
word-set-pause-limit = 暂停时限
word-set-autostart = 自动开始
word-set-preset = 默认玩法, 玩法
word-set-web = 网页
word-set-on = 开, 开启, 打开
word-set-off = 关, 关闭
word-set-en = 英语, 英文
word-set-ja = 日语, 日文
word-set-vi = 越南语, 越南文
word-set-zh-Hans = 简体中文, 中文, 简体
word-set-zh-Hant = 繁体中文, 繁体
word-rules-list = 列表, 全部

## Sentences

word-self = 我, 俺, 咱, 那我, 我就, 我要, 我来, 我先, 我只能, 我只好, 只能, 只好, 让我, 还是, 来
word-others = 你, 他, 她, 它, 你们, 他们, 大家, 对面, 人家
word-endings = 了, 吧, 啊, 呀, 啦, 喽, 咯, 喔, 哦, 噢, 嘛, 哈, 哈哈, 呗, 耶, 嘞, 捏, 嘻嘻, 走起, 走你, 谢谢, 好了
word-counters = 张, 个, 枚, 片
word-not = 不, 没, 没有, 别, 不是, 不要, 不会, 不能, 不想, 无, 未
word-asking = 吗, 么, 呢, 什么, 啥, 谁, 哪, 哪个, 哪张, 几, 多少, 怎么, 为什么, 是不是, 能不能, 有没有, 要不要, 好吗, 行吗, 可以吗, 还是, 看, 看看, 看一下, 看下, 查看, 查一下, 显示, 告诉我
word-nothing = 没有, 没, 没了, 没牌, 没有牌, 没得出, 没有能出的, 啥也没有, 要不起, 出不了
word-choose = 选, 选择, 选了, 要, 我要, 变, 变成, 变为, 换, 换成, 换到, 转, 转成, 转为, 改, 改成, 改为, 颜色, 颜色选, 颜色要, 选颜色, 定, 定为, 指定, 叫, 成, 色, 是
word-change = 转, 转成, 转为, 转到, 变, 变成, 变为, 换, 换成, 换到, 改, 改成, 改为, 变色成, 换色成

## What is said for a verb or a command

word-said-play = 丢, 甩, 扔, 放, 来, 上, 下, 用, 接, 压, 拍, 砸, 走, 跟, 送, 打出, 出个, 要出
word-said-draw = 补, 补牌, 拿, 拿牌, 取牌, 抓一张, 抓1张, 来一张, 给我一张, 给张牌, 要不起, 出不了, 出不起, 打不了, 接不了, 接不上, 管不上, 没牌, 没牌出, 没牌了, 没有牌, 没牌可出, 没得出, 没的出,
    没有能出的, 没能出的, 没法出, mo
word-said-pass = 要不起, 算了, 下一个, 下一位, 下个, 下家, 换人, 结束, 结束回合, 结束了, 没有, 没牌, 没有牌, 没得出, 出不了, 打不了, 不打, 不要, 不了, 不出, 不跟, 留着, 留, 保留, 留牌, 跳,
    跳过, 跳过我, 帕斯, 派司, guo, 到你, 轮到你, 你来, 下一个人, 过过
word-said-challenge = 不信, 我不信, 不相信, 不信你, 怀疑, 骗人, 骗子, 骗我, 骗, 吹牛, 诈唬, 唬人, 抓, 抓你, 验, 验牌, 查, 查牌, 开, 开牌, 翻牌, 亮牌, 看牌, 看手牌, 检查, 举报, 少来,
    假的, 有诈, 违规, 犯规, 作弊
word-said-accept = 认了, 认, 认罚, 认栽, 认命, 吃, 吃了, 吃牌, 好, 好的, 行, 行吧, 可以, ok, 收, 收下, 收了, 接, 罚, 罚就罚, 领罚, 挨罚, 不质疑, 不挑战, 信, 相信, 接受惩罚, 接受
word-said-catch = 没喊, 没有喊, 没叫, 没说, 没报, 没有说, 没有叫, 不喊, 忘喊, 忘叫, 忘说, 忘了, 忘了喊, 忘了说, 忘了叫, 忘记, 忘记喊, 忘记说, 忘记叫, 罚, 抓到, 抓住, 抓包, 逮, 逮到, 逮住,
    捉, 捉到, 抓个, 举报, 检举, cut
word-said-uno = 开一桌, 开桌, 开个桌, 开局, 开一局, 开一把, 开一盘, 开房, 开个房, 开房间, 开游戏, 开台, 开团, 开uno, 来一盘, 来一局, 来一把, 来一桌, 来局, 来把, 来玩, 来玩uno, 来uno,
    打uno, 打一局, 打一把, 打牌, 玩uno, 玩一局, 玩一把, 玩一盘, 玩牌, 玩游戏, 一起玩, 一起玩uno, 要玩, 想玩, 要玩uno, 想玩uno, 玩, 组局, 组队玩, 建房, 建桌, 创建, 创建游戏, 创建房间, 新建,
    新建游戏, 新开一局, 新一局, 新局, 新游戏, 开始游戏, 再开一局, 走一个, 搞一局, 整一局, 整一把, 有人玩吗, 有人玩uno吗, 有人玩吗, 谁玩uno, 谁玩, 有没有人玩, 有人打uno吗,
    开一桌uno, 开一局uno, 开始新游戏, 开始新的一局
word-said-join = 我来, 我也来, 我也要, 来, 来了, 算我一个, 算我, 加我, 加我一个, 带我, 带我一个, 带上我, 拉我, 1, +1, 加一, 加1, jr, 进, 进来, 进桌, 入, 入局, 入桌, 入座, 上桌, 上车,
    坐, 坐下, 玩, 我玩, 也玩, 要玩, 想玩, 也要玩, 也想玩, 参加, 参加游戏, 加入游戏, 加入牌局, 也加入, 要加入, 想加入, 要参加, 报名, 参与, 参战, 有我, 我在
word-said-start = 开, 开吧, 开始, 开始吧, 开打, 开玩, 开搞, 开整, 开干, 开冲, 开局, 开牌, 开始游戏, 开始发牌, 游戏开始, 可以开始, 可以开始了, 发, 发牌, 发吧, 走起, 走, 来吧, 冲, 上, 人齐,
    人齐了, 人齐开, 齐了, 准备好了, 好了开始, start, go
word-said-leave = 走, 走了, 先走, 先走了, 退, 退了, 退出, 退出游戏, 退桌, 退场, 离桌, 离场, 离座, 离开游戏, 下, 下了, 下桌, 下线, 下车, 溜, 溜了, 撤, 撤了, 闪, 闪了, 掰, 不玩, 不玩了,
    弃权, 认输, 投降, 告辞, 润了, 有事先走
word-said-hand = 我的手牌, 看手牌, 看看手牌, 查看手牌, 查手牌, 查看牌, 看看牌, 看牌, 看我的牌, 看看我的牌, 我有什么牌, 我有啥牌, 有什么牌, 有啥牌, 我的牌, 我手牌, 显示手牌, 手上的牌, 手里的牌, 手里有什么,
    还有什么牌, 我还有什么牌, 手里有什么牌, 发手牌, 发我手牌, 牌
word-said-turn = 轮到谁, 轮到谁了, 轮到谁出, 轮到谁出牌, 轮谁, 谁, 谁的回合, 谁的轮次, 谁出, 谁出牌, 谁打, 谁先, 到谁, 该谁, 该谁出, 该谁出牌, 换谁, 下一个谁, 下一个是谁, 下个是谁, 下家是谁, 是谁,
    轮到我, 到我, 该我, 当前玩家, 当前回合, 几时到我, 顺序
word-said-help = 怎么玩, 如何玩, 怎么打, 怎么操作, 怎么用, 怎么出牌, 玩法说明, 使用说明, 规则说明, 说明, 菜单, 指令, 指令列表, 命令, 命令列表, 帮忙, 帮帮我, 帮帮忙, 帮我, 求助, 求救, 救命, 教程,
    新手教程, 教学, 不会玩, 教我, 教我玩
word-said-moves = 能出, 能出什么, 能出啥, 能出哪些, 能出哪张, 可以出, 可以出什么, 可以出啥, 可以出哪张, 可出, 可出的牌, 能出的牌, 可以出的牌, 能打什么, 可以打什么, 打什么, 出什么, 出啥, 出哪张,
    我能出什么, 我可以出什么, 该出什么, 有什么能出, 提示一下, 给个提示, 给点提示, 提示,
    可以出哪些, 能出哪些, 可以出哪些牌, 能出哪些牌
word-said-players = 名单, 玩家名单, 玩家列表, 都有谁, 有谁, 谁在玩, 谁在, 几个人, 几人, 多少人, 人数, 几张, 几张牌, 还剩几张, 剩几张, 剩几张牌, 还剩几张牌, 还有几张, 还有几张牌, 剩多少, 剩多少张,
    剩多少牌, 多少张, 多少牌, 每人几张, 每人几张牌, 每个人几张, 大家几张, 大家剩几张, 各剩几张, 牌数, 剩余, 剩余牌数, 张数, 他们几张,
    各有几张牌, 各有几张, 每人几张牌, 都有几张牌
word-said-score = 得分, 积分, 分, 总分, 比分, 比数, 计分, 记分, 计分板, 分数榜, 多少分, 几分, 我多少分, 我几分, 几比几, 看分, 看分数, 分数多少, 谁赢, 谁领先, 谁第一, 战况
word-said-rules = 玩法, 什么玩法, 什么规则, 啥规则, 规则是什么, 有什么规则, 游戏规则, 看规则, 查看规则, 看看规则, 桌规, 规矩, 本桌规则
word-said-top = 顶牌, 桌面, 桌上, 桌子上, 场上, 台面, 牌面, 上一张, 上一张牌, 上张, 上张牌, 最上面, 最上面的牌, 上面是什么, 上面什么牌, 现在什么牌, 现在是什么牌, 现在什么颜色, 现在是什么颜色, 什么颜色,
    啥颜色, 什么牌, 啥牌, 当前牌, 当前颜色, 当前什么牌, 桌上什么牌, 桌上是什么, 桌面是什么, 场上什么牌, 场上是什么, 最后一张牌, 弃牌堆, 最后出的牌
word-said-stop = 停, 停止, 停止游戏, 终止, 终止游戏, 结束游戏, 结束比赛, 结束牌局, 结束这局, 解散, 解散游戏, 解散房间, 散, 散了, 散桌, 散场, 关桌, 关闭, 关闭游戏, 取消, 取消游戏, 收桌
