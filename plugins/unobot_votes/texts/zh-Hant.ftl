### Votes.

vote-ahead = 領先：{ $line }（{ $votes }/{ $of } 票）；{ $p }開桌 就開這一種。
# 夠了這麼多票，等著的這一桌就改規則。
vote-ahead-waiting = 領先：{ $line }（{ $votes }/{ $needed } 票就改這一桌的規則）。
table-voted = 投票通過：這一桌現在玩 { $preset }。{ $p }加入 入座，{ $p }開始 發牌。
refused-vote-late = 比賽正在進行，規則不變。{ $p }投票 踢 bob 是投票請玩家離桌。
refused-cup-vote = 盃賽的牌桌不能投票請人離桌。
refused-vote-host = 這一桌的房主 { $host } 在場，由房主決定：{ $p }踢。
refused-voted-already = 你已經對 { $name } 投過票了。
refused-vote-what = 要投票決定什麼？例如 { $p }投票 台灣 +累積（下一桌玩什麼），或 { $p }投票 踢 bob。
help-vote = { $p }投票 玩法：投票選下一桌玩什麼；{ $p }投票 踢 名字：房主不在時，投票請一個玩家離桌；其他玩家的一半同意就算數。
vote-kick = { $by } 投票請 { $player } 離桌：{ $count }/{ $needed } 票。
vote-kicked = 投票通過：{ $player } 不能再參加這場比賽。
command-vote = 投票
