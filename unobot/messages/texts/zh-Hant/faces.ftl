### 雙面牌：牌背是什麼。

command-backs = 背面, backs
help-backs = { $p }背面：用雙面牌時，私下告訴你別人手牌的背面和抽牌堆最上面一張的背面；{ $p }背面 名字 只看一個人的。
backs = 背面：{ $list }
backs-of = { $player }：{ $cards }
backs-pile = 抽牌堆 { $card }
backs-empty = 現在看不到任何背面。
refused-backs-none = 這桌的牌背面沒有牌。
refused-backs-not-in = 只有還在這一局的人能看別人牌的背面。
refused-backs-own = 自己的牌背自己看不到，別人看得到。
refused-other-side = { $card } 在另一面。

# Several colours, as they are typed.
list-colors-last = { $first } 或 { $next }
list-colors-more = { $first }、{ $next }
top-penalty-until = 要一直抽到 { $until }。
