### 有人不在時由電腦代打（`!set standin on`）。

standin-begins = { $player } 不在，先由電腦代打。
standin-ends = { $player } 回來了，接著自己打。
standin-name = { $name }（代打）
