### 席を外した人の代わりにコンピューターが打つ（`!set standin on`）。

standin-begins = { $player }は不在のため、コンピューターが代わりにプレイします。
standin-ends = { $player }が戻り、続きをプレイします。
standin-name = { $name }（代理）
