### 几副牌都有的牌；每副牌自己说有哪些。

effect-everyone-skipped = 其他人都被跳过
effect-draws-openly = { $player } 翻开了 { $cards }
with-draws-openly = { $act }，翻开了 { $cards }

refused-no-out-sweep = { $card } 会带走你最后的牌：这里不能用它出完。

about-card-skip-everyone = 其他人都停一轮，出的人再来一回合。(N11)
about-card-discard-all = 你手里同色的其他牌全部压在它下面，不起作用。可以出在同色牌或另一张全弃牌上。(N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }

## 英文不需要的：可以打的名字（第一个是显示的）

card-skip-everyone = 全体禁止, 全禁, 禁止所有人, 跳过所有人
card-discard-all = 全弃, 全弃牌, 弃同色, 清色
