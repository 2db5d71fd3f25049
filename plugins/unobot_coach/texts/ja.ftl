### What newcomers are told in their first match, each line to one player alone.

coach-turn =
    { $needs ->
        [color] { $top } に出せるのは、{ $color }か黒いカードです。
        [number] { $top } に出せるのは、{ $color }か、数字の { $number } か、黒いカードです。
       *[symbol] { $top } に出せるのは、{ $color }か、同じ記号か、黒いカードです。
    }
coach-nothing = 今出せるカードはありません。
coach-drawn = 引いたカードが出せます。出さなくてもかまいません。
coach-penalty = ドローのカードを出されました。
coach-penalty-challenge = ドローのカードを出されました。出した人が前の色のカードを持っていたと思えば、チャレンジできます。
coach-question = 答えを待っています。
coach-call = 残り1枚になるときは、最後に「{ $word }」を付けます。忘れると指摘されます。
coach-unread = 「{ $said }」は打ち手として読めません。
coach-over = 試合が終わったので、説明はここまでです。もう一度なら { $p }設定 コーチ オン
setting-coach = 試合が終わるまで、打ち手を個別に説明するかどうか。
coach-your-turn = あなたの番です。
word-set-coach = コーチ, 指導
