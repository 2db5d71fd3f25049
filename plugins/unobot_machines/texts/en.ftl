### What the help says of the setting.

setting-machine = whether a program plays with this account. Its name is marked then.
