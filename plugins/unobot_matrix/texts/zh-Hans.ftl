matrix-emoji = { $emoji } 如果你的屏幕上也是这些，那就是我。
matrix-only-emoji = 只能用对比表情符号的方式验证我，请用这种方式再试。
matrix-no-keys = 没法验证我：我在这里不加密，所以没有密钥。
matrix-not-verified = 双方的密钥不一致，没有验证成功。请再试一次。
