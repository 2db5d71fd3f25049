### What newcomers are told in their first match, each line to one player alone.

coach-turn =
    { $needs ->
        [color] { $color }牌或黑牌可以接 { $top }。
        [number] { $color }牌、數字 { $number } 或黑牌可以接 { $top }。
       *[symbol] { $color }牌、相同符號或黑牌可以接 { $top }。
    }
coach-nothing = 你現在沒有能出的牌。
coach-drawn = 抽到的牌可以出，也可以不出。
coach-penalty = 你被要求抽牌了。
coach-penalty-challenge = 你被要求抽牌了。如果你覺得出牌的人手上有原來顏色的牌，可以挑戰。
coach-question = 等你回答。
coach-call = 出完剩一張的話，最後加上 { $word }，不然會被抓。
coach-unread = 「{ $said }」不是我看得懂的出牌。
coach-over = 你的比賽結束了，我不再講解。{ $p }設定 教練 開 可以再打開。
setting-coach = 是否私下講解你的出牌，到你的比賽結束為止。
coach-your-turn = 輪到你了。
word-set-coach = 教練, 講解
