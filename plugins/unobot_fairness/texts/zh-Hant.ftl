### Deals that anybody can check.

help-verify = { $p }驗證：看下一次發牌封存了什麼，怎麼檢查上一次發牌。{ $p }驗證 檔案：把上一局當成檔案傳給你。
help-seed = { $p }種子 加上幾個字：在下一次發牌的隨機裡加一點你的東西。
sealed = 發牌已封存：{ $seal }（{ $p }驗證）。
verify-sealed = { $round ->
    [next] 本桌第 { $number } 次發牌已由 SHA-256 { $seal } 封存。你在這裡打的、我接受的每一句話，和你用 { $p }種子 加的字，都會算進去。
   *[running] 這一局的牌由 SHA-256 { $seal } 封存。這一局結束後會公開內容。
}
verify-shown = 上一局（{ $round }）的秘密是 { $secret }。雜湊 { $number } 次就是第一次發牌的 SHA-256：{ $anchor }。
verify-shares = { $mine ->
    [0] 那次發牌用了 { $count } 句話，沒有你的。
   *[other] 那次發牌用了 { $count } 句話，其中 { $mine } 句是你的：{ $shares }
}
verify-file = 下面 { $count } 行是第 { $round } 局。抄進一個文字檔，用 unobot verify 檢查。
verify-file-link = 第 { $round } 局的檔案，供 unobot verify 使用：{ $url }
verify-none-yet = 還沒有打完一局；打完後在這裡公開秘密。
seed-taken = 下一次發牌會用到。
beacon-late = 發牌要用的公開值還沒到。一分鐘後，或有人打 { $p }開始 時，我再試一次。
word-verify-file = 檔案
refused-seed-late = 牌已經發了，現在加也不會改變什麼。請在下一次發牌之前加。
refused-seed-what = 要加什麼？什麼都可以，例如 { $p }種子 42 隻小鴨子。
refused-verify-file-none = 沒有你打過的這一局。一局結束後，{ $p }驗證 檔案 會把檔案傳給你；{ $p }驗證 檔案 ID 傳以前的。
refused-verify-file-later = { $what ->
    [round] 那一局還沒打完：打完後再要檔案。
   *[match] 這場比賽有一條規則還在保密：比賽結束後再要檔案。
}
refused-verify-file-gone = 那一局太早了：只保存了結果。
command-verify = 驗證
command-seed = 種子

## In the help

word-theme-fairness = 公平
setting-seal = 每次發牌是否公布封印，好在之後驗證。
