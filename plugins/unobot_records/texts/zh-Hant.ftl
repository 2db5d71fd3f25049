### What is counted of finished rounds; see en/records.ftl.

command-stats = 戰績, 排名, stats
command-top10 = 排行榜, 排行, top10
command-versus = 交手, 對戰, versus
command-records = 紀錄, 記錄, records

word-top10-week = 本週, 週
word-top10-month = 本月, 月
word-top10-season = 賽季, 本季
word-top10-all = 全部, 總榜
word-top10-rating = 等級分
word-top10-machines = 機器

help-stats = { $p }戰績：你贏了多少局、排名和等級分；{ $p }戰績 名字：別人的。
help-top10 = { $p }排行榜：誰贏得最多；也可以 { $p }排行榜 本週、本月、賽季，以往的賽季如 { $p }排行榜 2026-q3，{ $p }排行榜 等級分：誰打得最好；後面可加玩法。
help-versus = { $p }交手 名字：你和那個人交手多少次，誰領先。
help-records = { $p }紀錄：最快的獲勝、最長的一局、最多的手牌、單局最高分、最長連勝，以及前幾個賽季的冠軍。

stats = { $player }：{ $rounds } 局贏 { $wins } 局（{ $percent }%），{ $points } 分{ $ranked ->
        [yes] ，排名 { $rank }/{ $of }
       *[no] {""}
    }{ $rated ->
        [yes] ，等級分 { $rating }
       *[no] {""}
    }。單局最高 { $best } 分；最長連勝 { $streak } 局。
stats-badges = 成就：{ $list }。
stats-none = { $player } 還沒有打過計入成績的一局：桌上要有另一個真人。
refused-nobody-played = 沒有叫「{ $said }」的人在這裡打過。

versus = { $player } 和 { $other } 交手 { $rounds } 局：{ $player } 領先 { $ahead } 局，{ $other } 領先 { $behind } 局。
versus-none = { $player } 和 { $other } 還沒有交過手。
refused-versus-whom = 和誰？例如 { $p }交手 bob。
refused-versus-self = 那就是你自己。{ $p }戰績：看你自己的成績。

top10-title = { $kind ->
        [machine] 電腦，
       *[person] {""}
    }{ $window ->
        [week] 本週勝局（{ $name }）
        [month] 本月勝局（{ $name }）
        [season] 本賽季勝局（{ $name }）
        [past] { $name } 賽季勝局
        [rating] 等級分
       *[all] 歷來勝局
    }{ $which ->
        [one] ，{ $preset }
       *[any] {""}
    }
top10 = { $title }：{ $list }。
top10-won = { $place }. { $player } { $wins }/{ $rounds }（{ $points } 分）
top10-rated = { $place }. { $player } { $rating }
top10-none = { $title }：還沒有人。
refused-top10-what = 我認得 { $p }排行榜 本週、本月、賽季、全部、等級分，以往的賽季如 2026-q3，後面可加玩法。

records = 這裡的紀錄：{ $list }。
records-room = 這個房間：{ $list }。
record-fastest = 最快獲勝 { $value }（{ $player }）
record-moves = 最長的一局 { $value } 手（有 { $player }）
record-cards = 最多手牌 { $value } 張（{ $player }）
record-best = 單局最高 { $value } 分（{ $player }）
record-longest = 最長連勝 { $value } 局（{ $player }）
records-none = 這裡還沒有打過計入成績的一局：桌上要有兩個真人。
champions = 冠軍：{ $list }。
champion = { $season } { $player }（{ $wins }）
season-closed = { $season } 賽季結束。勝局最多：{ $list }。新賽季開始了。

achieved = 新成就：{ $list }。
achieved-by = { $player }（{ $badge }）
badge-first-win = 首勝
badge-streak = 五連勝
badge-comeback = 手上有過 15 張牌還是贏了
badge-haul = 一局 200 分
badge-hundred = 打滿 100 局

## The web page

web-to-board = 排行榜
web-board-none = 還沒有人打完一局。
web-wins = 贏
web-rating = 等級分
web-played = 局數
web-month = 月份
web-spans = 時間
web-records = 紀錄
web-champions = 往季冠軍
web-best = 最高一局
web-form = 近況：最近幾局
web-months = 按月
web-opponents = 對手
web-ahead = 領先
web-behind = 落後
web-favourites = 常玩
web-game = 玩法
web-achievements = 成就
web-seasons = 賽季
web-season = 賽季
web-when = 結束
web-against = 對手
web-room = 房間
web-statistics = 統計
web-people = 玩家
web-since = 第一局
web-most-wins = 勝局最多

## In the help

word-theme-records = 戰績, 紀錄
setting-achievements = 是否在這裡宣布成就。
