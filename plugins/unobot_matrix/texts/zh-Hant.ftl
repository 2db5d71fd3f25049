matrix-emoji = { $emoji } 如果你的螢幕上也是這些，那就是我。
matrix-only-emoji = 只能用比對表情符號的方式驗證我，請用這種方式再試。
matrix-no-keys = 沒辦法驗證我：我在這裡不加密，所以沒有金鑰。
matrix-not-verified = 雙方的金鑰不一致，沒有驗證成功。請再試一次。
