matrix-emoji = { $emoji } 画面と同じなら、間違いなく私です。
matrix-only-emoji = 私の検証は絵文字の見比べだけでできます。その方法でもう一度お願いします。
matrix-no-keys = ここでは暗号化していないので鍵がなく、検証できません。
matrix-not-verified = 鍵が一致せず、検証できませんでした。もう一度お願いします。
