### What the help says of the setting.

setting-machine = このアカウントでプログラムが遊ぶかどうか。名前に印が付きます。
