### 各種賽制：會發生什麼，是什麼。

event-teams-formed = 隊伍：{ $teams }
event-eliminated = { $seat } 達到目標分數，被淘汰
event-time-warned = 這一局還剩：{ $left }

# Where partners win, it is no tie.
match-shared-partners = { $players } 以 { $points } 分贏得比賽。
match-stopped-shared-partners = 比賽已停止，{ $players } 以 { $points } 分獲勝。
round-shared-partners = { $players } 贏得第 { $round } 局。

match-elimination = 手上的牌累計 { $target } 分就淘汰，直到只剩一人
match-places = 一局打到只剩一人
match-round = 只打一局
match-teams = 分兩隊，隊友對坐，打到 { $target } 分；出完的人得到對方手上牌的分數
match-time = 一局最多 { $time }；時間到了，手上牌最少者勝

## 每種賽制一行（`help`），末尾是規則書的條款

about-winner = 出完的人得到別人手上牌的分數；先達到目標分數的人贏得整場比賽。(M1)
about-negative = 自己手上剩的牌記負分；有人達到目標分數，總分最低的人獲勝。(M2)
about-rounds = 打固定的局數；出完的人得到別人手上牌的分數，或每人按名次得分，總分最高的人獲勝。(M3)
about-round = 只打一局：贏了這一局就贏了。(M1)
about-elimination = 自己手上剩的牌記負分；達到目標分數的人被淘汰，其他人繼續。(M5)
about-teams = 二對二，隊友對坐；有人出完，這一隊得到對方手上牌的分數。(M6)
about-places = 一局打到只剩一人；先出完的人第一名，依次排下去。(M7)
about-time = 一局有時間限制；時間到了，牌最少的人獲勝，張數相同就比分數。(M8)

## 英文不需要的：可以打的名字（第一個是顯示的），和程式裡已有英文說明的

rule-name-winner = 積分
rule-name-negative = 負分
rule-name-rounds = 固定局數
rule-name-elimination = 淘汰賽
rule-name-teams = 組隊
rule-name-places = 排名次, 排名
rule-name-time = 限時
rule-name-round = 單局, 一局

option-name-target = 目標分數, 目標分, 分數線
option-name-rounds = 局數
option-name-scoring = 計分
option-name-time = 時限

about-option-target = 打到多少分結束
about-option-target-more = 從第三人起，每人給目標分數加幾分
about-option-rounds = 打幾局
about-option-scoring = 一局怎麼算分：別人手上的牌、名次，或不算分
about-option-time = 一局最多多久
refused-teams-and-places = 組隊比的是隊伍，不排名次：兩個請選一個。
refused-mercy-and-teams = 爆牌出局會讓隊友單獨出局，不能和組隊一起用。
refused-time-and-daily = { $rule } 和 { $other } 不能一起用：兩個請選一個。
