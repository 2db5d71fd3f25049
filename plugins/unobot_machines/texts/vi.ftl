### What the help says of the setting.

setting-machine = tài khoản này có do chương trình chơi hay không. Tên sẽ được đánh dấu.
