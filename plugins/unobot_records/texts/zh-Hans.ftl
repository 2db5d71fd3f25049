### What is counted of finished rounds; see en/records.ftl.

command-stats = 战绩, 排名, stats
command-top10 = 排行榜, 排行, top10
command-versus = 交手, 对战, versus
command-records = 纪录, 记录, records

word-top10-week = 本周, 周
word-top10-month = 本月, 月
word-top10-season = 赛季, 本季
word-top10-all = 全部, 总榜
word-top10-rating = 等级分
word-top10-machines = 机器

help-stats = { $p }战绩：你赢了多少局、排名和等级分；{ $p }战绩 名字：别人的。
help-top10 = { $p }排行榜：谁赢得最多；也可以 { $p }排行榜 本周、本月、赛季，以往的赛季如 { $p }排行榜 2026-q3，{ $p }排行榜 等级分：谁打得最好；后面可加玩法。
help-versus = { $p }交手 名字：你和那个人交手多少次，谁领先。
help-records = { $p }纪录：最快的获胜、最长的一局、最多的手牌、单局最高分、最长连胜，以及前几个赛季的冠军。

stats = { $player }：{ $rounds } 局赢 { $wins } 局（{ $percent }%），{ $points } 分{ $ranked ->
        [yes] ，排名 { $rank }/{ $of }
       *[no] {""}
    }{ $rated ->
        [yes] ，等级分 { $rating }
       *[no] {""}
    }。单局最高 { $best } 分；最长连胜 { $streak } 局。
stats-badges = 成就：{ $list }。
stats-none = { $player } 还没有打过计入成绩的一局：桌上要有另一个真人。
refused-nobody-played = 没有叫“{ $said }”的人在这里打过。

versus = { $player } 和 { $other } 交手 { $rounds } 局：{ $player } 领先 { $ahead } 局，{ $other } 领先 { $behind } 局。
versus-none = { $player } 和 { $other } 还没有交过手。
refused-versus-whom = 和谁？例如 { $p }交手 bob。
refused-versus-self = 那就是你自己。{ $p }战绩：看你自己的成绩。

top10-title = { $kind ->
        [machine] 电脑，
       *[person] {""}
    }{ $window ->
        [week] 本周胜局（{ $name }）
        [month] 本月胜局（{ $name }）
        [season] 本赛季胜局（{ $name }）
        [past] { $name } 赛季胜局
        [rating] 等级分
       *[all] 历来胜局
    }{ $which ->
        [one] ，{ $preset }
       *[any] {""}
    }
top10 = { $title }：{ $list }。
top10-won = { $place }. { $player } { $wins }/{ $rounds }（{ $points } 分）
top10-rated = { $place }. { $player } { $rating }
top10-none = { $title }：还没有人。
refused-top10-what = 我认得 { $p }排行榜 本周、本月、赛季、全部、等级分，以往的赛季如 2026-q3，后面可加玩法。

records = 这里的纪录：{ $list }。
records-room = 这个房间：{ $list }。
record-fastest = 最快获胜 { $value }（{ $player }）
record-moves = 最长的一局 { $value } 手（有 { $player }）
record-cards = 最多手牌 { $value } 张（{ $player }）
record-best = 单局最高 { $value } 分（{ $player }）
record-longest = 最长连胜 { $value } 局（{ $player }）
records-none = 这里还没有打过计入成绩的一局：桌上要有两个真人。
champions = 冠军：{ $list }。
champion = { $season } { $player }（{ $wins }）
season-closed = { $season } 赛季结束。胜局最多：{ $list }。新赛季开始了。

achieved = 新成就：{ $list }。
achieved-by = { $player }（{ $badge }）
badge-first-win = 首胜
badge-streak = 五连胜
badge-comeback = 手上有过 15 张牌还是赢了
badge-haul = 一局 200 分
badge-hundred = 打满 100 局

## The web page

web-to-board = 排行榜
web-board-none = 还没有人打完一局。
web-wins = 赢
web-rating = 等级分
web-played = 局数
web-month = 月份
web-spans = 时间
web-records = 纪录
web-champions = 往季冠军
web-best = 最高一局
web-form = 近况：最近几局
web-months = 按月
web-opponents = 对手
web-ahead = 领先
web-behind = 落后
web-favourites = 常玩
web-game = 玩法
web-achievements = 成就
web-seasons = 赛季
web-season = 赛季
web-when = 结束
web-against = 对手
web-room = 房间
web-statistics = 统计
web-people = 玩家
web-since = 第一局
web-most-wins = 胜局最多

## In the help

word-theme-records = 战绩, 纪录
setting-achievements = 是否在这里宣布成就。
