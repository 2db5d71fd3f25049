### 各种赛制：会发生什么，是什么。

event-teams-formed = 队伍：{ $teams }
event-eliminated = { $seat } 到了分数线，被淘汰
event-time-warned = 本局还剩：{ $left }

match-elimination = 手里的牌累计 { $target } 分就淘汰，直到只剩一人
match-places = 一局打到只剩一人
match-round = 只打一局
match-teams = 分两队，队友对坐，打到 { $target } 分；出完的人得到对方手里牌的分数
match-time = 一局最多 { $time }；时间到了，手里牌最少者胜

## 可以打的名字；第一个是显示的

rule-name-winner = 积分
rule-name-negative = 负分
rule-name-rounds = 固定局数
rule-name-elimination = 淘汰赛
rule-name-teams = 组队
rule-name-places = 排名
rule-name-time = 限时
rule-name-round = 单局, 一局
option-name-target = 分数线, 目标分
option-name-rounds = 局数
option-name-time = 时限
