### What is counted of finished rounds; see en/records.ftl.

command-stats = 成績, 戦績, stats
command-top10 = ランキング, 順位表, top10
command-versus = 対戦, 対戦成績, versus
command-records = 記録, records

word-top10-week = 今週, 週
word-top10-month = 今月, 月
word-top10-season = シーズン, 今季
word-top10-all = 全部, 通算
word-top10-rating = レート, レーティング
word-top10-machines = 機械

help-stats = { $p }成績 で自分の勝ち数、順位、レートを表示します。{ $p }成績 名前 でほかの人の成績です。
help-top10 = { $p }ランキング で勝ち数の順位を表示します。{ $p }ランキング 今週、今月、シーズン、過去のシーズンは { $p }ランキング 2026-q3、強さは { $p }ランキング レート。後ろにルールも付けられます。
help-versus = { $p }対戦 名前 で、その人との対戦回数と、どちらが上だったかを表示します。
help-records = { $p }記録 で最速の勝ち、最長のラウンド、最多の手札、最高得点、最多連勝、最近のシーズンの優勝者を表示します。

stats = { $player }さん：{ $rounds }ラウンド中{ $wins }勝（{ $percent }%）、{ $points }点{ $ranked ->
        [yes] 、{ $of }人中{ $rank }位
       *[no] {""}
    }{ $rated ->
        [yes] 、レート{ $rating }
       *[no] {""}
    }。1ラウンドの最高{ $best }点、最多{ $streak }連勝。
stats-badges = 実績：{ $list }。
stats-none = { $player }さんには、まだ記録に数えるラウンドがありません。ほかの人間の参加者が必要です。
refused-nobody-played = 「{ $said }」という人は、ここで遊んだことがありません。

versus = { $player }さんと{ $other }さんの対戦は{ $rounds }ラウンド：{ $player }さんが上は{ $ahead }回、{ $other }さんが上は{ $behind }回。
versus-none = { $player }さんと{ $other }さんは、まだ対戦していません。
refused-versus-whom = 誰との対戦ですか。例：{ $p }対戦 bob
refused-versus-self = それはあなたです。自分の成績は { $p }成績 です。

top10-title = { $kind ->
        [machine] コンピューターの
       *[person] {""}
    }{ $window ->
        [week] 今週の勝ち数（{ $name }）
        [month] 今月の勝ち数（{ $name }）
        [season] 今シーズンの勝ち数（{ $name }）
        [past] シーズン { $name } の勝ち数
        [rating] レート
       *[all] 通算の勝ち数
    }{ $which ->
        [one] 、{ $preset }
       *[any] {""}
    }
top10 = { $title }：{ $list }。
top10-won = { $place }. { $player } { $wins }/{ $rounds }（{ $points }点）
top10-rated = { $place }. { $player } { $rating }
top10-none = { $title }：まだ誰もいません。
refused-top10-what = 分かるのは { $p }ランキング 今週、今月、シーズン、全部、レート、2026-q3 のような過去のシーズン、その後ろのルールです。

records = ここの記録：{ $list }。
records-room = この部屋では：{ $list }。
record-fastest = 最速の勝ち { $value }（{ $player }さん）
record-moves = 最長のラウンド{ $value }手（{ $player }さんも参加）
record-cards = 最多の手札{ $value }枚（{ $player }さん）
record-best = 1ラウンドの最高{ $value }点（{ $player }さん）
record-longest = 最多{ $value }連勝（{ $player }さん）
records-none = ここには、まだ記録に数えるラウンドがありません。人間の参加者が2人必要です。
champions = 優勝者：{ $list }。
champion = { $season } { $player }さん（{ $wins }）
season-closed = シーズン { $season } が終わりました。勝ち数：{ $list }。新しいシーズンの始まりです。

achieved = 新しい実績：{ $list }。
achieved-by = { $player }さん（{ $badge }）
badge-first-win = 初勝利
badge-streak = 5連勝
badge-comeback = 手札15枚からの勝利
badge-haul = 1ラウンドで200点
badge-hundred = 100ラウンド

## The web page

web-to-board = ランキング
web-board-none = まだ誰もラウンドを終えていません。
web-wins = 勝ち
web-rating = レート
web-played = ラウンド
web-month = 月
web-spans = 期間
web-records = 記録
web-champions = 過去シーズンの優勝者
web-best = 最高ラウンド
web-form = 最近のラウンド
web-months = 月ごと
web-opponents = 対戦相手
web-ahead = 上位
web-behind = 下位
web-favourites = よく遊ぶゲーム
web-game = ゲーム
web-achievements = 実績
web-seasons = シーズン
web-season = シーズン
web-when = 終了
web-against = 相手
web-room = 部屋
web-statistics = 統計
web-people = プレイヤー
web-since = 最初のラウンド
web-most-wins = 勝ち数

## In the help

word-theme-records = 記録, 戦績
setting-achievements = 実績を部屋で発表するかどうか。
