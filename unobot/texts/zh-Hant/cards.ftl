### 幾副牌都有的牌；每副牌自己說有哪些。

effect-everyone-skipped = 其他人都被跳過

about-card-skip-everyone = 其他人都失去回合，出的人再來一個回合。(N11)
about-card-discard-all = 你手裡同色的其他牌全部壓在它下面，不起作用。可以出在同色牌或另一張全棄牌上。(N10)
about-skip-everyone = 全體跳過牌：其他人都失去回合。(N11)
about-discard-all = 全棄牌：手裡同色的其他牌跟著一起出。(N10)

## 英文不需要的：可以打的名字（第一個是顯示的）

card-skip-everyone = 全體跳過, 全跳, 跳過所有人, 全體禁止
card-discard-all = 全棄, 全棄牌, 棄同色, 清色
