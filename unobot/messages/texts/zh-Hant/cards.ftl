### 幾副牌都有的牌；每副牌自己說有哪些。

effect-everyone-skipped = 其他人都被跳過
effect-draws-openly = { $player } 翻開了 { $cards }
with-draws-openly = { $act }，翻開了 { $cards }

refused-no-out-sweep = { $card } 會帶走你最後的牌：這裡不能用它出完。

about-card-skip-everyone = 其他人都停一回合，出的人再來一回合。(N11)
about-card-discard-all = 你手裡同色的其他牌全部壓在它下面，不起作用。可以出在同色牌或另一張全棄牌上。(N10)
about-skip-everyone = { about-card-skip-everyone }
about-discard-all = { about-card-discard-all }

## 英文不需要的：可以打的名字（第一個是顯示的）

card-skip-everyone = 全體跳過, 全跳, 跳過所有人, 全體禁止
card-discard-all = 全棄, 全棄牌, 棄同色, 清色
