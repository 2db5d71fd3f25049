### 各种赛制：会发生什么，是什么。

event-teams-formed = 队伍：{ $teams }
event-eliminated = { $seat } 到了分数线，被淘汰
event-time-warned = 本局还剩：{ $left }

# Where partners win, it is no tie.
match-shared-partners = { $players } 以 { $points } 分赢得比赛。
match-stopped-shared-partners = 比赛已停止，{ $players } 以 { $points } 分获胜。
round-shared-partners = { $players } 赢得第 { $round } 局。

match-elimination = 手里的牌累计 { $target } 分就淘汰，直到只剩一人
match-places = 一局打到只剩一人
match-round = 只打一局
match-teams = 分两队，队友对坐，打到 { $target } 分；出完的人得到对方手里牌的分数
match-time = 一局最多 { $time }；时间到了，手里牌最少者胜

## 每种赛制一行（`help`），末尾是规则书的条款

about-winner = 出完的人得到别人手里牌的分数；先到分数线的人赢得整场比赛。(M1)
about-negative = 自己手里剩的牌记负分；有人到了分数线，总分最低的人获胜。(M2)
about-rounds = 打固定的局数；出完的人得到别人手里牌的分数，或每人按名次得分，总分最高的人获胜。(M3)
about-round = 只打一局：赢下这一局就赢了。(M1)
about-elimination = 自己手里剩的牌记负分；到了分数线的人被淘汰，其他人继续。(M5)
about-teams = 二对二，队友对坐；有人出完，这一队得到对方手里牌的分数。(M6)
about-places = 一局打到只剩一人；先出完的人第一名，依次排下去。(M7)
about-time = 一局有时间限制；时间到了，牌最少的人获胜，张数相同比分数。(M8)

## 英文不需要的：可以打的名字（第一个是显示的），和程序里已有英文说明的

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
option-name-scoring = 计分
option-name-time = 时限

about-option-target = 到多少分结束
about-option-target-more = 从第三人起，每人给分数线加几分
about-option-rounds = 打几局
about-option-scoring = 一局怎么算分：别人手里的牌、名次，或不算分
about-option-time = 一局最多多久
refused-teams-and-places = 组队是各为其队，不排名：两个请选一个。
refused-mercy-and-teams = 爆牌出局会让队友单独出局，不能和组队一起用。
refused-time-and-daily = { $rule } 和 { $other } 不能一起用：两个请选一个。
