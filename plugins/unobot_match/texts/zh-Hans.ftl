### 各种赛制：会发生什么，是什么。

event-teams-formed = 队伍：{ $teams }
event-eliminated = { $seat } 到了分数线，被淘汰
event-time-warned = 本局还剩：{ $left }

match-elimination = 手里的牌累计 { $target } 分就淘汰，直到只剩一人
match-places = 一局打到只剩一人
match-round = 只打一局
match-teams = 分两队，队友对坐，打到 { $target } 分；出完的人得到对方手里牌的分数
match-time = 一局最多 { $time }；时间到了，手里牌最少者胜
