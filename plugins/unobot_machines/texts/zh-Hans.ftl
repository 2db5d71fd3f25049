### What the help says of the setting.

setting-machine = 这个账号是否由程序来玩。名字会带上标记。
