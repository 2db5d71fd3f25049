### 有人不在时由电脑代打（`!set standin on`）。

standin-begins = { $player } 不在，先由电脑代打。
standin-ends = { $player } 回来了，接着自己打。
standin-name = { $name }（代打）
