### What the help says of the setting.

setting-machine = 這個帳號是否由程式來玩。名字會帶上標記。
