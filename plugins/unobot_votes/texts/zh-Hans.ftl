### Votes.

vote-ahead = 领先：{ $line }（{ $votes }/{ $of } 票）；{ $p }开桌 就开这一种。
# 够了这么多票，等着的这一桌就改规则。
vote-ahead-waiting = 领先：{ $line }（{ $votes }/{ $needed } 票就改这一桌的规则）。
table-voted = 投票通过：这一桌现在玩 { $preset }。{ $p }加入 入座，{ $p }开始 发牌。
refused-vote-late = 比赛正在进行，规则不变。{ $p }投票 踢 bob 是投票请玩家离桌。
refused-cup-vote = 杯赛的牌桌不能投票让人离桌。
refused-vote-host = 这一桌的房主 { $host } 在场，由房主决定：{ $p }踢。
refused-voted-already = 你已经对 { $name } 投过票了。
refused-vote-what = 要投票决定什么？例如 { $p }投票 台湾 +叠加（下一桌玩什么），或 { $p }投票 踢 bob。
help-vote = { $p }投票 玩法：投票选下一桌玩什么；{ $p }投票 踢 名字：房主不在时，投票让一个玩家离桌；其他玩家的一半同意就算数。
vote-kick = { $by } 投票让 { $player } 离桌：{ $count }/{ $needed } 票。
vote-kicked = 投票通过：{ $player } 不能再参加这场比赛。
command-vote = 投票
