### 双面牌：牌背是什么。

command-backs = 背面, backs
help-backs = { $p }背面：用双面牌时，私下告诉你别人手牌的背面和摸牌堆最上面一张的背面；{ $p }背面 名字 只看一个人的。
backs = 背面：{ $list }
backs-of = { $player }：{ $cards }
backs-pile = 摸牌堆 { $card }
backs-empty = 现在看不到任何背面。
refused-backs-none = 这桌的牌背面没有牌。
refused-backs-not-in = 只有还在本局里的人能看别人牌的背面。
refused-backs-own = 自己的牌背自己看不到，别人看得到。
refused-other-side = { $card } 在另一面。

# Several colours, as they are typed.
list-colors-last = { $first } 或 { $next }
list-colors-more = { $first }、{ $next }
top-penalty-until = 要一直摸到 { $until }。
